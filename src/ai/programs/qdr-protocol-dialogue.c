/*
 * Dialogue: the exchange of games and moves with an external engine, in the protocol UQI or QTP.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-protocol-dialogue.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-notation.h"
#include "qdr-personality.h"

/* The CPU time that an engine may use in addition to the limit of a move, for example for input and
 * output, microseconds. */
#define TOLERANCE_US 500000

/* The maximum time that qdr_protocol_dialogue_recover() waits for the engine, microseconds. */
#define RECOVERY_US G_USEC_PER_SEC

/* The functions of a protocol. For example, qdr_protocol_dialogue_recover() calls recover(). */
typedef struct {
  gboolean (*greet) (QdrProtocolDialogue *self, const QdrWaitLimits *wait_limits, GError **error);
  gboolean (*begin_game) (QdrProtocolDialogue *self,
                          const QdrWaitLimits *wait_limits,
                          GError **error);
  /* Sends the game; called before request_move(). */
  gboolean (*send_game) (QdrProtocolDialogue *self,
                         const QdrMoveRequest *request,
                         const QdrWaitLimits *wait_limits,
                         GError **error);
  gboolean (*request_move) (QdrProtocolDialogue *self,
                            const QdrMoveRequest *request,
                            const QdrWaitLimits *wait_limits,
                            QdrMoveAnswer *answer,
                            GError **error);
  gboolean (*recover) (QdrProtocolDialogue *self, const QdrWaitLimits *wait_limits);
} Dialect;

struct QdrProtocolDialogue {
  const Dialect *dialect;
  QdrProgram *program;
  char *name;            /* (nullable): the name that the engine gave itself */
  gboolean has_answered; /* whether the engine has sent a move in this game */
  gint64 counted_us;     /* the CPU time of the program at its last answer, microseconds */

  /* Only for QTP: whether the engine remembers a game, and the start and moves of this game. */
  gboolean is_game_known;
  QdrPosition start;
  GArray *moves; /* (element-type QdrMove) */
};

/* Requests */

QdrMoveRequest *
qdr_move_request_new (QdrGame *game, const QdrLimits *limits)
{
  QdrMoveRequest *self;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (limits != NULL, NULL);

  self = g_new0 (QdrMoveRequest, 1);
  self->start = *qdr_game_get_start_position (game);
  self->position = *qdr_game_get_position (game);
  self->n_moves = qdr_game_get_ply (game);
  self->moves = g_new (QdrMove, self->n_moves);
  for (guint i = 0; i < self->n_moves; i++) {
    g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), i);

    self->moves[i] = qdr_record_get_move (record);
  }
  self->repetition_is_draw = qdr_game_get_repetition_is_draw (game);
  self->limits = *limits;
  return self;
}

void
qdr_move_request_free (QdrMoveRequest *self)
{
  if (self == NULL)
    return;

  g_free (self->moves);
  g_free (self);
}

/* The protocol UQI (docs/engine-protocol.md) */

#define MAX_NAME 100 /* maximum length of the name of an engine, in bytes */

/* Handles a line that the engine sends before its answer. */
typedef void (*LineFunc) (const char *line, gpointer data);

/*
 * Reads lines until one begins with the word @name, and returns this line. Calls @line_func
 * (nullable) for each line before it. A line that begins with "error" or "?" is an invalid answer.
 */
static char *
read_until (QdrProtocolDialogue *self,
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
    if (qdr_program_line_skip_words (line, name) != NULL)
      return g_steal_pointer (&line);
    if (qdr_program_line_skip_words (line, "error") != NULL ||
        qdr_program_line_skip_words (line, "?") != NULL) {
      qdr_program_set_nonsense_error (error, line);
      return NULL;
    }
    if (line_func != NULL)
      line_func (line, line_data);
  }
}

static gboolean
exchange (QdrProtocolDialogue *self,
          const char *request,
          const char *answer,
          const QdrWaitLimits *wait_limits,
          GError **error)
{
  g_autofree char *line = NULL;

  if (!qdr_program_send_line (self->program, request, wait_limits, error))
    return FALSE;
  line = read_until (self, answer, NULL, NULL, wait_limits, error);
  return line != NULL;
}

static void
parse_name (const char *line, gpointer data)
{
  QdrProtocolDialogue *self = data;
  const char *name = qdr_program_line_skip_words (line, "id name");

  if (name == NULL || *name == '\0' || strlen (name) > MAX_NAME ||
      !g_utf8_validate (name, -1, NULL))
    return;
  g_free (self->name);
  self->name = g_strdup (name);
}

static gboolean
uqi_greet (QdrProtocolDialogue *self, const QdrWaitLimits *wait_limits, GError **error)
{
  g_autofree char *line = NULL;

  if (!qdr_program_send_line (self->program, "uqi", wait_limits, error))
    return FALSE;
  line = read_until (self, "uqiok", parse_name, self, wait_limits, error);
  return line != NULL;
}

static gboolean
uqi_begin_game (QdrProtocolDialogue *self, const QdrWaitLimits *wait_limits, GError **error)
{
  return qdr_program_send_line (self->program, "newgame", wait_limits, error) &&
         exchange (self, "isready", "readyok", wait_limits, error);
}

/* Parses "info depth 6 score 35 nodes 812345 nps 1650000 time 492 pv e2 e8". */
static void
parse_info (const char *line, gpointer data)
{
  QdrMoveAnswer *answer = data;
  g_auto (GStrv) words = NULL;

  if (qdr_program_line_skip_words (line, "info") == NULL)
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

/* Waits for the move. If a request to hurry ends the wait, sends "stop" and waits again. */
static char *
wait_for_move (QdrProtocolDialogue *self,
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
  if (!qdr_program_send_line (self->program, "stop", &hurried, error))
    return NULL;
  return read_until (self, "bestmove", parse_info, answer, &hurried, error);
}

/* Sends the game, and waits for "readyok", after which no answers to earlier requests can
 * follow. */
static gboolean
uqi_send_game (QdrProtocolDialogue *self,
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

  return qdr_program_send_line (self->program, line->str, wait_limits, error) &&
         exchange (self, "isready", "readyok", wait_limits, error);
}

static gboolean
uqi_request_move (QdrProtocolDialogue *self,
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
  if (!qdr_program_send_line (self->program, go->str, &steady, error))
    return FALSE;

  line = wait_for_move (self, wait_limits, answer, error);
  if (line == NULL)
    return FALSE;

  word = g_strdup (qdr_program_line_skip_words (line, "bestmove"));
  word[strcspn (word, " ")] = '\0';
  if (qdr_move_from_text (&request->position.board, word, &answer->move) == QDR_REFUSAL_REASON_NONE)
    return TRUE;

  qdr_program_set_nonsense_error (error, line);
  return FALSE;
}

/* Sends "stop" and waits for "readyok". Skips the move that the engine sends first if it was
 * searching. */
static gboolean
uqi_recover (QdrProtocolDialogue *self, const QdrWaitLimits *wait_limits)
{
  return qdr_program_send_line (self->program, "stop", wait_limits, NULL) &&
         exchange (self, "isready", "readyok", wait_limits, NULL);
}

static const Dialect uqi_dialect = {
  .greet = uqi_greet,
  .begin_game = uqi_begin_game,
  .send_game = uqi_send_game,
  .request_move = uqi_request_move,
  .recover = uqi_recover,
};

/*
 * The protocol QTP (docs/qtp.md), in which each command has one answer.
 *
 * Its board is upside down, and its first player is black. The engine remembers the game, so that
 * only new moves are sent. After any other change, the game is sent again from the start.
 */

static const char *const qtp_colours[] = { "black", "white" };

/*
 * Sends a command and reads its answer, which ends with an empty line.
 * Returns (transfer full): the text after "="; NULL on error or if the answer begins with "?".
 */
static char *
send_command (QdrProtocolDialogue *self,
              const char *line,
              const QdrWaitLimits *wait_limits,
              GError **error)
{
  g_autofree char *answer = NULL;

  if (!qdr_program_send_line (self->program, line, wait_limits, error))
    return NULL;
  for (;;) {
    g_autofree char *next = qdr_program_read_line (self->program, wait_limits, error);

    if (next == NULL)
      return NULL;
    if (*next == '\0' && answer != NULL)
      break;
    /* Only the first line of the answer is used. */
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
send_line (QdrProtocolDialogue *self,
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

/* Converts a square, or the corner of a wall, to the board of the protocol, which is upside down,
 * or back. */
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

  if (words[0] == NULL || qdr_move_from_text (board, words[0], move) != QDR_REFUSAL_REASON_NONE ||
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

static gboolean
send_start (QdrProtocolDialogue *self,
            const QdrPosition *start,
            const QdrWaitLimits *wait_limits,
            GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (!send_line (self, wait_limits, error, "boardsize %u", start->board.width) ||
      !send_line (self, wait_limits, error, "clear_board"))
    return FALSE;
  /* Some engines do not support "walls", and can play only with the usual number of walls. */
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
qtp_send_game (QdrProtocolDialogue *self,
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

  /* Send the start, unless the game continues the one that the engine remembers. Then send the
   * moves that the engine lacks. */
  if ((!self->is_game_known || !qdr_position_equal (&self->start, start) ||
       self->moves->len > request->n_moves ||
       memcmp (self->moves->data, request->moves, self->moves->len * sizeof (QdrMove)) != 0) &&
      !send_start (self, start, wait_limits, error))
    return FALSE;
  while (self->moves->len < request->n_moves) {
    const guint ply = self->moves->len;
    const char *player = qtp_colours[(start->turn + ply) % 2];
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

static gboolean
qtp_greet (QdrProtocolDialogue *self, const QdrWaitLimits *wait_limits, GError **error)
{
  char *name = send_command (self, "name", wait_limits, error);

  if (name == NULL)
    return FALSE;
  self->name = *name != '\0' && g_utf8_validate (name, -1, NULL) ? g_strdup (name) : NULL;
  g_free (name);
  return TRUE;
}

/* Clears the engine's board, and forgets the game, so that the next game is sent from the start. */
static gboolean
qtp_begin_game (QdrProtocolDialogue *self, const QdrWaitLimits *wait_limits, GError **error)
{
  self->is_game_known = FALSE;
  return send_line (self, wait_limits, error, "clear_board");
}

static gboolean
qtp_request_move (QdrProtocolDialogue *self,
                  const QdrMoveRequest *request,
                  const QdrWaitLimits *wait_limits,
                  QdrMoveAnswer *answer,
                  GError **error)
{
  g_autofree char *line = g_strdup_printf ("genmove %s", qtp_colours[request->position.turn % 2]);
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
qtp_recover (QdrProtocolDialogue *self G_GNUC_UNUSED,
             const QdrWaitLimits *wait_limits G_GNUC_UNUSED)
{
  return FALSE;
}

static const Dialect qtp_dialect = {
  .greet = qtp_greet,
  .begin_game = qtp_begin_game,
  .send_game = qtp_send_game,
  .request_move = qtp_request_move,
  .recover = qtp_recover,
};

/* Dialogues */

static const Dialect *const dialects[QDR_N_PROTOCOLS] = {
  [QDR_PROTOCOL_UQI] = &uqi_dialect,
  [QDR_PROTOCOL_QTP] = &qtp_dialect,
};

/* Starts the measurement of CPU time for the next answer. */
static void
start_counting (QdrProtocolDialogue *self)
{
  self->counted_us = qdr_program_get_cpu_time (self->program);
}

QdrProtocolDialogue *
qdr_protocol_dialogue_start (const char *const *argv,
                             QdrProtocol protocol,
                             const QdrWaitLimits *wait_limits,
                             GError **error)
{
  g_autoptr (QdrProtocolDialogue) self = NULL;
  QdrProgram *program;

  g_return_val_if_fail (argv != NULL && argv[0] != NULL, NULL);
  g_return_val_if_fail (protocol < QDR_N_PROTOCOLS, NULL);
  g_return_val_if_fail (wait_limits != NULL, NULL);

  program = qdr_program_start (argv, error);
  if (program == NULL)
    return NULL;
  self = g_new0 (QdrProtocolDialogue, 1);
  self->dialect = dialects[protocol];
  self->program = program;
  self->moves = g_array_new (FALSE, FALSE, sizeof (QdrMove));
  return self->dialect->greet (self, wait_limits, error) ? g_steal_pointer (&self) : NULL;
}

void
qdr_protocol_dialogue_free (QdrProtocolDialogue *self)
{
  if (self == NULL)
    return;

  qdr_program_free (self->program);
  g_array_unref (self->moves);
  g_free (self->name);
  g_free (self);
}

const char *
qdr_protocol_dialogue_get_name (QdrProtocolDialogue *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->name;
}

const char *
qdr_protocol_dialogue_get_warning (QdrProtocolDialogue *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return qdr_program_get_warning (self->program);
}

gboolean
qdr_protocol_dialogue_begin_game (QdrProtocolDialogue *self,
                                  const QdrWaitLimits *wait_limits,
                                  GError **error)
{
  g_return_val_if_fail (self != NULL && wait_limits != NULL, FALSE);

  if (!self->dialect->begin_game (self, wait_limits, error))
    return FALSE;
  start_counting (self);
  self->has_answered = FALSE;
  return TRUE;
}

/* Sends the game. If the engine has not yet sent a move in this game, an invalid answer counts as a
 * refusal to play it. */
static gboolean
send_game (QdrProtocolDialogue *self,
           const QdrMoveRequest *request,
           const QdrWaitLimits *wait_limits,
           GError **error)
{
  g_autoptr (GError) reason = NULL;
  QdrWaitLimits steady = *wait_limits;

  /* A request to hurry must not interrupt the sending of the game. */
  steady.ignores_hurry = TRUE;
  if (self->dialect->send_game (self, request, &steady, &reason))
    return TRUE;
  if (!self->has_answered &&
      g_error_matches (reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NONSENSE))
    reason->code = QDR_PROGRAM_ERROR_REFUSED;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

gboolean
qdr_protocol_dialogue_request_move (QdrProtocolDialogue *self,
                                    const QdrMoveRequest *request,
                                    const QdrWaitLimits *wait_limits,
                                    QdrMoveAnswer *answer,
                                    GError **error)
{
  QdrWaitLimits limited;
  gint64 cpu_us;

  g_return_val_if_fail (self != NULL && request != NULL, FALSE);
  g_return_val_if_fail (wait_limits != NULL && answer != NULL, FALSE);

  limited = *wait_limits;
  if (limited.max_cpu_us == 0)
    limited.max_cpu_us = self->counted_us + QDR_MOVE_CPU_MS * 1000 + TOLERANCE_US;
  *answer = (QdrMoveAnswer){ .move = QDR_MOVE_NONE };
  if (!send_game (self, request, &limited, error) ||
      !self->dialect->request_move (self, request, &limited, answer, error))
    return FALSE;

  self->has_answered = TRUE;
  cpu_us = qdr_program_get_cpu_time (self->program);
  answer->cpu_us = cpu_us - self->counted_us;
  if (answer->nodes_us == 0)
    answer->nodes_us = answer->cpu_us;
  self->counted_us = cpu_us;
  if (cpu_us <= limited.max_cpu_us)
    return TRUE;
  g_set_error_literal (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_LATE,
                       _ ("the program used more processor time than a move allows"));
  return FALSE;
}

gboolean
qdr_protocol_dialogue_recover (QdrProtocolDialogue *self)
{
  const QdrWaitLimits wait_limits = { .deadline = g_get_monotonic_time () + RECOVERY_US };

  g_return_val_if_fail (self != NULL, FALSE);

  if (!self->dialect->recover (self, &wait_limits))
    return FALSE;
  start_counting (self);
  return TRUE;
}
