/*
 * Another program that communicates by lines of text and cannot block this one.
 *
 * It is separate from dialogues because it depends on no protocol.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief The maximum length of a line, in bytes. */
#define QDR_PROGRAM_MAX_LINE 1048576

#define QDR_PROGRAM_ERROR (qdr_program_error_quark ())
GQuark qdr_program_error_quark (void);

/** @brief Errors of a program. */
typedef enum {
  QDR_PROGRAM_ERROR_NOT_STARTED,
  QDR_PROGRAM_ERROR_DIED,     /**< ended, or killed because it exceeded a limit */
  QDR_PROGRAM_ERROR_LATE,     /**< no answer in time */
  QDR_PROGRAM_ERROR_NONSENSE, /**< an invalid answer */
  QDR_PROGRAM_ERROR_REFUSED,  /**< unable to play this game */
  QDR_PROGRAM_ERROR_STOPPED,  /**< stopped by the caller */
} QdrProgramError;

/** @brief A request of the caller while waiting. */
typedef enum {
  QDR_INTERRUPT_NONE,
  QDR_INTERRUPT_STOP,  /**< cancel */
  QDR_INTERRUPT_HURRY, /**< answer immediately */
} QdrInterrupt;

/** @brief The limits of a wait for a program. */
typedef struct {
  gint64 deadline;        /**< as from g_get_monotonic_time() */
  gint64 max_cpu_us;      /**< of qdr_program_get_cpu_time(); 0 for unlimited */
  const gint *interrupt;  /**< (nullable): a QdrInterrupt, read with g_atomic_int_get() */
  gboolean ignores_hurry; /**< whether the request to hurry was sent and no longer ends the wait */
} QdrWaitLimits;

/** @brief A running program. */
typedef struct QdrProgram QdrProgram;

/**
 * @brief Starts a program under a guard, which restricts its rights as described in
 *        docs/engines.md.
 *
 * Its standard error is discarded. It runs in a folder of its own, so arguments with a dot or a
 * slash that name a regular file are made absolute.
 *
 * @param argv   NULL-terminated: the program, looked up in PATH, and its arguments
 * @param error  return location for a QDR_PROGRAM_ERROR_NOT_STARTED
 * @return (transfer full) (nullable): free with qdr_program_free(); NULL on error
 */
QdrProgram *qdr_program_start (const char *const *argv, GError **error);

/** @brief Ends the program and its descendants without waiting. */
void qdr_program_free (QdrProgram *self);

/**
 * @brief Sends @p line with a line end, and expects a new answer.
 *
 * @param line         a line without its end
 * @param wait_limits  the limits of the wait
 * @param error        return location for a QDR_PROGRAM_ERROR: died, late or stopped
 */
gboolean qdr_program_send (QdrProgram *self,
                           const char *line,
                           const QdrWaitLimits *wait_limits,
                           GError **error);

/**
 * @brief Waits for the next line.
 *
 * @param wait_limits  the limits of the wait
 * @param error        return location for a QDR_PROGRAM_ERROR: died, late, stopped, or nonsense for
 *                     a line that is too long or too many lines since something was sent
 * @return (transfer full) (nullable): the line without its end, any bytes but NUL; NULL on error
 */
char *qdr_program_read_line (QdrProgram *self, const QdrWaitLimits *wait_limits, GError **error);

/** @brief Returns the CPU time of the program and its descendants, microseconds. */
gint64 qdr_program_get_cpu_time (QdrProgram *self);

/**
 * @brief Returns the rest of a line behind its first words.
 *
 * @param line  a line as it was read
 * @param name  the first words
 * @return (transfer none) (nullable): a part of @p line; NULL if it begins with other words
 */
const char *qdr_program_line_get_rest (const char *line, const char *name);

/**
 * @brief Sets an error about a line that is not an answer.
 *
 * @param error  return location for a QDR_PROGRAM_ERROR_NONSENSE
 * @param line   a line as it was read; any bytes
 */
void qdr_program_set_nonsense (GError **error, const char *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrProgram, qdr_program_free)

G_END_DECLS
