/*
 * All who can be played against, as portraits in the order of their strength.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opponent-gallery.h"

#include "qdr-opponent-card.h"
#include "qdr-scroll-to.h"
#include "qdr-seat.h"

struct _QdrOpponentGallery {
  GtkWidget parent_instance;

  GtkScrolledWindow *window;
  GtkFlowBox *cards;
  char *seat;        /* (nullable): of the one that is chosen */
  gboolean updating; /* the user has chosen nothing */
};

G_DEFINE_FINAL_TYPE (QdrOpponentGallery, qdr_opponent_gallery, GTK_TYPE_WIDGET)

enum {
  SIGNAL_CHOSEN,
  SIGNAL_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* (transfer none) (nullable) */
static GtkFlowBoxChild *
find_chosen (QdrOpponentGallery *self)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (self->cards);

  return chosen != NULL ? chosen->data : NULL;
}

/* (transfer none) (nullable) */
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
bring_chosen_into_sight (QdrOpponentGallery *self)
{
  GtkFlowBoxChild *card = find_chosen (self);

  if (card != NULL)
    qdr_scroll_to (GTK_WIDGET (card), 0);
}

/* Also when it is known for the first time. Who has gone to another card stays there. */
static void
room_changed_cb (QdrOpponentGallery *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->cards));

  if (focus != NULL)
    qdr_scroll_to (focus, 0);
  else
    bring_chosen_into_sight (self);
}

static void
selected_cb (QdrOpponentGallery *self)
{
  GtkFlowBoxChild *card = find_chosen (self);

  if (self->updating)
    return;

  /* A flow box lets go of what is chosen by a click with Ctrl. */
  if (card == NULL) {
    qdr_opponent_gallery_set_chosen (self, self->seat);
    return;
  }
  g_free (self->seat);
  self->seat = g_strdup (qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (card)));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0,
                 qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (card)));
}

static void
activated_cb (QdrOpponentGallery *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}

/* The focus goes to the one that is chosen, wherever it comes from. Arrow keys start there only if
 * it comes as by Tab. */
static gboolean
qdr_opponent_gallery_grab_focus (GtkWidget *widget)
{
  QdrOpponentGallery *self = QDR_OPPONENT_GALLERY (widget);
  GtkFlowBoxChild *card = find_chosen (self);

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
qdr_opponent_gallery_dispose (GObject *object)
{
  QdrOpponentGallery *self = QDR_OPPONENT_GALLERY (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (qdr_opponent_gallery_parent_class)->dispose (object);
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

  G_OBJECT_CLASS (klass)->dispose = qdr_opponent_gallery_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_opponent_gallery_finalize;
  widget_class->grab_focus = qdr_opponent_gallery_grab_focus;
  widget_class->focus = qdr_opponent_gallery_focus;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", QDR_TYPE_OPPONENT_GALLERY, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", QDR_TYPE_OPPONENT_GALLERY,
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/setup/opponent-gallery.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentGallery, window);
  gtk_widget_class_bind_template_child (widget_class, QdrOpponentGallery, cards);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_set_css_name (widget_class, "opponentgallery");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
qdr_opponent_gallery_init (QdrOpponentGallery *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->window), "changed",
                           G_CALLBACK (room_changed_cb), self, G_CONNECT_SWAPPED);
}

void
qdr_opponent_gallery_fill (QdrOpponentGallery *self, QdrPersonalityList *personalities)
{
  GListModel *list;
  GListModel *engines;

  g_return_if_fail (QDR_IS_OPPONENT_GALLERY (self));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  list = qdr_personality_list_get_opponents (personalities);
  gtk_flow_box_append (self->cards, qdr_opponent_card_new (NULL, NULL));
  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (list, i);

    g_autofree char *seat = qdr_seat_for_personality (qdr_personality_get_id (personality));
    g_autofree char *now = qdr_personality_list_resolve_seat (personalities, seat);

    gtk_flow_box_append (self->cards,
                         qdr_opponent_card_new (personality, qdr_personality_list_find (
                                                                 personalities,
                                                                 qdr_seat_get_personality (now))));
  }
  engines = G_LIST_MODEL (qdr_personality_list_get_engines (personalities));
  for (guint i = 0; i < g_list_model_get_n_items (engines); i++) {
    g_autoptr (QdrExternalEngine) engine = g_list_model_get_item (engines, i);

    gtk_flow_box_append (self->cards, qdr_opponent_card_new_for_engine (engine));
  }
}

void
qdr_opponent_gallery_set_chosen (QdrOpponentGallery *self, const char *seat)
{
  GtkFlowBoxChild *card;

  g_return_if_fail (QDR_IS_OPPONENT_GALLERY (self));

  card = seat != NULL ? find_card (self, seat) : NULL;
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
  bring_chosen_into_sight (self);
}

void
qdr_opponent_gallery_set_places (QdrOpponentGallery *self, const char *seat, const char *places)
{
  GtkFlowBoxChild *card;

  g_return_if_fail (QDR_IS_OPPONENT_GALLERY (self));
  g_return_if_fail (seat != NULL);

  card = find_card (self, seat);
  if (card != NULL)
    qdr_opponent_card_set_places (QDR_OPPONENT_CARD (card), places);
}

void
qdr_opponent_gallery_show_strengths (QdrOpponentGallery *self, QdrPersonalityList *personalities)
{
  GListModel *list;

  g_return_if_fail (QDR_IS_OPPONENT_GALLERY (self));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  list = qdr_personality_list_get_opponents (personalities);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (list, i);
    g_autofree char *seat = qdr_seat_for_personality (qdr_personality_get_id (personality));
    g_autofree char *now = qdr_personality_list_resolve_seat (personalities, seat);
    GtkFlowBoxChild *card = find_card (self, seat);

    if (qdr_personality_get_adapts (personality) && card != NULL)
      qdr_opponent_card_set_strength (QDR_OPPONENT_CARD (card),
                                      qdr_personality_list_find (personalities,
                                                                 qdr_seat_get_personality (now)));
  }
}
