/*
 * A player beside the board: pawn, name, what it is doing, clock, walls in stock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-player-panel.h"

#include <glib/gi18n.h>

#include "qdr-clock-view.h"
#include "qdr-pawn-icon.h"
#include "qdr-portrait.h"
#include "qdr-remark-bubble.h"
#include "qdr-seat-menu.h"

/* Where there is less, another form follows in the next frame: none but the narrowest one keeps the
 * window from becoming narrower. */
#define LEAST_WIDTH 130

/* How far from the middle of a large portrait the pawn stands, logical pixels. */
#define BADGE_OFFSET 84

struct _QdrPlayerPanel {
  GtkWidget parent_instance;

  QdrPlayer *player;
  QdrPersonality *personality;       /* (nullable) */
  QdrPersonalityList *personalities; /* (nullable): those who can play */
  char *activity;
  QdrPanelForm form;

  GtkGrid *grid;
  GtkMenuButton *seat_button;
  QdrSeatMenu *seat_menu;  /* (nullable): made when it first drops down */
  QdrRemarkBubble *bubble; /* (nullable): made when it first says something */
  QdrPawnIcon *pawn_icon;
  GtkImage *portrait;
  GtkLabel *name;
  GtkOverlay *rating_place;
  GtkWidget *rating_squeezer;
  GtkLabel *rating;
  GtkWidget *activity_place;
  GtkLabel *activity_label;
  GtkSpinner *spinner;
  QdrClockView *clock;
  QdrStockView *stock;
};

G_DEFINE_FINAL_TYPE (QdrPlayerPanel, qdr_player_panel, GTK_TYPE_WIDGET)

enum {
  SIGNAL_SEAT_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
set_css_class (GtkWidget *widget, const char *css_class, gboolean wanted)
{
  if (wanted)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static void
update_activity (QdrPlayerPanel *self)
{
  gboolean busy = self->activity != NULL;
  gboolean out = self->player != NULL && !qdr_player_get_in_play (self->player);
  const char *text = out ? _ ("Out of the game") : busy ? self->activity : NULL;

  /* It keeps its place, so that what stands before it is as wide as before when one thinks. */
  gtk_spinner_set_spinning (self->spinner, busy);
  gtk_label_set_label (self->activity_label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->activity_label), text != NULL && *text != '\0');
  gtk_widget_set_visible (self->activity_place,
                          out || qdr_panel_form_get_look (self->form)->has_activity);
  gtk_widget_set_visible (GTK_WIDGET (self->stock), !out);
  set_css_class (GTK_WIDGET (self), "out", out);
}

/* (transfer full) (nullable): the strength of an opponent whose name, as “Like Me 440”, does not
 * say it. */
static char *
write_rating (QdrPlayerPanel *self)
{
  g_autofree char *rating =
      self->personality != NULL
          ? g_strdup_printf ("%d", qdr_personality_get_rating (self->personality))
          : NULL;

  if (rating == NULL || (qdr_personality_get_adapts (self->personality) &&
                         g_str_has_suffix (qdr_player_get_name (self->player), rating)))
    return NULL;
  return g_steal_pointer (&rating);
}

static void
update_name (QdrPlayerPanel *self)
{
  g_autofree char *rating = write_rating (self);
  const char *name = qdr_player_get_name (self->player);
  /* Translators: the name of an opponent, and how strong it is. */
  g_autofree char *description =
      rating != NULL ? g_strdup_printf (_ ("%s, rating %d"), name,
                                        qdr_personality_get_rating (self->personality))
                     : g_strdup (name);
  /* Translators: a button that lists who can take the seat of a player, whose name is %s. */
  g_autofree char *seat = g_strdup_printf (_ ("Who Plays Here: %s"), name);

  gtk_label_set_label (self->name, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name), description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->seat_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  seat, -1);
}

/* Where there is little room it has what is left of that, and hides itself where that does not do:
 * the tooltip of the name has it as well. */
static void
update_rating (QdrPlayerPanel *self)
{
  const gboolean is_cramped = qdr_panel_form_get_look (self->form)->is_cramped;
  g_autofree char *rating = self->player != NULL ? write_rating (self) : NULL;

  gtk_overlay_set_measure_overlay (self->rating_place, self->rating_squeezer, !is_cramped);
  gtk_widget_set_hexpand (GTK_WIDGET (self->rating_place), is_cramped);
  gtk_widget_set_visible (GTK_WIDGET (self->rating_place), is_cramped || rating != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->rating), rating != NULL);
  if (rating != NULL)
    gtk_label_set_label (self->rating, rating);
}

/* In a card the pawn is a sign at the corner of a portrait, or stands for it. */
static void
update_pawn (QdrPlayerPanel *self)
{
  const QdrPanelLook *look = qdr_panel_form_get_look (self->form);
  const gboolean is_badge = look->is_centred && self->personality != NULL;
  const int size = is_badge ? qdr_panel_form_get_look (QDR_PANEL_LINE)->pawn : look->pawn;

  gtk_widget_set_size_request (GTK_WIDGET (self->pawn_icon), size, size);
  gtk_widget_set_margin_start (GTK_WIDGET (self->seat_button), is_badge ? BADGE_OFFSET : 0);
  gtk_widget_set_valign (GTK_WIDGET (self->seat_button),
                         is_badge ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
}

static void
update_form (QdrPlayerPanel *self)
{
  const QdrPanelLook *look = qdr_panel_form_get_look (self->form);
  GtkWidget *const parts[QDR_PANEL_PARTS] = {
    [QDR_PANEL_PORTRAIT] = GTK_WIDGET (self->portrait),
    [QDR_PANEL_SEAT] = GTK_WIDGET (self->seat_button),
    [QDR_PANEL_NAME] = GTK_WIDGET (self->name),
    [QDR_PANEL_RATING] = GTK_WIDGET (self->rating_place),
    [QDR_PANEL_STOCK] = GTK_WIDGET (self->stock),
    [QDR_PANEL_SPINNER] = GTK_WIDGET (self->spinner),
    [QDR_PANEL_ACTIVITY] = self->activity_place,
    [QDR_PANEL_CLOCK] = GTK_WIDGET (self->clock),
  };

  qdr_panel_form_arrange (self->form, self->grid, parts);
  gtk_image_set_pixel_size (self->portrait, look->portrait);
  qdr_stock_view_set_piece_length (self->stock, look->piece);
  gtk_label_set_xalign (self->name, look->is_centred ? 0.5f : 0);
  gtk_label_set_xalign (self->rating, look->is_centred ? 0.5f : 0);
  gtk_label_set_wrap (self->name, look->is_centred);
  gtk_label_set_lines (self->name, look->is_centred ? 2 : 1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), look->is_centred);
  gtk_label_set_max_width_chars (self->name, look->is_cramped ? 1 : -1);
  gtk_widget_set_hexpand (self->activity_place, look->has_activity);
  g_object_set (self->activity_place, "xalign", look->is_centred ? 0.5 : 0.0, NULL);
  gtk_widget_set_halign (GTK_WIDGET (self->stock),
                         look->is_centred ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_halign (GTK_WIDGET (self->clock),
                         look->is_centred ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self->spinner),
                         look->is_centred ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  if (self->bubble != NULL)
    qdr_remark_bubble_set_form (self->bubble, look->remark_lines, look->is_centred);
  update_pawn (self);
  update_rating (self);
  update_activity (self);
}

static int
get_least_width (QdrPlayerPanel *self)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (self->grid), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  return least;
}

static void
qdr_player_panel_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  QdrPlayerPanel *self = QDR_PLAYER_PANEL (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = MAX (for_size, get_least_width (self));
  gtk_widget_measure (GTK_WIDGET (self->grid), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->form != QDR_PANEL_TIGHT)
    *minimum = MIN (*minimum, LEAST_WIDTH);
}

static void
qdr_player_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrPlayerPanel *self = QDR_PLAYER_PANEL (widget);

  gtk_widget_size_allocate (GTK_WIDGET (self->grid),
                            &(GtkAllocation){ 0, 0, MAX (width, get_least_width (self)), height },
                            -1);
  if (self->bubble != NULL)
    gtk_widget_size_allocate (GTK_WIDGET (self->bubble), &(GtkAllocation){ 0, 0, width, height },
                              -1);
}

static void
qdr_player_panel_dispose (GObject *object)
{
  QdrPlayerPanel *self = QDR_PLAYER_PANEL (object);

  g_clear_object (&self->player);
  g_clear_object (&self->personality);
  g_clear_object (&self->personalities);
  g_clear_pointer (&self->activity, g_free);
  if (self->bubble != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->bubble)));
  if (self->grid != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->grid)));

  G_OBJECT_CLASS (qdr_player_panel_parent_class)->dispose (object);
}

static void
qdr_player_panel_class_init (QdrPlayerPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qdr_player_panel_dispose;

  widget_class->measure = qdr_player_panel_measure;
  widget_class->size_allocate = qdr_player_panel_size_allocate;

  signals[SIGNAL_SEAT_CHOSEN] =
      g_signal_new ("seat-chosen", QDR_TYPE_PLAYER_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (QDR_TYPE_CLOCK_VIEW);
  g_type_ensure (QDR_TYPE_PAWN_ICON);
  g_type_ensure (QDR_TYPE_STOCK_VIEW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/players/player-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, grid);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, seat_button);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, pawn_icon);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, portrait);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, name);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, rating_place);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, rating_squeezer);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, rating);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, activity_place);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, activity_label);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, spinner);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, clock);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPanel, stock);
  gtk_widget_class_set_css_name (widget_class, "playerpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_player_panel_init (QdrPlayerPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), qdr_panel_form_get_look (self->form)->css_class);
  update_form (self);
}

void
qdr_player_panel_set_player (QdrPlayerPanel *self, QdrPlayer *player, QdrPersonality *personality)
{
  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));
  g_return_if_fail (player == NULL || QDR_IS_PLAYER (player));
  g_return_if_fail (personality == NULL || QDR_IS_PERSONALITY (personality));

  if (self->player != NULL)
    g_signal_handlers_disconnect_by_data (self->player, self);
  g_set_object (&self->player, player);
  g_set_object (&self->personality, personality);
  qdr_stock_view_set_player (self->stock, player);
  qdr_clock_view_set_player (self->clock, player);
  gtk_widget_set_visible (GTK_WIDGET (self), player != NULL);
  qdr_player_panel_set_activity (self, NULL);
  if (player == NULL)
    return;

  g_signal_connect_object (player, "notify::name", G_CALLBACK (update_name), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "notify::in-play", G_CALLBACK (update_activity), self,
                           G_CONNECT_SWAPPED);
  if (self->seat_menu != NULL)
    qdr_seat_menu_set_seat (self->seat_menu, qdr_player_get_seat (player));
  qdr_pawn_icon_set_number (self->pawn_icon, qdr_player_get_number (player));
  qdr_portrait_show (self->portrait,
                     personality != NULL ? qdr_personality_get_portrait (personality) : NULL);
  update_pawn (self);
  update_rating (self);
  update_name (self);
}

static void
chosen_cb (QdrPlayerPanel *self, const char *seat)
{
  g_signal_emit (self, signals[SIGNAL_SEAT_CHOSEN], 0, seat);
}

/* About to drop down. */
static void
make_seat_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  QdrPlayerPanel *self = user_data;

  if (self->seat_menu != NULL)
    return;

  self->seat_menu = QDR_SEAT_MENU (qdr_seat_menu_new (self->personalities));
  g_signal_connect_object (self->seat_menu, "chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, GTK_WIDGET (self->seat_menu));
  if (self->player != NULL)
    qdr_seat_menu_set_seat (self->seat_menu, qdr_player_get_seat (self->player));
}

void
qdr_player_panel_set_personalities (QdrPlayerPanel *self, QdrPersonalityList *personalities)
{
  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  g_set_object (&self->personalities, personalities);
  gtk_menu_button_set_create_popup_func (self->seat_button, make_seat_menu_cb, self, NULL);
}

QdrPlayer *
qdr_player_panel_get_player (QdrPlayerPanel *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER_PANEL (self), NULL);

  return self->player;
}

QdrStockView *
qdr_player_panel_get_stock (QdrPlayerPanel *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER_PANEL (self), NULL);

  return self->stock;
}

void
qdr_player_panel_set_on_turn (QdrPlayerPanel *self, gboolean on_turn)
{
  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));

  set_css_class (GTK_WIDGET (self), "on-turn", on_turn);
}

void
qdr_player_panel_set_clock_running (QdrPlayerPanel *self, gboolean running)
{
  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));

  set_css_class (GTK_WIDGET (self->clock), "running", running);
}

void
qdr_player_panel_set_activity (QdrPlayerPanel *self, const char *activity)
{
  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));

  g_free (self->activity);
  self->activity = g_strdup (activity);
  update_activity (self);
}

/* Words that were cut are to be had in full, by a finger as well. */
static void
clicked_cb (QdrPlayerPanel *self)
{
  if (qdr_remark_bubble_get_line (self->bubble) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.last-remark", NULL);
}

void
qdr_player_panel_say (QdrPlayerPanel *self, const char *line)
{
  const QdrPanelLook *look;

  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));

  if (self->bubble == NULL && line == NULL)
    return;
  look = qdr_panel_form_get_look (self->form);
  if (self->bubble == NULL) {
    GtkGesture *click = gtk_gesture_click_new ();

    g_signal_connect_object (click, "released", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
    gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
    self->bubble = QDR_REMARK_BUBBLE (
        qdr_remark_bubble_new (&(QdrRemarkPlaces){ .panel = GTK_WIDGET (self->grid),
                                                   .face = GTK_WIDGET (self->portrait),
                                                   .words = self->name,
                                                   .pieces = GTK_WIDGET (self->stock),
                                                   .last = GTK_WIDGET (self->clock),
                                                   .rating = GTK_WIDGET (self->rating) }));
    qdr_remark_bubble_set_form (self->bubble, look->remark_lines, look->is_centred);
    gtk_widget_set_parent (GTK_WIDGET (self->bubble), GTK_WIDGET (self));
  }
  qdr_remark_bubble_say (self->bubble, line);
}

const char *
qdr_player_panel_get_line (QdrPlayerPanel *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER_PANEL (self), NULL);

  return self->bubble != NULL ? qdr_remark_bubble_get_line (self->bubble) : NULL;
}

void
qdr_player_panel_set_form (QdrPlayerPanel *self, QdrPanelForm form)
{
  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));

  if (form == self->form)
    return;

  gtk_widget_remove_css_class (GTK_WIDGET (self), qdr_panel_form_get_look (self->form)->css_class);
  self->form = form;
  gtk_widget_add_css_class (GTK_WIDGET (self), qdr_panel_form_get_look (self->form)->css_class);
  update_form (self);
}

void
qdr_player_panel_set_edge (QdrPlayerPanel *self, GtkAlign edge)
{
  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));

  gtk_widget_set_valign (GTK_WIDGET (self->grid), edge);
}

void
qdr_player_panel_set_increment (QdrPlayerPanel *self, guint seconds)
{
  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));

  qdr_clock_view_set_increment (self->clock, seconds);
}
