/*
 * Announcements by a screen reader: moves, results, refusals, answers.
 *
 * Each window has a queue of sentences. A program cannot find out whether a screen reader is
 * speaking, and a new sentence interrupts the one before. So each sentence waits until the previous
 * one, or the name of a widget that has got the focus, has probably been spoken. Pressing a key
 * silences a screen reader, and so ends the wait. If too many sentences wait, as when computers
 * play each other fast, the oldest are dropped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Announces a sentence, wherever the focus is in the window of @p widget.
 *
 * @param widget    any widget; without a window nothing is announced
 * @param sentence  translated
 */
void qdr_announce (GtkWidget *widget, const char *sentence);

/**
 * @brief Announces a sentence that is replaced if the next transient one comes before it is
 *        spoken.
 *
 * @param widget     any widget; without a window nothing is announced
 * @param sentence   translated
 * @param useful_ms  milliseconds after which it is dropped instead; 0 for no limit
 */
void qdr_announce_transient (GtkWidget *widget, const char *sentence, guint useful_ms);

/** @brief Repeats the last announcement in the window of @p widget, and returns whether there was
 *         one. */
gboolean qdr_announcer_repeat_last (GtkWidget *widget);

/** @brief Drops all announcements in the window of @p widget until it is unmuted, so that one
 *         sentence can replace several. */
void qdr_announcer_set_muted (GtkWidget *widget, gboolean muted);

G_END_DECLS
