/*
 * Descriptions of moves for speech.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-spoken-move.h"

#include <glib/gi18n-lib.h>

#include "qdr-game-text.h"
#include "qdr-notation.h"

/* Words that sound different, for the letters of the columns, of which the widest board has 19. */
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
qdr_spoken_move (const QdrBoard *board, QdrMove move, QdrSpeechDetail detail)
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
qdr_spoken_last_move (QdrGame *game, QdrSpeechDetail detail)
{
  QdrRecord *last;
  QdrMove move;
  guint player, turn;
  const char *name;
  gboolean is_you, is_turn_announced;
  g_autofree char *words = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *state = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  last = qdr_game_get_last_record (game);
  if (last == NULL)
    return NULL;
  if (qdr_game_text_state_names_move (game))
    return qdr_game_text_state (game);

  move = qdr_record_get_move (last);
  player = qdr_record_get_player (last);
  name = qdr_game_get_player_name (game, player);
  is_you = qdr_game_is_only_human (game, player);
  if (qdr_move_kind (move) == QDR_MOVE_CONCESSION) {
    words = qdr_game_text_move (game, last);
    sentence = g_strconcat (words, ".", NULL);
  } else {
    words = qdr_spoken_move (&qdr_game_get_position (game)->board, move, detail);
    if (detail == QDR_SPEECH_DETAIL_TERSE && is_you)
      sentence = g_strconcat (words, ".", NULL);
    else if (detail == QDR_SPEECH_DETAIL_TERSE)
      /* Translators: the first %s is the name of a player, the second is a move, “e3” or “wall e3
       * across”. */
      sentence = g_strdup_printf (_ ("%s: %s."), name, words);
    else if (is_you)
      sentence = g_strdup_printf (qdr_move_is_wall (move)
                                      /* Translators: %s is “wall e3 across, north of e3 and f3”. */
                                      ? _ ("You place %s.")
                                      /* Translators: %s is a square, or “e2, echo 2”. */
                                      : _ ("You move to %s."),
                                  words);
    else
      sentence =
          g_strdup_printf (qdr_move_is_wall (move)
                               /* Translators: the first %s is the name of a player, the second is
                                * “wall e3 across, north of e3 and f3”. */
                               ? _ ("%s places %s.")
                               /* Translators: the first %s is the name of a player, the second is a
                                * square, or “e2, echo 2”. */
                               : _ ("%s moves to %s."),
                           name, words);
  }

  turn = qdr_game_get_turn (game);
  is_turn_announced = qdr_player_is_human (qdr_game_get_player (game, turn)) &&
                      (detail != QDR_SPEECH_DETAIL_TERSE || qdr_game_get_n_players (game) > 2);
  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING || is_turn_announced)
    state = qdr_game_text_state (game);
  return g_strjoin (" ", sentence, state, NULL);
}
