/*
 * The panel of a player beside the board: pawn, name, activity, clock and walls in stock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-player-panel.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-board-picture.h"
#include "qdr-game-clock.h"
#include "qdr-layouts.h"
#include "qdr-opponent-row.h"
#include "qdr-player.h"
#include "qdr-remark-bubble.h"
#include "qdr-rows.h"

/* The width of the menu, enough for all names; logical pixels. */
#define MENU_WIDTH 260

/* The greatest height of the menu, which fits on the screen of a phone; logical pixels. */
#define MAX_MENU_HEIGHT 400

static void
set_css_class (GtkWidget *widget, const char *css_class, gboolean applies)
{
  if (applies)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/* The greatest remaining time for which the clock has the colour of a warning, milliseconds. */
#define SHORT_OF_TIME_MS 59000

struct _QdrClockView {
  AdwBin parent_instance;

  QdrPlayer *player;      /* (nullable) */
  GtkInscription *digits; /* unlike a label, needs no new layout of the window for another text */
  gint64 shown;           /* the time that is shown, milliseconds */
};

G_DEFINE_FINAL_TYPE (QdrClockView, qdr_clock_view, ADW_TYPE_BIN)

static void
update_accessible_name (QdrClockView *self)
{
  g_autofree char *time = qdr_clock_format_time (MAX (self->shown, 0));
  g_autofree char *name =
      /* Translators: the label of a clock: the name of a player, and the time that is left, in
       * minutes and seconds. */
      g_strdup_printf (_ ("%s: %s left"), qdr_player_get_name (self->player), time);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_time (QdrClockView *self)
{
  g_autofree char *text = NULL;

  self->shown = qdr_player_get_remaining_time (self->player);
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown >= 0);
  if (self->shown < 0)
    return;

  text = qdr_clock_view_format_time (self->shown);
  gtk_inscription_set_text (self->digits, text);
  gtk_inscription_set_min_chars (self->digits, (guint) strlen (text));
  /* While the clock has the focus, its name must not change, because a screen reader would read
   * every change. */
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    update_accessible_name (self);
  set_css_class (GTK_WIDGET (self), "error", self->shown <= SHORT_OF_TIME_MS);
}

void
qdr_clock_view_set_player (QdrClockView *self, QdrPlayer *player)
{
  g_return_if_fail (QDR_IS_CLOCK_VIEW (self));
  g_return_if_fail (player == NULL || QDR_IS_PLAYER (player));

  if (self->player != NULL)
    g_signal_handlers_disconnect_by_data (self->player, self);
  g_set_object (&self->player, player);
  if (player == NULL)
    return;

  g_signal_connect_object (player, "notify::remaining", G_CALLBACK (show_time), self,
                           G_CONNECT_SWAPPED);
  show_time (self);
}

static gboolean
qdr_clock_view_grab_focus (GtkWidget *widget)
{
  update_accessible_name (QDR_CLOCK_VIEW (widget));
  return GTK_WIDGET_CLASS (qdr_clock_view_parent_class)->grab_focus (widget);
}

static void
qdr_clock_view_dispose (GObject *object)
{
  qdr_clock_view_set_player (QDR_CLOCK_VIEW (object), NULL);

  G_OBJECT_CLASS (qdr_clock_view_parent_class)->dispose (object);
}

static void
qdr_clock_view_class_init (QdrClockViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_clock_view_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = qdr_clock_view_grab_focus;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "clock");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
qdr_clock_view_init (QdrClockView *self)
{
  self->digits = g_object_new (GTK_TYPE_INSCRIPTION, "accessible-role",
                               GTK_ACCESSIBLE_ROLE_PRESENTATION, "xalign", 0.5, NULL);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->digits));
}

char *
qdr_clock_view_format_time (gint64 milliseconds)
{
  const int tenths = (int) ((MAX (milliseconds, 0) + 99) / 100);

  if (milliseconds <= QDR_CLOCK_TENTHS)
    return g_strdup_printf ("0:%02d.%d", tenths / 10, tenths % 10);
  return qdr_clock_format_time (milliseconds);
}

typedef enum {
  PART_PORTRAIT,
  PART_SEAT,
  PART_NAME,
  PART_RATING,
  PART_STOCK,
  PART_SPINNER,
  PART_ACTIVITY,
  PART_CLOCK,
  N_PARTS,
} Part;

/* The properties of an arrangement, except the positions of its parts. */
typedef struct {
  const char *css_class; /* the CSS class of the panel */
  int portrait;          /* the size of the portrait, logical pixels */
  int pawn;              /* the size of the pawn if there is no portrait, logical pixels */
  int piece;             /* the length of the walls in stock, logical pixels */
  guint remark_lines;    /* the greatest number of lines of a remark */
  gboolean is_centred;   /* whether the parts form a centred column */
  gboolean is_cramped;   /* whether the name shrinks in favour of the walls in stock */
  gboolean has_activity; /* whether the activity fits beside the walls in stock */
} Look;

/* The position and the span of a part in the grid. */
typedef struct {
  int column;
  int row;
  int columns;
  int rows;
} Cell;

typedef struct {
  Look look;
  int column_spacing; /* logical pixels */
  int row_spacing;
  Cell cells[N_PARTS];
} Arrangement;

static const Arrangement arrangements[] = {
  [QDR_PANEL_LINE] = {
    { "line", 32, 28, 22, 2, FALSE, FALSE, TRUE },
    .column_spacing = 6,
    .cells = {
      [PART_SEAT] = { 0, 0, 1, 1 },
      [PART_PORTRAIT] = { 1, 0, 1, 1 },
      [PART_NAME] = { 2, 0, 1, 1 },
      [PART_RATING] = { 4, 0, 1, 1 },
      [PART_STOCK] = { 3, 0, 1, 1 },
      [PART_SPINNER] = { 5, 0, 1, 1 },
      [PART_ACTIVITY] = { 6, 0, 1, 1 },
      [PART_CLOCK] = { 7, 0, 1, 1 },
    },
  },
  [QDR_PANEL_LINES] = {
    { "lines", 28, 28, 16, 3, FALSE, TRUE, FALSE },
    .column_spacing = 6,
    .row_spacing = 2,
    .cells = {
      [PART_SEAT] = { 0, 0, 1, 2 },
      [PART_PORTRAIT] = { 1, 0, 1, 2 },
      [PART_NAME] = { 2, 0, 4, 1 },
      [PART_RATING] = { 3, 1, 1, 1 },
      [PART_STOCK] = { 2, 1, 1, 1 },
      [PART_SPINNER] = { 5, 1, 1, 1 },
      [PART_ACTIVITY] = { 2, 1, 1, 1 },
      [PART_CLOCK] = { 6, 0, 1, 2 },
    },
  },
  [QDR_PANEL_TIGHT] = {
    { "tight", 24, 28, 16, 3, FALSE, TRUE, FALSE },
    .column_spacing = 3,
    .row_spacing = 2,
    .cells = {
      [PART_SEAT] = { 0, 0, 1, 2 },
      [PART_PORTRAIT] = { 1, 0, 1, 2 },
      [PART_NAME] = { 2, 0, 3, 1 },
      [PART_RATING] = { 3, 1, 1, 1 },
      [PART_STOCK] = { 2, 1, 1, 1 },
      [PART_SPINNER] = { 4, 1, 1, 1 },
      [PART_ACTIVITY] = { 2, 1, 1, 1 },
      [PART_CLOCK] = { 4, 1, 1, 1 },
    },
  },
  [QDR_PANEL_STACK] = {
    { "tight", 24, 28, 16, 3, FALSE, TRUE, FALSE },
    .column_spacing = 3,
    .row_spacing = 2,
    .cells = {
      [PART_SEAT] = { 0, 0, 1, 2 },
      [PART_PORTRAIT] = { 1, 0, 1, 2 },
      [PART_NAME] = { 2, 0, 3, 1 },
      [PART_RATING] = { 3, 1, 1, 1 },
      [PART_STOCK] = { 2, 1, 1, 1 },
      [PART_SPINNER] = { 4, 1, 1, 1 },
      [PART_ACTIVITY] = { 2, 1, 3, 1 },
      [PART_CLOCK] = { 0, 2, 5, 1 },
    },
  },
  [QDR_PANEL_CARD] = {
    { "tall", 96, 84, 36, 4, TRUE, FALSE, FALSE },
    .row_spacing = 4,
    .cells = {
      [PART_SEAT] = { 0, 0, 1, 1 },
      [PART_PORTRAIT] = { 0, 0, 1, 1 },
      [PART_NAME] = { 0, 1, 1, 1 },
      [PART_RATING] = { 0, 2, 1, 1 },
      [PART_STOCK] = { 0, 4, 1, 1 },
      [PART_SPINNER] = { 0, 0, 1, 1 },
      [PART_ACTIVITY] = { 0, 4, 1, 1 },
      [PART_CLOCK] = { 0, 3, 1, 1 },
    },
  },
};

static const Look *
get_look (QdrPanelArrangement arrangement)
{
  return &arrangements[arrangement].look;
}

/* The minimum width that a panel requests is at most this, logical pixels. So a window can become
 * too narrow for the panel, which then gets another arrangement. The narrowest arrangement has no
 * limit. */
#define MIN_WIDTH 130

/* The margin that moves the pawn to the corner of a large portrait, logical pixels. */
#define BADGE_OFFSET 84

struct _QdrPlayerPanel {
  GtkWidget parent_instance;

  QdrPlayer *player;
  QdrPersonality *personality;       /* (nullable) */
  QdrPersonalityList *personalities; /* (nullable): the possible players in the menu */
  char *activity;
  QdrPanelArrangement arrangement;

  GtkGrid *grid;
  GtkMenuButton *seat_button;
  GtkListBox *seats;       /* (nullable): the menu, created when it first drops down */
  QdrRemarkBubble *bubble; /* (nullable): created for the first remark */
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

static guint seat_chosen_signal;

static void
update_activity (QdrPlayerPanel *self)
{
  gboolean busy = self->activity != NULL;
  gboolean out = self->player != NULL && !qdr_player_get_in_play (self->player);
  const char *text = out ? _ ("Out of the game") : busy ? self->activity : NULL;

  /* The spinner is always visible, so that the parts before it do not change their width. */
  gtk_spinner_set_spinning (self->spinner, busy);
  gtk_label_set_label (self->activity_label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->activity_label), text != NULL && *text != '\0');
  gtk_widget_set_visible (self->activity_place, out || get_look (self->arrangement)->has_activity);
  /* The stock keeps its place, or the board would move. */
  gtk_widget_set_child_visible (GTK_WIDGET (self->stock), !out);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->stock), GTK_ACCESSIBLE_STATE_HIDDEN, out, -1);
  set_css_class (GTK_WIDGET (self), "out", out);
}

/* Returns (transfer full) the rating of a computer player; NULL for other players, and if the name
 * includes the rating, as “Like Me 440” of earlier versions does. */
static char *
format_rating (QdrPlayerPanel *self)
{
  g_autofree char *rating =
      self->personality != NULL
          ? g_strdup_printf ("%d", qdr_personality_get_rating (self->personality))
          : NULL;

  if (rating == NULL || g_str_has_suffix (qdr_player_get_name (self->player), rating))
    return NULL;
  return g_steal_pointer (&rating);
}

static void
update_name (QdrPlayerPanel *self)
{
  g_autofree char *rating = format_rating (self);
  const char *name = qdr_player_get_name (self->player);
  g_autofree char *description =
      /* Translators: the name of an opponent and its rating. */
      rating != NULL ? g_strdup_printf (_ ("%s, rating %d"), name,
                                        qdr_personality_get_rating (self->personality))
                     : g_strdup (name);
  /* Translators: a button that lists the players who can take a seat; %s is the name of the current
   * player. */
  g_autofree char *seat = g_strdup_printf (_ ("Who Plays Here: %s"), name);
  g_autofree char *state = qdr_player_get_in_play (self->player)
                               ? g_strdup (description)
                               /* Translators: the name of a player, and “Out of the game” */
                               : g_strdup_printf (_ ("%s, %s"), description, _ ("Out of the game"));

  gtk_label_set_label (self->name, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name), description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, state, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->seat_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  seat, -1);
}

/* Except on a card, the rating is shown only if the other parts leave enough space for it. The
 * tooltip of the name always includes the rating. */
static void
update_rating (QdrPlayerPanel *self)
{
  const Look *look = get_look (self->arrangement);
  g_autofree char *rating = self->player != NULL ? format_rating (self) : NULL;

  gtk_overlay_set_measure_overlay (self->rating_place, self->rating_squeezer, look->is_centred);
  gtk_widget_set_hexpand (GTK_WIDGET (self->rating_place), !look->is_centred);
  gtk_widget_set_visible (GTK_WIDGET (self->rating_place), look->is_cramped || rating != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->rating), rating != NULL);
  if (rating != NULL)
    gtk_label_set_label (self->rating, rating);
}

/* Sets the size and position of the pawn. In a card with a portrait, the pawn is a badge at the
 * corner of the portrait. In a card without one, the pawn takes the place of the portrait. */
static void
update_pawn (QdrPlayerPanel *self)
{
  const Look *look = get_look (self->arrangement);
  const gboolean is_badge =
      look->is_centred && gtk_widget_get_visible (GTK_WIDGET (self->portrait));
  const int size = is_badge ? get_look (QDR_PANEL_LINE)->pawn : look->pawn;

  gtk_widget_set_size_request (GTK_WIDGET (self->pawn_icon), size, size);
  gtk_widget_set_margin_start (GTK_WIDGET (self->seat_button), is_badge ? BADGE_OFFSET : 0);
  gtk_widget_set_valign (GTK_WIDGET (self->seat_button),
                         is_badge ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
}

static void
update_form (QdrPlayerPanel *self)
{
  const Look *look = get_look (self->arrangement);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  GtkWidget *const parts[N_PARTS] = {
    [PART_PORTRAIT] = GTK_WIDGET (self->portrait), [PART_SEAT] = GTK_WIDGET (self->seat_button),
    [PART_NAME] = GTK_WIDGET (self->name),         [PART_RATING] = GTK_WIDGET (self->rating_place),
    [PART_STOCK] = GTK_WIDGET (self->stock),       [PART_SPINNER] = GTK_WIDGET (self->spinner),
    [PART_ACTIVITY] = self->activity_place,        [PART_CLOCK] = GTK_WIDGET (self->clock),
  };

  gtk_grid_set_column_spacing (self->grid, (guint) arrangements[self->arrangement].column_spacing);
  gtk_grid_set_row_spacing (self->grid, (guint) arrangements[self->arrangement].row_spacing);
  for (guint i = 0; i < N_PARTS; i++) {
    const Cell *cell = &arrangements[self->arrangement].cells[i];

    g_object_set (gtk_layout_manager_get_layout_child (layout, parts[i]), "column", cell->column,
                  "row", cell->row, "column-span", cell->columns, "row-span", cell->rows, NULL);
  }
  gtk_image_set_pixel_size (self->portrait, look->portrait);
  qdr_stock_view_set_piece_length (self->stock, look->piece);
  gtk_label_set_xalign (self->name, look->is_centred ? 0.5f : 0);
  gtk_label_set_xalign (self->rating, look->is_centred ? 0.5f : 0);
  gtk_label_set_wrap (self->name, look->is_centred);
  gtk_label_set_lines (self->name, look->is_centred ? 2 : 1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), look->is_centred);
  gtk_label_set_max_width_chars (self->name, look->is_cramped ? 1 : -1);
  /* The numbers of “Wanderer 2” and “Wanderer 3” remain. */
  gtk_label_set_ellipsize (self->name,
                           look->is_cramped ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (self->activity_place, look->has_activity);
  gtk_label_set_xalign (self->activity_label, look->is_centred ? 0.5f : 0);
  gtk_widget_set_halign (GTK_WIDGET (self->stock),
                         look->is_centred ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_halign (GTK_WIDGET (self->clock),
                         look->is_centred ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  gtk_widget_set_valign (GTK_WIDGET (self->spinner),
                         look->is_centred ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  if (self->bubble != NULL)
    qdr_remark_bubble_set_arrangement (self->bubble, look->remark_lines, look->is_centred);
  update_pawn (self);
  update_rating (self);
  update_activity (self);
}

/* The menu of players */

static GQuark
seat_quark (void)
{
  return g_quark_from_static_string ("qdr-seat");
}

static const char *
seat_of_row (GtkListBoxRow *row)
{
  return g_object_get_qdata (G_OBJECT (row), seat_quark ());
}

static void
row_activated_cb (QdrPlayerPanel *self, GtkListBoxRow *row)
{
  g_autofree char *seat = g_strdup (seat_of_row (row));

  gtk_menu_button_popdown (self->seat_button);
  g_signal_emit (self, seat_chosen_signal, 0, seat);
}

/* Adds a row for a player. @seat is (transfer full). */
static void
add_row (QdrPlayerPanel *self, char *seat, const char *name, QdrPersonality *personality)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *child = qdr_opponent_row_new ();

  qdr_opponent_row_set_opponent (QDR_OPPONENT_ROW (child), name, personality);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  qdr_row_fixups_add_activate_action (GTK_LIST_BOX_ROW (row), "choose");
  g_object_set_qdata_full (G_OBJECT (row), seat_quark (), seat, g_free);
  gtk_list_box_append (self->seats, row);
}

/* Ticks the player who has the seat. */
static void
show_current_seat (QdrPlayerPanel *self)
{
  g_autofree char *seat = NULL;
  GtkListBoxRow *row;

  if (self->seats == NULL || self->player == NULL)
    return;

  seat = qdr_personality_list_strip_seat_strength (self->personalities,
                                                   qdr_player_get_seat (self->player));
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->seats, i)) != NULL; i++)
    qdr_opponent_row_set_chosen (QDR_OPPONENT_ROW (gtk_list_box_row_get_child (row)),
                                 g_strcmp0 (seat_of_row (row), seat) == 0);
}

static void
fill_menu (QdrPlayerPanel *self)
{
  GListModel *personalities = qdr_personality_list_get_opponents (self->personalities);
  GListModel *engines = G_LIST_MODEL (qdr_personality_list_get_engines (self->personalities));

  qdr_list_box_remove_rows (self->seats);
  add_row (self, g_strdup (QDR_SEAT_HUMAN), _ ("Human"), NULL);
  for (guint i = 0; i < g_list_model_get_n_items (personalities); i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (personalities, i);

    add_row (self, qdr_seat_for_personality (qdr_personality_get_id (personality)),
             qdr_personality_get_name (personality), personality);
  }
  for (guint i = 0; i < g_list_model_get_n_items (engines); i++) {
    g_autoptr (QdrExternalEngine) engine = g_list_model_get_item (engines, i);
    const char *name = qdr_external_engine_get_name (engine);

    add_row (self, qdr_seat_for_engine (name), name, NULL);
  }
  show_current_seat (self);
}

/* Creates the menu before it first drops down. */
static void
make_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  QdrPlayerPanel *self = user_data;
  GtkWidget *popover, *window;

  if (self->seats != NULL)
    return;

  self->seats = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->seats, GTK_SELECTION_NONE);
  g_signal_connect_object (self->seats, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (qdr_personality_list_get_engines (self->personalities), "items-changed",
                           G_CALLBACK (fill_menu), self, G_CONNECT_SWAPPED);
  fill_menu (self);
  window = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                         "propagate-natural-height", TRUE, "width-request", MENU_WIDTH,
                         "max-content-height", MAX_MENU_HEIGHT, "child", self->seats, NULL);
  popover = g_object_new (GTK_TYPE_POPOVER, "child", window, NULL);
  gtk_widget_add_css_class (popover, "menu");
  gtk_menu_button_set_popover (button, popover);
}

static int
get_min_width (QdrPlayerPanel *self)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (self->grid), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  return minimum;
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
    for_size = MAX (for_size, get_min_width (self));
  gtk_widget_measure (GTK_WIDGET (self->grid), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && self->arrangement != QDR_PANEL_STACK)
    *minimum = MIN (*minimum, MIN_WIDTH);
}

static void
qdr_player_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrPlayerPanel *self = QDR_PLAYER_PANEL (widget);

  gtk_widget_size_allocate (GTK_WIDGET (self->grid),
                            &(GtkAllocation){ 0, 0, MAX (width, get_min_width (self)), height },
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

  seat_chosen_signal = g_signal_new ("seat-chosen", QDR_TYPE_PLAYER_PANEL, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (QDR_TYPE_CLOCK_VIEW);
  g_type_ensure (QDR_TYPE_FIRST_FIT_LAYOUT);
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
  gtk_widget_add_css_class (GTK_WIDGET (self), get_look (self->arrangement)->css_class);
  update_form (self);
}

void
qdr_player_panel_set_player (QdrPlayerPanel *self,
                             QdrPlayer *player,
                             QdrPersonality *personality,
                             GFile *portrait)
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
  g_signal_connect_object (player, "notify::in-play", G_CALLBACK (update_name), self,
                           G_CONNECT_SWAPPED);
  show_current_seat (self);
  qdr_pawn_icon_set_player (self->pawn_icon, qdr_player_get_number (player));
  qdr_image_set_portrait (self->portrait, portrait);
  update_pawn (self);
  update_rating (self);
  update_name (self);
}

void
qdr_player_panel_set_personalities (QdrPlayerPanel *self, QdrPersonalityList *personalities)
{
  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  g_set_object (&self->personalities, personalities);
  gtk_menu_button_set_create_popup_func (self->seat_button, make_menu_cb, self, NULL);
}

QdrPlayer *
qdr_player_panel_get_player (QdrPlayerPanel *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER_PANEL (self), NULL);

  return self->player;
}

QdrStockView *
qdr_player_panel_get_stock_view (QdrPlayerPanel *self)
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

/* Shows the full text of the remark in the status bar, because the bubble may cut it off. */
static void
clicked_cb (QdrPlayerPanel *self)
{
  if (qdr_remark_bubble_get_remark (self->bubble) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.last-remark", NULL);
}

void
qdr_player_panel_show_remark (QdrPlayerPanel *self, const char *remark)
{
  const Look *look;

  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));

  if (self->bubble == NULL && remark == NULL)
    return;
  look = get_look (self->arrangement);
  if (self->bubble == NULL) {
    GtkGesture *click = gtk_gesture_click_new ();

    g_signal_connect_object (click, "released", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
    gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
    self->bubble = QDR_REMARK_BUBBLE (
        qdr_remark_bubble_new (&(QdrRemarkObstacles){ .panel = GTK_WIDGET (self->grid),
                                                      .face = GTK_WIDGET (self->portrait),
                                                      .name = self->name,
                                                      .pieces = GTK_WIDGET (self->stock),
                                                      .last = GTK_WIDGET (self->clock),
                                                      .rating = GTK_WIDGET (self->rating) }));
    qdr_remark_bubble_set_arrangement (self->bubble, look->remark_lines, look->is_centred);
    gtk_widget_set_parent (GTK_WIDGET (self->bubble), GTK_WIDGET (self));
  }
  qdr_remark_bubble_show_remark (self->bubble, remark);
}

void
qdr_player_panel_set_arrangement (QdrPlayerPanel *self, QdrPanelArrangement arrangement)
{
  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));

  if (arrangement == self->arrangement)
    return;

  gtk_widget_remove_css_class (GTK_WIDGET (self), get_look (self->arrangement)->css_class);
  self->arrangement = arrangement;
  gtk_widget_add_css_class (GTK_WIDGET (self), get_look (self->arrangement)->css_class);
  update_form (self);
}

void
qdr_player_panel_set_content_align (QdrPlayerPanel *self, GtkAlign align)
{
  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));

  gtk_widget_set_valign (GTK_WIDGET (self->grid), align);
}

void
qdr_player_panel_set_increment (QdrPlayerPanel *self, guint seconds)
{
  g_autofree char *text = NULL;

  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));

  if (seconds > 0)
    text = g_strdup_printf (ngettext ("%u second is added with each move",
                                      "%u seconds are added with each move", seconds),
                            seconds);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->clock), text);
}

void
qdr_player_panel_set_seat_fixed (QdrPlayerPanel *self, gboolean is_fixed)
{
  g_return_if_fail (QDR_IS_PLAYER_PANEL (self));

  gtk_widget_set_sensitive (GTK_WIDGET (self->seat_button), !is_fixed);
}
