/*
 * Random positions and moves that are the same in every run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "oracle.h"

G_BEGIN_DECLS

/*
 * Tests of all boards are loops: one run for each width and number of players, which covers all
 * heights. A run for each board would spend its time on starting processes.
 */
#define N_HEIGHTS 8
#define N_LOOPS (2 * 8)

typedef struct {
  int width;
  int height;
  int players;
} Setup;

Setup setup_in_loop (int loop, int i);

Oracle random_oracle (GRand *rand, Setup setup);
QdrMove random_move (GRand *rand, const QdrPosition *position);

G_END_DECLS
