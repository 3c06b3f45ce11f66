/*
 * What a screen reader speaks unasked: moves, results, refusals, answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Speaks a sentence, wherever in the window of a widget the focus is.
 *
 * Each window has one queue of sentences. Nobody can ask a screen reader whether it has spoken, and
 * a new sentence cuts off the one before; so the next one waits as long as the last takes to speak,
 * or what has just got the focus takes to be named. A key that is pressed silences a screen reader,
 * so that then nothing waits any longer. Of more sentences than anybody wants to wait for, as when
 * computers play each other fast, the oldest are left out.
 *
 * @param widget    any widget in the window; without a window nothing is spoken
 * @param sentence  translated
 */
void qdr_announce (GtkWidget *widget, const char *sentence);

/**
 * @brief Speaks a sentence that is of use only until the next of its kind: if that one comes before
 *        this one is spoken, it takes its place.
 *
 * @param widget     any widget in the window; without a window nothing is spoken
 * @param sentence   translated
 * @param useful_ms  milliseconds in which it is worth beginning; 0 if any time is
 */
void qdr_announce_passing (GtkWidget *widget, const char *sentence, guint useful_ms);

/**
 * @brief Speaks once more what was spoken last in the window of a widget, if anything was.
 *
 * @param widget  any widget in the window
 * @return whether anything was
 */
gboolean qdr_announce_again (GtkWidget *widget);

/**
 * @brief Drops what is announced in the window of a widget until it is no longer muted, so that one
 *        sentence can stand for several.
 *
 * @param widget  any widget in the window
 * @param muted   whether it is
 */
void qdr_announcer_set_muted (GtkWidget *widget, gboolean muted);

G_END_DECLS
