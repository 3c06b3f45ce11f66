/*
 * A row of the score sheet: the number of the round and a button for each move, and below it what
 * else was played there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-round-row.h"

#include <glib/gi18n.h>

#include "qdr-game-text.h"
#include "qdr-review-text.h"

/* Below one round; a saved game may have hundreds of thousands. */
#define MAX_VARIATIONS 100

struct _QdrRoundRow {
  GtkWidget parent_instance;

  GtkWidget *line; /* of the moves */
  GtkWidget *number;
  GtkWidget *box;
  GtkWidget *variations; /* (nullable): of QdrVariationRow */
  GtkWidget *moves[QDR_MAX_PLAYERS];
  guint plies[QDR_MAX_PLAYERS]; /* after the move; 0 of a player without one */
  char *texts[QDR_MAX_PLAYERS]; /* of the moves, "e3h" */
  char *words[QDR_MAX_PLAYERS]; /* of the moves, "Anna places the wall e3h" */
};

/* What there is to say of a move beside it. */
typedef struct {
  QdrVerdict verdict;
  gboolean is_varied;    /* something else was played there, too */
  gboolean is_commented; /* somebody wrote about it */
} Marks;

G_DEFINE_FINAL_TYPE (QdrRoundRow, qdr_round_row, GTK_TYPE_WIDGET)

enum {
  SIGNAL_MOVE_ACTIVATED,
  SIGNAL_VARIATION_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
clicked_cb (QdrRoundRow *self, GtkWidget *button)
{
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (self->moves[i] == button)
      g_signal_emit (self, signals[SIGNAL_MOVE_ACTIVATED], 0, self->plies[i]);
}

static void
qdr_round_row_dispose (GObject *object)
{
  QdrRoundRow *self = QDR_ROUND_ROW (object);

  g_clear_pointer (&self->line, gtk_widget_unparent);
  g_clear_pointer (&self->variations, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_round_row_parent_class)->dispose (object);
}

static void
qdr_round_row_finalize (GObject *object)
{
  QdrRoundRow *self = QDR_ROUND_ROW (object);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    g_free (self->texts[i]);
    g_free (self->words[i]);
  }

  G_OBJECT_CLASS (qdr_round_row_parent_class)->finalize (object);
}

static void
qdr_round_row_class_init (QdrRoundRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_round_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_round_row_finalize;

  signals[SIGNAL_MOVE_ACTIVATED] =
      g_signal_new ("move-activated", QDR_TYPE_ROUND_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_VARIATION_CHOSEN] =
      g_signal_new ("variation-chosen", QDR_TYPE_ROUND_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, QDR_TYPE_VARIATION_ROW);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "roundrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_round_row_init (QdrRoundRow *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (
                                      gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->line, "moves");
  gtk_widget_set_parent (self->line, GTK_WIDGET (self));

  self->number = gtk_label_new (NULL);
  gtk_label_set_width_chars (GTK_LABEL (self->number), 4);
  gtk_label_set_xalign (GTK_LABEL (self->number), 1);
  gtk_widget_add_css_class (self->number, "dim-label");
  gtk_widget_add_css_class (self->number, "numeric");
  gtk_box_append (GTK_BOX (self->line), self->number);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (self->box), TRUE);
  gtk_widget_set_hexpand (self->box, TRUE);
  gtk_box_append (GTK_BOX (self->line), self->box);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    self->moves[i] = gtk_button_new_with_label ("");
    gtk_button_set_has_frame (GTK_BUTTON (self->moves[i]), FALSE);
    gtk_box_append (GTK_BOX (self->box), self->moves[i]);
    g_signal_connect_swapped (self->moves[i], "clicked", G_CALLBACK (clicked_cb), self);
  }
}

GtkWidget *
qdr_round_row_new (void)
{
  return g_object_new (QDR_TYPE_ROUND_ROW, NULL);
}

/* Squares and walls are written alike in every language, the other moves are words. */
static const char *
short_text (QdrRecord *record)
{
  const QdrMove move = qdr_record_get_move (record);

  if (move == QDR_MOVE_RESIGN)
    return C_ ("list of moves", "resigns");
  if (move == QDR_MOVE_TIMEOUT)
    return C_ ("list of moves", "time");

  return qdr_record_get_text (record);
}

/* A class of the button while @applies. */
static void
set_class (GtkWidget *widget, const char *css_class, gboolean applies)
{
  if (applies)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static void
add_words (GPtrArray *words, const char *more)
{
  if (more != NULL)
    g_ptr_array_add (words, (gpointer) more);
}

/* As in books on chess, without a space, since columns are narrow. */
static void
show_marks (QdrRoundRow *self, guint player, const Marks *marks)
{
  GtkWidget *button = self->moves[player];
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *sentences = NULL;
  g_autofree char *text =
      g_strconcat (self->texts[player], qdr_review_text_sign (marks->verdict), NULL);

  add_words (words, self->words[player]);
  add_words (words, qdr_review_text_verdict (marks->verdict));
  add_words (words, marks->is_varied ? C_ ("list of moves", "With variations") : NULL);
  add_words (words, marks->is_commented ? C_ ("list of moves", "With a comment") : NULL);
  g_ptr_array_add (words, NULL);
  /* Translators: between what there is to say of a move: “Anna moves to e5. Blunder. With a
   * comment”. */
  sentences = g_strjoinv (C_ ("list of moves", ". "), (char **) words->pdata);

  gtk_button_set_label (GTK_BUTTON (button), text);
  set_class (button, "varied", marks->is_varied);
  set_class (button, "commented", marks->is_commented);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, sentences,
                                  -1);
}

void
qdr_round_row_set_round (QdrRoundRow *self, QdrGame *game, QdrRound *round)
{
  g_autofree char *number = NULL;

  g_return_if_fail (QDR_IS_ROUND_ROW (self));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (QDR_IS_ROUND (round));

  number = g_strdup_printf ("%u.", qdr_round_get_number (round));
  gtk_label_set_label (GTK_LABEL (self->number), number);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    QdrRecord *record = qdr_round_get_record (round, i, &self->plies[i]);

    /* A player without a move in this round keeps its column. */
    gtk_widget_set_visible (self->moves[i], i < qdr_game_get_n_players (game));
    gtk_widget_set_sensitive (self->moves[i], record != NULL);
    gtk_accessible_update_state (GTK_ACCESSIBLE (self->moves[i]), GTK_ACCESSIBLE_STATE_HIDDEN,
                                 record == NULL, -1);
    g_free (self->texts[i]);
    g_free (self->words[i]);
    self->texts[i] = g_strdup (record != NULL ? short_text (record) : "");
    self->words[i] = record != NULL ? qdr_game_text_move (game, record) : g_strdup ("");
    show_marks (self, i, &(Marks){ QDR_VERDICT_NONE });
  }
}

static gboolean
has_text_comment (QdrGame *game, guint index)
{
  g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), index);
  g_autofree char *text = qdr_record_get_comment_text (record);

  return text != NULL;
}

void
qdr_round_row_show_marks (QdrRoundRow *self, QdrGame *game, QdrReview *review)
{
  g_return_if_fail (QDR_IS_ROUND_ROW (self));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (review == NULL || QDR_IS_REVIEW (review));

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    const guint index = self->plies[i] - 1;

    if (self->plies[i] > 0)
      show_marks (self, i,
                  &(Marks){
                      review != NULL ? qdr_review_get_verdict (review, index) : QDR_VERDICT_NONE,
                      qdr_game_get_n_variations (game, index) > 0,
                      has_text_comment (game, index),
                  });
  }
}

void
qdr_round_row_set_current_ply (QdrRoundRow *self, guint ply)
{
  g_return_if_fail (QDR_IS_ROUND_ROW (self));

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    set_class (self->moves[i], "current", self->plies[i] == ply && ply > 0);
}

gboolean
qdr_round_row_focus_ply (QdrRoundRow *self, guint ply)
{
  g_return_val_if_fail (QDR_IS_ROUND_ROW (self), FALSE);
  g_return_val_if_fail (ply > 0, FALSE);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (self->plies[i] == ply)
      return gtk_widget_grab_focus (self->moves[i]);

  return FALSE;
}

guint
qdr_round_row_get_focused_ply (QdrRoundRow *self)
{
  g_return_val_if_fail (QDR_IS_ROUND_ROW (self), 0);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (gtk_widget_is_focus (self->moves[i]))
      return self->plies[i];

  return 0;
}

/* --- Variations ------------------------------------------------------------------------------- */

static void
variation_chosen_cb (QdrRoundRow *self, QdrVariationRow *variation)
{
  g_signal_emit (self, signals[SIGNAL_VARIATION_CHOSEN], 0, variation);
}

/* (nullable): the row of the variation that @row leaves: the last one above that is less deep. */
static QdrVariationRow *
find_parent (QdrVariationRow *row)
{
  GtkWidget *above = GTK_WIDGET (row);
  guint depth, depth_above;

  qdr_variation_row_get_path (row, &depth);
  while ((above = gtk_widget_get_prev_sibling (above)) != NULL) {
    qdr_variation_row_get_path (QDR_VARIATION_ROW (above), &depth_above);
    if (depth_above < depth)
      return QDR_VARIATION_ROW (above);
  }
  return NULL;
}

/* What leaves a move that is not seen is not seen either. */
static void
fold (QdrRoundRow *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->variations); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    QdrVariationRow *row = QDR_VARIATION_ROW (child);
    QdrVariationRow *parent = find_parent (row);
    guint depth;
    const QdrBranch *path = qdr_variation_row_get_path (row, &depth);

    gtk_widget_set_visible (child, parent == NULL ||
                                       (gtk_widget_get_visible (GTK_WIDGET (parent)) &&
                                        qdr_variation_row_shows_ply (parent, path[depth - 1].ply)));
  }
}

/* Adds the variation at the end of @path, a GArray of QdrBranch, and those that leave it. */
static void
add_variation (QdrRoundRow *self, QdrGame *game, GArray *path, guint *room)
{
  const QdrBranch *way = (const QdrBranch *) (gpointer) path->data;
  const guint n = qdr_game_get_n_branches (game, way, path->len);
  GtkWidget *row = qdr_variation_row_new (game, way, path->len);

  --*room;
  g_signal_connect_object (row, "chosen", G_CALLBACK (variation_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "folded", G_CALLBACK (fold), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->variations), row);
  for (guint i = 0; i<n && * room> 0; i++) {
    const QdrBranch branch =
        qdr_game_get_branch (game, (const QdrBranch *) (gpointer) path->data, path->len, i);

    g_array_append_val (path, branch);
    add_variation (self, game, path, room);
    g_array_set_size (path, path->len - 1);
  }
}

static void
add_variations (QdrRoundRow *self, QdrGame *game, guint ply, guint *room)
{
  const guint n = qdr_game_get_n_variations (game, ply);
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (QdrBranch));

  if (n > 0 && self->variations == NULL) {
    self->variations = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_add_css_class (self->variations, "variations");
    gtk_widget_insert_after (self->variations, GTK_WIDGET (self), self->line);
  }
  for (guint i = 0; i<n && * room> 0; i++) {
    const QdrBranch branch = { ply, i };

    g_array_set_size (path, 0);
    g_array_append_val (path, branch);
    add_variation (self, game, path, room);
  }
}

void
qdr_round_row_show_variations (QdrRoundRow *self, QdrGame *game)
{
  guint room = MAX_VARIATIONS;

  g_return_if_fail (QDR_IS_ROUND_ROW (self));
  g_return_if_fail (QDR_IS_GAME (game));

  g_clear_pointer (&self->variations, gtk_widget_unparent);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (self->plies[i] > 0)
      add_variations (self, game, self->plies[i] - 1, &room);
  if (self->variations != NULL)
    fold (self);
}

gboolean
qdr_round_row_focus_variation (QdrRoundRow *self, gboolean last)
{
  GtkWidget *row;

  g_return_val_if_fail (QDR_IS_ROUND_ROW (self), FALSE);

  if (self->variations == NULL)
    return FALSE;

  row = last ? gtk_widget_get_last_child (self->variations)
             : gtk_widget_get_first_child (self->variations);
  /* The first one leaves the moves of the round, and is always seen. */
  while (!gtk_widget_get_visible (row))
    row = gtk_widget_get_prev_sibling (row);
  qdr_variation_row_focus (QDR_VARIATION_ROW (row));
  return TRUE;
}

QdrVariationRow *
qdr_round_row_get_focused_variation (QdrRoundRow *self)
{
  GtkRoot *root;
  GtkWidget *focus;
  GtkWidget *row;

  g_return_val_if_fail (QDR_IS_ROUND_ROW (self), NULL);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  row = focus != NULL ? gtk_widget_get_ancestor (focus, QDR_TYPE_VARIATION_ROW) : NULL;
  return row != NULL && gtk_widget_is_ancestor (row, GTK_WIDGET (self)) ? QDR_VARIATION_ROW (row)
                                                                        : NULL;
}

gboolean
qdr_round_row_has_ply (QdrRoundRow *self, guint ply)
{
  g_return_val_if_fail (QDR_IS_ROUND_ROW (self), FALSE);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (self->plies[i] == ply && ply > 0)
      return TRUE;
  return FALSE;
}

guint
qdr_round_row_get_last_ply (QdrRoundRow *self)
{
  guint last = 0;

  g_return_val_if_fail (QDR_IS_ROUND_ROW (self), 0);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    last = MAX (last, self->plies[i]);
  return last;
}
