/*
 * The choice of opponents for a new game: whom the ladder proposes, and the gallery of all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opponent-chooser.h"

#include <glib/gi18n.h>

#include "qdr-choice-row.h"
#include "qdr-ladder.h"
#include "qdr-opponent-gallery.h"
#include "qdr-opponents.h"
#include "qdr-seat.h"

struct _QdrOpponentChooser {
  GtkBox parent_instance;

  QdrGameSetup *setup; /* unowned */
  QdrPersonalityList *personalities;
  QdrLadder *ladder; /* (nullable) */
  char *proposed;    /* (nullable): the seat of who is proposed */
  guint opponent;    /* whom the gallery chooses, as qdr_opponents_get_seat() counts */

  QdrChoiceRow *which;
  GtkWidget *proposal;
  GtkLabel *proposal_words;
  QdrOpponentGallery *gallery;
};

G_DEFINE_FINAL_TYPE (QdrOpponentChooser, qdr_opponent_chooser, GTK_TYPE_BOX)

enum {
  SIGNAL_CHOSEN,
  SIGNAL_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* --- What is shown ---------------------------------------------------------------------------- */

/* Where an opponent sits is said at the portrait, if @differ. */
static void
show_places_of (QdrOpponentChooser *self, const char *seat, gboolean differ)
{
  const guint n = qdr_opponents_count (self->setup);
  g_autoptr (GString) places = g_string_new (NULL);

  for (guint which = 1; which <= n && differ; which++) {
    g_autofree char *place =
        qdr_opponents_get_seat_label (self->setup,
                                      qdr_opponents_get_seat_number (self->setup, which));

    if (g_str_equal (qdr_opponents_get_seat (self->setup, which), seat))
      g_string_append_printf (places, "%s%s", places->len > 0 ? ", " : "", place);
  }
  if (places->len == 0 && self->setup->players == 2 && g_strcmp0 (seat, self->proposed) == 0)
    /* Translators: an opponent in the gallery of a new game. */
    g_string_append (places, _ ("Proposed for you"));
  qdr_opponent_gallery_set_places (self->gallery, seat, places->len > 0 ? places->str : NULL);
}

/* If opponents are not all the same. */
static void
show_places (QdrOpponentChooser *self)
{
  const gboolean differ = qdr_opponents_get_seat (self->setup, QDR_ALL_OPPONENTS) == NULL;
  GListModel *list = qdr_personality_list_get_opponents (self->personalities);
  GListModel *engines = G_LIST_MODEL (qdr_personality_list_get_engines (self->personalities));

  show_places_of (self, QDR_SEAT_HUMAN, differ);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (list, i);
    g_autofree char *seat = qdr_seat_for_personality (qdr_personality_get_id (personality));

    show_places_of (self, seat, differ);
  }
  for (guint i = 0; i < g_list_model_get_n_items (engines); i++) {
    g_autoptr (QdrExternalEngine) engine = g_list_model_get_item (engines, i);
    g_autofree char *seat = qdr_seat_for_engine (qdr_external_engine_get_name (engine));

    show_places_of (self, seat, differ);
  }
}

/* What is known is known of games of two. */
static void
show_proposal (QdrOpponentChooser *self)
{
  const QdrProposal proposal =
      self->ladder != NULL ? qdr_ladder_propose (self->ladder) : (QdrProposal){ 0 };
  const gboolean is_there = proposal.personality != NULL && self->setup->players == 2;

  g_clear_pointer (&self->proposed, g_free);
  gtk_widget_set_visible (self->proposal, is_there);
  if (is_there) {
    g_autofree char *words = qdr_ladder_describe_proposal (&proposal);

    self->proposed = qdr_seat_for_personality (qdr_personality_get_id (proposal.personality));
    gtk_label_set_label (self->proposal_words, words);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->proposal), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    words, -1);
  }
}

void
qdr_opponent_chooser_show (QdrOpponentChooser *self)
{
  const char *choices[QDR_MAX_PLAYERS + 2] = { C_ ("opponents", "All") };
  char *names[QDR_MAX_PLAYERS] = { NULL };
  guint n;

  g_return_if_fail (QDR_IS_OPPONENT_CHOOSER (self));

  n = qdr_opponents_count (self->setup);
  self->opponent = MIN (self->opponent, n);
  for (guint i = 0; i < n; i++)
    choices[i + 1] = names[i] =
        qdr_opponents_get_seat_label (self->setup,
                                      qdr_opponents_get_seat_number (self->setup, i + 1));
  qdr_choice_row_set_choices (self->which, choices);
  qdr_choice_row_set_chosen (self->which, self->opponent);
  gtk_widget_set_visible (GTK_WIDGET (self->which), n > 1);
  for (guint i = 0; i < n; i++)
    g_free (names[i]);

  qdr_opponent_gallery_set_chosen (self->gallery,
                                   qdr_opponents_get_seat (self->setup, self->opponent));
  show_proposal (self);
  show_places (self);
}

/* --- What is chosen --------------------------------------------------------------------------- */

static void
which_chosen_cb (QdrOpponentChooser *self, guint choice)
{
  self->opponent = choice;
  qdr_opponent_gallery_set_chosen (self->gallery, qdr_opponents_get_seat (self->setup, choice));
}

static void
seat_chosen_cb (QdrOpponentChooser *self, const char *seat)
{
  qdr_opponents_set_seat (self->setup, self->opponent, seat);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
proposal_clicked_cb (QdrOpponentChooser *self)
{
  seat_chosen_cb (self, self->proposed);
}

static void
activated_cb (QdrOpponentChooser *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}

/* Something else is known of the person, and so of who adapts. */
static void
ladder_changed_cb (QdrOpponentChooser *self)
{
  qdr_opponent_gallery_show_strengths (self->gallery, self->personalities);
  show_proposal (self);
  show_places (self);
}

/* --- The widget ------------------------------------------------------------------------------- */

static gboolean
qdr_opponent_chooser_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (QDR_OPPONENT_CHOOSER (widget)->gallery));
}

static void
qdr_opponent_chooser_dispose (GObject *object)
{
  QdrOpponentChooser *self = QDR_OPPONENT_CHOOSER (object);

  g_clear_object (&self->personalities);
  g_clear_object (&self->ladder);
  g_clear_pointer (&self->proposed, g_free);

  G_OBJECT_CLASS (qdr_opponent_chooser_parent_class)->dispose (object);
}

static void
qdr_opponent_chooser_class_init (QdrOpponentChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_opponent_chooser_dispose;
  widget_class->grab_focus = qdr_opponent_chooser_grab_focus;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", QDR_TYPE_OPPONENT_CHOOSER, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", QDR_TYPE_OPPONENT_CHOOSER,
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (QDR_TYPE_CHOICE_ROW);
  g_type_ensure (QDR_TYPE_OPPONENT_GALLERY);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/setup/opponent-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentChooser, which);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentChooser, proposal);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentChooser, proposal_words);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentChooser, gallery);
  gtk_widget_class_bind_template_callback (widget_class, which_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, proposal_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, seat_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
qdr_opponent_chooser_init (QdrOpponentChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
qdr_opponent_chooser_fill (QdrOpponentChooser *self,
                           QdrGameSetup *setup,
                           QdrPersonalityList *personalities)
{
  g_return_if_fail (QDR_IS_OPPONENT_CHOOSER (self));
  g_return_if_fail (setup != NULL);
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  self->setup = setup;
  self->personalities = g_object_ref (personalities);
  qdr_opponent_gallery_fill (self->gallery, personalities);
  qdr_opponent_chooser_start_over (self);
}

void
qdr_opponent_chooser_start_over (QdrOpponentChooser *self)
{
  g_return_if_fail (QDR_IS_OPPONENT_CHOOSER (self));

  self->opponent = qdr_opponents_get_seat (self->setup, QDR_ALL_OPPONENTS) == NULL ? 1 : 0;
}

void
qdr_opponent_chooser_set_ladder (QdrOpponentChooser *self, QdrLadder *ladder)
{
  g_return_if_fail (QDR_IS_OPPONENT_CHOOSER (self));
  g_return_if_fail (QDR_IS_LADDER (ladder));
  g_return_if_fail (self->ladder == NULL);

  self->ladder = g_object_ref (ladder);
  g_signal_connect_object (ladder, "changed", G_CALLBACK (ladder_changed_cb), self,
                           G_CONNECT_SWAPPED);
  ladder_changed_cb (self);
  qdr_ladder_refresh (ladder);
}
