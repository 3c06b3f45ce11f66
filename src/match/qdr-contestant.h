/*
 * Contestants: the participants of a match or tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-personality-list.h"
#include "qdr-player.h"

G_BEGIN_DECLS

/** @brief The prefix of the description of another program, before its command line. */
#define QDR_CONTESTANT_ENGINE_PREFIX "engine:"

/** @brief The prefix of the description of a person, before the name. */
#define QDR_CONTESTANT_PERSON_PREFIX QDR_SEAT_HUMAN " "

/** @brief The separator between a personality and its opening book in a description. */
#define QDR_CONTESTANT_BOOK_SEPARATOR ",book="

/** @brief The name of the opening book made from the library, in a description. */
#define QDR_CONTESTANT_LIBRARY_BOOK "library"

/** @brief An agent. It is declared here, because qdr-agent.h includes the engine. */
typedef struct _QdrAgent QdrAgent;

/* A contestant is immutable, so several threads may share it. */
#define QDR_TYPE_CONTESTANT (qdr_contestant_get_type ())
G_DECLARE_FINAL_TYPE (QdrContestant, qdr_contestant, QDR, CONTESTANT, GObject)

#define QDR_CONTESTANT_ERROR (qdr_contestant_error_quark ())
GQuark qdr_contestant_error_quark (void);

/** @brief Errors in the description of a contestant. */
typedef enum {
  QDR_CONTESTANT_ERROR_UNKNOWN, /**< the personality or engine does not exist */
  QDR_CONTESTANT_ERROR_COMMAND, /**< the command line is malformed */
} QdrContestantError;

/**
 * @brief Creates a contestant from its description on a command line.
 *
 * The description is one of:
 *  - `ID` or `ID,book=BOOK`: a personality; BOOK is "own" (the book of the personality), "none",
 *    "library" or the name of a file
 *  - `engine:COMMAND` or `engine:qtp:COMMAND`: another program; COMMAND is quoted as for a shell
 *  - `engine NAME`: an engine from the preferences
 *  - `human NAME`: a person
 *
 * @param text           the description
 * @param personalities  the known personalities and engines, and the book of the library
 * @param error          return location for a QDR_CONTESTANT_ERROR, or a G_IO_ERROR about a book
 * @return (transfer full) (nullable): NULL on error
 */
QdrContestant *
qdr_contestant_new (const char *text, QdrPersonalityList *personalities, GError **error);

/** @brief Returns the description that was passed to qdr_contestant_new(). */
const char *qdr_contestant_get_description (QdrContestant *self);

/**
 * @brief Returns the name of the person in a description.
 *
 * @param text  a description, as for qdr_contestant_new()
 * @return (nullable) (transfer none): a part of @p text; NULL if @p text does not describe a person
 */
const char *qdr_contestant_description_get_person (const char *text);

/** @brief Returns whether the contestant is a person, who has no agent. */
gboolean qdr_contestant_is_person (QdrContestant *self);

/**
 * @brief Returns the personality.
 *
 * @return (nullable) (transfer none): NULL if the contestant is a person or another program
 */
QdrPersonality *qdr_contestant_get_personality (QdrContestant *self);

/** @brief Sets the name and the seat of a player to those of the contestant. */
void qdr_contestant_set_up_player (QdrContestant *self, QdrPlayer *player);

/**
 * @brief Creates an agent for the contestant, who must not be a person.
 *
 * @param table_mib   the size of a personality's transposition table in MiB, 1..QDR_MAX_TABLE_MIB
 * @param timeout_ms  the maximum wall-clock time for an answer of another program, milliseconds
 * @return (transfer full)
 */
QdrAgent *qdr_contestant_make_agent (QdrContestant *self, guint table_mib, guint timeout_ms);

G_END_DECLS
