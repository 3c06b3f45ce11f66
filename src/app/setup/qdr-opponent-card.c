/*
 * An opponent in the gallery: portrait, name, level, character and taste.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opponent-card.h"

#include <glib/gi18n.h>

#include "qdr-portrait.h"
#include "qdr-seat.h"

/* Of an icon in the place of a portrait, pixels; half of one. */
#define EMBLEM_SIZE 44

struct _QdrOpponentCard {
  GtkFlowBoxChild parent_instance;

  char *seat;
  char *introduction; /* what assistive tools read after name and level */

  GtkImage *portrait;
  GtkLabel *name;
  GtkBox *stars;
  GtkWidget *strength;
  GtkLabel *rating;
  GtkLabel *taste;
  GtkLabel *character;
  GtkLabel *places;
};

G_DEFINE_FINAL_TYPE (QdrOpponentCard, qdr_opponent_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWidget *gallery = gtk_widget_get_parent (widget);

  if (!GTK_IS_FLOW_BOX (gallery))
    return;
  gtk_widget_grab_focus (widget);
  gtk_flow_box_select_child (GTK_FLOW_BOX (gallery), GTK_FLOW_BOX_CHILD (widget));
}

static void
qdr_opponent_card_finalize (GObject *object)
{
  g_free (QDR_OPPONENT_CARD (object)->seat);
  g_free (QDR_OPPONENT_CARD (object)->introduction);

  G_OBJECT_CLASS (qdr_opponent_card_parent_class)->finalize (object);
}

static void
qdr_opponent_card_class_init (QdrOpponentCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_opponent_card_finalize;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/setup/opponent-card.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentCard, portrait);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentCard, name);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentCard, stars);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentCard, strength);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentCard, rating);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentCard, taste);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentCard, character);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentCard, places);
  gtk_widget_class_install_action (widget_class, "opponent.choose", NULL, choose_cb);
  /* A flow box would activate it. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "opponent.choose", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Space, 0, "opponent.choose", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
qdr_opponent_card_init (QdrOpponentCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
name_for_assistive_tools (QdrOpponentCard *self, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->introduction, -1);
}

/* In a disc, for who has no portrait; the style sheet makes it as large as one. */
static void
show_emblem (QdrOpponentCard *self, const char *icon)
{
  gtk_image_set_from_icon_name (self->portrait, icon);
  gtk_image_set_pixel_size (self->portrait, EMBLEM_SIZE);
  gtk_widget_add_css_class (GTK_WIDGET (self->portrait), "emblem");
}

/* A person has no rating. */
static void
introduce_person (QdrOpponentCard *self)
{
  const char *name = _ ("Another Person");

  self->seat = g_strdup (QDR_SEAT_HUMAN);
  self->introduction = g_strdup (_ ("Somebody who plays at this screen."));
  show_emblem (self, "system-users-symbolic");
  gtk_label_set_label (self->name, name);
  gtk_widget_set_visible (self->strength, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->taste), FALSE);
  gtk_label_set_label (self->character, self->introduction);
  name_for_assistive_tools (self, name);
}

static void
add_stars (QdrOpponentCard *self, guint level)
{
  for (guint i = 1; i <= QDR_MAX_LEVEL; i++) {
    GtkWidget *star = g_object_new (GTK_TYPE_IMAGE, "icon-name", "starred-symbolic",
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

    gtk_widget_add_css_class (star, i <= level ? "star" : "no-star");
    gtk_box_append (self->stars, star);
  }
}

static void
show_strength (QdrOpponentCard *self, QdrPersonality *now)
{
  const guint level = qdr_personality_get_level (now);
  g_autofree char *rating = g_strdup_printf ("%d", qdr_personality_get_rating (now));
  g_autofree char *words =
      /* Translators: an opponent, as in "Mason, 4 of 5 stars, rating 1220". The number that decides
       * which form is taken is the first one. */
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %u of %u stars, rating %s",
                                    "%s, %u of %u stars, rating %s", level),
                       gtk_label_get_label (self->name), level, QDR_MAX_LEVEL, rating);
  GtkWidget *star;

  while ((star = gtk_widget_get_first_child (GTK_WIDGET (self->stars))) != NULL)
    gtk_box_remove (self->stars, star);
  add_stars (self, level);
  gtk_label_set_label (self->rating, rating);
  name_for_assistive_tools (self, words);
}

static void
introduce_personality (QdrOpponentCard *self, QdrPersonality *personality, QdrPersonality *now)
{
  const char *character = qdr_personality_get_character (personality);
  const char *taste = qdr_personality_get_style_name (personality);

  self->seat = qdr_seat_for_personality (qdr_personality_get_id (personality));
  self->introduction = g_strdup_printf ("%s. %s", taste, character);
  qdr_portrait_show (self->portrait, qdr_personality_get_portrait (personality));
  gtk_label_set_label (self->name, qdr_personality_get_name (personality));
  gtk_label_set_label (self->taste, taste);
  gtk_label_set_label (self->character, character);
  show_strength (self, now);
}

/* Nobody knows how strong it is. */
static void
introduce_engine (QdrOpponentCard *self, QdrExternalEngine *engine)
{
  const char *name = qdr_external_engine_get_name (engine);

  self->seat = qdr_seat_for_engine (name);
  self->introduction = g_strdup (qdr_external_engine_get_protocol (engine) == QDR_PROTOCOL_QTP
                                     ? _ ("Another program, for two players on a square board.")
                                     : _ ("Another program."));
  show_emblem (self, "utilities-terminal-symbolic");
  gtk_label_set_label (self->name, name);
  gtk_widget_set_visible (self->strength, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->taste), FALSE);
  gtk_label_set_label (self->character, self->introduction);
  name_for_assistive_tools (self, name);
}

GtkWidget *
qdr_opponent_card_new_for_engine (QdrExternalEngine *engine)
{
  QdrOpponentCard *self;

  g_return_val_if_fail (QDR_IS_EXTERNAL_ENGINE (engine), NULL);

  self = g_object_new (QDR_TYPE_OPPONENT_CARD, NULL);
  introduce_engine (self, engine);
  return GTK_WIDGET (self);
}

GtkWidget *
qdr_opponent_card_new (QdrPersonality *personality, QdrPersonality *now)
{
  QdrOpponentCard *self;

  g_return_val_if_fail (personality == NULL || QDR_IS_PERSONALITY (personality), NULL);

  self = g_object_new (QDR_TYPE_OPPONENT_CARD, NULL);
  if (personality != NULL)
    introduce_personality (self, personality, now);
  else
    introduce_person (self);
  return GTK_WIDGET (self);
}

const char *
qdr_opponent_card_get_seat (QdrOpponentCard *self)
{
  g_return_val_if_fail (QDR_IS_OPPONENT_CARD (self), NULL);

  return self->seat;
}

void
qdr_opponent_card_set_places (QdrOpponentCard *self, const char *places)
{
  g_autofree char *description = NULL;

  g_return_if_fail (QDR_IS_OPPONENT_CARD (self));

  gtk_label_set_label (self->places, places != NULL ? places : "");
  gtk_widget_set_visible (GTK_WIDGET (self->places), places != NULL);
  description = places != NULL ? g_strdup_printf ("%s. %s", places, self->introduction) : NULL;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description != NULL ? description : self->introduction, -1);
}

void
qdr_opponent_card_set_strength (QdrOpponentCard *self, QdrPersonality *now)
{
  g_return_if_fail (QDR_IS_OPPONENT_CARD (self));
  g_return_if_fail (QDR_IS_PERSONALITY (now));

  show_strength (self, now);
}
