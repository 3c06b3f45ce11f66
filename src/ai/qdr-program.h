/*
 * Another program, with which one talks in lines. Whatever it does, it cannot block this one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief The longest line that is taken, in bytes. */
#define QDR_PROGRAM_MAX_LINE 1048576

#define QDR_PROGRAM_ERROR (qdr_program_error_quark ())
GQuark qdr_program_error_quark (void);

/** @brief What may be wrong with a program. */
typedef enum {
  QDR_PROGRAM_ERROR_NOT_STARTED,
  QDR_PROGRAM_ERROR_DIED,     /**< or was ended because it took too much */
  QDR_PROGRAM_ERROR_LATE,     /**< it did not answer in time */
  QDR_PROGRAM_ERROR_NONSENSE, /**< its answer means nothing */
  QDR_PROGRAM_ERROR_REFUSED,  /**< it cannot play this game */
  QDR_PROGRAM_ERROR_STOPPED,  /**< nobody waits for it any more, which is not its fault */
} QdrProgramError;

/** @brief What whoever waits for a program may wish meanwhile. */
typedef enum {
  QDR_WISH_WAIT,
  QDR_WISH_STOP,  /**< the answer is of no use any more */
  QDR_WISH_HURRY, /**< the answer is wanted at once */
} QdrWish;

/** @brief How long to wait for a program. */
typedef struct {
  gint64 deadline;     /**< on the clock of g_get_monotonic_time() */
  gint64 max_cpu_us;   /**< of qdr_program_get_cpu_time(); 0 for any */
  const gint *wish;    /**< (nullable): a QdrWish, read with g_atomic_int_get() */
  gboolean is_hurried; /**< it knows of the wish to hurry: waited for all the same */
} QdrPatience;

/** @brief Another program that is running. */
typedef struct QdrProgram QdrProgram;

/**
 * @brief Starts a program under a guard, which takes from it what rights it does not need; what
 *        these are is told in docs/engines.md. What it writes to standard error is thrown away.
 *
 * It works in a folder of its own. So arguments with a dot or a slash that name a regular file
 * are made absolute.
 *
 * @param argv   NULL-terminated: the program, looked up in PATH, and its arguments
 * @param error  return location for a QDR_PROGRAM_ERROR_NOT_STARTED
 * @return (transfer full): free with qdr_program_free()
 */
QdrProgram *qdr_program_start (const char *const *argv, GError **error);

/** @brief Ends the program with all that it started. It waits for nothing. */
void qdr_program_free (QdrProgram *self);

/**
 * @brief Sends @p line and a line end. From then on a new answer is expected.
 *
 * @param line      without a line end
 * @param patience  how long to wait
 * @param error     return location for a QDR_PROGRAM_ERROR: died, late or stopped
 */
gboolean
qdr_program_send (QdrProgram *self, const char *line, const QdrPatience *patience, GError **error);

/**
 * @brief Waits for the next line.
 *
 * @param patience  how long to wait
 * @param error     return location for a QDR_PROGRAM_ERROR: died, late, nonsense (a line that is
 *                  too long, or very many since something was sent) or stopped
 * @return (transfer full): the line without its end; any bytes but NUL
 */
char *qdr_program_read_line (QdrProgram *self, const QdrPatience *patience, GError **error);

/** @brief CPU time of the program and of all that it started so far, microseconds. */
gint64 qdr_program_get_cpu_time (QdrProgram *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrProgram, qdr_program_free)

G_END_DECLS
