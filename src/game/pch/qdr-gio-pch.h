/*
 * The precompiled header of all layers above the rules and the engine. Files nevertheless include
 * the headers that they use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Defined here because files that define this macro do so after the precompiled header. */
#define _GNU_SOURCE

#include <gio/gio.h>
