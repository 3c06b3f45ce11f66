/*
 * A row of the score sheet: the number of a round, a button for each move, and its variations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-round-row.h"

#include <glib/gi18n.h>

#include "qdr-dialogs.h"
#include "qdr-game-text.h"
#include "qdr-icon-button.h"
#include "qdr-notation.h"
#include "qdr-review-text.h"

/* Rounds */

struct _QdrRound {
  GObject parent_instance;

  guint number;
  guint first; /* index of the round's first move in the game */
  guint plies[QDR_MAX_PLAYERS];
  QdrRecord *records[QDR_MAX_PLAYERS];
};

G_DEFINE_FINAL_TYPE (QdrRound, qdr_round, G_TYPE_OBJECT)

static void
qdr_round_finalize (GObject *object)
{
  QdrRound *self = QDR_ROUND (object);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    g_clear_object (&self->records[i]);

  G_OBJECT_CLASS (qdr_round_parent_class)->finalize (object);
}

static void
qdr_round_class_init (QdrRoundClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_round_finalize;
}

static void
qdr_round_init (QdrRound *self)
{
}

guint
qdr_round_get_number (QdrRound *self)
{
  g_return_val_if_fail (QDR_IS_ROUND (self), 0);

  return self->number;
}

QdrRecord *
qdr_round_get_record (QdrRound *self, guint player, guint *ply)
{
  g_return_val_if_fail (QDR_IS_ROUND (self), NULL);
  g_return_val_if_fail (player < QDR_MAX_PLAYERS, NULL);

  if (ply != NULL)
    *ply = self->plies[player];

  return self->records[player];
}

/* Returns the number of rounds that begin before the move at @index. */
static guint
count_rounds_before (GListModel *rounds, guint index)
{
  guint low = 0;
  guint high = g_list_model_get_n_items (rounds);

  while (low < high) {
    const guint middle = low + (high - low) / 2;
    g_autoptr (QdrRound) round = g_list_model_get_item (rounds, middle);

    if (round->first < index)
      low = middle + 1;
    else
      high = middle;
  }

  return low;
}

static void
items_changed_cb (GListStore *rounds, guint position, guint removed, guint added, QdrGame *game)
{
  const guint n_moves = qdr_game_get_n_moves (game);
  const guint n_before = count_rounds_before (G_LIST_MODEL (rounds), position);
  /* The round before the changed moves is replaced too, because a move may have been added to
   * it. */
  const guint n_kept = n_before > 0 ? n_before - 1 : 0;
  g_autoptr (QdrRound) first_replaced = g_list_model_get_item (G_LIST_MODEL (rounds), n_kept);
  g_autoptr (GPtrArray) new_rounds = g_ptr_array_new_with_free_func (g_object_unref);
  guint next = first_replaced != NULL ? first_replaced->first : 0;

  while (next < n_moves) {
    QdrRound *round = g_object_new (QDR_TYPE_ROUND, NULL);

    round->first = next;
    for (; next < n_moves; next++) {
      g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), next);
      const guint player = qdr_record_get_player (record);

      if (next == round->first)
        round->number = qdr_record_get_round (record);
      if (qdr_record_get_round (record) != round->number)
        break;
      round->plies[player] = next + 1;
      g_set_object (&round->records[player], record);
    }
    g_ptr_array_add (new_rounds, round);
  }

  g_list_store_splice (rounds, n_kept, g_list_model_get_n_items (G_LIST_MODEL (rounds)) - n_kept,
                       new_rounds->pdata, new_rounds->len);
}

GListModel *
qdr_round_list_new (QdrGame *game)
{
  GListStore *rounds;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  rounds = g_list_store_new (QDR_TYPE_ROUND);
  g_signal_connect_object (game, "items-changed", G_CALLBACK (items_changed_cb), rounds,
                           G_CONNECT_SWAPPED);
  items_changed_cb (rounds, 0, 0, qdr_game_get_n_moves (game), game);

  return G_LIST_MODEL (rounds);
}

guint
qdr_round_list_find_round (GListModel *rounds, guint ply)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (rounds), 0);
  g_return_val_if_fail (ply > 0, 0);

  return MAX (count_rounds_before (rounds, ply), 1) - 1;
}

guint
qdr_round_list_find_neighbour_ply (GListModel *rounds, guint ply, int moves)
{
  g_autoptr (QdrRound) round = NULL;

  g_return_val_if_fail (G_IS_LIST_MODEL (rounds), ply);
  g_return_val_if_fail (ply > 0, ply);
  g_return_val_if_fail (moves == 1 || moves == -1, ply);

  round = g_list_model_get_item (rounds, qdr_round_list_find_round (rounds, ply));
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (round->plies[i] > 0 && round->plies[i] == ply + (guint) moves)
      return round->plies[i];
  return ply;
}

guint
qdr_round_list_find_ply_in_round (GListModel *rounds, guint ply, int steps)
{
  g_autoptr (QdrRound) from = NULL;
  g_autoptr (QdrRound) round = NULL;
  guint player = 0;
  int place;

  g_return_val_if_fail (G_IS_LIST_MODEL (rounds), ply);
  g_return_val_if_fail (ply > 0, ply);

  place = (int) qdr_round_list_find_round (rounds, ply);
  from = g_list_model_get_item (rounds, (guint) place);
  place = CLAMP (place + steps, 0, (int) g_list_model_get_n_items (rounds) - 1);
  round = g_list_model_get_item (rounds, (guint) place);
  while (player + 1 < QDR_MAX_PLAYERS && from->plies[player] != ply)
    player++;
  while (player > 0 && round->plies[player] == 0)
    player--;
  return round->plies[player] > 0 ? round->plies[player] : round->first + 1;
}

/* The maximum number of moves that are shown of a folded variation. */
#define MAX_FOLDED_MOVES 4

/* The maximum number of moves that are shown of an unfolded variation. */
#define MAX_UNFOLDED_MOVES 200

/* The indentation of a variation within another variation, logical pixels. */
#define INDENT 14

/* The maximum number of indentations, because the sidebar is narrow. */
#define MAX_INDENTS 4

/* The row of a variation */

struct _QdrVariationRow {
  GtkBox parent_instance;

  QdrGame *game;
  QdrBranch *path; /* the path to the variation */
  guint depth;     /* the length of the path */
  char *text;      /* all moves of the variation, which identify it */
  gboolean unfolded;

  GtkWidget *fold; /* (nullable): the button that folds or unfolds a long variation */
  GtkWidget *choose;
};

G_DEFINE_FINAL_TYPE (QdrVariationRow, qdr_variation_row, GTK_TYPE_BOX)

static guint variation_chosen_signal;

static void update_visible_variations (QdrRoundRow *self);

static QdrRoundRow *
get_round_row (QdrVariationRow *self)
{
  return QDR_ROUND_ROW (gtk_widget_get_ancestor (GTK_WIDGET (self), QDR_TYPE_ROUND_ROW));
}

/* Returns whether the game still has the variation. If not, the row is about to be removed. */
static gboolean
has_variation (QdrVariationRow *self)
{
  g_autofree char *text = NULL;

  if (!qdr_game_has_variation_at_path (self->game, self->path, self->depth))
    return FALSE;

  text = qdr_game_format_variation (self->game, self->path, self->depth, MAX_UNFOLDED_MOVES);
  return g_str_equal (text, self->text);
}

static void
choose_cb (QdrVariationRow *self)
{
  if (has_variation (self))
    g_signal_emit (get_round_row (self), variation_chosen_signal, 0, self);
}

static void
remove_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrVariationRow) self = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  if (answer != NULL && has_variation (self))
    qdr_game_remove_variation_at_path (self->game, self->path, self->depth);
}

static void
remove_cb (QdrVariationRow *self)
{
  const QdrDialogAnswer answers[] = { { "remove", _ ("_Remove"), QDR_DIALOG_ANSWER_DESTRUCTIVE } };

  qdr_message_dialog_ask_async (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                _ ("Remove the Variation?"), self->text, answers,
                                G_N_ELEMENTS (answers), remove_answered_cb, g_object_ref (self));
}

static void
show_text (QdrVariationRow *self)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->choose)));
  g_autofree char *folded =
      qdr_game_format_variation (self->game, self->path, self->depth, MAX_FOLDED_MOVES);

  gtk_label_set_label (label, self->unfolded ? self->text : folded);
  if (self->fold == NULL)
    return;

  g_object_set (self->fold, "picture", self->unfolded ? "pan-down-symbolic" : "pan-end-symbolic",
                "words", self->unfolded ? _ ("Show Fewer Moves") : _ ("Show All Moves"), NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_STATE_EXPANDED,
                               self->unfolded, -1);
}

static void
fold_toggled_cb (QdrVariationRow *self)
{
  self->unfolded = !self->unfolded;
  show_text (self);
  update_visible_variations (get_round_row (self));
}

static void
qdr_variation_row_finalize (GObject *object)
{
  QdrVariationRow *self = QDR_VARIATION_ROW (object);

  g_clear_object (&self->game);
  g_free (self->path);
  g_free (self->text);

  G_OBJECT_CLASS (qdr_variation_row_parent_class)->finalize (object);
}

static void
qdr_variation_row_class_init (QdrVariationRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_variation_row_finalize;

  gtk_widget_class_set_css_name (widget_class, "variationrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_variation_row_init (QdrVariationRow *self)
{
}

/* Adds a flat button whose height is that of its text. */
static GtkWidget *
add_button (QdrVariationRow *self, GtkWidget *button, GCallback clicked_cb)
{
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", clicked_cb, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), button);
  return button;
}

static GtkWidget *
make_variation_row (QdrGame *game, const QdrBranch *path, guint depth)
{
  QdrVariationRow *self = g_object_new (QDR_TYPE_VARIATION_ROW, NULL);
  GtkWidget *label;
  g_autofree char *words = NULL;
  char move[QDR_MOVE_TEXT_SIZE];

  self->game = g_object_ref (game);
  self->path = g_memdup2 (path, depth * sizeof *path);
  self->depth = depth;
  self->text = qdr_game_format_variation (game, path, depth, MAX_UNFOLDED_MOVES);
  gtk_widget_set_margin_start (GTK_WIDGET (self), INDENT * (int) MIN (depth - 1, MAX_INDENTS));

  self->choose = add_button (self, gtk_button_new_with_label (""), G_CALLBACK (choose_cb));
  gtk_widget_set_hexpand (self->choose, TRUE);
  label = gtk_button_get_child (GTK_BUTTON (self->choose));
  g_object_set (label, "xalign", 0.0, "wrap", TRUE, "width-chars", 10, "max-width-chars", 10, NULL);
  qdr_move_to_text (&qdr_game_get_start_position (game)->board,
                    qdr_game_get_parent_move_at_path (game, path, depth), move);
  /* Translators: the first %s is a move that was played, such as e3h; the last %s is a variation, a
   * sequence of other moves. */
  words = g_strdup_printf (_ ("Variation instead of %s: %s"),
                           qdr_move_get_label (qdr_game_get_parent_move_at_path (game, path, depth),
                                               move),
                           self->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choose), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);

  if (qdr_game_get_variation_length_at_path (game, path, depth) > MAX_FOLDED_MOVES)
    self->fold =
        add_button (self, g_object_new (QDR_TYPE_ICON_BUTTON, NULL), G_CALLBACK (fold_toggled_cb));
  add_button (self,
              g_object_new (QDR_TYPE_ICON_BUTTON, "picture", "edit-delete-symbolic", "words",
                            _ ("Remove Variation"), NULL),
              G_CALLBACK (remove_cb));
  show_text (self);
  return GTK_WIDGET (self);
}

const QdrBranch *
qdr_variation_row_get_path (QdrVariationRow *self, guint *depth)
{
  g_return_val_if_fail (QDR_IS_VARIATION_ROW (self), NULL);

  *depth = self->depth;
  return self->path;
}

void
qdr_variation_row_grab_focus (QdrVariationRow *self)
{
  g_return_if_fail (QDR_IS_VARIATION_ROW (self));

  gtk_widget_grab_focus (self->choose);
}

/* Moves the focus to the next button of the row, or to the previous button if @steps is -1. */
static void
move_focus (QdrVariationRow *self, int steps)
{
  GtkWidget *focused = gtk_widget_get_focus_child (GTK_WIDGET (self));
  GtkWidget *next = NULL;

  if (focused != NULL)
    next =
        steps > 0 ? gtk_widget_get_next_sibling (focused) : gtk_widget_get_prev_sibling (focused);
  if (next != NULL)
    gtk_widget_grab_focus (next);
}

gboolean
qdr_variation_row_handle_key (QdrVariationRow *self, guint key)
{
  gboolean mirrored;

  g_return_val_if_fail (QDR_IS_VARIATION_ROW (self), FALSE);

  mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  if (key == GDK_KEY_Left)
    move_focus (self, mirrored ? 1 : -1);
  else if (key == GDK_KEY_Right)
    move_focus (self, mirrored ? -1 : 1);
  else if (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete)
    remove_cb (self);
  else
    return FALSE;
  return TRUE;
}

/* The maximum number of variations that are shown below a round. A saved game may have hundreds of
 * thousands. */
#define MAX_VARIATIONS 100

/* The row of a round */

struct _QdrRoundRow {
  GtkBox parent_instance;

  QdrGame *game;

  GtkWidget *line; /* the number and the moves */
  GtkWidget *number;
  GtkWidget *box;
  GtkWidget *variations; /* (nullable): a box of QdrVariationRow */
  GtkWidget *moves[QDR_MAX_PLAYERS];
  guint plies[QDR_MAX_PLAYERS]; /* plies of the moves; 0 if a player has no move */
  char *texts[QDR_MAX_PLAYERS]; /* notations of the moves, such as "e3h" */
  char *words[QDR_MAX_PLAYERS]; /* sentences for the moves, such as "Anna places the wall e3h" */
};

G_DEFINE_FINAL_TYPE (QdrRoundRow, qdr_round_row, GTK_TYPE_BOX)

static void
clicked_cb (QdrRoundRow *self, GtkWidget *button)
{
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (self->moves[i] == button)
      qdr_game_go_to_ply (self->game, self->plies[i]);
}

static void
qdr_round_row_finalize (GObject *object)
{
  QdrRoundRow *self = QDR_ROUND_ROW (object);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    g_free (self->texts[i]);
    g_free (self->words[i]);
  }
  g_clear_object (&self->game);

  G_OBJECT_CLASS (qdr_round_row_parent_class)->finalize (object);
}

static void
qdr_round_row_class_init (QdrRoundRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_round_row_finalize;

  variation_chosen_signal =
      g_signal_new ("variation-chosen", QDR_TYPE_ROUND_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, QDR_TYPE_VARIATION_ROW);

  gtk_widget_class_set_css_name (widget_class, "roundrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_round_row_init (QdrRoundRow *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->line, "moves");
  gtk_box_append (GTK_BOX (self), self->line);

  self->number = g_object_new (GTK_TYPE_LABEL, "width-chars", 4, "xalign", 1.0, NULL);
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

static void
set_css_class (GtkWidget *widget, const char *css_class, gboolean applies)
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

void
qdr_round_row_set_round (QdrRoundRow *self, QdrGame *game, QdrRound *round, QdrReview *review)
{
  g_autofree char *number = NULL;

  g_return_if_fail (QDR_IS_ROUND_ROW (self));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (QDR_IS_ROUND (round));

  g_set_object (&self->game, game);
  number = g_strdup_printf ("%u.", qdr_round_get_number (round));
  gtk_label_set_label (GTK_LABEL (self->number), number);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    QdrRecord *record = qdr_round_get_record (round, i, &self->plies[i]);
    const char *text = record != NULL ? qdr_move_get_label (qdr_record_get_move (record),
                                                            qdr_record_get_text (record))
                                      : "";
    gboolean is_word;

    /* A player without a move in this round has an empty column. */
    gtk_widget_set_visible (self->moves[i], i < qdr_game_get_n_players (game));
    gtk_widget_set_sensitive (self->moves[i], record != NULL);
    gtk_accessible_update_state (GTK_ACCESSIBLE (self->moves[i]), GTK_ACCESSIBLE_STATE_HIDDEN,
                                 record == NULL, -1);
    g_free (self->texts[i]);
    g_free (self->words[i]);
    self->texts[i] = g_strdup (text);
    self->words[i] = record != NULL ? qdr_game_describe_record (game, record) : g_strdup ("");
    /* A word, unlike a move, may be longer than its column. */
    is_word = record != NULL && text != qdr_record_get_text (record);
    gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->moves[i]))),
                             is_word ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
    gtk_widget_set_tooltip_text (self->moves[i], is_word ? self->words[i] : NULL);
  }
  qdr_round_row_show_marks (self, review);
  qdr_round_row_show_current_move (self);
  qdr_round_row_show_variations (self);
}

void
qdr_round_row_show_marks (QdrRoundRow *self, QdrReview *review)
{
  g_return_if_fail (QDR_IS_ROUND_ROW (self));
  g_return_if_fail (review == NULL || QDR_IS_REVIEW (review));

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    const gboolean has_move = self->plies[i] > 0;
    const guint index = self->plies[i] - 1;
    const gboolean is_varied = has_move && qdr_game_get_n_variations (self->game, index) > 0;
    const QdrVerdict verdict =
        has_move && review != NULL ? qdr_review_get_verdict (review, index) : QDR_VERDICT_NONE;
    g_autoptr (QdrRecord) record =
        has_move ? g_list_model_get_item (G_LIST_MODEL (self->game), index) : NULL;
    g_autofree char *comment = has_move ? qdr_record_get_comment_text (record) : NULL;
    g_autoptr (GPtrArray) words = g_ptr_array_new ();
    /* The sign of the verdict follows the move without a space, as in chess books. */
    g_autofree char *text =
        g_strconcat (self->texts[i], qdr_review_text_get_symbol (verdict), NULL);
    g_autofree char *sentences = NULL;

    add_words (words, self->words[i]);
    add_words (words, qdr_review_text_get_verdict_name (verdict));
    add_words (words, is_varied ? C_ ("list of moves", "With variations") : NULL);
    add_words (words, comment != NULL ? C_ ("list of moves", "With a comment") : NULL);
    g_ptr_array_add (words, NULL);
    /* Translators: the separator of the remarks on a move: “Anna moves to e5. Blunder. With a
     * comment”. */
    sentences = g_strjoinv (C_ ("list of moves", ". "), (char **) words->pdata);

    /* GTK changes the accessible name with every label, and a screen reader would speak it. */
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->moves[i])), text) != 0)
      gtk_button_set_label (GTK_BUTTON (self->moves[i]), text);
    set_css_class (self->moves[i], "varied", is_varied);
    set_css_class (self->moves[i], "commented", comment != NULL);
    /* Otherwise a tooltip would be the description too. */
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->moves[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    sentences, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  }
}

void
qdr_round_row_show_current_move (QdrRoundRow *self)
{
  guint ply;

  g_return_if_fail (QDR_IS_ROUND_ROW (self));

  ply = qdr_game_get_ply (self->game);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    set_css_class (self->moves[i], "current", self->plies[i] == ply && ply > 0);
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

/* Hides each variation that begins at a hidden move of another variation. Shows all others. */
static void
update_visible_variations (QdrRoundRow *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->variations); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    const QdrVariationRow *row = QDR_VARIATION_ROW (child);
    const guint ply = row->path[row->depth - 1].ply;
    GtkWidget *parent = gtk_widget_get_prev_sibling (child);
    gboolean is_visible = TRUE;

    /* The containing variation is the nearest one above that has a shorter path. */
    while (parent != NULL && QDR_VARIATION_ROW (parent)->depth >= row->depth)
      parent = gtk_widget_get_prev_sibling (parent);
    if (parent != NULL) {
      const QdrVariationRow *above = QDR_VARIATION_ROW (parent);
      const guint first = above->path[above->depth - 1].ply;

      is_visible = gtk_widget_get_visible (parent) && ply >= first &&
                   ply - first < (above->unfolded ? MAX_UNFOLDED_MOVES : MAX_FOLDED_MOVES);
    }
    gtk_widget_set_visible (child, is_visible);
  }
}

/* Adds the variation at @path (a GArray of QdrBranch), and the variations in it. @n_left (inout):
 * the number of variations that can still be added. */
static void
add_variation (QdrRoundRow *self, GArray *path, guint *n_left)
{
  const QdrBranch *branches = (const QdrBranch *) (gpointer) path->data;
  const guint n = qdr_game_get_n_variations_at_path (self->game, branches, path->len);
  GtkWidget *row = make_variation_row (self->game, branches, path->len);

  (*n_left)--;
  gtk_box_append (GTK_BOX (self->variations), row);
  for (guint i = 0; i < n && (*n_left) > 0; i++) {
    const QdrBranch branch =
        qdr_game_get_branch (self->game, (const QdrBranch *) (gpointer) path->data, path->len, i);

    g_array_append_val (path, branch);
    add_variation (self, path, n_left);
    g_array_set_size (path, path->len - 1);
  }
}

void
qdr_round_row_show_variations (QdrRoundRow *self)
{
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (QdrBranch));
  guint n_left = MAX_VARIATIONS;

  g_return_if_fail (QDR_IS_ROUND_ROW (self));

  g_clear_pointer (&self->variations, gtk_widget_unparent);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    const guint ply = self->plies[i] - 1;
    const guint n = self->plies[i] > 0 ? qdr_game_get_n_variations (self->game, ply) : 0;

    if (n > 0 && self->variations == NULL) {
      self->variations = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      gtk_widget_add_css_class (self->variations, "variations");
      gtk_box_append (GTK_BOX (self), self->variations);
    }
    for (guint j = 0; j < n && n_left > 0; j++) {
      const QdrBranch branch = { ply, j };

      g_array_set_size (path, 0);
      g_array_append_val (path, branch);
      add_variation (self, path, &n_left);
    }
  }
  if (self->variations != NULL)
    update_visible_variations (self);
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
  /* The first variation is always visible, so this loop ends. */
  while (!gtk_widget_get_visible (row))
    row = gtk_widget_get_prev_sibling (row);
  qdr_variation_row_grab_focus (QDR_VARIATION_ROW (row));
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
