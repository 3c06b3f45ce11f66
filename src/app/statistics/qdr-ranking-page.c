/*
 * The ranking of all players: by rating, by best rating ever, or by wins as the first player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-ranking-page.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-announcer.h"
#include "qdr-focusable-label.h"
#include "qdr-rows.h"
#include "qdr-tab-stop.h"

#define QDR_TYPE_RANKED_ROW (qdr_ranked_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrRankedRow, qdr_ranked_row, QDR, RANKED_ROW, AdwBin)

struct _QdrRankedPlayer {
  GObject parent_instance;

  GPtrArray *players; /* (nullable): the array that owns rank.player */
  QdrLibraryRank rank;
  QdrLibraryRankingKind kind;
};

G_DEFINE_FINAL_TYPE (QdrRankedPlayer, qdr_ranked_player, G_TYPE_OBJECT)

struct _QdrRankedRow {
  AdwBin parent_instance;

  QdrRankedPlayer *player; /* (nullable): NULL in an unused row */
  char *shown;             /* (nullable): the accessible label; NULL before a player is shown */

  GtkLabel *place;
  GtkLabel *name;
  GtkLabel *details;
  GtkLabel *number;
};

G_DEFINE_FINAL_TYPE (QdrRankedRow, qdr_ranked_row, ADW_TYPE_BIN)

struct _QdrRankingPage {
  AdwBin parent_instance;

  GPtrArray *players; /* (nullable) (element-type QdrLibraryPlayer): all players */
  GHashTable *ranked; /* (element-type utf8 QdrRankedPlayer): the listed players, by key */
  GListStore *listed; /* of QdrRankedPlayer */
  QdrLibraryRankingKind kind;
  guint number; /* the number that the user has chosen, see QdrLibraryRankingKind */

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

/* A player in the ranking */

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

const QdrLibraryRank *
qdr_ranked_player_get_rank (QdrRankedPlayer *self)
{
  g_return_val_if_fail (QDR_IS_RANKED_PLAYER (self) && self->players != NULL, NULL);

  return &self->rank;
}

/* Returns the number that determines the ranking in words (transfer full). */
static char *
format_number (QdrRankedPlayer *self)
{
  const QdrLibraryPlayer *player = self->rank.player;

  if (self->kind == QDR_LIBRARY_RANKING_RATING)
    /* Translators: %.0f is the current rating of a player. */
    return g_strdup_printf (self->rank.place > 0 ? _ ("rating %.0f")
                                                 : _ ("provisional rating %.0f"),
                            player->rating);
  if (self->kind == QDR_LIBRARY_RANKING_BEST)
    /* Translators: %.0f is the highest rating that a player ever had. */
    return g_strdup_printf (_ ("best rating %.0f"), player->best);
  return g_strdup_printf (
      /* Translators: %'u is the number of games that a player has won as the first player. */
      ngettext ("%'u win as first player", "%'u wins as first player", self->rank.number),
      self->rank.number);
}

/* Rows */

static void
show_player_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_widget_activate (gtk_widget_get_parent (GTK_WIDGET (user_data)));
}

static const GActionEntry row_entries[] = {
  { .name = "show", .activate = show_player_cb },
};

static void
player_changed_cb (QdrRankedRow *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  const QdrLibraryRank *rank = qdr_ranked_player_get_rank (self->player);
  const guint n_games = rank->player->n_finished;
  const char *kind =
      rank->player->is_personality ? C_ ("ranking", "Computer") : C_ ("ranking", "Person");
  const gboolean is_provisional = rank->place == 0;
  const char *reason =
      is_provisional ? _ ("Provisional: too few games for a place in the ranking") : NULL;
  g_autofree char *place = is_provisional ? g_strdup ("") : g_strdup_printf ("%u", rank->place);
  g_autofree char *games = g_strdup_printf (ngettext ("%'u game", "%'u games", n_games), n_games);
  g_autofree char *details = g_strdup_printf ("%s · %s", kind, games);
  const gboolean counts_wins = self->player->kind == QDR_LIBRARY_RANKING_WINS_AS_FIRST;
  /* A provisional rating is marked as on Lichess. */
  g_autofree char *number = g_strdup_printf (counts_wins      ? "%'u"
                                             : is_provisional ? "%u?"
                                                              : "%u",
                                             rank->number);
  g_autofree char *criterion = format_number (self->player);
  g_autofree char *words =
      is_provisional
          ? g_strjoin (", ", rank->player->name, criterion, kind, games, NULL)
          /* Translators: a row of a ranking for a screen reader, with the place, the name, the
           * number that determines the ranking, and details:
           * “3. Anna, rating 1612, Person, 12 games”. */
          : g_strdup_printf (_ ("%u. %s, %s, %s, %s"), rank->place, rank->player->name, criterion,
                             kind, games);

  if (g_strcmp0 (words, self->shown) == 0)
    return;

  gtk_label_set_text (self->place, place);
  gtk_label_set_text (self->name, rank->player->name);
  gtk_label_set_text (self->details, details);
  gtk_label_set_text (self->number, number);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->number), reason);
  (is_provisional ? gtk_widget_add_css_class
                  : gtk_widget_remove_css_class) (GTK_WIDGET (self->number), "dim-label");
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason != NULL ? reason : "",
                                  -1);
  g_free (self->shown);
  self->shown = g_steal_pointer (&words);
}

/* Shows the full text of a label in a tooltip if the label is too narrow for it. */
static gboolean
query_tooltip_cb (GtkLabel *label, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

static void
qdr_ranked_row_dispose (GObject *object)
{
  QdrRankedRow *self = QDR_RANKED_ROW (object);

  if (self->player != NULL)
    g_signal_handlers_disconnect_by_data (self->player, self);
  g_clear_object (&self->player);
  g_clear_pointer (&self->shown, g_free);

  G_OBJECT_CLASS (qdr_ranked_row_parent_class)->dispose (object);
}

static void
qdr_ranked_row_class_init (QdrRankedRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_ranked_row_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/statistics/ranked-row.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrRankedRow, place);
  gtk_widget_class_bind_template_child (widget_class, QdrRankedRow, name);
  gtk_widget_class_bind_template_child (widget_class, QdrRankedRow, details);
  gtk_widget_class_bind_template_child (widget_class, QdrRankedRow, number);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
}

static void
qdr_ranked_row_init (QdrRankedRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_row_player (QdrRankedRow *self, QdrRankedPlayer *player)
{
  g_autoptr (GSimpleActionGroup) actions = NULL;

  if (self->player != NULL)
    g_signal_handlers_disconnect_by_data (self->player, self);
  g_set_object (&self->player, player);
  if (player == NULL)
    return;

  g_signal_connect_object (player, "changed", G_CALLBACK (player_changed_cb), self,
                           G_CONNECT_SWAPPED);
  actions = g_simple_action_group_new ();
  /* The list item around the row has the focus. So the item gets the accessible label, and an
   * action by which assistive tools show the player. */
  g_action_map_add_action_entries (G_ACTION_MAP (actions), row_entries, G_N_ELEMENTS (row_entries),
                                   self);
  gtk_widget_insert_action_group (gtk_widget_get_parent (GTK_WIDGET (self)), "player",
                                  G_ACTION_GROUP (actions));
  player_changed_cb (self);
}

/* The list */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (QDR_TYPE_RANKED_ROW, NULL));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  set_row_player (QDR_RANKED_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  set_row_player (QDR_RANKED_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
activate_cb (QdrRankingPage *self, guint position)
{
  g_autoptr (QdrRankedPlayer) player =
      g_list_model_get_item (G_LIST_MODEL (self->listed), position);

  g_signal_emit (self, chosen_signal, 0, qdr_ranked_player_get_rank (player)->player);
}

static gboolean
is_listed_at (QdrRankingPage *self, guint position, gpointer player)
{
  g_autoptr (QdrRankedPlayer) other = g_list_model_get_item (G_LIST_MODEL (self->listed), position);

  return other == player;
}

/* Replaces only the items from the first to the last difference, so that a long list does not
 * scroll. Reuses the items of listed players, so that their rows do not lose the focus. */
static void
update_list (QdrRankingPage *self, GArray *ranks)
{
  GHashTable *ranked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  g_autoptr (GPtrArray) players = g_ptr_array_new ();
  const guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->listed));
  const guint shorter = MIN (n_before, ranks->len);
  guint head = 0;
  guint tail = 0;

  for (guint i = 0; i < ranks->len; i++) {
    const QdrLibraryRank *rank = &g_array_index (ranks, QdrLibraryRank, i);
    char *key = g_strdup_printf ("%d %s", rank->player->is_personality, rank->player->identity);
    QdrRankedPlayer *before = g_hash_table_lookup (self->ranked, key);
    QdrRankedPlayer *player =
        before != NULL ? g_object_ref (before) : g_object_new (QDR_TYPE_RANKED_PLAYER, NULL);

    /* The item must reference the array, because the array owns rank->player. */
    g_clear_pointer (&player->players, g_ptr_array_unref);
    player->players = g_ptr_array_ref (self->players);
    player->rank = *rank;
    player->kind = self->kind;
    g_signal_emit (player, changed_signal, 0);
    g_hash_table_insert (ranked, key, player);
    g_ptr_array_add (players, player);
  }
  g_hash_table_unref (self->ranked);
  self->ranked = ranked;

  while (head < shorter && is_listed_at (self, head, players->pdata[head]))
    head++;
  while (tail < shorter - head &&
         is_listed_at (self, n_before - 1 - tail, players->pdata[players->len - 1 - tail]))
    tail++;
  if (n_before - head - tail > 0 || players->len - head - tail > 0)
    g_list_store_splice (self->listed, head, n_before - head - tail, players->pdata + head,
                         players->len - head - tail);
}

/* Criteria */

static void
update_ranking (QdrRankingPage *self)
{
  g_autoptr (GArray) ranks = qdr_library_rank_players (self->players, self->kind, self->number);
  const guint n = ranks->len;
  const guint n_all = self->players->len;
  g_autoptr (GArray) rated =
      n == 0 ? qdr_library_rank_players (self->players, QDR_LIBRARY_RANKING_RATING, 0) : NULL;
  g_autofree char *above = g_strdup_printf (_ ("Nobody is rated above %u yet."), self->number);
  g_autofree char *count =
      n == n_all
          ? g_strdup_printf (ngettext ("%'u player", "%'u players", n), n)
          /* Translators: the number of players in the list, and the number of all players. */
          : g_strdup_printf (ngettext ("%'u of %'u player", "%'u of %'u players", n_all), n, n_all);
  const char *explanation = above;

  if (n > 0)
    explanation = "";
  else if (self->kind == QDR_LIBRARY_RANKING_WINS_AS_FIRST)
    explanation = _ ("Nobody has that many wins as first player yet.");
  else if (rated->len == 0)
    explanation = _ ("Nobody has a rating yet. Finish a game of two to get one.");
  else if (self->kind == QDR_LIBRARY_RANKING_BEST)
    explanation = _ ("Best rating after ten games.");

  update_list (self, ranks);
  gtk_label_set_text (self->count, count);
  gtk_label_set_text (self->words, explanation);
  gtk_stack_set_visible_child_name (self->pages, n == 0 ? "none" : "list");
}

static void
criterion_changed_cb (QdrRankingPage *self)
{
  GtkSpinButton *const entries[] = { self->rating, self->n_players, self->n_wins };
  static const char *const names[] = { "rating", "best", "wins" };
  const guint kind = qdr_choice_row_get_chosen (self->order);
  GtkAdjustment *adjustment = gtk_spin_button_get_adjustment (entries[kind]);
  guint64 number;

  /* A number takes effect while it is being typed. */
  if (!g_ascii_string_to_unsigned (gtk_editable_get_text (GTK_EDITABLE (entries[kind])), 10,
                                   (guint64) gtk_adjustment_get_lower (adjustment),
                                   (guint64) gtk_adjustment_get_upper (adjustment), &number, NULL))
    number = (guint64) gtk_spin_button_get_value_as_int (entries[kind]);
  if (kind == self->kind && number == self->number)
    return;

  /* If the order changes, the list is shown from its top. If only the number changes, the list does
   * not scroll. */
  if (kind != self->kind) {
    g_list_store_remove_all (self->listed);
    g_hash_table_remove_all (self->ranked);
  }
  self->kind = kind;
  self->number = (guint) number;
  gtk_stack_set_visible_child_name (self->numbers, names[kind]);
  if (self->players == NULL)
    return;
  update_ranking (self);
  qdr_announce_transient (GTK_WIDGET (self),
                          gtk_label_get_text (*gtk_label_get_text (self->words) != '\0'
                                                  ? self->words
                                                  : self->count),
                          0);
}

/* The page */

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
  gtk_widget_class_bind_template_callback (widget_class, criterion_changed_cb);
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
  qdr_row_fixups_apply (GTK_WIDGET (self->numbers));
  selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->listed)));
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
}

void
qdr_ranking_page_set_players (QdrRankingPage *self, GPtrArray *players)
{
  g_return_if_fail (QDR_IS_RANKING_PAGE (self));
  g_return_if_fail (players != NULL);

  g_ptr_array_ref (players);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  self->players = players;
  update_ranking (self);
}
