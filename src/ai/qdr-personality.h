/*
 * A personality: an opponent with a name, a taste and a strength.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-engine.h"

G_BEGIN_DECLS

#define QDR_TYPE_PERSONALITY (qdr_personality_get_type ())
G_DECLARE_FINAL_TYPE (QdrPersonality, qdr_personality, QDR, PERSONALITY, GObject)

/** @brief CPU time of a move in a game, milliseconds. Nobody takes more. */
#define QDR_MOVE_CPU_MS 5000

/**
 * @brief Reads a personality from a key file.
 *
 * The group Personality needs Id (lower-case letters, digits and "-"), Name, Character, Style and
 * Level (0..1000), and may have Depth, Nodes and CpuMs; the group Style may have OwnPath, OtherPath,
 * Wall, Tempo, Noise, BlindSpot and Seed, in the ranges of QdrStyle. What is missing there is as with
 * full strength. Anything else is an error, so that a misspelt key does not go unnoticed.
 *
 * @param error  return location for a G_KEY_FILE_ERROR or G_IO_ERROR that names group and key
 * @return (transfer full) (nullable)
 */
QdrPersonality *qdr_personality_load (GFile *file, GError **error);

/** @brief The name in saved games and on command lines, "mason". */
const char *qdr_personality_get_id (QdrPersonality *self);

/** @brief The translated name. */
const char *qdr_personality_get_name (QdrPersonality *self);

/** @brief One translated sentence. */
const char *qdr_personality_get_character (QdrPersonality *self);

/** @brief The taste in one or two translated words. */
const char *qdr_personality_get_style_name (QdrPersonality *self);

/** @brief How strong it is beside the others; the list is ordered by it. */
int qdr_personality_get_level (QdrPersonality *self);

const QdrStyle *qdr_personality_get_style (QdrPersonality *self);

/** @brief Its limits for a move; CPU time is always one of them. */
const QdrLimits *qdr_personality_get_limits (QdrPersonality *self);

G_END_DECLS
