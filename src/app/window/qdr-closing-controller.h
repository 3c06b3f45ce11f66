/*
 * What becomes of the game when the window closes: it is kept for the next start, or asked about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-editor-controller.h"
#include "qdr-files-controller.h"
#include "qdr-session-store.h"

G_BEGIN_DECLS

#define QDR_TYPE_CLOSING_CONTROLLER (qdr_closing_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrClosingController,
                      qdr_closing_controller,
                      QDR,
                      CLOSING_CONTROLLER,
                      GObject)

/**
 * @brief Decides whether @p window closes when it is asked to.
 *
 * @param window   closes
 * @param session  whose game it is; referenced
 * @param files    asks before the game is lost
 * @param editor   whose window, if there is one, is in front
 * @return (transfer full): to be let go before the window
 */
QdrClosingController *qdr_closing_controller_new (GtkWindow *window,
                                                  QdrSession *session,
                                                  QdrFilesController *files,
                                                  QdrEditorController *editor);

/**
 * @brief Keeps the session for the next start, while the setting "autosave" says so. Once only.
 *
 * @param settings      of the program
 * @param store         where it is kept
 * @param number        of the session in @p store
 * @param unsaved_only  whether to keep only what would be lost otherwise
 */
void qdr_closing_controller_keep (QdrClosingController *self,
                                  GSettings *settings,
                                  QdrSessionStore *store,
                                  guint number,
                                  gboolean unsaved_only);

/**
 * @brief Closes the window without a question, if the session is kept for the next start.
 *
 * @return whether it is, and the window gone
 */
gboolean qdr_closing_controller_leave (QdrClosingController *self);

G_END_DECLS
