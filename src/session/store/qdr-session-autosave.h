/*
 * Keeps one session in a store, as it changes.
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
 *   "enabled"  boolean, FALSE at first: whether the session is kept at all; what was kept goes with
 *              it
 *
 * The text of the session is made as soon as all listeners have heard of a change, and
 * written by the store; of long games it is made every few seconds only. A session in which nothing
 * has happened is not kept.
 */

/**
 * @brief Keeps @p session from now on.
 *
 * @param session  referenced
 * @param store    where it is kept; referenced
 * @param number   of the session in the store: a new one, or that under which it was found
 * @return (transfer full)
 */
QdrSessionAutosave *
qdr_session_autosave_new (QdrSession *session, QdrSessionStore *store, guint number);

/**
 * @brief Whether only games with unsaved moves are kept; FALSE at first.
 *
 * @param unsaved_only  whether to keep no others
 */
void qdr_session_autosave_set_unsaved_only (QdrSessionAutosave *self, gboolean unsaved_only);

/**
 * @brief Leaves the session as it stands now, and keeps it no longer.
 *
 * @return whether the next start of the program finds it, or would find nothing worth it
 */
gboolean qdr_session_autosave_close (QdrSessionAutosave *self);

/** @brief Forgets the session, and keeps it no longer. */
void qdr_session_autosave_discard (QdrSessionAutosave *self);

G_END_DECLS
