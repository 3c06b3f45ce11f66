/*
 * All personalities there are, weakest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-external-engine-list.h"
#include "qdr-opening-book.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

/** @brief A personality file that was rejected. Never changes. */
typedef struct {
  char *file;   /**< its name without the folder, as people may read it */
  char *id;     /**< (nullable): the Id in it, NULL where none can be read */
  char *reason; /**< one translated sentence in one line */
} QdrRejectedPersonality;

/**
 * @brief Says what happened and why.
 *
 * @return (transfer full): one translated line
 */
char *qdr_rejected_personality_to_string (const QdrRejectedPersonality *self);

#define QDR_TYPE_PERSONALITY_LIST (qdr_personality_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrPersonalityList, qdr_personality_list, QDR, PERSONALITY_LIST, GObject)

/* A GListModel of QdrPersonality: the ladder. Who adapts stands on no rung of it. */

/**
 * @brief Loads all personalities: those installed with the program (or, of a development build, in
 *        the source tree; QDR_PERSONALITIES_DIR overrides), then the user's own.
 *
 * The user's own replace those of the program with the same id. A bad file is rejected, and so is a
 * file with an id that is in the same folder already; nothing is printed, but
 * qdr_personality_list_get_rejected() tells of them.
 *
 * @return (transfer full)
 */
QdrPersonalityList *qdr_personality_list_new (void);

/**
 * @brief Returns those who can be played against besides the personalities: the engines that the
 *        user has added. They are read when they are first asked for.
 *
 * @return (transfer none)
 */
QdrExternalEngineList *qdr_personality_list_get_engines (QdrPersonalityList *self);

/**
 * @brief Returns all who can be chosen: who adapts, then the ladder.
 *
 * @return (transfer none): a GListModel of QdrPersonality
 */
GListModel *qdr_personality_list_get_opponents (QdrPersonalityList *self);

/**
 * @brief Sets how strong those who adapt are in games that begin from now on.
 *
 * At first they are as strong as their own rating says.
 *
 * @param strength  a rating; it is rounded, and brought into the range that they can have
 */
void qdr_personality_list_set_strength (QdrPersonalityList *self, int strength);

/** @brief Brings a rating into the range that those who adapt can have, and rounds it.
 *         @param strength  any */
int qdr_personality_list_round_strength (int strength);

/**
 * @brief Returns the seat for a game that begins: who adapts gets a strength, "computer
 *        like-me-740", all others stay as they are.
 *
 * @param seat  "human" or "computer ID"
 * @return (transfer full)
 */
char *qdr_personality_list_choose_strength (QdrPersonalityList *self, const char *seat);

/**
 * @brief Returns the seat by which an opponent is chosen: without the strength that it has in one
 *        game.
 *
 * @param seat  "human" or "computer ID"
 * @return (transfer full)
 */
char *qdr_personality_list_forget_strength (QdrPersonalityList *self, const char *seat);

/**
 * @brief Notes the ratings of all, for another thread: the list belongs to its own.
 *
 * @return (transfer full) (element-type utf8 int): ratings by id, those of who adapts at each
 *         strength too
 */
GHashTable *qdr_personality_list_note_ratings (QdrPersonalityList *self);

/**
 * @brief Finds the rating of somebody among those that were noted.
 *
 * @param id       of the personality
 * @param rating   (out): set if there is one
 * @param ratings  (element-type utf8 int): a GHashTable of qdr_personality_list_note_ratings()
 * @return whether there is one
 */
gboolean qdr_personality_list_find_noted (const char *id, int *rating, gpointer ratings);

/**
 * @brief Finds a personality.
 *
 * @param id  its id, or that of one that adapts and the strength, "like-me-740"
 * @return (transfer none) (nullable): NULL if there is none
 */
QdrPersonality *qdr_personality_list_find (QdrPersonalityList *self, const char *id);

/**
 * @brief Returns the files that were rejected, those of the program before the user's own, sorted
 *        by name.
 *
 * @return (transfer none): an array of QdrRejectedPersonality, empty when all is well
 */
const GPtrArray *qdr_personality_list_get_rejected (QdrPersonalityList *self);

/**
 * @brief Says that there is no such personality, and why if its file was rejected.
 *
 * @param id  an id, or the name of a file
 * @return (transfer full): one translated sentence
 */
char *qdr_personality_list_describe_unknown (QdrPersonalityList *self, const char *id);

/**
 * @brief Returns the opponent with the lowest rating, for a person who has named none.
 *
 * @return (transfer none) (nullable): NULL if there are no personalities
 */
QdrPersonality *qdr_personality_list_get_easiest (QdrPersonalityList *self);

/**
 * @brief Returns the opening book of the program, which all personalities that use it share. It is
 *        read when it is first asked for.
 *
 * @return (transfer none)
 */
QdrOpeningBook *qdr_personality_list_get_book (QdrPersonalityList *self);

/** @brief By what those play the opening who do not play it by their own thinking. */
typedef enum {
  QDR_OPENINGS_OWN,     /**< each by what its file says */
  QDR_OPENINGS_LIBRARY, /**< by the games that were played */
  QDR_OPENINGS_NONE,    /**< by their own thinking all the same */
} QdrOpeningsFrom;

/** @brief Sets by what openings are played, from the next move on. At first it is QDR_OPENINGS_OWN.
 *         @param from  by what */
void qdr_personality_list_set_openings (QdrPersonalityList *self, QdrOpeningsFrom from);

/** @brief Returns by what openings are played. */
QdrOpeningsFrom qdr_personality_list_get_openings (QdrPersonalityList *self);

/** @brief Whether anybody plays the opening by the games that were played. */
gboolean qdr_personality_list_needs_library (QdrPersonalityList *self);

/**
 * @brief Sets what the games that were played tell, from the next move on. Without it the book of
 *        the program takes its place.
 *
 * @param book  (nullable): referenced
 */
void qdr_personality_list_set_library_book (QdrPersonalityList *self, QdrOpeningBook *book);

/** @brief Returns what the games that were played tell, or the book of the program in its place.
 *         @return (transfer none) */
QdrOpeningBook *qdr_personality_list_get_library_book (QdrPersonalityList *self);

/**
 * @brief Returns by what a personality plays the opening now.
 *
 * @param personality  any
 * @return (transfer none) (nullable): NULL where it thinks for itself
 */
QdrOpeningBook *
qdr_personality_list_find_book (QdrPersonalityList *self, QdrPersonality *personality);

G_END_DECLS
