/*
 * A contestant takes part in a match or a tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-personality-list.h"
#include "qdr-player.h"
#include "qdr-seat.h"

G_BEGIN_DECLS

/** @brief What the name of a contestant begins with that is another program. */
#define QDR_CONTESTANT_ENGINE "engine:"

/** @brief What the name of a contestant begins with that is a person. */
#define QDR_CONTESTANT_PERSON QDR_SEAT_HUMAN " "

/** @brief What stands between the id of a personality and by what it plays the opening. */
#define QDR_CONTESTANT_BOOK ",book="

/** @brief What stands for the games of the library there. */
#define QDR_CONTESTANT_LIBRARY "library"

/** @brief Who plays for a contestant; qdr-agent.h tells the rest, to those who know the engine. */
typedef struct _QdrAgent QdrAgent;

#define QDR_TYPE_CONTESTANT (qdr_contestant_get_type ())
G_DECLARE_FINAL_TYPE (QdrContestant, qdr_contestant, QDR, CONTESTANT, GObject)

/*
 * It never changes once it is made, so that several threads may use it.
 */

#define QDR_CONTESTANT_ERROR (qdr_contestant_error_quark ())
GQuark qdr_contestant_error_quark (void);

/** @brief What may be wrong with the name of a contestant. */
typedef enum {
  QDR_CONTESTANT_ERROR_UNKNOWN, /**< no such personality or engine */
  QDR_CONTESTANT_ERROR_COMMAND, /**< the command line cannot be taken apart */
} QdrContestantError;

/**
 * @brief Makes a contestant from its name on a command line.
 *
 * @param text           the id of a personality, perhaps with ",book=" and "own", "none", "library"
 *                       or the name of a file behind it; or "engine:COMMAND", where COMMAND is
 *                       quoted as for a shell, and may begin with "qtp:", the protocol in which it
 *                       is talked with if it is not UQI; or "engine NAME", one that the user has
 *                       added; or "human NAME"
 * @param personalities  where to look for personalities and engines, and for the book of the
 *                       library
 * @param error          return location for a QDR_CONTESTANT_ERROR, or a G_IO_ERROR about a book
 * @return (transfer full)
 */
QdrContestant *
qdr_contestant_new (const char *text, QdrPersonalityList *personalities, GError **error);

/** @brief Returns its name: all that qdr_contestant_new() was given. */
const char *qdr_contestant_get_id (QdrContestant *self);

/**
 * @brief Returns the name of the person that a text for qdr_contestant_new() means.
 *
 * @param text  any
 * @return (nullable) (transfer none): a part of @p text; NULL for anybody else
 */
const char *qdr_contestant_text_get_person (const char *text);

/** @brief Whether it is a person, who plays elsewhere and has no agent. */
gboolean qdr_contestant_is_person (QdrContestant *self);

/** @brief Returns the personality. @return (nullable) (transfer none): NULL for others */
QdrPersonality *qdr_contestant_get_personality (QdrContestant *self);

/**
 * @brief Lets it have a seat at a board: writes its name down.
 *
 * @param player  who sits there
 */
void qdr_contestant_sit_down (QdrContestant *self, QdrPlayer *player);

/**
 * @brief Makes an agent that plays for this contestant, who is no person.
 *
 * @param table_mib   size of the transposition table of a personality, 1..QDR_MAX_TABLE_MIB
 * @param timeout_ms  the longest wait for an answer of another program, on the wall clock
 * @return (transfer full)
 */
QdrAgent *qdr_contestant_make_agent (QdrContestant *self, guint table_mib, guint timeout_ms);

G_END_DECLS
