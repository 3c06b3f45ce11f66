/*
 * Searches that compare one move with all others, with the same result on every machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "puzzle-search.h"

#include "qdr-analyser.h"
#include "qdr-movegen.h"

typedef struct {
  const QdrPosition *position;
  QdrPuzzleSearch *search;
} Listener;

static void
note_report (const QdrReport *report, gpointer data)
{
  const Listener *listener = data;
  const QdrPosition *position = listener->position;
  const QdrWinProbabilities chances = qdr_win_probabilities_from_scores (position, report->scores);

  listener->search->depth = report->depth;
  listener->search->moves[report->depth] = report->line[0];
  listener->search->chances[report->depth] = chances.of[position->turn];
}

void
qdr_puzzle_search (QdrEngine *engine,
                   const QdrPosition *position,
                   QdrMove left_out,
                   guint depth,
                   guint64 nodes,
                   QdrPuzzleSearch *search)
{
  Listener listener = { position, search };
  QdrSearchRequest request = {
    .position = *position,
    .limits = { .depth = depth, .nodes = nodes },
    .style = qdr_style_default,
    .last_move.move = QDR_MOVE_NONE,
    .is_analysis = TRUE,
    .is_fresh = TRUE,
    .report = note_report,
    .report_data = &listener,
  };
  QdrMoveList moves;
  QdrReport last;
  guint count = 0;

  g_return_if_fail (depth >= 1 && depth <= QDR_MAX_DEPTH);

  qdr_position_generate_moves (position, &moves);
  for (guint i = 0; i < moves.count; i++)
    if (moves.moves[i] != left_out)
      moves.moves[count++] = moves.moves[i];
  if (left_out != QDR_MOVE_NONE) {
    request.root_moves = moves.moves;
    request.n_root_moves = count;
  }

  search->depth = 0;
  last = qdr_engine_search (engine, &request);
  if (last.stop_reason == QDR_STOP_PROVED)
    while (search->depth < depth) {
      search->depth++;
      search->moves[search->depth] = search->moves[search->depth - 1];
      search->chances[search->depth] = search->chances[search->depth - 1];
    }
}
