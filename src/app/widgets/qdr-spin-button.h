/*
 * What the number fields of the program have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Leaves the wheel to the list that the field is in: on its way a number under the pointer
 *        would change.
 */
void qdr_spin_button_ignore_wheel (GtkSpinButton *spin_button);

G_END_DECLS
