/*
 * The colours of the board, from the style sheet in its light or dark variant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-palette.h"

#include <adwaita.h>

/* The share of a player's colour in that of a large area. */
#define SOFT_PART 0.3f

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

void
qdr_board_palette_soften (QdrBoardPalette *self, GtkWidget *widget)
{
  GdkRGBA background;

  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) ||
      !gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "view_bg_color",
                                       &background))
    return;

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    GdkRGBA *colour = &self->players[i];

    colour->red = SOFT_PART * colour->red + (1 - SOFT_PART) * background.red;
    colour->green = SOFT_PART * colour->green + (1 - SOFT_PART) * background.green;
    colour->blue = SOFT_PART * colour->blue + (1 - SOFT_PART) * background.blue;
    colour->alpha = 1;
  }
}

const GdkRGBA *
qdr_board_palette_get_wall (const QdrBoardPalette *self, guint owner)
{
  return owner < QDR_MAX_PLAYERS ? &self->players[owner] : &self->wall;
}
