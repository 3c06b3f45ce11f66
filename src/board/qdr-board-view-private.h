/*
 * What the parts of the board view share: the object itself, and pointing and playing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-bubble.h"
#include "qdr-board-geometry.h"
#include "qdr-board-palette.h"
#include "qdr-board-scene.h"
#include "qdr-board-view.h"
#include "qdr-slot-view.h"
#include "qdr-square-view.h"

G_BEGIN_DECLS

/** @brief What the player points with. */
typedef enum {
  QDR_BOARD_POINTER_NONE,
  QDR_BOARD_POINTER_MOUSE,
  QDR_BOARD_POINTER_FINGER,
  QDR_BOARD_POINTER_KEYBOARD,
} QdrBoardPointer;

/** @brief What the button or finger that is down has come down on. */
typedef enum {
  QDR_BOARD_PRESS_NONE,     /**< nothing is down, or it does not count */
  QDR_BOARD_PRESS_SQUARE,   /**< it stays a pawn move */
  QDR_BOARD_PRESS_WALL,     /**< it stays a wall */
  QDR_BOARD_PRESS_STOCK,    /**< the stock: a wall from there is dragged */
  QDR_BOARD_PRESS_STANDING, /**< a wall that stands there already, to be confirmed */
} QdrBoardPress;

struct _QdrBoardView {
  GtkWidget parent_instance;

  QdrGame *game;        /* (nullable): if that is what the model shows */
  QdrBoardModel *model; /* (nullable) */
  gboolean animate;
  gboolean show_legal_moves;
  gboolean show_shortest_paths;
  gboolean locked;
  guint rotation;
  QdrConfirmWalls confirm_walls;
  char *notice;

  QdrBoardScene scene;
  QdrBoardGeometry geometry;
  QdrBoardPalette palette;
  GPtrArray *squares;     /* of QdrSquareView, row by row from a1; owned as children */
  GPtrArray *slots;       /* of QdrSlotView, likewise from a1h, then from a1v; owned as children */
  QdrBoardBubble *bubble; /* owned as a child */
  AdwAnimation *animation;

  QdrSquare home; /* where Escape leads out of the grooves, or QDR_NO_SQUARE */
  QdrBoardPointer pointer;
  QdrBoardPress press;
  gboolean dragged;  /* since the press */
  gboolean grabbed;  /* the drag has taken something up */
  gboolean standing; /* the wall pointed at waits to be confirmed */
  QdrMove turned;    /* the wall under the pointer as the player turned it, or QDR_MOVE_NONE */
  graphene_point_t mouse;
  gboolean mouse_is_over;
};

/* Pointing and playing: qdr-board-view.c */

/** @brief Whether a person may move now. */
gboolean qdr_board_view_can_play (QdrBoardView *self);

/** @brief The same when somebody tries to: emits "blocked" where only the lock is in the way. */
gboolean qdr_board_view_try (QdrBoardView *self);

/** @brief Shows @p move as what would be played; QDR_MOVE_NONE to show nothing. */
void qdr_board_view_point_at (QdrBoardView *self, QdrMove move, QdrBoardPointer pointer);

/** @brief Lets the wall pointed at stand until it is confirmed or something else is pointed at. */
void qdr_board_view_stand (QdrBoardView *self);

/** @brief (nullable): the child for @p square. */
QdrSquareView *qdr_board_view_get_square (QdrBoardView *self, QdrSquare square);

/** @brief (nullable): the square with the keyboard focus. */
QdrSquareView *qdr_board_view_get_focused_square (QdrBoardView *self);

/** @brief (nullable): the place for a wall with the keyboard focus. */
QdrSlotView *qdr_board_view_get_focused_slot (QdrBoardView *self);

/** @brief @p wall the other way round, through the same corner. */
QdrMove qdr_board_view_turn_wall (QdrMove wall);

/** @brief Puts a child where it is seen, though the board draws it. */
void qdr_board_view_allocate_child (GtkWidget *child, const graphene_rect_t *bounds);

/* Following the model: qdr-board-follow.c */

void qdr_board_follow_init (QdrBoardView *self);

/** @brief Shows something else, or nothing. @param model  (nullable) */
void qdr_board_follow_model (QdrBoardView *self, QdrBoardModel *model);

/** @brief What can be done has changed: whose turn it is, or whether the board is locked. */
void qdr_board_follow_input (QdrBoardView *self);

/** @brief Ends a motion that is under way: whoever acts has seen enough of it. */
void qdr_board_follow_skip_motion (QdrBoardView *self);

/* Places for walls: qdr-board-slots.c */

/** @brief Makes a child for each place of the board in the scene. */
void qdr_board_slots_add (QdrBoardView *self);
void qdr_board_slots_remove (QdrBoardView *self);

/** @brief Names the places that have changed, or @p all because names of players have. */
void qdr_board_slots_update (QdrBoardView *self, gboolean all);

void qdr_board_slots_allocate (QdrBoardView *self);

/** @brief The child for @p wall, which must be on the board. */
QdrSlotView *qdr_board_view_get_slot (QdrBoardView *self, QdrMove wall);

/* Mouse and touch: qdr-board-pointer.c */

void qdr_board_pointer_init (QdrBoardView *self);

/** @brief Points with the mouse, if it is over the board, after something else has changed. */
void qdr_board_pointer_refresh (QdrBoardView *self);

/* The steps of mouse and touch, for the controllers and for tests. */
void qdr_board_pointer_move (QdrBoardView *self, const graphene_point_t *point);
void qdr_board_pointer_leave (QdrBoardView *self);
void qdr_board_pointer_press (QdrBoardView *self, const graphene_point_t *point, gboolean finger);
void qdr_board_pointer_drag (QdrBoardView *self, const graphene_point_t *point, float distance);
void qdr_board_pointer_release (QdrBoardView *self);
void qdr_board_pointer_cancel (QdrBoardView *self);
gboolean qdr_board_pointer_turn (QdrBoardView *self);

/** @brief Proposes the wall that stands there to be confirmed. @return whether there is one */
gboolean qdr_board_pointer_confirm (QdrBoardView *self);

/** @brief Forgets what is pressed or dragged. */
void qdr_board_pointer_reset (QdrBoardView *self);

/* Keyboard: qdr-board-keys.c */

void qdr_board_keys_class_init (GtkWidgetClass *widget_class);
gboolean qdr_board_keys_focus (GtkWidget *widget, GtkDirectionType direction);
gboolean qdr_board_keys_grab_focus (GtkWidget *widget);

/** @brief The focus has come to the place for @p wall, by whatever way, or has left it. */
void qdr_board_keys_slot_focused (QdrBoardView *self, QdrMove wall, gboolean has_focus);

/** @brief Points with the keyboard, if it is in a groove, after something else has changed. */
void qdr_board_keys_refresh (QdrBoardView *self);

/* What the keys do, for the bindings and for tests; FALSE where the key is none of the board's. */
gboolean qdr_board_keys_arrow (QdrBoardView *self, QdrDirection direction);
gboolean qdr_board_keys_enter (QdrBoardView *self);
gboolean qdr_board_keys_wall (QdrBoardView *self, QdrMoveKind kind);
gboolean qdr_board_keys_groove (QdrBoardView *self, QdrDirection direction);
gboolean qdr_board_keys_turn (QdrBoardView *self);
gboolean qdr_board_keys_cancel (QdrBoardView *self);

G_END_DECLS
