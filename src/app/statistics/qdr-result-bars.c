/*
 * Bars of games won, drawn and lost, and words for what games are alike in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-result-bars.h"

#include <glib/gi18n.h>

QdrPlot *
qdr_result_bars_new (const char *heading)
{
  const QdrPlotColumn columns[] = {
    { C_ ("games", "Won"), QDR_PLOT_COUNT },
    { C_ ("games", "Drawn"), QDR_PLOT_COUNT },
    { C_ ("games", "Lost"), QDR_PLOT_COUNT },
  };

  return qdr_plot_new (QDR_PLOT_BARS, heading, NULL, columns, G_N_ELEMENTS (columns));
}

void
qdr_result_bars_add (QdrPlot *self, const char *label, const QdrLibraryScore *score)
{
  const double values[] = { score->n_wins, score->n_draws, score->n_losses };
  g_autofree char *note = NULL;

  g_return_if_fail (self != NULL && label != NULL && score != NULL);

  if (score->n_games == 0)
    return;
  note = qdr_plot_format (score->points / score->n_games, QDR_PLOT_SHARE);
  qdr_plot_add (self, &(QdrPlotRow){ .label = label, .note = note, .values = values });
}

const char *
qdr_result_bars_get_ending (QdrLibraryEnding ending)
{
  static const char *const words[] = {
    N_ ("Not Finished"), N_ ("At the Goal"),  N_ ("Resignation"),
    N_ ("Time"),         N_ ("No Move Left"), N_ ("Repetition"),
  };

  g_return_val_if_fail (ending < G_N_ELEMENTS (words), NULL);

  return _ (words[ending]);
}
