/*
 * Corrections of toasts, for qdr_toast_show().
 *
 * Remove when libadwaita ≥ 1.4, if the tests of the library page pass without it.
 *
 * They are separate from qdr-toast so that this file can be removed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief Adds a toast to an overlay, with a name for its close button.
 *
 * A toast that is dismissed while it moves in emits "dismissed" again after it has moved in.
 *
 * @param toast  (transfer full)
 */
void qdr_toast_fixups_add_toast (AdwToastOverlay *overlay, AdwToast *toast);

G_END_DECLS
