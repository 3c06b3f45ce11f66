/*
 * Set-up of a new game: board, players, stocks, rules and clock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-match-score.h"
#include "qdr-game.h"
#include "qdr-personality-list.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief Rule for the first move, as in the setting "first-move". */
typedef enum {
  QDR_FIRST_MOVE_PERSON,    /**< the person */
  QDR_FIRST_MOVE_OPPONENT,  /**< the player after the person */
  QDR_FIRST_MOVE_RANDOM,    /**< any player, at random */
  QDR_FIRST_MOVE_ALTERNATE, /**< the player after the one who began last */
} QdrFirstMoveRule;

/** @brief The set-up of a new game. A value that owns its strings.
 *
 *  Seats are in turn order around the table; `first_move` decides which of them begins. */
typedef struct {
  guint width;                   /**< squares, odd, 5..19 */
  guint height;                  /**< squares, odd, 5..19 */
  guint players;                 /**< 2 or 4 */
  char *seats[QDR_MAX_PLAYERS];  /**< "human" or "computer ID" */
  char *names[QDR_MAX_PLAYERS];  /**< "" for the default name */
  guint stocks[QDR_MAX_PLAYERS]; /**< walls of each player, 0..99 */
  gboolean repetition_is_draw;   /**< whether the same position for the third time is a draw */
  guint minutes;                 /**< time of each player, 0 without clocks */
  guint increment;               /**< seconds that a move adds to a clock */
  QdrFirstMoveRule first_move;   /**< who begins */
  guint n_games;                 /**< games of the match: 3 or 5, or 1 for a single game */
} QdrGameSetup;

/**
 * @brief Loads the last set-up; at first a person against the easiest opponent.
 *
 * An invalid setting is replaced by its default.
 *
 * @param settings       of the program
 * @param personalities  available opponents
 * @return (transfer full): free with qdr_game_setup_free()
 */
QdrGameSetup *qdr_game_setup_load (GSettings *settings, QdrPersonalityList *personalities);

/**
 * @brief Stores a set-up for the next new game.
 *
 * @param settings  of the program
 */
void qdr_game_setup_save (const QdrGameSetup *self, GSettings *settings);

/** @brief Returns a copy (transfer full). */
QdrGameSetup *qdr_game_setup_copy (const QdrGameSetup *self);

/** @brief Frees a set-up. */
void qdr_game_setup_free (QdrGameSetup *self);

/**
 * @brief Returns whether a person plays in a seat.
 *
 * @param number  of the seat, 0..3
 */
gboolean qdr_game_setup_is_person (const QdrGameSetup *self, guint number);

/** @brief Returns the number of people among the players, 0..4. */
guint qdr_game_setup_count_people (const QdrGameSetup *self);

/** @brief Returns the seat of the first person, 0..3, or 0 if only computers play. */
guint qdr_game_setup_find_person (const QdrGameSetup *self);

/**
 * @brief Returns whether @p seat is for a person or for an available opponent.
 *
 * @param seat           any text
 * @param personalities  available opponents
 */
gboolean qdr_game_setup_seat_is_available (const char *seat, QdrPersonalityList *personalities);

/** @brief Returns the walls of each player by the printed rules, for this board and number of
 *  players. */
guint qdr_game_setup_get_default_stock (const QdrGameSetup *self);

/** @brief Gives each player the walls of the printed rules. */
void qdr_game_setup_reset_stocks (QdrGameSetup *self);

/**
 * @brief Returns the name of a player without a chosen name.
 *
 * @param game           a game with its seats
 * @param number         of the player, 0..3
 * @param personalities  for their names
 * @return (transfer full)
 */
char *
qdr_game_setup_get_default_name (QdrGame *game, guint number, QdrPersonalityList *personalities);

/**
 * @brief Makes a game before its first move, in which the first seat begins.
 *
 * @param personalities  for the names of opponents
 * @return (transfer full)
 */
QdrGame *qdr_game_setup_make_game (const QdrGameSetup *self, QdrPersonalityList *personalities);

/**
 * @brief Makes a game in which `first_move` decides who begins. Names and walls stay with their
 *        players.
 *
 * @param settings       with the player who began last; updated
 * @param personalities  for the names of opponents
 * @return (transfer full)
 */
QdrGame *qdr_game_setup_start_game (const QdrGameSetup *self,
                                    GSettings *settings,
                                    QdrPersonalityList *personalities);

/**
 * @brief Makes the score of a match of this set-up.
 *
 * @param match_score  (out)
 * @return whether there is a match
 */
gboolean qdr_game_setup_make_match_score (const QdrGameSetup *self, QdrMatchScore *match_score);

/**
 * @brief Makes a game before its first move from @p start, with players, clock and rules of @p
 *        model.
 *
 * @param start  a valid position
 * @param model   a game with as many players
 * @return (transfer full)
 */
QdrGame *qdr_game_setup_make_game_from_position (const QdrPosition *start, QdrGame *model);

/**
 * @brief Makes a game with the players of @p model for another number of players.
 *
 * Players on the south and north sides stay there, with name and seat. The others come from @p
 * self. Board, clock and rules are those of @p model.
 *
 * @param model           the game whose players are taken
 * @param personalities  for the names of opponents
 * @return (transfer full): a game before its first move, with as many players as @p self has
 */
QdrGame *qdr_game_setup_make_game_for_player_count (const QdrGameSetup *self,
                                                    QdrGame *model,
                                                    QdrPersonalityList *personalities);

/**
 * @brief Makes a game before its first move, set up as @p game was, in which the second player to
 *        move begins.
 *
 * From the usual start, walls stay with their players; in a position that was set up they stay in
 * their seats. Adaptive opponents get their present strength.
 *
 * @param game           the last game
 * @param personalities  available opponents
 * @return (transfer full)
 */
QdrGame *qdr_game_setup_make_rematch (QdrGame *game, QdrPersonalityList *personalities);

/**
 * @brief Makes the next game of a match like qdr_game_setup_make_rematch(), but adaptive opponents
 *        keep their strength.
 *
 * @param game  the last game of the match
 * @return (transfer full)
 */
QdrGame *qdr_game_setup_make_next_match_game (QdrGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrGameSetup, qdr_game_setup_free)

/**
 * @brief Changes the player of a seat during a game, and gives the new player the default name.
 *
 * The default names of other people may change as well: a single person has another one than the
 * first of several people.
 *
 * @param game           the game
 * @param number         of the player, 0..3
 * @param wanted         "human" or "computer ID"
 * @param personalities  for the name of an opponent
 */
void qdr_game_setup_change_seat (QdrGame *game,
                                 guint number,
                                 const char *wanted,
                                 QdrPersonalityList *personalities);

/* First move */

/**
 * @brief Chooses the player who begins, and stores it.
 *
 * @param rule      the rule
 * @param players   2 or 4
 * @param settings  with the player who began last; updated
 * @return distance in seats from the person, 0..players - 1
 */
guint qdr_first_move_choose (QdrFirstMoveRule rule, guint players, GSettings *settings);

/**
 * @brief Stores that the next player begins, after the players of the last new game have changed
 *        sides.
 *
 * @param players   2 or 4
 * @param settings  with the player who began last; updated
 */
void qdr_first_move_advance (guint players, GSettings *settings);

G_END_DECLS
