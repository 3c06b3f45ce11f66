/*
 * Contestants: the participants of a match or tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-personality-list.h"
#include "qdr-player.h"
#include "qdr-seat.h"

G_BEGIN_DECLS

/** @brief The prefix of a contestant that is given by a command line. */
#define QDR_CONTESTANT_ENGINE "engine:"

/** @brief The prefix of a contestant that is a person. */
#define QDR_CONTESTANT_PERSON QDR_SEAT_HUMAN " "

/** @brief The separator between the id of a personality and its opening book. */
#define QDR_CONTESTANT_BOOK ",book="

/** @brief The name of the library as an opening book. */
#define QDR_CONTESTANT_LIBRARY "library"

/** @brief An agent. Its header, qdr-agent.h, is for users of the engine only. */
typedef struct _QdrAgent QdrAgent;

#define QDR_TYPE_CONTESTANT (qdr_contestant_get_type ())
G_DECLARE_FINAL_TYPE (QdrContestant, qdr_contestant, QDR, CONTESTANT, GObject)

/*
 * Immutable, so several threads may share it.
 */

#define QDR_CONTESTANT_ERROR (qdr_contestant_error_quark ())
GQuark qdr_contestant_error_quark (void);

/** @brief Errors in the description of a contestant. */
typedef enum {
  QDR_CONTESTANT_ERROR_UNKNOWN, /**< no such personality or engine */
  QDR_CONTESTANT_ERROR_COMMAND, /**< malformed command line */
} QdrContestantError;

/**
 * @brief Creates a contestant from its description on a command line.
 *
 * The description is one of:
 *  - `ID` or `ID,book=BOOK`: a personality; BOOK is "own", "none", "library" or the name of a file
 *  - `engine:COMMAND` or `engine:qtp:COMMAND`: another program, quoted as for a shell
 *  - `engine NAME`: an engine from the preferences
 *  - `human NAME`: a person
 *
 * @param text           the description
 * @param personalities  the known personalities and engines, and the book of the library
 * @param error          return location for a QDR_CONTESTANT_ERROR, or a G_IO_ERROR about a book
 * @return (transfer full)
 */
QdrContestant *
qdr_contestant_new (const char *text, QdrPersonalityList *personalities, GError **error);

/** @brief Returns the description that was passed to qdr_contestant_new(). */
const char *qdr_contestant_get_id (QdrContestant *self);

/**
 * @brief Returns the name of the person that a description stands for.
 *
 * @param text  a description, as for qdr_contestant_new()
 * @return (nullable) (transfer none): a part of @p text; NULL for anybody else
 */
const char *qdr_contestant_text_get_person (const char *text);

/** @brief Whether the contestant is a person, who has no agent. */
gboolean qdr_contestant_is_person (QdrContestant *self);

/** @brief Returns the personality. @return (nullable) (transfer none): NULL for others */
QdrPersonality *qdr_contestant_get_personality (QdrContestant *self);

/** @brief Sets the name and seat of @p player to those of the contestant. */
void qdr_contestant_fill_player (QdrContestant *self, QdrPlayer *player);

/**
 * @brief Creates an agent for this contestant, who must not be a person.
 *
 * @param table_mib   the size of the transposition table of a personality, 1..QDR_MAX_TABLE_MIB
 * @param timeout_ms  the longest wait for an answer of another program, in wall-clock time
 * @return (transfer full)
 */
QdrAgent *qdr_contestant_make_agent (QdrContestant *self, guint table_mib, guint timeout_ms);

G_END_DECLS
