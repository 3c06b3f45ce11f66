/*
 * A process with all that it started.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdint.h>
#include <sys/types.h>

/* What the processes below one take together. */
typedef struct {
  int64_t cpu_us;     /* also of those that have ended, if somebody waited for them */
  int64_t memory;     /* bytes that are in memory */
  unsigned processes; /* with their threads */
} GuardUsage;

/* Measures all processes below @root, and not @root itself. */
GuardUsage guard_tree_measure (pid_t root);

/* Kills all processes below this one, and waits for their end. */
void guard_tree_kill (void);
