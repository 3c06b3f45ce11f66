/*
 * Where sessions are kept while the program does not run: a folder with one file for each.
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
 * A session is a text here, and has a number. A thread of the store writes, so that the program
 * never waits for a disk: one file at a time, and of several texts of a session only the newest.
 *
 * One program at a time has the folder. For all others the store is closed: it finds nothing in the
 * folder and writes nothing into it.
 */

/** @brief A session as it was found. */
typedef struct {
  guint number; /**< of the session in its store, from 1 */
  char *text;   /**< the session, as qdr-session-text.h writes it; terminated */
  gsize length; /**< of the text, bytes */
} QdrStoredSession;

/** @brief The folder where the sessions of this user are. @return (transfer full) */
GFile *qdr_session_store_get_default_folder (void);

/**
 * @brief A store in @p folder, which is made if need be.
 *
 * @param folder  where the files are; referenced
 * @return (transfer full)
 */
QdrSessionStore *qdr_session_store_new (GFile *folder);

/** @brief Whether sessions can be kept: there is such a folder, and no other program has it. */
gboolean qdr_session_store_is_open (QdrSessionStore *self);

/**
 * @brief Reads all sessions that are there, in the order of their numbers.
 *
 * A file that cannot be one is put out of the way, as by qdr_session_store_set_aside().
 *
 * @return (transfer full) (element-type QdrStoredSession)
 */
GPtrArray *qdr_session_store_load_all (QdrSessionStore *self);

/** @brief A number that no session has had. */
guint qdr_session_store_get_new_number (QdrSessionStore *self);

/**
 * @brief Writes a session soon, in place of what it was before.
 *
 * @param number  of the session
 * @param text    (transfer full)
 */
void qdr_session_store_write (QdrSessionStore *self, guint number, char *text);

/**
 * @brief Removes a session soon, if there is such a one.
 *
 * @param number  of the session
 */
void qdr_session_store_remove (QdrSessionStore *self, guint number);

/**
 * @brief Puts a session that cannot be read out of the way: its file is called .bad then.
 *
 * @param number  of the session
 */
void qdr_session_store_set_aside (QdrSessionStore *self, guint number);

/**
 * @brief Waits until all is written.
 *
 * @return whether each session's newest text is in its file
 */
gboolean qdr_session_store_flush (QdrSessionStore *self);

/* Text of a session */

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
gboolean
qdr_session_restore_from_text (QdrSession *self, const char *text, gsize length, GError **error);

G_END_DECLS
