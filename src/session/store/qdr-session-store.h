/*
 * Folder of saved sessions, one file each, restored at the next start.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define QDR_TYPE_SESSION_STORE (qdr_session_store_get_type ())
G_DECLARE_FINAL_TYPE (QdrSessionStore, qdr_session_store, QDR, SESSION_STORE, GObject)

/*
 * The store has sessions as text, by number. They are written in the background; see
 * qdr-text-writer.h.
 *
 * One program at a time locks the folder. In all others the store is closed: it neither reads nor
 * writes.
 */

/** @brief A session that was read. */
typedef struct {
  guint number; /**< of the session in its store, from 1 */
  char *text;   /**< as written by qdr_session_to_text(); terminated */
  gsize length; /**< of the text, bytes */
} QdrStoredSession;

/** @brief Returns the folder of the sessions of this user (transfer full). */
GFile *qdr_session_store_get_default_folder (void);

/**
 * @brief Returns a store in @p folder, which is created if necessary.
 *
 * @param folder  referenced
 * @return (transfer full)
 */
QdrSessionStore *qdr_session_store_new (GFile *folder);

/** @brief Returns whether sessions can be saved: the folder exists, and no other program has
 *  locked it. */
gboolean qdr_session_store_is_open (QdrSessionStore *self);

/**
 * @brief Reads all sessions, in the order of their numbers.
 *
 * A file that cannot be a session is set aside, as by qdr_session_store_set_aside().
 *
 * @return (transfer full) (element-type QdrStoredSession)
 */
GPtrArray *qdr_session_store_load_all (QdrSessionStore *self);

/** @brief Returns a number that no session has had. */
guint qdr_session_store_get_new_number (QdrSessionStore *self);

/**
 * @brief Writes a session soon, over its previous text.
 *
 * @param number  of the session
 * @param text    (transfer full)
 */
void qdr_session_store_write (QdrSessionStore *self, guint number, char *text);

/**
 * @brief Removes a session soon, if it exists.
 *
 * @param number  of the session
 */
void qdr_session_store_remove (QdrSessionStore *self, guint number);

/**
 * @brief Renames the file of a session that cannot be read to ".bad".
 *
 * @param number  of the session
 */
void qdr_session_store_set_aside (QdrSessionStore *self, guint number);

/**
 * @brief Waits until everything is written.
 *
 * @return whether each session's newest text is in its file
 */
gboolean qdr_session_store_flush (QdrSessionStore *self);

/* Text of a session */

/**
 * @brief Writes the session as text.
 *
 * @return (transfer full) (nullable): NULL if the game is too long to be read again
 */
char *qdr_session_to_text (QdrSession *self);

/**
 * @brief Restores a session from text.
 *
 * @param text    as written by qdr_session_to_text(); any text
 * @param length  bytes
 * @param error   return location for a G_KEY_FILE_ERROR or an error of the saved game; on error
 *                the session is unchanged
 */
gboolean
qdr_session_restore_from_text (QdrSession *self, const char *text, gsize length, GError **error);

G_END_DECLS
