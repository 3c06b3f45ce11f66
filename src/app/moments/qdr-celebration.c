/*
 * Confetti in the colours of a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-celebration.h"

#include "qdr-board-palette.h"

#define N_TINTS 3

void
qdr_celebrate (QdrConfetti *confetti, GtkWidget *board, guint player)
{
  QdrBoardPalette palette;
  GdkRGBA colours[N_TINTS + 1];

  g_return_if_fail (QDR_IS_CONFETTI (confetti));
  g_return_if_fail (GTK_IS_WIDGET (board));
  g_return_if_fail (player < QDR_MAX_PLAYERS);

  qdr_board_palette_load (&palette, board);
  for (guint i = 0; i < N_TINTS; i++) {
    const float white = (float) i * 0.3f;
    const GdkRGBA *colour = &palette.players[player];

    colours[i] = (GdkRGBA){ colour->red + (1 - colour->red) * white,
                            colour->green + (1 - colour->green) * white,
                            colour->blue + (1 - colour->blue) * white, 1 };
  }
  colours[N_TINTS] = palette.mark;
  qdr_confetti_throw (confetti, colours, G_N_ELEMENTS (colours));
}
