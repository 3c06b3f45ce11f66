/*
 * What nearly every file over the rules and the engine includes, read by the compiler once. Files
 * still include what they use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Some files define it, which comes too late once the first header is read. */
#define _GNU_SOURCE

#include <gio/gio.h>
