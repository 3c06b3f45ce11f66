/*
 * Program: a child process that exchanges lines of text with this process. It cannot block this
 * process, since each wait for it has limits.
 *
 * It is separate from qdr-protocol-dialogue because it does not depend on a protocol.
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
  QDR_PROGRAM_ERROR_NOT_STARTED, /**< the program could not be started */
  QDR_PROGRAM_ERROR_DIED,        /**< the program ended, or was killed for exceeding a limit */
  QDR_PROGRAM_ERROR_LATE,        /**< the program did not answer in time */
  QDR_PROGRAM_ERROR_NONSENSE,    /**< the program sent an invalid answer */
  QDR_PROGRAM_ERROR_REFUSED,     /**< the program refused to play this game */
  QDR_PROGRAM_ERROR_STOPPED,     /**< the caller stopped the wait */
} QdrProgramError;

/** @brief A request from another thread to the thread that waits for a program. */
typedef enum {
  QDR_INTERRUPT_NONE,
  QDR_INTERRUPT_STOP,  /**< cancel the wait */
  QDR_INTERRUPT_HURRY, /**< request an immediate answer from the program */
} QdrInterrupt;

/** @brief The limits of a wait for a program. */
typedef struct {
  gint64 deadline;        /**< the end of the wait, in the time of g_get_monotonic_time() */
  gint64 max_cpu_us;      /**< the maximum of qdr_program_get_cpu_time(); 0 for no limit */
  const gint *interrupt;  /**< (nullable): a QdrInterrupt, read with g_atomic_int_get() */
  gboolean ignores_hurry; /**< whether the wait continues in spite of QDR_INTERRUPT_HURRY */
} QdrWaitLimits;

/** @brief A running program. */
typedef struct QdrProgram QdrProgram;

/**
 * @brief Starts a program under a guard, which restricts its rights as described in
 *        docs/engines.md.
 *
 * The standard error of the program is discarded. The program runs in a folder of its own.
 * Therefore arguments that contain a dot or a slash and name a regular file are converted to
 * absolute paths.
 *
 * @param argv   NULL-terminated: the program, looked up in PATH, and its arguments
 * @param error  return location for a QDR_PROGRAM_ERROR_NOT_STARTED
 * @return (transfer full) (nullable): free with qdr_program_free(); NULL on error
 */
QdrProgram *qdr_program_start (const char *const *argv, GError **error);

/** @brief Returns a sentence about the worst thing that the system does not keep the program from.
 *         @return (transfer none) (nullable): NULL if the system supports all restrictions */
const char *qdr_program_get_warning (const QdrProgram *self);

/** @brief Ends the program and its descendants without waiting. */
void qdr_program_free (QdrProgram *self);

/**
 * @brief Sends a line. All lines that are read until the next call count as one answer, whose size
 *        is limited.
 *
 * @param line         the line, without a line end
 * @param wait_limits  the limits of the wait
 * @param error        return location for QDR_PROGRAM_ERROR_DIED, _LATE or _STOPPED
 */
gboolean qdr_program_send_line (QdrProgram *self,
                                const char *line,
                                const QdrWaitLimits *wait_limits,
                                GError **error);

/**
 * @brief Waits for the next line.
 *
 * @param wait_limits  the limits of the wait
 * @param error        return location for QDR_PROGRAM_ERROR_DIED, _LATE or _STOPPED, or _NONSENSE
 *                     if the line is too long or the answer has too many lines
 * @return (transfer full) (nullable): the line, without a line end; it may be invalid UTF-8; NULL
 *         on error
 */
char *qdr_program_read_line (QdrProgram *self, const QdrWaitLimits *wait_limits, GError **error);

/** @brief Returns the CPU time of the program and its descendants, microseconds. */
gint64 qdr_program_get_cpu_time (QdrProgram *self);

/**
 * @brief Returns the part of a line after the given words.
 *
 * @param line   a line from qdr_program_read_line()
 * @param words  the words with which the line is expected to begin
 * @return (transfer none) (nullable): a part of @p line; NULL if the line begins with other words
 */
const char *qdr_program_line_skip_words (const char *line, const char *words);

/**
 * @brief Sets an error that quotes an invalid answer.
 *
 * @param error  return location for a QDR_PROGRAM_ERROR_NONSENSE
 * @param line   a line from qdr_program_read_line()
 */
void qdr_program_set_nonsense_error (GError **error, const char *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrProgram, qdr_program_free)

G_END_DECLS
