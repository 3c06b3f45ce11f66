/*
 * How a new game is to be set up: board, players, stocks, rules, clock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-match-score.h"
#include "qdr-game.h"
#include "qdr-personality-list.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief How it is decided, as the setting "first-move" counts. */
typedef enum {
  QDR_FIRST_MOVE_YOU,  /**< the person */
  QDR_FIRST_MOVE_THEY, /**< who comes after the person */
  QDR_FIRST_MOVE_LOT,  /**< anybody, drawn */
  QDR_FIRST_MOVE_TURN, /**< who comes after the one who began last */
} QdrFirstMove;

/** @brief What the dialog for a new game asks. A value that owns its strings.
 *
 *  Seats are those around the table, one after another: who of them begins is told by
 *  `first_move`. */
typedef struct {
  guint width;                   /**< squares, odd, 5..19 */
  guint height;                  /**< squares, odd, 5..19 */
  guint players;                 /**< 2 or 4 */
  char *seats[QDR_MAX_PLAYERS];  /**< "human" or "computer ID" */
  char *names[QDR_MAX_PLAYERS];  /**< "" for the usual name */
  guint stocks[QDR_MAX_PLAYERS]; /**< walls in hand, 0..99 */
  gboolean repetition_is_draw;   /**< whether the same position for the third time is a draw */
  guint minutes;                 /**< for each player and game, 0 without a clock */
  guint increment;               /**< seconds that a move adds to a clock */
  QdrFirstMove first_move;       /**< who begins */
  guint n_games;                 /**< of a match: 3 or 5, or 1 for a game that belongs to none */
} QdrGameSetup;

/**
 * @brief The choices of last time; at first a human against the easiest opponent.
 *
 * What is not possible in the settings is replaced by the usual value.
 *
 * @param settings       the settings of the program
 * @param personalities  who can take a seat
 * @return (transfer full): free with qdr_game_setup_free()
 */
QdrGameSetup *qdr_game_setup_load (GSettings *settings, QdrPersonalityList *personalities);

/**
 * @brief Remembers the choices for the next time.
 *
 * @param settings  the settings of the program
 */
void qdr_game_setup_save (const QdrGameSetup *self, GSettings *settings);

/** @brief (transfer full): a copy. */
QdrGameSetup *qdr_game_setup_copy (const QdrGameSetup *self);

/** @brief Frees a setup with its strings. */
void qdr_game_setup_free (QdrGameSetup *self);

/**
 * @brief Whether a person plays at a seat.
 *
 * @param number  the seat, 0..3
 */
gboolean qdr_game_setup_is_person (const QdrGameSetup *self, guint number);

/** @brief How many of the players are people, 0..4. */
guint qdr_game_setup_count_people (const QdrGameSetup *self);

/** @brief The seat of the first person, 0..3, or 0 where only computers play. */
guint qdr_game_setup_find_person (const QdrGameSetup *self);

/**
 * @brief Whether @p seat is for a person or for an opponent who is known.
 *
 * @param seat           any text
 * @param personalities  who can take a seat
 */
gboolean qdr_game_setup_seat_is_available (const char *seat, QdrPersonalityList *personalities);

/** @brief Walls in stock by the printed rules, for the board and the number of players chosen. */
guint qdr_game_setup_get_default_stock (const QdrGameSetup *self);

/** @brief Gives each player the walls of the printed rules, which belong to the board and to how
 *         many play. */
void qdr_game_setup_reset_stocks (QdrGameSetup *self);

/**
 * @brief What a player is called who has been given no name.
 *
 * @param game           a game whose seats are taken
 * @param number         the player, 0..3
 * @param personalities  whose names are known
 * @return (transfer full)
 */
char *
qdr_game_setup_get_default_name (QdrGame *game, guint number, QdrPersonalityList *personalities);

/**
 * @brief (transfer full): a game before its first move, in which the first seat begins.
 *
 * @param personalities  for the names of opponents
 */
QdrGame *qdr_game_setup_make_game (const QdrGameSetup *self, QdrPersonalityList *personalities);

/**
 * @brief Such a game in which somebody begins as `first_move` says. Names and walls in hand go with
 *        their players.
 *
 * @param settings       know who began last, and are told who begins now
 * @param personalities  for the names of opponents
 * @return (transfer full)
 */
QdrGame *qdr_game_setup_start_game (const QdrGameSetup *self,
                                    GSettings *settings,
                                    QdrPersonalityList *personalities);

/**
 * @brief The match that begins with such a game.
 *
 * @param match_score  (out): the match
 * @return whether there is one
 */
gboolean qdr_game_setup_make_match_score (const QdrGameSetup *self, QdrMatchScore *match_score);

/**
 * @brief (transfer full): a game before its first move from @p start, with players, clock and rules
 *        of @p as.
 *
 * @param start  a valid position
 * @param as     the game whose conditions are taken; it has as many players
 */
QdrGame *qdr_game_setup_make_game_from_position (const QdrPosition *start, QdrGame *as);

/**
 * @brief The players of @p as for another number of players.
 *
 * Players on the south and north sides stay there, with name and seat, so that none is lost from
 * two to four players. The others come from @p self. Board, clock and rules are those of @p as.
 *
 * @param as             the game whose players are taken
 * @param personalities  for the names of opponents
 * @return (transfer full): a game before its first move, with as many players as @p self has
 */
QdrGame *qdr_game_setup_change_player_count (const QdrGameSetup *self,
                                             QdrGame *as,
                                             QdrPersonalityList *personalities);

/**
 * @brief (transfer full): a game before its first move that is set up as @p game was, but the
 *        players change sides: who was the second to move begins.
 *
 * From the usual start the walls in hand go with their players; those of a position that was set up
 * belong to the position.
 *
 * Who adapts is as strong as it should be now.
 *
 * @param game           the game to begin anew
 * @param personalities  who can play
 */
QdrGame *qdr_game_setup_make_rematch (QdrGame *game, QdrPersonalityList *personalities);

/**
 * @brief (transfer full): the next game of a match: as qdr_game_setup_make_rematch(), but who adapts stays
 *        as strong as in @p game.
 *
 * @param game  the game before it
 */
QdrGame *qdr_game_setup_swap_sides (QdrGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrGameSetup, qdr_game_setup_free)

/**
 * @brief Gives a seat to another player during a game, under that player's usual name.
 *
 * Other people with a usual name have the one that is usual then: who plays alone now may become
 * "Player 1", and the other way round.
 *
 * @param game           the game
 * @param number         the player, 0..3
 * @param wanted         "human" or "computer ID"
 * @param personalities  for the name of an opponent
 */
void qdr_game_setup_change_seat (QdrGame *game,
                                 guint number,
                                 const char *wanted,
                                 QdrPersonalityList *personalities);

/* First move */

/**
 * @brief Decides who begins, and remembers it.
 *
 * @param rule      how
 * @param players   2 or 4
 * @param settings  know who began last, and are told who begins now
 * @return 0..players - 1: how many seats after the person
 */
guint qdr_first_move_choose (QdrFirstMove rule, guint players, GSettings *settings);

/**
 * @brief Remembers that the players of the last new game have changed sides: who comes after the
 *        one who began it begins now.
 *
 * @param players   2 or 4
 * @param settings  know who began last, and are told who begins now
 */
void qdr_first_move_advance (guint players, GSettings *settings);

/* Description */

/**
 * @brief Says what is unusual in @p setup, and against whom and on which board it is in any case:
 *        "Novice · 9×9", "Novice ×3 · 7×7 · 15 min".
 *
 * @param setup          a set-up
 * @param personalities  for the names of opponents
 * @return (transfer full): translated
 */
char *qdr_game_setup_describe (const QdrGameSetup *setup, QdrPersonalityList *personalities);

G_END_DECLS
