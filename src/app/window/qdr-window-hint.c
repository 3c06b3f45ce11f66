/*
 * The window's hint: what the engine would play at full strength, whoever the opponents are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-game-effect.h"
#include "qdr-notation.h"

/* With a word on why. */
static char *
describe_hint (QdrGame *game, QdrMove move)
{
  const QdrPosition *position = qdr_game_get_position (game);
  const QdrEffect effect = qdr_effect_of_move (position, move);
  g_autofree char *reason = qdr_game_text_effect (game, &effect);
  char text[QDR_MOVE_TEXT_SIZE];

  /* Translators: a hint: a move, and a sentence on what it does. */
  return g_strdup_printf (_ ("Try %s. %s"), qdr_move_to_text (&position->board, move, text),
                          reason);
}

static void
show_hint (QdrWindow *self, QdrMove move)
{
  g_autofree char *advice = describe_hint (qdr_window_get_game (self), move);

  qdr_status_bar_set_advice (self->status_bar, advice);
  qdr_board_view_set_hint (self->board, move);
}

/* Each depth has something to say, so that nobody waits for the first hint. */
static void
analysis_cb (QdrWindow *self)
{
  const QdrAnalysis *analysis = qdr_adviser_get_analysis (self->adviser);

  if (self->hint != NULL && analysis != NULL && analysis->line_length > 0)
    show_hint (self, analysis->line[0]);
}

static void
hint_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrWindow) self = user_data;
  g_autofree char *advice = NULL;
  QdrAnalysis analysis;

  /* A search that was given up has already made room for the next. */
  if (!qdr_adviser_hint_finish (result, &analysis, NULL))
    return;

  g_clear_object (&self->hint);
  show_hint (self, analysis.line[0]);
  qdr_window_update_actions (self);
  /* Only the last of the moves that were considered: each would interrupt the one before. */
  advice = describe_hint (qdr_window_get_game (self), analysis.line[0]);
  qdr_announce (GTK_WIDGET (self), advice);
}

void
qdr_window_add_hints (QdrWindow *self)
{
  g_signal_connect_object (self->adviser, "notify::analysis", G_CALLBACK (analysis_cb), self,
                           G_CONNECT_SWAPPED);
}

void
qdr_window_seek_hint (QdrWindow *self)
{
  qdr_window_drop_hint (self);
  qdr_window_hide_move_review (self);
  self->hint = g_cancellable_new ();
  qdr_status_bar_dismiss (self->status_bar);
  qdr_status_bar_set_advice (self->status_bar, _ ("Looking for a good move…"));
  qdr_announce (GTK_WIDGET (self), _ ("Looking for a good move…"));
  qdr_adviser_hint_async (self->adviser, self->hint, hint_cb, g_object_ref (self));
  qdr_window_update_actions (self);
}

void
qdr_window_drop_hint (QdrWindow *self)
{
  if (self->hint != NULL)
    g_cancellable_cancel (self->hint);
  g_clear_object (&self->hint);
}
