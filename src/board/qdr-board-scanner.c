/*
 * Scanning: all moves of a position by one switch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-scanner.h"

#include <glib/gi18n.h>

#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"

/* What to do, where or in which row, and which wall of the row. */
#define N_LEVELS 3

/* As many as there are rows or columns of walls; a pawn has fewer destinations. */
#define MAX_CHOICES (QDR_BOARD_MAX - 1)

/* A list that nobody chooses from is left. */
#define ROUNDS 2

struct _QdrBoardScanner {
  QdrPosition position;
  QdrMoveList legal;                 /* its moves */
  gboolean is_at_rest;               /* there is no choice */
  guint level;                       /* of the list that is gone through */
  QdrScanChoice taken[N_LEVELS - 1]; /* in the lists before */
  QdrScanChoice choices[MAX_CHOICES];
  guint n_choices;
  guint current;
  guint n_steps; /* since the list began */
};

G_STATIC_ASSERT (MAX_CHOICES > QDR_MAX_STEPS);

static void
add (QdrBoardScanner *self, QdrScanChoice choice)
{
  g_assert (self->n_choices < MAX_CHOICES);

  self->choices[self->n_choices++] = choice;
}

static gboolean
has_moves (const QdrBoardScanner *self, QdrMoveKind kind)
{
  for (guint i = 0; i < self->legal.count; i++)
    if (qdr_move_kind (self->legal.moves[i]) == kind)
      return TRUE;
  return FALSE;
}

/* Who goes on along the shortest way waits least. */
static void
list_destinations (QdrBoardScanner *self)
{
  guint16 distances[QDR_MAP_SIZE];

  qdr_position_distance_map (&self->position, self->position.turn, distances);
  for (guint i = 0; i < self->legal.count; i++) {
    const QdrMove move = self->legal.moves[i];
    guint place = self->n_choices;

    if (qdr_move_kind (move) != QDR_MOVE_STEP)
      continue;
    add (self, (QdrScanChoice){ 0 });
    for (; place > 0 && distances[qdr_move_square (move)] <
                            distances[qdr_move_square (self->choices[place - 1].move)];
         place--)
      self->choices[place] = self->choices[place - 1];
    self->choices[place] = (QdrScanChoice){ QDR_SCAN_MOVE, .move = move };
  }
}

/* What to do. */
static void
list_kinds (QdrBoardScanner *self)
{
  const QdrMove pawn = qdr_move_make (QDR_MOVE_STEP, self->position.pawns[self->position.turn]);
  const gboolean has_walls =
      has_moves (self, QDR_MOVE_HORIZONTAL_WALL) || has_moves (self, QDR_MOVE_VERTICAL_WALL);

  if (!has_walls)
    list_destinations (self);
  else if (has_moves (self, QDR_MOVE_STEP))
    add (self, (QdrScanChoice){ QDR_SCAN_PAWN, .move = pawn });
  for (QdrMoveKind kind = QDR_MOVE_HORIZONTAL_WALL; kind <= QDR_MOVE_VERTICAL_WALL; kind++)
    if (has_moves (self, kind))
      add (self, (QdrScanChoice){ QDR_SCAN_WALLS, .walls = kind });
  add (self, (QdrScanChoice){ QDR_SCAN_MORE });
}

/* The legal walls go by their squares, and so row by row. */
static void
list_rows (QdrBoardScanner *self, QdrMoveKind kind)
{
  for (guint i = 0; i < self->legal.count; i++) {
    const QdrMove move = self->legal.moves[i];
    const guint row = qdr_board_row (&self->position.board, qdr_move_square (move));

    if (qdr_move_kind (move) == kind &&
        (self->n_choices == 0 || self->choices[self->n_choices - 1].row != row))
      add (self, (QdrScanChoice){ QDR_SCAN_ROW, .walls = kind, .row = row });
  }
}

static void
list_walls (QdrBoardScanner *self, const QdrScanChoice *row)
{
  for (guint i = 0; i < self->legal.count; i++) {
    const QdrMove move = self->legal.moves[i];

    if (qdr_move_kind (move) == row->walls &&
        qdr_board_row (&self->position.board, qdr_move_square (move)) == row->row)
      add (self, (QdrScanChoice){ QDR_SCAN_MOVE, .move = move });
  }
}

/* Begins the list of the present level. */
static void
begin_list (QdrBoardScanner *self)
{
  self->n_choices = 0;
  self->current = 0;
  self->n_steps = 0;
  if (self->level == 0)
    list_kinds (self);
  else if (self->taken[self->level - 1].kind == QDR_SCAN_PAWN)
    list_destinations (self);
  else if (self->taken[self->level - 1].kind == QDR_SCAN_WALLS)
    list_rows (self, self->taken[0].walls);
  else
    list_walls (self, &self->taken[self->level - 1]);
}

static void
go_down (QdrBoardScanner *self)
{
  g_assert (self->level < N_LEVELS - 1);

  self->taken[self->level++] = self->choices[self->current];
  begin_list (self);
}

static void
begin_at_top (QdrBoardScanner *self)
{
  self->is_at_rest = self->legal.count == 0;
  self->level = 0;
  if (!self->is_at_rest)
    begin_list (self);
}

/* To the choice that led here. */
static void
go_back (QdrBoardScanner *self)
{
  QdrScanChoice before;

  if (self->level == 0) {
    self->is_at_rest = TRUE;
    return;
  }

  before = self->taken[--self->level];
  begin_list (self);
  while (self->choices[self->current].kind != before.kind ||
         self->choices[self->current].walls != before.walls ||
         self->choices[self->current].row != before.row)
    self->current++;
}

QdrBoardScanner *
qdr_board_scanner_new (void)
{
  QdrBoardScanner *self = g_new0 (QdrBoardScanner, 1);

  self->is_at_rest = TRUE;
  return self;
}

void
qdr_board_scanner_free (QdrBoardScanner *self)
{
  g_free (self);
}

void
qdr_board_scanner_begin (QdrBoardScanner *self, const QdrPosition *position)
{
  g_return_if_fail (self != NULL);

  self->legal.count = 0;
  if (position != NULL) {
    self->position = *position;
    qdr_position_generate (&self->position, &self->legal);
  }
  begin_at_top (self);
}

gboolean
qdr_board_scanner_rest (QdrBoardScanner *self)
{
  gboolean was_at_rest;

  g_return_val_if_fail (self != NULL, FALSE);

  was_at_rest = self->is_at_rest;
  self->is_at_rest = TRUE;
  return !was_at_rest;
}

void
qdr_board_scanner_advance (QdrBoardScanner *self)
{
  g_return_if_fail (self != NULL);

  if (self->is_at_rest)
    return;

  self->n_steps++;
  if (self->n_steps >= ROUNDS * self->n_choices)
    go_back (self);
  else
    self->current = (self->current + 1) % self->n_choices;
}

QdrMove
qdr_board_scanner_press (QdrBoardScanner *self)
{
  const QdrScanChoice choice = qdr_board_scanner_get_choice (self);

  g_return_val_if_fail (self != NULL, QDR_MOVE_NONE);

  if (choice.kind == QDR_SCAN_MORE)
    self->is_at_rest = TRUE;
  else if (choice.kind == QDR_SCAN_NOTHING || choice.kind == QDR_SCAN_MOVE)
    begin_at_top (self);
  else
    go_down (self);
  return choice.kind == QDR_SCAN_MOVE ? choice.move : QDR_MOVE_NONE;
}

QdrScanChoice
qdr_board_scanner_get_choice (const QdrBoardScanner *self)
{
  g_return_val_if_fail (self != NULL, (QdrScanChoice){ 0 });

  return self->is_at_rest ? (QdrScanChoice){ 0 } : self->choices[self->current];
}

/* (transfer full): of a wall its square is enough, since its kind was chosen before. */
static char *
describe_move (const QdrBoardScanner *self, QdrMove move)
{
  char text[QDR_MOVE_TEXT_SIZE];

  return g_strdup (qdr_move_to_text (&self->position.board,
                                     qdr_move_make (QDR_MOVE_STEP, qdr_move_square (move)), text));
}

char *
qdr_board_scanner_describe (const QdrBoardScanner *self)
{
  const QdrScanChoice choice = qdr_board_scanner_get_choice (self);

  switch (choice.kind) {
  case QDR_SCAN_PAWN:
    return g_strdup (C_ ("scanning", "Pawn"));
  case QDR_SCAN_WALLS:
    return g_strdup (choice.walls == QDR_MOVE_HORIZONTAL_WALL ? C_ ("scanning", "Horizontal wall")
                                                              : C_ ("scanning", "Vertical wall"));
  case QDR_SCAN_ROW:
    return g_strdup_printf (C_ ("scanning", "Row %u"), choice.row + 1);
  case QDR_SCAN_MOVE:
    return describe_move (self, choice.move);
  case QDR_SCAN_MORE:
    return g_strdup (C_ ("scanning", "More"));
  default:
    return NULL;
  }
}
