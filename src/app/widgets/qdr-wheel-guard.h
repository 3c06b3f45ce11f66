/*
 * Keeps the wheel from changing a number on its way through a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Leaves the wheel to the list that a number field is in.
 *
 * Otherwise the number under the pointer changes while the list is scrolled.
 *
 * @param spin_button  the number field
 */
void qdr_wheel_guard_install (GtkSpinButton *spin_button);

G_END_DECLS
