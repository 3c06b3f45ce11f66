/*
 * A personality: an opponent with a name, a taste and a strength.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define QDR_TYPE_PERSONALITY (qdr_personality_get_type ())
G_DECLARE_FINAL_TYPE (QdrPersonality, qdr_personality, QDR, PERSONALITY, GObject)

/** @brief How the names of files of personalities end. */
#define QDR_PERSONALITY_SUFFIX ".personality"

/** @brief How an opponent looks. */
typedef enum {
  QDR_MOOD_CALM,
  QDR_MOOD_GLAD,
  QDR_MOOD_SAD,
} QdrMood;

/** @brief The most CPU time of a move in a game, milliseconds. */
#define QDR_MOVE_CPU_MS 5000

/** @brief When a personality may say something. */
typedef enum {
  QDR_OCCASION_START,       /**< a game begins */
  QDR_OCCASION_GOOD_WALL,   /**< a person has placed a wall that costs it many steps */
  QDR_OCCASION_OWN_BLUNDER, /**< it sees that it stands much worse than it thought */
  QDR_OCCASION_BLUNDER,     /**< it sees that it stands much better after a move of a person */
  QDR_OCCASION_WIN,         /**< it has won */
  QDR_OCCASION_LOSS,        /**< a person has won */
  QDR_N_OCCASIONS,
} QdrOccasion;

/**
 * @brief Reads a personality from a key file, which is a regular file, or a link to one, of at most
 *        64 KiB.
 *
 * The group Personality needs Id (lower-case letters, digits and "-", a letter first, and not
 * "human", "computer" or "none"), Name, Character, Style and Rating, and may have Portrait, Depth,
 * Nodes, CpuMs, PauseMs, Adapts and Book; the group Style may have OwnPath, OtherPath, Wall,
 * EarlyWall, Gamble, Mimic, Variety, Noise, BlindSpot, Stray and Seed, in the ranges of QdrStyle.
 * What is missing is as with full strength. The group Remarks may have what it says: up to nine
 * lines for each QdrOccasion. Anything else is an error, so that a misspelt key does not go
 * unnoticed. Name, Character, Style and remarks may have translations, "Name[fr]"; where there is
 * none for the user, that of the program is taken, if it has one. docs/personalities.md tells what
 * the keys mean.
 *
 * @param file   the file
 * @param error  return location for a G_KEY_FILE_ERROR or G_IO_ERROR that names group and key
 * @return (transfer full) (nullable): NULL on error
 */
QdrPersonality *qdr_personality_load (GFile *file, GError **error);

/** @brief The lowest rating that somebody who adapts can have. */
#define QDR_STRENGTH_LEAST 310
/** @brief The highest one. */
#define QDR_STRENGTH_MOST 1820

/**
 * @brief Whether the personality is as strong as it is asked to be.
 *
 * Its own rating is where it begins.
 */
gboolean qdr_personality_get_adapts (QdrPersonality *self);

/**
 * @brief Returns the id by which the personality is chosen: that of one that adapts is "like-me",
 *        however strong it is made for a game.
 *
 * @return (transfer none)
 */
const char *qdr_personality_get_base_id (QdrPersonality *self);

/**
 * @brief Makes a personality that adapts as strong as this for one game: "like-me" at 740 is
 *        "like-me-740".
 *
 * @param strength  its rating, QDR_STRENGTH_LEAST..QDR_STRENGTH_MOST
 * @return (transfer full)
 */
QdrPersonality *qdr_personality_at_strength (QdrPersonality *self, int strength);

/**
 * @brief Reads the Id alone, of a file that may be wrong in everything else.
 *
 * @param file  the file
 * @return (transfer full) (nullable): as it stands there; NULL if there is none, or no key file
 */
char *qdr_personality_read_id (GFile *file);

/**
 * @brief Returns the name in saved games and on command lines, "mason".
 *
 * @return (transfer none)
 */
const char *qdr_personality_get_id (QdrPersonality *self);

/**
 * @brief Returns the translated name.
 *
 * @return (transfer none)
 */
const char *qdr_personality_get_name (QdrPersonality *self);

/**
 * @brief Returns one translated sentence about the personality.
 *
 * @return (transfer none)
 */
const char *qdr_personality_get_character (QdrPersonality *self);

/**
 * @brief Returns the taste in one or two translated words.
 *
 * @return (transfer none)
 */
const char *qdr_personality_get_style_name (QdrPersonality *self);

/**
 * @brief Returns the picture of the personality.
 *
 * @return (transfer none) (nullable)
 */
GFile *qdr_personality_get_portrait (QdrPersonality *self);

/**
 * @brief Finds the picture of the personality in a mood: "mole-glad.svg" or "mole-sad.svg" beside
 *        the portrait "mole.svg", or the portrait itself where there is no such file.
 *
 * @param mood  of the personality
 * @return (transfer full) (nullable)
 */
GFile *qdr_personality_find_portrait (QdrPersonality *self, QdrMood mood);

/** @brief Returns the strength as an Elo number: 100 more are worth about 64 % of the points. */
int qdr_personality_get_rating (QdrPersonality *self);

/** @brief The highest level. */
#define QDR_MAX_LEVEL 5

/** @brief Returns the rating as a level that is easy to remember, 1 to QDR_MAX_LEVEL. */
guint qdr_personality_get_level (QdrPersonality *self);

/** @brief By what a personality plays the opening. */
typedef enum {
  QDR_BOOK_NONE,    /**< by its own thinking */
  QDR_BOOK_PROGRAM, /**< by the opening book of the program */
  QDR_BOOK_LIBRARY, /**< by the games that were played */
} QdrBookKind;

/** @brief Returns by what the personality plays the opening, if nothing else is wanted. */
QdrBookKind qdr_personality_get_book (QdrPersonality *self);

/**
 * @brief Returns how long the personality seems to think about a move at least against people,
 *        milliseconds.
 */
guint qdr_personality_get_pace_ms (QdrPersonality *self);

/**
 * @brief Returns what the personality may say, in the language of the user.
 *
 * @param occasion  when
 * @return (transfer none) (array zero-terminated=1): perhaps without any lines
 */
const char *const *qdr_personality_get_remarks (QdrPersonality *self, QdrOccasion occasion);

G_END_DECLS
