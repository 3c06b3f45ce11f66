/*
 * What players who do not sit together ask one another in a game: [%ask 1 undo 4], [%ask 2 yes].
 *
 * The requests and the answers stand in the comment of the last move, as docs/saved-games.md
 * specifies. A move that is played on top of them ends them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief What is asked for. */
typedef enum {
  QDR_REQUEST_NONE,     /**< nothing */
  QDR_REQUEST_UNDO,     /**< moves are to be taken back */
  QDR_REQUEST_DRAW,     /**< the game is to end as a draw */
  QDR_REQUEST_NEW_GAME, /**< another game is to begin, in which the next player begins */
} QdrRequestKind;

/** @brief The state of a request. */
typedef enum {
  QDR_REQUEST_STATE_OPEN,     /**< somebody has not answered */
  QDR_REQUEST_STATE_AGREED,   /**< everybody has agreed */
  QDR_REQUEST_STATE_DECLINED, /**< somebody has declined */
} QdrRequestState;

/** @brief A request. */
typedef struct {
  QdrRequestKind kind;   /**< what is asked for */
  QdrRequestState state; /**< whether it is granted */
  guint player;          /**< the player who asks, 0..3 */
  guint ply;             /**< with QDR_REQUEST_UNDO, the number of moves that would be left */
  guint answered;        /**< bit set of the players who have answered, or who ask */
  guint last;            /**< the player who asked or answered last, 0..3 */
} QdrRequest;

/**
 * @brief Returns the last request at a ply.
 *
 * @param ply  0..qdr_game_get_n_moves(), the number of moves at which the game stands
 */
QdrRequest qdr_game_get_request (QdrGame *game, guint ply);

/** @brief Returns whether the players have agreed to a draw at a ply. They can still ask for
 *  another game. */
gboolean qdr_game_has_agreed_draw (QdrGame *game, guint ply);

/** @brief Returns whether a player has something to ask: for an undo, a move of its own. */
gboolean qdr_game_can_request (QdrGame *game, guint ply, guint player, QdrRequestKind kind);

/**
 * @brief Adds a request of a player, for which qdr_game_can_request() holds. It takes the place of
 *        one that is open.
 */
void qdr_game_add_request (QdrGame *game, guint ply, guint player, QdrRequestKind kind);

/** @brief Returns the player at this computer who asks, the first one who is in play, or
 *         QDR_MAX_PLAYERS. */
guint qdr_game_find_asker (QdrGame *game);

/** @brief Returns the player at this computer whose answer to the last request at a ply is waited
 *         for, or QDR_MAX_PLAYERS. */
guint qdr_game_find_answerer (QdrGame *game, guint ply);

/** @brief Adds the answer of a player to the request that is open. */
void qdr_game_answer_request (QdrGame *game, guint ply, guint player, gboolean agrees);

/** @brief Appends the requests and answers at a ply to a line, as ".1-undo-4.2-no". */
void qdr_game_append_requests (QdrGame *game, guint ply, GString *line);

/**
 * @brief Reads requests and answers as "1-undo-4.2-no" to the end of the game, which has none yet.
 *
 * @return whether all are valid; if not, the game is not changed
 */
gboolean qdr_game_read_requests (QdrGame *game, const char *text);

/** @brief Describes a request, or what became of it, in a sentence (transfer full). Translated. */
char *qdr_request_describe (const QdrRequest *self, QdrGame *game);

/** @brief The result of a comparison of the requests of two copies of a game, as a bit set. */
typedef enum {
  QDR_REQUESTS_OURS_ADDED = 1 << 0,   /**< ours has some that theirs lacks */
  QDR_REQUESTS_THEIRS_ADDED = 1 << 1, /**< theirs has some, of players elsewhere, that ours lacks */
  QDR_REQUESTS_FORGED = 1 << 2,       /**< theirs has some of players at this computer */
} QdrRequestChanges;

/**
 * @brief Compares the requests at a ply of two copies with the same moves up to it.
 *
 * @param ours    the copy of this computer, whose players are those of qdr_player_is_here()
 * @param theirs  the other copy
 * @param adopts  whether the requests of players elsewhere are added to @p ours
 */
QdrRequestChanges
qdr_game_compare_requests (QdrGame *ours, QdrGame *theirs, guint ply, gboolean adopts);

G_END_DECLS
