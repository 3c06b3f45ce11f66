/*
 * The precompiled header of all layers above the rules and the engine. Files nevertheless include
 * the headers that they use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Defined here because a definition in a source file would come too late, after this header. */
#define _GNU_SOURCE

#include <gio/gio.h>
