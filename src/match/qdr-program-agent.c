/*
 * An engine in another program that plays in a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-program-agent.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-notation.h"
#include "qdr-personality.h"
#include "qdr-program.h"

/* How much of a strange answer is quoted, in bytes. */
#define QUOTE_LENGTH 40

struct _QdrProgramAgent {
  QdrAgent parent_instance;

  char **argv;
  guint timeout_ms;
  QdrProgram *program; /* (nullable): not started, or something was wrong with it */
};

G_DEFINE_FINAL_TYPE (QdrProgramAgent, qdr_program_agent, QDR_TYPE_AGENT)

static QdrPatience
patience_from_now (QdrProgramAgent *self, const gint *stop)
{
  return (QdrPatience){
    .deadline = g_get_monotonic_time () + (gint64) self->timeout_ms * 1000,
    .stop = stop,
  };
}

/* What follows the word @name at the beginning of @line, or NULL. */
static const char *
rest_after (const char *line, const char *name)
{
  const gsize length = strlen (name);

  if (strncmp (line, name, length) != 0 || (line[length] != ' ' && line[length] != '\0'))
    return NULL;
  return line + length + strspn (line + length, " ");
}

static void
set_nonsense (GError **error, const char *line)
{
  g_autofree char *start = g_strndup (line, QUOTE_LENGTH);
  g_autofree char *quote = g_utf8_make_valid (start, -1);

  g_set_error (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NONSENSE, _ ("the program answers “%s”"),
               quote);
}

/* --- Talking ---------------------------------------------------------------------------------- */

/* Notes what a line says that is not yet the answer. */
typedef void (*NoteFunc) (const char *line, gpointer data);

/*
 * Reads up to a line that begins with the word @name. Lines that are not understood are skipped, as
 * usual in such protocols, but an error is no answer.
 */
static char *
read_until (QdrProgramAgent *self,
            const char *name,
            NoteFunc note,
            gpointer note_data,
            const QdrPatience *patience,
            GError **error)
{
  for (;;) {
    g_autofree char *line = qdr_program_read_line (self->program, patience, error);

    if (line == NULL)
      return NULL;
    if (rest_after (line, name) != NULL)
      return g_steal_pointer (&line);
    if (rest_after (line, "error") != NULL) {
      set_nonsense (error, line);
      return NULL;
    }
    if (note != NULL)
      note (line, note_data);
  }
}

static gboolean
ask (QdrProgramAgent *self,
     const char *question,
     const char *answer,
     const QdrPatience *patience,
     GError **error)
{
  g_autofree char *line = NULL;

  if (!qdr_program_send (self->program, question, patience, error))
    return FALSE;
  line = read_until (self, answer, NULL, NULL, patience, error);
  return line != NULL;
}

/* What was wrong with the program is what was wrong with the agent. */
static void
blame (const GError *reason, GError **error)
{
  static const QdrAgentError codes[] = {
    [QDR_PROGRAM_ERROR_DIED] = QDR_AGENT_ERROR_DIED,
    [QDR_PROGRAM_ERROR_LATE] = QDR_AGENT_ERROR_LATE,
    [QDR_PROGRAM_ERROR_NONSENSE] = QDR_AGENT_ERROR_NONSENSE,
    [QDR_PROGRAM_ERROR_STOPPED] = QDR_AGENT_ERROR_STOPPED,
  };

  g_set_error_literal (error, QDR_AGENT_ERROR, (int) codes[reason->code], reason->message);
}

/* --- Starting --------------------------------------------------------------------------------- */

static gboolean
start (QdrProgramAgent *self, const QdrPatience *patience, GError **error)
{
  self->program = qdr_program_start ((const char *const *) self->argv, error);

  return self->program != NULL && ask (self, "uqi", "uqiok", patience, error);
}

static gboolean
send_new_game (QdrProgramAgent *self, const QdrPatience *patience, GError **error)
{
  return qdr_program_send (self->program, "newgame", patience, error) &&
         ask (self, "isready", "readyok", patience, error);
}

static gboolean
qdr_program_agent_begin_game (QdrAgent *agent,
                              guint32 seed G_GNUC_UNUSED,
                              const gint *stop,
                              GError **error)
{
  QdrProgramAgent *self = QDR_PROGRAM_AGENT (agent);
  const QdrPatience patience = patience_from_now (self, stop);
  g_autoptr (GError) reason = NULL;

  /* The program may have ended since the last game: then it is started again. */
  if (self->program != NULL && send_new_game (self, &patience, NULL))
    return TRUE;
  g_clear_pointer (&self->program, qdr_program_free);
  if (start (self, &patience, &reason) && send_new_game (self, &patience, &reason))
    return TRUE;

  g_clear_pointer (&self->program, qdr_program_free);
  if (g_error_matches (reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_STOPPED))
    blame (reason, error);
  else
    g_set_error (error, QDR_AGENT_ERROR, QDR_AGENT_ERROR_CANNOT_START,
                 _ ("Cannot start the engine “%s”: %s"), self->argv[0], reason->message);
  return FALSE;
}

/* --- Asking for a move ------------------------------------------------------------------------ */

static char *
describe_position (QdrGame *game)
{
  const QdrPosition *start = qdr_game_get_start (game);
  const guint n_moves = qdr_game_get_ply (game);
  GString *line = g_string_new ("position ");

  if (qdr_position_is_start (start)) {
    g_string_append_printf (line, "start size %ux%u players %u walls %u,%u", start->board.width,
                            start->board.height, start->players, start->stocks[0],
                            start->stocks[1]);
  } else {
    g_autofree char *text = qdr_position_to_text (start);

    g_string_append_printf (line, "text %s", text);
  }
  if (!qdr_game_get_repetition_is_draw (game))
    g_string_append (line, " norepetition");
  if (n_moves > 0)
    g_string_append (line, " moves");
  for (guint i = 0; i < n_moves; i++) {
    g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), i);

    g_string_append_printf (line, " %s", qdr_record_get_text (record));
  }
  return g_string_free (line, FALSE);
}

static char *
describe_limits (const QdrLimits *limits)
{
  GString *line = g_string_new ("go");
  const guint cpu_ms = limits->cpu_ms == 0 ? QDR_MOVE_CPU_MS : limits->cpu_ms;

  g_string_append_printf (line, " cpu %u", MIN (cpu_ms, QDR_MOVE_CPU_MS));
  if (limits->wall_ms != 0)
    g_string_append_printf (line, " movetime %u", limits->wall_ms);
  if (limits->depth != 0)
    g_string_append_printf (line, " depth %u", limits->depth);
  if (limits->nodes != 0)
    g_string_append_printf (line, " nodes %" G_GUINT64_FORMAT, limits->nodes);
  return g_string_free (line, FALSE);
}

/* Notes "info depth 6 score 35 nodes 812345 nps 1650000 time 492 pv e2 e8". */
static void
note_info (const char *line, gpointer data)
{
  QdrChoice *choice = data;
  g_auto (GStrv) words = NULL;

  if (rest_after (line, "info") == NULL)
    return;

  words = g_strsplit (line, " ", -1);
  for (guint i = 1; words[i] != NULL && words[i + 1] != NULL && strcmp (words[i], "pv") != 0; i++) {
    const guint64 number = g_ascii_strtoull (words[i + 1], NULL, 10);

    if (strcmp (words[i], "depth") == 0)
      choice->depth = (guint) MIN (number, QDR_MAX_LINE);
    else if (strcmp (words[i], "nodes") == 0)
      choice->nodes = MIN (number, G_MAXUINT32);
    else if (strcmp (words[i], "time") == 0)
      choice->nodes_us = (gint64) MIN (number, G_MAXUINT32) * 1000;
  }
}

static gboolean
ask_for_move (QdrProgramAgent *self,
              QdrGame *game,
              const QdrLimits *limits,
              const QdrPatience *patience,
              QdrChoice *choice,
              GError **error)
{
  g_autofree char *position = describe_position (game);
  g_autofree char *go = describe_limits (limits);
  g_autofree char *answer = NULL;
  g_autofree char *word = NULL;

  /* After "readyok" no answer is left that belongs to an earlier question. */
  if (!qdr_program_send (self->program, position, patience, error) ||
      !ask (self, "isready", "readyok", patience, error) ||
      !qdr_program_send (self->program, go, patience, error))
    return FALSE;

  answer = read_until (self, "bestmove", note_info, choice, patience, error);
  if (answer == NULL)
    return FALSE;

  word = g_strdup (rest_after (answer, "bestmove"));
  word[strcspn (word, " ")] = '\0';
  if (qdr_move_from_text (&qdr_game_get_position (game)->board, word, &choice->move) ==
      QDR_REASON_NONE)
    return TRUE;

  set_nonsense (error, answer);
  return FALSE;
}

static gboolean
qdr_program_agent_choose (QdrAgent *agent,
                          QdrGame *game,
                          const QdrLimits *limits,
                          const gint *stop,
                          QdrChoice *choice,
                          GError **error)
{
  QdrProgramAgent *self = QDR_PROGRAM_AGENT (agent);
  const QdrPatience patience = patience_from_now (self, stop);
  const gint64 cpu_start = qdr_program_get_cpu_time (self->program);
  g_autoptr (GError) reason = NULL;

  *choice = (QdrChoice){ .move = QDR_MOVE_NONE };
  if (!ask_for_move (self, game, limits, &patience, choice, &reason)) {
    g_clear_pointer (&self->program, qdr_program_free);
    blame (reason, error);
    return FALSE;
  }

  choice->cpu_us = qdr_program_get_cpu_time (self->program) - cpu_start;
  if (choice->nodes_us == 0)
    choice->nodes_us = choice->cpu_us;
  return TRUE;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_program_agent_finalize (GObject *object)
{
  QdrProgramAgent *self = QDR_PROGRAM_AGENT (object);

  qdr_program_free (self->program);
  g_strfreev (self->argv);

  G_OBJECT_CLASS (qdr_program_agent_parent_class)->finalize (object);
}

static void
qdr_program_agent_class_init (QdrProgramAgentClass *klass)
{
  QdrAgentClass *agent_class = QDR_AGENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_program_agent_finalize;
  agent_class->begin_game = qdr_program_agent_begin_game;
  agent_class->choose = qdr_program_agent_choose;
}

static void
qdr_program_agent_init (QdrProgramAgent *self)
{
}

QdrAgent *
qdr_program_agent_new (const char *const *argv, guint timeout_ms)
{
  QdrProgramAgent *self;

  g_return_val_if_fail (argv != NULL && argv[0] != NULL, NULL);

  self = g_object_new (QDR_TYPE_PROGRAM_AGENT, NULL);
  self->argv = g_strdupv ((char **) argv);
  self->timeout_ms = timeout_ms;

  return QDR_AGENT (self);
}
