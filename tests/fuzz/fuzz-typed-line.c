/*
 * A fuzz target: typed moves, questions, positions, seats and comments are understood or refused
 * with one error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "fuzz-target.h"
#include "qdr-comment.h"
#include "qdr-external-engine.h"
#include "qdr-game-answer.h"
#include "qdr-game.h"
#include "qdr-notation.h"

static void
try_line (QdrGame *game, const char *line)
{
  g_autoptr (GError) move_error = NULL;
  g_autoptr (GError) position_error = NULL;
  g_autoptr (GError) command_error = NULL;
  g_auto (GStrv) command = NULL;
  g_autofree char *comment = qdr_comment_normalise (line);
  const char *argument;
  QdrPosition position;

  if (!qdr_game_play_from_text (game, line, &move_error))
    fuzz_check_error (move_error);
  if (qdr_position_from_text (line, &position, NULL, &position_error)) {
    g_autofree char *text = qdr_position_to_text (&position);

    fuzz_require (qdr_position_from_text (text, &position, NULL, NULL));
  } else {
    fuzz_check_error (position_error);
  }
  qdr_game_question_from_line (line, &argument);
  command = qdr_external_engine_parse_command (line, &command_error);
  if (command == NULL)
    fuzz_check_error (command_error);
  qdr_seat_is_valid (line);
  if (comment != NULL)
    qdr_comment_get_remaining_time (comment);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *raw = fuzz_copy_text (data, size);
  g_autofree char *text = g_utf8_make_valid (raw, (gssize) size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; lines[i] != NULL; i++)
    try_line (game, lines[i]);
  return 0;
}
