/*
 * Toasts that are also announced to assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief Creates a toast with a button, such as Undo. The caller sets the action of the button.
 *
 * @param sentence  the title, plain text
 * @param label     the label of the button
 * @return (transfer full): for qdr_toast_show()
 */
AdwToast *qdr_toast_new_with_button (const char *sentence, const char *label);

/**
 * @brief Shows a toast and announces its title.
 *
 * If the toast is dismissed while it slides in, it emits "dismissed" again when it has slid in.
 *
 * @param toast  (transfer full)
 */
void qdr_toast_show (AdwToastOverlay *overlay, AdwToast *toast);

/** @brief Shows and announces a warning, plain text. */
void qdr_toast_show_text (AdwToastOverlay *overlay, const char *sentence);

/**
 * @brief Shows and announces the result of what the user has just done.
 *
 * It stays no longer than it holds: until the next result or the next toast of qdr_toast_show(), or
 * until qdr_toast_withdraw_result().
 *
 * @param sentence  plain text
 */
void qdr_toast_show_result (AdwToastOverlay *overlay, const char *sentence);

/**
 * @brief Shows why an action failed, as its result, or withdraws the last result if it succeeded.
 *
 * @param error  (nullable): the error of the action
 * @return whether the action succeeded
 */
gboolean qdr_toast_report (AdwToastOverlay *overlay, const GError *error);

/** @brief Dismisses the last result, if it is still shown, because something else succeeded. */
void qdr_toast_withdraw_result (AdwToastOverlay *overlay);

G_END_DECLS
