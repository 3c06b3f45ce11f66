/*
 * What can be asked about a game, and the answers in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-question.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-clock.h"
#include "qdr-game-text.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path-text.h"
#include "qdr-path.h"
#include "qdr-spoken-name.h"

/* --- The table -------------------------------------------------------------------------------- */

static const QdrQuestionInfo questions[] = {
  { QDR_QUESTION_LAST, 'l', "last", NULL, N_ ("Say what was played last") },
  { QDR_QUESTION_RACE, 's', "race", NULL,
    N_ ("Say how it stands: steps, walls, whose turn it is") },
  { QDR_QUESTION_CLOCK, 't', "clock", NULL, N_ ("Say how much time is left") },
  { QDR_QUESTION_OPPONENT, 'o', "opponent", NULL, N_ ("Say against whom you play") },
  { QDR_QUESTION_WHERE, 'w', "where", NULL, N_ ("Say where everything is: pawns, then walls") },
  { QDR_QUESTION_WALLS, '\0', "walls", NULL,
    N_ ("Say which walls were placed and how many are left") },
  { QDR_QUESTION_PATH, 'p', "path", NULL, N_ ("Say your shortest path") },
  { QDR_QUESTION_THEIRS, 'P', "theirs", NULL, N_ ("Say the shortest path of the others") },
  { QDR_QUESTION_COST, 'c', "cost", N_ ("WALL"), N_ ("Say what a wall would cost each player") },
  { QDR_QUESTION_MOVES, 'm', "moves", NULL, N_ ("Say which moves can be played") },
  { QDR_QUESTION_AGAIN, 'a', "again", NULL, N_ ("Say the last sentence once more") },
};

const QdrQuestionInfo *
qdr_game_question_list (guint *n)
{
  g_return_val_if_fail (n != NULL, NULL);

  *n = G_N_ELEMENTS (questions);
  return questions;
}

const QdrQuestionInfo *
qdr_game_question_get (QdrQuestion question)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (questions[i].question == question)
      return &questions[i];

  g_return_val_if_reached (NULL);
}

const QdrQuestionInfo *
qdr_game_question_find (const char *line, const char **argument)
{
  gsize length;

  g_return_val_if_fail (line != NULL && argument != NULL, NULL);

  length = strcspn (line, " \t");
  *argument = line + length + strspn (line + length, " \t");
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (strlen (questions[i].word) == length &&
        g_ascii_strncasecmp (questions[i].word, line, length) == 0)
      return &questions[i];

  return NULL;
}

/* --- Parts of answers ------------------------------------------------------------------------- */

guint
qdr_game_question_get_asker (QdrGame *game)
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

/* @words with commas between them. */
static char *
join (GPtrArray *words)
{
  g_ptr_array_add (words, NULL);
  return g_strjoinv (C_ ("list separator", ", "), (char **) words->pdata);
}

static void
add_move (GPtrArray *words, const QdrBoard *board, QdrMove move)
{
  char text[QDR_MOVE_TEXT_SIZE];

  g_ptr_array_add (words, g_strdup (qdr_move_to_text (board, move, text)));
}

/* --- The last move, clocks, opponents --------------------------------------------------------- */

/* Of a position that was stepped back to, its place comes first. */
static void
tell_last (QdrGame *game, GPtrArray *answer)
{
  QdrRecord *last = qdr_game_get_last_record (game);
  g_autofree char *move = NULL;

  if (qdr_game_get_can_step_forward (game))
    add (answer, qdr_game_text_ply (game));
  if (last == NULL) {
    add (answer, g_strdup (_ ("Nothing has been played yet.")));
    return;
  }
  move = qdr_game_text_move (game, last);
  add (answer, g_strconcat (move, ".", NULL));
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
  const guint asker = qdr_game_question_get_asker (game);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (i != asker && qdr_player_is_human (qdr_game_get_player (game, i)))
      g_ptr_array_add (names, g_strdup (qdr_spoken_name_in_game (game, i)));
    else if (i != asker)
      /* Translators: the name of an opponent that the program plays itself. */
      g_ptr_array_add (names,
                       g_strdup_printf (_ ("%s (computer)"), qdr_spoken_name_in_game (game, i)));
  list = join (names);

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
  const guint asker = qdr_game_question_get_asker (game);

  tell_opponents (game, answer);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (i != asker)
      tell_where_pawn_is (game, i, answer);
}

/* --- Pawns and walls -------------------------------------------------------------------------- */

/* Finds who placed the horizontal [0] and vertical [1] walls; nobody those of the start. */
static void
find_walls (QdrGame *game, QdrBits of_players[QDR_MAX_PLAYERS][2])
{
  memset (of_players, 0, QDR_MAX_PLAYERS * sizeof *of_players);
  for (guint i = 0; i < qdr_game_get_ply (game); i++) {
    guint player;
    const QdrMove move = qdr_game_get_move (game, i, &player);

    if (qdr_move_is_wall (move))
      qdr_bits_set (&of_players[player][qdr_move_kind (move) == QDR_MOVE_VERTICAL_WALL],
                    qdr_move_square (move));
  }
}

/* (nullable): "c5h, e3h, d4v": the horizontal ones, then the vertical ones, row by row. */
static char *
list_walls (const QdrBoard *board, const QdrBits walls[2])
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint kind = 0; kind < 2; kind++) {
    QdrBitsIter iter = qdr_bits_iter (&walls[kind]);

    while (qdr_bits_iter_next (&iter, board->words))
      add_move (words, board,
                qdr_move_make (kind == 0 ? QDR_MOVE_HORIZONTAL_WALL : QDR_MOVE_VERTICAL_WALL,
                               iter.index));
  }
  return words->len > 0 ? join (words) : NULL;
}

static void
tell_walls (QdrGame *game, GPtrArray *answer)
{
  const QdrPosition *start = qdr_game_get_start (game);
  g_autofree char *first = list_walls (&start->board, start->walls);
  QdrBits of_players[QDR_MAX_PLAYERS][2];

  find_walls (game, of_players);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    const char *name = qdr_game_text_name (game, i);
    const guint stock = qdr_game_get_position (game)->stocks[i];
    g_autofree char *placed = list_walls (&start->board, of_players[i]);

    if (placed == NULL)
      /* Translators: the name of a player, and how many walls are left to place. */
      add (answer, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u wall left.",
                                                 "%s: %u walls left.", stock),
                                    name, stock));
    else
      /* Translators: the same, and the walls that were placed: "e3h, d4v". */
      add (answer, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u wall left, placed %s.",
                                                 "%s: %u walls left, placed %s.", stock),
                                    name, stock, placed));
  }
  if (first != NULL)
    /* Translators: walls that stood on the board when the game began: "e3h, d4v". */
    add (answer, g_strdup_printf (_ ("On the board from the start: %s."), first));
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
  const guint asker = qdr_game_question_get_asker (game);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (i != asker)
      add (answer, qdr_path_text (game, i));
}

/* Why @wall could not stand, whoever places it; QDR_REASON_NONE if it could. */
static QdrRefusal
check_wall (const QdrPosition *position, QdrMove wall)
{
  QdrPosition with_stock = *position;

  qdr_position_set_stock (&with_stock, with_stock.turn, 1);
  return qdr_position_check (&with_stock, wall);
}

/* "3 steps for Beginner", "none for you". */
static char *
tell_share (QdrGame *game, const QdrPosition *after, guint number)
{
  const guint steps = qdr_position_distance (after, number) -
                      qdr_position_distance (qdr_game_get_position (game), number);

  if (qdr_game_is_only_human (game, number))
    return steps == 0
               /* Translators: of steps that a wall costs. */
               ? g_strdup (_ ("none for you"))
               : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step for you",
                                               "%u steps for you", steps),
                                  steps);
  if (steps == 0)
    /* Translators: of steps that a wall costs; %s is the name of a player. */
    return g_strdup_printf (_ ("none for %s"), qdr_spoken_name_in_game (game, number));
  /* Translators: what a wall costs, and whom. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step for %s", "%u steps for %s", steps),
                          steps, qdr_spoken_name_in_game (game, number));
}

/* The others first, whom the wall is to hinder. */
static void
tell_cost (QdrGame *game, QdrMove wall, GPtrArray *answer)
{
  const guint asker = qdr_game_question_get_asker (game);
  QdrPosition after = *qdr_game_get_position (game);
  const guint n = after.players;
  const QdrRefusal refusal = check_wall (&after, wall);
  g_autoptr (GPtrArray) shares = NULL;
  g_autofree char *list = NULL;
  char text[QDR_MOVE_TEXT_SIZE];

  if (refusal.reason != QDR_REASON_NONE) {
    add (answer, qdr_game_describe_refusal (game, refusal));
    return;
  }
  qdr_position_add_wall (&after, wall);
  shares = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 1; i <= n; i++)
    if (qdr_position_is_in_play (&after, (asker + i) % n))
      g_ptr_array_add (shares, tell_share (game, &after, (asker + i) % n));
  list = join (shares);

  qdr_move_to_text (&after.board, wall, text);
  /* Translators: a wall such as "e3h", and what it costs: "3 steps for Beginner, none for you". */
  add (answer, g_strdup_printf (_ ("%s: %s."), text, list));
  if (after.stocks[asker] == 0)
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
  for (guint i = 0; i < moves.count; i++)
    add_move (words, &position->board, moves.moves[i]);
  if (words->len == 0) {
    add (answer, is_you ? g_strdup (_ ("Your pawn cannot move."))
                        /* Translators: the name of a player. */
                        : g_strdup_printf (_ ("The pawn of %s cannot move."),
                                           qdr_spoken_name_in_game (game, position->turn)));
    return;
  }
  list = join (words);
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
tell (QdrGame *game, QdrQuestion question, QdrMove wall, GPtrArray *answer)
{
  switch (question) {
  case QDR_QUESTION_LAST:
    tell_last (game, answer);
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
    add (answer, qdr_path_text (game, qdr_game_question_get_asker (game)));
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
qdr_game_question_introduce (QdrGame *game)
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
qdr_game_question_answer (QdrGame *game, QdrQuestion question, QdrMove wall)
{
  GPtrArray *answer;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (question != QDR_QUESTION_AGAIN, NULL);
  g_return_val_if_fail (question != QDR_QUESTION_COST || qdr_move_is_wall (wall), NULL);

  answer = g_ptr_array_new ();
  tell (game, question, wall, answer);
  return finish (answer);
}

char **
qdr_game_question_answer_typed (QdrGame *game, const QdrQuestionInfo *info, const char *argument)
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
  tell (game, info->question, wall, answer);
  return finish (answer);
}
