/*
 * A row in the list of the worst moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-review-row.h"

#include <glib/gi18n.h>

#include "qdr-notation.h"
#include "qdr-pawn-icon.h"
#include "qdr-review-text.h"
#include "qdr-row-fixups.h"

/* The game of a row. */
#define GAME_KEY "qdr-game"

#define LEFT_TO_RIGHT_MARK "\u200e"

static char *
text_of_move (QdrGame *game, QdrMove move)
{
  char text[QDR_MOVE_TEXT_SIZE];

  return g_strdup (qdr_move_to_text (&qdr_game_get_start (game)->board, move, text));
}

/* One that expands asks for little room, or the sidebar would grow with the first row. */
static GtkWidget *
make_label (const char *text, gboolean expands, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), expands ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), expands ? 8 : -1);
  gtk_widget_set_hexpand (label, expands);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* The verdict, and what was better. */
static char *
describe (QdrGame *game, QdrMoveReview *move_review)
{
  const char *verdict = qdr_review_text_verdict (qdr_move_review_get_verdict (move_review));
  g_autofree char *best = NULL;

  if (qdr_move_review_get_concealed (move_review))
    return g_strdup (verdict);
  best = text_of_move (game, qdr_move_review_get_best (move_review)->line[0]);
  /* Translators: a verdict such as “Blunder”, and the move that would have been better. */
  return g_strdup_printf (_ ("%s, better: %s"), verdict, best);
}

/* The move as in the list of moves, and what it cost; below that @better. */
static GtkWidget *
make_lines (QdrGame *game, QdrMoveReview *move_review, guint round, GtkWidget *better)
{
  const QdrVerdict verdict = qdr_move_review_get_verdict (move_review);
  g_autofree char *move = text_of_move (game, qdr_move_review_get_move (move_review));
  g_autofree char *played =
      g_strdup_printf ("%u. %s%s", round, move, qdr_review_text_sign (verdict));
  /* Translators: how much of the win probability was lost with a move. */
  g_autofree char *loss =
      g_strdup_printf (_ ("−%.0f %%"), 100 * qdr_move_review_get_loss (move_review));
  /* Without a letter before it the sign would change sides where people read from right to left. */
  g_autofree char *marked = g_strconcat (LEFT_TO_RIGHT_MARK, loss, NULL);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *upper = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (upper), make_label (played, TRUE, "heading"));
  gtk_box_append (GTK_BOX (upper), make_label (marked, FALSE, "numeric"));
  gtk_box_append (GTK_BOX (lines), upper);
  gtk_box_append (GTK_BOX (lines), better);
  return lines;
}

static void
name_row (GtkWidget *row, QdrGame *game, QdrMoveReview *move_review)
{
  g_autofree char *name = qdr_review_text_numbered_move (game, move_review, 1);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* It may be told now, or no more. */
static void
concealed_cb (QdrMoveReview *move_review, GParamSpec *pspec, GtkWidget *label)
{
  QdrGame *game = g_object_get_data (G_OBJECT (label), GAME_KEY);
  g_autofree char *better = describe (game, move_review);

  gtk_label_set_label (GTK_LABEL (label), better);
  name_row (gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW), game, move_review);
}

GtkWidget *
qdr_review_row_new (QdrGame *game, QdrMoveReview *move_review)
{
  g_autofree char *better = NULL;
  GtkWidget *row, *box, *pawn_icon, *label;
  QdrPlayer *player;
  guint round;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (move_review), NULL);

  player = qdr_game_get_player (game, qdr_move_review_get_player (move_review));
  /* As the list of moves numbers it. */
  round = qdr_game_get_move_number (game, qdr_move_review_get_ply (move_review) + 1);

  pawn_icon = g_object_new (QDR_TYPE_PAWN_ICON, "valign", GTK_ALIGN_CENTER, NULL);
  qdr_pawn_icon_set_number (QDR_PAWN_ICON (pawn_icon), qdr_player_get_number (player));
  better = describe (game, move_review);
  label = make_label (better, TRUE, "caption");
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (box), pawn_icon);
  gtk_box_append (GTK_BOX (box), make_lines (game, move_review, round, label));
  row = gtk_list_box_row_new ();
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  name_row (row, game, move_review);
  qdr_row_fixups_add_action (GTK_LIST_BOX_ROW (row), "show");
  g_object_set_data_full (G_OBJECT (label), GAME_KEY, g_object_ref (game), g_object_unref);
  g_signal_connect_object (move_review, "notify::concealed", G_CALLBACK (concealed_cb), label, 0);
  return row;
}
