/*
 * What nearly every file over GTK includes, read by the compiler once. Files still include what
 * they use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
