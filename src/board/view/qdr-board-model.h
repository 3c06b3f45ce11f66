/*
 * The interface of the model that a board shows: a game, or a position that is being edited.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-words.h"
#include "qdr-game-answer.h"
#include "qdr-spoken-move.h"

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_MODEL (qdr_board_model_get_type ())
G_DECLARE_INTERFACE (QdrBoardModel, qdr_board_model, QDR, BOARD_MODEL, GObject)

/*
 * The board deals with pointing, pressing and accessible labels; their meaning is up to its model:
 * QdrBoardGame for a game, QdrEditorBoard for a position in the editor. A step passed as a QdrMove
 * stands for its square, for any pawn.
 *
 * Signals:
 *   "changed"  ()   the scene has changed
 *   "renamed"  ()   names of players have changed
 *   "opened"   ()   the result of qdr_board_model_takes_moves() may have changed
 */

/** @brief The virtual functions; see the functions below of the same names. */
struct _QdrBoardModelInterface {
  GTypeInterface parent_iface; /**< the parent interface */

  /** see qdr_board_model_fill_scene() */
  void (*fill_scene) (QdrBoardModel *self, QdrBoardScene *scene);
  /** see qdr_board_model_takes_moves() */
  gboolean (*takes_moves) (QdrBoardModel *self);
  /** see qdr_board_model_passes_turns() */
  gboolean (*passes_turns) (QdrBoardModel *self);
  /** see qdr_board_model_allows_move() */
  gboolean (*allows_move) (QdrBoardModel *self, QdrMove move);
  /** see qdr_board_model_can_remove_wall(); optional */
  gboolean (*can_remove_wall) (QdrBoardModel *self, QdrMove wall);
  /** see qdr_board_model_preview_move() */
  char *(*preview_move) (QdrBoardModel *self, QdrBoardScene *scene, QdrMove move);
  /** see qdr_board_model_make_move(); optional */
  char *(*make_move) (QdrBoardModel *self, QdrMove move);
  /** see qdr_board_model_pick_up_piece(); optional */
  gboolean (*pick_up_piece) (QdrBoardModel *self, QdrSquare square);
  /** see qdr_board_model_put_back_piece(); optional */
  gboolean (*put_back_piece) (QdrBoardModel *self);
  /** see qdr_board_model_find_legal_walls() */
  void (*find_legal_walls) (QdrBoardModel *self, QdrBits walls[2]);
  /** see qdr_board_model_describe_square() */
  char *(*describe_square) (QdrBoardModel *self,
                            const QdrBoardScene *scene,
                            QdrSquare square,
                            gboolean mine);
  /** see qdr_board_model_describe_slot() */
  char *(*describe_slot) (QdrBoardModel *self,
                          const QdrBoardScene *scene,
                          QdrMove wall,
                          QdrSlotState state);
  /** see qdr_board_model_answer_question(); optional */
  char *(*answer_question) (QdrBoardModel *self,
                            QdrQuestion question,
                            QdrMove wall,
                            QdrSpeechDetail verbosity);
  /** see qdr_board_model_get_asking_player(); optional */
  guint (*get_asking_player) (QdrBoardModel *self);
  /** see qdr_board_model_describe_change() */
  char *(*describe_change) (QdrBoardModel *self,
                            const QdrBoardScene *before,
                            const QdrBoardScene *after);
};

/** @brief Reads the model's part of the scene; the view's part is unchanged. */
void qdr_board_model_fill_scene (QdrBoardModel *self, QdrBoardScene *scene);

/** @brief Returns whether a person at this board may move now. */
gboolean qdr_board_model_takes_moves (QdrBoardModel *self);

/** @brief Returns whether a move ends a turn. The keyboard focus then returns from the place of a
 *         wall to the square, where the next move begins. */
gboolean qdr_board_model_passes_turns (QdrBoardModel *self);

/** @brief Returns whether a move can be shown without a warning. */
gboolean qdr_board_model_allows_move (QdrBoardModel *self, QdrMove move);

/** @brief Returns whether @p wall is on the board and proposing it removes it. */
gboolean qdr_board_model_can_remove_wall (QdrBoardModel *self, QdrMove wall);

/**
 * @brief Shows a preview of a move in the scene, or with QDR_MOVE_NONE none.
 *
 * @return (transfer full) (nullable): the reason why it is refused, if it is to be shown beside it
 */
char *qdr_board_model_preview_move (QdrBoardModel *self, QdrBoardScene *scene, QdrMove move);

/**
 * @brief Makes a proposed move that no handler of "proposed" has dealt with. A game does nothing,
 *        since its moves are made by the program.
 *
 * @return (transfer full) (nullable): the reason why the move is refused, as a sentence
 */
char *qdr_board_model_make_move (QdrBoardModel *self, QdrMove move);

/** @brief Takes the piece on @p square when a drag begins there, and returns whether that has
 *         changed the position. */
gboolean qdr_board_model_pick_up_piece (QdrBoardModel *self, QdrSquare square);

/** @brief Puts back the piece that was taken, and returns whether there was one. */
gboolean qdr_board_model_put_back_piece (QdrBoardModel *self);

/**
 * @brief Finds all legal walls.
 *
 * @param walls  (out): horizontal [0] and vertical [1], by the square of their move
 */
void qdr_board_model_find_legal_walls (QdrBoardModel *self, QdrBits walls[2]);

/**
 * @brief Returns (transfer full) the accessible label of a square.
 *
 * @param mine  whether the board takes moves
 */
char *qdr_board_model_describe_square (QdrBoardModel *self,
                                       const QdrBoardScene *scene,
                                       QdrSquare square,
                                       gboolean mine);

/**
 * @brief Returns (transfer full) the accessible label of a place for a wall.
 *
 * @param wall   the move that places a wall there
 * @param state  of the place
 */
char *qdr_board_model_describe_slot (QdrBoardModel *self,
                                     const QdrBoardScene *scene,
                                     QdrMove wall,
                                     QdrSlotState state);

/**
 * @brief Answers a question about the position.
 *
 * @param question   any but QDR_QUESTION_AGAIN
 * @param wall       for QDR_QUESTION_COST the place with the focus, or QDR_MOVE_NONE
 * @param verbosity  of the last move
 * @return (transfer full) (nullable): sentences; NULL if the model answers no questions
 */
char *qdr_board_model_answer_question (QdrBoardModel *self,
                                       QdrQuestion question,
                                       QdrMove wall,
                                       QdrSpeechDetail verbosity);

/** @brief Returns the player of the person at this board, or QDR_NOBODY for the one to move. */
guint qdr_board_model_get_asking_player (QdrBoardModel *self);

/** @brief Returns (transfer full) (nullable) an announcement of the change between two scenes, for
 *         a person who cannot see it. */
char *qdr_board_model_describe_change (QdrBoardModel *self,
                                       const QdrBoardScene *before,
                                       const QdrBoardScene *after);

/** @brief Emits "changed"; for models. */
void qdr_board_model_emit_changed (QdrBoardModel *self);

/** @brief Emits "renamed"; for models. */
void qdr_board_model_emit_renamed (QdrBoardModel *self);

/** @brief Emits "opened"; for models. */
void qdr_board_model_emit_takes_moves_changed (QdrBoardModel *self);

G_END_DECLS
