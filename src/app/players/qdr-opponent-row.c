/*
 * Portraits of players, and a row in a list of possible players: portrait, name and rating.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opponent-row.h"

#include <glib/gi18n.h>

#include "qdr-person-name.h"

/* The values of the setting "portrait", and what the portraits show; the first stands for none. */
static const char *const ids[] = { "", "fox", "owl", "bear", "frog", "rabbit", "penguin" };
static const char *const names[] = { NULL,        N_ ("Fox"),    N_ ("Owl"),    N_ ("Bear"),
                                     N_ ("Frog"), N_ ("Rabbit"), N_ ("Penguin") };

static GFile *
find_picture (guint portrait)
{
  g_autofree char *uri =
      g_strdup_printf ("resource:///io/github/quoridor/Quoridor/players/portraits/%s.svg",
                       ids[portrait]);

  return portrait > 0 ? g_file_new_for_uri (uri) : NULL;
}

/* Returns the number of the portrait that the user has chosen. */
static guint
get_chosen (GSettings *settings)
{
  g_autofree char *id = g_settings_get_string (settings, "portrait");
  guint portrait = G_N_ELEMENTS (ids) - 1;

  while (portrait > 0 && !g_str_equal (ids[portrait], id))
    portrait--;
  return portrait;
}

GFile *
qdr_user_portrait_load (GSettings *settings)
{
  return find_picture (get_chosen (settings));
}

static void
portrait_chosen_cb (QdrChoiceRow *row, guint portrait, GSettings *settings)
{
  g_settings_set_string (settings, "portrait", ids[portrait]);
}

static void
show_portrait (QdrChoiceRow *row, const char *key, GSettings *settings)
{
  qdr_choice_row_set_chosen (row, get_chosen (settings));
}

void
qdr_choice_row_bind_portrait (QdrChoiceRow *row, GSettings *settings)
{
  const char *choices[G_N_ELEMENTS (ids) + 1] = { C_ ("portrait", "None") };

  g_return_if_fail (QDR_IS_CHOICE_ROW (row));
  g_return_if_fail (G_IS_SETTINGS (settings));

  for (guint i = 1; i < G_N_ELEMENTS (ids); i++)
    choices[i] = _ (names[i]);
  qdr_choice_row_set_choices (row, choices);
  for (guint i = 1; i < G_N_ELEMENTS (ids); i++) {
    g_autoptr (GFile) picture = find_picture (i);

    qdr_choice_row_set_picture (row, i, picture);
  }
  show_portrait (row, "portrait", settings);
  g_signal_connect_object (row, "chosen", G_CALLBACK (portrait_chosen_cb), settings, 0);
  g_signal_connect_object (settings, "changed::portrait", G_CALLBACK (show_portrait), row,
                           G_CONNECT_SWAPPED);
}

GFile *
qdr_player_find_portrait (QdrPlayer *player,
                          QdrPersonality *personality,
                          QdrMood mood,
                          GSettings *settings)
{
  g_autofree char *user = qdr_user_get_name ();

  g_return_val_if_fail (QDR_IS_PLAYER (player), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  if (personality != NULL)
    return qdr_personality_find_mood_portrait (personality, mood);
  if (!qdr_player_is_human (player) || !g_str_equal (qdr_player_get_name (player), user))
    return NULL;
  return qdr_user_portrait_load (settings);
}

void
qdr_image_set_portrait (GtkImage *image, GFile *portrait)
{
  g_autoptr (GIcon) icon = NULL;

  g_return_if_fail (GTK_IS_IMAGE (image));
  g_return_if_fail (portrait == NULL || G_IS_FILE (portrait));

  gtk_widget_set_visible (GTK_WIDGET (image), portrait != NULL);
  if (portrait == NULL)
    return;

  icon = g_file_icon_new (portrait);
  gtk_image_set_from_gicon (image, icon);
}

struct _QdrOpponentRow {
  AdwBin parent_instance;

  GtkImage *portrait;
  GtkLabel *name;
  GtkLabel *rating;
  GtkWidget *tick;
};

G_DEFINE_FINAL_TYPE (QdrOpponentRow, qdr_opponent_row, ADW_TYPE_BIN)

static void
qdr_opponent_row_class_init (QdrOpponentRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/players/opponent-row.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentRow, portrait);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentRow, name);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentRow, rating);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentRow, tick);
}

static void
qdr_opponent_row_init (QdrOpponentRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
qdr_opponent_row_new (void)
{
  return g_object_new (QDR_TYPE_OPPONENT_ROW, NULL);
}

void
qdr_opponent_row_set_opponent (QdrOpponentRow *self, const char *name, QdrPersonality *personality)
{
  g_autofree char *rating = NULL;

  g_return_if_fail (QDR_IS_OPPONENT_ROW (self));
  g_return_if_fail (name != NULL);
  g_return_if_fail (personality == NULL || QDR_IS_PERSONALITY (personality));

  gtk_label_set_label (self->name, name);
  qdr_image_set_portrait (self->portrait,
                          personality != NULL ? qdr_personality_get_portrait (personality) : NULL);
  if (personality != NULL)
    rating = g_strdup_printf ("%d", qdr_personality_get_rating (personality));
  gtk_label_set_label (self->rating, rating != NULL ? rating : "");
}

void
qdr_opponent_row_set_chosen (QdrOpponentRow *self, gboolean chosen)
{
  g_return_if_fail (QDR_IS_OPPONENT_ROW (self));

  /* The tick of a player who is not chosen is transparent instead of hidden, so that the ratings in
   * all rows are aligned. */
  gtk_widget_set_opacity (self->tick, chosen ? 1 : 0);
}
