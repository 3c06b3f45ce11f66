/*
 * Announcements by a screen reader: moves, results, refusals, answers.
 *
 * Each window has a queue of sentences. A program cannot find out whether a screen reader is
 * speaking, and a new sentence interrupts the previous sentence. Therefore each sentence waits
 * until the previous sentence, or the name of a newly focused widget, has probably been spoken. A
 * key press silences a screen reader, and therefore ends the wait. If too many sentences wait, as
 * in a fast game between computers, the oldest ones are dropped. While another window is in front,
 * as after a file dialog that is still closing, a sentence waits for some seconds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** @brief A function that is called when nothing is spoken any more. */
typedef void (*QdrSilenceFunc) (gpointer object);

/**
 * @brief Announces a sentence in the window of @p widget, wherever the focus is.
 *
 * @param widget    any widget; nothing is announced if it is in no window
 * @param sentence  the sentence, translated
 */
void qdr_announce (GtkWidget *widget, const char *sentence);

/**
 * @brief Announces a transient sentence: the next transient sentence replaces it if it has not been
 *        spoken yet.
 *
 * @param widget     any widget; nothing is announced if it is in no window
 * @param sentence   (nullable): the sentence, translated; NULL only removes the previous one
 * @param useful_ms  milliseconds after which the sentence is dropped if it still waits; 0 for no
 *                   limit
 */
void qdr_announce_transient (GtkWidget *widget, const char *sentence, guint useful_ms);

/**
 * @brief Announces an introduction: a long sentence that the next one interrupts, so that a person
 *        who does not need it hears no old news.
 *
 * @param widget    any widget; nothing is announced if it is in no window
 * @param sentence  the sentence, translated; its beginning is always heard
 */
void qdr_announce_introduction (GtkWidget *widget, const char *sentence);

/**
 * @brief Announces the answer to a key. The next key drops it if it has not been spoken yet, and
 *        the next answer replaces it.
 *
 * @param widget    any widget; nothing is announced if it is in no window
 * @param sentence  (nullable): the sentence, translated; NULL only removes the previous one
 */
void qdr_announce_answer (GtkWidget *widget, const char *sentence);

/**
 * @brief Calls a function when all sentences in the window of @p widget have probably been spoken,
 *        for example to move the focus, which a screen reader speaks at once.
 *
 * Only the last function is called if there are several.
 *
 * @param widget    any widget; nothing is called if it is in no window
 * @param callback  the function
 * @param object    a GObject, the argument; nothing is called if it is finalized before
 */
void qdr_announcer_call_when_silent (GtkWidget *widget, QdrSilenceFunc callback, gpointer object);

/** @brief Repeats the last announcement in the window of @p widget. Returns FALSE if nothing has
 *         been announced there. */
gboolean qdr_announcer_repeat_last (GtkWidget *widget);

/** @brief Drops the sentences that wait: what they are about is out of sight. */
void qdr_announcer_drop_waiting (GtkWidget *widget);

/** @brief Mutes or unmutes announcements in the window of @p widget. Sentences announced while the
 *         window is muted are dropped, so that the caller can announce a single sentence in their
 *         place. */
void qdr_announcer_set_muted (GtkWidget *widget, gboolean muted);

G_END_DECLS
