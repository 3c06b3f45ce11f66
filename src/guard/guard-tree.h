/*
 * Measuring and killing a process tree.
 *
 * It is separate from main.c because it depends on the layout of /proc.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdint.h>
#include <sys/types.h>

/** @brief The total usage of the descendants of a process. */
typedef struct {
  int64_t cpu_us;     /**< CPU time, including ended processes that were waited for */
  int64_t memory;     /**< resident memory in bytes */
  unsigned processes; /**< number of processes and threads */
} GuardUsage;

/** @brief Measures all descendants of @p root, without @p root itself. */
GuardUsage guard_tree_measure (pid_t root);

/** @brief Kills all descendants of this process and waits until they have ended. */
void guard_tree_kill (void);
