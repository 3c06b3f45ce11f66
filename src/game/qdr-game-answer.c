/*
 * Answers to what is asked about a game, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-answer.h"

#include <glib/gi18n-lib.h>

#include "qdr-clock.h"
#include "qdr-game-text.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path-text.h"
#include "qdr-spoken-name.h"
#include "qdr-wall-text.h"

/* --- Parts of answers ------------------------------------------------------------------------- */

guint
qdr_game_answer_get_asker (QdrGame *game)
{
  const guint person = qdr_game_get_only_human (game);

  return person != QDR_MAX_PLAYERS ? person : qdr_game_get_turn (game);
}

/* @sentence is owned by the answer from now on. */
static void
add (GPtrArray *answer, char *sentence)
{
  g_ptr_array_add (answer, sentence);
}

static gboolean
is_over (QdrGame *game)
{
  return qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING;
}

/* --- The last move, clocks, opponents --------------------------------------------------------- */

/* Of a position that was stepped back to, its place comes first. */
static void
tell_last (QdrGame *game, QdrVerbosity verbosity, GPtrArray *answer)
{
  char *move = qdr_spoken_last_move (game, verbosity);

  if (qdr_game_get_can_step_forward (game))
    add (answer, qdr_game_text_ply (game));
  add (answer, move != NULL ? move : g_strdup (_ ("Nothing has been played yet.")));
}

static void
tell_clock (QdrGame *game, GPtrArray *answer)
{
  if (qdr_player_get_remaining (qdr_game_get_player (game, 0)) < 0) {
    add (answer, g_strdup (_ ("This game has no clocks.")));
    return;
  }
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    g_autofree char *time =
        qdr_clock_format_time (qdr_player_get_remaining (qdr_game_get_player (game, i)));

    /* Translators: the name of a player, and the time left: minutes and seconds. */
    add (answer, g_strdup_printf (_ ("%s: %s."), qdr_game_text_name (game, i), time));
  }
}

static void
tell_where_pawn_is (QdrGame *game, guint number, GPtrArray *answer)
{
  const QdrPosition *position = qdr_game_get_position (game);
  const QdrBoard *board = &position->board;
  const QdrSide side = qdr_side_of_player (position->players, number);
  const gboolean is_you = qdr_game_is_only_human (game, number);
  char square[QDR_MOVE_TEXT_SIZE];

  if (!qdr_position_is_in_play (position, number)) {
    add (answer, qdr_game_text_racer (game, number));
    return;
  }
  qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, position->pawns[number]), square);
  if (side == QDR_SIDE_SOUTH || side == QDR_SIDE_NORTH) {
    const guint row = side == QDR_SIDE_SOUTH ? board->height : 1;

    if (is_you)
      /* Translators: a square, and the number of a row. */
      add (answer, g_strdup_printf (_ ("You are on %s, on the way to row %u."), square, row));
    else
      /* Translators: the name of a player, a square, and the number of a row. */
      add (answer, g_strdup_printf (_ ("%s is on %s, on the way to row %u."),
                                    qdr_spoken_name_in_game (game, number), square, row));
  } else {
    const char column = side == QDR_SIDE_WEST ? (char) ('a' + board->width - 1) : 'a';

    if (is_you)
      /* Translators: a square, and the letter of a column. */
      add (answer, g_strdup_printf (_ ("You are on %s, on the way to column %c."), square, column));
    else
      /* Translators: the name of a player, a square, and the letter of a column. */
      add (answer, g_strdup_printf (_ ("%s is on %s, on the way to column %c."),
                                    qdr_spoken_name_in_game (game, number), square, column));
  }
}

static void
tell_opponents (QdrGame *game, GPtrArray *answer)
{
  const guint asker = qdr_game_answer_get_asker (game);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (i != asker && qdr_player_is_human (qdr_game_get_player (game, i)))
      g_ptr_array_add (names, g_strdup (qdr_spoken_name_in_game (game, i)));
    else if (i != asker)
      /* Translators: the name of an opponent that the program plays itself. */
      g_ptr_array_add (names,
                       g_strdup_printf (_ ("%s (computer)"), qdr_spoken_name_in_game (game, i)));
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (C_ ("list separator", ", "), (char **) names->pdata);

  if (qdr_game_is_only_human (game, asker))
    /* Translators: one or more names. */
    add (answer, g_strdup_printf (_ ("You play against %s."), list));
  else
    /* Translators: the name of a player, and those of one or more opponents. */
    add (answer,
         g_strdup_printf (_ ("%s plays against %s."), qdr_spoken_name_in_game (game, asker), list));
}

/* Against whom, and then where their pawns are. */
static void
tell_opponent (QdrGame *game, GPtrArray *answer)
{
  const guint asker = qdr_game_answer_get_asker (game);

  tell_opponents (game, answer);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (i != asker)
      tell_where_pawn_is (game, i, answer);
}

/* --- Pawns and walls -------------------------------------------------------------------------- */

static void
tell_walls (QdrGame *game, GPtrArray *answer)
{
  char *from_start = qdr_wall_text_from_start (game);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    add (answer, qdr_wall_text_placed (game, i));
  if (from_start != NULL)
    add (answer, from_start);
}

static void
tell_where (QdrGame *game, GPtrArray *answer)
{
  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    tell_where_pawn_is (game, i, answer);
  tell_walls (game, answer);
}

/* --- Paths, and what walls cost --------------------------------------------------------------- */

static void
tell_their_paths (QdrGame *game, GPtrArray *answer)
{
  const guint asker = qdr_game_answer_get_asker (game);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (i != asker)
      add (answer, qdr_path_text (game, i));
}

static void
tell_cost (QdrGame *game, QdrMove wall, GPtrArray *answer)
{
  const guint asker = qdr_game_answer_get_asker (game);

  add (answer, qdr_wall_text_cost (game, asker, wall));
  if (qdr_game_get_position (game)->stocks[asker] == 0)
    add (answer, qdr_game_describe_refusal (game, (QdrRefusal){ QDR_REASON_NO_WALLS_LEFT, 0 }));
}

/* --- Moves, and how it stands ----------------------------------------------------------------- */

static void
tell_where_pawn_goes (QdrGame *game, GPtrArray *answer)
{
  const QdrPosition *position = qdr_game_get_position (game);
  const gboolean is_you = qdr_game_is_only_human (game, position->turn);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  QdrMoveList moves = { .count = 0 };

  qdr_position_generate_steps (position, &moves);
  for (guint i = 0; i < moves.count; i++) {
    char text[QDR_MOVE_TEXT_SIZE];

    g_ptr_array_add (words, g_strdup (qdr_move_to_text (&position->board, moves.moves[i], text)));
  }
  if (words->len == 0) {
    add (answer, is_you ? g_strdup (_ ("Your pawn cannot move."))
                        /* Translators: the name of a player. */
                        : g_strdup_printf (_ ("The pawn of %s cannot move."),
                                           qdr_spoken_name_in_game (game, position->turn)));
    return;
  }
  g_ptr_array_add (words, NULL);
  list = g_strjoinv (C_ ("list separator", ", "), (char **) words->pdata);
  if (is_you)
    /* Translators: squares such as "d1, f1, e2". */
    add (answer, g_strdup_printf (_ ("You can go to %s."), list));
  else
    /* Translators: the name of a player, and squares such as "d1, f1, e2". */
    add (answer, g_strdup_printf (_ ("%s can go to %s."),
                                  qdr_spoken_name_in_game (game, position->turn), list));
}

static void
tell_moves (QdrGame *game, GPtrArray *answer)
{
  const QdrPosition *position = qdr_game_get_position (game);
  QdrBits walls[2];
  guint n_walls;

  if (is_over (game)) {
    add (answer, g_strdup (_ ("The game is over.")));
    return;
  }
  tell_where_pawn_goes (game, answer);
  if (position->stocks[position->turn] == 0) {
    add (answer, qdr_game_describe_refusal (game, (QdrRefusal){ QDR_REASON_NO_WALLS_LEFT, 0 }));
    return;
  }
  qdr_position_legal_walls (position, walls);
  n_walls = qdr_bits_count (walls[0], QDR_BITS_WORDS) + qdr_bits_count (walls[1], QDR_BITS_WORDS);
  add (answer, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A wall can stand in %u place.",
                                             "A wall can stand in %u places.", n_walls),
                                n_walls));
}

static void
tell_race (QdrGame *game, GPtrArray *answer)
{
  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    add (answer, qdr_game_text_racer (game, i));
  add (answer, qdr_game_text_state (game));
}

/* --- Answers ---------------------------------------------------------------------------------- */

static void
tell (QdrGame *game, QdrQuestion question, QdrMove wall, QdrVerbosity verbosity, GPtrArray *answer)
{
  switch (question) {
  case QDR_QUESTION_LAST:
    tell_last (game, verbosity, answer);
    break;
  case QDR_QUESTION_CLOCK:
    tell_clock (game, answer);
    break;
  case QDR_QUESTION_OPPONENT:
    tell_opponent (game, answer);
    break;
  case QDR_QUESTION_WHERE:
    tell_where (game, answer);
    break;
  case QDR_QUESTION_WALLS:
    tell_walls (game, answer);
    break;
  case QDR_QUESTION_PATH:
    add (answer, qdr_path_text (game, qdr_game_answer_get_asker (game)));
    break;
  case QDR_QUESTION_THEIRS:
    tell_their_paths (game, answer);
    break;
  case QDR_QUESTION_COST:
    tell_cost (game, wall, answer);
    break;
  case QDR_QUESTION_MOVES:
    tell_moves (game, answer);
    break;
  case QDR_QUESTION_RACE:
    tell_race (game, answer);
    break;
  case QDR_QUESTION_AGAIN:
    g_assert_not_reached ();
  }
}

/* (transfer full): ends @answer. */
static char **
finish (GPtrArray *answer)
{
  g_ptr_array_add (answer, NULL);
  return (char **) g_ptr_array_free (answer, FALSE);
}

char **
qdr_game_answer_introduce (QdrGame *game)
{
  GPtrArray *answer;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  answer = g_ptr_array_new ();
  tell_opponents (game, answer);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    tell_where_pawn_is (game, i, answer);
  return finish (answer);
}

char **
qdr_game_answer (QdrGame *game, QdrQuestion question, QdrMove wall, QdrVerbosity verbosity)
{
  GPtrArray *answer;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (question != QDR_QUESTION_AGAIN, NULL);
  g_return_val_if_fail (question != QDR_QUESTION_COST || qdr_move_is_wall (wall), NULL);

  answer = g_ptr_array_new ();
  tell (game, question, wall, verbosity, answer);
  return finish (answer);
}

char **
qdr_game_answer_typed (QdrGame *game,
                       const QdrQuestionInfo *info,
                       const char *argument,
                       QdrVerbosity verbosity)
{
  QdrMove wall = QDR_MOVE_NONE;
  GPtrArray *answer;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (info != NULL && argument != NULL, NULL);
  g_return_val_if_fail (info->question != QDR_QUESTION_AGAIN || argument[0] != '\0', NULL);

  answer = g_ptr_array_new ();
  if (info->argument == NULL && argument[0] != '\0') {
    /* Translators: %s is a word that was typed, with another one behind it. */
    add (answer, g_strdup_printf (_ ("“%s” stands alone."), info->word));
    return finish (answer);
  }
  if (info->argument != NULL) {
    const QdrReason reason =
        qdr_move_from_text (&qdr_game_get_position (game)->board, argument, &wall);

    if (reason == QDR_REASON_OFF_BOARD)
      add (answer, qdr_game_describe_refusal (game, (QdrRefusal){ reason, 0 }));
    else if (reason != QDR_REASON_NONE || !qdr_move_is_wall (wall))
      /* Translators: %s is a word that was typed; the example stays as it is. */
      add (answer, g_strdup_printf (_ ("“%s” needs a wall, such as e3h."), info->word));
    if (answer->len > 0)
      return finish (answer);
  }
  tell (game, info->question, wall, verbosity, answer);
  return finish (answer);
}
