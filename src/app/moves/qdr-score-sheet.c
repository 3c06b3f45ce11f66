/*
 * The list of moves of a game: a row for each round, with its variations below. A click goes to the
 * position after a move, or switches to a variation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-score-sheet.h"

#include "qdr-board-picture.h"
#include "qdr-focusable-label.h"
#include "qdr-round-row.h"
#include "qdr-shared-record.h"

struct _QdrScoreSheet {
  AdwBin parent_instance;

  QdrGame *game;
  GListModel *rounds; /* (nullable) of QdrRound: the rounds of the game */
  QdrReview *review;  /* (nullable): a review of the game */
  GPtrArray *rows;    /* (element-type QdrRoundRow): rows that show a round */
  guint n_frames;     /* number of frames until the list scrolls to the current move, or 0 */
  guint current;      /* ply of the current move; in the start position, 1 */
  guint focused;      /* ply of the move that had the focus before the rounds changed, or 0 */

  GtkBox *players;
  GtkStack *stack;
  GtkListView *list;
};

G_DEFINE_FINAL_TYPE (QdrScoreSheet, qdr_score_sheet, ADW_TYPE_BIN)

/* Scrolls to a move, so that the list creates its row. */
static void
scroll_to_ply (QdrScoreSheet *self, guint ply)
{
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                              qdr_round_list_find_round (self->rounds, ply));
}

static guint
find_focused_ply (QdrScoreSheet *self)
{
  guint ply = 0;

  for (guint i = 0; i < self->rows->len && ply == 0; i++)
    ply = qdr_round_row_get_focused_ply (g_ptr_array_index (self->rows, i));

  return ply;
}

static gboolean
focus_ply (QdrScoreSheet *self, guint ply)
{
  gboolean found = FALSE;

  scroll_to_ply (self, ply);
  for (guint i = 0; i < self->rows->len && !found; i++)
    found = qdr_round_row_focus_ply (g_ptr_array_index (self->rows, i), ply);

  return found;
}

/* Returns the variation that has the focus, or NULL. Sets @row (optional) to the row of its
 * round. */
static QdrVariationRow *
find_focused_variation (QdrScoreSheet *self, QdrRoundRow **row)
{
  QdrVariationRow *variation = NULL;

  for (guint i = 0; i < self->rows->len && variation == NULL; i++) {
    QdrRoundRow *candidate = g_ptr_array_index (self->rows, i);

    variation = qdr_round_row_get_focused_variation (candidate);
    if (row != NULL)
      *row = candidate;
  }
  return variation;
}

/* Makes a variation the main line. If the variation had the focus, the focus moves to its first
 * move. */
static void
variation_chosen_cb (QdrScoreSheet *self, QdrVariationRow *row)
{
  const gboolean has_focus = find_focused_variation (self, NULL) != NULL;
  guint depth;
  const QdrBranch *path = qdr_variation_row_get_path (row, &depth);
  g_autofree QdrBranch *path_copy = g_memdup2 (path, depth * sizeof *path);

  /* The others play the main line, too. */
  if (qdr_game_is_shared (self->game))
    return;
  if (has_focus)
    focus_ply (self, path_copy[0].ply + 1);
  qdr_game_promote_variation_at_path (self->game, path_copy, depth);
  if (has_focus && depth > 1)
    focus_ply (self, path_copy[depth - 1].ply + 1);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  GtkWidget *row = g_object_new (QDR_TYPE_ROUND_ROW, NULL);

  g_signal_connect_object (row, "variation-chosen", G_CALLBACK (variation_chosen_cb), user_data,
                           G_CONNECT_SWAPPED);
  /* Only the buttons of the row can have the focus and be activated. */
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

  qdr_round_row_set_round (row, self->game, round, self->review);
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

static gboolean
has_moves (QdrScoreSheet *self)
{
  return self->game != NULL && qdr_game_get_n_moves (self->game) > 0;
}

static void
update_page (QdrScoreSheet *self)
{
  gtk_stack_set_visible_child_name (self->stack, has_moves (self) ? "moves" : "empty");
}

static void
scroll_to_current (QdrScoreSheet *self)
{
  if (has_moves (self))
    scroll_to_ply (self, self->current);
}

/* Makes the list a single tab stop. */
static gboolean
qdr_score_sheet_focus (GtkWidget *widget, GtkDirectionType direction)
{
  QdrScoreSheet *self = QDR_SCORE_SHEET (widget);

  if (!has_moves (self))
    return GTK_WIDGET_CLASS (qdr_score_sheet_parent_class)->focus (widget, direction);
  if (find_focused_ply (self) > 0 || find_focused_variation (self, NULL) != NULL)
    return FALSE;

  return focus_ply (self, self->current);
}

/* Returns the number of rounds by which Page Up and Page Down move: one round less than are
 * visible. */
static int
count_rounds_of_page (QdrScoreSheet *self)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
  const double height =
      gtk_adjustment_get_upper (adjustment) / g_list_model_get_n_items (self->rounds);

  return MAX ((int) (gtk_adjustment_get_page_size (adjustment) / height) - 1, 1);
}

/* Returns the ply of the move to which a key moves the focus, or 0 if the key does not move it. */
static guint
find_target (QdrScoreSheet *self, guint ply, guint key)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  switch (key) {
  case GDK_KEY_Left:
    return qdr_round_list_find_neighbour_ply (self->rounds, ply, mirrored ? 1 : -1);
  case GDK_KEY_Right:
    return qdr_round_list_find_neighbour_ply (self->rounds, ply, mirrored ? -1 : 1);
  case GDK_KEY_Up:
    return qdr_round_list_find_ply_in_round (self->rounds, ply, -1);
  case GDK_KEY_Down:
    return qdr_round_list_find_ply_in_round (self->rounds, ply, 1);
  case GDK_KEY_Page_Up:
    return qdr_round_list_find_ply_in_round (self->rounds, ply, -count_rounds_of_page (self));
  case GDK_KEY_Page_Down:
    return qdr_round_list_find_ply_in_round (self->rounds, ply, count_rounds_of_page (self));
  case GDK_KEY_Home:
    return 1;
  case GDK_KEY_End:
    return qdr_game_get_n_moves (self->game);
  default:
    return 0;
  }
}

/* Handles a key while a variation has the focus, and returns whether the key was handled. Up and
 * Down move from variation to variation. They also move from the first variation to the move that
 * it replaces, and from the last one to the next round. */
static gboolean
handle_key_in_variation (QdrScoreSheet *self, guint key)
{
  const gboolean up = key == GDK_KEY_Up;
  QdrRoundRow *row;
  QdrVariationRow *variation = find_focused_variation (self, &row);
  GtkWidget *next = GTK_WIDGET (variation);
  guint ply, depth;

  if (variation == NULL)
    return FALSE;
  if (!up && key != GDK_KEY_Down)
    return qdr_variation_row_handle_key (variation, key);

  do
    next = up ? gtk_widget_get_prev_sibling (next) : gtk_widget_get_next_sibling (next);
  while (next != NULL && !gtk_widget_get_visible (next));
  ply = qdr_variation_row_get_path (variation, &depth)[0].ply + 1;
  if (next != NULL)
    qdr_variation_row_grab_focus (QDR_VARIATION_ROW (next));
  else if (up)
    focus_ply (self, ply);
  else if (qdr_round_row_get_last_ply (row) < qdr_game_get_n_moves (self->game))
    focus_ply (self, qdr_round_list_find_ply_in_round (self->rounds, ply, 1));
  return TRUE;
}

/* Handles a key before the list does. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint pressed,
                guint code,
                GdkModifierType state,
                gpointer user_data)
{
  QdrScoreSheet *self = QDR_SCORE_SHEET (user_data);
  /* The keys of the number pad are in the same order as the other keys. */
  const guint key = pressed >= GDK_KEY_KP_Home && pressed <= GDK_KEY_KP_End
                        ? pressed - GDK_KEY_KP_Home + GDK_KEY_Home
                        : pressed;
  const guint ply = find_focused_ply (self);
  guint target;

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (handle_key_in_variation (self, key))
    return GDK_EVENT_STOP;
  if (ply == 0)
    return GDK_EVENT_PROPAGATE;

  /* Down moves the focus to the first variation of the same round. Up moves it to the last
   * variation of the previous round. If there is no variation, the keys move the focus to a
   * move. */
  target = key == GDK_KEY_Up ? qdr_round_list_find_ply_in_round (self->rounds, ply, -1) : ply;
  if (key == GDK_KEY_Down || (key == GDK_KEY_Up && target != ply)) {
    scroll_to_ply (self, target);
    for (guint i = 0; i < self->rows->len; i++) {
      QdrRoundRow *row = g_ptr_array_index (self->rows, i);

      if (qdr_round_row_has_ply (row, target) &&
          qdr_round_row_focus_variation (row, key == GDK_KEY_Up))
        return GDK_EVENT_STOP;
    }
  }

  target = find_target (self, ply, key);
  if (target == 0)
    return GDK_EVENT_PROPAGATE;
  focus_ply (self, target);
  return GDK_EVENT_STOP;
}

/* Stores the focused move, because rows lose the focus when they change. */
static void
store_focus_cb (QdrScoreSheet *self)
{
  self->focused = find_focused_ply (self);
}

static void
rounds_changed_cb (QdrScoreSheet *self)
{
  update_page (self);
  if (self->focused > 0 && has_moves (self))
    focus_ply (self, MIN (self->focused, qdr_game_get_n_moves (self->game)));
}

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  QdrScoreSheet *self = QDR_SCORE_SHEET (widget);

  if (--self->n_frames > 0)
    return G_SOURCE_CONTINUE;
  scroll_to_current (self);
  return G_SOURCE_REMOVE;
}

/* Scrolls to the current move after the next frame, because rows must be allocated before the list
 * can scroll to them. */
static void
scroll_after_frame (QdrScoreSheet *self)
{
  if (self->n_frames == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
  self->n_frames = 2;
}

/* Marks the current move. The focus follows it if the previous current move had the focus. */
static void
update_current (QdrScoreSheet *self)
{
  const guint focused = find_focused_ply (self);
  const gboolean follows = focused == self->current;

  self->current = MAX (qdr_game_get_ply (self->game), 1);
  for (guint i = 0; i < self->rows->len; i++)
    qdr_round_row_show_current_move (g_ptr_array_index (self->rows, i));
  if (follows)
    focus_ply (self, self->current);
  else if (focused == 0)
    scroll_to_current (self);
}

static void
update_marks (QdrScoreSheet *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    qdr_round_row_show_marks (g_ptr_array_index (self->rows, i), self->review);
}

/* Shows the changed variations. If a variation had the focus, the focus moves to the move at index
 * @ply of the main line. */
static void
update_variations (QdrScoreSheet *self, guint ply)
{
  const gboolean has_focus = find_focused_variation (self, NULL) != NULL;

  for (guint i = 0; i < self->rows->len; i++)
    qdr_round_row_show_variations (g_ptr_array_index (self->rows, i));
  update_marks (self);
  if (has_focus && has_moves (self))
    focus_ply (self, CLAMP (ply + 1, 1, qdr_game_get_n_moves (self->game)));
}

static void
qdr_score_sheet_dispose (GObject *object)
{
  QdrScoreSheet *self = QDR_SCORE_SHEET (object);

  if (self->game != NULL)
    gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->review);
  g_clear_object (&self->rounds);
  g_clear_object (&self->game);

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
  widget_class->focus = qdr_score_sheet_focus;

  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/moves/score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrScoreSheet, players);
  gtk_widget_class_bind_template_child (widget_class, QdrScoreSheet, stack);
  gtk_widget_class_bind_template_child (widget_class, QdrScoreSheet, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_set_css_name (widget_class, "scoresheet");
}

static void
qdr_score_sheet_init (QdrScoreSheet *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list)),
                           "notify::page-size", G_CALLBACK (scroll_after_frame), self,
                           G_CONNECT_SWAPPED);
}

void
qdr_score_sheet_set_game (QdrScoreSheet *self, QdrGame *game)
{
  g_autoptr (GtkNoSelection) model = NULL;
  GtkWidget *child;

  g_return_if_fail (QDR_IS_SCORE_SHEET (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  gtk_list_view_set_model (self->list, NULL);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->rounds);
  g_set_object (&self->game, game);
  if (game != NULL) {
    self->current = MAX (qdr_game_get_ply (game), 1);
    g_signal_connect_object (game, "items-changed", G_CALLBACK (store_focus_cb), self,
                             G_CONNECT_SWAPPED);
    self->rounds = qdr_round_list_new (game);
    model = gtk_no_selection_new (g_object_ref (self->rounds));
    gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
    g_signal_connect_object (self->rounds, "items-changed", G_CALLBACK (rounds_changed_cb), self,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "variations-changed", G_CALLBACK (update_variations), self,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "annotated", G_CALLBACK (update_marks), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "notify::ply", G_CALLBACK (update_current), self,
                             G_CONNECT_SWAPPED);
    scroll_after_frame (self);
  }
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->players))) != NULL)
    gtk_box_remove (self->players, child);
  for (guint i = 0; game != NULL && i < qdr_game_get_n_players (game); i++) {
    GtkWidget *pawn_icon = g_object_new (QDR_TYPE_PAWN_ICON, "halign", GTK_ALIGN_CENTER, NULL);

    qdr_pawn_icon_set_player (QDR_PAWN_ICON (pawn_icon), i);
    gtk_box_append (self->players, pawn_icon);
  }
  update_page (self);
}

void
qdr_score_sheet_set_review (QdrScoreSheet *self, QdrReview *review)
{
  g_return_if_fail (QDR_IS_SCORE_SHEET (self));
  g_return_if_fail (review == NULL || QDR_IS_REVIEW (review));

  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_set_object (&self->review, review);
  if (review != NULL) {
    g_signal_connect_object (review, "items-changed", G_CALLBACK (update_marks), self,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (review, "notify::n-unchanged", G_CALLBACK (update_marks), self,
                             G_CONNECT_SWAPPED);
  }
  update_marks (self);
}
