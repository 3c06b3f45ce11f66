/*
 * Tags, the headers of a saved game that have a meaning for the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tag.h"

#include <string.h>

#include "qdr-game-private.h"

static const char *const names[QDR_N_TAGS] = {
  [QDR_TAG_BOARD] = "Board",
  [QDR_TAG_PLAYERS] = "Players",
  [QDR_TAG_WALLS] = "Walls",
  [QDR_TAG_REPETITION] = "Repetition",
  [QDR_TAG_POSITION] = "Position",
  [QDR_TAG_PLAYER] = "Player1",
  [QDR_TAG_PLAYER + 1] = "Player2",
  [QDR_TAG_PLAYER + 2] = "Player3",
  [QDR_TAG_PLAYER + 3] = "Player4",
  [QDR_TAG_SEAT] = "Seat1",
  [QDR_TAG_SEAT + 1] = "Seat2",
  [QDR_TAG_SEAT + 2] = "Seat3",
  [QDR_TAG_SEAT + 3] = "Seat4",
  [QDR_TAG_TIME_CONTROL] = "TimeControl",
  [QDR_TAG_CLOCK] = "Clock1",
  [QDR_TAG_CLOCK + 1] = "Clock2",
  [QDR_TAG_CLOCK + 2] = "Clock3",
  [QDR_TAG_CLOCK + 3] = "Clock4",
  [QDR_TAG_PLY] = "Ply",
  [QDR_TAG_TERMINATION] = "Termination",
  [QDR_TAG_RESULT] = "Result",
};

const char *
qdr_tag_get_name (guint tag)
{
  g_assert (tag < QDR_N_TAGS);

  return names[tag];
}

guint
qdr_tag_from_name (const char *name)
{
  guint tag;

  for (tag = 0; tag < QDR_N_TAGS; tag++)
    if (strcmp (names[tag], name) == 0)
      break;
  return tag;
}

gboolean
qdr_tag_is_variation (const char *name)
{
  const char *number = name + strlen (QDR_TAG_VARIATION);
  gsize length;

  if (!g_str_has_prefix (name, QDR_TAG_VARIATION))
    return FALSE;
  length = strspn (number, G_CSET_DIGITS);
  return number[0] != '0' && length >= 1 && length <= 9 && number[length] == '\0';
}

const char *
qdr_result_to_token (QdrResult result)
{
  static const char *const winners[QDR_MAX_PLAYERS] = { "1", "2", "3", "4" };

  switch (result.outcome) {
  case QDR_OUTCOME_ONGOING:
  case QDR_OUTCOME_AGREEMENT: /* the moves have no draw */
    return "*";
  case QDR_OUTCOME_WIN:
    return winners[result.winner];
  case QDR_OUTCOME_STALEMATE:
  case QDR_OUTCOME_REPETITION:
    return "draw";
  }
  g_assert_not_reached ();
}

const char *
qdr_game_get_termination (QdrGame *game)
{
  const QdrResult result = game->final_result;
  const guint length = qdr_history_get_length (&game->history);
  const QdrPosition *start = &game->start;
  QdrMove last;

  switch (result.outcome) {
  case QDR_OUTCOME_ONGOING:
  case QDR_OUTCOME_AGREEMENT:
    return NULL;
  case QDR_OUTCOME_WIN:
    if (length == 0)
      return qdr_bits_test (qdr_position_goal (start, result.winner), start->pawns[result.winner])
                 ? "goal"
                 : NULL;
    last = qdr_history_get_entry (&game->history, length - 1)->undo.move;
    if (last == QDR_MOVE_RESIGN)
      return "resignation";
    return last == QDR_MOVE_TIMEOUT ? "time" : "goal";
  case QDR_OUTCOME_STALEMATE:
    return "stalemate";
  case QDR_OUTCOME_REPETITION:
    return "repetition";
  }
  g_assert_not_reached ();
}
