/*
 * Set-up of a new game: board, players and opponents, stocks, rules and clock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-match-score.h"
#include "qdr-personality-list.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief Rules for the player who makes the first move, as in the setting "first-move". */
typedef enum {
  QDR_FIRST_MOVE_PERSON,    /**< the person begins */
  QDR_FIRST_MOVE_OPPONENT,  /**< the player after the person begins */
  QDR_FIRST_MOVE_RANDOM,    /**< a random player begins */
  QDR_FIRST_MOVE_ALTERNATE, /**< the player after the one who began the last game begins */
} QdrFirstMoveRule;

/** @brief The set-up of a new game. It owns its strings.
 *
 *  The seats are in turn order; `first_move` decides which seat begins. */
typedef struct {
  guint width;                             /**< number of columns, odd, 5..19 */
  guint height;                            /**< number of rows, odd, 5..19 */
  guint players;                           /**< number of players, 2 or 4 */
  char *seats[QDR_MAX_PLAYERS];            /**< seat of each player, "human" or "computer ID" */
  char *names[QDR_MAX_PLAYERS];            /**< name of each player, or "" for the default name */
  guint stocks[QDR_MAX_PLAYERS];           /**< number of walls of each player, 0..99 */
  gboolean has_set_stock[QDR_MAX_PLAYERS]; /**< whether the user has set that number, which is
                                                otherwise the default */
  gboolean repetition_is_draw; /**< whether the game is drawn when a position occurs for the
                                      third time */
  guint minutes;               /**< minutes on the clock of each player; 0 without clocks */
  guint increment;             /**< seconds that each move adds to a clock */
  QdrFirstMoveRule first_move; /**< rule for the player who begins */
  guint n_games;               /**< number of games of a match, 3 or 5; or 1 for a single game */
} QdrGameSetup;

/**
 * @brief Loads the last set-up. Before the first game, this is a person against the easiest
 *        opponent.
 *
 * An invalid setting is replaced by its default.
 *
 * @param settings       settings of the program
 * @param personalities  available opponents
 * @return (transfer full): free with qdr_game_setup_free()
 */
QdrGameSetup *qdr_game_setup_load (GSettings *settings, QdrPersonalityList *personalities);

/**
 * @brief Stores a set-up for the next new game.
 *
 * @param settings  settings of the program
 */
void qdr_game_setup_save (const QdrGameSetup *self, GSettings *settings);

/** @brief Frees a set-up. */
void qdr_game_setup_free (QdrGameSetup *self);

/**
 * @brief Returns whether a person plays in a seat.
 *
 * @param number  number of the seat, 0..3
 */
gboolean qdr_game_setup_seat_is_person (const QdrGameSetup *self, guint number);

/** @brief Returns the number of people among the players, 0..4. */
guint qdr_game_setup_count_people (const QdrGameSetup *self);

/** @brief Returns the seat of the first person, 0..3, or 0 if only computers play. */
guint qdr_game_setup_find_first_person (const QdrGameSetup *self);

/**
 * @brief Returns whether @p seat is for a person or for an available opponent.
 *
 * @param seat           any text
 * @param personalities  available opponents
 */
gboolean qdr_seat_is_available (const char *seat, QdrPersonalityList *personalities);

/** @brief Returns the number of walls that each player gets by the rules of Quoridor, on the board
 *  of the set-up. */
guint qdr_game_setup_get_default_stock (const QdrGameSetup *self);

/**
 * @brief Sets the stock of a player. If that changes it, it no longer follows the default.
 *
 * @param number  number of the seat, 0..3
 * @param stock   number of walls, 0..99
 */
void qdr_game_setup_set_stock (QdrGameSetup *self, guint number, guint stock);

/** @brief Sets the size of the board. Stocks that the user has not set follow it. */
void qdr_game_setup_set_board_size (QdrGameSetup *self, guint width, guint height);

/**
 * @brief Returns the default name of a player, which depends on the seats of all players.
 *
 * @param game           a game with its seats
 * @param number         number of the player, 0..3
 * @param personalities  available opponents
 * @return (transfer full)
 */
char *
qdr_game_get_default_player_name (QdrGame *game, guint number, QdrPersonalityList *personalities);

/**
 * @brief Makes a new game, in which the first seat begins.
 *
 * @param personalities  available opponents
 * @return (transfer full)
 */
QdrGame *qdr_game_setup_make_game (const QdrGameSetup *self, QdrPersonalityList *personalities);

/**
 * @brief Makes a new game. The rule `first_move` selects the player who begins, and the other
 *        players follow in turn order. Each player has the seat, name and stock of the set-up.
 *
 * @param settings       settings with the player who began last; updated
 * @param personalities  available opponents
 * @return (transfer full)
 */
QdrGame *qdr_game_setup_start_game (const QdrGameSetup *self,
                                    GSettings *settings,
                                    QdrPersonalityList *personalities);

/**
 * @brief Makes the initial score of a match with this set-up.
 *
 * @param match_score  (out): set if the set-up is that of a match
 * @return whether the set-up is that of a match
 */
gboolean qdr_game_setup_make_match_score (const QdrGameSetup *self, QdrMatchScore *match_score);

/**
 * @brief Makes a new game that starts from the position @p start, with the players, clock and rules
 *        of @p model.
 *
 * @param start  a valid position
 * @param model  a game with the same number of players
 * @return (transfer full)
 */
QdrGame *qdr_game_make_from_position (const QdrPosition *start, QdrGame *model);

/**
 * @brief Makes a new game like @p model, but with as many players as @p self has.
 *
 * A player gets the seat and name of the player of @p model on the same side of the board, if there
 * is one. Other players get seats and names from @p self. Board, clock and rules are those of
 * @p model.
 *
 * @param model          the game to copy from
 * @param personalities  available opponents
 * @return (transfer full): a game before its first move
 */
QdrGame *qdr_game_setup_make_game_for_player_count (const QdrGameSetup *self,
                                                    QdrGame *model,
                                                    QdrPersonalityList *personalities);

/**
 * @brief Makes a new game with the same set-up as @p game. The rule of the last set-up selects the
 *        player who begins; if players begin in turn, the player who moved second begins.
 *
 * If @p game began at the ordinary start, each player gets the same stock as before; if it began at
 * another position, each side of the board has the same stock as before. Adaptive opponents get
 * their present strength.
 *
 * @param game           the previous game, which may be unfinished
 * @param settings       settings with the last set-up and the player who began last; updated
 * @param personalities  available opponents
 * @return (transfer full)
 */
QdrGame *
qdr_game_make_rematch (QdrGame *game, GSettings *settings, QdrPersonalityList *personalities);

/**
 * @brief Makes the next game of a match, in which the player who moved second begins. The strength
 *        of adaptive opponents is the same as in @p game.
 *
 * @param game      the previous game of the match
 * @param settings  settings with the player who began last; updated
 * @return (transfer full)
 */
QdrGame *qdr_game_make_next_match_game (QdrGame *game, GSettings *settings);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrGameSetup, qdr_game_setup_free)

/**
 * @brief Changes the seat of a player during a game, and gives the player the default name of that
 *        seat.
 *
 * Default names of other players may change too, because they depend on the number of people.
 *
 * @param game           the game
 * @param number         number of the player, 0..3
 * @param wanted         the new seat: "human" or "computer ID"
 * @param personalities  available opponents
 */
void qdr_game_change_player_seat (QdrGame *game,
                                  guint number,
                                  const char *wanted,
                                  QdrPersonalityList *personalities);

/**
 * @brief Chooses the player who begins, and stores the choice.
 *
 * @param rule      the rule
 * @param players   number of players, 2 or 4
 * @param settings  settings with the player who began last; updated
 * @return the number of seats from the person to the player who begins, 0..players - 1; 0 if the
 *         person begins
 */
guint qdr_first_move_choose_player (QdrFirstMoveRule rule, guint players, GSettings *settings);

/** @brief The value that stands for all opponents, in place of the number of one opponent. */
#define QDR_ALL_OPPONENTS 0

/**
 * @brief Returns the number of opponents, which are all players except the first person.
 *
 * @param setup  a set-up
 */
guint qdr_game_setup_count_opponents (const QdrGameSetup *setup);

/**
 * @brief Returns whether exactly one person plays.
 *
 * @param setup  a set-up
 */
gboolean qdr_game_setup_has_single_person (const QdrGameSetup *setup);

/**
 * @brief Returns the seat of an opponent.
 *
 * @param setup  a set-up
 * @param which  the opponent: 1 for the first one after the person, 2 for the next, and so on; or
 *               QDR_ALL_OPPONENTS for all computers, or for all opponents if no computer plays
 * @return (transfer none) (nullable): NULL if the selected opponents have different seats
 */
const char *qdr_game_setup_get_opponent_seat (const QdrGameSetup *setup, guint which);

/**
 * @brief Sets the seat of an opponent. If the seat changes, the opponent gets the default name.
 *
 * With QDR_ALL_OPPONENTS, a person replaces all opponents; a computer replaces all computers, or
 * all opponents if none is a computer.
 *
 * @param setup  a set-up
 * @param which  as for qdr_game_setup_get_opponent_seat()
 * @param seat   "human" or "computer ID"
 */
void qdr_game_setup_set_opponent_seat (QdrGameSetup *setup, guint which, const char *seat);

/**
 * @brief Sets the number of players. Stocks that the user has not set follow it. Additional players
 *        get the seat of the first opponent.
 *
 * @param setup    a set-up
 * @param players  number of players, 2 or 4
 */
void qdr_game_setup_set_player_count (QdrGameSetup *setup, guint players);

/**
 * @brief Changes a set-up to a game of a person against one opponent, with the same board and
 *        clock.
 *
 * @param setup  a set-up
 * @param seat   "human" or "computer ID"
 */
void qdr_game_setup_set_single_opponent (QdrGameSetup *setup, const char *seat);

/**
 * @brief Stores the opponent of @p game in the last set-up, if one person plays against one
 *        available computer. Board, clock and rules of the set-up do not change.
 *
 * @param game           any game
 * @param settings       settings with the last set-up; updated
 * @param personalities  available opponents
 */
void qdr_game_store_opponent_for_next_game (QdrGame *game,
                                            GSettings *settings,
                                            QdrPersonalityList *personalities);

/**
 * @brief Returns whether the same players as in @p before begin in turn, so that a person sits
 *        elsewhere in a new game.
 *
 * @param before       (nullable): the game before
 * @param is_in_match  whether @p game belongs to a match, whose players always begin in turn
 * @param settings     settings with the rule
 */
gboolean
qdr_game_changes_sides (QdrGame *game, QdrGame *before, gboolean is_in_match, GSettings *settings);

/**
 * @brief Returns the label of a seat. If one person plays, this is "You", "Opponent", or the side
 *        of the board as seen by the person, such as "Left". Otherwise it is a number: "Player 2".
 *
 * @param setup   a set-up
 * @param number  number of the seat, 0..players - 1
 * @return (transfer full): translated
 */
char *qdr_game_setup_get_seat_label (const QdrGameSetup *setup, guint number);

/**
 * @brief Returns the label of a seat in the choice of who begins: if one person plays, that of the
 *        seat, otherwise the name that the player will have in the game.
 *
 * @return (transfer full): translated
 */
char *qdr_game_setup_get_beginner_label (const QdrGameSetup *setup,
                                         guint number,
                                         QdrPersonalityList *personalities);

/**
 * @brief Returns the number of the seat of an opponent.
 *
 * @param setup  a set-up
 * @param which  the opponent: 1 for the first one after the person, 2 for the next, and so on
 * @return 0..players - 1
 */
guint qdr_game_setup_get_opponent_seat_number (const QdrGameSetup *setup, guint which);

G_END_DECLS
