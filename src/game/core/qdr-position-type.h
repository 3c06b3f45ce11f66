/*
 * The type of positions for GObject, by which other languages copy them.
 *
 * It is separate from qdr-position.h because the rules do not use GObject.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "qdr-position.h"

G_BEGIN_DECLS

#define QDR_TYPE_POSITION (qdr_position_get_type ())
/** @brief Returns the boxed type of positions. */
GType qdr_position_get_type (void);

/** @brief Returns a copy of a position, (transfer full): free with g_free(). */
QdrPosition *qdr_position_copy (const QdrPosition *self);

G_END_DECLS
