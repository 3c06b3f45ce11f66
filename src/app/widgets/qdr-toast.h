/*
 * A toast that is announced as well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief Makes a toast with a button to undo what it tells.
 *
 * @param sentence  plain text
 * @return (transfer full): for qdr_toast_show(); what its button does is up to the caller
 */
AdwToast *qdr_toast_new_undo (const char *sentence);

/**
 * @brief Shows @p toast, which is taken over, and announces its title.
 *
 * @param overlay  of the window
 * @param toast    (transfer full)
 */
void qdr_toast_show (AdwToastOverlay *overlay, AdwToast *toast);

/**
 * @brief Shows and announces @p sentence.
 *
 * @param overlay   of the window
 * @param sentence  plain text
 */
void qdr_toast_show_text (AdwToastOverlay *overlay, const char *sentence);

G_END_DECLS
