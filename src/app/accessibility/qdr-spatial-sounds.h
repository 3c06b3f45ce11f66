/*
 * The spatial sounds of a board, enabled according to the preferences, also for keyboard
 * navigation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-screen-reader.h"
#include "qdr-sounds.h"

G_BEGIN_DECLS

/** @brief The values of the setting "spatial-sounds", in the order of the schema. */
typedef enum {
  QDR_SPATIAL_WITH_READER, /**< only while a screen reader is in use */
  QDR_SPATIAL_ALWAYS,
  QDR_SPATIAL_NEVER,
} QdrSpatialChoice;

#define QDR_TYPE_SPATIAL_SOUNDS (qdr_spatial_sounds_get_type ())
G_DECLARE_FINAL_TYPE (QdrSpatialSounds, qdr_spatial_sounds, QDR, SPATIAL_SOUNDS, GObject)

/**
 * @brief Enables spatial sounds according to the preferences, and adapts them to the rotation of
 *        the board.
 *
 * The sounds are explained once if they are on because a screen reader is in use.
 *
 * @param settings  the program's settings; referenced
 * @param board     unowned; announces the explanation
 * @param sounds    the sounds of the game on the board; referenced
 * @param reader    referenced
 * @return (transfer full): dispose it before the board
 */
QdrSpatialSounds *qdr_spatial_sounds_new (GSettings *settings,
                                          QdrBoardView *board,
                                          QdrSounds *sounds,
                                          QdrScreenReader *reader);

G_END_DECLS
