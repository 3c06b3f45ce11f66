/*
 * A player in a ranking, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-ranked-player.h"

#include <glib/gi18n.h>

struct _QdrRankedPlayer {
  GObject parent_instance;

  GPtrArray *players; /* (nullable) */
  QdrLibraryRank rank;
  QdrLibraryRankingKind kind;
};

G_DEFINE_FINAL_TYPE (QdrRankedPlayer, qdr_ranked_player, G_TYPE_OBJECT)

static guint changed_signal;

static void
qdr_ranked_player_finalize (GObject *object)
{
  g_clear_pointer (&QDR_RANKED_PLAYER (object)->players, g_ptr_array_unref);

  G_OBJECT_CLASS (qdr_ranked_player_parent_class)->finalize (object);
}

static void
qdr_ranked_player_class_init (QdrRankedPlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_ranked_player_finalize;

  changed_signal = g_signal_new ("changed", QDR_TYPE_RANKED_PLAYER, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
qdr_ranked_player_init (QdrRankedPlayer *self)
{
}

QdrRankedPlayer *
qdr_ranked_player_new (void)
{
  return g_object_new (QDR_TYPE_RANKED_PLAYER, NULL);
}

void
qdr_ranked_player_set_rank (QdrRankedPlayer *self,
                            const QdrLibraryRank *rank,
                            QdrLibraryRankingKind kind,
                            GPtrArray *players)
{
  g_return_if_fail (QDR_IS_RANKED_PLAYER (self));
  g_return_if_fail (rank != NULL && players != NULL);

  g_ptr_array_ref (players);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  self->players = players;
  self->rank = *rank;
  self->kind = kind;
  g_signal_emit (self, changed_signal, 0);
}

const QdrLibraryRank *
qdr_ranked_player_get_rank (QdrRankedPlayer *self)
{
  g_return_val_if_fail (QDR_IS_RANKED_PLAYER (self) && self->players != NULL, NULL);

  return &self->rank;
}

/* --- In words --------------------------------------------------------------------------------- */

static char *
write_rating (double rating)
{
  /* Translators: how strong a player is now, a number. */
  return g_strdup_printf (_ ("rating %.0f"), rating);
}

static char *
write_best (double best)
{
  /* Translators: the highest rating that a player ever had. */
  return g_strdup_printf (_ ("best rating %.0f"), best);
}

static char *
write_wins (guint n_wins)
{
  return g_strdup_printf (
      /* Translators: games in which a player began and has won. */
      ngettext ("%'u win as first player", "%'u wins as first player", n_wins), n_wins);
}

/* (transfer full): all but what the ranking goes by. */
static char *
write_rest (QdrRankedPlayer *self, const char *separator)
{
  const QdrLibraryPlayer *player = self->rank.player;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *rating = write_rating (player->rating);
  g_autofree char *best = write_best (player->best);
  g_autofree char *wins = write_wins (player->n_wins_as_first);
  g_autofree char *games =
      g_strdup_printf (ngettext ("%'u game", "%'u games", player->n_games), player->n_games);
  g_auto (GStrv) parts = NULL;

  g_strv_builder_add (builder, player->is_personality ? C_ ("ranking", "Computer")
                                                      : C_ ("ranking", "Person"));
  if (self->kind != QDR_LIBRARY_RANKING_RATING && player->best > 0)
    g_strv_builder_add (builder, rating);
  if (self->kind != QDR_LIBRARY_RANKING_BEST && player->best > 0)
    g_strv_builder_add (builder, best);
  g_strv_builder_add (builder, games);
  if (self->kind != QDR_LIBRARY_RANKING_WINS_AS_FIRST)
    g_strv_builder_add (builder, wins);
  parts = g_strv_builder_end (builder);
  return g_strjoinv (separator, parts);
}

char *
qdr_ranked_player_write_number (QdrRankedPlayer *self)
{
  g_return_val_if_fail (QDR_IS_RANKED_PLAYER (self) && self->players != NULL, NULL);

  return g_strdup_printf (self->kind == QDR_LIBRARY_RANKING_WINS_AS_FIRST ? "%'u" : "%u",
                          self->rank.number);
}

char *
qdr_ranked_player_write_details (QdrRankedPlayer *self)
{
  g_return_val_if_fail (QDR_IS_RANKED_PLAYER (self) && self->players != NULL, NULL);

  return write_rest (self, " · ");
}

char *
qdr_ranked_player_write_words (QdrRankedPlayer *self)
{
  g_autofree char *rest = NULL;
  g_autofree char *number = NULL;

  g_return_val_if_fail (QDR_IS_RANKED_PLAYER (self) && self->players != NULL, NULL);

  rest = write_rest (self, ", ");
  if (self->kind == QDR_LIBRARY_RANKING_RATING)
    number = write_rating (self->rank.player->rating);
  else if (self->kind == QDR_LIBRARY_RANKING_BEST)
    number = write_best (self->rank.player->best);
  else
    number = write_wins (self->rank.number);
  /* Translators: for a screen reader, somebody in a ranking: the place, the name, what the ranking
   * goes by, and what else is known: “3. Anna, rating 1612, Person, best rating 1720, 12 games”. */
  return g_strdup_printf (_ ("%u. %s, %s, %s"), self->rank.place, self->rank.player->name, number,
                          rest);
}
