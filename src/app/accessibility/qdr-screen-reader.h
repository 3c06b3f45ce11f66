/*
 * Detection of a screen reader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define QDR_TYPE_SCREEN_READER (qdr_screen_reader_get_type ())
G_DECLARE_FINAL_TYPE (QdrScreenReader, qdr_screen_reader, QDR, SCREEN_READER, GObject)

/*
 * Properties:
 *   "active"  boolean (read-only, notifies), whether a screen reader is in use;
 *             FALSE until the desktop answers
 */

/**
 * @brief Creates an object that asks the desktop on the session bus, without waiting for the
 *        answer.
 *
 * @return (transfer full)
 */
QdrScreenReader *qdr_screen_reader_new (void);

/** @brief Returns whether a screen reader is in use. */
gboolean qdr_screen_reader_get_active (QdrScreenReader *self);

G_END_DECLS
