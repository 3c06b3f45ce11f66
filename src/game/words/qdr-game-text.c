/*
 * Sentences about the moves and the state of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-text.h"

#include <glib/gi18n-lib.h>

#include "qdr-notation.h"
#include "qdr-path.h"
#include "qdr-game.h"

static const char *
player_name (QdrGame *game, guint number)
{
  return qdr_game_get_player_name (game, number);
}

const char *
qdr_game_text_name (QdrGame *game, guint number)
{
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (number < qdr_game_get_n_players (game), NULL);

  /* Translators: stands for a name, as in "You: 3 steps to go, 1 wall." */
  return qdr_game_is_only_human (game, number) ? _ ("You") : player_name (game, number);
}

char *
qdr_game_text_play (QdrGame *game, guint player, QdrMove move)
{
  const char *name;
  gboolean is_you;
  char text[QDR_MOVE_TEXT_SIZE];

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (player < qdr_game_get_n_players (game), NULL);

  name = player_name (game, player);
  is_you = qdr_game_is_only_human (game, player);
  if (move == QDR_MOVE_RESIGN)
    return is_you ? g_strdup (_ ("You resign")) : g_strdup_printf (_ ("%s resigns"), name);
  if (move == QDR_MOVE_TIMEOUT)
    return is_you ? g_strdup (_ ("You run out of time"))
                  : g_strdup_printf (_ ("%s runs out of time"), name);

  qdr_move_to_text (&qdr_game_get_position (game)->board, move, text);
  if (is_you)
    /* Translators: a wall such as "e3h", or a square such as "e2". */
    return g_strdup_printf (qdr_move_is_wall (move) ? _ ("You place the wall %s")
                                                    : _ ("You move to %s"),
                            text);
  if (qdr_move_is_wall (move))
    /* Translators: a player's name and a wall such as "e3h". */
    return g_strdup_printf (_ ("%s places the wall %s"), name, text);

  /* Translators: a player's name and a square such as "e2". */
  return g_strdup_printf (_ ("%s moves to %s"), name, text);
}

char *
qdr_game_text_move (QdrGame *game, QdrRecord *record)
{
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (QDR_IS_RECORD (record), NULL);

  return qdr_game_text_play (game, qdr_record_get_player (record), qdr_record_get_move (record));
}

static char *
describe_win (QdrGame *game, guint winner)
{
  QdrRecord *last = qdr_game_get_last_record (game);
  QdrMove move = last != NULL ? qdr_record_get_move (last) : QDR_MOVE_NONE;

  if (move == QDR_MOVE_RESIGN || move == QDR_MOVE_TIMEOUT) {
    const guint loser = qdr_record_get_player (last);
    const gboolean resigned = move == QDR_MOVE_RESIGN;

    if (qdr_game_is_only_human (game, winner))
      return g_strdup_printf (resigned ? _ ("You win: %s resigned.")
                                       : _ ("You win: %s ran out of time."),
                              player_name (game, loser));
    if (qdr_game_is_only_human (game, loser))
      return g_strdup_printf (resigned ? _ ("%s wins: you resigned.")
                                       : _ ("%s wins: you ran out of time."),
                              player_name (game, winner));
    return g_strdup_printf (resigned ? _ ("%s wins: %s resigned.")
                                     : _ ("%s wins: %s ran out of time."),
                            player_name (game, winner), player_name (game, loser));
  }

  if (qdr_game_get_n_players (game) == 2) {
    if (qdr_game_is_only_human (game, winner))
      /* Translators: %s is the opponent of the person who reads this. */
      return g_strdup_printf (_ ("You beat %s."), player_name (game, 1 - winner));
    if (qdr_game_is_only_human (game, 1 - winner))
      /* Translators: %s is the opponent of the person who reads this. */
      return g_strdup_printf (_ ("%s beats you."), player_name (game, winner));
  }
  if (qdr_game_is_only_human (game, winner))
    return g_strdup (_ ("You reach the goal and win."));
  return g_strdup_printf (_ ("%s reaches the goal and wins."), player_name (game, winner));
}

char *
qdr_game_text_place (QdrGame *game, guint ply)
{
  guint player;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (ply <= qdr_game_get_n_moves (game), NULL);

  if (ply == 0)
    return g_strdup (_ ("Before the first move"));
  qdr_game_get_move (game, ply - 1, &player);
  /* Translators: the number of a move, that of the last one, and who made the move: “After move 8
   * of 18 (Anna)”. Each player has a move 8. */
  return g_strdup_printf (_ ("After move %u of %u (%s)"), qdr_game_get_move_number (game, ply),
                          qdr_game_get_move_number (game, qdr_game_get_n_moves (game)),
                          player_name (game, player));
}

char *
qdr_game_text_present_place (QdrGame *game)
{
  g_autofree char *place = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  place = qdr_game_text_place (game, qdr_game_get_ply (game));
  return g_strconcat (place, ".", NULL);
}

char *
qdr_game_text_length (QdrGame *game)
{
  guint n;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  n = qdr_game_get_move_number (game, qdr_game_get_n_moves (game));
  return g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
}

char *
qdr_game_text_standing (QdrGame *game)
{
  const QdrBoard *board;
  g_autofree char *words = NULL;
  QdrResult result;
  guint n;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  board = &qdr_game_get_start (game)->board;
  result = qdr_game_get_written_result (game);
  n = qdr_game_get_move_number (game, qdr_game_get_n_moves (game));
  if (result.outcome == QDR_OUTCOME_ONGOING && n == 0)
    /* Translators: of a game without a move. */
    words = g_strdup (_ ("Not begun"));
  else if (result.outcome == QDR_OUTCOME_ONGOING)
    /* Translators: of a game that is not over; %u is the number of its last move. */
    words = g_strdup_printf (_ ("Under way, move %u"), n);
  else if (result.outcome != QDR_OUTCOME_WIN)
    words = g_strdup (_ ("Draw"));
  else if (qdr_game_is_only_human (game, result.winner))
    words = g_strdup (_ ("You won"));
  else
    /* Translators: %s is a player. */
    words = g_strdup_printf (_ ("%s won"), player_name (game, result.winner));
  return g_strdup_printf ("%u×%u · %s", board->width, board->height, words);
}

/* Keeps a number on the line of its move. */
#define NBSP "\u00a0"

char *
qdr_game_text_variation (QdrGame *game, const QdrBranch *path, guint depth, guint n_max)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint length, last_player;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (qdr_game_has_branch (game, path, depth), NULL);
  g_return_val_if_fail (n_max > 0, NULL);

  length = qdr_game_get_branch_length (game, path, depth);
  for (guint i = 0; i < MIN (length, n_max); i++) {
    char move[QDR_MOVE_TEXT_SIZE];
    guint player, number;

    qdr_move_to_text (&qdr_game_get_start (game)->board,
                      qdr_game_get_branch_move (game, path, depth, i, &player, &number), move);
    if (i > 0)
      g_string_append_c (text, ' ');
    if (i == 0)
      g_string_append_printf (text, player == 0 ? "%u." NBSP : "%u…" NBSP, number);
    else if (player <= last_player)
      g_string_append_printf (text, "%u." NBSP, number);
    g_string_append (text, move);
    last_player = player;
  }
  if (length > n_max)
    g_string_append (text, " …");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
qdr_game_text_thinking (QdrGame *game)
{
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  return g_strdup_printf (_ ("%s is thinking…"), player_name (game, qdr_game_get_turn (game)));
}

gboolean
qdr_game_text_state_names_move (QdrGame *game)
{
  QdrRecord *last;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);

  last = qdr_game_get_last_record (game);
  return qdr_game_get_result (game).outcome == QDR_OUTCOME_WIN && last != NULL &&
         qdr_move_kind (qdr_record_get_move (last)) == QDR_MOVE_CONCESSION;
}

char *
qdr_game_text_state (QdrGame *game)
{
  QdrResult result;
  guint turn;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  result = qdr_game_get_result (game);
  turn = qdr_game_get_turn (game);
  switch (result.outcome) {
  case QDR_OUTCOME_WIN:
    return describe_win (game, result.winner);
  case QDR_OUTCOME_STALEMATE:
    if (qdr_game_is_only_human (game, turn))
      return g_strdup (_ ("Draw: you cannot move."));
    return g_strdup_printf (_ ("Draw: %s cannot move."), player_name (game, turn));
  case QDR_OUTCOME_REPETITION:
    return g_strdup (_ ("Draw: the same position for the third time."));
  case QDR_OUTCOME_ONGOING:
    break;
  }

  if (qdr_game_is_only_human (game, turn))
    return g_strdup (_ ("Your move."));
  return g_strdup_printf (_ ("%s to move."), player_name (game, turn));
}

char *
qdr_game_text_player_race (QdrGame *game, guint number)
{
  const QdrPosition *position;
  g_autofree char *way = NULL;
  g_autofree char *walls = NULL;
  const char *name;
  guint distance, stock;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (number < qdr_game_get_n_players (game), NULL);

  name = qdr_game_text_name (game, number);
  position = qdr_game_get_position (game);
  if (!qdr_position_is_in_play (position, number))
    return g_strdup_printf (_ ("%s: out of the game."), name);

  stock = position->stocks[number];
  distance = qdr_position_distance (position, number);
  way = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step to go", "%u steps to go", distance),
                         distance);
  walls = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u wall", "%u walls", stock), stock);
  /* Translators: the name of a player, "5 steps to go" and "7 walls". */
  return g_strdup_printf (_ ("%s: %s, %s."), name, way, walls);
}

char *
qdr_game_text_race (QdrGame *game)
{
  g_autofree char *state = NULL;
  GString *text;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    g_autofree char *racer = qdr_game_text_player_race (game, i);

    g_string_append_printf (text, "%s ", racer);
  }
  state = qdr_game_text_state (game);
  g_string_append (text, state);
  return g_string_free (text, FALSE);
}

char *
qdr_game_text_players (QdrGame *game)
{
  GString *names;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  names = g_string_new (qdr_player_get_name (qdr_game_get_player (game, 0)));
  for (guint i = 1; i < qdr_game_get_n_players (game); i++)
    g_string_append_printf (names, " – %s", qdr_player_get_name (qdr_game_get_player (game, i)));

  return g_string_free (names, FALSE);
}
