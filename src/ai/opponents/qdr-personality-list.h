/*
 * Personality list: the personalities, weakest first, with their opening books and the external
 * engines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-external-engine.h"
#include "qdr-opening-book.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

/** @brief A personality file that was rejected. */
typedef struct {
  char *file;   /**< the base name of the file, sanitised */
  char *id;     /**< (nullable): the id of the personality, if it could be read */
  char *reason; /**< the reason for the rejection, as a translated sentence */
} QdrRejectedPersonality;

/** @brief Returns a translated message about a rejected file. @return (transfer full) */
char *qdr_rejected_personality_to_string (const QdrRejectedPersonality *self);

#define QDR_TYPE_PERSONALITY_LIST (qdr_personality_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrPersonalityList, qdr_personality_list, QDR, PERSONALITY_LIST, GObject)

/* A list is a GListModel of QdrPersonality, without the adaptive personalities. */

/**
 * @brief Loads the personalities of the program, then those of the user.
 *
 * The program's personalities are installed or, in a development build, in the source tree. If the
 * environment variable QDR_PERSONALITIES_DIR is set, it names their folder instead. A personality
 * of the user replaces the program's personality with the same id. Files that are invalid or have
 * the same id as another file in the folder are rejected silently; see
 * qdr_personality_list_get_rejected_files().
 *
 * @return (transfer full)
 */
QdrPersonalityList *qdr_personality_list_new (void);

/**
 * @brief Returns the list of external engines. The first call loads it.
 *
 * @return (transfer none)
 */
QdrExternalEngineList *qdr_personality_list_get_engines (QdrPersonalityList *self);

/**
 * @brief Returns all personalities: adaptive ones, followed by those of the list.
 *
 * @return (transfer none): a GListModel of QdrPersonality
 */
GListModel *qdr_personality_list_get_opponents (QdrPersonalityList *self);

/**
 * @brief Sets the strength of adaptive personalities in new games. The default strength of each is
 *        the rating in its file.
 *
 * @param strength  a rating; it is rounded and clamped
 */
void qdr_personality_list_set_adaptive_strength (QdrPersonalityList *self, int strength);

/** @brief Clamps a strength to QDR_STRENGTH_MIN..QDR_STRENGTH_MAX and rounds it to tens. */
int qdr_strength_clamp_and_round (int strength);

/**
 * @brief Appends the present strength to the seat of an adaptive personality, as in
 *        "computer like-me-740". Returns other seats unchanged.
 *
 * @param seat  "human" or "computer ID"
 * @return (transfer full)
 */
char *qdr_personality_list_resolve_seat (QdrPersonalityList *self, const char *seat);

/**
 * @brief Removes the strength of an adaptive personality from a seat.
 *
 * @param seat  "human" or "computer ID"
 * @return (transfer full)
 */
char *qdr_personality_list_strip_seat_strength (QdrPersonalityList *self, const char *seat);

/**
 * @brief Returns a copy of all ratings, for use by another thread.
 *
 * @return (transfer full) (element-type utf8 int): the ratings by id, including the id of each
 *         adaptive personality with each strength
 */
GHashTable *qdr_personality_list_copy_ratings (QdrPersonalityList *self);

/**
 * @brief Looks up the rating of a personality in a copy of all ratings.
 *
 * @param id       the id of a personality
 * @param rating   (out): set if found
 * @param ratings  (element-type utf8 int): from qdr_personality_list_copy_ratings()
 * @return whether the personality was found
 */
gboolean qdr_personality_list_look_up_rating (const char *id, int *rating, gpointer ratings);

/**
 * @brief Finds a personality.
 *
 * @param id  the id of a personality; that of an adaptive one may end with a strength, as in
 *            "like-me-740"
 * @return (transfer none) (nullable): NULL if the id is unknown
 */
QdrPersonality *qdr_personality_list_find (QdrPersonalityList *self, const char *id);

/**
 * @brief Returns the rejected files, sorted by name: those of the program before those of the user.
 *
 * @return (transfer none): an array of QdrRejectedPersonality
 */
const GPtrArray *qdr_personality_list_get_rejected_files (QdrPersonalityList *self);

/**
 * @brief Returns the message for an unknown personality, with the reason if its file was rejected.
 *
 * @param id  the unknown id, or the name of a file
 * @return (transfer full): a translated sentence
 */
char *qdr_personality_list_describe_unknown_id (QdrPersonalityList *self, const char *id);

/**
 * @brief Returns the personality with the lowest rating, which is the default opponent.
 *
 * @return (transfer none) (nullable): NULL if there are no personalities
 */
QdrPersonality *qdr_personality_list_get_easiest_opponent (QdrPersonalityList *self);

/**
 * @brief Returns the program's opening book. The first call loads it.
 *
 * @return (transfer none)
 */
QdrOpeningBook *qdr_personality_list_get_program_book (QdrPersonalityList *self);

/** @brief The person's choice of opening books for all personalities. */
typedef enum {
  QDR_BOOK_CHOICE_OWN,     /**< each personality uses its own book */
  QDR_BOOK_CHOICE_LIBRARY, /**< personalities that have a book use the book made from the library */
  QDR_BOOK_CHOICE_NONE,    /**< no personality uses a book */
} QdrBookChoice;

/**
 * @brief Sets the choice of opening books, from the next move on. The default is
 *        QDR_BOOK_CHOICE_OWN.
 */
void qdr_personality_list_set_book_choice (QdrPersonalityList *self, QdrBookChoice choice);

/** @brief Returns the choice of opening books. */
QdrBookChoice qdr_personality_list_get_book_choice (QdrPersonalityList *self);

/** @brief Returns whether any personality uses the book made from the library. */
gboolean qdr_personality_list_needs_library (QdrPersonalityList *self);

/**
 * @brief Sets the book made from the library. If it is NULL, the program's book replaces it.
 *
 * @param book  (nullable): referenced
 */
void qdr_personality_list_set_library_book (QdrPersonalityList *self, QdrOpeningBook *book);

/**
 * @brief Returns the book made from the library or, if there is none, the program's book.
 *
 * @return (transfer none)
 */
QdrOpeningBook *qdr_personality_list_get_library_book (QdrPersonalityList *self);

/**
 * @brief Returns the opening book that a personality uses, according to the choice of books.
 *
 * @return (transfer none) (nullable): NULL if the personality uses no book
 */
QdrOpeningBook *
qdr_personality_list_find_book (QdrPersonalityList *self, QdrPersonality *personality);

G_END_DECLS
