/*
 * The names of openings that the program and its user know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-opening-names.h"

G_BEGIN_DECLS

/**
 * @brief Reads the names of the program, and those of the user, which go before them.
 *
 * @param problems  (element-type utf8): a sentence for each mistake is added, with file and line
 * @return (transfer full): the names
 */
QdrOpeningNames *qdr_known_openings_load (GPtrArray *problems);

G_END_DECLS
