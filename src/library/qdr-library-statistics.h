/*
 * What the games of the library tell of a player: won and lost, against whom and where, and how
 * that has changed.
 *
 * A game counts when it is over; who has two seats in it has played it twice. Of several versions
 * of a personality, and of all strengths that one who adapts had, the games are one player's.
 * Between two of four players the winner of the game has won, and where somebody else or nobody won
 * they are even; that is one game, in however many seats they sat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief Somebody who has played. */
typedef struct {
  char *identity;          /**< of a personality its id, without a strength; of a person the
                                name */
  char *name;              /**< to be shown */
  gboolean is_personality; /**< whether it is one of those that the program plays */
  guint n_games;           /**< all in the library, those too that are not over */
  guint n_wins_as_first;   /**< won in the first seat; only of qdr_library_list_winners() */
  double rating;           /**< now, of who adapts that in its last game; 0 without one */
  double best;             /**< the highest rating ever; 0 without one */
  guint32 since;           /**< the day of the first game, as of GDate; 0 where that is not known */
} QdrLibraryPlayer;

/** @brief Frees a player. @param self  (nullable) */
void qdr_library_player_free (QdrLibraryPlayer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryPlayer, qdr_library_player_free)

/** @brief What came of games that are over. */
typedef struct {
  guint n_games;   /**< all of them */
  guint n_wins;    /**< won */
  guint n_losses;  /**< lost */
  guint n_draws;   /**< neither; between two of four players also where somebody else won */
  double points;   /**< one for a win; for a draw 0.5, in a game of four 0.25, between two 0.5 */
  guint64 n_plies; /**< how long these games were together, in moves of all players */
  guint64 n_walls; /**< how many walls the player used in them together */
  guint n_seats;   /**< in which the player sat in them: of four it may be more than one a game */
} QdrLibraryScore;

/** @brief Between what the share of the points is at 95 %. */
typedef struct {
  double share; /**< of the points, 0..1 */
  double low;   /**< at least */
  double high;  /**< at most */
} QdrLibraryInterval;

/**
 * @brief Returns the share of the points and its interval, Wilson's over games. Points between 0
 *        and 1 scatter less than wins and losses with the same mean do, so it is wider for them
 *        than it need be.
 *
 * @param score  with at least one game
 */
QdrLibraryInterval qdr_library_score_get_interval (const QdrLibraryScore *score);

/** @brief Games that are alike in something; what they are not sorted by is 0. */
typedef struct {
  guint n_players;       /**< 2 or 4 */
  guint seat;            /**< of the player, 1..4 */
  guint width;           /**< columns of the board */
  guint height;          /**< rows of the board */
  gint64 seconds;        /**< each player had, 0 for a game without clocks */
  gint64 increment;      /**< seconds for each move */
  QdrLibraryScore score; /**< what came of them */
} QdrLibraryPart;

/** @brief Games against somebody. */
typedef struct {
  QdrLibraryPlayer *opponent; /**< who */
  guint n_players;            /**< 2 or 4 */
  QdrLibraryScore score;      /**< between these two */
} QdrLibraryRivalry;

/** @brief A game of a player that is over. */
typedef struct {
  gint64 id;       /**< of the game */
  guint32 day;     /**< as of GDate; 0 where that is not known */
  guint n_players; /**< 2 or 4 */
  double share;    /**< of the point: 0, 0.25, 0.5, 1 */
  guint n_plies;   /**< moves of all players */
  guint n_walls;   /**< walls of this player */
} QdrLibraryOutcome;

/** @brief One of the last games of a player, with those who sat at the board. */
typedef struct {
  QdrLibraryOutcome outcome; /**< what came of it */
  GStrv opponents;           /**< names of all others in the order of their seats, one or three */
} QdrLibraryFormGame;

/** @brief How many games are the form of a player. */
#define QDR_LIBRARY_FORM_LENGTH 20

/** @brief All about a player. Tables but that of seats are sorted by their games, most first. */
typedef struct {
  QdrLibraryPlayer *player; /**< whom it is about */
  guint n_unfinished;       /**< games that are not over, and count nowhere else */
  QdrLibraryScore overall;  /**< all games */
  GPtrArray *rivalries;     /**< (element-type QdrLibraryRivalry) */
  GArray *by_seat;          /**< (element-type QdrLibraryPart): n_players, seat; in this order */
  GArray *by_board;         /**< (element-type QdrLibraryPart): width, height */
  GArray *by_n_players;     /**< (element-type QdrLibraryPart): n_players */
  GArray *by_clock;         /**< (element-type QdrLibraryPart): seconds, increment */
  QdrLibraryScore by_ending[QDR_LIBRARY_N_ENDINGS]; /**< how the games ended */
  GArray *outcomes;     /**< (element-type QdrLibraryOutcome): all games, oldest first */
  GPtrArray *form;      /**< (element-type QdrLibraryFormGame): the last ones of these, at most
                                 QDR_LIBRARY_FORM_LENGTH */
  guint longest_streak; /**< most games won in a row */
  guint present_streak; /**< games won since the last one that was not */
} QdrLibraryStatistics;

/** @brief Frees what is told about a player. @param self  (nullable) */
void qdr_library_statistics_free (QdrLibraryStatistics *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryStatistics, qdr_library_statistics_free)

/** @brief The rating of a player after a day of play. */
typedef struct {
  guint32 day;      /**< as of GDate; 0 where that is not known */
  double rating;    /**< after that day */
  double deviation; /**< the rating is within twice of it at 95 % */
} QdrLibraryRating;

/** @brief A game of a player that was reviewed. */
typedef struct {
  gint64 id;            /**< of the game */
  guint32 day;          /**< as of GDate; 0 where that is not known */
  guint n_moves;        /**< of the player */
  guint n_inaccuracies; /**< see QdrVerdict of the reviews */
  guint n_mistakes;     /**< likewise */
  guint n_blunders;     /**< likewise */
  double accuracy;      /**< per cent */
} QdrLibraryReviewedGame;

/** @brief Two personalities, from games in which no person played. */
typedef struct {
  QdrLibraryPlayer *first;                /**< from whose side it is told */
  QdrLibraryPlayer *second;               /**< another one */
  QdrLibraryScore score;                  /**< of the first */
  guint n_endings[QDR_LIBRARY_N_ENDINGS]; /**< how the games ended */
} QdrLibraryPairing;

/** @brief A personality, from its games against others in which no person played. */
typedef struct {
  QdrLibraryPlayer *player; /**< who */
  QdrLibraryScore score;    /**< of all these games; the points are those of all its seats */
} QdrLibraryStanding;

/** @brief How personalities stand against each other. Games of one against itself alone are left
 *         out. */
typedef struct {
  GPtrArray *standings; /**< (element-type QdrLibraryStanding): each once, sorted by names */
  GPtrArray *pairings;  /**< (element-type QdrLibraryPairing): each pair twice, once from either
                             side, sorted by names */
  guint n_endings[QDR_LIBRARY_N_ENDINGS]; /**< how the games ended, each counted once */
} QdrLibraryComparison;

/** @brief Frees a comparison. @param self  (nullable) */
void qdr_library_comparison_free (QdrLibraryComparison *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryComparison, qdr_library_comparison_free)

/**
 * @brief Lists all who have played, most games first.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryPlayer) (nullable): NULL on error
 */
GPtrArray *qdr_library_list_players (QdrLibrary *self, GError **error);

/**
 * @brief Lists the same with the games that each won in the first seat, which are in all
 *        outcomes and take longer to count.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryPlayer) (nullable): NULL on error
 */
GPtrArray *qdr_library_list_winners (QdrLibrary *self, GError **error);

/**
 * @brief Finds who is called so: a personality with this id, or else a person with this name, or
 *        else a personality with this name.
 *
 * @param name   any text
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if nobody is
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryPlayer *qdr_library_find_player (QdrLibrary *self, const char *name, GError **error);

/**
 * @brief Tells all about a player.
 *
 * @param is_personality  whether it is a personality
 * @param identity        of a personality its id, of a person the name
 * @param error           return location for a QDR_LIBRARY_ERROR, NOT_FOUND if it has not played
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryStatistics *qdr_library_read_statistics (QdrLibrary *self,
                                                   gboolean is_personality,
                                                   const char *identity,
                                                   GError **error);

/**
 * @brief Lists the ratings of a player, oldest first; qdr_library_rate() makes them. Personalities
 *        with a measured rating stand at it, and have no list.
 *
 * @param is_personality  whether it is a personality
 * @param identity        of a personality its id, of a person the name
 * @param error           return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryRating) (nullable): NULL on error
 */
GArray *qdr_library_list_ratings (QdrLibrary *self,
                                  gboolean is_personality,
                                  const char *identity,
                                  GError **error);

/**
 * @brief Lists the games of a player that were reviewed, oldest first.
 *
 * @param is_personality  whether it is a personality
 * @param identity        of a personality its id, of a person the name
 * @param error           return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryReviewedGame) (nullable): NULL on error
 */
GArray *qdr_library_list_reviewed (QdrLibrary *self,
                                   gboolean is_personality,
                                   const char *identity,
                                   GError **error);

/**
 * @brief Tells how the personalities stand against each other, in games of personalities alone.
 *
 * @param n_players  2 or 4
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryComparison *
qdr_library_compare_personalities (QdrLibrary *self, guint n_players, GError **error);

G_END_DECLS
