/*
 * What the guard of an engine tells of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdint.h>

/** @brief The descriptor of the guard at which it is asked. Its end ends the engine at once. */
#define QDR_GUARD_CONTROL_FD 3

/** @brief What an engine is at. */
typedef enum {
  QDR_GUARD_RUNNING,       /**< it was started, and nothing ended it yet */
  QDR_GUARD_ENDED,         /**< by itself, or by a signal of another program */
  QDR_GUARD_NOT_STARTED,   /**< the system refused, for the reason told */
  QDR_GUARD_MUCH_MEMORY,   /**< it was ended because it took more than it may */
  QDR_GUARD_MANY_PROCESSES /**< likewise */
} QdrGuardState;

/** @brief The answer to each byte that is written to the guard. */
typedef struct {
  int64_t cpu_us; /**< CPU time of the engine and of all that it started, microseconds */
  int32_t state;  /**< a QdrGuardState */
  int32_t reason; /**< an errno where it was not started, or 0 */
} QdrGuardReport;
