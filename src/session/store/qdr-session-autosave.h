/*
 * The autosave of one session.
 *
 * It is separate from the store, which all sessions share.
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
 *   "enabled"  boolean, FALSE at first: whether the session is saved. Setting it to FALSE removes
 *              the saved session
 *
 * The session is saved after each change, once all handlers of the change have run. During a long
 * game it is saved only every few seconds. A session without changes is not saved.
 */

/**
 * @brief Creates an autosave, which saves @p session from now on while it is enabled.
 *
 * @param session  the session, to which a reference is held
 * @param store    the store, to which a reference is held
 * @param number   number of the session in the store: a new number, or that of the restored session
 * @return (transfer full)
 */
QdrSessionAutosave *
qdr_session_autosave_new (QdrSession *session, QdrSessionStore *store, guint number);

/**
 * @brief Sets whether the session is saved only while its game has unsaved moves; FALSE at first.
 */
void qdr_session_autosave_set_unsaved_only (QdrSessionAutosave *self, gboolean unsaved_only);

/**
 * @brief Saves the session for the last time and releases it.
 *
 * @return FALSE if the session could not be saved, so that the next start cannot restore it
 */
gboolean qdr_session_autosave_close (QdrSessionAutosave *self);

/** @brief Removes the saved session and releases the session. */
void qdr_session_autosave_discard (QdrSessionAutosave *self);

G_END_DECLS
