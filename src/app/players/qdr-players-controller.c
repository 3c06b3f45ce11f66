/*
 * The controller of the players' panels around the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-players-controller.h"

#include <glib/gi18n.h>

#include "qdr-board-view.h"
#include "qdr-opponent-row.h"

/* The state of a drag from a stock onto the board; owned by the stock view. */
typedef struct {
  QdrStockView *stock;
  QdrBoardView *board; /* (nullable): NULL after the board was destroyed */
  gboolean dragging;
} StockDrag;

static void
stock_drag_free (StockDrag *self)
{
  g_clear_weak_pointer (&self->board);
  g_free (self);
}

static void
end_drag (StockDrag *self, gboolean dropped)
{
  if (!self->dragging)
    return;

  self->dragging = FALSE;
  qdr_stock_view_set_wall_dragged (self->stock, FALSE);
  if (self->board != NULL)
    qdr_board_view_end_stock_drag (self->board, dropped);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, StockDrag *self)
{
  GtkWidget *stock = GTK_WIDGET (self->stock);
  graphene_point_t on_board;
  double x, y;

  if (!self->dragging) {
    QdrPlayer *player = qdr_stock_view_get_player (self->stock);
    const gboolean finger =
        gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)) != NULL;

    if (!gtk_drag_check_threshold (stock, 0, 0, (int) dx, (int) dy))
      return;

    self->dragging =
        self->board != NULL && player != NULL && qdr_player_get_stock (player) > 0 &&
        qdr_board_view_begin_stock_drag (self->board, qdr_player_get_number (player), finger);
    qdr_stock_view_set_wall_dragged (self->stock, self->dragging);
    gtk_gesture_set_state (GTK_GESTURE (gesture),
                           self->dragging ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
    if (!self->dragging)
      return;
  }

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (self->board != NULL &&
      gtk_widget_compute_point (stock, GTK_WIDGET (self->board),
                                &GRAPHENE_POINT_INIT ((float) (x + dx), (float) (y + dy)),
                                &on_board))
    qdr_board_view_move_stock_drag (self->board, &on_board);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, StockDrag *self)
{
  end_drag (self, TRUE);
}

static void
drag_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, StockDrag *self)
{
  end_drag (self, FALSE);
}

/* Puts the wall back if the secondary button is pressed; the drag still lasts until the release. A
 * gesture is not used for this, because it would end the drag. */
static gboolean
button_cb (GtkEventControllerLegacy *controller, GdkEvent *event, StockDrag *self)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if (!self->dragging || (type != GDK_BUTTON_PRESS && type != GDK_BUTTON_RELEASE) ||
      gdk_button_event_get_button (event) != GDK_BUTTON_SECONDARY)
    return GDK_EVENT_PROPAGATE;

  qdr_stock_view_set_wall_dragged (self->stock, FALSE);
  if (self->board != NULL)
    qdr_board_view_end_stock_drag (self->board, FALSE);
  return GDK_EVENT_STOP;
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller, double dx, double dy, StockDrag *self)
{
  if (self->dragging && self->board != NULL)
    qdr_board_view_rotate_stock_drag (self->board);
  return self->dragging;
}

struct _QdrPlayersController {
  QdrController base;

  QdrBoardView *board; /* unowned */
  QdrPersonalityList *personalities;
  AdwBin *places[QDR_DIRECTIONS];         /* unowned: the containers of the panels, by QdrSide */
  QdrPlayerPanel *panels[QDR_DIRECTIONS]; /* unowned (nullable): NULL until first needed */
  QdrSplitView *split_view;               /* unowned */
  GSettings *settings;
  QdrGameLayout *layout; /* unowned */
};

QDR_DEFINE_CONTROLLER (QdrPlayersController, qdr_players_controller)

static void
seat_chosen_cb (QdrPlayersController *self, const char *seat, QdrPlayerPanel *panel)
{
  const guint player = qdr_player_get_number (qdr_player_panel_get_player (panel));

  qdr_session_change_seat (self->base.session, player, seat);
}

static QdrPlayerPanel *
make_panel (QdrPlayersController *self, AdwBin *place)
{
  QdrPlayerPanel *panel = g_object_new (QDR_TYPE_PLAYER_PANEL, NULL);
  GtkWidget *stock = GTK_WIDGET (qdr_player_panel_get_stock_view (panel));
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *button = gtk_event_controller_legacy_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  StockDrag *stock_drag = g_new0 (StockDrag, 1);

  g_object_bind_property (panel, "visible", place, "visible", G_BINDING_SYNC_CREATE);
  qdr_player_panel_set_personalities (panel, self->personalities);
  g_signal_connect_object (panel, "seat-chosen", G_CALLBACK (seat_chosen_cb), self,
                           G_CONNECT_SWAPPED);

  stock_drag->stock = QDR_STOCK_VIEW (stock);
  g_set_weak_pointer (&stock_drag->board, self->board);
  g_object_set_data_full (G_OBJECT (stock), "stock-drag", stock_drag,
                          (GDestroyNotify) stock_drag_free);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), stock_drag);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), stock_drag);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), stock_drag);
  gtk_widget_add_controller (stock, GTK_EVENT_CONTROLLER (drag));
  gtk_event_controller_set_propagation_phase (button, GTK_PHASE_CAPTURE);
  g_signal_connect (button, "event", G_CALLBACK (button_cb), stock_drag);
  gtk_widget_add_controller (stock, button);
  g_signal_connect (wheel, "scroll", G_CALLBACK (scroll_cb), stock_drag);
  gtk_widget_add_controller (stock, wheel);

  adw_bin_set_child (place, GTK_WIDGET (panel));
  return panel;
}

static QdrPlayerPanel *
get_panel_of_player (QdrPlayersController *self, guint number)
{
  const guint players = qdr_game_get_n_players (qdr_session_get_game (self->base.session));
  const QdrSide side =
      qdr_board_view_find_screen_side (self->board, qdr_side_of_player (players, number));

  if (self->panels[side] == NULL)
    self->panels[side] = make_panel (self, self->places[side]);
  return self->panels[side];
}

/* Sets the arrangements of the panels and the alignment of their contents. Beside the board, the
 * upper panels have their contents at the top, and the lower panels at the bottom. Remarks fit
 * between them. */
static void
update_panels (QdrPlayersController *self)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  const gboolean crowded = qdr_game_get_n_players (game) > 2;
  const gboolean timed = qdr_game_get_time_control (game) > 0;
  const gboolean collapsed = qdr_split_view_get_collapsed (self->split_view);
  const QdrGameArrangement arrangement = qdr_game_layout_get_arrangement (self->layout);
  const gboolean is_strip = arrangement == QDR_GAME_STRIPS;
  QdrPanelArrangement panel_arrangement = QDR_PANEL_LINE;

  switch (arrangement) {
  case QDR_GAME_SIDES:
  case QDR_GAME_TOWER:
    panel_arrangement = QDR_PANEL_CARD;
    break;
  case QDR_GAME_COLUMN:
    panel_arrangement = QDR_PANEL_LINES;
    break;
  case QDR_GAME_NARROW:
    panel_arrangement = timed ? QDR_PANEL_TIGHT : QDR_PANEL_LINES;
    break;
  case QDR_GAME_STRIPS:
  case QDR_GAME_ALONE:
    /* In a game of four, two panels are side by side. Each of them is too narrow for a name and a
     * large clock. */
    if (crowded && timed && collapsed)
      panel_arrangement = QDR_PANEL_STACK;
    else if (crowded && (timed || collapsed))
      panel_arrangement = QDR_PANEL_TIGHT;
    else if (crowded || collapsed)
      panel_arrangement = QDR_PANEL_LINES;
    break;
  }

  for (guint i = 0; i < G_N_ELEMENTS (self->panels); i++) {
    const gboolean is_above = i == QDR_SIDE_NORTH || i == QDR_SIDE_WEST;

    if (self->panels[i] == NULL)
      continue;
    qdr_player_panel_set_arrangement (self->panels[i], panel_arrangement);
    qdr_player_panel_set_content_align (self->panels[i], is_strip   ? GTK_ALIGN_FILL
                                                         : is_above ? GTK_ALIGN_START
                                                                    : GTK_ALIGN_END);
  }
}

static void
progress_cb (QdrPlayersController *self, guint depth)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  const guint turn = qdr_game_get_turn (game);
  const guint n_players = qdr_game_get_n_players (game);
  const guint moves = (depth + n_players - 1) / n_players;
  g_autofree char *activity = NULL;

  /* In a game of four, the panels have no space for this text. */
  if (!qdr_computer_player_get_thinking (qdr_session_get_computer (self->base.session)) ||
      n_players > 2)
    return;

  /* Translators: %u is the number of moves that a computer player has searched ahead. */
  activity = g_strdup_printf (ngettext ("%u move ahead", "%u moves ahead", moves), moves);
  qdr_player_panel_set_activity (get_panel_of_player (self, turn), activity);
}

/* Shows the players in their panels, and hides unused panels. A panel that stays in use is never
 * hidden, because it would lose the focus. */
static void
show_players (QdrPlayersController *self)
{
  QdrGame *game = qdr_session_get_game (self->base.session);

  for (guint i = 0; i < G_N_ELEMENTS (self->panels); i++) {
    gboolean is_used = self->panels[i] == NULL;

    for (guint j = 0; j < qdr_game_get_n_players (game) && !is_used; j++)
      is_used = get_panel_of_player (self, j) == self->panels[i];
    if (!is_used)
      qdr_player_panel_set_player (self->panels[i], NULL, NULL, NULL);
  }
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);
    QdrPlayerPanel *panel = get_panel_of_player (self, i);
    const char *id = qdr_player_get_personality_id (player);
    QdrPersonality *personality =
        id != NULL ? qdr_personality_list_find (self->personalities, id) : NULL;
    g_autoptr (GFile) portrait =
        qdr_player_find_portrait (player, personality, QDR_MOOD_CALM, self->settings);

    qdr_player_panel_set_player (panel, player, personality, portrait);
    qdr_player_panel_set_increment (panel, qdr_game_get_increment (game));
    qdr_player_panel_set_seat_fixed (panel,
                                     qdr_session_get_shared_game (self->base.session) != NULL);
  }
  update_panels (self);
}

static void
changed_cb (QdrPlayersController *self, guint changes)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  const guint turn = qdr_game_get_turn (game);
  const gboolean clock_runs = qdr_game_get_clocks_enabled (game);
  const gboolean takes_moves = qdr_board_view_can_move (self->board);
  const gboolean thinking =
      qdr_computer_player_get_thinking (qdr_session_get_computer (self->base.session));

  if ((changes & QDR_CHANGE_SEATS) != 0)
    show_players (self);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayerPanel *panel = get_panel_of_player (self, i);
    const gboolean on_turn = i == turn && !qdr_session_is_over (self->base.session);

    qdr_player_panel_set_on_turn (panel, on_turn);
    qdr_player_panel_set_clock_running (panel, i == qdr_game_get_clock_player (game) && clock_runs);
    qdr_stock_view_set_draggable (qdr_player_panel_get_stock_view (panel), on_turn && takes_moves);
    /* The panel only has a spinner, because the status bar has the text. */
    qdr_player_panel_set_activity (panel, on_turn && thinking ? "" : NULL);
  }
}

static void
update_players (QdrPlayersController *self)
{
  changed_cb (self, QDR_CHANGE_SEATS);
}

QdrPlayersController *
qdr_players_controller_new (QdrSession *session,
                            QdrBoardView *board,
                            QdrPersonalityList *personalities,
                            AdwBin *const places[QDR_DIRECTIONS],
                            QdrSplitView *split_view,
                            QdrGameLayout *layout,
                            GSettings *settings)
{
  QdrPlayersController *self;

  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);
  g_return_val_if_fail (QDR_IS_SPLIT_VIEW (split_view), NULL);
  g_return_val_if_fail (QDR_IS_GAME_LAYOUT (layout), NULL);

  self = qdr_controller_new (QDR_TYPE_PLAYERS_CONTROLLER, NULL, session);
  self->board = board;
  self->personalities = qdr_controller_reference_object (self, personalities);
  memcpy (self->places, places, sizeof self->places);
  self->split_view = split_view;
  self->layout = layout;
  self->settings = qdr_controller_reference_object (self, settings);
  g_signal_connect_object (split_view, "notify::collapsed", G_CALLBACK (update_panels), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (layout, "notify::arrangement", G_CALLBACK (update_panels), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (qdr_session_get_computer (session), "progress", G_CALLBACK (progress_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "notify::rotation", G_CALLBACK (update_players), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::portrait", G_CALLBACK (update_players), self,
                           G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}

void
qdr_players_controller_show_remark (QdrPlayersController *self, guint player, const char *remark)
{
  QdrPlayerPanel *speaker = NULL;

  g_return_if_fail (QDR_IS_PLAYERS_CONTROLLER (self));

  if (remark != NULL)
    speaker = get_panel_of_player (self, player);
  for (guint i = 0; i < G_N_ELEMENTS (self->panels); i++)
    if (self->panels[i] != NULL)
      qdr_player_panel_show_remark (self->panels[i], self->panels[i] == speaker ? remark : NULL);
}
