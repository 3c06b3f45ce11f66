/*
 * The children that a game's layout lays out, with what they need and where they go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-parts.h"

#include "qdr-game-arrangement.h"

QdrGameParts
qdr_game_parts_of (GtkWidget *widget)
{
  QdrGameParts parts;

  parts.west = gtk_widget_get_first_child (widget);
  parts.north = gtk_widget_get_next_sibling (parts.west);
  parts.board = gtk_widget_get_next_sibling (parts.north);
  parts.south = gtk_widget_get_next_sibling (parts.board);
  parts.east = gtk_widget_get_next_sibling (parts.south);
  parts.evaluation = gtk_widget_get_next_sibling (parts.east);
  parts.line = gtk_widget_get_next_sibling (parts.evaluation);
  parts.more = gtk_widget_get_next_sibling (parts.line);
  parts.bar = gtk_widget_get_next_sibling (parts.more);
  return parts;
}

int
qdr_game_part_min_width (GtkWidget *part)
{
  int size;

  gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &size, NULL, NULL, NULL);
  return size;
}

int
qdr_game_part_min_height (GtkWidget *part)
{
  int size;

  gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, -1, &size, NULL, NULL, NULL);
  return size;
}

guint
qdr_game_parts_count_players (const QdrGameParts *self)
{
  GtkWidget *const players[] = { self->west, self->north, self->south, self->east };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    n += gtk_widget_should_layout (players[i]) ? 1 : 0;
  return n;
}

GtkRequisition
qdr_game_parts_measure_bar (const QdrGameParts *self, gboolean upright)
{
  GtkRequisition size = { 0, 0 };
  int least, natural;

  if (self->bar == NULL)
    return size;

  gtk_widget_measure (self->bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  size.width = upright ? least : natural;
  gtk_widget_measure (self->bar, GTK_ORIENTATION_VERTICAL, size.width, &size.height, NULL, NULL,
                      NULL);
  return size;
}

/* Of two players beside each other, of the same width. */
static int
min_width_of_strip (GtkWidget *first, GtkWidget *second)
{
  const int width = MAX (qdr_game_part_min_width (first), qdr_game_part_min_width (second));

  return gtk_widget_should_layout (first) && gtk_widget_should_layout (second)
             ? 2 * width + QDR_GAME_SPACING
             : width;
}

int
qdr_game_parts_min_width_of_lines (const QdrGameParts *self)
{
  return MAX (MAX (qdr_game_part_min_width (self->evaluation),
                   qdr_game_part_min_width (self->line)),
              qdr_game_part_min_width (self->more));
}

int
qdr_game_parts_min_width_of_strips (const QdrGameParts *self)
{
  return MAX (min_width_of_strip (self->west, self->north),
              min_width_of_strip (self->south, self->east));
}

int
qdr_game_parts_min_width_of_column (const QdrGameParts *self)
{
  return MAX (
      MAX (MAX (qdr_game_part_min_width (self->west), qdr_game_part_min_width (self->north)),
           MAX (qdr_game_part_min_width (self->south), qdr_game_part_min_width (self->east))),
      qdr_game_parts_min_width_of_lines (self));
}

void
qdr_game_part_place (GtkWidget *part, int room, int x, int y, int width, int height)
{
  const gboolean leftwards =
      gtk_widget_get_direction (gtk_widget_get_parent (part)) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (part,
                            &(GtkAllocation){ leftwards ? room - x - width : x, y, MAX (0, width),
                                              MAX (0, height) },
                            -1);
}

int
qdr_game_part_place_row (GtkWidget *part, int room, int x, int y, int width)
{
  const int height = qdr_game_part_min_height (part);

  qdr_game_part_place (part, room, x, y, width, height);
  return y + height;
}
