/*
 * The window: a game, its players, its moves, and everything one can do with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-ladder.h"
#include "qdr-library-worker.h"
#include "qdr-session-store.h"
#include "qdr-training.h"
#include "qdr-session.h"

G_BEGIN_DECLS

#define QDR_TYPE_WINDOW (qdr_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrWindow, qdr_window, QDR, WINDOW, AdwApplicationWindow)

/**
 * @brief A window in which a session goes on.
 *
 * @param application    (nullable)
 * @param personalities  opponents to choose from
 * @param session        with a game; referenced
 * @return (transfer none): as with every window, GTK owns it
 */
QdrWindow *qdr_window_new (GtkApplication *application,
                           QdrPersonalityList *personalities,
                           QdrSession *session);

/** @brief Tells for a while which files of opponents were rejected, if any were. */
void qdr_window_show_rejected_personalities (QdrWindow *self);

/** @brief Shows the home page in place of the game. */
void qdr_window_go_home (QdrWindow *self);

/** @brief (transfer none): what goes on in the window; other games are put on the board there. */
QdrSession *qdr_window_get_session (QdrWindow *self);

/**
 * @brief Keeps what goes on in the window for the next start, while the setting "autosave" says so.
 *
 * @param store         where it is kept
 * @param number        of the session in @p store
 * @param unsaved_only  whether to keep only what would be lost otherwise
 */
void qdr_window_enable_autosave (QdrWindow *self,
                                 QdrSessionStore *store,
                                 guint number,
                                 gboolean unsaved_only);

/**
 * @brief Keeps the games of the window in a library, while the setting "keep-games" says so.
 *
 * @param library  where they are kept
 */
void qdr_window_set_library (QdrWindow *self, QdrLibraryWorker *library);

/**
 * @brief Lets people try the mistakes of a game again that a review has found.
 *
 * @param training  sets them as tasks. Once
 */
void qdr_window_set_training (QdrWindow *self, QdrTraining *training);

/**
 * @brief Lets the gallery of a new game propose whom to play, and lead to the ladder.
 *
 * @param ladder  of the user. Once
 */
void qdr_window_set_ladder (QdrWindow *self, QdrLadder *ladder);

/**
 * @brief Closes the window without a question, if what goes on in it is kept for the next start.
 *
 * @return whether it is, and the window gone
 */
gboolean qdr_window_close_and_keep (QdrWindow *self);

/**
 * @brief Opens a saved game in place of the present one, without asking about that.
 *
 * Out of several in the file the user picks one. Errors are shown in the window, and the game on
 * the board stays.
 *
 * @param file  a saved game
 */
void qdr_window_open (QdrWindow *self, GFile *file);

G_END_DECLS
