/*
 * Protocol between a program and the guard of its engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdint.h>

/** @brief File descriptor for requests to the guard. Closing it stops the engine immediately. */
#define QDR_GUARD_CONTROL_FD 3

/** @brief States of an engine. */
typedef enum {
  QDR_GUARD_RUNNING,
  QDR_GUARD_ENDED,         /**< ended by itself or by a signal from another program */
  QDR_GUARD_NOT_STARTED,   /**< could not be started, see QdrGuardReport.reason */
  QDR_GUARD_MUCH_MEMORY,   /**< stopped because it used too much memory */
  QDR_GUARD_MANY_PROCESSES /**< stopped because it had too many processes */
} QdrGuardState;

/** @brief What the system does not keep the engine from, as bits. */
typedef enum {
  QDR_GUARD_GAP_FILES = 1,    /**< the files of the user */
  QDR_GUARD_GAP_NETWORK = 2,  /**< the network */
  QDR_GUARD_GAP_PROCESSES = 4 /**< signals to other programs of the user */
} QdrGuardGaps;

/** @brief The answer to each byte written to QDR_GUARD_CONTROL_FD. */
typedef struct {
  int64_t cpu_us; /**< CPU time of the engine and its descendants, in microseconds */
  int32_t state;  /**< a QdrGuardState */
  int32_t reason; /**< errno if the engine could not be started, or 0 */
  int64_t gaps;   /**< QdrGuardGaps */
} QdrGuardReport;
