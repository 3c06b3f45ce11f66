/*
 * The precompiled header of all layers above the rules and the engine. Files still include what
 * they use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Files that define this do so too late, behind this header. */
#define _GNU_SOURCE

#include <gio/gio.h>
