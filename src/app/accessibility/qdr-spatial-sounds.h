/*
 * When places on a board are heard, and what the keyboard does there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-screen-reader.h"
#include "qdr-sounds.h"

G_BEGIN_DECLS

/** @brief When places are heard; in the order of the setting "spatial-sounds". */
typedef enum {
  QDR_SPATIAL_WITH_READER, /**< while a screen reader is in use */
  QDR_SPATIAL_ALWAYS,
  QDR_SPATIAL_NEVER,
} QdrSpatialChoice;

#define QDR_TYPE_SPATIAL_SOUNDS (qdr_spatial_sounds_get_type ())
G_DECLARE_FINAL_TYPE (QdrSpatialSounds, qdr_spatial_sounds, QDR, SPATIAL_SOUNDS, GObject)

/**
 * @brief Lets places on a board be heard as the preferences say, turned as the board is.
 *
 * Who hears them only because of a screen reader is told of it, once for all boards.
 *
 * @param settings  of the program; referenced
 * @param board     not owned: in a window, where the sentence is spoken
 * @param sounds    of its game; referenced
 * @param reader    referenced
 * @return (transfer full): to be let go before the board
 */
QdrSpatialSounds *qdr_spatial_sounds_new (GSettings *settings,
                                          QdrBoardView *board,
                                          QdrSounds *sounds,
                                          QdrScreenReader *reader);

G_END_DECLS
