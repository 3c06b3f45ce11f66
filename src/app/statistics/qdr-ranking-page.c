/*
 * All players in order: by their rating now, by the highest that they ever had, or by their games
 * won as the first player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-ranking-page.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-choice-row.h"
#include "qdr-ranked-row.h"
#include "qdr-focusable-label.h"
#include "qdr-row-fixups.h"
#include "qdr-tab-stop.h"

struct _QdrRankingPage {
  AdwBin parent_instance;

  GPtrArray *players;         /* (nullable) */
  GHashTable *ranked;         /* of char * and QdrRankedPlayer: those listed, by who they are */
  GListStore *listed;         /* of QdrRankedPlayer */
  QdrLibraryRankingKind kind; /* what was asked last */
  guint number;               /* likewise */

  QdrChoiceRow *order;
  GtkStack *numbers;
  GtkSpinButton *rating;
  GtkSpinButton *n_players;
  GtkSpinButton *n_wins;
  GtkLabel *count;
  GtkStack *pages;
  GtkListView *list;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (QdrRankingPage, qdr_ranking_page, ADW_TYPE_BIN)

static guint chosen_signal;

/* --- The list --------------------------------------------------------------------------------- */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, qdr_ranked_row_new ());
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  qdr_ranked_row_set_player (QDR_RANKED_ROW (gtk_list_item_get_child (item)),
                             gtk_list_item_get_item (item));
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  qdr_ranked_row_set_player (QDR_RANKED_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
activate_cb (QdrRankingPage *self, guint position)
{
  g_autoptr (QdrRankedPlayer) player =
      g_list_model_get_item (G_LIST_MODEL (self->listed), position);

  g_signal_emit (self, chosen_signal, 0, qdr_ranked_player_get_rank (player)->player);
}

/* (transfer full): the same one as long as it is listed, so that the focus stays on it. */
static QdrRankedPlayer *
find_ranked (QdrRankingPage *self, const char *key)
{
  QdrRankedPlayer *found = g_hash_table_lookup (self->ranked, key);

  return found != NULL ? g_object_ref (found) : qdr_ranked_player_new ();
}

/* (transfer full): those who will be listed. */
static GPtrArray *
make_listed (QdrRankingPage *self, GArray *ranks)
{
  GHashTable *ranked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  GPtrArray *listed = g_ptr_array_new ();

  for (guint i = 0; i < ranks->len; i++) {
    const QdrLibraryRank *rank = &g_array_index (ranks, QdrLibraryRank, i);
    char *key = g_strdup_printf ("%d %s", rank->player->is_personality, rank->player->identity);
    QdrRankedPlayer *player = find_ranked (self, key);

    qdr_ranked_player_set_rank (player, rank, self->kind, self->players);
    g_hash_table_insert (ranked, key, player);
    g_ptr_array_add (listed, player);
  }
  g_hash_table_unref (self->ranked);
  self->ranked = ranked;
  return listed;
}

static gboolean
is_listed_at (QdrRankingPage *self, guint position, gpointer player)
{
  g_autoptr (QdrRankedPlayer) other = g_list_model_get_item (G_LIST_MODEL (self->listed), position);

  return other == player;
}

/* Tells only of those between the first and the last that differ, so that the place in a long list
 * stays where it is. */
static void
list (QdrRankingPage *self, GPtrArray *players)
{
  const guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->listed));
  const guint shorter = MIN (n_before, players->len);
  guint head = 0;
  guint tail = 0;

  while (head < shorter && is_listed_at (self, head, players->pdata[head]))
    head++;
  while (tail < shorter - head &&
         is_listed_at (self, n_before - 1 - tail, players->pdata[players->len - 1 - tail]))
    tail++;
  if (n_before - head - tail > 0 || players->len - head - tail > 0)
    g_list_store_splice (self->listed, head, n_before - head - tail, players->pdata + head,
                         players->len - head - tail);
}

/* --- The answer in words ---------------------------------------------------------------------- */

static gboolean
has_ratings (QdrRankingPage *self)
{
  g_autoptr (GArray) rated = qdr_library_rank_players (self->players, QDR_LIBRARY_RANKING_BEST, 1);

  return rated->len > 0;
}

/* (transfer full): why nobody is listed. */
static char *
write_excuse (QdrRankingPage *self)
{
  if (self->kind == QDR_LIBRARY_RANKING_WINS_AS_FIRST)
    return self->number == 0
               ? g_strdup (_ ("Nobody has won a game as the first player yet."))
               : g_strdup_printf (
                     ngettext ("Nobody has won more than %'u game as the first player yet.",
                               "Nobody has won more than %'u games as the first player yet.",
                               self->number),
                     self->number);
  if (!has_ratings (self))
    return g_strdup (_ ("Nobody has a rating yet. The first game of two that is finished brings "
                        "some."));
  return g_strdup_printf (_ ("Nobody is rated above %u yet."), self->number);
}

/* (transfer full): how many of all are listed. */
static char *
write_count (QdrRankingPage *self, guint n)
{
  const guint n_all = self->players->len;

  if (n == n_all)
    return g_strdup_printf (ngettext ("%'u player", "%'u players", n), n);
  /* Translators: how many of all players are in a list. */
  return g_strdup_printf (ngettext ("%'u of %'u player", "%'u of %'u players", n_all), n, n_all);
}

/* --- Asking ----------------------------------------------------------------------------------- */

/* What is being typed counts at once. */
static guint
read_number (GtkSpinButton *entry)
{
  GtkAdjustment *adjustment = gtk_spin_button_get_adjustment (entry);
  guint64 number;

  if (g_ascii_string_to_unsigned (gtk_editable_get_text (GTK_EDITABLE (entry)), 10,
                                  (guint64) gtk_adjustment_get_lower (adjustment),
                                  (guint64) gtk_adjustment_get_upper (adjustment), &number, NULL))
    return (guint) number;
  return (guint) gtk_spin_button_get_value_as_int (entry);
}

static void
answer (QdrRankingPage *self)
{
  g_autoptr (GArray) ranks = qdr_library_rank_players (self->players, self->kind, self->number);
  g_autoptr (GPtrArray) players = make_listed (self, ranks);
  g_autofree char *count = write_count (self, ranks->len);
  g_autofree char *excuse = ranks->len == 0 ? write_excuse (self) : NULL;

  list (self, players);
  gtk_label_set_text (self->count, count);
  gtk_label_set_text (self->words, excuse != NULL ? excuse : "");
  gtk_stack_set_visible_child_name (self->pages, excuse != NULL ? "none" : "list");
}

static void
asked_cb (QdrRankingPage *self)
{
  GtkSpinButton *const entries[] = { self->rating, self->n_players, self->n_wins };
  static const char *const names[] = { "rating", "best", "wins" };
  const guint kind = qdr_choice_row_get_chosen (self->order);
  const guint number = read_number (entries[kind]);

  if (kind == self->kind && number == self->number)
    return;

  /* Another order is read from its beginning; another number only changes where the list ends. */
  if (kind != self->kind) {
    g_list_store_remove_all (self->listed);
    g_hash_table_remove_all (self->ranked);
  }
  self->kind = kind;
  self->number = number;
  gtk_stack_set_visible_child_name (self->numbers, names[kind]);
  if (self->players == NULL)
    return;
  answer (self);
  qdr_announce_transient (GTK_WIDGET (self),
                          gtk_label_get_text (*gtk_label_get_text (self->words) != '\0'
                                                  ? self->words
                                                  : self->count),
                          0);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_ranking_page_finalize (GObject *object)
{
  QdrRankingPage *self = QDR_RANKING_PAGE (object);

  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_hash_table_unref (self->ranked);
  g_object_unref (self->listed);

  G_OBJECT_CLASS (qdr_ranking_page_parent_class)->finalize (object);
}

static void
qdr_ranking_page_class_init (QdrRankingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_ranking_page_finalize;

  chosen_signal = g_signal_new ("chosen", QDR_TYPE_RANKING_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (QDR_TYPE_CHOICE_ROW);
  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);
  g_type_ensure (QDR_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/statistics/ranking-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrRankingPage, order);
  gtk_widget_class_bind_template_child (widget_class, QdrRankingPage, numbers);
  gtk_widget_class_bind_template_child (widget_class, QdrRankingPage, rating);
  gtk_widget_class_bind_template_child (widget_class, QdrRankingPage, n_players);
  gtk_widget_class_bind_template_child (widget_class, QdrRankingPage, n_wins);
  gtk_widget_class_bind_template_child (widget_class, QdrRankingPage, count);
  gtk_widget_class_bind_template_child (widget_class, QdrRankingPage, pages);
  gtk_widget_class_bind_template_child (widget_class, QdrRankingPage, list);
  gtk_widget_class_bind_template_child (widget_class, QdrRankingPage, words);
  gtk_widget_class_bind_template_callback (widget_class, asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
}

static void
qdr_ranking_page_init (QdrRankingPage *self)
{
  g_autoptr (GtkSingleSelection) selection = NULL;

  self->ranked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->listed = g_list_store_new (QDR_TYPE_RANKED_PLAYER);
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_choice_row_set_choices (self->order,
                              (const char *[]){ C_ ("ranking", "Rating"),
                                                C_ ("ranking", "Best Rating"),
                                                C_ ("ranking", "Wins as First Player"), NULL });
  qdr_row_fixups_apply (GTK_WIDGET (self));
  selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->listed)));
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
}

void
qdr_ranking_page_show (QdrRankingPage *self, GPtrArray *players)
{
  g_return_if_fail (QDR_IS_RANKING_PAGE (self));
  g_return_if_fail (players != NULL);

  g_ptr_array_ref (players);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  self->players = players;
  answer (self);
}
