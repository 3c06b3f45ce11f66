/*
 * The interface of the models that a board can show, and the model of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-words.h"
#include "qdr-game-answer.h"
#include "qdr-game-text.h"

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_MODEL (qdr_board_model_get_type ())
G_DECLARE_INTERFACE (QdrBoardModel, qdr_board_model, QDR, BOARD_MODEL, GObject)

/*
 * The board handles input and drawing; its model decides which moves a person can make, and
 * describes them. QdrGameBoardModel is the model of a game, and QdrEditorBoardModel the model of a
 * position in the editor. A QdrMove that is a step identifies only the square to which it leads,
 * not the pawn.
 *
 * Signals:
 *   "changed"              ()  the scene has changed
 *   "renamed"              ()  names of players have changed
 *   "takes-moves-changed"  ()  the result of qdr_board_model_takes_moves() may have changed
 */

/** @brief The virtual functions. They are called and described by the functions below. */
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
  /** see qdr_board_model_describe_added_steps(); optional */
  char *(*describe_added_steps) (QdrBoardModel *self, QdrMove wall);
  /** see qdr_board_model_get_asking_player(); optional */
  guint (*get_asking_player) (QdrBoardModel *self);
  /** see qdr_board_model_describe_change() */
  char *(*describe_change) (QdrBoardModel *self,
                            const QdrBoardScene *before,
                            const QdrBoardScene *after);
};

/** @brief Sets the model's part of the scene; the view's part is unchanged. */
void qdr_board_model_fill_scene (QdrBoardModel *self, QdrBoardScene *scene);

/** @brief Returns whether a person at this board may move now. */
gboolean qdr_board_model_takes_moves (QdrBoardModel *self);

/** @brief Returns whether a move ends the turn of the player. If so, the keyboard focus returns to
 *         a square after a wall has been placed. */
gboolean qdr_board_model_passes_turns (QdrBoardModel *self);

/** @brief Returns whether a move is allowed. The preview of a move that is not allowed shows a
 *         warning. */
gboolean qdr_board_model_allows_move (QdrBoardModel *self, QdrMove move);

/** @brief Returns whether @p wall is on the board, and a proposal of the same wall would remove
 *         it. */
gboolean qdr_board_model_can_remove_wall (QdrBoardModel *self, QdrMove wall);

/**
 * @brief Adds a preview of a move to the scene.
 *
 * @param move  QDR_MOVE_NONE removes the preview
 * @return (transfer full) (nullable): the reason why the move would be refused, to be shown beside
 *         it
 */
char *qdr_board_model_preview_move (QdrBoardModel *self, QdrBoardScene *scene, QdrMove move);

/**
 * @brief Makes a proposed move that no handler of "proposed" has made. The model of a game does
 *        nothing, since a controller plays its moves.
 *
 * @return (transfer full) (nullable): the reason why the move is refused, as a sentence
 */
char *qdr_board_model_make_move (QdrBoardModel *self, QdrMove move);

/** @brief Picks up the piece on @p square when a drag begins there, and returns whether this has
 *         changed the position. */
gboolean qdr_board_model_pick_up_piece (QdrBoardModel *self, QdrSquare square);

/** @brief Puts back the piece that was picked up. Returns FALSE if no piece was picked up. */
gboolean qdr_board_model_put_back_piece (QdrBoardModel *self);

/**
 * @brief Finds all legal walls.
 *
 * @param walls  (out): the horizontal [0] and vertical [1] walls; the index of a bit is the square
 *               of the wall's move
 */
void qdr_board_model_find_legal_walls (QdrBoardModel *self, QdrBits walls[2]);

/**
 * @brief Returns (transfer full) the accessible label of a square.
 *
 * @param mine  whether a person at this board may move now
 */
char *qdr_board_model_describe_square (QdrBoardModel *self,
                                       const QdrBoardScene *scene,
                                       QdrSquare square,
                                       gboolean mine);

/**
 * @brief Returns (transfer full) the accessible label of a place for a wall.
 *
 * @param wall   the move that places a wall there
 * @param state  the state of the place
 */
char *qdr_board_model_describe_slot (QdrBoardModel *self,
                                     const QdrBoardScene *scene,
                                     QdrMove wall,
                                     QdrSlotState state);

/**
 * @brief Answers a question about the position.
 *
 * @param question   any question but QDR_QUESTION_AGAIN
 * @param wall       for QDR_QUESTION_COST: the wall pointed at or in the focused place, or
 *                   QDR_MOVE_NONE
 * @param verbosity  the detail in which the last move is described
 * @return (transfer full) (nullable): sentences; NULL if the model answers no questions
 */
char *qdr_board_model_answer_question (QdrBoardModel *self,
                                       QdrQuestion question,
                                       QdrMove wall,
                                       QdrSpeechDetail verbosity);

/** @brief Returns (transfer full) (nullable) the steps that a legal wall adds to paths, as a
 *         sentence; NULL if no path becomes longer, or the model has no turns. */
char *qdr_board_model_describe_added_steps (QdrBoardModel *self, QdrMove wall);

/** @brief Returns the player who asks the questions at this board; QDR_NOBODY stands for the player
 *         to move. */
guint qdr_board_model_get_asking_player (QdrBoardModel *self);

/** @brief Returns (transfer full) (nullable) an announcement of the change between two scenes, for
 *         a person who cannot see it; NULL if there is nothing to announce. */
char *qdr_board_model_describe_change (QdrBoardModel *self,
                                       const QdrBoardScene *before,
                                       const QdrBoardScene *after);

/** @brief Emits "changed"; called by implementations. */
void qdr_board_model_emit_changed (QdrBoardModel *self);

/** @brief Emits "renamed"; called by implementations. */
void qdr_board_model_emit_renamed (QdrBoardModel *self);

/** @brief Emits "takes-moves-changed"; called by implementations. */
void qdr_board_model_emit_takes_moves_changed (QdrBoardModel *self);

#define QDR_TYPE_GAME_BOARD_MODEL (qdr_game_board_model_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameBoardModel, qdr_game_board_model, QDR, GAME_BOARD_MODEL, GObject)

/**
 * @brief Creates a QdrBoardModel that shows a game. It does not play moves in the game.
 *
 * @param game  referenced
 * @return (transfer full)
 */
QdrGameBoardModel *qdr_game_board_model_new (QdrGame *game);

G_END_DECLS
