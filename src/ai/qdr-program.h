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
  QDR_PROGRAM_ERROR_DIED,
  QDR_PROGRAM_ERROR_LATE,     /**< it did not answer in time */
  QDR_PROGRAM_ERROR_NONSENSE, /**< its answer means nothing */
  QDR_PROGRAM_ERROR_STOPPED,  /**< nobody waits for it any more, which is not its fault */
} QdrProgramError;

/** @brief How long to wait for a program. */
typedef struct {
  gint64 deadline;  /**< on the clock of g_get_monotonic_time() */
  const gint *stop; /**< (nullable): read with g_atomic_int_get(); non-zero ends the waiting */
} QdrPatience;

/** @brief Another program that is running. */
typedef struct QdrProgram QdrProgram;

/**
 * @brief Starts a program. What it writes to standard error is thrown away.
 *
 * @param argv   NULL-terminated: the program, looked up in PATH, and its arguments
 * @param error  return location for a G_SPAWN_ERROR
 * @return (transfer full): free with qdr_program_free()
 */
QdrProgram *qdr_program_start (const char *const *argv, GError **error);

/** @brief Ends the input of the program, and the program itself if it then does not end soon. */
void qdr_program_free (QdrProgram *self);

/**
 * @brief Sends @p line and a line end.
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
 * @param error     return location for a QDR_PROGRAM_ERROR: died, late, nonsense (too long) or
 *                  stopped
 * @return (transfer full): the line without its end; any bytes but NUL
 */
char *qdr_program_read_line (QdrProgram *self, const QdrPatience *patience, GError **error);

/** @brief CPU time of the program so far, microseconds; 0 where the system does not tell. */
gint64 qdr_program_get_cpu_time (QdrProgram *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrProgram, qdr_program_free)

G_END_DECLS
