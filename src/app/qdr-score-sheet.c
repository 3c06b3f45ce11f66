/*
 * The moves of a game, a row for each round; a click steps to the position after a move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-score-sheet.h"

#include "qdr-emblem.h"
#include "qdr-round-row.h"

struct _QdrScoreSheet {
  GtkWidget parent_instance;

  QdrGame *game;
  QdrRoundList *rounds;
  QdrReview *review; /* (nullable): of the game */
  GPtrArray *rows;   /* those that show a round now */
  guint frames;      /* until the present move is scrolled to */

  GtkWidget *box;
  GtkBox *players;
  GtkStack *stack;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (QdrScoreSheet, qdr_score_sheet, GTK_TYPE_WIDGET)

static void
move_activated_cb (QdrScoreSheet *self, guint ply)
{
  qdr_game_go_to (self->game, ply);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  GtkWidget *row = qdr_round_row_new ();

  g_signal_connect_object (row, "move-activated", G_CALLBACK (move_activated_cb), user_data,
                           G_CONNECT_SWAPPED);
  /* The buttons in it are what is focused and activated. */
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  QdrScoreSheet *self = QDR_SCORE_SHEET (user_data);
  QdrRoundRow *row = QDR_ROUND_ROW (gtk_list_item_get_child (item));
  QdrRound *round = QDR_ROUND (gtk_list_item_get_item (item));
  g_autofree char *number = g_strdup_printf ("%u", qdr_round_get_number (round));

  qdr_round_row_set_round (row, self->game, round);
  qdr_round_row_set_current_ply (row, qdr_game_get_ply (self->game));
  qdr_round_row_show_marks (row, self->game, self->review);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (row))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, number, -1);
  g_ptr_array_add (self->rows, row);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  QdrScoreSheet *self = QDR_SCORE_SHEET (user_data);

  g_ptr_array_remove_fast (self->rows, gtk_list_item_get_child (item));
}

static void
update_page (QdrScoreSheet *self)
{
  guint n = self->rounds != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->rounds)) : 0;

  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "moves" : "empty");
}

static void
scroll_to_present (QdrScoreSheet *self)
{
  if (self->game != NULL && qdr_game_get_n_moves (self->game) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                                qdr_round_list_find_ply (self->rounds,
                                                         MAX (qdr_game_get_ply (self->game), 1)));
}

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  QdrScoreSheet *self = QDR_SCORE_SHEET (widget);

  if (--self->frames > 0)
    return G_SOURCE_CONTINUE;
  scroll_to_present (self);
  return G_SOURCE_REMOVE;
}

/* A list scrolls only over rows that have a place, which they get at the end of a frame. */
static void
scroll_soon (QdrScoreSheet *self)
{
  if (self->frames == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_cb, NULL, NULL);
  self->frames = 2;
}

static void
update_current (QdrScoreSheet *self)
{
  guint ply = qdr_game_get_ply (self->game);

  for (guint i = 0; i < self->rows->len; i++)
    qdr_round_row_set_current_ply (g_ptr_array_index (self->rows, i), ply);
  scroll_to_present (self);
}

static void
update_marks (QdrScoreSheet *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    qdr_round_row_show_marks (g_ptr_array_index (self->rows, i), self->game, self->review);
}

static void
show_players (QdrScoreSheet *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->players))) != NULL)
    gtk_box_remove (self->players, child);
  for (guint i = 0; self->game != NULL && i < qdr_game_get_n_players (self->game); i++) {
    GtkWidget *emblem = g_object_new (QDR_TYPE_EMBLEM, "halign", GTK_ALIGN_CENTER, NULL);

    qdr_emblem_set_number (QDR_EMBLEM (emblem), i);
    gtk_box_append (self->players, emblem);
  }
}

static void
detach (QdrScoreSheet *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->rounds);
  g_clear_object (&self->game);
}

static void
detach_review (QdrScoreSheet *self)
{
  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_clear_object (&self->review);
}

static void
qdr_score_sheet_dispose (GObject *object)
{
  QdrScoreSheet *self = QDR_SCORE_SHEET (object);

  detach_review (self);
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  detach (self);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_score_sheet_parent_class)->dispose (object);
}

static void
qdr_score_sheet_finalize (GObject *object)
{
  g_ptr_array_unref (QDR_SCORE_SHEET (object)->rows);

  G_OBJECT_CLASS (qdr_score_sheet_parent_class)->finalize (object);
}

static void
qdr_score_sheet_class_init (QdrScoreSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qdr_score_sheet_dispose;
  object_class->finalize = qdr_score_sheet_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrScoreSheet, box);
  gtk_widget_class_bind_template_child (widget_class, QdrScoreSheet, players);
  gtk_widget_class_bind_template_child (widget_class, QdrScoreSheet, stack);
  gtk_widget_class_bind_template_child (widget_class, QdrScoreSheet, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scoresheet");
}

static void
qdr_score_sheet_init (QdrScoreSheet *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list)),
                           "notify::page-size", G_CALLBACK (scroll_soon), self, G_CONNECT_SWAPPED);
}

void
qdr_score_sheet_set_game (QdrScoreSheet *self, QdrGame *game)
{
  g_autoptr (GtkNoSelection) model = NULL;

  g_return_if_fail (QDR_IS_SCORE_SHEET (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  gtk_list_view_set_model (self->list, NULL);
  detach (self);
  if (game != NULL) {
    self->game = g_object_ref (game);
    self->rounds = qdr_round_list_new (game);
    model = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->rounds)));
    gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
    g_signal_connect_object (self->rounds, "items-changed", G_CALLBACK (update_page), self,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "variations-changed", G_CALLBACK (update_marks), self,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "annotated", G_CALLBACK (update_marks), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "notify::ply", G_CALLBACK (update_current), self,
                             G_CONNECT_SWAPPED);
    scroll_soon (self);
  }
  show_players (self);
  update_page (self);
}

void
qdr_score_sheet_set_review (QdrScoreSheet *self, QdrReview *review)
{
  g_return_if_fail (QDR_IS_SCORE_SHEET (self));
  g_return_if_fail (review == NULL || QDR_IS_REVIEW (review));

  detach_review (self);
  if (review != NULL) {
    self->review = g_object_ref (review);
    g_signal_connect_swapped (review, "items-changed", G_CALLBACK (update_marks), self);
    g_signal_connect_swapped (review, "notify::n-fitting", G_CALLBACK (update_marks), self);
  }
  update_marks (self);
}
