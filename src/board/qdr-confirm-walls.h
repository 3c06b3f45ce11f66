/*
 * When a wall is shown before it is placed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief When a wall is shown first, and placed by a second click or tap; in the order of the
 *         setting "confirm-walls". */
typedef enum {
  QDR_CONFIRM_NEVER,  /**< a click or tap places it */
  QDR_CONFIRM_TOUCH,  /**< when it is tapped; a drag by finger shows it long enough */
  QDR_CONFIRM_ALWAYS, /**< with every pointer */
} QdrConfirmWalls;

G_END_DECLS
