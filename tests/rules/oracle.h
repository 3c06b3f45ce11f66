/*
 * A second, slow and obvious implementation of the rules: arrays, coordinates and a queue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-legality.h"

G_BEGIN_DECLS

/*
 * A second implementation of the rules. It shares no code with src/rules, so a test passes by
 * mistake only if both make the same mistake. Columns, rows and players count from 0.
 */
typedef struct {
  int width;
  int height;
  int players;
  int turn;
  int column[4]; /* of the pawn; -1 if it has left the board */
  int row[4];
  int stock[4];
  gboolean in_play[4];
  guint8 horizontal[19][19]; /* [column][row]: 1 if there is a wall with this name */
  guint8 vertical[19][19];
} Oracle;

/* 'p' for a pawn move, 'h' or 'v' for a wall, 'r' for a resignation, 't' for a loss on time. */
typedef struct {
  char kind;
  int column;
  int row;
} OracleMove;

Oracle oracle_start (int width, int height, int players);
Oracle oracle_read (const QdrPosition *position);
QdrPosition oracle_to_position (const Oracle *self);
char *oracle_to_text (const Oracle *self);
gboolean oracle_equal (const Oracle *a, const Oracle *b);

OracleMove oracle_read_move (const QdrBoard *board, QdrMove move);
QdrMove oracle_to_move (const QdrBoard *board, OracleMove move);
char *oracle_move_to_text (OracleMove move);

gboolean oracle_has_square (const Oracle *self, int column, int row);
gboolean oracle_has_corner (const Oracle *self, int column, int row);
gboolean oracle_is_goal (const Oracle *self, int player, int column, int row);
gboolean oracle_can_pass (const Oracle *self, int column, int row, int right, int up);
int oracle_distance_from (const Oracle *self, int player, int column, int row);
int oracle_distance (const Oracle *self, int player);
int oracle_first_player_shut_in (const Oracle *self);

gboolean oracle_wall_fits (const Oracle *self, OracleMove wall);
gboolean oracle_is_legal_wall (const Oracle *self, OracleMove wall);
GPtrArray *oracle_legal_moves (const Oracle *self);
QdrResult oracle_result (const Oracle *self);
guint oracle_reasons (const Oracle *self, OracleMove move);
void oracle_play (Oracle *self, OracleMove move);

G_END_DECLS
