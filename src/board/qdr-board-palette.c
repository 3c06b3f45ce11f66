/*
 * The colours of the board, as the style sheet and the light or dark style set them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-palette.h"

void
qdr_board_palette_load (QdrBoardPalette *self, GtkWidget *widget)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  const struct {
    const char *name;
    GdkRGBA *colour;
  } colours[] = {
    { "board_frame", &self->frame },         { "board_coordinates", &self->coordinates },
    { "board_groove", &self->groove },       { "board_square", &self->square },
    { "board_mark", &self->mark },           { "board_ghost", &self->ghost },
    { "board_hint", &self->hint },           { "board_focus", &self->focus },
    { "board_refused", &self->refused },     { "board_wall", &self->wall },
    { "board_symbol", &self->symbol },       { "board_player_1", &self->players[0] },
    { "board_player_2", &self->players[1] }, { "board_player_3", &self->players[2] },
    { "board_player_4", &self->players[3] }, { "board_pencil", &self->pencil },
  };

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (!gtk_style_context_lookup_color (context, colours[i].name, colours[i].colour))
      gtk_style_context_get_color (context, colours[i].colour);
}

const GdkRGBA *
qdr_board_palette_get_wall (const QdrBoardPalette *self, guint owner)
{
  return owner < QDR_MAX_PLAYERS ? &self->players[owner] : &self->wall;
}
