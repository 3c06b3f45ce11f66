/*
 * A session as a text: its game, and what a saved game does not tell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-session.h"

G_BEGIN_DECLS

/**
 * @brief The session as it stands.
 *
 * @return (transfer full) (nullable): NULL if the game is too long to be read again
 */
char *qdr_session_to_text (QdrSession *self);

/**
 * @brief Goes on as a text says.
 *
 * @param text    as written by qdr_session_to_text(); any text
 * @param length  bytes
 * @param error   return location for a G_KEY_FILE_ERROR or an error of the saved game; on error the
 *                session is as it was
 */
gboolean qdr_session_read_text (QdrSession *self, const char *text, gsize length, GError **error);

G_END_DECLS
