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

/** @brief The mood of an opponent, which its portrait shows. */
typedef enum {
  QDR_MOOD_CALM,
  QDR_MOOD_GLAD,
  QDR_MOOD_SAD,
} QdrMood;

/** @brief The maximum CPU time of a move in a game, milliseconds. */
#define QDR_MOVE_CPU_MS 5000

/** @brief The occasions on which an opponent may make a remark. */
typedef enum {
  QDR_OCCASION_START,       /**< a game begins */
  QDR_OCCASION_GOOD_WALL,   /**< a person has placed a wall that costs the opponent many steps */
  QDR_OCCASION_OWN_BLUNDER, /**< the opponent's last move turns out to be a blunder */
  QDR_OCCASION_BLUNDER,     /**< a person's last move was a blunder */
  QDR_OCCASION_WIN,         /**< the opponent has won */
  QDR_OCCASION_LOSS,        /**< a person has won */
  QDR_N_OCCASIONS,
} QdrOccasion;

/**
 * @brief Loads a personality from a key file of at most 64 KiB.
 *
 * The group Personality requires Id, Name, Character, Style and Rating. All other keys are
 * optional; missing keys have the values of full strength. Unknown keys are errors. Texts may have
 * translations, such as "Name[fr]"; without them, the translations of the program are used.
 * docs/personalities.md describes all keys.
 *
 * @param file   a regular file, or a link to one
 * @param error  return location for a G_IO_ERROR, or a G_KEY_FILE_ERROR whose message names the
 *               group and the key
 * @return (transfer full) (nullable): NULL on error
 */
QdrPersonality *qdr_personality_load (GFile *file, GError **error);

/** @brief The lowest rating of an adaptive personality. */
#define QDR_STRENGTH_MIN 310
/** @brief The highest rating of an adaptive personality. */
#define QDR_STRENGTH_MAX 1830

/**
 * @brief Returns whether the personality is adaptive. If so, its rating is the initial strength.
 */
gboolean qdr_personality_is_adaptive (QdrPersonality *self);

/**
 * @brief Returns the id without a strength, for example "like-me" for "like-me-740".
 *
 * @return (transfer none)
 */
const char *qdr_personality_get_base_id (QdrPersonality *self);

/**
 * @brief Creates a copy of an adaptive personality with a fixed strength, for example "like-me-740"
 *        from "like-me".
 *
 * @param strength  the rating, QDR_STRENGTH_MIN..QDR_STRENGTH_MAX
 * @return (transfer full)
 */
QdrPersonality *qdr_personality_copy_with_strength (QdrPersonality *self, int strength);

/**
 * @brief Reads the id from a personality file, which may be invalid in other respects.
 *
 * @param file  the file
 * @return (transfer full) (nullable): the id, which may be invalid, too; NULL if there is none
 */
char *qdr_personality_read_id (GFile *file);

/** @brief Returns the id, as used in saved games and on command lines. @return (transfer none) */
const char *qdr_personality_get_id (QdrPersonality *self);

/** @brief Returns the translated name. @return (transfer none) */
const char *qdr_personality_get_name (QdrPersonality *self);

/** @brief Returns a translated sentence about the personality. @return (transfer none) */
const char *qdr_personality_get_character (QdrPersonality *self);

/** @brief Returns the translated name of the playing style. @return (transfer none) */
const char *qdr_personality_get_style_name (QdrPersonality *self);

/** @brief Returns the portrait. @return (transfer none) (nullable): NULL if there is none */
GFile *qdr_personality_get_portrait (QdrPersonality *self);

/**
 * @brief Returns the portrait for a mood, for example "mole-glad.svg" beside "mole.svg". If this
 *        file is missing, returns the ordinary portrait.
 *
 * @return (transfer full) (nullable): NULL if there is no portrait
 */
GFile *qdr_personality_find_mood_portrait (QdrPersonality *self, QdrMood mood);

/**
 * @brief Returns the Elo rating. A player whose rating is 100 points higher than that of the
 *        opponent is expected to score about 64%.
 */
int qdr_personality_get_rating (QdrPersonality *self);

/** @brief The level of the strongest personalities. */
#define QDR_MAX_LEVEL 5

/** @brief Converts the rating to a level, 1..QDR_MAX_LEVEL. */
guint qdr_personality_get_level (QdrPersonality *self);

/** @brief The kinds of opening books that a personality may use. */
typedef enum {
  QDR_BOOK_NONE,    /**< no book */
  QDR_BOOK_PROGRAM, /**< the program's opening book */
  QDR_BOOK_LIBRARY, /**< the book made from the games of the library */
} QdrBookKind;

/** @brief Returns the kind of opening book that the personality uses by default. */
QdrBookKind qdr_personality_get_book_kind (QdrPersonality *self);

/** @brief Returns the minimum duration of a move in games with people, milliseconds. */
guint qdr_personality_get_pace_ms (QdrPersonality *self);

/**
 * @brief Returns the remarks for an occasion, in the language of the user.
 *
 * @return (transfer none) (array zero-terminated=1): may be empty
 */
const char *const *qdr_personality_get_remarks (QdrPersonality *self, QdrOccasion occasion);

G_END_DECLS
