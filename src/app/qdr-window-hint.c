/*
 * The window's hint: what the engine would play at full strength, whoever the opponents are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

#include <glib/gi18n.h>

#include "qdr-notation.h"

static void
show_hint (QdrWindow *self, QdrMove move)
{
  const QdrPosition *position = qdr_game_get_position (qdr_window_get_game (self));
  char text[QDR_MOVE_TEXT_SIZE];
  g_autofree char *advice = NULL;

  /* Translators: a hint; %s is a move. */
  advice = g_strdup_printf (_ ("Try %s."), qdr_move_to_text (&position->board, move, text));
  qdr_status_bar_set_advice (self->status_bar, advice);
  qdr_board_view_set_hint (self->board, move);
}

/* Each depth has something to say, so that nobody waits for the first hint. */
static void
progress_cb (QdrWindow *self, const QdrReport *report)
{
  show_hint (self, report->line[0]);
}

static void
think_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  QdrReport report;

  /* A search that was given up has already made room for the next. */
  if (!qdr_thinker_think_finish (NULL, result, &report, &error))
    return;

  g_clear_object (&self->hint);
  show_hint (self, report.line[0]);
  qdr_window_update_actions (self);
}

/* Made when it is first wanted: it has a transposition table of its own. */
static QdrThinker *
get_adviser (QdrWindow *self)
{
  if (self->adviser == NULL) {
    self->adviser = qdr_thinker_new ();
    g_signal_connect_object (self->adviser, "progress", G_CALLBACK (progress_cb), self,
                             G_CONNECT_SWAPPED);
  }
  return self->adviser;
}

void
qdr_window_seek_hint (QdrWindow *self)
{
  const QdrLimits limits = { .cpu_ms = QDR_MOVE_CPU_MS };

  qdr_window_drop_hint (self);
  self->hint = g_cancellable_new ();
  qdr_status_bar_set_advice (self->status_bar, _ ("Looking for a good move…"));
  qdr_thinker_think_async (get_adviser (self), qdr_window_get_game (self), &qdr_style_default,
                           &limits, self->hint, think_cb, g_object_ref (self));
  qdr_window_update_actions (self);
}

void
qdr_window_drop_hint (QdrWindow *self)
{
  if (self->hint != NULL)
    g_cancellable_cancel (self->hint);
  g_clear_object (&self->hint);
}
