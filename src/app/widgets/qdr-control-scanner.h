/*
 * Scanning: all that can be pressed in a window by one switch, a row first and then what is in it.
 *
 * What a press would choose is framed, and has the keyboard focus, so that it is in sight and a
 * screen reader says it. After two rounds without a press it goes back from a row to the rows, and
 * from these it rests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** @brief Goes through the controls of a window. It knows no time. */
typedef struct _QdrControlScanner QdrControlScanner;

/**
 * @brief Creates a scanner that rests.
 *
 * @param window  (transfer none): outlives it
 * @return (transfer full): to be freed with qdr_control_scanner_free()
 */
QdrControlScanner *qdr_control_scanner_new (GtkWindow *window);

/**
 * @brief Frees a scanner, without touching the window.
 *
 * @param self  (transfer full) (nullable): a scanner
 */
void qdr_control_scanner_free (QdrControlScanner *self);

/**
 * @brief Begins anew: with the rows, or with what is in the first one.
 *
 * @param self    a scanner
 * @param inside  whether with what is in the first row; if there is but one, so in any case
 */
void qdr_control_scanner_begin (QdrControlScanner *self, gboolean inside);

/**
 * @brief Rests: nothing is framed, until it begins.
 *
 * @param self  a scanner
 */
void qdr_control_scanner_rest (QdrControlScanner *self);

/**
 * @brief Returns whether nothing is framed.
 *
 * @param self  a scanner
 * @return whether it rests
 */
gboolean qdr_control_scanner_rests (QdrControlScanner *self);

/**
 * @brief Frames the first row without beginning.
 *
 * @param self  a scanner that rests
 */
void qdr_control_scanner_announce (QdrControlScanner *self);

/**
 * @brief Goes on to the next row or control.
 *
 * @param self  a scanner; one that rests stays so
 */
void qdr_control_scanner_advance (QdrControlScanner *self);

/**
 * @brief Goes into the row that is framed, or chooses the control; begins after a rest.
 *
 * @param self  a scanner
 * @return (transfer none) (nullable): the control that is chosen, which is for the caller to use;
 *         it goes on with the next row
 */
GtkWidget *qdr_control_scanner_press (QdrControlScanner *self);

G_END_DECLS
