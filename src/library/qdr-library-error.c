/*
 * What can go wrong with the library of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-error.h"

G_DEFINE_QUARK (qdr_library_error, qdr_library_error)
