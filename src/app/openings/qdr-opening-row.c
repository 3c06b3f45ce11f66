/*
 * Rows of what was played in a position: a move, and a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-row.h"

#include <glib/gi18n.h>

#include "qdr-entry-text.h"
#include "qdr-notation.h"
#include "qdr-row-fixups.h"

/* Of the points for the one who moved; -1 where no game is over. */
static double
get_share (const QdrLibraryMove *move)
{
  const guint n_over = move->n_wins + move->n_draws + move->n_losses;

  return n_over > 0 ? move->points / n_over : -1;
}

static char *
describe_share (double share)
{
  /* Translators: of all points, in per cent. */
  return share < 0 ? g_strdup ("–") : g_strdup_printf (_ ("%.0f %%"), 100 * share);
}

/* How often, and by whom. */
static char *
describe_games (const QdrLibraryMove *move, guint n_games)
{
  const double percent = 100.0 * move->n_games / n_games;
  g_autofree char *games = g_strdup_printf (
      /* Translators: how many games, and which part of all that is. */
      ngettext ("%'u game (%.0f %%)", "%'u games (%.0f %%)", move->n_games), move->n_games,
      percent);

  if (!move->is_rated)
    return g_steal_pointer (&games);
  /* Translators: “12 games (30 %)”, and the average rating of players. */
  return g_strdup_printf (_ ("%s · rating %.0f"), games, move->rating);
}

static GtkWidget *
make_label (const char *text, float xalign, int width_chars, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_width_chars (GTK_LABEL (label), width_chars);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_caption (const char *text)
{
  GtkWidget *label = make_label (text, 0, 12, "caption");

  gtk_widget_add_css_class (label, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

static GtkWidget *
make_players (const char *text)
{
  GtkWidget *label = make_label (text, 0, 12, "players");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

/* For assistive tools: its name, and what a click does. */
static void
fit (GtkWidget *row, const char *name, const char *verb)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  qdr_row_fixups_add_action (GTK_LIST_BOX_ROW (row), verb);
}

/* The move, a bar, and the share of the points. */
static GtkWidget *
make_line (const char *move, double share, const char *percent)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *bar =
      g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                    "fraction", MAX (share, 0), "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, NULL);

  gtk_box_append (GTK_BOX (line), make_label (move, 0, 4, "heading"));
  gtk_box_append (GTK_BOX (line), bar);
  gtk_box_append (GTK_BOX (line), make_label (percent, 1, 5, "numeric"));
  return line;
}

GtkWidget *
qdr_opening_row_new (const QdrBoard *board, const QdrLibraryMove *move, guint n_games)
{
  g_autofree char *percent = NULL;
  g_autofree char *games = NULL;
  g_autofree char *name = NULL;
  char text[QDR_MOVE_TEXT_SIZE];
  GtkWidget *row, *box;
  double share;

  g_return_val_if_fail (board != NULL && move != NULL && n_games > 0, NULL);

  qdr_move_to_text (board, move->move, text);
  share = get_share (move);
  percent = describe_share (share);
  games = describe_games (move, n_games);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), make_line (text, share, percent));
  gtk_box_append (GTK_BOX (box), make_caption (games));
  row = gtk_list_box_row_new ();
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  name = share < 0 ? g_strdup_printf ("%s: %s", text, games)
                   /* Translators: for a screen reader: a move, how many games and by players of
                    * which rating, and the share of the points that it brought. */
                   : g_strdup_printf (_ ("%s: %s, brought %s"), text, games, percent);
  fit (row, name, "play");
  return row;
}

GtkWidget *
qdr_opening_row_new_for_game (const QdrLibraryEntry *entry)
{
  g_autofree char *players = NULL;
  g_autofree char *result = NULL;
  g_autofree char *details = NULL;
  g_autofree char *name = NULL;
  GtkWidget *row, *box;

  g_return_val_if_fail (entry != NULL, NULL);

  players = qdr_entry_text_players (entry);
  result = qdr_entry_text_result (entry);
  details = qdr_entry_text_details (entry);
  name = g_strdup_printf ("%s, %s, %s", players, result, details);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), make_players (players));
  gtk_box_append (GTK_BOX (box), make_caption (result));
  gtk_box_append (GTK_BOX (box), make_caption (details));
  row = gtk_list_box_row_new ();
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  fit (row, name, "open");
  return row;
}
