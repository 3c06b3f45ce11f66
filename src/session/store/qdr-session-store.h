/*
 * The store of saved sessions, which are restored at the next start of the program, and the
 * autosave of each session.
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
 * The store is a folder with one file for each session. The name of the file contains the number of
 * the session. Files are written in the background; see qdr-text-file.h.
 *
 * Only one process at a time can lock the folder. In other processes the store is closed: it
 * neither reads nor writes files.
 */

/** @brief A saved session that has been read. */
typedef struct {
  guint number; /**< number of the session in its store, from 1 */
  char *text;   /**< NUL-terminated text, as returned by qdr_session_to_text() */
  gsize length; /**< length of the text in bytes */
} QdrStoredSession;

/** @brief Returns the folder of the sessions of the user, (transfer full). */
GFile *qdr_session_store_get_default_folder (void);

/**
 * @brief Creates a store, and the folder if it does not exist.
 *
 * @return (transfer full)
 */
QdrSessionStore *qdr_session_store_new (GFile *folder);

/**
 * @brief Returns whether sessions can be saved: the folder exists, and no other process has locked
 *        it.
 */
gboolean qdr_session_store_is_open (QdrSessionStore *self);

/**
 * @brief Reads all sessions, in the order of their numbers.
 *
 * A file that cannot be read is renamed as by qdr_session_store_mark_session_bad().
 *
 * @return (transfer full) (element-type QdrStoredSession)
 */
GPtrArray *qdr_session_store_load_all_sessions (QdrSessionStore *self);

/** @brief Returns a number for a new session. No session in the store has had this number. */
guint qdr_session_store_get_new_number (QdrSessionStore *self);

/**
 * @brief Writes a session in the background, in place of its previous text.
 *
 * @param number  the number of the session
 * @param text    (transfer full): the text of the session
 */
void qdr_session_store_write_session (QdrSessionStore *self, guint number, char *text);

/** @brief Removes session @p number in the background, if it exists. */
void qdr_session_store_remove_session (QdrSessionStore *self, guint number);

/** @brief Appends ".bad" to the file name of session @p number. Call this for a session that cannot
 *  be restored. */
void qdr_session_store_mark_session_bad (QdrSessionStore *self, guint number);

/**
 * @brief Waits until all sessions are written.
 *
 * @return whether the newest text of each session was written
 */
gboolean qdr_session_store_flush (QdrSessionStore *self);

/**
 * @brief Returns a session as text.
 *
 * @return (transfer full) (nullable): NULL if the game is so long that the text could not be read
 *         again
 */
char *qdr_session_to_text (QdrSession *self);

/**
 * @brief Restores a session from text.
 *
 * @param text    any text; valid if it was returned by qdr_session_to_text()
 * @param length  length of @p text in bytes
 * @param error   return location for a G_KEY_FILE_ERROR or a QDR_SAVED_GAME_ERROR; on error the
 *                session is unchanged
 * @return whether the session was restored
 */
gboolean
qdr_session_restore_from_text (QdrSession *self, const char *text, gsize length, GError **error);

#define QDR_TYPE_SESSION_AUTOSAVE (qdr_session_autosave_get_type ())
G_DECLARE_FINAL_TYPE (QdrSessionAutosave, qdr_session_autosave, QDR, SESSION_AUTOSAVE, GObject)

/*
 * Properties:
 *   "enabled"  boolean, FALSE at first: whether the session is autosaved. Setting it to FALSE
 *              removes the autosaved session
 *
 * The session is autosaved after each change, as soon as all handlers of the change have run. In a
 * game with very many moves it is autosaved two seconds after a change. An untouched session is not
 * autosaved.
 */

/**
 * @brief Creates an autosave, which saves @p session from now on while "enabled" is TRUE.
 *
 * @param session  the session, to which a reference is held
 * @param store    the store, to which a reference is held
 * @param number   number of the session in the store: a new number, or that of the restored session
 * @return (transfer full)
 */
QdrSessionAutosave *
qdr_session_autosave_new (QdrSession *session, QdrSessionStore *store, guint number);

/**
 * @brief Sets whether the session is autosaved only if its game has unsaved moves; FALSE at first.
 */
void
qdr_session_autosave_set_skips_saved_games (QdrSessionAutosave *self, gboolean skips_saved_games);

/**
 * @brief Saves the session for the last time, and releases it if that succeeds.
 *
 * @return whether the session is saved; FALSE also if "enabled" is FALSE
 */
gboolean qdr_session_autosave_close (QdrSessionAutosave *self);

/** @brief Removes the saved session and releases the session. */
void qdr_session_autosave_discard (QdrSessionAutosave *self);

G_END_DECLS
