/*
 * What was played in the position on the board, beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-panel.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-opening-row.h"
#include "qdr-row-fixups.h"
#include "qdr-tab-stop.h"

struct _QdrOpeningPanel {
  GtkWidget parent_instance;

  GArray *moves_shown; /* of guint: a QdrMove for each row */
  GArray *games_shown; /* of gint64: the number of a game for each row */

  GtkWidget *child;
  AdwComboRow *scope;
  GtkWidget *words_box;
  GtkLabel *words;
  GtkWidget *offer;
  GtkWidget *scroller;
  GtkListBox *moves;
  GtkLabel *rest;
  GtkListBox *games;
};

G_DEFINE_FINAL_TYPE (QdrOpeningPanel, qdr_opening_panel, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_SCOPE,
  PROP_COMPACT,
  N_PROPS,
};

enum {
  SIGNAL_POINTED,
  SIGNAL_CHOSEN,
  SIGNAL_GAME_CHOSEN,
  SIGNAL_ASKED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* --- What the user does ----------------------------------------------------------------------- */

static QdrMove
get_move (QdrOpeningPanel *self, GtkListBoxRow *row)
{
  const int index = gtk_list_box_row_get_index (row);

  return index >= 0 && (guint) index < self->moves_shown->len
             ? (QdrMove) g_array_index (self->moves_shown, guint, index)
             : QDR_MOVE_NONE;
}

static void
point (QdrOpeningPanel *self, QdrMove move)
{
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, (guint) move);
}

/* A focus that is not to be seen came with a click. */
static void
entered_cb (GtkEventController *controller)
{
  GtkWidget *row = gtk_event_controller_get_widget (controller);
  GtkWidget *self = gtk_widget_get_ancestor (row, QDR_TYPE_OPENING_PANEL);
  GtkRoot *root = gtk_widget_get_root (row);

  if (!GTK_IS_EVENT_CONTROLLER_FOCUS (controller) ||
      gtk_window_get_focus_visible (GTK_WINDOW (root)))
    point (QDR_OPENING_PANEL (self), get_move (QDR_OPENING_PANEL (self), GTK_LIST_BOX_ROW (row)));
}

/* A row that goes has left the panel. */
static void
left_cb (GtkEventController *controller)
{
  GtkWidget *row = gtk_event_controller_get_widget (controller);
  GtkWidget *self = gtk_widget_get_ancestor (row, QDR_TYPE_OPENING_PANEL);

  if (self != NULL)
    point (QDR_OPENING_PANEL (self), QDR_MOVE_NONE);
}

static void
move_chosen_cb (QdrOpeningPanel *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, (guint) get_move (self, row));
}

static void
game_chosen_cb (QdrOpeningPanel *self, GtkListBoxRow *row)
{
  const int index = gtk_list_box_row_get_index (row);

  g_signal_emit (self, signals[SIGNAL_GAME_CHOSEN], 0,
                 g_array_index (self->games_shown, gint64, index));
}

static void
asked_cb (QdrOpeningPanel *self)
{
  g_signal_emit (self, signals[SIGNAL_ASKED], 0);
}

static void
scope_cb (QdrOpeningPanel *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCOPE]);
}

QdrLibraryScopeKind
qdr_opening_panel_get_scope (QdrOpeningPanel *self)
{
  g_return_val_if_fail (QDR_IS_OPENING_PANEL (self), QDR_LIBRARY_SCOPE_ALL);

  return (QdrLibraryScopeKind) adw_combo_row_get_selected (self->scope);
}

/* --- What is shown ---------------------------------------------------------------------------- */

static void
empty (GtkListBox *list)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))) != NULL)
    gtk_list_box_remove (list, row);
}

static void
point_by (GtkWidget *row, GtkEventController *controller)
{
  g_signal_connect (controller, "enter", G_CALLBACK (entered_cb), NULL);
  g_signal_connect (controller, "leave", G_CALLBACK (left_cb), NULL);
  gtk_widget_add_controller (row, controller);
}

static void
add_move (QdrOpeningPanel *self, const QdrOpeningSearch *search, const QdrLibraryMove *move)
{
  GtkWidget *row = qdr_opening_row_new (&search->position.board, move, search->n_games);
  const guint number = move->move;

  point_by (row, gtk_event_controller_motion_new ());
  point_by (row, gtk_event_controller_focus_new ());
  qdr_accessibility_fixups_apply (row);
  g_array_append_val (self->moves_shown, number);
  gtk_list_box_append (self->moves, row);
}

static void
add_game (QdrOpeningPanel *self, const QdrLibraryEntry *entry)
{
  GtkWidget *row = qdr_opening_row_new_for_game (entry);

  qdr_accessibility_fixups_apply (row);
  g_array_append_val (self->games_shown, entry->id);
  gtk_list_box_append (self->games, row);
}

/* How many moves are not shown. */
static void
show_rest (QdrOpeningPanel *self, const QdrOpeningSearch *search)
{
  const guint n = search->n_moves - search->moves->len;
  g_autofree char *rest =
      g_strdup_printf (ngettext ("and %u rarer move", "and %u rarer moves", n), n);

  gtk_label_set_label (self->rest, rest);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), n > 0);
}

/* The focus would go with the row that has it. */
static int
find_focused_row (QdrOpeningPanel *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->moves));

  return row != NULL ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : -1;
}

static void
clear (QdrOpeningPanel *self)
{
  g_array_set_size (self->moves_shown, 0);
  g_array_set_size (self->games_shown, 0);
  empty (self->moves);
  empty (self->games);
}

static void
show_page (QdrOpeningPanel *self, gboolean has_moves)
{
  gtk_widget_set_visible (self->words_box, !has_moves);
  gtk_widget_set_visible (self->scroller, has_moves);
}

void
qdr_opening_panel_show_words (QdrOpeningPanel *self, const char *words, gboolean offers)
{
  gboolean has_focus;

  g_return_if_fail (QDR_IS_OPENING_PANEL (self));
  g_return_if_fail (words != NULL);

  has_focus = gtk_widget_get_focus_child (self->scroller) != NULL;
  if (has_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->scope));
  clear (self);
  gtk_label_set_label (self->words, words);
  gtk_widget_set_visible (self->offer, offers);
  show_page (self, FALSE);
}

void
qdr_opening_panel_show_moves (QdrOpeningPanel *self, const QdrOpeningSearch *search)
{
  GtkListBoxRow *row;
  int focused;

  g_return_if_fail (QDR_IS_OPENING_PANEL (self));
  g_return_if_fail (search != NULL && search->n_games > 0);

  focused = find_focused_row (self);
  if (focused >= 0 || gtk_widget_has_focus (self->offer))
    gtk_widget_grab_focus (GTK_WIDGET (self->scope));
  clear (self);
  for (guint i = 0; i < search->moves->len; i++)
    add_move (self, search, &g_array_index (search->moves, QdrLibraryMove, i));
  for (guint i = 0; i < search->games->len; i++)
    add_game (self, g_ptr_array_index (search->games, i));
  show_rest (self, search);
  show_page (self, TRUE);
  row = focused >= 0 ? gtk_list_box_get_row_at_index (self->moves, 0) : NULL;
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_opening_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_SCOPE:
    g_value_set_uint (value, qdr_opening_panel_get_scope (QDR_OPENING_PANEL (object)));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_opening_panel_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_COMPACT:
    if (g_value_get_boolean (value))
      gtk_widget_add_css_class (GTK_WIDGET (object), "compact");
    else
      gtk_widget_remove_css_class (GTK_WIDGET (object), "compact");
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_opening_panel_dispose (GObject *object)
{
  QdrOpeningPanel *self = QDR_OPENING_PANEL (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_opening_panel_parent_class)->dispose (object);
}

static void
qdr_opening_panel_finalize (GObject *object)
{
  QdrOpeningPanel *self = QDR_OPENING_PANEL (object);

  g_array_unref (self->moves_shown);
  g_array_unref (self->games_shown);

  G_OBJECT_CLASS (qdr_opening_panel_parent_class)->finalize (object);
}

static void
qdr_opening_panel_class_init (QdrOpeningPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = QDR_TYPE_OPENING_PANEL;

  object_class->get_property = qdr_opening_panel_get_property;
  object_class->set_property = qdr_opening_panel_set_property;
  object_class->dispose = qdr_opening_panel_dispose;
  object_class->finalize = qdr_opening_panel_finalize;

  properties[PROP_SCOPE] =
      g_param_spec_uint ("scope", NULL, NULL, 0, QDR_LIBRARY_N_SCOPES - 1, 0,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_POINTED] = g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_GAME_CHOSEN] = g_signal_new ("game-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                              NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[SIGNAL_ASKED] =
      g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (QDR_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/openings/opening-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, child);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, scope);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, words_box);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, words);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, offer);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, moves);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, rest);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, games);
  gtk_widget_class_bind_template_callback (widget_class, scope_cb);
  gtk_widget_class_bind_template_callback (widget_class, asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, move_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "openingpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_opening_panel_init (QdrOpeningPanel *self)
{
  self->moves_shown = g_array_new (FALSE, FALSE, sizeof (guint));
  self->games_shown = g_array_new (FALSE, FALSE, sizeof (gint64));
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_row_fixups_apply (GTK_WIDGET (self));
  qdr_opening_panel_show_words (self, _ ("Asking the library…"), FALSE);
}
