/*
 * What a board shows, and whom it asks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-words.h"
#include "qdr-game-question.h"
#include "qdr-spoken-move.h"

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_MODEL (qdr_board_model_get_type ())
G_DECLARE_INTERFACE (QdrBoardModel, qdr_board_model, QDR, BOARD_MODEL, GObject)

/*
 * The board knows how squares and grooves are pointed at, pressed and named to assistive tools;
 * what that means is for its model to say: a game that is played (QdrBoardGame), or a position that
 * is set up by hand (QdrEditorBoard). Where a QdrMove is passed, a step means its square,
 * for any pawn.
 *
 * Signals:
 *   "changed"  ()   there is something else to be seen
 *   "renamed"  ()   the players are called otherwise
 *   "opened"   ()   qdr_board_model_takes_moves() may have changed
 */

/** @brief What a model does; the functions below call these. */
struct _QdrBoardModelInterface {
  GTypeInterface parent_iface; /**< the interface above */

  /** see qdr_board_model_show() */
  void (*show) (QdrBoardModel *self, QdrBoardScene *scene);
  /** see qdr_board_model_takes_moves() */
  gboolean (*takes_moves) (QdrBoardModel *self);
  /** see qdr_board_model_passes_turns() */
  gboolean (*passes_turns) (QdrBoardModel *self);
  /** see qdr_board_model_allows() */
  gboolean (*allows) (QdrBoardModel *self, QdrMove move);
  /** see qdr_board_model_takes_away() */
  gboolean (*takes_away) (QdrBoardModel *self, QdrMove wall);
  /** see qdr_board_model_point() */
  char *(*point) (QdrBoardModel *self, QdrBoardScene *scene, QdrMove move);
  /** see qdr_board_model_act() */
  char *(*act) (QdrBoardModel *self, QdrMove move);
  /** see qdr_board_model_grab() */
  gboolean (*grab) (QdrBoardModel *self, QdrSquare square);
  /** see qdr_board_model_drop() */
  gboolean (*drop) (QdrBoardModel *self);
  /** see qdr_board_model_find_walls() */
  void (*find_walls) (QdrBoardModel *self, QdrBits walls[2]);
  /** see qdr_board_model_name_square() */
  char *(*name_square) (QdrBoardModel *self,
                        const QdrBoardScene *scene,
                        QdrSquare square,
                        gboolean mine);
  /** see qdr_board_model_name_slot() */
  char *(*name_slot) (QdrBoardModel *self,
                      const QdrBoardScene *scene,
                      QdrMove wall,
                      QdrSlotState state);
  /** see qdr_board_model_answer() */
  char *(*answer) (QdrBoardModel *self, QdrQuestion question, QdrMove wall, QdrVerbosity verbosity);
  /** see qdr_board_model_get_asker() */
  guint (*get_asker) (QdrBoardModel *self);
  /** see qdr_board_model_tell() */
  char *(*tell) (QdrBoardModel *self, const QdrBoardScene *before, const QdrBoardScene *after);
};

/**
 * @brief Reads what there is to be seen; leaves the view's part of the scene alone.
 *
 * @param scene  what is shown; changed
 */
void qdr_board_model_show (QdrBoardModel *self, QdrBoardScene *scene);

/** @brief Whether a person at this board may do something now. */
gboolean qdr_board_model_takes_moves (QdrBoardModel *self);

/**
 * @brief Whether a move ends a turn, so that the keyboard focus leaves the place of a wall for the
 *        square where the next move begins.
 */
gboolean qdr_board_model_passes_turns (QdrBoardModel *self);

/**
 * @brief Whether a move can be shown without a warning.
 *
 * @param move  a step stands for its square
 */
gboolean qdr_board_model_allows (QdrBoardModel *self, QdrMove move);

/**
 * @brief Whether @p wall stands, and asking for it takes it away.
 *
 * @param wall  a move that places a wall
 */
gboolean qdr_board_model_takes_away (QdrBoardModel *self, QdrMove wall);

/**
 * @brief Shows in @p scene what @p move would do, or with QDR_MOVE_NONE nothing.
 *
 * @param scene  what is shown; changed
 * @param move   what the pointer means
 * @return (transfer full) (nullable): why it is not allowed, if that is to be said at its place
 */
char *qdr_board_model_point (QdrBoardModel *self, QdrBoardScene *scene, QdrMove move);

/**
 * @brief Does what was proposed on the board, where no program decides about that.
 *
 * A game does nothing: its moves are for the program to play.
 *
 * @param self  a model
 * @param move  what was proposed
 * @return (transfer full) (nullable): a sentence that says why it is not done
 */
char *qdr_board_model_act (QdrBoardModel *self, QdrMove move);

/**
 * @brief Something is dragged from @p square.
 *
 * @param square  of the board
 * @return whether that has changed anything
 */
gboolean qdr_board_model_grab (QdrBoardModel *self, QdrSquare square);

/** @brief Lets go of what was taken up. @return whether there was anything */
gboolean qdr_board_model_drop (QdrBoardModel *self);

/**
 * @brief Finds the horizontal [0] and vertical [1] walls that could stand.
 *
 * @param walls  (out): by the square of their move
 */
void qdr_board_model_find_walls (QdrBoardModel *self, QdrBits walls[2]);

/**
 * @brief What assistive tools call a square.
 *
 * @param scene   what is shown
 * @param square  of the board
 * @param mine    whether moves are taken
 * @return (transfer full)
 */
char *qdr_board_model_name_square (QdrBoardModel *self,
                                   const QdrBoardScene *scene,
                                   QdrSquare square,
                                   gboolean mine);

/**
 * @brief What assistive tools call a place for a wall.
 *
 * @param scene  what is shown
 * @param wall   the move that places a wall there
 * @param state  what is there
 * @return (transfer full)
 */
char *qdr_board_model_name_slot (QdrBoardModel *self,
                                 const QdrBoardScene *scene,
                                 QdrMove wall,
                                 QdrSlotState state);

/**
 * @brief Answers a question about what is shown.
 *
 * @param question   any but QDR_QUESTION_AGAIN
 * @param wall       for QDR_QUESTION_COST the wall whose place has the focus, or QDR_MOVE_NONE
 * @param verbosity  how much to say of the last move
 * @return (transfer full) (nullable): sentences; NULL where nothing can be asked
 */
char *qdr_board_model_answer (QdrBoardModel *self,
                              QdrQuestion question,
                              QdrMove wall,
                              QdrVerbosity verbosity);

/** @brief Returns whose pawn is that of the person at this board, or QDR_NOBODY if that is the one
 *         to move. */
guint qdr_board_model_get_asker (QdrBoardModel *self);

/**
 * @brief (transfer full) (nullable): what has happened, for a person who cannot see it.
 *
 * @param before  what was shown
 * @param after   what is shown now
 */
char *
qdr_board_model_tell (QdrBoardModel *self, const QdrBoardScene *before, const QdrBoardScene *after);

/** @brief For models. */
void qdr_board_model_changed (QdrBoardModel *self);

/** @brief Emits "renamed". */
void qdr_board_model_renamed (QdrBoardModel *self);

/** @brief Emits "opened". */
void qdr_board_model_opened (QdrBoardModel *self);

G_END_DECLS
