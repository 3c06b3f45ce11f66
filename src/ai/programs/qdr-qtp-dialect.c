/*
 * The protocol QTP (docs/qtp.md), in which each command has one answer.
 *
 * Its board is upside down, and its first player is black. The engine remembers the game, so
 * usually only new moves are sent; if the game has changed otherwise, it is sent again from the
 * start.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-dialogue-private.h"
#include "qdr-notation.h"

static const char *const colours[] = { "black", "white" };

/* Commands and answers */

/*
 * Sends a command and reads its answer, which ends with an empty line.
 * Returns (transfer full): the text after "="; NULL on error or if the answer begins with "?".
 */
static char *
send_command (QdrDialogue *self, const char *line, const QdrWaitLimits *wait_limits, GError **error)
{
  g_autofree char *answer = NULL;

  if (!qdr_program_send (self->program, line, wait_limits, error))
    return NULL;
  for (;;) {
    g_autofree char *next = qdr_program_read_line (self->program, wait_limits, error);

    if (next == NULL)
      return NULL;
    if (*next == '\0' && answer != NULL)
      break;
    /* Other lines of the answer are ignored. */
    if (*next != '\0' && answer == NULL)
      answer = g_steal_pointer (&next);
    if (answer != NULL && answer[0] != '=' && answer[0] != '?')
      break;
  }
  if (answer[0] == '=')
    return g_strstrip (g_strdup (answer + 1));

  qdr_program_set_nonsense_error (error, answer);
  return NULL;
}

G_GNUC_PRINTF (4, 5)
static gboolean
send_line (QdrDialogue *self,
           const QdrWaitLimits *wait_limits,
           GError **error,
           const char *format,
           ...)
{
  g_autofree char *line = NULL;
  g_autofree char *answer = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  answer = send_command (self, line, wait_limits, error);
  return answer != NULL;
}

/* Moves */

/* Rotates a square, or the corner of a wall, by 180 degrees. */
static QdrSquare
rotate_square (const QdrBoard *board, QdrSquare square)
{
  return qdr_board_square (board, qdr_board_column (board, square),
                           board->height - 1u - qdr_board_row (board, square));
}

/* Parses "E7", "E7 horizontal" or "E7 v". */
static gboolean
read_move (const QdrBoard *board, const char *text, QdrMove *move)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  const char *way = words[0] != NULL && words[1] != NULL ? g_strstrip (words[1]) : "";
  QdrMoveKind kind = QDR_MOVE_STEP;

  if (words[0] == NULL || qdr_move_from_text (board, words[0], move) != QDR_REASON_NONE ||
      qdr_move_kind (*move) != QDR_MOVE_STEP)
    return FALSE;
  if (g_ascii_strcasecmp (way, "horizontal") == 0 || g_ascii_strcasecmp (way, "h") == 0)
    kind = QDR_MOVE_HORIZONTAL_WALL;
  else if (g_ascii_strcasecmp (way, "vertical") == 0 || g_ascii_strcasecmp (way, "v") == 0)
    kind = QDR_MOVE_VERTICAL_WALL;
  else if (*way != '\0')
    return FALSE;
  *move = qdr_move_make (kind, rotate_square (board, qdr_move_square (*move)));
  return TRUE;
}

/* The game */

static gboolean
send_start (QdrDialogue *self,
            const QdrPosition *start,
            const QdrWaitLimits *wait_limits,
            GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (!send_line (self, wait_limits, error, "boardsize %u", start->board.width) ||
      !send_line (self, wait_limits, error, "clear_board"))
    return FALSE;
  /* Not every engine supports this command. If it fails, the number of walls must be the usual. */
  if (!send_line (self, wait_limits, &reason, "walls %u", start->stocks[0]) &&
      !(g_error_matches (reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NONSENSE) &&
        start->stocks[0] == qdr_board_default_stock (&start->board, 2))) {
    g_propagate_error (error, g_steal_pointer (&reason));
    return FALSE;
  }
  self->start = *start;
  self->is_game_known = TRUE;
  g_array_set_size (self->moves, 0);
  return TRUE;
}

static gboolean
send_game (QdrDialogue *self,
           const QdrMoveRequest *request,
           const QdrWaitLimits *wait_limits,
           GError **error)
{
  const QdrPosition *start = &request->start;
  const QdrBoard *board = &start->board;

  if (start->players != 2 || board->width != board->height || !qdr_position_is_start (start) ||
      start->stocks[0] != start->stocks[1]) {
    g_set_error_literal (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_REFUSED,
                         _ ("the program speaks QTP, which supports only two players on a square "
                            "board, from the usual start and with equal walls"));
    return FALSE;
  }

  /* If the game continues the one that the engine remembers, only new moves are sent. */
  if ((!self->is_game_known || !qdr_position_equal (&self->start, start) ||
       self->moves->len > request->n_moves ||
       memcmp (self->moves->data, request->moves, self->moves->len * sizeof (QdrMove)) != 0) &&
      !send_start (self, start, wait_limits, error))
    return FALSE;
  while (self->moves->len < request->n_moves) {
    const guint ply = self->moves->len;
    const char *player = colours[(start->turn + ply) % 2];
    const QdrMove move = request->moves[ply];
    const QdrSquare square = rotate_square (board, qdr_move_square (move));
    const char column = (char) ('A' + qdr_board_column (board, square));
    const guint row = qdr_board_row (board, square) + 1u;

    if (!qdr_move_is_wall (move)) {
      if (!send_line (self, wait_limits, error, "playmove %s %c%u", player, column, row))
        return FALSE;
    } else {
      const gboolean is_horizontal = qdr_move_kind (move) == QDR_MOVE_HORIZONTAL_WALL;

      if (!send_line (self, wait_limits, error, "playwall %s %c%u %s", player, column, row,
                      is_horizontal ? "horizontal" : "vertical"))
        return FALSE;
    }
    g_array_append_val (self->moves, move);
  }
  return TRUE;
}

/* The dialogue */

static gboolean
greet (QdrDialogue *self, const QdrWaitLimits *wait_limits, GError **error)
{
  char *name = send_command (self, "name", wait_limits, error);

  if (name == NULL)
    return FALSE;
  self->name = *name != '\0' && g_utf8_validate (name, -1, NULL) ? g_strdup (name) : NULL;
  g_free (name);
  return TRUE;
}

/* Clears the board, so that the whole next game will be sent. */
static gboolean
begin_game (QdrDialogue *self, const QdrWaitLimits *wait_limits, GError **error)
{
  self->is_game_known = FALSE;
  return send_line (self, wait_limits, error, "clear_board");
}

static gboolean
request_move (QdrDialogue *self,
              const QdrMoveRequest *request,
              const QdrWaitLimits *wait_limits,
              QdrMoveAnswer *answer,
              GError **error)
{
  g_autofree char *line = g_strdup_printf ("genmove %s", colours[request->position.turn % 2]);
  g_autofree char *text = NULL;
  QdrWaitLimits steady = *wait_limits;

  /* The protocol has no command to hurry an engine. */
  steady.ignores_hurry = TRUE;
  text = send_command (self, line, &steady, error);
  if (text == NULL)
    return FALSE;
  if (!read_move (&request->start.board, text, &answer->move)) {
    qdr_program_set_nonsense_error (error, text);
    return FALSE;
  }
  g_array_append_val (self->moves, answer->move);
  return TRUE;
}

/* Returns FALSE, since the protocol has no command to cancel a request. */
static gboolean
recover (QdrDialogue *self G_GNUC_UNUSED, const QdrWaitLimits *wait_limits G_GNUC_UNUSED)
{
  return FALSE;
}

const QdrDialect qdr_qtp_dialect = {
  .greet = greet,
  .begin_game = begin_game,
  .send_game = send_game,
  .request_move = request_move,
  .recover = recover,
};
