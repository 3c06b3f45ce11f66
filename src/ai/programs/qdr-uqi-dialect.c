/*
 * The protocol UQI (docs/engine-protocol.md).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-dialogue-private.h"
#include "qdr-notation.h"
#include "qdr-personality.h"

/* The maximum length of the name of an engine, in bytes. */
#define MAX_NAME 100

/* A function that is called for each line before the answer. */
typedef void (*LineFunc) (const char *line, gpointer data);

/*
 * Reads lines until one begins with the word @name, and returns it. Other lines are skipped, as is
 * usual in such protocols; but errors, and answers of the protocol QTP, are invalid.
 */
static char *
read_until (QdrDialogue *self,
            const char *name,
            LineFunc line_func,
            gpointer line_data,
            const QdrWaitLimits *wait_limits,
            GError **error)
{
  for (;;) {
    g_autofree char *line = qdr_program_read_line (self->program, wait_limits, error);

    if (line == NULL)
      return NULL;
    if (qdr_program_line_get_rest (line, name) != NULL)
      return g_steal_pointer (&line);
    if (qdr_program_line_get_rest (line, "error") != NULL ||
        qdr_program_line_get_rest (line, "?") != NULL) {
      qdr_program_set_nonsense_error (error, line);
      return NULL;
    }
    if (line_func != NULL)
      line_func (line, line_data);
  }
}

static gboolean
exchange (QdrDialogue *self,
          const char *request,
          const char *answer,
          const QdrWaitLimits *wait_limits,
          GError **error)
{
  g_autofree char *line = NULL;

  if (!qdr_program_send (self->program, request, wait_limits, error))
    return FALSE;
  line = read_until (self, answer, NULL, NULL, wait_limits, error);
  return line != NULL;
}

/* Starting */

static void
parse_name (const char *line, gpointer data)
{
  QdrDialogue *self = data;
  const char *name = qdr_program_line_get_rest (line, "id name");

  if (name == NULL || *name == '\0' || strlen (name) > MAX_NAME ||
      !g_utf8_validate (name, -1, NULL))
    return;
  g_free (self->name);
  self->name = g_strdup (name);
}

static gboolean
greet (QdrDialogue *self, const QdrWaitLimits *wait_limits, GError **error)
{
  g_autofree char *line = NULL;

  if (!qdr_program_send (self->program, "uqi", wait_limits, error))
    return FALSE;
  line = read_until (self, "uqiok", parse_name, self, wait_limits, error);
  return line != NULL;
}

static gboolean
begin_game (QdrDialogue *self, const QdrWaitLimits *wait_limits, GError **error)
{
  return qdr_program_send (self->program, "newgame", wait_limits, error) &&
         exchange (self, "isready", "readyok", wait_limits, error);
}

/* Requesting a move */

/* Parses "info depth 6 score 35 nodes 812345 nps 1650000 time 492 pv e2 e8". */
static void
parse_info (const char *line, gpointer data)
{
  QdrMoveAnswer *answer = data;
  g_auto (GStrv) words = NULL;

  if (qdr_program_line_get_rest (line, "info") == NULL)
    return;

  words = g_strsplit (line, " ", -1);
  for (guint i = 1; words[i] != NULL && words[i + 1] != NULL && strcmp (words[i], "pv") != 0; i++) {
    const guint64 number = g_ascii_strtoull (words[i + 1], NULL, 10);

    if (strcmp (words[i], "depth") == 0)
      answer->depth = (guint) MIN (number, QDR_MAX_LINE);
    else if (strcmp (words[i], "nodes") == 0)
      answer->nodes = MIN (number, G_MAXUINT32);
    else if (strcmp (words[i], "time") == 0)
      answer->nodes_us = (gint64) MIN (number, G_MAXUINT32) * 1000;
  }
}

/* Waits for the move. If the wait ends with a request to hurry, sends "stop" and waits on. */
static char *
wait_for_move (QdrDialogue *self,
               const QdrWaitLimits *wait_limits,
               QdrMoveAnswer *answer,
               GError **error)
{
  QdrWaitLimits hurried = *wait_limits;
  g_autoptr (GError) reason = NULL;
  char *line = read_until (self, "bestmove", parse_info, answer, wait_limits, &reason);

  if (line != NULL)
    return line;
  if (!g_error_matches (reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_STOPPED) ||
      g_atomic_int_get (wait_limits->interrupt) != QDR_INTERRUPT_HURRY) {
    g_propagate_error (error, g_steal_pointer (&reason));
    return NULL;
  }
  hurried.ignores_hurry = TRUE;
  if (!qdr_program_send (self->program, "stop", &hurried, error))
    return NULL;
  return read_until (self, "bestmove", parse_info, answer, &hurried, error);
}

/* Sends the game, and waits for "readyok", after which no answers to earlier requests follow. */
static gboolean
send_game (QdrDialogue *self,
           const QdrMoveRequest *request,
           const QdrWaitLimits *wait_limits,
           GError **error)
{
  const QdrPosition *start = &request->start;
  g_autoptr (GString) line = g_string_new ("position ");

  if (qdr_position_is_start (start)) {
    g_string_append_printf (line, "start size %ux%u players %u walls ", start->board.width,
                            start->board.height, start->players);
    for (guint i = 0; i < start->players; i++)
      g_string_append_printf (line, i > 0 ? ",%u" : "%u", start->stocks[i]);
  } else {
    g_autofree char *text = qdr_position_to_text (start);

    g_string_append_printf (line, "text %s", text);
  }
  if (!request->repetition_is_draw)
    g_string_append (line, " norepetition");
  if (request->n_moves > 0)
    g_string_append (line, " moves");
  for (guint i = 0; i < request->n_moves; i++) {
    char text[QDR_MOVE_TEXT_SIZE];

    qdr_move_to_text (&start->board, request->moves[i], text);
    g_string_append_printf (line, " %s", text);
  }

  return qdr_program_send (self->program, line->str, wait_limits, error) &&
         exchange (self, "isready", "readyok", wait_limits, error);
}

static gboolean
request_move (QdrDialogue *self,
              const QdrMoveRequest *request,
              const QdrWaitLimits *wait_limits,
              QdrMoveAnswer *answer,
              GError **error)
{
  const QdrLimits *limits = &request->limits;
  const guint cpu_ms = limits->cpu_ms == 0 ? QDR_MOVE_CPU_MS : limits->cpu_ms;
  g_autoptr (GString) go = g_string_new ("go");
  g_autofree char *line = NULL;
  g_autofree char *word = NULL;
  QdrWaitLimits steady = *wait_limits;

  g_string_append_printf (go, " cpu %u", MIN (cpu_ms, QDR_MOVE_CPU_MS));
  if (limits->wall_ms != 0)
    g_string_append_printf (go, " movetime %u", limits->wall_ms);
  if (limits->depth != 0)
    g_string_append_printf (go, " depth %u", limits->depth);
  if (limits->nodes != 0)
    g_string_append_printf (go, " nodes %" G_GUINT64_FORMAT, limits->nodes);
  steady.ignores_hurry = TRUE;
  if (!qdr_program_send (self->program, go->str, &steady, error))
    return FALSE;

  line = wait_for_move (self, wait_limits, answer, error);
  if (line == NULL)
    return FALSE;

  word = g_strdup (qdr_program_line_get_rest (line, "bestmove"));
  word[strcspn (word, " ")] = '\0';
  if (qdr_move_from_text (&request->position.board, word, &answer->move) == QDR_REASON_NONE)
    return TRUE;

  qdr_program_set_nonsense_error (error, line);
  return FALSE;
}

/* Sends "stop". If a search is running, the engine then sends a move, which is skipped. */
static gboolean
recover (QdrDialogue *self, const QdrWaitLimits *wait_limits)
{
  return qdr_program_send (self->program, "stop", wait_limits, NULL) &&
         exchange (self, "isready", "readyok", wait_limits, NULL);
}

const QdrDialect qdr_uqi_dialect = {
  .greet = greet,
  .begin_game = begin_game,
  .send_game = send_game,
  .request_move = request_move,
  .recover = recover,
};
