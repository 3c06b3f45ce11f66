/*
 * The page of the position editor, and the controller that opens it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-editor-page.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-board-picture.h"
#include "qdr-dialogs.h"
#include "qdr-editor-board-model.h"
#include "qdr-focusable-label.h"
#include "qdr-game-chooser.h"
#include "qdr-foreign-game.h"
#include "qdr-game-setup.h"
#include "qdr-icon-button.h"
#include "qdr-layouts.h"
#include "qdr-notation.h"
#include "qdr-silent-label.h"
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

struct _QdrEditorPage {
  QdrPage parent_instance;

  QdrPositionEditor *editor;
  QdrEditorBoardModel *model;
  const char *leaving_action; /* what is activated once the user agrees to discard the changes */
  gboolean is_discarded;      /* whether the user has agreed */
  gboolean is_updating;       /* whether the widgets are being updated from the model */

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

G_DEFINE_FINAL_TYPE (QdrEditorPage, qdr_editor_page, QDR_TYPE_PAGE)

static guint play_signal;

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
show_advice (QdrEditorPage *self, const char *sentence)
{
  gtk_label_set_label (self->advice, sentence);
}

static void
update_page (QdrEditorPage *self)
{
  const QdrPositionDraft *draft = qdr_position_editor_get_draft (self->editor);
  const char *fault = qdr_position_editor_check_position (self->editor, NULL);
  const guint held = qdr_editor_board_model_get_held_pawn_player (self->model);
  GActionMap *actions = qdr_page_get_actions (QDR_PAGE (self));

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

  qdr_actions_set_enabled_or (actions, "play", fault == NULL, fault);
  qdr_actions_set_enabled_or (actions, "undo", qdr_position_editor_can_undo (self->editor),
                              _ ("There is no change to undo."));
  qdr_actions_set_enabled_or (actions, "redo", qdr_position_editor_can_redo (self->editor),
                              _ ("There is no change to redo."));
  qdr_actions_set_enabled (actions, "clear-walls",
                           qdr_bits_any (draft->walls[0], QDR_BITS_WORDS) ||
                               qdr_bits_any (draft->walls[1], QDR_BITS_WORDS));
}

/* Changing the position */

static void
players_changed_cb (QdrEditorPage *self)
{
  if (!self->is_updating)
    qdr_position_editor_set_n_players (self->editor,
                                       adw_combo_row_get_selected (self->players) == 0 ? 2 : 4);
}

static void
columns_changed_cb (QdrEditorPage *self)
{
  if (!self->is_updating)
    qdr_position_editor_set_board_size (self->editor, size_of_row (self->columns),
                                        qdr_position_editor_get_draft (self->editor)->height);
}

static void
rows_changed_cb (QdrEditorPage *self)
{
  if (!self->is_updating)
    qdr_position_editor_set_board_size (self->editor,
                                        qdr_position_editor_get_draft (self->editor)->width,
                                        size_of_row (self->rows));
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_position_editor_undo (QDR_EDITOR_PAGE (user_data)->editor);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_position_editor_redo (QDR_EDITOR_PAGE (user_data)->editor);
}

static void
start_over_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_position_editor_start_over (QDR_EDITOR_PAGE (user_data)->editor);
}

static void
clear_walls_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_position_editor_clear_walls (QDR_EDITOR_PAGE (user_data)->editor);
}

static void
play_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrEditorPage *self = user_data;
  g_autoptr (QdrGame) game = NULL;
  QdrPosition position;

  /* When a number field loses the focus, it applies the number that is being typed. */
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (qdr_position_editor_check_position (self->editor, &position) != NULL)
    return;

  game =
      qdr_game_make_from_position (&position, qdr_position_editor_get_template_game (self->editor));
  g_signal_emit (self, play_signal, 0, game);
}

static void
discard_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrEditorPage) self = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  self->is_discarded = answer != NULL;
  if (self->is_discarded)
    gtk_widget_activate_action (GTK_WIDGET (self), self->leaving_action, NULL);
}

/* Asks before changes are discarded. */
static gboolean
qdr_editor_page_ask_before_leaving (QdrPage *page, const char *action)
{
  QdrEditorPage *self = QDR_EDITOR_PAGE (page);
  const QdrDialogAnswer discard = { "discard", C_ ("position", "_Discard"),
                                    QDR_DIALOG_ANSWER_DESTRUCTIVE };

  if (self->is_discarded || !qdr_position_editor_can_undo (self->editor))
    return FALSE;

  self->leaving_action = action;
  qdr_message_dialog_ask_async (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                _ ("Discard This Position?"), NULL, &discard, 1,
                                discard_answered_cb, g_object_ref (self));
  return TRUE;
}

/* Clipboard */

static void
copy_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrEditorPage *self = user_data;
  const QdrPosition shown =
      qdr_position_draft_to_unchecked_position (qdr_position_editor_get_draft (self->editor));
  g_autofree char *text = qdr_position_to_text (&shown);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  show_advice (self, _ ("Position copied"));
}

/* Sets up the last position of a game. */
static void
set_up_game (QdrEditorPage *self, const QdrForeignGame *found)
{
  const QdrPosition position = qdr_game_get_position_before_concessions (found->game);

  qdr_position_editor_set_position (self->editor, &position);
}

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrEditorPage) self = user_data;
  const QdrForeignGame *found = qdr_game_chooser_choose_finish (result, NULL);

  if (found != NULL && self->editor != NULL)
    set_up_game (self, found);
}

static void
text_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrEditorPage) self = QDR_EDITOR_PAGE (user_data);
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
    GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));

    qdr_game_chooser_choose_interpretation_async (window, found, NULL, chosen_cb,
                                                  g_object_ref (self));
  }
}

static void
paste_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (user_data), NULL, text_read_cb,
                                 g_object_ref (user_data));
}

static const GActionEntry page_entries[] = {
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "start-over", .activate = start_over_cb },
  { .name = "clear-walls", .activate = clear_walls_cb },
  { .name = "copy-position", .activate = copy_cb },
  { .name = "paste", .activate = paste_cb },
  { .name = "play", .activate = play_cb },
};

/* Object */

static gboolean
qdr_editor_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (QDR_EDITOR_PAGE (widget)->board));
}

static void
qdr_editor_page_dispose (GObject *object)
{
  QdrEditorPage *self = QDR_EDITOR_PAGE (object);

  if (self->board != NULL)
    qdr_board_view_set_model (self->board, NULL);
  self->board = NULL;
  /* When the number fields lose the focus during disposal, they may change the position. The
   * handlers must not run then. */
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (qdr_editor_page_parent_class)->dispose (object);
}

static void
qdr_editor_page_class_init (QdrEditorPageClass *klass)
{
  const GdkModifierType control = GDK_CONTROL_MASK;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_editor_page_dispose;
  QDR_PAGE_CLASS (klass)->ask_before_leaving = qdr_editor_page_ask_before_leaving;
  widget_class->grab_focus = qdr_editor_page_grab_focus;

  play_signal = g_signal_new ("play", QDR_TYPE_EDITOR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, QDR_TYPE_GAME);

  g_type_ensure (QDR_TYPE_BOARD_VIEW);
  g_type_ensure (QDR_TYPE_CARD_LAYOUT);
  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/editor/editor-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrEditorPage, board);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorPage, play);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorPage, clear_walls);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorPage, verdict_box);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorPage, verdict_picture);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorPage, verdict);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorPage, advice);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorPage, players);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorPage, columns);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorPage, rows);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorPage, player_group);
  gtk_widget_class_bind_template_callback (widget_class, players_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, columns_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rows_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_advice);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, control, "win.copy-position", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, control, "win.paste", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, control, "win.play", NULL);
}

static void
qdr_editor_page_init (QdrEditorPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_row_fixups_apply (GTK_WIDGET (self));
  g_action_map_add_action_entries (qdr_page_get_actions (QDR_PAGE (self)), page_entries,
                                   G_N_ELEMENTS (page_entries), self);
}

/* Creates a page that edits the position in @editor. */
static QdrEditorPage *
create_page (QdrPositionEditor *editor)
{
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  QdrEditorPage *self;
  QdrEditorRow *first = NULL;

  self = g_object_new (QDR_TYPE_EDITOR_PAGE, NULL);
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

  g_signal_connect_object (self->model, "changed", G_CALLBACK (update_page), self,
                           G_CONNECT_SWAPPED);
  update_page (self);
  return self;
}

struct _QdrEditorController {
  QdrController base;

  QdrFilesController *files;
  QdrPageController *pages;
  QdrBoardView *board; /* unowned */
  GSettings *settings;
  QdrPersonalityList *personalities;
  QdrEditorPage *page;   /* (weak) (nullable): the page of the editor while it is open */
  const QdrGame *played; /* (nullable): the last game from the editor; only compared */
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

/* Replaces the current game, if the user agrees. */
static void
game_played_cb (QdrEditorController *self, QdrGame *game)
{
  self->played = game;
  qdr_files_controller_replace_game (self->files, game, NULL, _ ("Set-up position"));
}

/* Closes the page, which is not shown. */
static void
close_page (QdrEditorController *self)
{
  GtkWidget *page = GTK_WIDGET (self->page);

  gtk_stack_remove (GTK_STACK (gtk_widget_get_parent (page)), page);
}

/* Returns a page that shows the position of the game, on a board like that of the game. */
static QdrEditorPage *
make_page (QdrEditorController *self)
{
  g_autoptr (QdrGame) two = make_source_game (self, 2);
  g_autoptr (QdrGame) four = make_source_game (self, 4);
  const QdrPosition position =
      qdr_game_get_position_before_concessions (qdr_session_get_game (self->base.session));
  g_autoptr (QdrPositionEditor) editor = qdr_position_editor_new (two, four, &position);
  QdrEditorPage *page = create_page (editor);

  g_object_bind_property (self->board, "show-coordinates", page->board, "show-coordinates",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->board, "animate", page->board, "animate", G_BINDING_SYNC_CREATE);
  qdr_board_view_set_rotation (page->board, qdr_board_view_get_rotation (self->board));
  qdr_position_editor_add_sounds_to_board (editor, page->board, self->settings);
  g_signal_connect_object (page, "play", G_CALLBACK (game_played_cb), self, G_CONNECT_SWAPPED);
  return page;
}

static void
edit_position_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrEditorController *self = user_data;
  g_autofree char *rotation = NULL;

  /* The position of the game may have changed since a page without changes was left. */
  if (self->page != NULL && !gtk_widget_get_mapped (GTK_WIDGET (self->page)) &&
      !qdr_position_editor_can_undo (self->page->editor))
    close_page (self);
  if (self->page == NULL)
    g_set_weak_pointer (&self->page, make_page (self));

  qdr_page_controller_show_page (self->pages, QDR_PAGE (self->page));
  if (qdr_board_view_get_rotation (self->page->board) != QDR_SIDE_SOUTH) {
    rotation = qdr_board_view_describe_rotation (self->page->board);
    qdr_announce (GTK_WIDGET (self->page), rotation);
  }
  qdr_announce (GTK_WIDGET (self->page),
                _ ("Enter picks up a pawn or places a wall; W describes the board."));
}

static const GActionEntry entries[] = {
  { .name = "edit-position", .activate = edit_position_cb },
};

/* Closes the page when its game has begun. Disables the action in a rated game of a tournament, in
 * which nobody may try out moves. */
static void
changed_cb (QdrEditorController *self, guint changes)
{
  if ((changes & QDR_CHANGE_GAME) != 0 && self->page != NULL &&
      qdr_session_get_game (self->base.session) == self->played)
    close_page (self);
  qdr_controller_enable_if_seen (self, "edit-position", !qdr_session_is_rated (self->base.session));
}

static void
qdr_editor_controller_dispose (GObject *object)
{
  QdrEditorController *self = QDR_EDITOR_CONTROLLER (object);

  g_clear_weak_pointer (&self->page);

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
                           QdrPageController *pages,
                           QdrBoardView *board,
                           GSettings *settings,
                           QdrPersonalityList *personalities)
{
  QdrEditorController *self;

  g_return_val_if_fail (QDR_IS_FILES_CONTROLLER (files), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);

  self = qdr_controller_new (QDR_TYPE_EDITOR_CONTROLLER, actions, session);
  self->files = qdr_controller_reference_object (self, files);
  self->pages = qdr_controller_reference_object (self, pages);
  self->board = board;
  self->settings = qdr_controller_reference_object (self, settings);
  self->personalities = qdr_controller_reference_object (self, personalities);
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
