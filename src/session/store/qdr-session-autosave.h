/*
 * Automatic saving of one session. It is separate from the store, which serves all sessions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-session-store.h"
#include "qdr-session.h"

G_BEGIN_DECLS

#define QDR_TYPE_SESSION_AUTOSAVE (qdr_session_autosave_get_type ())
G_DECLARE_FINAL_TYPE (QdrSessionAutosave, qdr_session_autosave, QDR, SESSION_AUTOSAVE, GObject)

/*
 * Properties:
 *   "enabled"  boolean, FALSE at first: whether the session is saved; FALSE removes the saved text
 *
 * The text is written after each change, once all handlers have run; that of a long game only every
 * few seconds. A session in which nothing has happened is not saved.
 */

/**
 * @brief Saves @p session from now on.
 *
 * @param session  referenced
 * @param store    referenced
 * @param number   of the session in the store: a new one, or the one under which it was found
 * @return (transfer full)
 */
QdrSessionAutosave *
qdr_session_autosave_new (QdrSession *session, QdrSessionStore *store, guint number);

/** @brief Sets whether only games with unsaved moves are saved; FALSE at first. */
void qdr_session_autosave_set_unsaved_only (QdrSessionAutosave *self, gboolean unsaved_only);

/**
 * @brief Saves the session a last time and stops following it.
 *
 * @return whether the next start of the program will find it, or it was not worth saving
 */
gboolean qdr_session_autosave_close (QdrSessionAutosave *self);

/** @brief Removes the saved session and stops following it. */
void qdr_session_autosave_discard (QdrSessionAutosave *self);

G_END_DECLS
