/*
 * The choice of opponents for a new game: the proposal of the ladder and a gallery of opponents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opponent-chooser.h"

#include <glib/gi18n.h>

#include "qdr-layouts.h"
#include "qdr-opponent-row.h"
#include "qdr-player.h"
#include "qdr-rows.h"
#include "qdr-scroll-to.h"

/* The size of an icon that replaces a portrait, half the size of a portrait; logical pixels. */
#define EMBLEM_SIZE 44

/* The card of an opponent */

struct _QdrOpponentCard {
  GtkFlowBoxChild parent_instance;

  char *seat;
  char *taste;     /* the style, with the rating if that is known; or "" */
  char *character; /* a sentence */

  GtkImage *portrait;
  GtkWidget *beaten;
  GtkLabel *places;
  GtkLabel *name;
  GtkBox *stars;
};

G_DEFINE_FINAL_TYPE (QdrOpponentCard, qdr_opponent_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
choose_card_cb (GtkWidget *widget, const char *action, GVariant *parameter)
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
  QdrOpponentCard *self = QDR_OPPONENT_CARD (object);

  g_free (self->seat);
  g_free (self->taste);
  g_free (self->character);

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
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentCard, beaten);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentCard, places);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentCard, name);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentCard, stars);
  gtk_widget_class_install_action (widget_class, "opponent.choose", NULL, choose_card_cb);
  /* Space selects the card; the default in a flow box is to activate it. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "opponent.choose", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Space, 0, "opponent.choose", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
qdr_opponent_card_init (QdrOpponentCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Updates the style, stars and rating. @now is the opponent, or the personality that plays for it
 * at present. */
static void
show_strength (QdrOpponentCard *self, QdrPersonality *now, gboolean has_rating)
{
  const guint level = qdr_personality_get_level (now);
  g_autofree char *words =
      /* Translators: an opponent, such as "Mason, 4 of 5 stars". The first number decides whether
       * the singular or the plural is used. */
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %u of %u stars", "%s, %u of %u stars",
                                    level),
                       gtk_label_get_label (self->name), level, QDR_MAX_LEVEL);
  GtkWidget *star;

  while ((star = gtk_widget_get_first_child (GTK_WIDGET (self->stars))) != NULL)
    gtk_box_remove (self->stars, star);
  for (guint i = 1; i <= QDR_MAX_LEVEL; i++) {
    star = g_object_new (GTK_TYPE_IMAGE, "icon-name", "starred-symbolic", "accessible-role",
                         GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
    gtk_widget_add_css_class (star, i <= level ? "star" : "no-star");
    gtk_box_append (self->stars, star);
  }
  g_free (self->taste);
  self->taste = has_rating ? g_strdup_printf ("%s · %d", qdr_personality_get_style_name (now),
                                              qdr_personality_get_rating (now))
                           : g_strdup (qdr_personality_get_style_name (now));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* Makes the card of an opponent who has an icon instead of a portrait and whose strength is
 * unknown. The style sheet draws a disc as large as a portrait around the icon. */
static GtkWidget *
make_plain_card (const char *name, char *seat, const char *introduction, const char *icon)
{
  QdrOpponentCard *self = g_object_new (QDR_TYPE_OPPONENT_CARD, NULL);

  self->seat = seat;
  self->taste = g_strdup ("");
  self->character = g_strdup (introduction);
  gtk_image_set_from_icon_name (self->portrait, icon);
  gtk_image_set_pixel_size (self->portrait, EMBLEM_SIZE);
  gtk_widget_add_css_class (GTK_WIDGET (self->portrait), "emblem");
  gtk_label_set_label (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}

const char *
qdr_opponent_card_get_seat (QdrOpponentCard *self)
{
  g_return_val_if_fail (QDR_IS_OPPONENT_CARD (self), NULL);

  return self->seat;
}

/* The gallery */

struct _QdrOpponentGallery {
  AdwBin parent_instance;

  GtkScrolledWindow *window;
  GtkFlowBox *cards;
  char *seat;        /* (nullable): the seat of the selected card */
  gboolean updating; /* whether the selection is changed by the program, not by the user */
};

G_DEFINE_FINAL_TYPE (QdrOpponentGallery, qdr_opponent_gallery, ADW_TYPE_BIN)

static guint card_chosen_signal;

static GtkFlowBoxChild *
find_chosen_card (QdrOpponentGallery *self)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (self->cards);

  return chosen != NULL ? chosen->data : NULL;
}

/* Returns (transfer none) the card for a seat, or NULL. */
static GtkFlowBoxChild *
find_card (QdrOpponentGallery *self, const char *seat)
{
  GtkFlowBoxChild *card;

  for (int i = 0; (card = gtk_flow_box_get_child_at_index (self->cards, i)) != NULL; i++)
    if (g_strcmp0 (qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (card)), seat) == 0)
      return card;

  return NULL;
}

static void
scroll_to_chosen_card (QdrOpponentGallery *self)
{
  GtkFlowBoxChild *card = find_chosen_card (self);

  if (card != NULL)
    qdr_scroll_to_widget (GTK_WIDGET (card), 0);
}

static void
select_card (QdrOpponentGallery *self, const char *seat)
{
  GtkFlowBoxChild *card = seat != NULL ? find_card (self, seat) : NULL;

  if (seat != self->seat) {
    g_free (self->seat);
    self->seat = g_strdup (seat);
  }
  self->updating = TRUE;
  if (card != NULL)
    gtk_flow_box_select_child (self->cards, card);
  else
    gtk_flow_box_unselect_all (self->cards);
  self->updating = FALSE;
  scroll_to_chosen_card (self);
}

/* Scrolls to the focused card, or to the selected card if no card has the focus. Called when the
 * height of the gallery becomes known or changes. */
static void
height_changed_cb (QdrOpponentGallery *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->cards));

  if (focus != NULL)
    qdr_scroll_to_widget (focus, 0);
  else
    scroll_to_chosen_card (self);
}

static void
selected_cb (QdrOpponentGallery *self)
{
  GtkFlowBoxChild *card = find_chosen_card (self);

  if (self->updating)
    return;

  /* A click with Ctrl has unselected the card. Select it again. */
  if (card == NULL) {
    select_card (self, self->seat);
    return;
  }
  g_free (self->seat);
  self->seat = g_strdup (qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (card)));
  g_signal_emit (self, card_chosen_signal, 0,
                 qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (card)));
}

static void
card_activated_cb (QdrOpponentGallery *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "new-game.start", NULL);
}

/* Gives the focus to the selected card in the same way as Tab does. Otherwise arrow keys would not
 * start at that card. */
static gboolean
qdr_opponent_gallery_grab_focus (GtkWidget *widget)
{
  QdrOpponentGallery *self = QDR_OPPONENT_GALLERY (widget);
  GtkFlowBoxChild *card = find_chosen_card (self);

  if (card == NULL)
    card = gtk_flow_box_get_child_at_index (self->cards, 0);
  return card != NULL && gtk_widget_child_focus (GTK_WIDGET (card), GTK_DIR_TAB_FORWARD);
}

static gboolean
qdr_opponent_gallery_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) == NULL)
    return qdr_opponent_gallery_grab_focus (widget);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  return GTK_WIDGET_CLASS (qdr_opponent_gallery_parent_class)->focus (widget, direction);
}

static void
qdr_opponent_gallery_finalize (GObject *object)
{
  g_free (QDR_OPPONENT_GALLERY (object)->seat);

  G_OBJECT_CLASS (qdr_opponent_gallery_parent_class)->finalize (object);
}

static void
qdr_opponent_gallery_class_init (QdrOpponentGalleryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_opponent_gallery_finalize;
  widget_class->grab_focus = qdr_opponent_gallery_grab_focus;
  widget_class->focus = qdr_opponent_gallery_focus;

  card_chosen_signal = g_signal_new ("chosen", QDR_TYPE_OPPONENT_GALLERY, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/setup/opponent-gallery.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentGallery, window);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentGallery, cards);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, card_activated_cb);
}

static void
qdr_opponent_gallery_init (QdrOpponentGallery *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_widget_fit_scroller (GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->window), "changed",
                           G_CALLBACK (height_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Returns (transfer none) the personality that plays for an adaptive opponent at present, or
 * @personality itself if that is not adaptive. */
static QdrPersonality *
resolve_adaptive_opponent (QdrPersonalityList *personalities, QdrPersonality *personality)
{
  g_autofree char *seat = qdr_seat_for_personality (qdr_personality_get_id (personality));
  g_autofree char *now = qdr_personality_list_resolve_seat (personalities, seat);

  return qdr_personality_list_find (personalities, qdr_seat_get_personality_id (now));
}

void
qdr_opponent_gallery_add_cards (QdrOpponentGallery *self, QdrPersonalityList *personalities)
{
  GListModel *list;
  GListModel *engines;

  g_return_if_fail (QDR_IS_OPPONENT_GALLERY (self));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  gtk_flow_box_append (self->cards,
                       make_plain_card (_ ("Another Person"), g_strdup (QDR_SEAT_HUMAN),
                                        _ ("Plays at this screen."), "system-users-symbolic"));
  gtk_flow_box_append (
      self->cards,
      make_plain_card (
          _ ("Somebody Elsewhere"), g_strdup (QDR_SEAT_ELSEWHERE),
          _ ("Plays at another computer, by a file in a folder that both of you reach."),
          "folder-remote-symbolic"));
  list = qdr_personality_list_get_opponents (personalities);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (list, i);
    QdrOpponentCard *card = g_object_new (QDR_TYPE_OPPONENT_CARD, NULL);

    card->seat = qdr_seat_for_personality (qdr_personality_get_id (personality));
    card->character = g_strdup (qdr_personality_get_character (personality));
    qdr_image_set_portrait (card->portrait, qdr_personality_get_portrait (personality));
    gtk_label_set_label (card->name, qdr_personality_get_name (personality));
    show_strength (card, resolve_adaptive_opponent (personalities, personality),
                   !qdr_personality_is_adaptive (personality));
    gtk_flow_box_append (self->cards, GTK_WIDGET (card));
  }
  engines = G_LIST_MODEL (qdr_personality_list_get_engines (personalities));
  for (guint i = 0; i < g_list_model_get_n_items (engines); i++) {
    g_autoptr (QdrExternalEngine) engine = g_list_model_get_item (engines, i);
    const char *name = qdr_external_engine_get_name (engine);
    const gboolean is_qtp = qdr_external_engine_get_protocol (engine) == QDR_PROTOCOL_QTP;

    gtk_flow_box_append (self->cards,
                         make_plain_card (name, qdr_seat_for_engine (name),
                                          is_qtp ? _ ("Another program, for two players on a "
                                                      "square board.")
                                                 : _ ("Another program."),
                                          "utilities-terminal-symbolic"));
  }
}

/* The chooser */

struct _QdrOpponentChooser {
  GtkBox parent_instance;

  QdrGameSetup *setup; /* unowned */
  QdrPersonalityList *personalities;
  QdrLadder *ladder; /* (nullable): proposes an opponent */
  char *proposed;    /* (nullable): the seat that the ladder proposes */
  guint opponent;    /* number of the opponent to edit, as in qdr_game_setup_get_opponent_seat() */

  QdrChoiceRow *which;
  GtkWidget *proposal;
  GtkLabel *proposal_words;
  QdrOpponentGallery *gallery;
  GtkLabel *heading;
  GtkLabel *character;
  GtkWidget *to_ladder;
};

G_DEFINE_FINAL_TYPE (QdrOpponentChooser, qdr_opponent_chooser, GTK_TYPE_BOX)

static guint chosen_signal;

static gboolean
has_beaten (QdrOpponentChooser *self, const char *seat)
{
  const char *id = qdr_seat_get_personality_id (seat);

  for (guint i = 0; self->ladder != NULL && i < qdr_ladder_get_length (self->ladder); i++) {
    const QdrRung rung = qdr_ladder_get_rung (self->ladder, i);

    if (g_strcmp0 (qdr_personality_get_id (rung.personality), id) == 0)
      return rung.is_beaten;
  }
  return FALSE;
}

/* Shows on a card whether the opponent is beaten, and which seats it has, if the opponents @differ.
 * If no seat has the opponent and the ladder proposes it, shows that it is suggested. */
static void
show_marks (QdrOpponentChooser *self, QdrOpponentCard *card, gboolean differ)
{
  const guint n = qdr_game_setup_count_opponents (self->setup);
  const gboolean is_beaten = has_beaten (self, card->seat);
  g_autoptr (GString) places = g_string_new (NULL);
  g_autoptr (GString) description = NULL;

  for (guint which = 1; which <= n && differ; which++) {
    g_autofree char *place = qdr_game_setup_get_seat_label (
        self->setup, qdr_game_setup_get_opponent_seat_number (self->setup, which));

    if (g_str_equal (qdr_game_setup_get_opponent_seat (self->setup, which), card->seat))
      g_string_append_printf (places, "%s%s", places->len > 0 ? ", " : "", place);
  }
  if (places->len == 0 && self->setup->players == 2 && g_strcmp0 (card->seat, self->proposed) == 0)
    /* Translators: shown on the card of the opponent that the program suggests for a new game. */
    g_string_append (places, _ ("Suggested for you"));
  gtk_label_set_label (card->places, places->str);
  gtk_widget_set_visible (GTK_WIDGET (card->places), places->len > 0);
  gtk_widget_set_visible (card->beaten, is_beaten);

  description = g_string_new (places->str);
  if (is_beaten)
    g_string_append_printf (description, "%s%s", description->len > 0 ? ". " : "",
                            C_ ("opponent", "Beaten"));
  if (*card->taste != '\0')
    g_string_append_printf (description, "%s%s", description->len > 0 ? ". " : "", card->taste);
  g_string_append_printf (description, "%s%s", description->len > 0 ? ". " : "", card->character);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description->str, -1);
}

/* Shows the marks of all cards, and the words about the chosen one. */
static void
show_cards (QdrOpponentChooser *self)
{
  const gboolean differ = qdr_game_setup_get_opponent_seat (self->setup, QDR_ALL_OPPONENTS) == NULL;
  GtkFlowBoxChild *chosen = find_chosen_card (self->gallery);
  QdrOpponentCard *opponent = chosen != NULL ? QDR_OPPONENT_CARD (chosen) : NULL;
  const gboolean has_taste = opponent != NULL && *opponent->taste != '\0';
  g_autofree char *heading =
      has_taste ? g_strdup_printf ("%s · %s", gtk_label_get_label (opponent->name), opponent->taste)
                : NULL;
  GtkFlowBoxChild *card;

  for (int i = 0; (card = gtk_flow_box_get_child_at_index (self->gallery->cards, i)) != NULL; i++)
    show_marks (self, QDR_OPPONENT_CARD (card), differ);
  gtk_label_set_label (self->heading, has_taste ? heading : "");
  gtk_label_set_label (self->character, opponent != NULL ? opponent->character : "");
  gtk_widget_set_visible (GTK_WIDGET (self->heading), has_taste);
}

/* Shows the ladder's proposal if the game has two players. The ladder has no results of games with
 * more players. */
static void
show_proposal (QdrOpponentChooser *self)
{
  const QdrProposal proposal =
      self->ladder != NULL ? qdr_ladder_propose_opponent (self->ladder) : (QdrProposal){ 0 };
  const gboolean has_proposal = proposal.personality != NULL && self->setup->players == 2;

  g_clear_pointer (&self->proposed, g_free);
  gtk_widget_set_visible (self->proposal, has_proposal);
  if (has_proposal) {
    g_autofree char *words = qdr_ladder_describe_proposal (&proposal);

    self->proposed = qdr_seat_for_personality (qdr_personality_get_id (proposal.personality));
    gtk_label_set_label (self->proposal_words, words);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->proposal), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    words, -1);
  }
}

void
qdr_opponent_chooser_show_setup (QdrOpponentChooser *self)
{
  const char *choices[QDR_MAX_PLAYERS + 2] = { C_ ("opponents", "All") };
  char *names[QDR_MAX_PLAYERS] = { NULL };
  guint n;

  g_return_if_fail (QDR_IS_OPPONENT_CHOOSER (self));

  n = qdr_game_setup_count_opponents (self->setup);
  self->opponent = MIN (self->opponent, n);
  for (guint i = 0; i < n; i++)
    choices[i + 1] = names[i] = qdr_game_setup_get_seat_label (
        self->setup, qdr_game_setup_get_opponent_seat_number (self->setup, i + 1));
  qdr_choice_row_set_choices (self->which, choices);
  qdr_choice_row_set_chosen (self->which, self->opponent);
  gtk_widget_set_visible (GTK_WIDGET (self->which), n > 1);
  for (guint i = 0; i < n; i++)
    g_free (names[i]);

  select_card (self->gallery, qdr_game_setup_get_opponent_seat (self->setup, self->opponent));
  show_proposal (self);
  show_cards (self);
}

static void
which_chosen_cb (QdrOpponentChooser *self, guint choice)
{
  self->opponent = choice;
  select_card (self->gallery, qdr_game_setup_get_opponent_seat (self->setup, choice));
  show_cards (self);
}

static void
seat_chosen_cb (QdrOpponentChooser *self, const char *seat)
{
  qdr_game_setup_set_opponent_seat (self->setup, self->opponent, seat);
  g_signal_emit (self, chosen_signal, 0);
}

static void
proposal_clicked_cb (QdrOpponentChooser *self)
{
  seat_chosen_cb (self, self->proposed);
}

/* Updates the ladder's proposal, the marks, and the shown strength of adaptive opponents, which
 * follows the user's. Their rating is shown once that strength is known. */
static void
ladder_changed_cb (QdrOpponentChooser *self)
{
  GListModel *list = qdr_personality_list_get_opponents (self->personalities);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (list, i);
    g_autofree char *seat = qdr_seat_for_personality (qdr_personality_get_id (personality));
    GtkFlowBoxChild *card = find_card (self->gallery, seat);

    if (qdr_personality_is_adaptive (personality) && card != NULL)
      show_strength (QDR_OPPONENT_CARD (card),
                     resolve_adaptive_opponent (self->personalities, personality),
                     qdr_ladder_has_strength (self->ladder));
  }
  show_proposal (self);
  show_cards (self);
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

  chosen_signal = g_signal_new ("chosen", QDR_TYPE_OPPONENT_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (QDR_TYPE_CHOICE_ROW);
  g_type_ensure (QDR_TYPE_OPPONENT_GALLERY);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/setup/opponent-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentChooser, which);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentChooser, proposal);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentChooser, proposal_words);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentChooser, gallery);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentChooser, heading);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentChooser, character);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentChooser, to_ladder);
  gtk_widget_class_bind_template_callback (widget_class, which_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, proposal_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, seat_chosen_cb);
}

static void
qdr_opponent_chooser_init (QdrOpponentChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
qdr_opponent_chooser_set_setup (QdrOpponentChooser *self,
                                QdrGameSetup *setup,
                                QdrPersonalityList *personalities)
{
  g_return_if_fail (QDR_IS_OPPONENT_CHOOSER (self));
  g_return_if_fail (setup != NULL);
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  self->setup = setup;
  self->personalities = g_object_ref (personalities);
  qdr_opponent_gallery_add_cards (self->gallery, personalities);
  qdr_opponent_chooser_reset_selection (self);
}

void
qdr_opponent_chooser_reset_selection (QdrOpponentChooser *self)
{
  g_return_if_fail (QDR_IS_OPPONENT_CHOOSER (self));

  self->opponent =
      qdr_game_setup_get_opponent_seat (self->setup, QDR_ALL_OPPONENTS) == NULL ? 1 : 0;
}

void
qdr_opponent_chooser_set_ladder (QdrOpponentChooser *self, QdrLadder *ladder)
{
  g_return_if_fail (QDR_IS_OPPONENT_CHOOSER (self));
  g_return_if_fail (QDR_IS_LADDER (ladder));
  g_return_if_fail (self->ladder == NULL);

  self->ladder = g_object_ref (ladder);
  gtk_widget_set_visible (self->to_ladder, TRUE);
  g_signal_connect_object (ladder, "changed", G_CALLBACK (ladder_changed_cb), self,
                           G_CONNECT_SWAPPED);
  ladder_changed_cb (self);
  qdr_ladder_refresh (ladder);
}

void
qdr_opponent_chooser_focus_gallery (QdrOpponentChooser *self)
{
  g_return_if_fail (QDR_IS_OPPONENT_CHOOSER (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->gallery));
}
