/*
 * The game-over card: the result, figures of the game, and buttons for what may follow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-over-card.h"

#include <glib/gi18n.h>

#include "qdr-game-text.h"
#include "qdr-game.h"
#include "qdr-icon-button.h"
#include "qdr-match-score.h"
#include "qdr-portrait.h"
#include "qdr-wrap-layout.h"

/* Size of the portrait, logical pixels. */
#define PORTRAIT_SIZE 72
#define COMPACT_PORTRAIT_SIZE 44

struct _QdrGameOverCard {
  GtkWidget parent_instance;

  GtkWidget *child;
  GtkImage *portrait;
  GtkLabel *heading;
  GtkLabel *note;
  GtkLabel *n_moves;
  GtkLabel *moves_caption;
  GtkLabel *n_walls;
  GtkLabel *walls_caption;
  GtkWidget *turn;
  GtkLabel *turn_move;
  GtkButton *again;
  GtkButton *next;
};

G_DEFINE_FINAL_TYPE (QdrGameOverCard, qdr_game_over_card, GTK_TYPE_WIDGET)

static void
show_figure (GtkLabel *figure, GtkLabel *caption, guint n, const char *words)
{
  g_autofree char *text = g_strdup_printf ("%u", n);

  gtk_label_set_text (figure, text);
  gtk_label_set_text (caption, words);
}

/* Shows the move as in the score sheet, with a sentence as tooltip. */
static void
show_turning_point (QdrGameOverCard *self, QdrGame *game, const QdrGameRecap *recap)
{
  g_autoptr (QdrRecord) record = NULL;
  g_autofree char *move = NULL;
  g_autofree char *sentence = NULL;

  gtk_widget_set_visible (self->turn, recap->turning_ply > 0);
  if (recap->turning_ply == 0)
    return;

  record = g_list_model_get_item (G_LIST_MODEL (game), recap->turning_ply - 1);
  move = g_strdup_printf ("%u. %s", qdr_record_get_round (record), qdr_record_get_text (record));
  sentence = qdr_game_recap_describe_turn (recap, game);
  gtk_label_set_text (self->turn_move, move);
  gtk_widget_set_tooltip_text (self->turn, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->turn), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
}

static char *
describe_note (QdrGame *game,
               const QdrGameEnding *ending,
               const QdrGameRecap *recap,
               gboolean is_first_win)
{
  if (is_first_win)
    /* Translators: %s is an opponent. */
    return g_strdup_printf (_ ("Your first win over %s!"),
                            qdr_personality_get_name (ending->beaten));
  if (!recap->always_ahead)
    return g_strdup ("");
  if (qdr_game_is_only_human (game, (guint) ending->winner))
    return g_strdup (_ ("You were ahead from start to finish."));
  /* Translators: %s is the player who has won. */
  return g_strdup_printf (_ ("%s was ahead from start to finish."),
                          qdr_game_get_player_name (game, (guint) ending->winner));
}

/* In a match, its score replaces the note about the game. */
static char *
describe_match (const QdrMatchScore *challenge, QdrGame *game, const char *before)
{
  g_autofree char *number = qdr_match_score_format_number (challenge);
  g_autofree char *standing = qdr_match_score_format_standing (challenge, game);
  g_autofree char *match = qdr_match_score_is_over (challenge)
                               ? g_strdup (standing)
                               : g_strdup_printf ("%s. %s", number, standing);

  return before != NULL ? g_strjoin (" ", before, match, NULL) : g_steal_pointer (&match);
}

void
qdr_game_over_card_set_game (QdrGameOverCard *self,
                             QdrGame *game,
                             const QdrGameEnding *ending,
                             const QdrGameRecap *recap,
                             gboolean is_first_win,
                             const QdrMatchScore *challenge)
{
  g_autofree char *state = NULL;
  g_autofree char *note = NULL;
  g_autoptr (GFile) portrait = NULL;
  gboolean has_next;

  g_return_if_fail (QDR_IS_GAME_OVER_CARD (self));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (ending != NULL && recap != NULL);

  state = qdr_game_text_state (game);
  note = describe_note (game, ending, recap, is_first_win);
  if (challenge != NULL) {
    g_autofree char *before = g_steal_pointer (&note);

    note = describe_match (challenge, game, is_first_win ? before : NULL);
  }
  if (ending->witness != NULL)
    portrait = qdr_personality_find_portrait (ending->witness, ending->mood);
  qdr_portrait_show (self->portrait, portrait);
  gtk_label_set_text (self->heading, state);
  gtk_label_set_text (self->note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note), *note != '\0');
  if (is_first_win || (challenge != NULL && qdr_match_score_is_over (challenge)))
    gtk_widget_add_css_class (GTK_WIDGET (self->note), "accent");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->note), "accent");
  show_figure (self->n_moves, self->moves_caption, recap->n_rounds,
               /* Translators: below the number of moves of a game. */
               ngettext ("move", "moves", recap->n_rounds));
  show_figure (self->n_walls, self->walls_caption, recap->n_walls,
               /* Translators: below the number of walls that were placed in a game. */
               ngettext ("wall", "walls", recap->n_walls));
  show_turning_point (self, game, recap);

  gtk_button_set_label (self->again, qdr_match_score_get_button_label (challenge));
  has_next = ending->next != NULL && (challenge == NULL || qdr_match_score_is_over (challenge));
  gtk_widget_set_visible (GTK_WIDGET (self->next), has_next);
  if (has_next) {
    const char *name = qdr_personality_get_name (ending->next);
    g_autofree char *next =
        ending->person_won
            /* Translators: on a button, an opponent to play against after one who was beaten. */
            ? g_strdup_printf (_ ("Next: %s"), name)
            /* Translators: on a button, an opponent who is easier to beat than the winner. */
            : g_strdup_printf (_ ("Easier: %s"), name);

    gtk_button_set_label (self->next, next);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, state, -1);
}

/* The result of the button is seen behind the card. */
static void
leave_cb (QdrGameOverCard *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.close-ending", NULL);
}

static void
qdr_game_over_card_dispose (GObject *object)
{
  g_clear_pointer (&QDR_GAME_OVER_CARD (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_game_over_card_parent_class)->dispose (object);
}

static void
qdr_game_over_card_class_init (QdrGameOverCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_game_over_card_dispose;

  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/game-over/game-over-card.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, child);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, portrait);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, heading);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, note);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, n_moves);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, moves_caption);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, n_walls);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, walls_caption);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, turn);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, turn_move);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, again);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, next);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "endingcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_game_over_card_init (QdrGameOverCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_game_over_card_set_compact (self, FALSE);
}

GtkWidget *
qdr_game_over_card_new (void)
{
  return g_object_new (QDR_TYPE_GAME_OVER_CARD, NULL);
}

void
qdr_game_over_card_set_compact (QdrGameOverCard *self, gboolean compact)
{
  g_return_if_fail (QDR_IS_GAME_OVER_CARD (self));

  gtk_image_set_pixel_size (self->portrait, compact ? COMPACT_PORTRAIT_SIZE : PORTRAIT_SIZE);
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
}
