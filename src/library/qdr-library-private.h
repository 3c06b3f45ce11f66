/*
 * What the files of the library share. Only the files of this folder include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-database.h"
#include "qdr-library.h"

G_BEGIN_DECLS

struct QdrLibrary {
  QdrDatabase *database;
};

G_END_DECLS
