/*
 * Questions about a game, and their answers as sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-answer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-game-clock.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"

/* Minimum number of steps in the same direction that are described as "north 3 times". */
#define MIN_RUN 3

static const QdrQuestionInfo questions[] = {
  /* Translators: the words with the context "question" are typed: each one word without accents,
   * all different, and none like a square. */
  { QDR_QUESTION_LAST, 'l', NC_ ("question", "last"), NULL, N_ ("Say the last move") },
  { QDR_QUESTION_RACE, 's', NC_ ("question", "race"), NULL,
    N_ ("Say who is ahead: steps, walls, whose turn it is") },
  { QDR_QUESTION_CLOCK, 't', NC_ ("question", "clock"), NULL, N_ ("Say how much time is left") },
  { QDR_QUESTION_OPPONENT, 'o', NC_ ("question", "opponent"), NULL,
    N_ ("Say who your opponents are") },
  { QDR_QUESTION_WHERE, 'w', NC_ ("question", "where"), NULL,
    N_ ("Describe the board: pawns, then walls") },
  { QDR_QUESTION_WALLS, '\0', NC_ ("question", "walls"), NULL,
    N_ ("Say which walls were placed and how many are left") },
  { QDR_QUESTION_PATH, 'p', NC_ ("question", "path"), NULL, N_ ("Say your shortest path") },
  { QDR_QUESTION_OTHER_PATHS, 'P', NC_ ("question", "theirs"), NULL,
    N_ ("Say the shortest path of the others") },
  { QDR_QUESTION_COST, 'c', NC_ ("question", "cost"), N_ ("WALL"),
    N_ ("Say what a wall would cost each player") },
  { QDR_QUESTION_MOVES, 'm', NC_ ("question", "moves"), NULL, N_ ("Say the legal moves") },
  { QDR_QUESTION_AGAIN, 'a', NC_ ("question", "again"), NULL, N_ ("Repeat the last sentence") },
};

const QdrQuestionInfo *
qdr_game_question_get_all (guint *n)
{
  g_return_val_if_fail (n != NULL, NULL);

  *n = G_N_ELEMENTS (questions);
  return questions;
}

const QdrQuestionInfo *
qdr_game_question_get_info (QdrQuestion question)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (questions[i].question == question)
      return &questions[i];

  g_return_val_if_reached (NULL);
}

const char *
qdr_game_question_get_word (const QdrQuestionInfo *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "question", self->word);
}

static gboolean
has_word (const char *line, gsize length, const char *word)
{
  return strlen (word) == length && g_ascii_strncasecmp (word, line, length) == 0;
}

const QdrQuestionInfo *
qdr_game_question_from_line (const char *line, const char **argument)
{
  gsize length;

  g_return_val_if_fail (line != NULL && argument != NULL, NULL);

  length = strcspn (line, " \t");
  *argument = line + length + strspn (line + length, " \t");
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (has_word (line, length, questions[i].word) ||
        has_word (line, length, qdr_game_question_get_word (&questions[i])))
      return &questions[i];

  return NULL;
}

/* Returns a list such as "c5h, e3h, d4v", horizontal walls first; NULL if there are no walls. */
static char *
list_walls (const QdrBoard *board, const QdrBits walls[2])
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint kind = 0; kind < 2; kind++) {
    QdrBitsIter iter = qdr_bits_iter_make (&walls[kind]);

    while (qdr_bits_iter_next (&iter, board->words)) {
      const QdrMove wall =
          qdr_move_make (kind == 0 ? QDR_MOVE_HORIZONTAL_WALL : QDR_MOVE_VERTICAL_WALL, iter.index);
      char text[QDR_MOVE_TEXT_SIZE];

      g_ptr_array_add (words, g_strdup (qdr_move_to_text (board, wall, text)));
    }
  }
  if (words->len == 0)
    return NULL;

  g_ptr_array_add (words, NULL);
  return g_strjoinv (C_ ("list separator", ", "), (char **) words->pdata);
}

/* Paths */

const char *
qdr_direction_get_name (int columns, int rows)
{
  static const char *const words[3][3] = {
    { NC_ ("where a pawn can go", "south-west"), NC_ ("where a pawn can go", "south"),
      NC_ ("where a pawn can go", "south-east") },
    { NC_ ("where a pawn can go", "west"), NULL, NC_ ("where a pawn can go", "east") },
    { NC_ ("where a pawn can go", "north-west"), NC_ ("where a pawn can go", "north"),
      NC_ ("where a pawn can go", "north-east") },
  };

  g_return_val_if_fail (ABS (columns) <= 1 && ABS (rows) <= 1, NULL);
  g_return_val_if_fail (columns != 0 || rows != 0, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "where a pawn can go", words[rows + 1][columns + 1]);
}

typedef struct {
  const QdrPosition *position;
  guint player;
  guint n_steps;
  QdrSquare squares[QDR_PATH_MAX]; /* the n_steps + 1 squares of the path */
} Path;

static const char *
name_direction (const Path *self, guint from, guint to)
{
  const QdrBoard *board = &self->position->board;
  const int columns = (int) qdr_board_column (board, self->squares[to]) -
                      (int) qdr_board_column (board, self->squares[from]);
  const int rows = (int) qdr_board_row (board, self->squares[to]) -
                   (int) qdr_board_row (board, self->squares[from]);

  return qdr_direction_get_name (CLAMP (columns, -1, 1), CLAMP (rows, -1, 1));
}

/* Returns which other player has a pawn on the square at @index, or QDR_MAX_PLAYERS for none. */
static guint
find_pawn (const Path *self, guint index)
{
  for (guint player = 0; player < self->position->players; player++)
    if (player != self->player && self->position->pawns[player] == self->squares[index])
      return player;
  return QDR_MAX_PLAYERS;
}

static gboolean
is_jump_from (const Path *self, guint index)
{
  QdrPosition there;

  if (find_pawn (self, index + 1) == QDR_MAX_PLAYERS)
    return FALSE;

  there = *self->position;
  if (index + 2 > self->n_steps)
    return FALSE;

  qdr_position_set_turn (&there, self->player);
  qdr_position_set_pawn (&there, self->player, self->squares[index]);
  return qdr_position_is_legal_move (&there,
                                     qdr_move_make (QDR_MOVE_STEP, self->squares[index + 2]));
}

char *
qdr_game_describe_path (QdrGame *game, guint number)
{
  Path path = { .player = number };
  g_autoptr (GPtrArray) words = NULL;
  g_autofree char *list = NULL;
  g_autofree char *steps = NULL;
  const char *name;
  guint blocker;
  guint n_moves = 0;
  guint n;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (number < qdr_game_get_n_players (game), NULL);

  path.position = qdr_game_get_position (game);
  if (!qdr_position_is_player_in_play (path.position, number))
    return qdr_game_describe_race_of_player (game, number);

  name = qdr_game_get_name_or_you (game, number);
  path.n_steps = qdr_position_trace_path (path.position, number, path.squares);
  if (path.n_steps == 0)
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_ ("%s: at the goal."), name);

  words = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < path.n_steps; i += n) {
    if (is_jump_from (&path, i)) {
      n = 2;
      n_moves++;
      /* Translators: %s is the direction of a pawn's jump, such as "north" or "south-east". */
      g_ptr_array_add (words, g_strdup_printf (_ ("jump %s"), name_direction (&path, i, i + 2)));
    } else {
      const char *direction = name_direction (&path, i, i + 1);

      n = 1;
      while (i + n < path.n_steps && !is_jump_from (&path, i + n) &&
             g_str_equal (name_direction (&path, i + n, i + n + 1), direction))
        n++;
      if (n < MIN_RUN)
        n = 1;
      n_moves += n;
      g_ptr_array_add (
          words,
          n == 1 ? g_strdup (direction)
                 /* Translators: steps of a pawn. %s is their direction, such as "north", and %u is
               * their number, at least 3. */
                 : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s %u time", "%s %u times", n),
                                    direction, n));
    }
  }
  g_ptr_array_add (words, NULL);
  list = g_strjoinv (C_ ("list separator", ", "), (char **) words->pdata);
  steps = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step", "%u steps", path.n_steps),
                           path.n_steps);
  if (n_moves != path.n_steps) {
    g_autofree char *without_moves = g_steal_pointer (&steps);

    steps =
        /* Translators: %s is "4 steps", and %u is the number of moves, smaller because of jumps. */
        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s in %u move", "%s in %u moves", n_moves),
                         without_moves, n_moves);
  }

  /* Mention only a pawn on the next square: pawns further away will probably have moved by then. */
  blocker = is_jump_from (&path, 0) ? QDR_MAX_PLAYERS : find_pawn (&path, 1);
  if (blocker == QDR_MAX_PLAYERS)
    /* Translators: the first %s is the name of a player, the second is a path such as "north,
     * north, east", and the third is its length, such as "3 steps". */
    return g_strdup_printf (_ ("%s: %s; %s."), name, list, steps);
  if (qdr_game_is_only_human (game, blocker))
    /* Translators: the first %s is the name of a player, the second is a path such as "north,
     * north, east", and the third is its length, such as "3 steps". */
    return g_strdup_printf (_ ("%s: %s; %s; your pawn is in the way."), name, list, steps);
  /* Translators: the first %s is the name of a player, the second is a path such as "north, north,
   * east", the third is its length, such as "3 steps", and the fourth is the name of another
   * player. */
  return g_strdup_printf (_ ("%s: %s; %s; the pawn of %s is in the way."), name, list, steps,
                          qdr_game_get_player_name (game, blocker));
}

/* Answers */

guint
qdr_game_get_asking_player (QdrGame *game)
{
  const guint person = qdr_game_get_only_human (game);

  return person != QDR_MAX_PLAYERS ? person : qdr_game_get_turn (game);
}

/* Adds @sentence, (transfer full), to @answer. */
static void
add_sentence (GPtrArray *answer, char *sentence)
{
  g_ptr_array_add (answer, sentence);
}

static void
add_pawn (QdrGame *game, guint number, GPtrArray *answer)
{
  const QdrPosition *position = qdr_game_get_position (game);
  const QdrBoard *board = &position->board;
  const QdrSide side = qdr_side_of_player (position->players, number);
  const gboolean is_you = qdr_game_is_only_human (game, number);
  char square[QDR_MOVE_TEXT_SIZE];

  if (!qdr_position_is_player_in_play (position, number)) {
    add_sentence (answer, qdr_game_describe_race_of_player (game, number));
    return;
  }
  qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, position->pawns[number]), square);
  if (side == QDR_SIDE_SOUTH || side == QDR_SIDE_NORTH) {
    const guint row = side == QDR_SIDE_SOUTH ? board->height : 1;

    if (is_you)
      add_sentence (answer,
                    /* Translators: %s is a square, and %u is the number of a row. */
                    g_strdup_printf (_ ("You are on %s, on the way to row %u."), square, row));
    else
      /* Translators: the first %s is the name of a player, the second is a square, and %u is the
       * number of a row. */
      add_sentence (answer, g_strdup_printf (_ ("%s is on %s, on the way to row %u."),
                                             qdr_game_get_player_name (game, number), square, row));
  } else {
    const char column = side == QDR_SIDE_WEST ? (char) ('a' + board->width - 1) : 'a';

    if (is_you)
      /* Translators: %s is a square, and %c is the letter of a column. */
      add_sentence (answer, g_strdup_printf (_ ("You are on %s, on the way to column %c."), square,
                                             column));
    else
      add_sentence (
          answer,
          /* Translators: the first %s is the name of a player, the second is a square, and %c is
           * the letter of a column. */
          g_strdup_printf (_ ("%s is on %s, on the way to column %c."),
                           qdr_game_get_player_name (game, number), square, column));
  }
}

/* Returns the name of a player (transfer full), with a remark if the program plays for it. */
static char *
name_player (QdrGame *game, guint number)
{
  const char *name = qdr_game_get_player_name (game, number);

  if (qdr_player_is_person (qdr_game_get_player (game, number)))
    return g_strdup (name);
  /* Translators: %s is the name of a player for which the program plays. */
  return g_strdup_printf (_ ("%s (computer)"), name);
}

static void
add_opponent_names (QdrGame *game, GPtrArray *answer)
{
  const guint asker = qdr_game_get_asking_player (game);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  g_autofree char *name = name_player (game, asker);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (i != asker)
      g_ptr_array_add (names, name_player (game, i));
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (C_ ("list separator", ", "), (char **) names->pdata);

  if (qdr_game_is_only_human (game, asker))
    /* Translators: %s is a list of one or more names. */
    add_sentence (answer, g_strdup_printf (_ ("You play against %s."), list));
  else
    /* Translators: the first %s is the name of a player, the second is a list of the names of one
     * or more opponents. */
    add_sentence (answer, g_strdup_printf (_ ("%s plays against %s."), name, list));
}

static void
add_walls (QdrGame *game, GPtrArray *answer)
{
  const QdrPosition *position = qdr_game_get_position (game);
  const QdrPosition *start = qdr_game_get_start_position (game);
  g_autofree char *at_start = list_walls (&start->board, start->walls);

  for (guint number = 0; number < position->players; number++) {
    const char *name = qdr_game_get_name_or_you (game, number);
    const guint stock = position->stocks[number];
    QdrBits walls[2] = { 0 }; /* horizontal and vertical walls of the player */
    g_autofree char *placed = NULL;

    for (guint i = 0; i < qdr_game_get_ply (game); i++) {
      guint player;
      const QdrMove move = qdr_game_get_move (game, i, &player);

      if (player == number && qdr_move_is_wall (move))
        qdr_bits_set (&walls[qdr_move_kind (move) == QDR_MOVE_VERTICAL_WALL],
                      qdr_move_square (move));
    }
    placed = list_walls (&position->board, walls);
    if (placed == NULL)
      /* Translators: %s is the name of a player, and %u is the number of walls in hand. */
      add_sentence (answer, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u wall left.",
                                                          "%s: %u walls left.", stock),
                                             name, stock));
    else
      add_sentence (
          answer,
          /* Translators: the first %s is the name of a player, %u is the number of walls in
           * hand, and the second %s is a list of the walls that were placed: "e3h, d4v". */
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u wall left, placed %s.",
                                        "%s: %u walls left, placed %s.", stock),
                           name, stock, placed));
  }
  if (at_start != NULL)
    /* Translators: %s is a list of walls that were on the board when the game began: "e3h, d4v". */
    add_sentence (answer, g_strdup_printf (_ ("On the board from the start: %s."), at_start));
}

/* Returns (transfer full) (nullable) the steps that @wall, which must fit, adds to the path of each
 * player: "+3 steps for Beginner, none for you". Players without added steps are left out unless
 * @all is TRUE; NULL if no player remains. */
static char *
list_costs (QdrGame *game, QdrMove wall, gboolean all)
{
  const guint asker = qdr_game_get_asking_player (game);
  const QdrPosition *position = qdr_game_get_position (game);
  g_autoptr (GPtrArray) shares = g_ptr_array_new_with_free_func (g_free);
  QdrPosition after = *position;

  qdr_position_add_wall (&after, wall);
  for (guint i = 1; i <= after.players; i++) {
    const guint number = (asker + i) % after.players;
    const char *name = qdr_game_get_player_name (game, number);
    const gboolean is_you = qdr_game_is_only_human (game, number);
    guint steps;

    if (!qdr_position_is_player_in_play (&after, number))
      continue;
    steps =
        qdr_position_goal_distance (&after, number) - qdr_position_goal_distance (position, number);
    if (steps == 0 && !all)
      continue;
    if (steps == 0 && is_you)
      /* Translators: part of a list of the steps that a wall costs each player. */
      g_ptr_array_add (shares, g_strdup (_ ("none for you")));
    else if (steps == 0)
      /* Translators: part of a list of the steps that a wall costs each player. %s is the name of
       * a player. */
      g_ptr_array_add (shares, g_strdup_printf (_ ("none for %s"), name));
    else if (is_you)
      /* Translators: part of a list of the steps that a wall costs each player. */
      g_ptr_array_add (shares, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "+%u step for you",
                                                             "+%u steps for you", steps),
                                                steps));
    else
      /* Translators: part of a list of the steps that a wall costs each player. %u is the number
       * of steps, and %s is the name of a player. */
      g_ptr_array_add (shares, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "+%u step for %s",
                                                             "+%u steps for %s", steps),
                                                steps, name));
  }
  if (shares->len == 0)
    return NULL;

  g_ptr_array_add (shares, NULL);
  return g_strjoinv (C_ ("list separator", ", "), (char **) shares->pdata);
}

char *
qdr_game_describe_added_steps (QdrGame *game, QdrMove wall)
{
  g_autofree char *list = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (qdr_move_is_wall (wall), NULL);

  list = list_costs (game, wall, FALSE);
  return list != NULL ? g_strconcat (list, ".", NULL) : NULL;
}

/* Adds to @answer how many steps @wall would cost each player, or why it is not legal. */
static void
add_cost (QdrGame *game, QdrMove wall, GPtrArray *answer)
{
  const QdrPosition *position = qdr_game_get_position (game);
  QdrPosition with_stock = *position;
  QdrRefusal refusal;

  /* Answer even if the player to move has no wall in hand. */
  qdr_position_set_stock (&with_stock, with_stock.turn, 1);
  refusal = qdr_position_check_move (&with_stock, wall);
  if (refusal.reason != QDR_REFUSAL_REASON_NONE) {
    add_sentence (answer, qdr_game_describe_refusal (game, refusal));
  } else {
    g_autofree char *list = list_costs (game, wall, TRUE);
    char text[QDR_MOVE_TEXT_SIZE];

    qdr_move_to_text (&position->board, wall, text);
    /* Translators: the first %s is a wall such as "e3h", the second is its cost: "+3 steps for
     * Beginner, none for you". */
    add_sentence (answer, g_strdup_printf (_ ("%s: %s."), text, list));
  }
  if (position->stocks[qdr_game_get_asking_player (game)] == 0)
    add_sentence (answer,
                  qdr_game_describe_refusal (game,
                                             (QdrRefusal){ QDR_REFUSAL_REASON_NO_WALLS_LEFT, 0 }));
}

static void
add_legal_moves (QdrGame *game, GPtrArray *answer)
{
  const QdrPosition *position = qdr_game_get_position (game);
  const gboolean is_you = qdr_game_is_only_human (game, position->turn);
  const char *name = qdr_game_get_player_name (game, position->turn);
  g_autoptr (GPtrArray) words = NULL;
  g_autofree char *list = NULL;
  QdrMoveList moves = { .count = 0 };
  QdrBits walls[2];
  guint n_walls;

  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING) {
    add_sentence (answer, g_strdup (_ ("The game is over.")));
    return;
  }

  words = g_ptr_array_new_with_free_func (g_free);
  qdr_position_generate_steps (position, &moves);
  for (guint i = 0; i < moves.count; i++) {
    char text[QDR_MOVE_TEXT_SIZE];

    g_ptr_array_add (words, g_strdup (qdr_move_to_text (&position->board, moves.moves[i], text)));
  }
  g_ptr_array_add (words, NULL);
  list = g_strjoinv (C_ ("list separator", ", "), (char **) words->pdata);
  if (moves.count == 0)
    add_sentence (answer, is_you ? g_strdup (_ ("Your pawn cannot move."))
                                 /* Translators: %s is the name of a player. */
                                 : g_strdup_printf (_ ("The pawn of %s cannot move."), name));
  else if (is_you)
    /* Translators: %s is a list of squares such as "d1, f1, e2". */
    add_sentence (answer, g_strdup_printf (_ ("You can go to %s."), list));
  else
    /* Translators: the first %s is the name of a player, the second is a list of squares such as
     * "d1, f1, e2". */
    add_sentence (answer, g_strdup_printf (_ ("%s can go to %s."), name, list));

  if (position->stocks[position->turn] == 0) {
    add_sentence (answer,
                  qdr_game_describe_refusal (game,
                                             (QdrRefusal){ QDR_REFUSAL_REASON_NO_WALLS_LEFT, 0 }));
    return;
  }
  qdr_position_find_legal_walls (position, walls);
  n_walls = qdr_bits_count (walls[0], QDR_BITS_WORDS) + qdr_bits_count (walls[1], QDR_BITS_WORDS);
  add_sentence (answer,
                g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A wall can stand in %u place.",
                                              "A wall can stand in %u places.", n_walls),
                                 n_walls));
}

static void
add_answer (QdrGame *game,
            QdrQuestion question,
            QdrMove wall,
            QdrSpeechDetail detail,
            GPtrArray *answer)
{
  const guint n_players = qdr_game_get_n_players (game);
  const guint asker = qdr_game_get_asking_player (game);
  char *last_move;

  switch (question) {
  case QDR_QUESTION_LAST:
    /* While an earlier position is shown, begin the answer with "After move 8 of 18 (Anna)." */
    if (qdr_game_get_can_step_forward (game))
      add_sentence (answer, qdr_game_describe_present_ply (game));
    last_move = qdr_game_describe_last_move_for_speech (game, detail);
    add_sentence (answer,
                  last_move != NULL ? last_move : g_strdup (_ ("Nothing has been played yet.")));
    break;
  case QDR_QUESTION_CLOCK:
    if (qdr_player_get_remaining_time (qdr_game_get_player (game, 0)) < 0) {
      add_sentence (answer, g_strdup (_ ("This game has no clocks.")));
      break;
    }
    for (guint i = 0; i < n_players; i++) {
      g_autofree char *time =
          qdr_clock_format_time (qdr_player_get_remaining_time (qdr_game_get_player (game, i)));
      const char *name = qdr_game_get_name_or_you (game, i);

      /* Translators: the first %s is the name of a player, the second is the remaining time in
       * minutes and seconds. */
      add_sentence (answer, g_strdup_printf (_ ("%s: %s."), name, time));
    }
    break;
  case QDR_QUESTION_OPPONENT:
    add_opponent_names (game, answer);
    for (guint i = 0; i < n_players; i++)
      if (i != asker)
        add_pawn (game, i, answer);
    break;
  case QDR_QUESTION_WHERE:
    for (guint i = 0; i < n_players; i++)
      add_pawn (game, i, answer);
    add_walls (game, answer);
    break;
  case QDR_QUESTION_WALLS:
    add_walls (game, answer);
    break;
  case QDR_QUESTION_PATH:
    add_sentence (answer, qdr_game_describe_path (game, asker));
    break;
  case QDR_QUESTION_OTHER_PATHS:
    for (guint i = 0; i < n_players; i++)
      if (i != asker)
        add_sentence (answer, qdr_game_describe_path (game, i));
    break;
  case QDR_QUESTION_COST:
    add_cost (game, wall, answer);
    break;
  case QDR_QUESTION_MOVES:
    add_legal_moves (game, answer);
    break;
  case QDR_QUESTION_RACE:
    for (guint i = 0; i < n_players; i++)
      add_sentence (answer, qdr_game_describe_race_of_player (game, i));
    add_sentence (answer, qdr_game_describe_state (game));
    break;
  case QDR_QUESTION_AGAIN:
    g_assert_not_reached ();
  }
}

/* Frees @answer and returns its sentences, (transfer full) and NULL-terminated. */
static char **
finish_answer (GPtrArray *answer)
{
  g_ptr_array_add (answer, NULL);
  return (char **) g_ptr_array_free (answer, FALSE);
}

char **
qdr_game_describe_start (QdrGame *game)
{
  GPtrArray *answer;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  answer = g_ptr_array_new ();
  add_opponent_names (game, answer);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    add_pawn (game, i, answer);
  return finish_answer (answer);
}

char **
qdr_game_answer_question (QdrGame *game, QdrQuestion question, QdrMove wall, QdrSpeechDetail detail)
{
  GPtrArray *answer;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (question != QDR_QUESTION_AGAIN, NULL);
  g_return_val_if_fail (question != QDR_QUESTION_COST || qdr_move_is_wall (wall), NULL);

  answer = g_ptr_array_new ();
  add_answer (game, question, wall, detail, answer);
  return finish_answer (answer);
}

char **
qdr_game_answer_typed_question (QdrGame *game,
                                const QdrQuestionInfo *info,
                                const char *argument,
                                QdrSpeechDetail detail)
{
  QdrMove wall = QDR_MOVE_NONE;
  GPtrArray *answer;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (info != NULL && argument != NULL, NULL);
  g_return_val_if_fail (info->question != QDR_QUESTION_AGAIN || argument[0] != '\0', NULL);

  answer = g_ptr_array_new ();
  if (info->argument == NULL && argument[0] != '\0') {
    /* Translators: %s is the word of a question, after which another word was typed. */
    add_sentence (answer, g_strdup_printf (_ ("“%s” takes no argument."),
                                           qdr_game_question_get_word (info)));
    return finish_answer (answer);
  }
  if (info->argument != NULL) {
    const QdrRefusalReason reason =
        qdr_move_from_text (&qdr_game_get_position (game)->board, argument, &wall);

    if (reason == QDR_REFUSAL_REASON_OFF_BOARD)
      add_sentence (answer, qdr_game_describe_refusal (game, (QdrRefusal){ reason, 0 }));
    else if (reason != QDR_REFUSAL_REASON_NONE || !qdr_move_is_wall (wall))
      /* Translators: %s is the word of a question. Do not translate "e3h". */
      add_sentence (answer, g_strdup_printf (_ ("“%s” needs a wall, such as e3h."),
                                             qdr_game_question_get_word (info)));
    if (answer->len > 0)
      return finish_answer (answer);
  }
  add_answer (game, info->question, wall, detail, answer);
  return finish_answer (answer);
}
