/*
 * How strong the players of the library are.
 *
 * People are rated by Glicko-2, and a rating period is a day. Personalities stand at the ratings
 * that were measured for them, so that people are rated on one scale wherever they begin.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/**
 * @brief Returns the rating that was measured for a personality.
 *
 * @param id         of the personality
 * @param rating     (out): the rating
 * @param user_data  as it was handed over
 * @return whether there is one; others are rated as people are
 */
typedef gboolean (*QdrLibraryMeasuredFunc) (const char *id, int *rating, gpointer user_data);

/**
 * @brief Rates all players anew, if rated games have come or gone since it was done.
 *
 * The ratings follow from the games alone, in whatever order those were added.
 *
 * @param measured   tells the ratings of personalities
 * @param user_data  for @p measured
 * @param error      return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_rate (QdrLibrary *self,
                           QdrLibraryMeasuredFunc measured,
                           gpointer user_data,
                           GError **error);

G_END_DECLS
