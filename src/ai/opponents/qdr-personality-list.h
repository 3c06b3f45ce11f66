/*
 * Personality list: all personalities, weakest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-external-engine-list.h"
#include "qdr-opening-book.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

/** @brief A personality file that was rejected. */
typedef struct {
  char *file;   /**< its base name, sanitised */
  char *id;     /**< (nullable): its id, if it could be read */
  char *reason; /**< a translated sentence */
} QdrRejectedPersonality;

/** @brief Returns a translated message about the rejection. @return (transfer full) */
char *qdr_rejected_personality_to_string (const QdrRejectedPersonality *self);

#define QDR_TYPE_PERSONALITY_LIST (qdr_personality_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrPersonalityList, qdr_personality_list, QDR, PERSONALITY_LIST, GObject)

/* A GListModel of QdrPersonality, without adaptive ones. */

/**
 * @brief Loads the personalities of the program, then those of the user.
 *
 * The former are installed or, for a development build, in the source tree; QDR_PERSONALITIES_DIR
 * overrides both. Personalities of the user replace those with the same id. Invalid files, and
 * those with an id that another file of the folder has, are rejected silently, see
 * qdr_personality_list_get_rejected().
 *
 * @return (transfer full)
 */
QdrPersonalityList *qdr_personality_list_new (void);

/**
 * @brief Returns the engines from the preferences, which are loaded when first needed.
 *
 * @return (transfer none)
 */
QdrExternalEngineList *qdr_personality_list_get_engines (QdrPersonalityList *self);

/**
 * @brief Returns all opponents: adaptive ones, followed by the others.
 *
 * @return (transfer none): a GListModel of QdrPersonality
 */
GListModel *qdr_personality_list_get_opponents (QdrPersonalityList *self);

/**
 * @brief Sets the strength of adaptive personalities in new games. The default is their own rating.
 *
 * @param strength  a rating, which is rounded and clamped
 */
void qdr_personality_list_set_strength (QdrPersonalityList *self, int strength);

/** @brief Rounds a strength and clamps it to QDR_STRENGTH_MIN..QDR_STRENGTH_MAX. */
int qdr_personality_list_round_strength (int strength);

/**
 * @brief Returns the seat for a new game: an adaptive personality gets a strength, as in "computer
 *        like-me-740"; other seats are unchanged.
 *
 * @param seat  "human" or "computer ID"
 * @return (transfer full)
 */
char *qdr_personality_list_resolve_seat (QdrPersonalityList *self, const char *seat);

/**
 * @brief Returns a seat without the strength of an adaptive personality.
 *
 * @param seat  "human" or "computer ID"
 * @return (transfer full)
 */
char *qdr_personality_list_strip_strength (QdrPersonalityList *self, const char *seat);

/**
 * @brief Returns a copy of all ratings, for use by another thread.
 *
 * @return (transfer full) (element-type utf8 int): ratings by id, including those of adaptive
 *         personalities at each strength
 */
GHashTable *qdr_personality_list_copy_ratings (QdrPersonalityList *self);

/**
 * @brief Looks up a rating.
 *
 * @param id       the id of a personality
 * @param rating   (out): set if found
 * @param ratings  (element-type utf8 int): from qdr_personality_list_copy_ratings()
 * @return whether it was found
 */
gboolean qdr_personality_list_look_up_rating (const char *id, int *rating, gpointer ratings);

/**
 * @brief Returns a personality.
 *
 * @param id  its id, with the strength of an adaptive one: "like-me-740"
 * @return (transfer none) (nullable)
 */
QdrPersonality *qdr_personality_list_find (QdrPersonalityList *self, const char *id);

/**
 * @brief Returns the rejected files, first those of the program, then those of the user, sorted by
 *        name.
 *
 * @return (transfer none): an array of QdrRejectedPersonality
 */
const GPtrArray *qdr_personality_list_get_rejected (QdrPersonalityList *self);

/**
 * @brief Returns the message for an unknown personality, with the reason if its file was rejected.
 *
 * @param id  an id, or the name of a file
 * @return (transfer full): a translated sentence
 */
char *qdr_personality_list_describe_unknown (QdrPersonalityList *self, const char *id);

/**
 * @brief Returns the opponent with the lowest rating, which is the default.
 *
 * @return (transfer none) (nullable): NULL if there are no personalities
 */
QdrPersonality *qdr_personality_list_get_easiest (QdrPersonalityList *self);

/**
 * @brief Returns the opening book of the program, which is loaded when first needed.
 *
 * @return (transfer none)
 */
QdrOpeningBook *qdr_personality_list_get_book (QdrPersonalityList *self);

/** @brief The opening books that personalities use. */
typedef enum {
  QDR_BOOK_CHOICE_OWN,     /**< that of each personality */
  QDR_BOOK_CHOICE_LIBRARY, /**< for all with a book, the one made from the library */
  QDR_BOOK_CHOICE_NONE,    /**< none */
} QdrBookChoice;

/**
 * @brief Sets the opening books that personalities use from the next move. The default is
 *        QDR_BOOK_CHOICE_OWN.
 */
void qdr_personality_list_set_book_choice (QdrPersonalityList *self, QdrBookChoice from);

/** @brief Returns the opening books that personalities use. */
QdrBookChoice qdr_personality_list_get_book_choice (QdrPersonalityList *self);

/** @brief Returns whether any personality uses the book made from the library. */
gboolean qdr_personality_list_needs_library (QdrPersonalityList *self);

/**
 * @brief Sets the book made from the library. Without it the book of the program is used.
 *
 * @param book  (nullable): referenced
 */
void qdr_personality_list_set_library_book (QdrPersonalityList *self, QdrOpeningBook *book);

/**
 * @brief Returns the book made from the library, or that of the program if there is none.
 *
 * @return (transfer none)
 */
QdrOpeningBook *qdr_personality_list_get_library_book (QdrPersonalityList *self);

/**
 * @brief Returns the opening book that a personality uses now.
 *
 * @return (transfer none) (nullable): NULL for none
 */
QdrOpeningBook *
qdr_personality_list_find_book (QdrPersonalityList *self, QdrPersonality *personality);

G_END_DECLS
