/*
 * A board on the screen as a person or an assistive tool uses it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-hands.h"

#include <check.h>

#include "qdr-board-view-private.h"

QdrBoardModel *
board_get_model (QdrBoardView *board)
{
  return qdr_board_state_get_model (qdr_board_view_get_parts (board)->state);
}

const QdrBoardScene *
board_get_scene (QdrBoardView *board)
{
  return qdr_board_state_get_scene (qdr_board_view_get_parts (board)->state);
}

const QdrBoardGeometry *
board_get_geometry (QdrBoardView *board)
{
  return qdr_board_state_get_geometry (qdr_board_view_get_parts (board)->state);
}

graphene_point_t
board_get_point (QdrBoardView *board, QdrMove move)
{
  const QdrBoardGeometry *geometry = board_get_geometry (board);
  graphene_rect_t bounds;
  graphene_point_t point;

  if (!qdr_move_is_wall (move))
    return qdr_board_geometry_get_square_centre (geometry, qdr_move_square (move));

  bounds = qdr_board_geometry_get_wall (geometry, move);
  graphene_rect_get_center (&bounds, &point);
  if (qdr_move_kind (move) == QDR_MOVE_HORIZONTAL_WALL)
    point.x += geometry->pitch * 0.35f;
  else
    point.y += geometry->pitch * 0.35f;
  return point;
}

const QdrBoardPalette *
board_get_palette (QdrBoardView *board)
{
  return &qdr_board_view_get_parts (board)->palette;
}

QdrBoardPointer *
board_get_pointer (QdrBoardView *board)
{
  return qdr_board_view_get_parts (board)->pointer;
}

QdrBoardPencil *
board_get_pencil (QdrBoardView *board)
{
  return qdr_board_view_get_parts (board)->pencil;
}

QdrBoardSwitchInput *
board_get_switch (QdrBoardView *board)
{
  return qdr_board_view_get_parts (board)->scanning;
}

gboolean
board_scan_leads_to (QdrBoardView *board, QdrMove move)
{
  const QdrBoardScene *scene = board_get_scene (board);
  const QdrScanChoice *choice = &scene->scanned;

  switch (choice->kind) {
  case QDR_SCAN_PAWN:
    return qdr_move_kind (move) == QDR_MOVE_STEP;
  case QDR_SCAN_WALLS:
    return qdr_move_kind (move) == choice->walls;
  case QDR_SCAN_ROW:
    return qdr_board_row (&scene->position.board, qdr_move_square (move)) == choice->row;
  case QDR_SCAN_MOVE:
    return move == choice->move;
  case QDR_SCAN_NOTHING:
  default:
    return FALSE;
  }
}

QdrSquareView *
board_find_square (QdrBoardView *board, QdrSquare square)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (QDR_IS_SQUARE_VIEW (child) &&
        qdr_square_view_get_square (QDR_SQUARE_VIEW (child)) == square)
      return QDR_SQUARE_VIEW (child);
  return NULL;
}

QdrSlotView *
board_find_slot (QdrBoardView *board, QdrMove wall)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (QDR_IS_SLOT_VIEW (child) && qdr_slot_view_get_wall (QDR_SLOT_VIEW (child)) == wall)
      return QDR_SLOT_VIEW (child);
  return NULL;
}

void
board_assert_label (gpointer child, const char *expected)
{
  /* While the child has the focus, another label names it. */
  gpointer quiet = g_object_get_data (G_OBJECT (child), "qdr-silent-label");
  g_autofree char *actual =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (quiet != NULL ? quiet : child),
                                          GTK_ACCESSIBLE_PROPERTY_LABEL, expected);

  ck_assert_msg (actual == NULL, "%s instead of %s", actual, expected);
}

guint
board_count_children (QdrBoardView *board, GType type)
{
  guint count = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count += G_TYPE_CHECK_INSTANCE_TYPE (child, type) ? 1 : 0;
  return count;
}

gboolean
board_press_key (gpointer widget, guint key, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  g_autoptr (GtkShortcutTrigger) trigger = gtk_keyval_trigger_new (key, modifiers);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
      continue;
    for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++) {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), trigger))
        return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                             gtk_shortcut_get_arguments (shortcut));
    }
  }
  return FALSE;
}

gboolean
board_send_key (gpointer widget, guint key, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_handled; i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", key, 0, modifiers, &is_handled);
  }
  return is_handled;
}

GtkWidget *
board_get_bubble (QdrBoardView *board)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board));

  while (!QDR_IS_BOARD_BUBBLE (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Returns the first visible descendant of that type. */
static GtkWidget *
find_visible (GtkWidget *widget, GType type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = NULL;

    if (!gtk_widget_get_visible (child))
      continue;
    found = G_TYPE_CHECK_INSTANCE_TYPE (child, type) ? child : find_visible (child, type);
    if (found != NULL)
      return found;
  }
  return NULL;
}

const char *
board_read_bubble (GtkWidget *bubble)
{
  GtkWidget *box = gtk_widget_get_first_child (bubble);
  GtkWidget *label = gtk_widget_get_first_child (box);

  return gtk_widget_get_visible (label) ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

GtkWidget *
board_find_confirm_button (QdrBoardView *board)
{
  return find_visible (board_get_bubble (board), GTK_TYPE_BUTTON);
}
