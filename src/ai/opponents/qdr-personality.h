/*
 * Personality: an opponent with a name, a playing style and a strength.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define QDR_TYPE_PERSONALITY (qdr_personality_get_type ())
G_DECLARE_FINAL_TYPE (QdrPersonality, qdr_personality, QDR, PERSONALITY, GObject)

/** @brief The suffix of personality files. */
#define QDR_PERSONALITY_SUFFIX ".personality"

/** @brief The expression of an opponent in its portrait. */
typedef enum {
  QDR_MOOD_CALM,
  QDR_MOOD_GLAD,
  QDR_MOOD_SAD,
} QdrMood;

/** @brief The maximum CPU time of a move in a game, milliseconds. */
#define QDR_MOVE_CPU_MS 5000

/** @brief The occasions of remarks. */
typedef enum {
  QDR_OCCASION_START,       /**< a game begins */
  QDR_OCCASION_GOOD_WALL,   /**< a person placed a wall that costs many steps */
  QDR_OCCASION_OWN_BLUNDER, /**< its own move turns out to be a blunder */
  QDR_OCCASION_BLUNDER,     /**< the move of a person was a blunder */
  QDR_OCCASION_WIN,         /**< it has won */
  QDR_OCCASION_LOSS,        /**< a person has won */
  QDR_N_OCCASIONS,
} QdrOccasion;

/**
 * @brief Loads a personality from a key file of at most 64 KiB.
 *
 * The group Personality requires Id (lower-case letters, digits and "-", beginning with a letter;
 * not "human", "computer" or "none"), Name, Character, Style and Rating. Portrait, Depth, Nodes,
 * CpuMs, PauseMs, Adapts and Book are optional. The group Style may have OwnPath, OtherPath, Wall,
 * EarlyWall, Gamble, Mimic, Variety, Noise, BlindSpot, Stray and Seed, in the ranges of QdrStyle.
 * Defaults are those of full strength. The group Remarks may have up to nine remarks for each
 * QdrOccasion. Unknown keys are errors. Name, Character, Style and remarks may have translations,
 * such as "Name[fr]"; otherwise those of the program are used. docs/personalities.md describes all
 * keys.
 *
 * @param file   a regular file, or a link to one
 * @param error  return location for a G_KEY_FILE_ERROR or G_IO_ERROR that names group and key
 * @return (transfer full) (nullable): NULL on error
 */
QdrPersonality *qdr_personality_load (GFile *file, GError **error);

/** @brief The lowest rating of an adaptive personality. */
#define QDR_STRENGTH_MIN 310
/** @brief The highest rating of an adaptive personality. */
#define QDR_STRENGTH_MAX 1820

/** @brief Returns whether the personality is adaptive. Its own rating is the initial strength. */
gboolean qdr_personality_get_adapts (QdrPersonality *self);

/**
 * @brief Returns the id without a strength: "like-me" for "like-me-740".
 *
 * @return (transfer none)
 */
const char *qdr_personality_get_base_id (QdrPersonality *self);

/**
 * @brief Creates a copy of an adaptive personality with a fixed strength: "like-me-740" from
 *        "like-me".
 *
 * @param strength  the rating, QDR_STRENGTH_MIN..QDR_STRENGTH_MAX
 * @return (transfer full)
 */
QdrPersonality *qdr_personality_new_with_strength (QdrPersonality *self, int strength);

/**
 * @brief Reads the id from a file that may be invalid otherwise.
 *
 * @param file  the file
 * @return (transfer full) (nullable): unchecked; NULL if there is none
 */
char *qdr_personality_read_id (GFile *file);

/** @brief Returns the id, as used in saved games and on command lines. @return (transfer none) */
const char *qdr_personality_get_id (QdrPersonality *self);

/** @brief Returns the translated name. @return (transfer none) */
const char *qdr_personality_get_name (QdrPersonality *self);

/** @brief Returns a translated sentence about the personality. @return (transfer none) */
const char *qdr_personality_get_character (QdrPersonality *self);

/** @brief Returns the playing style in one or two translated words. @return (transfer none) */
const char *qdr_personality_get_style_name (QdrPersonality *self);

/** @brief Returns the portrait. @return (transfer none) (nullable) */
GFile *qdr_personality_get_portrait (QdrPersonality *self);

/**
 * @brief Returns the portrait for a mood: "mole-glad.svg" or "mole-sad.svg" beside "mole.svg", or
 *        the portrait itself if there is no such file.
 *
 * @return (transfer full) (nullable)
 */
GFile *qdr_personality_find_portrait (QdrPersonality *self, QdrMood mood);

/** @brief Returns the Elo rating. A difference of 100 is an expected score of about 64 %. */
int qdr_personality_get_rating (QdrPersonality *self);

/** @brief The highest level. */
#define QDR_MAX_LEVEL 5

/** @brief Returns the rating as a level, 1..QDR_MAX_LEVEL. */
guint qdr_personality_get_level (QdrPersonality *self);

/** @brief The opening book of a personality. */
typedef enum {
  QDR_BOOK_NONE,    /**< none */
  QDR_BOOK_PROGRAM, /**< the opening book of the program */
  QDR_BOOK_LIBRARY, /**< a book made from the games of the library */
} QdrBookKind;

/** @brief Returns the opening book that the personality uses by default. */
QdrBookKind qdr_personality_get_book (QdrPersonality *self);

/** @brief Returns the minimum duration of a move against people, milliseconds. */
guint qdr_personality_get_pace_ms (QdrPersonality *self);

/**
 * @brief Returns the remarks for an occasion, in the language of the user.
 *
 * @return (transfer none) (array zero-terminated=1): may be empty
 */
const char *const *qdr_personality_get_remarks (QdrPersonality *self, QdrOccasion occasion);

G_END_DECLS
