/*
 * The window of the position editor, and the controller that opens it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-editor-window.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-board-picture.h"
#include "qdr-editor-board-model.h"
#include "qdr-focus.h"
#include "qdr-focusable-label.h"
#include "qdr-game-chooser.h"
#include "qdr-foreign-game.h"
#include "qdr-game-setup.h"
#include "qdr-icon-button.h"
#include "qdr-layouts.h"
#include "qdr-notation.h"
#include "qdr-silent-label.h"
#include "qdr-window-presenting.h"
#include "qdr-wrap-layout.h"

/* The row of a player. The radio buttons of all rows form a group that selects the player to
 * move. */
struct _QdrEditorRow {
  AdwPreferencesRow parent_instance;

  QdrPositionEditor *editor;
  guint number;
  gboolean is_updating; /* whether the widgets are being updated from the model */

  GtkCheckButton *turn;
  QdrPawnIcon *pawn_icon;
  GtkLabel *name;
  GtkSpinButton *stock;
  GtkSwitch *in_play;
};

G_DEFINE_FINAL_TYPE (QdrEditorRow, qdr_editor_row, ADW_TYPE_PREFERENCES_ROW)

static gboolean
is_player (QdrEditorRow *self)
{
  return self->number < qdr_position_editor_get_draft (self->editor)->players;
}

static void
turn_toggled_cb (QdrEditorRow *self)
{
  if (!self->is_updating && is_player (self) && gtk_check_button_get_active (self->turn))
    qdr_position_editor_set_turn (self->editor, self->number);
}

static void
stock_changed_cb (QdrEditorRow *self)
{
  if (!self->is_updating && is_player (self))
    qdr_position_editor_set_stock (self->editor, self->number,
                                   (guint) gtk_spin_button_get_value_as_int (self->stock));
}

static void
in_play_toggled_cb (QdrEditorRow *self)
{
  if (!self->is_updating && is_player (self))
    qdr_position_editor_set_player_in_play (self->editor, self->number,
                                            gtk_switch_get_active (self->in_play));
}

/* Sets the tooltip of a widget, and an accessible label that includes the name of the player. */
static void
label_part (GtkWidget *part, const char *words, char *words_with_name)
{
  g_autofree char *label = words_with_name;

  qdr_silent_label_set_tooltip (part, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
update_row (QdrEditorRow *self)
{
  const QdrPositionDraft *draft = qdr_position_editor_get_draft (self->editor);
  gboolean is_you, is_in_play, can_leave;
  const char *name;

  gtk_widget_set_visible (GTK_WIDGET (self), is_player (self));
  if (!is_player (self)) {
    /* All names are in one size group. A long name in a hidden row would widen the visible
     * names. */
    gtk_label_set_label (self->name, "");
    return;
  }

  name = qdr_position_editor_get_player_name (self->editor, self->number);
  is_you =
      qdr_game_is_only_human (qdr_position_editor_get_template_game (self->editor), self->number);
  is_in_play = draft->pawns[self->number] != QDR_NO_SQUARE;
  can_leave = qdr_position_draft_can_remove_player (draft, self->number);

  self->is_updating = TRUE;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_label_set_label (self->name, name);
  /* Translators: %s is the name of a player */
  label_part (GTK_WIDGET (self->turn), _ ("To move"), g_strdup_printf (_ ("%s to move"), name));
  label_part (GTK_WIDGET (self->stock), _ ("Walls in stock"),
              is_you ? g_strdup (_ ("Your walls in stock"))
                     /* Translators: %s is the name of a player */
                     : g_strdup_printf (_ ("Walls in stock of %s"), name));
  /* Translators: %s is the name of a player */
  label_part (GTK_WIDGET (self->in_play), _ ("In play"), g_strdup_printf (_ ("%s in play"), name));

  gtk_check_button_set_active (self->turn, draft->turn == self->number);
  gtk_widget_set_sensitive (GTK_WIDGET (self->turn), is_in_play);
  gtk_spin_button_set_value (self->stock, draft->stocks[self->number]);
  gtk_widget_set_visible (GTK_WIDGET (self->in_play), draft->players > 2);
  gtk_switch_set_active (self->in_play, is_in_play);
  gtk_widget_set_sensitive (GTK_WIDGET (self->in_play), !is_in_play || can_leave);
  self->is_updating = FALSE;
}

static void
qdr_editor_row_dispose (GObject *object)
{
  g_clear_object (&QDR_EDITOR_ROW (object)->editor);

  G_OBJECT_CLASS (qdr_editor_row_parent_class)->dispose (object);
}

/* After a click or Enter, selects the player of the row as the player to move. */
static void
row_activated_cb (QdrEditorRow *self, GtkListBoxRow *row)
{
  if (row == GTK_LIST_BOX_ROW (self) && gtk_widget_is_sensitive (GTK_WIDGET (self->turn)))
    gtk_check_button_set_active (self->turn, TRUE);
}

/* Moves the focus by arrow keys from radio button to radio button, instead of from row to row. */
static gboolean
turn_key_cb (QdrEditorRow *self, guint key)
{
  const gboolean back = key == GDK_KEY_Up || key == GDK_KEY_Left;
  GtkWidget *row = GTK_WIDGET (self);

  if (!back && key != GDK_KEY_Down && key != GDK_KEY_Right)
    return GDK_EVENT_PROPAGATE;
  do
    row = back ? gtk_widget_get_prev_sibling (row) : gtk_widget_get_next_sibling (row);
  while (row != NULL && !gtk_widget_is_sensitive (GTK_WIDGET (QDR_EDITOR_ROW (row)->turn)));
  if (row == NULL || !gtk_widget_get_visible (row))
    return GDK_EVENT_STOP;

  gtk_widget_grab_focus (GTK_WIDGET (QDR_EDITOR_ROW (row)->turn));
  gtk_check_button_set_active (QDR_EDITOR_ROW (row)->turn, TRUE);
  return GDK_EVENT_STOP;
}

static void
parent_changed_cb (QdrEditorRow *self)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (self));

  if (list != NULL)
    g_signal_connect_object (list, "row-activated", G_CALLBACK (row_activated_cb), self,
                             G_CONNECT_SWAPPED);
}

static void
qdr_editor_row_class_init (QdrEditorRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_editor_row_dispose;

  g_type_ensure (QDR_TYPE_PAWN_ICON);
  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/editor/editor-row.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrEditorRow, turn);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorRow, pawn_icon);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorRow, name);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorRow, stock);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorRow, in_play);
  gtk_widget_class_bind_template_callback (widget_class, turn_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, stock_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, in_play_toggled_cb);
}

static void
qdr_editor_row_init (QdrEditorRow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_spin_button_fixups_ignore_wheel (self->stock);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (turn_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->turn), keys);
  g_signal_connect (self, "notify::parent", G_CALLBACK (parent_changed_cb), NULL);
}

struct _QdrEditorWindow {
  AdwWindow parent_instance;

  QdrPositionEditor *editor;
  QdrEditorBoardModel *model;
  gboolean is_updating; /* whether the widgets are being updated from the model */

  QdrBoardView *board;
  GtkWidget *play;
  GtkWidget *clear_walls;
  GtkWidget *verdict_box;
  GtkImage *verdict_picture;
  GtkLabel *verdict;
  GtkLabel *advice;
  AdwComboRow *players;
  AdwComboRow *columns;
  AdwComboRow *rows;
  AdwPreferencesGroup *player_group;
};

G_DEFINE_FINAL_TYPE (QdrEditorWindow, qdr_editor_window, ADW_TYPE_WINDOW)

enum {
  SIGNAL_PLAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Returns the board size that is chosen in a row, whose items are 5, 7, 9, and so on. */
static guint
size_of_row (AdwComboRow *row)
{
  return QDR_BOARD_MIN + 2 * adw_combo_row_get_selected (row);
}

static guint
row_of_size (guint size)
{
  return (size - QDR_BOARD_MIN) / 2;
}

static void
show_advice (QdrEditorWindow *self, const char *sentence)
{
  gtk_label_set_label (self->advice, sentence);
}

static void
update_window (QdrEditorWindow *self)
{
  const QdrPositionDraft *draft = qdr_position_editor_get_draft (self->editor);
  const char *fault = qdr_position_editor_check_position (self->editor, NULL);
  const guint held = qdr_editor_board_model_get_held_pawn_player (self->model);
  GtkWidget *widget = GTK_WIDGET (self);

  self->is_updating = TRUE;
  adw_combo_row_set_selected (self->players, draft->players == 4 ? 1 : 0);
  adw_combo_row_set_selected (self->columns, row_of_size (draft->width));
  adw_combo_row_set_selected (self->rows, row_of_size (draft->height));
  self->is_updating = FALSE;
  adw_preferences_group_set_description (
      self->player_group, draft->players == 2
                              ? _ ("Who is to move, and the walls in stock")
                              : _ ("Who is to move, the walls in stock, and who is in play"));

  gtk_label_set_label (self->verdict, fault != NULL ? fault : _ ("The position can be played."));
  gtk_image_set_from_icon_name (self->verdict_picture,
                                fault != NULL ? "dialog-warning-symbolic" : "emblem-ok-symbolic");
  if (fault != NULL)
    gtk_widget_add_css_class (self->verdict_box, "notice");
  else
    gtk_widget_remove_css_class (self->verdict_box, "notice");

  if (held == QDR_NOBODY) {
    show_advice (self, _ ("Choose a groove for a wall, or a pawn."));
  } else if (qdr_game_is_only_human (qdr_position_editor_get_template_game (self->editor), held)) {
    show_advice (self, _ ("Choose a square for your pawn."));
  } else {
    g_autofree char *sentence =
        /* Translators: %s is the name of a player */
        g_strdup_printf (_ ("Choose a square for %s’s pawn."),
                         qdr_position_editor_get_player_name (self->editor, held));

    show_advice (self, sentence);
  }

  gtk_widget_action_set_enabled (widget, "editor.play", fault == NULL);
  gtk_widget_action_set_enabled (widget, "editor.undo",
                                 qdr_position_editor_can_undo (self->editor));
  gtk_widget_action_set_enabled (widget, "editor.redo",
                                 qdr_position_editor_can_redo (self->editor));
  gtk_widget_action_set_enabled (widget, "editor.clear-walls",
                                 qdr_bits_any (draft->walls[0], QDR_BITS_WORDS) ||
                                     qdr_bits_any (draft->walls[1], QDR_BITS_WORDS));
}

/* Changing the position */

static void
players_changed_cb (QdrEditorWindow *self)
{
  if (!self->is_updating)
    qdr_position_editor_set_n_players (self->editor,
                                       adw_combo_row_get_selected (self->players) == 0 ? 2 : 4);
}

static void
columns_changed_cb (QdrEditorWindow *self)
{
  if (!self->is_updating)
    qdr_position_editor_set_board_size (self->editor, size_of_row (self->columns),
                                        qdr_position_editor_get_draft (self->editor)->height);
}

static void
rows_changed_cb (QdrEditorWindow *self)
{
  if (!self->is_updating)
    qdr_position_editor_set_board_size (self->editor,
                                        qdr_position_editor_get_draft (self->editor)->width,
                                        size_of_row (self->rows));
}

static void
refused_cb (QdrEditorWindow *self, const char *sentence)
{
  show_advice (self, sentence);
}

static void
undo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  qdr_position_editor_undo (QDR_EDITOR_WINDOW (widget)->editor);
}

static void
redo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  qdr_position_editor_redo (QDR_EDITOR_WINDOW (widget)->editor);
}

static void
start_over_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  qdr_position_editor_start_over (QDR_EDITOR_WINDOW (widget)->editor);
}

static void
clear_walls_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  qdr_position_editor_clear_walls (QDR_EDITOR_WINDOW (widget)->editor);
}

static void
play_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  QdrEditorWindow *self = QDR_EDITOR_WINDOW (widget);
  g_autoptr (QdrGame) game = NULL;
  QdrPosition position;

  /* When a number field loses the focus, it applies the number that is being typed. */
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (qdr_position_editor_check_position (self->editor, &position) != NULL)
    return;

  game =
      qdr_game_make_from_position (&position, qdr_position_editor_get_template_game (self->editor));
  g_signal_emit (self, signals[SIGNAL_PLAY], 0, game);
}

/* Closes the window on Escape, unless this would discard changes. */
static void
leave_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (!qdr_position_editor_can_undo (QDR_EDITOR_WINDOW (widget)->editor))
    gtk_window_close (GTK_WINDOW (widget));
}

/* Clipboard */

static void
copy_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  QdrEditorWindow *self = QDR_EDITOR_WINDOW (widget);
  const QdrPosition shown =
      qdr_position_draft_to_unchecked_position (qdr_position_editor_get_draft (self->editor));
  g_autofree char *text = qdr_position_to_text (&shown);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  show_advice (self, _ ("Position copied"));
}

/* Sets up the last position of a game. */
static void
set_up_game (QdrEditorWindow *self, const QdrForeignGame *found)
{
  qdr_position_editor_set_position (self->editor, qdr_game_get_position (found->game));
}

/* The possible readings of a pasted text, while the user chooses one. */
typedef struct {
  QdrEditorWindow *window;
  GPtrArray *found;
} Choice;

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Choice *choice = user_data;
  const gssize index = qdr_game_chooser_choose_finish (result);

  if (index >= 0 && choice->window->editor != NULL)
    set_up_game (choice->window, g_ptr_array_index (choice->found, index));
  g_object_unref (choice->window);
  g_ptr_array_unref (choice->found);
  g_free (choice);
}

static void
text_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrEditorWindow) self = QDR_EDITOR_WINDOW (user_data);
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) found = NULL;

  if (self->editor == NULL)
    return;
  if (text == NULL) {
    qdr_board_view_refuse_move (self->board, _ ("There is no text in the clipboard"));
    return;
  }

  found = qdr_foreign_game_read_text (text, strlen (text),
                                      qdr_game_get_start_position (
                                          qdr_position_editor_get_template_game (self->editor)),
                                      NULL, &error);
  if (found == NULL) {
    g_autofree char *sentence =
        /* Translators: %s is a sentence with the reason why the text is not a position. */
        g_strdup_printf (_ ("No position in the clipboard: %s"), error->message);

    qdr_board_view_refuse_move (self->board, sentence);
  } else if (found->len == 1) {
    set_up_game (self, g_ptr_array_index (found, 0));
  } else {
    Choice *choice = g_new (Choice, 1);

    *choice = (Choice){ g_object_ref (self), g_steal_pointer (&found) };
    qdr_game_chooser_choose_interpretation_async (GTK_WINDOW (self), choice->found, NULL, chosen_cb,
                                                  choice);
  }
}

static void
paste_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, text_read_cb,
                                 g_object_ref (widget));
}

/* Object */

static void
qdr_editor_window_dispose (GObject *object)
{
  QdrEditorWindow *self = QDR_EDITOR_WINDOW (object);

  if (self->board != NULL)
    qdr_board_view_set_model (self->board, NULL);
  self->board = NULL;
  /* When the number fields lose the focus during disposal, they may change the position. The
   * handlers must not run then. */
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (qdr_editor_window_parent_class)->dispose (object);
}

static void
qdr_editor_window_class_init (QdrEditorWindowClass *klass)
{
  const GdkModifierType control = GDK_CONTROL_MASK;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_editor_window_dispose;

  signals[SIGNAL_PLAY] = g_signal_new ("play", QDR_TYPE_EDITOR_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_GAME);

  g_type_ensure (QDR_TYPE_BOARD_VIEW);
  g_type_ensure (QDR_TYPE_CARD_LAYOUT);
  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/editor/editor-window.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrEditorWindow, board);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorWindow, play);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorWindow, clear_walls);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorWindow, verdict_box);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorWindow, verdict_picture);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorWindow, verdict);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorWindow, advice);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorWindow, players);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorWindow, columns);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorWindow, rows);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorWindow, player_group);
  gtk_widget_class_bind_template_callback (widget_class, players_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, columns_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rows_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);

  gtk_widget_class_install_action (widget_class, "editor.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "editor.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "editor.start-over", NULL, start_over_cb);
  gtk_widget_class_install_action (widget_class, "editor.clear-walls", NULL, clear_walls_cb);
  gtk_widget_class_install_action (widget_class, "editor.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "editor.paste", NULL, paste_cb);
  gtk_widget_class_install_action (widget_class, "editor.play", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "editor.leave", NULL, leave_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control, "editor.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control | GDK_SHIFT_MASK,
                                       "editor.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, control, "editor.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, control, "editor.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, control, "editor.paste", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, control, "editor.play", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "editor.leave", NULL);
}

static void
qdr_editor_window_init (QdrEditorWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_row_fixups_apply (GTK_WIDGET (self));
}

GtkWidget *
qdr_editor_window_new (QdrPositionEditor *editor)
{
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  QdrEditorWindow *self;
  QdrEditorRow *first = NULL;

  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (editor), NULL);

  self = g_object_new (QDR_TYPE_EDITOR_WINDOW, NULL);
  self->editor = g_object_ref (editor);
  self->model = qdr_editor_board_model_new (editor);
  /* Walls need no confirmation, because a second tap removes a wall. */
  qdr_board_view_set_confirm_walls (self->board, QDR_CONFIRM_NEVER);
  qdr_board_view_set_model (self->board, QDR_BOARD_MODEL (self->model));

  for (guint player = 0; player < QDR_MAX_PLAYERS; player++) {
    QdrEditorRow *row = g_object_new (QDR_TYPE_EDITOR_ROW, NULL);

    row->editor = g_object_ref (editor);
    row->number = player;
    qdr_pawn_icon_set_player (row->pawn_icon, player);
    /* The names have the same width, so that all of them wrap to a separate line, or none. */
    gtk_size_group_add_widget (names, GTK_WIDGET (row->name));
    if (first != NULL)
      gtk_check_button_set_group (row->turn, first->turn);
    else
      first = row;
    g_signal_connect_object (editor, "changed", G_CALLBACK (update_row), row, G_CONNECT_SWAPPED);
    update_row (row);
    adw_preferences_group_add (self->player_group, GTK_WIDGET (row));
  }

  qdr_focus_set_fallback (GTK_WINDOW (self), GTK_WIDGET (self->board));
  g_signal_connect_object (self->model, "changed", G_CALLBACK (update_window), self,
                           G_CONNECT_SWAPPED);
  update_window (self);
  /* Screen readers would ignore a focus that is set before the window is shown. */
  g_signal_connect_object (self, "map", G_CALLBACK (gtk_widget_grab_focus), self->board,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  qdr_announce (GTK_WIDGET (self),
                _ ("Enter picks up a pawn or places a wall, W describes the board."));
  return GTK_WIDGET (self);
}

QdrBoardView *
qdr_editor_window_get_board (QdrEditorWindow *self)
{
  g_return_val_if_fail (QDR_IS_EDITOR_WINDOW (self), NULL);

  return self->board;
}

/* The initial size of the window is within these limits, logical pixels. A wider window would have
 * empty margins. */
#define MIN_WIDTH 960
#define MIN_HEIGHT 680
#define MAX_WIDTH 1360

struct _QdrEditorController {
  QdrController base;

  QdrFilesController *files;
  GtkWindow *window;   /* unowned */
  QdrBoardView *board; /* unowned */
  GSettings *settings;
  QdrPersonalityList *personalities;
  GtkWindow *editor; /* (weak) (nullable): the window of the editor while it is open */
};

G_DEFINE_FINAL_TYPE (QdrEditorController, qdr_editor_controller, QDR_TYPE_CONTROLLER)

/* Returns (transfer full) a game for @players players: the current game, if it has this number of
 * players. Otherwise makes a new game with the players of the current game, and adds missing
 * players from the last game set-up. */
static QdrGame *
make_source_game (QdrEditorController *self, guint players)
{
  QdrGame *present = qdr_session_get_game (self->base.session);
  g_autoptr (QdrGameSetup) setup = NULL;

  if (qdr_game_get_n_players (present) == players)
    return g_object_ref (present);

  setup = qdr_game_setup_load (self->settings, self->personalities);
  setup->players = players;
  return qdr_game_setup_make_game_for_player_count (setup, present, self->personalities);
}

/* Replaces the current game and closes the editor, if the user agrees. */
static void
game_played_cb (QdrEditorController *self, QdrGame *game)
{
  qdr_files_controller_replace_game (self->files, self->editor, game, NULL, _ ("Set-up position"));
}

static void
closed_cb (QdrEditorController *self)
{
  g_clear_weak_pointer (&self->editor);
  if (self->base.session != NULL)
    qdr_session_set_hold (self->base.session, QDR_HOLD_DIALOG, FALSE);
}

static void
edit_position_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrEditorController *self = user_data;

  if (self->editor == NULL) {
    g_autoptr (QdrGame) two = make_source_game (self, 2);
    g_autoptr (QdrGame) four = make_source_game (self, 4);
    QdrGame *game = qdr_session_get_game (self->base.session);
    g_autoptr (QdrPositionEditor) editor =
        qdr_position_editor_new (two, four, qdr_game_get_position (game));
    GtkWidget *window = qdr_editor_window_new (editor);
    QdrBoardView *board = qdr_editor_window_get_board (QDR_EDITOR_WINDOW (window));
    const int width = gtk_widget_get_width (GTK_WIDGET (self->window));
    const int height = gtk_widget_get_height (GTK_WIDGET (self->window));

    g_set_weak_pointer (&self->editor, GTK_WINDOW (window));
    /* The board in the editor has the appearance and the rotation of the board in the main
     * window. */
    g_object_bind_property (self->board, "show-coordinates", board, "show-coordinates",
                            G_BINDING_SYNC_CREATE);
    g_object_bind_property (self->board, "animate", board, "animate", G_BINDING_SYNC_CREATE);
    qdr_board_view_set_rotation (board, qdr_board_view_get_rotation (self->board));
    if (qdr_board_view_get_rotation (board) != QDR_SIDE_SOUTH) {
      g_autofree char *sentence = qdr_board_view_describe_rotation (board);

      qdr_announce (window, sentence);
    }
    qdr_position_editor_add_sounds_to_board (editor, board, self->settings);
    gtk_window_set_transient_for (GTK_WINDOW (window), self->window);
    /* The editor is smaller than a large main window, so that the edges of the main window remain
     * visible. */
    gtk_window_set_default_size (GTK_WINDOW (window),
                                 MIN (CLAMP (width * 9 / 10, MIN_WIDTH, MAX_WIDTH), width),
                                 MIN (MAX (height * 9 / 10, MIN_HEIGHT), height));
    g_signal_connect_object (window, "play", G_CALLBACK (game_played_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (window, "unmap", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
    qdr_session_set_hold (self->base.session, QDR_HOLD_DIALOG, TRUE);
  }
  qdr_present_window (self->editor);
}

static const GActionEntry entries[] = {
  { .name = "edit-position", .activate = edit_position_cb },
};

/* Disables the action in a game with clocks. The clocks stop while the editor is open, and players
 * must not use this time to try out moves. */
static void
changed_cb (QdrEditorController *self)
{
  qdr_actions_set_enabled (self->base.actions, "edit-position",
                           !qdr_session_is_timed (self->base.session));
}

static void
qdr_editor_controller_dispose (GObject *object)
{
  QdrEditorController *self = QDR_EDITOR_CONTROLLER (object);

  g_clear_weak_pointer (&self->editor);

  G_OBJECT_CLASS (qdr_editor_controller_parent_class)->dispose (object);
}

static void
qdr_editor_controller_class_init (QdrEditorControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_editor_controller_dispose;
}

static void
qdr_editor_controller_init (QdrEditorController *self)
{
}

QdrEditorController *
qdr_editor_controller_new (GActionMap *actions,
                           QdrSession *session,
                           QdrFilesController *files,
                           GtkWindow *window,
                           QdrBoardView *board,
                           GSettings *settings,
                           QdrPersonalityList *personalities)
{
  QdrEditorController *self;

  g_return_val_if_fail (QDR_IS_FILES_CONTROLLER (files), NULL);
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);

  self = qdr_controller_new (QDR_TYPE_EDITOR_CONTROLLER, actions, session);
  self->files = qdr_controller_reference_object (self, files);
  self->window = window;
  self->board = board;
  self->settings = qdr_controller_reference_object (self, settings);
  self->personalities = qdr_controller_reference_object (self, personalities);
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}

GtkWindow *
qdr_editor_controller_get_editor_window (QdrEditorController *self)
{
  g_return_val_if_fail (QDR_IS_EDITOR_CONTROLLER (self), NULL);

  return self->editor;
}
