/*
 * Precompiled header of the files that use GTK. Each file still includes what it uses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
