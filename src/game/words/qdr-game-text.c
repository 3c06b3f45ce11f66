/*
 * Sentences about the moves and the state of a game, on the screen and for speech.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-text.h"

#include <glib/gi18n-lib.h>

#include "qdr-notation.h"
#include "qdr-path.h"

const char *
qdr_game_get_name_or_you (QdrGame *game, guint number)
{
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (number < qdr_game_get_n_players (game), NULL);

  /* Translators: used instead of a name, as in "You: 3 steps to go, 1 wall." */
  return qdr_game_is_only_human (game, number) ? _ ("You")
                                               : qdr_game_get_player_name (game, number);
}

const char *
qdr_game_get_name_in_sentence (QdrGame *game, guint number)
{
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (number < qdr_game_get_n_players (game), NULL);

  /* Translators: used instead of a name within a sentence, as in “Walls placed: 3 by you, 5 by
   * Mason.” */
  return qdr_game_is_only_human (game, number) ? C_ ("in a sentence", "you")
                                               : qdr_game_get_player_name (game, number);
}

char *
qdr_game_describe_record (QdrGame *game, QdrRecord *record)
{
  const char *name, *text;
  gboolean is_you;
  guint player;
  QdrMove move;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (QDR_IS_RECORD (record), NULL);

  move = qdr_record_get_move (record);
  player = qdr_record_get_player (record);
  name = qdr_game_get_player_name (game, player);
  is_you = qdr_game_is_only_human (game, player);
  if (move == QDR_MOVE_RESIGN)
    return is_you ? g_strdup (_ ("You resign")) : g_strdup_printf (_ ("%s resigns"), name);
  if (move == QDR_MOVE_TIMEOUT)
    return is_you ? g_strdup (_ ("You run out of time"))
                  : g_strdup_printf (_ ("%s runs out of time"), name);

  text = qdr_record_get_text (record);
  if (is_you)
    /* Translators: %s is a wall such as "e3h", or a square such as "e2". */
    return g_strdup_printf (qdr_move_is_wall (move)       ? _ ("You place the wall %s")
                            : qdr_record_is_jump (record) ? _ ("You jump to %s")
                                                          : _ ("You move to %s"),
                            text);
  if (qdr_move_is_wall (move))
    /* Translators: the first %s is the name of a player, the second is a wall such as "e3h". */
    return g_strdup_printf (_ ("%s places the wall %s"), name, text);

  /* Translators: the first %s is the name of a player, the second is a square such as "e2". */
  return g_strdup_printf (qdr_record_is_jump (record) ? _ ("%s jumps to %s") : _ ("%s moves to %s"),
                          name, text);
}

static char *
describe_win (QdrGame *game, guint winner, guint ply)
{
  guint loser = 0;
  const QdrMove move = ply > 0 ? qdr_game_get_move (game, ply - 1, &loser) : QDR_MOVE_NONE;

  if (move == QDR_MOVE_RESIGN || move == QDR_MOVE_TIMEOUT) {
    const gboolean resigned = move == QDR_MOVE_RESIGN;

    if (qdr_game_is_only_human (game, winner))
      return g_strdup_printf (resigned ? _ ("You win: %s resigned.")
                                       : _ ("You win: %s ran out of time."),
                              qdr_game_get_player_name (game, loser));
    if (qdr_game_is_only_human (game, loser))
      return g_strdup_printf (resigned ? _ ("%s wins: you resigned.")
                                       : _ ("%s wins: you ran out of time."),
                              qdr_game_get_player_name (game, winner));
    return g_strdup_printf (resigned ? _ ("%s wins: %s resigned.")
                                     : _ ("%s wins: %s ran out of time."),
                            qdr_game_get_player_name (game, winner),
                            qdr_game_get_player_name (game, loser));
  }

  if (qdr_game_get_n_players (game) == 2) {
    if (qdr_game_is_only_human (game, winner))
      /* Translators: %s is the name of the reader's opponent. */
      return g_strdup_printf (_ ("You beat %s."), qdr_game_get_player_name (game, 1 - winner));
    if (qdr_game_is_only_human (game, 1 - winner))
      /* Translators: %s is the name of the reader's opponent. */
      return g_strdup_printf (_ ("%s beats you."), qdr_game_get_player_name (game, winner));
  }
  if (qdr_game_is_only_human (game, winner))
    return g_strdup (_ ("You reach the goal and win."));
  return g_strdup_printf (_ ("%s reaches the goal and wins."),
                          qdr_game_get_player_name (game, winner));
}

char *
qdr_game_describe_ply (QdrGame *game, guint ply)
{
  guint player;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (ply <= qdr_game_get_n_moves (game), NULL);

  while (ply > 0 && qdr_move_kind (qdr_game_get_move (game, ply - 1, NULL)) == QDR_MOVE_CONCESSION)
    ply--;
  if (ply == 0)
    return g_strdup (_ ("Before the first move"));
  qdr_game_get_move (game, ply - 1, &player);
  /* Translators: the first %u is the number of a move, the second is the number of the last move of
   * the game, and %s is the name of the player who made the first of these two moves: “After move 8
   * of 18 (Anna)”. Each player has a move 8. */
  return g_strdup_printf (_ ("After move %u of %u (%s)"), qdr_game_get_move_number (game, ply),
                          qdr_game_count_rounds (game, qdr_game_get_n_moves (game)),
                          qdr_game_get_name_in_sentence (game, player));
}

char *
qdr_game_describe_present_ply (QdrGame *game)
{
  g_autofree char *place = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  place = qdr_game_describe_ply (game, qdr_game_get_ply (game));
  return g_strconcat (place, ".", NULL);
}

char *
qdr_game_describe_length (QdrGame *game)
{
  guint n;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  n = qdr_game_count_rounds (game, qdr_game_get_n_moves (game));
  return g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
}

char *
qdr_game_summarise (QdrGame *game)
{
  const QdrBoard *board;
  g_autofree char *words = NULL;
  QdrResult result;
  guint n;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  board = &qdr_game_get_start_position (game)->board;
  result = qdr_game_get_final_result (game);
  n = qdr_game_count_rounds (game, qdr_game_get_n_moves (game));
  if (result.outcome == QDR_OUTCOME_ONGOING && n == 0)
    /* Translators: said of a game in which no move has been played. */
    words = g_strdup (_ ("Not begun"));
  else if (result.outcome == QDR_OUTCOME_ONGOING)
    /* Translators: said of a game that is not over. %u is the number of its last move. */
    words = g_strdup_printf (_ ("Under way, move %u"), n);
  else if (result.outcome != QDR_OUTCOME_WIN)
    words = g_strdup (_ ("Draw"));
  else if (qdr_game_is_only_human (game, result.winner))
    words = g_strdup (_ ("You won"));
  else
    /* Translators: %s is the name of a player. */
    words = g_strdup_printf (_ ("%s won"), qdr_game_get_player_name (game, result.winner));
  return g_strdup_printf ("%u×%u · %s", board->width, board->height, words);
}

const char *
qdr_move_get_label (QdrMove move, const char *text)
{
  return move == QDR_MOVE_RESIGN    ? C_ ("list of moves", "resigns")
         : move == QDR_MOVE_TIMEOUT ? C_ ("list of moves", "time")
                                    : text;
}

/* The no-break space between a move number and the move. */
#define NBSP "\u00a0"

char *
qdr_game_format_variation (QdrGame *game, const QdrBranch *path, guint depth, guint n_max)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint length, last_player;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (qdr_game_has_variation_at_path (game, path, depth), NULL);
  g_return_val_if_fail (n_max > 0, NULL);

  length = qdr_game_get_variation_length_at_path (game, path, depth);
  for (guint i = 0; i < MIN (length, n_max); i++) {
    char notation[QDR_MOVE_TEXT_SIZE];
    guint player, number;
    const QdrMove move =
        qdr_game_get_variation_move_at_path (game, path, depth, i, &player, &number);

    qdr_move_to_text (&qdr_game_get_start_position (game)->board, move, notation);
    if (i > 0)
      g_string_append_c (text, ' ');
    if (i == 0)
      g_string_append_printf (text, player == 0 ? "%u." NBSP : "%u…" NBSP, number);
    else if (player <= last_player)
      g_string_append_printf (text, "%u." NBSP, number);
    g_string_append (text, qdr_move_get_label (move, notation));
    last_player = player;
  }
  if (length > n_max)
    g_string_append (text, " …");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

const char *
qdr_game_answer_own_pawn (QdrGame *game, QdrMove move)
{
  const QdrPosition *position;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  position = qdr_game_get_position (game);
  return move == qdr_move_make (QDR_MOVE_STEP, position->pawns[position->turn])
             ? _ ("Choose a square to move to.")
             : NULL;
}

char *
qdr_game_describe_thinking_player (QdrGame *game)
{
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  return g_strdup_printf (_ ("%s is thinking…"),
                          qdr_game_get_player_name (game, qdr_game_get_turn (game)));
}

gboolean
qdr_game_state_text_includes_last_move (QdrGame *game)
{
  QdrRecord *last;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);

  last = qdr_game_get_last_record (game);
  return qdr_game_get_result (game).outcome == QDR_OUTCOME_WIN && last != NULL &&
         qdr_move_kind (qdr_record_get_move (last)) == QDR_MOVE_CONCESSION;
}

static char *
describe_position (QdrGame *game, QdrResult result, guint turn, guint ply)
{
  switch (result.outcome) {
  case QDR_OUTCOME_WIN:
    return describe_win (game, result.winner, ply);
  case QDR_OUTCOME_STALEMATE:
    if (qdr_game_is_only_human (game, turn))
      return g_strdup (_ ("Draw: you cannot move."));
    return g_strdup_printf (_ ("Draw: %s cannot move."), qdr_game_get_player_name (game, turn));
  case QDR_OUTCOME_REPETITION:
    return g_strdup (_ ("Draw: the same position for the third time."));
  case QDR_OUTCOME_AGREEMENT:
    return g_strdup (_ ("The players agreed to a draw."));
  case QDR_OUTCOME_ONGOING:
    break;
  }

  if (qdr_game_is_only_human (game, turn))
    return g_strdup (_ ("Your move."));
  return g_strdup_printf (_ ("%s to move."), qdr_game_get_player_name (game, turn));
}

char *
qdr_game_describe_state (QdrGame *game)
{
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  return describe_position (game, qdr_game_get_result (game), qdr_game_get_turn (game),
                            qdr_game_get_ply (game));
}

char *
qdr_game_describe_standing (QdrGame *game)
{
  const QdrResult ongoing = { .outcome = QDR_OUTCOME_ONGOING };
  char *sentence;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  sentence =
      describe_position (game,
                         qdr_game_is_under_way (game) ? ongoing : qdr_game_get_final_result (game),
                         qdr_game_get_next_player (game), qdr_game_get_n_moves (game));
  if (g_str_has_suffix (sentence, "."))
    sentence[strlen (sentence) - 1] = '\0';
  return sentence;
}

char *
qdr_game_describe_race_of_player (QdrGame *game, guint number)
{
  const QdrPosition *position;
  g_autofree char *distance_text = NULL;
  g_autofree char *walls = NULL;
  const char *name;
  guint distance, stock;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (number < qdr_game_get_n_players (game), NULL);

  name = qdr_game_get_name_or_you (game, number);
  position = qdr_game_get_position (game);
  if (!qdr_position_is_player_in_play (position, number))
    return g_strdup_printf (_ ("%s: out of the game."), name);

  stock = position->stocks[number];
  distance = qdr_position_goal_distance (position, number);
  distance_text =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step to go", "%u steps to go", distance),
                       distance);
  walls = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u wall", "%u walls", stock), stock);
  /* Translators: the first %s is the name of a player, the second is "5 steps to go", and the third
   * is "7 walls". */
  return g_strdup_printf (_ ("%s: %s, %s."), name, distance_text, walls);
}

char *
qdr_game_format_player_names (QdrGame *game)
{
  GString *names;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  names = g_string_new (qdr_player_get_name (qdr_game_get_player (game, 0)));
  for (guint i = 1; i < qdr_game_get_n_players (game); i++)
    g_string_append_printf (names, " – %s", qdr_player_get_name (qdr_game_get_player (game, i)));

  return g_string_free (names, FALSE);
}

/* Counts the turns of all players until @player reaches the goal, if all take shortest paths. */
static guint
count_turns (const QdrPosition *position, guint player)
{
  const guint steps = qdr_position_goal_distance (position, player);
  guint n_in_play = 0;
  guint n_before = 0;

  if (steps == 0)
    return 0;

  for (guint i = 0; i < position->players; i++) {
    const guint other = (position->turn + i) % position->players;

    if (other == player)
      n_before = n_in_play;
    if ((position->in_play & (1U << other)) != 0)
      n_in_play++;
  }
  return (steps - 1) * n_in_play + n_before + 1;
}

static gboolean
would_win_race (const QdrPosition *position, guint player)
{
  guint turns;

  if ((position->in_play & (1U << player)) == 0)
    return FALSE;

  turns = count_turns (position, player);
  for (guint i = 0; i < position->players; i++)
    if (i != player && (position->in_play & (1U << i)) != 0 && count_turns (position, i) < turns)
      return FALSE;
  return TRUE;
}

QdrGameRecap
qdr_game_recap_make (QdrGame *game)
{
  QdrGameRecap self = { 0 };
  QdrResult result;
  guint ply;

  g_return_val_if_fail (QDR_IS_GAME (game), self);

  ply = qdr_game_get_ply (game);
  self.n_rounds = qdr_game_count_rounds (game, ply);

  /* Ignore a final concession, after which only the winner is in play and so in the lead. */
  if (ply > 0 && qdr_move_kind (qdr_game_get_move (game, ply - 1, NULL)) == QDR_MOVE_CONCESSION)
    ply--;
  result = qdr_game_get_result (game);
  if (result.outcome == QDR_OUTCOME_WIN && ply <= QDR_RECAP_MOVES_MAX &&
      ply >= QDR_RECAP_ROUNDS_MIN * qdr_game_get_n_players (game)) {
    QdrPosition position = *qdr_game_get_start_position (game);
    gboolean was_ahead = would_win_race (&position, result.winner);

    /* Of a game that was resigned early this would mean nothing. */
    self.was_always_ahead = was_ahead && ply == qdr_game_get_ply (game);
    for (guint i = 0; i < ply; i++) {
      gboolean is_ahead;
      QdrUndo undo;

      qdr_position_do_move (&position, qdr_game_get_move (game, i, NULL), &undo);
      is_ahead = would_win_race (&position, result.winner);
      if (!is_ahead)
        self.turning_ply = 0;
      else if (!was_ahead)
        self.turning_ply = i + 1;
      self.was_always_ahead = self.was_always_ahead && is_ahead;
      was_ahead = is_ahead;
    }
  }
  return self;
}

char *
qdr_game_recap_describe_turning_point (const QdrGameRecap *self, QdrGame *game)
{
  g_autoptr (QdrRecord) record = NULL;
  g_autofree char *move = NULL;

  g_return_val_if_fail (self != NULL && self->turning_ply > 0, NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  record = g_list_model_get_item (G_LIST_MODEL (game), self->turning_ply - 1);
  move = qdr_game_describe_record (game, record);
  /* Translators: %u is the number of a move, and %s is a description of the move, such as "Mason
   * places the wall e3h". */
  return g_strdup_printf (_ ("The race turned with move %u: %s."), qdr_record_get_round (record),
                          move);
}

char *
qdr_game_recap_format_figures (const QdrGameRecap *self, QdrGame *game)
{
  g_autoptr (GString) walls = g_string_new (NULL);
  g_autofree char *n_moves = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  n_moves = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u move", "%u moves", self->n_rounds),
                             self->n_rounds);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    g_string_append (walls, i > 0 ? ", " : "");
    /* Translators: a number of walls, and the name of a player. */
    g_string_append_printf (walls, _ ("%i by %s"),
                            qdr_game_get_start_position (game)->stocks[i] -
                                qdr_game_get_position (game)->stocks[i],
                            qdr_game_get_name_in_sentence (game, i));
  }
  /* Translators: the length of a game, and the walls of each player: “23 moves. Walls placed: 4 by
   * Anna, 6 by Robin.” */
  return g_strdup_printf (_ ("%s. Walls placed: %s."), n_moves, walls->str);
}

/* The spelling alphabet for the letters of the columns, "a" to "s". */
static const char *const alphabet[] = {
  NC_ ("spelling alphabet", "alfa"),    NC_ ("spelling alphabet", "bravo"),
  NC_ ("spelling alphabet", "charlie"), NC_ ("spelling alphabet", "delta"),
  NC_ ("spelling alphabet", "echo"),    NC_ ("spelling alphabet", "foxtrot"),
  NC_ ("spelling alphabet", "golf"),    NC_ ("spelling alphabet", "hotel"),
  NC_ ("spelling alphabet", "india"),   NC_ ("spelling alphabet", "juliett"),
  NC_ ("spelling alphabet", "kilo"),    NC_ ("spelling alphabet", "lima"),
  NC_ ("spelling alphabet", "mike"),    NC_ ("spelling alphabet", "november"),
  NC_ ("spelling alphabet", "oscar"),   NC_ ("spelling alphabet", "papa"),
  NC_ ("spelling alphabet", "quebec"),  NC_ ("spelling alphabet", "romeo"),
  NC_ ("spelling alphabet", "sierra"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (alphabet) == QDR_BOARD_MAX);

char *
qdr_move_describe_for_speech (const QdrBoard *board, QdrMove move, QdrSpeechDetail detail)
{
  const gboolean is_wall = qdr_move_is_wall (move);
  const QdrSquare square = qdr_move_square (move);
  const gboolean is_horizontal = qdr_move_kind (move) == QDR_MOVE_HORIZONTAL_WALL;
  g_autofree char *name = NULL;
  g_autofree char *spelled = NULL;
  char first[QDR_MOVE_TEXT_SIZE];

  g_return_val_if_fail (is_wall || qdr_move_kind (move) == QDR_MOVE_STEP, NULL);

  qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, square), first);
  if (!is_wall)
    name = g_strdup (first);
  else
    name = g_strdup_printf (is_horizontal
                                /* Translators: a horizontal wall. %s is its square, “c8”. */
                                ? _ ("wall %s across")
                                /* Translators: a vertical wall. %s is its square, “c8”. */
                                : _ ("wall %s upright"),
                            first);
  if (is_wall && detail == QDR_SPEECH_DETAIL_FULL) {
    const QdrSquare other = square + (is_horizontal ? 1 : board->stride);
    char second[QDR_MOVE_TEXT_SIZE];

    qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, other), second);
    return g_strdup_printf (
        is_horizontal
            /* Translators: the first %s is “wall c8 across”, the others are the two squares
             * south of it. */
            ? _ ("%s, north of %s and %s")
            /* Translators: the first %s is “wall c8 upright”, the others are the two squares
             * west of it. */
            : _ ("%s, east of %s and %s"),
        name, first, second);
  }
  if (detail != QDR_SPEECH_DETAIL_SPELLED)
    return g_steal_pointer (&name);

  spelled = g_strdup_printf ("%s %u",
                             g_dpgettext2 (GETTEXT_PACKAGE, "spelling alphabet",
                                           alphabet[qdr_board_column (board, square)]),
                             qdr_board_row (board, square) + 1);
  /* Translators: the first %s is a move, “e3” or “wall e3 across”, the second is its square spelled
   * out, “echo 3”. */
  return g_strdup_printf (_ ("%s, %s"), name, spelled);
}

char *
qdr_game_describe_undo (QdrGame *game)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *words = NULL;
  guint ply;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  if (!qdr_game_is_under_way (game) || !qdr_game_find_undo_ply (game, &ply))
    return NULL;

  for (; ply < qdr_game_get_ply (game); ply++) {
    const QdrMove move = qdr_game_get_move (game, ply, NULL);

    g_ptr_array_add (moves,
                     qdr_move_kind (move) == QDR_MOVE_CONCESSION
                         ? g_strdup (qdr_move_get_label (move, NULL))
                         : qdr_move_describe_for_speech (&qdr_game_get_position (game)->board, move,
                                                         QDR_SPEECH_DETAIL_TERSE));
  }
  g_ptr_array_add (moves, NULL);
  words = g_strjoinv (", ", (char **) moves->pdata);
  /* Translators: %s are moves, “e3” or “wall e3 across, e8”. */
  return g_strdup_printf (_ ("Taken back: %s."), words);
}

char *
qdr_game_describe_last_move_for_speech (QdrGame *game, QdrSpeechDetail detail)
{
  QdrRecord *last;
  QdrMove move;
  guint player, turn;
  const char *name;
  gboolean is_you, is_jump, is_turn_announced;
  g_autofree char *words = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *state = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  last = qdr_game_get_last_record (game);
  if (last == NULL)
    return NULL;
  if (qdr_game_state_text_includes_last_move (game))
    return qdr_game_describe_state (game);

  move = qdr_record_get_move (last);
  player = qdr_record_get_player (last);
  name = qdr_game_get_player_name (game, player);
  is_you = qdr_game_is_only_human (game, player);
  is_jump = qdr_record_is_jump (last);
  if (qdr_move_kind (move) == QDR_MOVE_CONCESSION) {
    words = qdr_game_describe_record (game, last);
    sentence = g_strconcat (words, ".", NULL);
  } else {
    words = qdr_move_describe_for_speech (&qdr_game_get_position (game)->board, move, detail);
    if (detail == QDR_SPEECH_DETAIL_TERSE && is_jump) {
      g_autofree char *square = g_steal_pointer (&words);

      /* Translators: a short description of a move. %s is a square, “e3”. */
      words = g_strdup_printf (_ ("jump to %s"), square);
    }
    if (detail == QDR_SPEECH_DETAIL_TERSE && is_you)
      sentence = g_strconcat (words, ".", NULL);
    else if (detail == QDR_SPEECH_DETAIL_TERSE)
      /* Translators: the first %s is the name of a player, the second is a move, “e3” or “wall e3
       * across”. */
      sentence = g_strdup_printf (_ ("%s: %s."), name, words);
    else if (is_you)
      sentence =
          g_strdup_printf (qdr_move_is_wall (move)
                               /* Translators: %s is “wall e3 across, north of e3 and f3”. */
                               ? _ ("You place %s.")
                               /* Translators: %s is a square, “e2”, or with its spelling, “e2,
                                * echo 2”. */
                               : is_jump ? _ ("You jump to %s.") : _ ("You move to %s."),
                           words);
    else
      sentence =
          g_strdup_printf (qdr_move_is_wall (move)
                               /* Translators: the first %s is the name of a player, the second is
                                * “wall e3 across, north of e3 and f3”. */
                               ? _ ("%s places %s.")
                               /* Translators: the first %s is the name of a player, the second is a
                                * square, “e2”, or the square and its spelling, “e2, echo 2”. */
                               : is_jump ? _ ("%s jumps to %s.") : _ ("%s moves to %s."),
                           name, words);
  }

  turn = qdr_game_get_turn (game);
  is_turn_announced = qdr_player_is_human (qdr_game_get_player (game, turn)) &&
                      (detail != QDR_SPEECH_DETAIL_TERSE || qdr_game_get_n_players (game) > 2);
  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING || is_turn_announced)
    state = qdr_game_describe_state (game);
  return g_strjoin (" ", sentence, state, NULL);
}
