/*
 * The pages of the window, and the controller that shows them in place of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-board-picture.h"
#include "qdr-focus.h"
#include "qdr-game-clock.h"
#include "qdr-game-text.h"
#include "qdr-icon-button.h"
#include "qdr-layouts.h"
#include "qdr-player-panel.h"
#include "qdr-silent-label.h"

/* The least width of a page whose header has room for the state of the game, beside a title and
 * beside something else; logical pixels. */
#define STATE_WIDTH 600
#define STATE_WIDTH_BESIDE_TABS 900

/* The width below which the header has no room for all buttons of the window beside the title and
 * the game that goes on; logical pixels. */
#define NARROW_WIDTH 480

typedef struct {
  GSimpleActionGroup *actions;
  QdrSession *session; /* (nullable): NULL until the page is in a window */
  GtkWidget *below;    /* (weak) (nullable): what was shown when the page was opened */
  GtkWidget *focus;    /* (weak) (nullable): what had the focus then */

  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GtkWidget *game_button;
  QdrPawnIcon *pawn_icon;
  GtkWidget *pause_icon;
  GtkLabel *state;
  QdrClockView *clock;
} QdrPagePrivate;

static void make_buildable (GtkBuildableIface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (QdrPage,
                                  qdr_page,
                                  GTK_TYPE_BOX,
                                  G_ADD_PRIVATE (QdrPage)
                                      G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, make_buildable))

enum {
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];
static GtkBuildableIface *parent_buildable;

static QdrPagePrivate *
get_private (gpointer self)
{
  return qdr_page_get_instance_private (self);
}

static void
add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  AdwHeaderBar *header = get_private (buildable)->header;

  if (g_strcmp0 (type, "start") == 0)
    adw_header_bar_pack_start (header, GTK_WIDGET (child));
  else if (g_strcmp0 (type, "end") == 0)
    adw_header_bar_pack_end (header, GTK_WIDGET (child));
  else if (g_strcmp0 (type, "title") == 0)
    adw_header_bar_set_title_widget (header, GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
make_buildable (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

/* The game that goes on */

/* Names the button by the state of the whole game, and while it has the focus also by the time that
 * was left when it got the focus: a screen reader would read every change. */
static void
name_game_button (QdrPage *self)
{
  QdrPagePrivate *priv = get_private (self);
  QdrGame *game = qdr_session_get_game (priv->session);
  const gint64 left =
      qdr_player_get_remaining_time (qdr_game_get_player (game, qdr_game_get_next_player (game)));
  g_autofree char *time =
      left >= 0 && gtk_widget_has_focus (priv->game_button) ? qdr_clock_format_time (left) : NULL;
  g_autofree char *name =
      g_strjoin (" ", _ ("To the Game"), "–", gtk_label_get_text (priv->state), time, NULL);

  qdr_silent_label_set_tooltip (priv->game_button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->game_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

/* Shows the pawn, unless the game is paused, or the page narrow and the clock shown. */
static void
choose_icon (QdrPage *self)
{
  QdrPagePrivate *priv = get_private (self);

  gtk_widget_set_visible (GTK_WIDGET (priv->pawn_icon),
                          !gtk_widget_get_visible (priv->pause_icon) &&
                              (gtk_widget_get_width (GTK_WIDGET (self)) >= NARROW_WIDTH ||
                               !gtk_widget_get_visible (GTK_WIDGET (priv->clock))));
}

static void
session_changed_cb (QdrPage *self)
{
  QdrPagePrivate *priv = get_private (self);
  QdrGame *game = qdr_session_get_game (priv->session);
  const guint player = qdr_game_get_next_player (game);
  const gboolean is_paused = qdr_session_is_paused (priv->session);
  g_autofree char *state = is_paused ? g_strdup (_ ("Paused")) : qdr_game_describe_standing (game);

  gtk_widget_set_visible (priv->game_button,
                          qdr_session_is_begun (priv->session) && qdr_game_is_under_way (game));
  gtk_widget_set_visible (priv->pause_icon, is_paused);
  qdr_pawn_icon_set_player (priv->pawn_icon, player);
  gtk_label_set_text (priv->state, state);
  qdr_clock_view_set_player (priv->clock, qdr_game_get_player (game, player));
  choose_icon (self);
  name_game_button (self);
}

static void
focused_cb (QdrPage *self)
{
  if (get_private (self)->session != NULL)
    name_game_button (self);
}

/* Shows the state of the game in a wide page, and only the clock, or else the pawn, in a narrow
 * one, which has no other button of the window than the one that closes it: its title has room. */
static gboolean
fit_width_cb (GtkWidget *page, GdkFrameClock *frame_clock, gpointer user_data)
{
  QdrPagePrivate *priv = get_private (page);
  const gboolean has_title =
      adw_header_bar_get_title_widget (priv->header) == GTK_WIDGET (priv->title);
  const int width = gtk_widget_get_width (page);
  g_autofree char *layout = NULL;
  const char *close;

  gtk_widget_set_visible (GTK_WIDGET (priv->state),
                          width >= (has_title ? STATE_WIDTH : STATE_WIDTH_BESIDE_TABS));
  g_object_get (gtk_widget_get_settings (page), "gtk-decoration-layout", &layout, NULL);
  choose_icon (QDR_PAGE (page));
  close = width < NARROW_WIDTH ? strstr (layout, "close") : NULL;
  if (close != NULL)
    close = strchr (close, ':') != NULL ? "close:" : ":close";
  /* Even the same layout would make the window change its layout again. */
  if (g_strcmp0 (close, adw_header_bar_get_decoration_layout (priv->header)) != 0)
    adw_header_bar_set_decoration_layout (priv->header, close);
  return G_SOURCE_REMOVE;
}

/* Defers the choice to the next frame, because no widget may change its size during an
 * allocation. */
static void
resized_cb (GtkWidget *page)
{
  gtk_widget_add_tick_callback (page, fit_width_cb, NULL, NULL);
}

/* Leaving */

static gboolean
asks_before_leaving (QdrPage *self, const char *action)
{
  QdrPageClass *klass = QDR_PAGE_GET_CLASS (self);

  return klass->ask_before_leaving != NULL && klass->ask_before_leaving (self, action);
}

static gboolean
qdr_page_go_back (QdrPage *self)
{
  return asks_before_leaving (self, "win.back");
}

static gboolean
close_request_cb (QdrPage *self)
{
  return asks_before_leaving (self, "window.close");
}

/* The object */

static void
qdr_page_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (qdr_page_parent_class)->realize (widget);

  g_signal_connect_object (gtk_widget_get_root (widget), "close-request",
                           G_CALLBACK (close_request_cb), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_native_get_surface (gtk_widget_get_native (widget)), "layout",
                           G_CALLBACK (resized_cb), widget, G_CONNECT_SWAPPED);
}

static gboolean
qdr_page_grab_focus (GtkWidget *widget)
{
  GtkWidget *header = GTK_WIDGET (get_private (widget)->header);

  return qdr_focus_move_into (gtk_widget_get_next_sibling (header));
}

static void
qdr_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AdwWindowTitle *title = get_private (object)->title;

  g_value_set_string (value, id == PROP_TITLE ? adw_window_title_get_title (title)
                                              : adw_window_title_get_subtitle (title));
}

static void
qdr_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AdwWindowTitle *title = get_private (object)->title;

  if (id == PROP_TITLE)
    adw_window_title_set_title (title, g_value_get_string (value));
  else
    adw_window_title_set_subtitle (title, g_value_get_string (value));
}

static void
qdr_page_dispose (GObject *object)
{
  QdrPagePrivate *priv = get_private (object);

  g_clear_weak_pointer (&priv->below);
  g_clear_weak_pointer (&priv->focus);
  if (priv->session != NULL)
    g_signal_handlers_disconnect_by_data (priv->session, object);
  g_clear_object (&priv->session);
  g_clear_object (&priv->title);

  G_OBJECT_CLASS (qdr_page_parent_class)->dispose (object);
}

static void
qdr_page_finalize (GObject *object)
{
  g_object_unref (get_private (object)->actions);

  G_OBJECT_CLASS (qdr_page_parent_class)->finalize (object);
}

static void
qdr_page_class_init (QdrPageClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = qdr_page_get_property;
  G_OBJECT_CLASS (klass)->set_property = qdr_page_set_property;
  G_OBJECT_CLASS (klass)->dispose = qdr_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_page_finalize;
  widget_class->realize = qdr_page_realize;
  widget_class->grab_focus = qdr_page_grab_focus;
  klass->go_back = qdr_page_go_back;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  g_type_ensure (QDR_TYPE_CLOCK_VIEW);
  g_type_ensure (QDR_TYPE_FIRST_FIT_LAYOUT);
  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_PAWN_ICON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/window/page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, QdrPage, header);
  gtk_widget_class_bind_template_child_private (widget_class, QdrPage, title);
  gtk_widget_class_bind_template_child_private (widget_class, QdrPage, game_button);
  gtk_widget_class_bind_template_child_private (widget_class, QdrPage, pawn_icon);
  gtk_widget_class_bind_template_child_private (widget_class, QdrPage, pause_icon);
  gtk_widget_class_bind_template_child_private (widget_class, QdrPage, state);
  gtk_widget_class_bind_template_child_private (widget_class, QdrPage, clock);
}

static void
qdr_page_init (QdrPage *self)
{
  QdrPagePrivate *priv = get_private (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  priv->actions = g_simple_action_group_new ();
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (priv->actions));
  g_object_ref (priv->title);
  g_signal_connect (self, "map", G_CALLBACK (resized_cb), NULL);
  g_signal_connect_object (priv->game_button, "notify::has-focus", G_CALLBACK (focused_cb), self,
                           G_CONNECT_SWAPPED);
}

GActionMap *
qdr_page_get_actions (QdrPage *self)
{
  g_return_val_if_fail (QDR_IS_PAGE (self), NULL);

  return G_ACTION_MAP (get_private (self)->actions);
}

struct _QdrPageController {
  QdrController base;

  GtkWindow *window; /* unowned, like all widgets */
  GtkStack *stack;
  GtkWidget *game;
  QdrSplitView *split_view;
  QdrBoardView *board;
  GActionMap *actions; /* unowned, the actions of the game or the page that is shown */
};

QDR_DEFINE_CONTROLLER (QdrPageController, qdr_page_controller)

/* Actions of the window that pages have too. */
static const char *const common_actions[] = {
  "back", "show-game",    "home",       "new-game",
  "open", "play-against", "fullscreen", "show-help-overlay",
};

/* Actions that the home page has besides. */
static const char *const home_actions[] = {
  "open-line", "open-recent", "edit-position", "paste", "cancel-animation",
};

static void
add_actions (QdrPageController *self,
             GSimpleActionGroup *group,
             const char *const *names,
             gsize n_names)
{
  for (gsize i = 0; i < n_names; i++) {
    GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->window), names[i]);

    if (action != NULL)
      g_action_map_add_action (G_ACTION_MAP (group), action);
  }
}

/* Uses the actions of the page that is shown, so that none changes a game behind it. The game rests
 * unless a person plays. */
static void
shown_cb (QdrPageController *self)
{
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);
  const gboolean is_page = QDR_IS_PAGE (shown);
  g_autoptr (GSimpleActionGroup) home = g_simple_action_group_new ();
  gpointer actions = is_page ? get_private (shown)->actions : home;

  if (self->base.session == NULL)
    return;
  if (shown != self->game)
    qdr_announcer_drop_waiting (GTK_WIDGET (self->window));
  if (shown == self->game) {
    actions = self->window;
  } else if (!is_page) {
    add_actions (self, home, common_actions, G_N_ELEMENTS (common_actions));
    add_actions (self, home, home_actions, G_N_ELEMENTS (home_actions));
  }
  gtk_widget_insert_action_group (GTK_WIDGET (self->window), "win", actions);
  self->actions = actions;
  qdr_focus_set_fallback (self->window, is_page ? shown : GTK_WIDGET (self->board));
  qdr_session_set_hold (self->base.session, QDR_HOLD_PAGE, is_page);
}

/* Explains why a key of @widget or of a widget around it does nothing, unless it has an enabled
 * action. @disabled (nullable) is the disabled action that was found so far. */
static void
explain_key (QdrPageController *self, GtkWidget *widget, GdkEvent *key, GAction *disabled)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GListModel) shortcuts = g_list_model_get_item (controllers, i);

    for (guint j = 0;
         GTK_IS_SHORTCUT_CONTROLLER (shortcuts) && j < g_list_model_get_n_items (shortcuts); j++) {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, j);
      gpointer named = gtk_shortcut_get_action (shortcut);
      const char *name =
          GTK_IS_NAMED_ACTION (named) ? gtk_named_action_get_action_name (named) : "";
      GAction *action = g_str_has_prefix (name, "win.")
                            ? g_action_map_lookup_action (self->actions, name + strlen ("win."))
                            : NULL;

      if (action == NULL || gtk_shortcut_trigger_trigger (gtk_shortcut_get_trigger (shortcut), key,
                                                          FALSE) == GDK_KEY_MATCH_NONE)
        continue;
      if (g_action_get_enabled (action))
        return;
      disabled = action;
    }
  }
  if (parent != NULL)
    explain_key (self, parent, key, disabled);
  else if (disabled != NULL && gtk_stack_get_visible_child (self->stack) == self->game)
    qdr_board_view_refuse_move (self->board, qdr_actions_get_reason (disabled));
  else if (disabled != NULL)
    qdr_announce_answer (widget, qdr_actions_get_reason (disabled));
}

/* Returns the insensitive button in @widget that Alt and @letter would press, or NULL. */
static GtkWidget *
find_disabled_button (GtkWidget *widget, guint letter)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && !gtk_widget_is_sensitive (widget) &&
      gdk_keyval_to_lower (gtk_label_get_mnemonic_keyval (GTK_LABEL (widget))) == letter)
    return gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = gtk_widget_get_mapped (child) ? find_disabled_button (child, letter) : NULL;
  return found;
}

/* Handles a key that nothing else in the window has handled. */
static gboolean
key_pressed_cb (QdrPageController *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventController *keys)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);
  GdkEvent *key = gtk_event_controller_get_current_event (keys);
  GtkWidget *button =
      (state & GDK_ALT_MASK) != 0 ? find_disabled_button (GTK_WIDGET (self->stack), keyval) : NULL;

  if (button != NULL && gtk_widget_get_tooltip_text (button) != NULL)
    qdr_announce_answer (button, gtk_widget_get_tooltip_text (button));
  else if (key != NULL)
    explain_key (self, focus != NULL ? focus : GTK_WIDGET (self->window), key, NULL);
  return GDK_EVENT_PROPAGATE;
}

/* The window references itself by its own actions, so it releases them when it is closed. */
static void
unrealize_cb (QdrPageController *self)
{
  gtk_widget_insert_action_group (GTK_WIDGET (self->window), "win", NULL);
}

static void
add_page (QdrPageController *self, QdrPage *page)
{
  QdrPagePrivate *priv = get_private (page);

  add_actions (self, priv->actions, common_actions, G_N_ELEMENTS (common_actions));
  priv->session = g_object_ref (self->base.session);
  qdr_session_connect_changed (priv->session, G_CALLBACK (session_changed_cb), page);
  qdr_accessibility_fixups_apply (GTK_WIDGET (page));
  /* A screen reader speaks this title before whatever gets the focus in the page. */
  g_object_bind_property (page, "title", gtk_stack_add_child (self->stack, GTK_WIDGET (page)),
                          "title", G_BINDING_SYNC_CREATE);
}

/* Shows the game and, if the board is not covered, moves the focus to the board. */
static void
show_game (QdrPageController *self)
{
  if (gtk_stack_get_visible_child (self->stack) == self->game)
    return;

  qdr_split_view_expect_width (self->split_view, gtk_widget_get_width (GTK_WIDGET (self->stack)));
  /* Otherwise the stack would move the focus to the board unseen, and it would not be reported. */
  gtk_window_set_focus (self->window, NULL);
  gtk_stack_set_visible_child (self->stack, self->game);
  qdr_session_set_hold (self->base.session, QDR_HOLD_HOME, FALSE);
  if (!qdr_session_is_board_hidden (self->base.session))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  else
    qdr_focus_move_into (self->game);
}

/* Goes from a page to what was shown before, and moves the focus to where it was. */
static void
close_page (QdrPageController *self, QdrPage *page)
{
  QdrPagePrivate *priv = get_private (page);
  GtkWidget *below = priv->below != NULL ? priv->below : self->game;
  GtkWidget *focus = priv->focus;

  qdr_announcer_drop_waiting (GTK_WIDGET (page));
  gtk_window_set_focus (self->window, NULL);
  if (below == self->game)
    show_game (self);
  else
    gtk_stack_set_visible_child (self->stack, below);
  if (focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_is_sensitive (focus))
    gtk_window_set_focus (self->window, focus);
  else
    qdr_focus_move_into (below);
  gtk_stack_remove (self->stack, GTK_WIDGET (page));
}

static void
back_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrPageController *self = user_data;
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);

  /* A sidebar that covers the board is closed first. */
  if (shown == self->game && qdr_split_view_get_collapsed (self->split_view))
    qdr_split_view_set_show_sidebar (self->split_view, FALSE);
  if (QDR_IS_PAGE (shown) && !QDR_PAGE_GET_CLASS (shown)->go_back (QDR_PAGE (shown)))
    close_page (self, QDR_PAGE (shown));
  else if (shown == self->game && !qdr_session_is_board_hidden (self->base.session))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
show_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_game (user_data);
}

static const GActionEntry entries[] = {
  { .name = "back", .activate = back_cb },
  { .name = "show-game", .activate = show_game_cb },
};

/* Shows the game when it is replaced, or when it goes on behind the home page. Nothing leads back
 * to a game that nobody has begun. */
static void
changed_cb (QdrPageController *self, guint changes)
{
  const gboolean is_page = QDR_IS_PAGE (gtk_stack_get_visible_child (self->stack));

  if ((changes & (is_page ? QDR_CHANGE_GAME : QDR_CHANGE_POSITION)) != 0)
    show_game (self);
  qdr_actions_set_enabled (self->base.actions, "show-game",
                           qdr_session_is_begun (self->base.session));
}

QdrPageController *
qdr_page_controller_new (GtkWindow *window,
                         QdrSession *session,
                         GtkStack *stack,
                         QdrSplitView *split_view,
                         QdrBoardView *board)
{
  GtkEventController *keys;
  QdrPageController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window) && G_IS_ACTION_MAP (window), NULL);
  g_return_val_if_fail (GTK_IS_STACK (stack), NULL);
  g_return_val_if_fail (QDR_IS_SPLIT_VIEW (split_view), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);

  self = qdr_controller_new (QDR_TYPE_PAGE_CONTROLLER, G_ACTION_MAP (window), session);
  self->window = window;
  self->stack = stack;
  self->game = gtk_stack_get_visible_child (stack);
  self->split_view = split_view;
  self->board = board;
  self->actions = G_ACTION_MAP (window);
  keys = gtk_event_controller_key_new ();
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  g_signal_connect_object (stack, "notify::visible-child", G_CALLBACK (shown_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "unrealize", G_CALLBACK (unrealize_cb), self, G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}

void
qdr_page_controller_show_page (QdrPageController *self, QdrPage *page)
{
  GtkWidget *shown, *open;

  g_return_if_fail (QDR_IS_PAGE_CONTROLLER (self));
  g_return_if_fail (QDR_IS_PAGE (page));

  shown = gtk_stack_get_visible_child (self->stack);
  for (open = shown; QDR_IS_PAGE (open) && open != GTK_WIDGET (page);)
    open = get_private (open)->below;
  if (open == GTK_WIDGET (page)) {
    /* The page is below others, or shown already. */
    while ((shown = gtk_stack_get_visible_child (self->stack)) != open)
      close_page (self, QDR_PAGE (shown));
    return;
  }

  if (gtk_widget_get_parent (GTK_WIDGET (page)) == NULL)
    add_page (self, page);
  g_set_weak_pointer (&get_private (page)->below, shown);
  g_set_weak_pointer (&get_private (page)->focus, gtk_window_get_focus (self->window));
  /* Otherwise the stack would move the focus to the button that goes back. */
  gtk_window_set_focus (self->window, NULL);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (page));
  gtk_widget_grab_focus (GTK_WIDGET (page));
}
