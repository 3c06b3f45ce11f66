/*
 * A variation in the list of moves: its moves, to go over to or to remove.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-variation-row.h"

#include <glib/gi18n.h>

#include "qdr-game-text.h"
#include "qdr-icon-button.h"
#include "qdr-message-dialog.h"
#include "qdr-notation.h"

/* Moves of a folded variation, and of any. */
#define MOVES_FOLDED 4
#define MOVES_MAX 200

/* For each variation on the way, logical pixels; the sidebar is too narrow for many. */
#define INDENT 14
#define MAX_INDENTS 4

struct _QdrVariationRow {
  GtkWidget parent_instance;

  QdrGame *game;
  QdrBranch *path; /* the way to the variation */
  guint depth;     /* how long that is */
  char *text;      /* of the whole variation, to know it by */
  gboolean unfolded;

  GtkWidget *box;
  GtkWidget *fold; /* (nullable): of a long variation */
  GtkWidget *choose;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (QdrVariationRow, qdr_variation_row, GTK_TYPE_WIDGET)

enum {
  SIGNAL_CHOSEN,
  SIGNAL_FOLDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Another variation may have gone or come meanwhile; then the row is about to go. */
static gboolean
is_there (QdrVariationRow *self)
{
  g_autofree char *text = NULL;

  if (!qdr_game_has_branch (self->game, self->path, self->depth))
    return FALSE;

  text = qdr_game_text_variation (self->game, self->path, self->depth, MOVES_MAX);
  return g_str_equal (text, self->text);
}

static void
choose_cb (QdrVariationRow *self)
{
  if (is_there (self))
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
remove_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrVariationRow) self = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  if (answer != NULL && is_there (self))
    qdr_game_remove_branch (self->game, self->path, self->depth);
}

static void
remove_cb (QdrVariationRow *self)
{
  const QdrAnswer answers[] = { { "remove", _ ("_Remove"), QDR_ANSWER_DESTRUCTIVE } };

  qdr_message_dialog_ask_async (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                _ ("Remove the Variation?"), self->text, answers,
                                G_N_ELEMENTS (answers), remove_answered_cb, g_object_ref (self));
}

static void
show_text (QdrVariationRow *self)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->choose)));
  g_autofree char *folded =
      qdr_game_text_variation (self->game, self->path, self->depth, MOVES_FOLDED);

  gtk_label_set_label (label, self->unfolded ? self->text : folded);
  if (self->fold == NULL)
    return;

  g_object_set (self->fold, "picture", self->unfolded ? "pan-down-symbolic" : "pan-end-symbolic",
                "words", self->unfolded ? _ ("Show Fewer Moves") : _ ("Show All Moves"), NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->fold), GTK_ACCESSIBLE_STATE_EXPANDED,
                               self->unfolded, -1);
}

static void
fold_cb (QdrVariationRow *self)
{
  self->unfolded = !self->unfolded;
  show_text (self);
  g_signal_emit (self, signals[SIGNAL_FOLDED], 0);
}

static void
qdr_variation_row_dispose (GObject *object)
{
  g_clear_pointer (&QDR_VARIATION_ROW (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_variation_row_parent_class)->dispose (object);
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

  G_OBJECT_CLASS (klass)->dispose = qdr_variation_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_variation_row_finalize;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", QDR_TYPE_VARIATION_ROW, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FOLDED] = g_signal_new ("folded", QDR_TYPE_VARIATION_ROW, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "variationrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_variation_row_init (QdrVariationRow *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* A flat button in the row, which is not to be higher than its text. */
static GtkWidget *
add_button (QdrVariationRow *self, GtkWidget *button, GCallback clicked_cb)
{
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  g_signal_connect_object (button, "clicked", clicked_cb, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), button);
  return button;
}

static void
add_choose_button (QdrVariationRow *self)
{
  const QdrBoard *board = &qdr_game_get_start (self->game)->board;
  GtkWidget *label;
  g_autofree char *words = NULL;
  char move[QDR_MOVE_TEXT_SIZE];

  self->choose = add_button (self, gtk_button_new_with_label (""), G_CALLBACK (choose_cb));
  gtk_widget_set_hexpand (self->choose, TRUE);
  label = gtk_button_get_child (GTK_BUTTON (self->choose));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 10);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);

  qdr_move_to_text (board, qdr_game_get_branch_origin (self->game, self->path, self->depth), move);
  /* Translators: a move that was played, such as e3h, and moves that might have been played. */
  words = g_strdup_printf (_ ("Variation instead of %s: %s"), move, self->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choose), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

GtkWidget *
qdr_variation_row_new (QdrGame *game, const QdrBranch *path, guint depth)
{
  QdrVariationRow *self;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (qdr_game_has_branch (game, path, depth), NULL);

  self = g_object_new (QDR_TYPE_VARIATION_ROW, NULL);
  self->game = g_object_ref (game);
  self->path = g_memdup2 (path, depth * sizeof *path);
  self->depth = depth;
  self->text = qdr_game_text_variation (game, path, depth, MOVES_MAX);
  gtk_widget_set_margin_start (self->box, INDENT * (int) MIN (depth - 1, MAX_INDENTS));
  add_choose_button (self);
  if (qdr_game_get_branch_length (game, path, depth) > MOVES_FOLDED)
    self->fold = add_button (self, g_object_new (QDR_TYPE_ICON_BUTTON, NULL), G_CALLBACK (fold_cb));
  self->remove = add_button (self,
                             g_object_new (QDR_TYPE_ICON_BUTTON, "picture", "edit-delete-symbolic",
                                           "words", _ ("Remove Variation"), NULL),
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

gboolean
qdr_variation_row_shows_ply (QdrVariationRow *self, guint ply)
{
  guint first;

  g_return_val_if_fail (QDR_IS_VARIATION_ROW (self), FALSE);

  first = self->path[self->depth - 1].ply;
  return ply >= first && ply - first < (self->unfolded ? MOVES_MAX : MOVES_FOLDED);
}

void
qdr_variation_row_focus (QdrVariationRow *self)
{
  g_return_if_fail (QDR_IS_VARIATION_ROW (self));

  gtk_widget_grab_focus (self->choose);
}

/* Steps are 1 or -1, in the direction of reading. There is nothing beyond the last button. */
static void
step (QdrVariationRow *self, int steps)
{
  GtkWidget *focused = gtk_widget_get_focus_child (self->box);
  GtkWidget *next = NULL;

  if (focused != NULL)
    next =
        steps > 0 ? gtk_widget_get_next_sibling (focused) : gtk_widget_get_prev_sibling (focused);
  if (next != NULL)
    gtk_widget_grab_focus (next);
}

gboolean
qdr_variation_row_press (QdrVariationRow *self, guint key)
{
  gboolean mirrored;

  g_return_val_if_fail (QDR_IS_VARIATION_ROW (self), FALSE);

  mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  if (key == GDK_KEY_Left)
    step (self, mirrored ? 1 : -1);
  else if (key == GDK_KEY_Right)
    step (self, mirrored ? -1 : 1);
  else if (key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete)
    remove_cb (self);
  else
    return FALSE;
  return TRUE;
}
