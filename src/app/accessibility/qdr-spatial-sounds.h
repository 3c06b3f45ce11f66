/*
 * The spatial sounds of a board: tones that mark the places of moves and of the keyboard focus.
 * Depending on a setting, they are always on, always off, or on while a screen reader is in use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-board-view.h"
#include "qdr-sounds.h"

G_BEGIN_DECLS

#define QDR_TYPE_SCREEN_READER_DETECTOR (qdr_screen_reader_detector_get_type ())
G_DECLARE_FINAL_TYPE (QdrScreenReaderDetector,
                      qdr_screen_reader_detector,
                      QDR,
                      SCREEN_READER_DETECTOR,
                      GObject)

/*
 * Signals:
 *   "changed"  a screen reader is now in use, or no longer
 */

/**
 * @brief Creates an object that detects, in the background, whether a screen reader is in use.
 *
 * @return (transfer full)
 */
QdrScreenReaderDetector *qdr_screen_reader_detector_new (void);

/** @brief Returns whether a screen reader is in use; FALSE until the desktop answers. */
gboolean qdr_screen_reader_detector_get_active (QdrScreenReaderDetector *self);

/** @brief The values of the setting "spatial-sounds", in the order of the schema. */
typedef enum {
  QDR_SPATIAL_WITH_READER, /**< only while a screen reader is in use */
  QDR_SPATIAL_ALWAYS,
  QDR_SPATIAL_NEVER,
} QdrSpatialSoundsSetting;

#define QDR_TYPE_SPATIAL_SOUNDS (qdr_spatial_sounds_get_type ())
G_DECLARE_FINAL_TYPE (QdrSpatialSounds, qdr_spatial_sounds, QDR, SPATIAL_SOUNDS, GObject)

/**
 * @brief Enables spatial sounds according to the preferences, and adapts them to the rotation of
 *        the board.
 *
 * When the sounds are first enabled because of a screen reader, an announcement explains them.
 *
 * @param settings  the program's settings; referenced
 * @param board     unowned; announces the explanation
 * @param sounds    the sounds of the game on the board; referenced
 * @param reader    referenced
 * @return (transfer full): dispose it before the board is destroyed
 */
QdrSpatialSounds *qdr_spatial_sounds_new (GSettings *settings,
                                          QdrBoardView *board,
                                          QdrSounds *sounds,
                                          QdrScreenReaderDetector *reader);

G_END_DECLS
