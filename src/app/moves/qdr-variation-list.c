/*
 * The variations at the position that is looked at, to go over to or to remove.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-variation-list.h"

#include <glib/gi18n.h>

#include "qdr-icon-button.h"
#include "qdr-message-dialog.h"
#include "qdr-notation.h"

/* Moves of a variation that its button shows. */
#define MOVES_SHOWN 5

struct _QdrVariationList {
  GtkWidget parent_instance;

  QdrGame *game;
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (QdrVariationList, qdr_variation_list, GTK_TYPE_WIDGET)

static char *
text_of_variation (QdrGame *game, guint ply, guint variation)
{
  const guint length = qdr_game_get_variation_length (game, ply, variation);
  const guint shown = MIN (length, MOVES_SHOWN);
  const QdrBoard *board = &qdr_game_get_start (game)->board;
  QdrMove moves[MOVES_SHOWN];
  g_autofree char *text = NULL;

  for (guint i = 0; i < shown; i++)
    moves[i] = qdr_game_get_variation_move (game, ply, variation, i, NULL);
  text = qdr_moves_to_text (board, moves, shown);
  return shown < length ? g_strconcat (text, " …", NULL) : g_steal_pointer (&text);
}

/* What a button is about. */
typedef struct {
  QdrGame *game;
  guint ply;
  guint variation;
  char *text;
} Target;

static Target *
target_new (QdrGame *game, guint ply, guint variation)
{
  Target *self = g_new (Target, 1);

  *self = (Target){ g_object_ref (game), ply, variation, text_of_variation (game, ply, variation) };
  return self;
}

static void
target_free (Target *self)
{
  g_object_unref (self->game);
  g_free (self->text);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Target, target_free)

static void
closure_gone (gpointer target, GClosure *closure)
{
  target_free (target);
}

/* Another variation may have gone or come meanwhile; then the list is about to be filled anew. */
static gboolean
target_is_there (const Target *self)
{
  g_autofree char *text = NULL;

  if (self->variation >= qdr_game_get_n_variations (self->game, self->ply))
    return FALSE;

  text = text_of_variation (self->game, self->ply, self->variation);
  return g_str_equal (text, self->text);
}

static void
choose_cb (GtkButton *button, const Target *target)
{
  if (target_is_there (target))
    qdr_game_choose_variation (target->game, target->ply, target->variation);
}

static void
remove_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Target) target = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  if (answer != NULL && target_is_there (target))
    qdr_game_remove_variation (target->game, target->ply, target->variation);
}

static void
remove_cb (GtkButton *button, const Target *target)
{
  const QdrAnswer answers[] = { { "remove", _ ("_Remove"), QDR_ANSWER_DESTRUCTIVE } };

  qdr_message_dialog_ask_async (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (button))),
                                _ ("Remove the Variation?"), target->text, answers,
                                G_N_ELEMENTS (answers), remove_answered_cb,
                                target_new (target->game, target->ply, target->variation));
}

static void
connect_button (GtkWidget *button, GCallback clicked, Target *target)
{
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  g_signal_connect_data (button, "clicked", clicked, target, closure_gone, 0);
}

/* A button that chooses the variation, and one that removes it. */
static void
add_variation (QdrVariationList *self, guint ply, guint variation)
{
  Target *target = target_new (self->game, ply, variation);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *choose = gtk_button_new_with_label (target->text);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (choose));
  GtkWidget *remove = g_object_new (QDR_TYPE_ICON_BUTTON, "picture", "edit-delete-symbolic",
                                    "words", _ ("Remove Variation"), NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (choose, TRUE);
  connect_button (choose, G_CALLBACK (choose_cb), target);
  connect_button (remove, G_CALLBACK (remove_cb), target_new (self->game, ply, variation));
  gtk_box_append (GTK_BOX (row), choose);
  gtk_box_append (GTK_BOX (row), remove);
  gtk_box_append (GTK_BOX (self->box), row);
}

static void
add_heading (QdrVariationList *self, guint ply)
{
  const QdrBoard *board = &qdr_game_get_start (self->game)->board;
  char move[QDR_MOVE_TEXT_SIZE];
  g_autofree char *words = NULL;
  GtkWidget *heading;

  qdr_move_to_text (board, qdr_game_get_move (self->game, ply, NULL), move);
  /* Translators: above variations of a game; %s is a move, such as e3h. */
  words = g_strdup_printf (_ ("Instead of %s"), move);
  heading = gtk_label_new (words);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "dim-label");
  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_box_append (GTK_BOX (self->box), heading);
}

/* Those that leave the line before its move @ply, counted from 0. */
static void
add_variations (QdrVariationList *self, guint ply)
{
  const guint n = qdr_game_get_n_variations (self->game, ply);

  if (n > 0)
    add_heading (self, ply);
  for (guint i = 0; i < n; i++)
    add_variation (self, ply, i);
}

static void
fill (QdrVariationList *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  if (self->game != NULL) {
    const guint ply = qdr_game_get_ply (self->game);

    if (ply > 0)
      add_variations (self, ply - 1);
    if (qdr_game_get_can_step_forward (self->game))
      add_variations (self, ply);
  }
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (self->box) != NULL);
}

static void
qdr_variation_list_dispose (GObject *object)
{
  QdrVariationList *self = QDR_VARIATION_LIST (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_variation_list_parent_class)->dispose (object);
}

static void
qdr_variation_list_class_init (QdrVariationListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_variation_list_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "variationlist");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_variation_list_init (QdrVariationList *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Variations"), -1);
}

void
qdr_variation_list_set_game (QdrVariationList *self, QdrGame *game)
{
  g_return_if_fail (QDR_IS_VARIATION_LIST (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL) {
    g_signal_connect_swapped (game, "settled", G_CALLBACK (fill), self);
    g_signal_connect_swapped (game, "variations-changed", G_CALLBACK (fill), self);
  }
  fill (self);
}
