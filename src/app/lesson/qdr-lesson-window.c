/*
 * The window in which the game is learnt: the lesson, and puzzles after it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-lesson-window.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-board-settings.h"
#include "qdr-board-view.h"
#include "qdr-card-layout.h"
#include "qdr-icon-button.h"
#include "qdr-lesson.h"
#include "qdr-pawn-icon.h"
#include "qdr-puzzle-course.h"
#include "qdr-puzzle-page.h"
#include "qdr-sounds.h"
#include "qdr-wrap-layout.h"

/* Long enough to see one's own move before Robin's, milliseconds. */
#define REPLY_DELAY 700

struct _QdrLessonWindow {
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  QdrSounds *sounds;
  QdrTutor *tutor;    /* (nullable): QdrLesson or QdrPuzzleCourse */
  guint reply_source; /* lets Robin play in a moment; 0 while none does */

  GtkStack *pages;
  GtkWidget *to_themes;
  QdrBoardView *board;
  GtkWidget *lesson_page;
  GtkScrolledWindow *words;
  GtkLabel *progress;
  GtkLabel *title;
  GtkLabel *text;
  GtkLabel *wish;
  GtkBox *sides;
  GtkWidget *own_side;
  QdrPawnIcon *own_pawn_icon;
  GtkLabel *own_race;
  GtkWidget *robins_side;
  QdrPawnIcon *robins_pawn_icon;
  GtkLabel *robins_race;
  GtkWidget *answer_box;
  GtkImage *answer_image;
  GtkLabel *answer;
  GtkWidget *ending;
  GtkWidget *try_puzzles;
  GtkButton *show;
  GtkWidget *play_on;
  GtkWidget *again;
  GtkWidget *next;
  QdrPuzzlePage *puzzle_page;
};

G_DEFINE_FINAL_TYPE (QdrLessonWindow, qdr_lesson_window, ADW_TYPE_APPLICATION_WINDOW)

/* --- What can be done ------------------------------------------------------------------------- */

static gboolean
is_last_task (QdrLessonWindow *self)
{
  return qdr_tutor_get_index (self->tutor) + 1 == qdr_tutor_get_n_tasks (self->tutor);
}

static gboolean
can_play_on (QdrLessonWindow *self)
{
  return QDR_IS_PUZZLE_COURSE (self->tutor) &&
         qdr_puzzle_course_get_can_play_on (QDR_PUZZLE_COURSE (self->tutor));
}

/* After a puzzle, when its game has been played on to the end. */
static gboolean
is_played_out (QdrLessonWindow *self)
{
  return QDR_IS_PUZZLE_COURSE (self->tutor) &&
         qdr_game_get_result (qdr_tutor_get_game (self->tutor)).outcome != QDR_OUTCOME_ONGOING;
}

static void
update_show_button (QdrLessonWindow *self)
{
  const gboolean is_solution =
      QDR_IS_PUZZLE_COURSE (self->tutor) && !qdr_tutor_get_done (self->tutor);

  /* See qdr_mnemonics_name_buttons(). */
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (self->show)),
                       is_solution ? _ ("_Solution") : _ ("_Show Me"));
}

/* After the last puzzle the list follows; after the last step of the lesson, puzzles or a game. */
static void
update_actions (QdrLessonWindow *self)
{
  GActionMap *actions = G_ACTION_MAP (self);
  const gboolean is_lesson = QDR_IS_LESSON (self->tutor);
  const gboolean at_work = self->tutor != NULL;
  const gboolean done = at_work && qdr_tutor_get_done (self->tutor);
  const gboolean takes_moves = at_work && qdr_tutor_takes_moves (self->tutor);

  qdr_actions_set_enabled (actions, "previous", at_work && qdr_tutor_get_index (self->tutor) > 0);
  qdr_actions_set_enabled (actions, "next", at_work && (!is_lesson || !is_last_task (self)));
  qdr_actions_set_enabled (actions, "hint", takes_moves);
  qdr_actions_set_enabled (actions, "again", at_work);
  qdr_actions_set_enabled (actions, "play-on", can_play_on (self));
  qdr_board_view_set_locked (self->board, at_work && !takes_moves);
  update_show_button (self);
  gtk_widget_set_visible (GTK_WIDGET (self->show), takes_moves);
  gtk_widget_set_visible (self->play_on, can_play_on (self));
  gtk_widget_set_visible (self->again, is_played_out (self));
  gtk_widget_set_visible (self->next, !(is_lesson && done && is_last_task (self)));
  if (done && !takes_moves)
    gtk_widget_add_css_class (self->next, "suggested-action");
  else
    gtk_widget_remove_css_class (self->next, "suggested-action");
  gtk_widget_set_visible (self->ending, is_lesson && done && is_last_task (self));
}

static void
previous_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonWindow *self = user_data;

  qdr_tutor_go_to (self->tutor, qdr_tutor_get_index (self->tutor) - 1);
}

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonWindow *self = user_data;

  if (is_last_task (self))
    qdr_lesson_window_show_themes (self);
  else
    qdr_tutor_go_to (self->tutor, qdr_tutor_get_index (self->tutor) + 1);
}

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonWindow *self = user_data;

  qdr_tutor_show (self->tutor);
}

static void
again_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonWindow *self = user_data;

  qdr_tutor_go_to (self->tutor, qdr_tutor_get_index (self->tutor));
}

static void
play_on_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonWindow *self = user_data;

  qdr_puzzle_course_play_on (QDR_PUZZLE_COURSE (self->tutor));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
themes_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_lesson_window_show_themes (QDR_LESSON_WINDOW (user_data));
}

/* From a puzzle to the list of them, and from there or from the lesson out of the window. */
static gboolean
leave_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrLessonWindow *self = QDR_LESSON_WINDOW (widget);

  if (gtk_widget_get_visible (self->to_themes))
    qdr_lesson_window_show_themes (self);
  else
    gtk_window_close (GTK_WINDOW (self));
  return TRUE;
}

/* The application comes back to a window with a game, or opens one. */
static void
play_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (user_data));

  if (application != NULL)
    g_application_activate (G_APPLICATION (application));
  gtk_window_close (GTK_WINDOW (user_data));
}

static const GActionEntry action_entries[] = {
  { .name = "previous", .activate = previous_cb }, { .name = "next", .activate = next_cb },
  { .name = "hint", .activate = hint_cb },         { .name = "again", .activate = again_cb },
  { .name = "play-on", .activate = play_on_cb },   { .name = "themes", .activate = themes_cb },
  { .name = "play", .activate = play_cb },
};

/* --- What is shown ---------------------------------------------------------------------------- */

static void
describe_side (GtkWidget *side, GtkLabel *label, const char *words)
{
  gtk_widget_set_tooltip_text (side, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
}

/* Whose pawn is which, also where colours do not tell. */
static void
show_sides (QdrLessonWindow *self)
{
  const guint person = qdr_tutor_get_person (self->tutor);
  QdrPlayer *player = qdr_game_get_player (qdr_tutor_get_game (self->tutor), person);
  /* Translators: what the person is called in this game, as “Player 1”. */
  g_autofree char *own_words =
      g_strdup_printf (person == 0 ? _ ("You are %s, and your pawn is marked with a disc.")
                                   : _ ("You are %s, and your pawn is marked with a square."),
                       qdr_player_get_name (player));

  qdr_pawn_icon_set_number (self->own_pawn_icon, person);
  qdr_pawn_icon_set_number (self->robins_pawn_icon, 1 - person);
  describe_side (self->own_side, self->own_race, own_words);
  describe_side (self->robins_side, self->robins_race,
                 person == 0 ? _ ("Robin’s pawn is marked with a square.")
                             : _ ("Robin’s pawn is marked with a disc."));
}

static void
show_racer (QdrLessonWindow *self, guint number, GtkLabel *label)
{
  g_autofree char *race = qdr_tutor_describe_racer (self->tutor, number);

  gtk_label_set_text (label, race);
}

/* Where the race is not told, the two names are side by side. */
static void
show_race (QdrLessonWindow *self)
{
  const gboolean is_told = self->tutor != NULL && qdr_tutor_get_task (self->tutor)->show_race;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->sides),
                                  is_told ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (is_told) {
    const guint person = qdr_tutor_get_person (self->tutor);

    show_racer (self, person, self->own_race);
    show_racer (self, 1 - person, self->robins_race);
  } else {
    gtk_label_set_text (self->own_race, _ ("You"));
    gtk_label_set_text (self->robins_race, _ ("Robin"));
  }
}

static void
show_progress (QdrLessonWindow *self)
{
  const guint number = qdr_tutor_get_index (self->tutor) + 1;
  const guint n_tasks = qdr_tutor_get_n_tasks (self->tutor);
  g_autofree char *progress =
      g_strdup_printf (QDR_IS_LESSON (self->tutor) ? _ ("Step %u of %u") : _ ("Puzzle %u of %u"),
                       number, n_tasks);

  gtk_label_set_text (self->progress, progress);
}

/* The person plays upwards. */
static void
show_game (QdrLessonWindow *self)
{
  const QdrTask *task = qdr_tutor_get_task (self->tutor);
  QdrGame *game = qdr_tutor_get_game (self->tutor);

  qdr_board_view_set_game (self->board, game);
  qdr_board_view_set_rotation (self->board,
                               qdr_side_of_player (qdr_game_get_n_players (game),
                                                   qdr_tutor_get_person (self->tutor)));
  qdr_board_view_set_show_shortest_paths (self->board, task->show_shortest_paths);
  qdr_sounds_set_game (self->sounds, game);
  g_signal_connect_object (game, "settled", G_CALLBACK (show_race), self, G_CONNECT_SWAPPED);
}

static void
show_words (QdrLessonWindow *self)
{
  const QdrTask *task = qdr_tutor_get_task (self->tutor);

  gtk_label_set_text (self->title, task->title);
  gtk_label_set_text (self->text, task->text);
  gtk_label_set_text (self->wish, task->wish);
}

static void
show_task (QdrLessonWindow *self)
{
  const QdrTask *task = qdr_tutor_get_task (self->tutor);
  g_autofree char *words = g_strjoin ("\n", task->title, task->text, task->wish, NULL);

  g_clear_handle_id (&self->reply_source, g_source_remove);
  show_words (self);
  gtk_widget_set_visible (self->answer_box, FALSE);
  show_progress (self);
  show_game (self);
  show_sides (self);
  show_race (self);
  update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  qdr_announce_later (GTK_WIDGET (self), words);
}

/* --- What is said ----------------------------------------------------------------------------- */

static const struct {
  const char *picture;
  const char *css_class;
} tones[] = {
  [QDR_TONE_NEUTRAL] = { "dialog-information-symbolic", "dim-label" },
  [QDR_TONE_RIGHT] = { "object-select-symbolic", "success" },
  [QDR_TONE_WRONG] = { "dialog-warning-symbolic", "warning" },
};

static void
show_answer (QdrLessonWindow *self, QdrTone tone, const char *sentence)
{
  for (guint i = 0; i < G_N_ELEMENTS (tones); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->answer_image), tones[i].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (self->answer_image), tones[tone].css_class);
  gtk_image_set_from_icon_name (self->answer_image, tones[tone].picture);
  gtk_label_set_text (self->answer, sentence);
  gtk_widget_set_visible (self->answer_box, TRUE);
}

/* Where an answer leaves too little room, what is to be done matters more than what there is to
 * know. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  QdrLessonWindow *self = user_data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->words);
  const gboolean is_answered = gtk_widget_get_visible (self->answer_box);

  gtk_adjustment_set_value (adjustment, is_answered ? gtk_adjustment_get_upper (adjustment) : 0);
  return G_SOURCE_REMOVE;
}

/* In the middle of an allocation, when nothing may be moved. */
static void
words_resized_cb (QdrLessonWindow *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self->words), scroll_cb, self, NULL);
}

/* A person who is done goes on with Enter; one who has lost tries again. */
static void
lead_on (QdrLessonWindow *self, QdrTone tone)
{
  if (gtk_widget_get_visible (self->ending))
    gtk_widget_grab_focus (self->try_puzzles);
  else if (tone == QDR_TONE_RIGHT)
    gtk_widget_grab_focus (self->next);
  else if (is_played_out (self))
    gtk_widget_grab_focus (self->again);
}

static void
said_cb (QdrLessonWindow *self, int tone, const char *sentence)
{
  show_answer (self, (QdrTone) tone, sentence);
  update_actions (self);
  qdr_board_view_set_hint (self->board, QDR_MOVE_NONE);
  qdr_board_view_set_line (self->board, NULL, 0);
  if (tone == QDR_TONE_WRONG) {
    qdr_board_view_refuse (self->board, sentence);
    return;
  }
  lead_on (self, (QdrTone) tone);
  qdr_announce_later (GTK_WIDGET (self), sentence);
}

static void
shown_cb (QdrLessonWindow *self, guint move)
{
  qdr_board_view_set_hint (self->board, (QdrMove) move);
}

static void
foreseen_cb (QdrLessonWindow *self, gpointer moves, guint n_moves)
{
  qdr_board_view_set_line (self->board, moves, n_moves);
}

static void
changed_cb (QdrLessonWindow *self)
{
  show_words (self);
  update_actions (self);
}

static gboolean
reply_cb (gpointer user_data)
{
  QdrLessonWindow *self = user_data;

  self->reply_source = 0;
  qdr_tutor_reply (self->tutor);
  return G_SOURCE_REMOVE;
}

/* What was said is about an earlier move. */
static void
reply_due_cb (QdrLessonWindow *self)
{
  gtk_widget_set_visible (self->answer_box, FALSE);
  self->reply_source = g_timeout_add (REPLY_DELAY, reply_cb, self);
}

/* Lets @tutor, (transfer full) (nullable), set the tasks from now on. */
static void
take_tutor (QdrLessonWindow *self, QdrTutor *tutor)
{
  g_clear_handle_id (&self->reply_source, g_source_remove);
  if (self->tutor != NULL)
    g_signal_handlers_disconnect_by_data (self->tutor, self);
  g_clear_object (&self->tutor);
  self->tutor = tutor;
  if (tutor == NULL) {
    update_actions (self);
    return;
  }

  g_signal_connect_swapped (tutor, "asked", G_CALLBACK (show_task), self);
  g_signal_connect_swapped (tutor, "said", G_CALLBACK (said_cb), self);
  g_signal_connect_swapped (tutor, "shown", G_CALLBACK (shown_cb), self);
  g_signal_connect_swapped (tutor, "foreseen", G_CALLBACK (foreseen_cb), self);
  g_signal_connect_swapped (tutor, "reply-due", G_CALLBACK (reply_due_cb), self);
  g_signal_connect_swapped (tutor, "changed", G_CALLBACK (changed_cb), self);
  gtk_stack_set_visible_child (self->pages, self->lesson_page);
  show_task (self);
}

/* --- The board -------------------------------------------------------------------------------- */

static gboolean
proposed_cb (QdrLessonWindow *self, guint move)
{
  qdr_tutor_propose (self->tutor, (QdrMove) move);
  return TRUE;
}

static void
refused_cb (QdrLessonWindow *self)
{
  qdr_sounds_play (self->sounds, QDR_SOUND_REFUSAL);
}

/* --- Object ----------------------------------------------------------------------------------- */

static void
qdr_lesson_window_dispose (GObject *object)
{
  QdrLessonWindow *self = QDR_LESSON_WINDOW (object);

  g_clear_handle_id (&self->reply_source, g_source_remove);
  if (self->tutor != NULL)
    g_signal_handlers_disconnect_by_data (self->tutor, self);
  g_clear_object (&self->tutor);
  g_clear_object (&self->sounds);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_lesson_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, leave_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F5, 0, "win.again", NULL);

  g_type_ensure (QDR_TYPE_BOARD_VIEW);
  g_type_ensure (QDR_TYPE_PAWN_ICON);
  g_type_ensure (QDR_TYPE_PUZZLE_PAGE);
  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_CARD_LAYOUT);
  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/lesson/lesson-window.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, to_themes);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, lesson_page);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, board);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, words);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, progress);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, title);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, text);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, wish);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, sides);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, own_side);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, own_pawn_icon);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, own_race);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, robins_side);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, robins_pawn_icon);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, robins_race);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, answer_box);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, answer_image);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, answer);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, ending);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, try_puzzles);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, show);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, play_on);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, again);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, next);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonWindow, puzzle_page);
  gtk_widget_class_bind_template_callback (widget_class, proposed_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, qdr_lesson_window_set_puzzles);
}

static void
qdr_lesson_window_class_init (QdrLessonWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_lesson_window_dispose;

  bind_template (GTK_WIDGET_CLASS (klass));
}

/* No larger than the window of the game: the screen may be a phone's. */
static void
choose_size (QdrLessonWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self),
                               MIN (width, g_settings_get_int (self->settings, "window-width")),
                               MIN (height, g_settings_get_int (self->settings, "window-height")));
}

static void
qdr_lesson_window_init (QdrLessonWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (QDR_APPLICATION_ID);
  self->sounds = qdr_sounds_new ();
  choose_size (self);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->words), "changed",
                           G_CALLBACK (words_resized_cb), self, G_CONNECT_SWAPPED);
  qdr_board_settings_bind (self->settings, self->board, self->sounds);
  g_action_map_add_action_entries (G_ACTION_MAP (self), action_entries,
                                   G_N_ELEMENTS (action_entries), self);
}

QdrLessonWindow *
qdr_lesson_window_new (GtkApplication *application)
{
  g_return_val_if_fail (application == NULL || GTK_IS_APPLICATION (application), NULL);

  return g_object_new (QDR_TYPE_LESSON_WINDOW, "application", application, NULL);
}

void
qdr_lesson_window_teach (QdrLessonWindow *self)
{
  g_return_if_fail (QDR_IS_LESSON_WINDOW (self));

  gtk_window_set_title (GTK_WINDOW (self), _ ("Learn to Play"));
  gtk_widget_set_visible (self->to_themes, FALSE);
  take_tutor (self, QDR_TUTOR (qdr_lesson_new ()));
}

void
qdr_lesson_window_show_themes (QdrLessonWindow *self)
{
  g_return_if_fail (QDR_IS_LESSON_WINDOW (self));

  qdr_puzzle_page_refresh (self->puzzle_page);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Puzzles"));
  gtk_widget_set_visible (self->to_themes, FALSE);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->puzzle_page));
  take_tutor (self, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->puzzle_page));
}

void
qdr_lesson_window_set_puzzles (QdrLessonWindow *self, const char *theme)
{
  QdrPuzzleCourse *course;

  g_return_if_fail (QDR_IS_LESSON_WINDOW (self));
  g_return_if_fail (theme != NULL);

  course = qdr_puzzle_page_start (self->puzzle_page, theme);
  if (course == NULL)
    return;

  gtk_window_set_title (GTK_WINDOW (self), _ ("Puzzles"));
  gtk_widget_set_visible (self->to_themes, TRUE);
  take_tutor (self, QDR_TUTOR (course));
}
