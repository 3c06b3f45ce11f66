/*
 * The end of a game: a card beside the board, and confetti if a person has won.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-over-controller.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-adaptive-opponent.h"
#include "qdr-announcer.h"
#include "qdr-confetti.h"
#include "qdr-game-ending.h"
#include "qdr-game-text.h"
#include "qdr-game.h"
#include "qdr-icon-button.h"
#include "qdr-ladder.h"
#include "qdr-layouts.h"
#include "qdr-match-score.h"
#include "qdr-opponent-row.h"
#include "qdr-split-view.h"
#include "qdr-switch-scanning.h"
#include "qdr-wrap-layout.h"

struct _QdrGameOverCard {
  AdwBin parent_instance;

  GtkWidget *portraits;
  GtkImage *front;  /* the portrait of the winner */
  GtkImage *behind; /* that of the other one of two players */
  GtkLabel *heading;
  GtkLabel *note;
  GtkWidget *figures_place;
  GtkLabel *figures;
  GtkButton *turn;
  GtkWidget *review;
  GtkButton *again;
  GtkButton *next;
};

G_DEFINE_FINAL_TYPE (QdrGameOverCard, qdr_game_over_card, ADW_TYPE_BIN)

/* Returns (transfer full) a note on the score of a match, or else @first_win (nullable). If there
 * is neither, returns a note on a winner who was always ahead, or an empty string. */
static char *
describe_game (QdrGame *game,
               const QdrGameEnding *ending,
               const QdrGameRecap *recap,
               const char *first_win,
               const QdrMatchScore *match)
{
  if (match != NULL) {
    g_autofree char *number = qdr_match_score_format_game_number (match);
    g_autofree char *standing = qdr_match_score_format_standing (match, game);

    return qdr_match_score_is_over (match) ? g_steal_pointer (&standing)
                                           : g_strdup_printf ("%s. %s", number, standing);
  }
  if (first_win != NULL)
    return g_strdup (first_win);
  if (!recap->was_always_ahead)
    return g_strdup ("");
  if (qdr_game_is_only_human (game, (guint) ending->winner))
    return g_strdup (_ ("You were ahead from start to finish."));
  /* Translators: %s is the name of the player who has won. */
  return g_strdup_printf (_ ("%s was ahead from start to finish."),
                          qdr_game_get_player_name (game, (guint) ending->winner));
}

/* Shows the winner, and behind it the other one of two players. A person who has lost is not shown
 * alone, as if they had won. */
static void
show_portraits (QdrGameOverCard *self,
                QdrGame *game,
                int winner,
                QdrPersonalityList *personalities,
                GSettings *settings)
{
  const gboolean is_pair = qdr_game_get_n_players (game) == 2;
  const int front = winner < 0 && is_pair ? 1 : winner;
  const int numbers[] = { front, is_pair ? 1 - front : -1 };
  const QdrMood moods[] = { QDR_MOOD_GLAD, QDR_MOOD_SAD };
  GtkImage *const images[] = { self->front, self->behind };

  for (guint i = 0; i < G_N_ELEMENTS (images); i++) {
    QdrPlayer *player = numbers[i] >= 0 ? qdr_game_get_player (game, (guint) numbers[i]) : NULL;
    const char *id = player != NULL ? qdr_player_get_personality_id (player) : NULL;
    QdrPersonality *personality = id != NULL ? qdr_personality_list_find (personalities, id) : NULL;
    g_autoptr (GFile) portrait = NULL;

    if (personality != NULL ||
        (player != NULL && (i == 0 || gtk_widget_get_visible (GTK_WIDGET (self->front)))))
      portrait = qdr_player_find_portrait (player, personality,
                                           winner < 0 ? QDR_MOOD_CALM : moods[i], settings);
    qdr_image_set_portrait (images[i], portrait);
  }
}

/* Shows a finished game, and announces the note and the numbers; the board announces the result.
 * The match score includes this game. */
static void
show_game (QdrGameOverCard *self,
           QdrSession *session,
           const QdrGameEnding *ending,
           const QdrGameRecap *recap,
           gboolean is_first_win)
{
  QdrGame *game = qdr_session_get_game (session);
  const QdrMatchScore *match = qdr_session_get_match_score (session);
  const gboolean is_match_over = match != NULL && qdr_match_score_is_over (match);
  const gboolean has_moves = recap->n_rounds > 0;
  const gboolean has_next = ending->next_opponent != NULL &&
                            !qdr_session_is_in_tournament (session) &&
                            (match == NULL || is_match_over);
  g_autofree char *state = qdr_game_describe_state (game);
  g_autofree char *first_win =
      /* Translators: %s is the name of an opponent. */
      is_first_win ? g_strdup_printf (_ ("Your first win over %s!"),
                                      qdr_personality_get_name (ending->beaten_opponent))
                   : NULL;
  g_autofree char *note = describe_game (game, ending, recap, first_win, match);
  g_autofree char *numbers =
      has_moves ? qdr_game_recap_format_figures (recap, game) : g_strdup ("");
  /* On a phone, both sentences of a note would not fit below the board. */
  g_autofree char *figures = g_strjoin (" ", numbers, match != NULL ? first_win : NULL, NULL);
  g_autofree char *spoken = g_strconcat (note, *note != '\0' ? " " : "", figures, NULL);

  gtk_label_set_text (self->heading, state);
  gtk_label_set_text (self->note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note), *note != '\0');
  if (is_first_win || is_match_over)
    gtk_widget_add_css_class (GTK_WIDGET (self->note), "accent");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->note), "accent");
  gtk_label_set_text (self->figures, figures);
  gtk_widget_set_visible (GTK_WIDGET (self->figures), has_moves);
  gtk_widget_set_visible (self->review, has_moves);

  gtk_widget_set_visible (GTK_WIDGET (self->turn), recap->turning_ply > 0);
  if (recap->turning_ply > 0) {
    g_autofree char *sentence = qdr_game_recap_describe_turning_point (recap, game);

    gtk_widget_set_tooltip_text (GTK_WIDGET (self->turn), sentence);
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->turn),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  }

  gtk_button_set_label (self->again, qdr_session_get_next_game_label (session));
  gtk_widget_set_visible (GTK_WIDGET (self->next), has_next);
  if (has_next) {
    const char *name = qdr_personality_get_name (ending->next_opponent);
    g_autofree char *next =
        ending->person_won
            /* Translators: on a button; %s is the name of the opponent after the one who was
             * beaten. */
            ? g_strdup_printf (_ ("Next: %s"), name)
            /* Translators: on a button; %s is the name of an opponent who is easier to beat than
             * the winner. */
            : g_strdup_printf (_ ("Easier: %s"), name);

    gtk_button_set_label (self->next, next);
  }
  qdr_announce (GTK_WIDGET (self), spoken);
}

static void
qdr_game_over_card_class_init (QdrGameOverCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/game-over/game-over-card.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, portraits);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, front);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, behind);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, heading);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, note);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, figures_place);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, figures);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, turn);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, review);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, again);
  gtk_widget_class_bind_template_child (widget_class, QdrGameOverCard, next);
  gtk_widget_class_set_css_name (widget_class, "endingcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_game_over_card_init (QdrGameOverCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The widths of the card beside the board, logical pixels. */
#define LEAST_WIDTH 200
#define MOST_WIDTH 300
#define MARGIN 3 /* as in the style sheet */

struct _QdrGameOverController {
  QdrController base;

  QdrFilesController *files;
  GtkOverlay *overlay;      /* unowned */
  QdrBoardView *board;      /* unowned */
  QdrStatusBar *status_bar; /* unowned */
  GSettings *settings;
  QdrPersonalityList *personalities;
  GtkRevealer *revealer; /* (nullable): unowned, like card and confetti; NULL until first shown */
  QdrGameOverCard *card;
  QdrConfetti *confetti;
  gboolean is_open;      /* whether the card is about this game, and was not closed */
  gboolean is_reviewing; /* whether a review was begun after the end, and was not closed */
  gboolean on_card; /* whether the last click, or the first of a double click, was on the card */
  QdrGameEnding ending; /* the ending of the game that the card shows */
  QdrGameRecap recap;   /* the recap of the game that the card shows */
};

QDR_DEFINE_CONTROLLER (QdrGameOverController, qdr_game_over_controller)

static gboolean
is_shown (QdrGameOverController *self)
{
  return self->revealer != NULL && gtk_revealer_get_reveal_child (self->revealer);
}

/* Shows the card in the last position of the game, unless there is a review, or a folded sidebar
 * over the board, where the card would lie on it. */
static void
update_card (QdrGameOverController *self)
{
  QdrSplitView *split_view = QDR_SPLIT_VIEW (gtk_overlay_get_child (self->overlay));
  QdrGame *game = qdr_session_get_game (self->base.session);
  const gboolean shown =
      self->is_open && !self->is_reviewing && qdr_session_is_over (self->base.session) &&
      !qdr_game_get_can_step_forward (game) && !qdr_game_is_analysis (game) &&
      !(qdr_split_view_get_collapsed (split_view) && qdr_split_view_get_show_sidebar (split_view));
  GtkWidget *focus;

  if (shown == is_shown (self))
    return;

  qdr_status_bar_set_play_again_hidden (self->status_bar, shown);
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self->overlay)));
  if (shown)
    gtk_widget_set_visible (GTK_WIDGET (self->revealer), TRUE);
  else
    gtk_widget_set_can_target (GTK_WIDGET (self->revealer), FALSE);
  gtk_revealer_set_reveal_child (self->revealer, shown);
  if (!shown && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->card)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
close_card (QdrGameOverController *self)
{
  self->is_open = FALSE;
  update_card (self);
}

static void
review_cb (QdrGameOverController *self, GParamSpec *pspec, GAction *close_review)
{
  self->is_reviewing = g_action_get_enabled (close_review);
  update_card (self);
}

static graphene_rect_t
find_bounds (QdrGameOverController *self, gpointer part)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (part, GTK_WIDGET (self->overlay), &bounds)
             ? bounds
             : *graphene_rect_zero ();
}

/* Places the card beside the board, in the column of the north player and above the status bar if
 * they are there; else in the sidebar, or below the board. So the last position stays visible. */
static gboolean
place_card_cb (GtkOverlay *overlay,
               GtkWidget *child,
               GdkRectangle *place,
               QdrGameOverController *self)
{
  const graphene_rect_t board = find_bounds (self, self->board);
  const graphene_rect_t status = find_bounds (self, self->status_bar);
  GtkWidget *stack = gtk_widget_get_parent (GTK_WIDGET (self->board));
  const graphene_rect_t north = find_bounds (self, gtk_widget_get_prev_sibling (stack));
  const graphene_rect_t content = find_bounds (self, gtk_widget_get_parent (stack));
  const int right = (int) (board.origin.x + board.size.width);
  const int bottom = (int) (board.origin.y + board.size.height);
  const int height = gtk_widget_get_height (GTK_WIDGET (overlay));
  const int start = (int) content.origin.x;
  const int width = (int) content.size.width;
  const int sidebar = gtk_widget_get_width (GTK_WIDGET (overlay)) - width;
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (overlay)) == GTK_TEXT_DIR_RTL;
  const int beside = rtl ? (int) board.origin.x - start : start + width - right;
  int least;

  if (child != GTK_WIDGET (self->revealer))
    return FALSE;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (beside >= MAX (least, LEAST_WIDTH)) {
    const gboolean above_status =
        rtl ? status.origin.x < board.origin.x : status.origin.x >= (float) right;
    const int column = (int) north.size.width + 2 * MARGIN;
    const gboolean in_column =
        column >= least && north.origin.y + north.size.height > board.origin.y;
    const int end = above_status ? (int) status.origin.y : height;

    place->width = in_column ? column : MIN (beside, MAX (least, MOST_WIDTH));
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, &place->height, NULL, NULL,
                        NULL);
    place->x = in_column ? (int) north.origin.x - MARGIN
                         : (rtl ? start : right) + (beside - place->width) / 2;
    place->y = MAX (0, above_status ? end - place->height : (end - place->height) / 2);
  } else {
    const gboolean in_sidebar = sidebar >= MAX (least, LEAST_WIDTH);

    place->width = in_sidebar ? sidebar : MAX (least, width);
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, &place->height, NULL, NULL,
                        NULL);
    place->x = in_sidebar && !rtl ? width : 0;
    place->y = MAX (0, in_sidebar ? bottom - place->height : MIN (bottom, height - place->height));
  }
  return TRUE;
}

/* Called when the card is fully shown or fully hidden. Until it is fully shown, it ignores clicks,
 * which were meant for the board. While it is hidden, assistive tools ignore it. */
static void
revealed_cb (GtkRevealer *revealer)
{
  const gboolean revealed = gtk_revealer_get_child_revealed (revealer);

  gtk_widget_set_can_target (GTK_WIDGET (revealer),
                             revealed && gtk_revealer_get_reveal_child (revealer));
  gtk_widget_set_visible (GTK_WIDGET (revealer),
                          revealed || gtk_revealer_get_reveal_child (revealer));
  /* Switch scanning would otherwise continue on the board. */
  if (revealed && gtk_revealer_get_reveal_child (revealer))
    qdr_switch_scanning_scan_controls (GTK_WIDGET (revealer));
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrGameOverController *self = user_data;
  const gboolean was_shown = is_shown (self);

  close_card (self);
  return was_shown;
}

/* Ignores the second press of a double click on the card, which has disappeared or is about to. */
static void
pressed_cb (QdrGameOverController *self, int n_presses, double x, double y, GtkGesture *click)
{
  GtkWidget *pressed = gtk_widget_pick (GTK_WIDGET (self->overlay), x, y, GTK_PICK_DEFAULT);

  if (n_presses == 1)
    self->on_card = pressed != NULL && gtk_widget_is_ancestor (pressed, GTK_WIDGET (self->card));
  else if (self->on_card)
    gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
add_card (QdrGameOverController *self)
{
  GtkWidget *split_view = gtk_overlay_get_child (self->overlay);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->card = g_object_new (QDR_TYPE_GAME_OVER_CARD, NULL);
  /* On a phone, lines would wrap beside portraits, and the card would cover the board. */
  g_object_bind_property (split_view, "narrow", self->card->portraits, "visible",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  g_object_bind_property (split_view, "narrow", self->card->figures_place, "visible",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  g_signal_connect_object (split_view, "notify::show-sidebar", G_CALLBACK (update_card), self,
                           G_CONNECT_SWAPPED);
  self->revealer =
      g_object_new (GTK_TYPE_REVEALER, "transition-type", GTK_REVEALER_TRANSITION_TYPE_CROSSFADE,
                    "transition-duration", 350, "can-target", FALSE, "child", self->card, NULL);
  self->confetti = QDR_CONFETTI (g_object_new (QDR_TYPE_CONFETTI, NULL));
  g_signal_connect_object (self->overlay, "get-child-position", G_CALLBACK (place_card_cb), self,
                           0);
  qdr_switch_scanning_set_first_row (GTK_WIDGET (self->card));
  qdr_accessibility_fixups_apply (GTK_WIDGET (self->revealer));
  gtk_overlay_add_overlay (self->overlay, GTK_WIDGET (self->revealer));
  gtk_overlay_add_overlay (self->overlay, GTK_WIDGET (self->confetti));
  g_signal_connect (self->revealer, "notify::child-revealed", G_CALLBACK (revealed_cb), NULL);

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (escape_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->overlay), keys);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->overlay), GTK_EVENT_CONTROLLER (click));
}

/* Moves the focus from the board into the card, unless the user has moved it elsewhere. This is
 * called when the result has been spoken, because a screen reader would interrupt the result. */
static void
move_focus (gpointer object)
{
  QdrGameOverController *self = object;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->overlay));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (is_shown (self) && focus != NULL &&
      (focus == GTK_WIDGET (self->board) ||
       gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board))))
    gtk_widget_grab_focus (GTK_WIDGET (self->card->again));
}

static void
changed_cb (QdrGameOverController *self, guint changes)
{
  if ((changes & QDR_CHANGE_GAME) != 0)
    self->is_open = FALSE;
  if ((changes & QDR_CHANGE_ENDED) != 0) {
    QdrGame *game = qdr_session_get_game (self->base.session);
    gboolean is_first_win;

    self->ending = qdr_game_ending_from_game (game, self->personalities);
    self->recap = qdr_game_recap_make (game);
    qdr_adaptive_opponent_add_game (self->settings, self->personalities, game);
    is_first_win = self->ending.beaten_opponent != NULL &&
                   qdr_beaten_opponents_add (self->settings,
                                             qdr_personality_get_id (self->ending.beaten_opponent));
    if (self->card == NULL)
      add_card (self);
    show_game (self->card, self->base.session, &self->ending, &self->recap, is_first_win);
    show_portraits (self->card, game, self->ending.winner, self->personalities, self->settings);
    qdr_announcer_call_when_silent (GTK_WIDGET (self->board), move_focus, self);
    self->is_open = TRUE;
    self->is_reviewing = FALSE;
    if (self->ending.person_won && g_settings_get_boolean (self->settings, "animate"))
      qdr_confetti_throw_for_player (self->confetti, GTK_WIDGET (self->board),
                                     (guint) self->ending.winner);
  }
  update_card (self);
}

static void
play_next (gpointer object)
{
  QdrGameOverController *self = object;
  QdrGame *game = qdr_session_get_game (self->base.session);
  const QdrGameEnding ending = qdr_game_ending_from_game (game, self->personalities);

  if (ending.next_opponent != NULL) {
    g_autoptr (QdrGame) next =
        qdr_game_ending_make_next_game (&ending, game, self->settings, self->personalities);

    qdr_session_set_game_of_match (self->base.session, next, NULL);
  }
}

static void
next_opponent_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrGameOverController *self = user_data;

  if (is_shown (self))
    qdr_files_controller_ask_before_discarding_game (self->files, play_next, self);
}

static void
turning_point_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrGameOverController *self = user_data;
  QdrGame *game = qdr_session_get_game (self->base.session);
  g_autofree char *sentence = NULL;

  if (!is_shown (self))
    return;

  sentence = qdr_game_recap_describe_turning_point (&self->recap, game);
  qdr_game_go_to_ply (game, self->recap.turning_ply);
  qdr_status_bar_set_advice (self->status_bar, sentence);
  qdr_announce (GTK_WIDGET (self->board), sentence);
}

static void
close_ending_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  close_card (user_data);
}

static const GActionEntry entries[] = {
  { .name = "next-opponent", .activate = next_opponent_cb },
  { .name = "turning-point", .activate = turning_point_cb },
  { .name = "close-ending", .activate = close_ending_cb },
};

QdrGameOverController *
qdr_game_over_controller_new (GActionMap *actions,
                              QdrSession *session,
                              QdrFilesController *files,
                              GtkOverlay *overlay,
                              QdrBoardView *board,
                              QdrStatusBar *status_bar,
                              GSettings *settings,
                              QdrPersonalityList *personalities)
{
  QdrGameOverController *self;

  g_return_val_if_fail (QDR_IS_FILES_CONTROLLER (files), NULL);
  g_return_val_if_fail (GTK_IS_OVERLAY (overlay), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (QDR_IS_STATUS_BAR (status_bar), NULL);

  self = qdr_controller_new (QDR_TYPE_GAME_OVER_CONTROLLER, actions, session);
  self->files = qdr_controller_reference_object (self, files);
  self->overlay = overlay;
  self->board = board;
  self->status_bar = status_bar;
  self->settings = qdr_controller_reference_object (self, settings);
  self->personalities = qdr_controller_reference_object (self, personalities);
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  g_signal_connect_object (g_action_map_lookup_action (actions, "close-review"), "notify::enabled",
                           G_CALLBACK (review_cb), self, G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
