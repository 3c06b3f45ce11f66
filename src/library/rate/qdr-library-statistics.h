/*
 * Players of the library, and their statistics: results against opponents, on boards and over time.
 *
 * Only finished games count. All versions and all strengths of a personality are one player. A
 * player with two seats in a game has played it twice, except in results against one opponent.
 *
 * In results against one opponent, a game of four counts as one game. It is a win for one of the
 * two players if that player won the game, otherwise a draw.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief A player. */
typedef struct {
  char *identity;          /**< id of a personality without a strength, or name of a person */
  char *name;              /**< display name */
  gboolean is_personality; /**< whether the player is a personality */
  guint n_games;           /**< number of games, including unfinished ones */
  guint n_finished;        /**< number of finished games; only set by qdr_library_list_players()
                                and qdr_library_read_statistics() */
  guint n_wins_as_first;   /**< games won in the first seat; only set by
                                qdr_library_list_players() */
  double rating;           /**< current rating, or for an adaptive personality the rating in its
                                last game; 0 if unrated */
  double best;             /**< highest rating that was not provisional; 0 if none */
  guint32 since;           /**< Julian day of the first game; 0 if unknown */
} QdrLibraryPlayer;

/** @brief Frees a player. @param self  (nullable) */
void qdr_library_player_free (QdrLibraryPlayer *self);

/** @brief Returns whether the best rating has a meaning: it is known, after at least ten finished
 *         games. */
gboolean qdr_library_player_has_best (const QdrLibraryPlayer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryPlayer, qdr_library_player_free)

/** @brief Sums of the results of a player in finished games. */
typedef struct {
  guint n_games;   /**< number of games */
  guint n_wins;    /**< games won */
  guint n_losses;  /**< games lost */
  guint n_draws;   /**< games drawn; against one opponent in a game of four, also games that a third
                        player won */
  double points;   /**< sum of the points: 1 for a win; 0.5 for a draw, or 0.25 if four players
                        share it */
  guint64 n_plies; /**< total length of the games, in steps and walls of all players */
  guint64 n_walls; /**< walls used by the player */
  guint n_seats;   /**< seats in all games; in a game of four, a player may have several */
} QdrLibraryScore;

/** @brief A share of the points with its 95% interval. */
typedef struct {
  double share; /**< share of the points, 0..1 */
  double low;   /**< lower limit of the interval */
  double high;  /**< upper limit of the interval */
} QdrLibraryShareEstimate;

/**
 * @brief Estimates the share of the points, with Wilson's interval. If there are draws, the
 *        interval is wider than necessary, because draws vary less than wins and losses.
 *
 * @param score  a score with at least one game
 */
QdrLibraryShareEstimate qdr_library_score_estimate_share (const QdrLibraryScore *score);

/**
 * @brief The games of a player that have a property in common, such as the size of the board.
 *        Fields for other properties are 0.
 */
typedef struct {
  guint n_players;       /**< number of players, 2 or 4 */
  guint seat;            /**< seat of the player, 1..4 */
  guint width;           /**< columns of the board */
  guint height;          /**< rows of the board */
  gint64 seconds;        /**< time of each player in seconds; 0 without clocks */
  gint64 increment;      /**< seconds added for each move */
  QdrLibraryScore score; /**< score of the player */
} QdrLibraryGameGroup;

/** @brief The games against one opponent. */
typedef struct {
  QdrLibraryPlayer *opponent; /**< the opponent */
  guint n_players;            /**< number of players, 2 or 4 */
  QdrLibraryScore score;      /**< score of the player */
} QdrLibraryRivalry;

/** @brief A finished game of a player. */
typedef struct {
  gint64 id;       /**< id of the game */
  guint32 day;     /**< Julian day of GDate; 0 if unknown */
  guint n_players; /**< number of players, 2 or 4 */
  double share;    /**< share of the point: 0, 0.25, 0.5 or 1 */
  guint n_plies;   /**< number of steps and walls of all players */
  guint n_rounds;  /**< number of moves, as qdr_game_count_rounds() counts them */
  guint n_walls;   /**< walls used by the player */
} QdrLibraryOutcome;

/** @brief A recent game of a player, with the names of the opponents. */
typedef struct {
  QdrLibraryOutcome outcome; /**< the game itself */
  GStrv opponents;           /**< names of the opponents in seating order, one or three */
} QdrLibraryRecentGame;

/** @brief Maximum number of recent games in the statistics of a player. */
#define QDR_LIBRARY_MAX_RECENT_GAMES 20

/**
 * @brief Statistics of a player. All groups of games except by_seat are sorted by number of games,
 *        most first.
 */
typedef struct {
  QdrLibraryPlayer *player; /**< the player */
  guint n_unfinished;       /**< number of unfinished games, which count nowhere else */
  QdrLibraryScore overall;  /**< all finished games */
  GPtrArray *rivalries; /**< (element-type QdrLibraryRivalry): by opponent and number of players */
  GArray *by_seat;      /**< (element-type QdrLibraryGameGroup): by number of players and seat,
                             sorted by both */
  GArray *by_board;     /**< (element-type QdrLibraryGameGroup): by width and height */
  GArray *by_n_players; /**< (element-type QdrLibraryGameGroup): by number of players */
  GArray *by_clock;     /**< (element-type QdrLibraryGameGroup): by seconds and increment */
  QdrLibraryScore by_ending[QDR_LIBRARY_N_ENDINGS]; /**< scores by QdrLibraryEnding */
  GArray *outcomes;        /**< (element-type QdrLibraryOutcome): all finished games, oldest
                                first */
  GPtrArray *recent_games; /**< (element-type QdrLibraryRecentGame): the last finished games, at
                                most QDR_LIBRARY_MAX_RECENT_GAMES */
  guint longest_streak;    /**< largest number of games won in a row */
  guint present_streak;    /**< number of games won since the last game that was not won */
} QdrLibraryStatistics;

/** @brief Frees statistics. @param self  (nullable) */
void qdr_library_statistics_free (QdrLibraryStatistics *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryStatistics, qdr_library_statistics_free)

/** @brief A rating after a day of play. */
typedef struct {
  guint32 day;      /**< Julian day of GDate; 0 if unknown */
  double rating;    /**< rating after the day of play */
  double deviation; /**< standard deviation; the 95% interval is the rating ± twice this value */
} QdrLibraryRating;

/** @brief A reviewed game of a player. */
typedef struct {
  gint64 id;            /**< id of the game */
  guint32 day;          /**< Julian day of GDate; 0 if unknown */
  guint n_moves;        /**< number of reviewed moves of the player */
  guint n_inaccuracies; /**< number of moves with the verdict inaccuracy */
  guint n_mistakes;     /**< number of moves with the verdict mistake */
  guint n_blunders;     /**< number of moves with the verdict blunder */
  double accuracy;      /**< accuracy in per cent */
} QdrLibraryReviewedGame;

/** @brief Results of one personality against another, in games without people. */
typedef struct {
  QdrLibraryPlayer *first;                /**< the personality whose results are counted */
  QdrLibraryPlayer *second;               /**< the opponent */
  QdrLibraryScore score;                  /**< score of the first player */
  guint n_endings[QDR_LIBRARY_N_ENDINGS]; /**< number of games by ending */
} QdrLibraryPairing;

/** @brief Results of a personality against all other personalities, in games without people. */
typedef struct {
  QdrLibraryPlayer *player; /**< the personality */
  QdrLibraryScore score;    /**< points of all its seats */
  guint64 n_rounds;         /**< total number of moves, as qdr_game_count_rounds() counts them */
} QdrLibraryStanding;

/**
 * @brief Results of personalities against each other. Games of a personality against itself are
 *        excluded.
 */
typedef struct {
  GPtrArray *standings; /**< (element-type QdrLibraryStanding): sorted by name */
  GPtrArray *pairings;  /**< (element-type QdrLibraryPairing): each pair in both directions,
                             sorted by name */
  guint n_endings[QDR_LIBRARY_N_ENDINGS]; /**< number of games by ending */
} QdrLibraryComparison;

/** @brief Frees a comparison. @param self  (nullable) */
void qdr_library_comparison_free (QdrLibraryComparison *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryComparison, qdr_library_comparison_free)

/**
 * @brief Lists all players, most games first.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryPlayer) (nullable): NULL on error
 */
GPtrArray *qdr_library_list_players (QdrLibrary *self, GError **error);

/**
 * @brief Finds the personality with the id @p name, or else the person with this name, or else a
 *        personality with this name.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if there is none
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryPlayer *qdr_library_find_player (QdrLibrary *self, const char *name, GError **error);

/**
 * @brief Reads the statistics of a player.
 *
 * @param identity  id of a personality or name of a person
 * @param error     return location for a QDR_LIBRARY_ERROR, NOT_FOUND if the player has no game
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryStatistics *qdr_library_read_statistics (QdrLibrary *self,
                                                   gboolean is_personality,
                                                   const char *identity,
                                                   GError **error);

/**
 * @brief Lists the ratings of a player by day, oldest first, as computed by
 *        qdr_library_update_ratings(). The list is empty for a personality with a measured rating.
 *
 * @param identity  id of a personality or name of a person
 * @param error     return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryRating) (nullable): NULL on error
 */
GArray *qdr_library_list_ratings (QdrLibrary *self,
                                  gboolean is_personality,
                                  const char *identity,
                                  GError **error);

/**
 * @brief Lists the reviewed games of a player, oldest first.
 *
 * @param identity  id of a personality or name of a person
 * @param error     return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryReviewedGame) (nullable): NULL on error
 */
GArray *qdr_library_list_reviewed_games (QdrLibrary *self,
                                         gboolean is_personality,
                                         const char *identity,
                                         GError **error);

/**
 * @brief Compares the personalities in games without people.
 *
 * @param n_players  2 or 4
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryComparison *
qdr_library_compare_personalities (QdrLibrary *self, guint n_players, GError **error);

/** @brief The rated games of a person against one personality. */
typedef struct {
  char *identity;          /**< id of the personality, without the strength of an adaptive one */
  QdrLibraryScore score;   /**< score of the person */
  GArray *shares;          /**< (element-type double): share of the point in each game, oldest
                                first */
  guint32 first_win_day;   /**< Julian day of the first game won; 0 if unknown or without a win */
  guint first_win_rounds;  /**< number of moves of the first game won, as qdr_game_count_rounds()
                                counts them; 0 without a win */
  guint first_win_columns; /**< columns of the board of the first game won */
  guint first_win_rows;    /**< rows of the board of the first game won */
} QdrLibraryEncounter;

/** @brief Frees an encounter. @param self  (nullable) */
void qdr_library_encounter_free (QdrLibraryEncounter *self);

/**
 * @brief Lists the personalities that a person has met in rated two-player games.
 *
 * @param person  name of the person, who need not have played
 * @param error   return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryEncounter) (nullable): NULL on error
 */
GPtrArray *qdr_library_list_encounters (QdrLibrary *self, const char *person, GError **error);

/**
 * @brief A function that returns the measured rating of a personality.
 *
 * @param id      id of the personality
 * @param rating  (out): the measured rating
 * @return whether the personality has a measured rating; if not, it is rated like a person
 */
typedef gboolean (*QdrLibraryMeasuredRatingFunc) (const char *id, int *rating, gpointer user_data);

/** @brief A rated game of a person against a personality with a measured rating. */
typedef struct {
  int rating;   /**< rating of the personality, or for an adaptive one the rating of its strength in
                     the game */
  double share; /**< the share of the point for the person, 0..1 */
} QdrLibraryMeasuredGame;

/**
 * @brief Lists the last rated two-player games of a person against personalities with a measured
 *        rating.
 *
 * @param person    name of the person, who need not have played
 * @param n_games   maximum number of games
 * @param measured  returns the rating of a personality
 * @param error     return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryMeasuredGame) (nullable): oldest first; NULL on
 *         error
 */
GArray *qdr_library_list_measured_games (QdrLibrary *self,
                                         const char *person,
                                         guint n_games,
                                         QdrLibraryMeasuredRatingFunc measured,
                                         gpointer user_data,
                                         GError **error);

G_END_DECLS
