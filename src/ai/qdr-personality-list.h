/*
 * All personalities there are, weakest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-opening-book.h"
#include "qdr-rejected-personality.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

#define QDR_TYPE_PERSONALITY_LIST (qdr_personality_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrPersonalityList, qdr_personality_list, QDR, PERSONALITY_LIST, GObject)

/* A GListModel of QdrPersonality. */

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
 * @brief Finds a personality.
 *
 * @param id  its id
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
 * @brief Returns the opening book, which all personalities that use one share. It is read when it
 *        is first asked for.
 *
 * @return (transfer none)
 */
QdrOpeningBook *qdr_personality_list_get_book (QdrPersonalityList *self);

G_END_DECLS
