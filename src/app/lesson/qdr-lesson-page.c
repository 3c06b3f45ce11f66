/*
 * The page of the lesson and of the puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-lesson-page.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-board-settings.h"
#include "qdr-board-view.h"
#include "qdr-confetti.h"
#include "qdr-hint-controller.h"
#include "qdr-icon-button.h"
#include "qdr-layouts.h"
#include "qdr-lesson-card.h"
#include "qdr-lesson.h"
#include "qdr-mistake-course.h"
#include "qdr-puzzle-course.h"
#include "qdr-puzzle-page.h"
#include "qdr-sounds.h"
#include "qdr-spatial-sounds.h"
#include "qdr-switch-scanning.h"
#include "qdr-toast.h"

/* The delay in milliseconds before Robin, the opponent in lessons, moves. Meanwhile users see the
 * effect of their own move. */
#define REPLY_DELAY 700

/* The same in a storm, where the next puzzle follows. */
#define STORM_DELAY 300

/* The setting with the index of the step that the lesson has reached. */
#define STEP_KEY "lesson-step"

struct _QdrLessonPage {
  QdrPage parent_instance;

  GSettings *settings;
  QdrSounds *sounds;
  QdrSpatialSounds *spatial_sounds;
  QdrTraining *training; /* (nullable) */
  QdrTutor *tutor;       /* (nullable): QdrLesson, QdrPuzzleCourse, QdrPuzzleStorm or
                             QdrMistakeCourse */
  guint reply_source;    /* the timeout after which Robin moves, or 0 */
  guint clock_source; /* the timeout after which the clock of a storm shows another digit, or 0 */
  gboolean is_introduced; /* whether the keys for questions have been explained */
  gboolean has_no_list;   /* whether the mistakes were opened without the list of puzzles */
  GPtrArray *removed; /* of QdrLibraryExercise: the removed exercises, in the order of removal */
  AdwToast *toast;    /* (nullable): the visible toast that offers to restore an exercise */

  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkWidget *again_tool;
  QdrConfetti *confetti;
  QdrBoardView *board;
  GtkWidget *task_page;
  QdrLessonCard *card;
  QdrPuzzlePage *puzzle_page;
};

G_DEFINE_FINAL_TYPE (QdrLessonPage, qdr_lesson_page, QDR_TYPE_PAGE)

/* Actions */

static gboolean
is_last_task (QdrLessonPage *self)
{
  return qdr_tutor_get_task_index (self->tutor) + 1 == qdr_tutor_get_n_tasks (self->tutor);
}

static void
update_actions (QdrLessonPage *self)
{
  GActionMap *actions = qdr_page_get_actions (QDR_PAGE (self));
  const gboolean at_work = self->tutor != NULL;
  const gboolean takes_moves = at_work && qdr_tutor_accepts_moves (self->tutor);
  const gboolean is_storm = QDR_IS_PUZZLE_STORM (self->tutor);
  const gboolean is_shown = takes_moves && qdr_tutor_is_move_shown (self->tutor);
  const gboolean goes_on = at_work && !is_storm;

  qdr_actions_set_enabled_or (actions, "previous",
                              goes_on && qdr_tutor_get_task_index (self->tutor) > 0,
                              goes_on ? _ ("This is the first one.") : NULL);
  /* In a course, "next" is enabled even for the last puzzle: it then goes back. */
  qdr_actions_set_enabled_or (actions, "next",
                              goes_on && (!QDR_IS_LESSON (self->tutor) || !is_last_task (self)),
                              goes_on ? _ ("This is the last one.") : NULL);
  qdr_actions_set_enabled_or (actions, "hint", takes_moves && !is_storm && !is_shown,
                              is_storm   ? _ ("In a storm there are no hints.")
                              : is_shown ? _ ("The solution is shown.")
                                         : NULL);
  qdr_actions_set_enabled (actions, "again", at_work);
  /* For a mistake, the button "Again" is hidden: a phone is too narrow for it beside the button
   * that removes the mistake. */
  gtk_widget_set_visible (self->again_tool, at_work && !QDR_IS_MISTAKE_COURSE (self->tutor));
  qdr_actions_set_enabled (actions, "remove", QDR_IS_MISTAKE_COURSE (self->tutor));
  qdr_actions_set_enabled_or (actions, "undo", self->removed->len > 0,
                              _ ("No moves are taken back here."));
  qdr_actions_set_enabled (actions, "play-on",
                           QDR_IS_PUZZLE_COURSE (self->tutor) &&
                               qdr_puzzle_course_get_can_play_on (QDR_PUZZLE_COURSE (self->tutor)));
}

/* Goes to a task. Sentences about the task before it are not spoken any more. */
static void
go_to_task (QdrLessonPage *self, guint index)
{
  qdr_announcer_drop_waiting (GTK_WIDGET (self));
  qdr_tutor_go_to_task (self->tutor, index);
}

static void
previous_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonPage *self = user_data;

  go_to_task (self, qdr_tutor_get_task_index (self->tutor) - 1);
}

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonPage *self = user_data;

  if (is_last_task (self))
    gtk_widget_activate_action (user_data, "win.back", NULL);
  else
    go_to_task (self, qdr_tutor_get_task_index (self->tutor) + 1);
}

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_tutor_show_hint (QDR_LESSON_PAGE (user_data)->tutor);
}

static void
again_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonPage *self = user_data;

  if (QDR_IS_PUZZLE_STORM (self->tutor))
    gtk_widget_activate_action (user_data, "win.storm", NULL);
  else
    go_to_task (self, qdr_tutor_get_task_index (self->tutor));
}

static void
play_on_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonPage *self = user_data;

  qdr_puzzle_course_play_on (QDR_PUZZLE_COURSE (self->tutor));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
themes_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_lesson_page_show_themes (QDR_LESSON_PAGE (user_data));
}

/* Places toasts at the bottom of the board. If no board is shown, GTK places them at the bottom of
 * the page. */
static gboolean
position_toast_cb (GtkOverlay *overlay, GtkWidget *child, GdkRectangle *place, gpointer user_data)
{
  QdrLessonPage *self = user_data;

  return child == GTK_WIDGET (self->toasts) &&
         qdr_overlay_place_child_over (overlay, child, GTK_WIDGET (self->board), GTK_ALIGN_END,
                                       place);
}

static void
toast_dismissed_cb (QdrLessonPage *self, AdwToast *toast)
{
  if (self->toast == toast)
    self->toast = NULL;
}

static void
remove_exercise_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonPage *self = user_data;
  const gboolean is_only = qdr_tutor_get_n_tasks (self->tutor) == 1;

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  self->toast = qdr_toast_new_with_button (_ ("Mistake removed"), _ ("Undo"));
  adw_toast_set_action_name (self->toast, "win.undo");
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (toast_dismissed_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_toast_show (self->toasts, self->toast);
  g_ptr_array_add (self->removed,
                   qdr_mistake_course_remove_exercise (QDR_MISTAKE_COURSE (self->tutor)));
  if (is_only)
    qdr_lesson_page_show_themes (self);
  else
    update_actions (self);
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonPage *self = user_data;
  g_autoptr (QdrLibraryExercise) exercise =
      g_ptr_array_steal_index (self->removed, self->removed->len - 1);

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  qdr_toast_show_result (self->toasts, _ ("Mistake restored"));
  if (QDR_IS_MISTAKE_COURSE (self->tutor))
    qdr_mistake_course_restore_exercise (QDR_MISTAKE_COURSE (self->tutor), exercise);
  else
    qdr_training_restore_exercise (self->training, exercise);
  update_actions (self);
}

/* Goes from a puzzle or a mistake back to the list of puzzles, if it was shown. */
static gboolean
qdr_lesson_page_go_back (QdrPage *page)
{
  QdrLessonPage *self = QDR_LESSON_PAGE (page);

  if (self->tutor == NULL || QDR_IS_LESSON (self->tutor) || self->has_no_list)
    return FALSE;

  qdr_lesson_page_show_themes (self);
  return TRUE;
}

/* Goes back and starts a game. After the lesson, the game is against an opponent that a beginner
 * can beat. */
static void
play_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonPage *self = user_data;
  g_autoptr (GtkWidget) window = GTK_WIDGET (g_object_ref (gtk_widget_get_root (user_data)));
  const gboolean is_lesson = QDR_IS_LESSON (self->tutor);

  gtk_widget_activate_action (user_data, "win.back", NULL);
  gtk_widget_activate_action (window, is_lesson ? "app.first-game" : "app.new-game", NULL);
}

/* The board */

static void
update_lock (QdrLessonPage *self)
{
  qdr_board_view_set_locked (self->board,
                             self->tutor != NULL && !qdr_tutor_accepts_moves (self->tutor));
}

static void
update_detours (QdrLessonPage *self)
{
  qdr_board_settings_update_detours (self->settings, self->board, QDR_IS_LESSON (self->tutor));
}

static void
show_on_board (QdrLessonPage *self)
{
  QdrGame *game = qdr_tutor_get_game (self->tutor);

  g_clear_handle_id (&self->reply_source, g_source_remove);
  qdr_board_view_set_game (self->board, game);
  /* The board is rotated so that the goal of the user is at the top. */
  qdr_board_view_set_rotation (self->board,
                               qdr_side_of_player (qdr_game_get_n_players (game),
                                                   qdr_tutor_get_person_number (self->tutor)));
  qdr_board_view_set_show_shortest_paths (self->board,
                                          qdr_tutor_get_task (self->tutor)->show_shortest_paths);
  qdr_sounds_set_game (self->sounds, game);
  update_detours (self);
  update_lock (self);
}

/* Removes hints from the board, and announces @sentence. A sentence with QDR_TUTOR_TONE_REPLY is
 * not announced, because the board itself announces the moves of Robin. */
static void
announced_cb (QdrLessonPage *self, int tone, const char *sentence)
{
  update_lock (self);
  qdr_board_view_set_hint (self->board, QDR_MOVE_NONE);
  qdr_board_view_set_expected_moves (self->board, NULL, 0);
  qdr_board_view_mark_squares (self->board, QDR_NO_SQUARE, QDR_NO_SQUARE);
  qdr_board_view_set_path_comparison (self->board, NULL);
  if (tone == QDR_TUTOR_TONE_WRONG)
    qdr_board_view_refuse_move (self->board, sentence);
  else if (tone != QDR_TUTOR_TONE_REPLY)
    qdr_announce (GTK_WIDGET (self->board), sentence);
}

static void
completed_cb (QdrLessonPage *self)
{
  if (QDR_IS_LESSON (self->tutor))
    g_settings_set_uint (self->settings, STEP_KEY, 0);
  if (qdr_board_view_get_animate (self->board) &&
      (!QDR_IS_PUZZLE_STORM (self->tutor) ||
       qdr_puzzle_storm_is_record (QDR_PUZZLE_STORM (self->tutor))))
    qdr_confetti_throw_for_player (self->confetti, GTK_WIDGET (self->board),
                                   qdr_tutor_get_person_number (self->tutor));
}

static void
shown_cb (QdrLessonPage *self, guint move)
{
  qdr_board_view_set_hint (self->board, (QdrMove) move);
  /* The button, which had the focus, is disabled until something else can be shown. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->board)) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
pointed_cb (QdrLessonPage *self, guint from, guint to)
{
  qdr_board_view_mark_squares (self->board, (QdrSquare) from, (QdrSquare) to);
}

static void
foreseen_cb (QdrLessonPage *self, gpointer moves, guint n_moves)
{
  qdr_board_view_set_expected_moves (self->board, moves, n_moves);
}

static void
explained_cb (QdrLessonPage *self, gpointer explanation)
{
  qdr_explanation_show_on_board (explanation, self->board);
}

static gboolean
reply_cb (gpointer user_data)
{
  QdrLessonPage *self = user_data;

  self->reply_source = 0;
  qdr_tutor_play_reply (self->tutor);
  return G_SOURCE_REMOVE;
}

static void
reply_due_cb (QdrLessonPage *self)
{
  g_clear_handle_id (&self->reply_source, g_source_remove);
  self->reply_source =
      g_timeout_add (QDR_IS_PUZZLE_STORM (self->tutor) ? STORM_DELAY : REPLY_DELAY, reply_cb, self);
}

static gboolean
proposed_cb (QdrLessonPage *self, guint move)
{
  qdr_tutor_try_move (self->tutor, (QdrMove) move);
  return TRUE;
}

static void
refused_cb (QdrLessonPage *self)
{
  qdr_sounds_play_sound (self->sounds, QDR_SOUND_REFUSAL);
}

static void
set_title (QdrLessonPage *self, const char *title)
{
  g_autofree char *present = NULL;

  g_object_get (self, "title", &present, NULL);
  if (g_strcmp0 (present, title) == 0)
    return;
  g_object_set (self, "title", title, NULL);
  /* The first title is spoken when the focus comes. */
  if (*present != '\0' && gtk_widget_get_mapped (GTK_WIDGET (self)))
    qdr_announce (GTK_WIDGET (self), title);
}

/* The tutor */

/* Shows the time that is left in a storm, now and whenever it changes, until the storm is over. */
static gboolean
update_clock (gpointer user_data)
{
  QdrLessonPage *self = user_data;
  QdrPuzzleStorm *storm = QDR_PUZZLE_STORM (self->tutor);
  const gint64 now = g_get_monotonic_time ();
  const guint delay = qdr_puzzle_storm_update (storm, now);
  g_autofree char *time = qdr_puzzle_storm_format_time (storm, now);

  qdr_lesson_card_show_time (self->card, time);
  g_clear_handle_id (&self->clock_source, g_source_remove);
  if (delay > 0)
    self->clock_source = g_timeout_add (delay, update_clock, self);
  return G_SOURCE_REMOVE;
}

static void
asked_cb (QdrLessonPage *self)
{
  g_autofree char *heading = qdr_lesson_card_get_heading (self->card);
  g_autofree char *task = qdr_tutor_describe_task (self->tutor);
  g_autofree char *words =
      g_strjoin ("\n", heading, task,
                 self->is_introduced ? NULL
                                     : _ ("W describes the board; A repeats the last sentence."),
                 NULL);

  if (QDR_IS_LESSON (self->tutor))
    g_settings_set_uint (self->settings, STEP_KEY, qdr_tutor_get_task_index (self->tutor));
  update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (QDR_IS_PUZZLE_STORM (self->tutor))
    qdr_announce_introduction (GTK_WIDGET (self), words);
  else
    qdr_announce (GTK_WIDGET (self), words);
  self->is_introduced = TRUE;
}

/* The board has the same key, but after a success the focus is on a button. */
static gboolean
repeat_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return qdr_announcer_repeat_last (widget);
}

/* Announces the time and the score of a storm instead of the clocks of the game, which has none. */
static gboolean
tell_time_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrTutor *tutor = QDR_LESSON_PAGE (widget)->tutor;
  g_autofree char *words = NULL;

  if (!QDR_IS_PUZZLE_STORM (tutor))
    return GDK_EVENT_PROPAGATE;

  words = qdr_puzzle_storm_describe_state (QDR_PUZZLE_STORM (tutor), g_get_monotonic_time ());
  qdr_announce_answer (widget, words);
  return GDK_EVENT_STOP;
}

/* Announces the result of a storm that ends before its time. */
static void
drop_tutor (QdrLessonPage *self)
{
  if (QDR_IS_PUZZLE_STORM (self->tutor) && !qdr_tutor_is_task_done (self->tutor)) {
    g_autofree char *words = qdr_puzzle_storm_describe_result (QDR_PUZZLE_STORM (self->tutor));

    qdr_announce (GTK_WIDGET (self), words);
  }
  g_clear_handle_id (&self->reply_source, g_source_remove);
  g_clear_handle_id (&self->clock_source, g_source_remove);
  if (self->tutor != NULL)
    g_signal_handlers_disconnect_by_data (self->tutor, self);
  g_clear_object (&self->tutor);
}

/* Replaces the tutor. @tutor is (transfer full) (nullable). */
static void
take_tutor (QdrLessonPage *self, QdrTutor *tutor)
{
  drop_tutor (self);
  self->tutor = tutor;
  if (tutor == NULL) {
    update_lock (self);
    qdr_lesson_card_set_tutor (self->card, NULL);
    update_actions (self);
    return;
  }

  /* The handlers run in the order in which they are connected: first the board is updated, then the
   * card, then the actions and the focus. */
  g_signal_connect_swapped (tutor, "asked", G_CALLBACK (show_on_board), self);
  g_signal_connect_swapped (tutor, "announced", G_CALLBACK (announced_cb), self);
  g_signal_connect_swapped (tutor, "shown", G_CALLBACK (shown_cb), self);
  g_signal_connect_swapped (tutor, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (tutor, "foreseen", G_CALLBACK (foreseen_cb), self);
  g_signal_connect_swapped (tutor, "explained", G_CALLBACK (explained_cb), self);
  g_signal_connect_swapped (tutor, "reply-due", G_CALLBACK (reply_due_cb), self);
  g_signal_connect_swapped (tutor, "completed", G_CALLBACK (completed_cb), self);
  g_signal_connect_swapped (tutor, "changed", G_CALLBACK (update_lock), self);
  show_on_board (self);
  qdr_lesson_card_set_tutor (self->card, tutor);
  if (QDR_IS_PUZZLE_STORM (tutor)) {
    g_signal_connect_swapped (tutor, "asked", G_CALLBACK (update_clock), self);
    g_signal_connect_swapped (tutor, "announced", G_CALLBACK (update_clock), self);
    update_clock (self);
  }
  g_signal_connect_swapped (tutor, "asked", G_CALLBACK (asked_cb), self);
  g_signal_connect_swapped (tutor, "announced", G_CALLBACK (update_actions), self);
  g_signal_connect_swapped (tutor, "changed", G_CALLBACK (update_actions), self);
  gtk_stack_set_visible_child (self->pages, self->task_page);
  asked_cb (self);
}

/* Courses */

static void
tried_cb (QdrLessonPage *self, QdrPuzzle *puzzle, gboolean is_solved, gboolean has_help)
{
  if (self->training != NULL)
    qdr_training_record_puzzle_attempt (self->training, qdr_puzzle_get_name (puzzle),
                                        qdr_puzzle_get_rating (puzzle), is_solved, has_help);
}

/* Shows the puzzles of a course. @course is (transfer full). */
static void
set_course (QdrLessonPage *self, QdrPuzzleCourse *course)
{
  g_signal_connect_object (course, "tried", G_CALLBACK (tried_cb), self, G_CONNECT_SWAPPED);
  set_title (self, _ ("Puzzles"));
  take_tutor (self, QDR_TUTOR (course));
}

static void
theme_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_lesson_page_start_puzzles (user_data, g_variant_get_string (parameter, NULL));
}

static void
mistakes_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonPage *self = user_data;
  g_autoptr (GPtrArray) due = qdr_training_list_due_exercises (self->training);

  if (due->len > 0)
    qdr_lesson_page_start_mistake_course (self, due);
  else
    qdr_toast_show_result (self->toasts, _ ("They come back on another day."));
}

static void
daily_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonPage *self = user_data;
  g_autoptr (GPtrArray) exercises = NULL;
  QdrLibraryExercise *exercise =
      self->training != NULL ? qdr_training_get_daily_exercise (self->training) : NULL;
  QdrPuzzleCourse *course = NULL;

  if (exercise != NULL) {
    exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);
    g_ptr_array_add (exercises, exercise);
    qdr_lesson_page_start_mistake_course (self, exercises);
    return;
  }
  course = qdr_puzzle_page_start_daily_puzzle (self->puzzle_page);
  if (course != NULL)
    set_course (self, course);
}

static void
storm_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLessonPage *self = user_data;
  QdrPuzzleStorm *storm = qdr_puzzle_page_start_storm (self->puzzle_page);

  if (storm == NULL)
    return;

  set_title (self, _ ("Storm"));
  take_tutor (self, QDR_TUTOR (storm));
}

static const GActionEntry action_entries[] = {
  { .name = "previous", .activate = previous_cb },
  { .name = "next", .activate = next_cb },
  { .name = "hint", .activate = hint_cb },
  { .name = "again", .activate = again_cb },
  { .name = "play-on", .activate = play_on_cb },
  { .name = "themes", .activate = themes_cb },
  { .name = "play", .activate = play_cb },
  { .name = "remove", .activate = remove_exercise_cb },
  { .name = "undo", .activate = undo_cb },
  { .name = "theme", .activate = theme_cb, .parameter_type = "s" },
  { .name = "mistakes", .activate = mistakes_cb },
  { .name = "daily", .activate = daily_cb },
  { .name = "storm", .activate = storm_cb },
};

/* The object */

/* Until something is started, nothing gets the focus. */
static gboolean
qdr_lesson_page_grab_focus (GtkWidget *widget)
{
  QdrLessonPage *self = QDR_LESSON_PAGE (widget);
  g_autofree char *title = NULL;

  g_object_get (self, "title", &title, NULL);
  if (*title == '\0')
    return FALSE;
  if (self->tutor != NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->board));
  qdr_puzzle_page_focus_row (self->puzzle_page);
  return TRUE;
}

/* When the user goes to the game, ends a storm, whose clock does not rest, and a course of
 * mistakes, during which better moves are concealed there. */
static void
qdr_lesson_page_unmap (GtkWidget *widget)
{
  QdrLessonPage *self = QDR_LESSON_PAGE (widget);

  GTK_WIDGET_CLASS (qdr_lesson_page_parent_class)->unmap (widget);

  if (QDR_IS_MISTAKE_COURSE (self->tutor) || QDR_IS_PUZZLE_STORM (self->tutor))
    qdr_lesson_page_show_themes (self);
}

static void
qdr_lesson_page_dispose (GObject *object)
{
  QdrLessonPage *self = QDR_LESSON_PAGE (object);

  drop_tutor (self);
  g_clear_object (&self->training);
  g_clear_object (&self->spatial_sounds);
  g_clear_object (&self->sounds);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_lesson_page_parent_class)->dispose (object);
}

static void
qdr_lesson_page_finalize (GObject *object)
{
  g_ptr_array_unref (QDR_LESSON_PAGE (object)->removed);

  G_OBJECT_CLASS (qdr_lesson_page_parent_class)->finalize (object);
}

static void
qdr_lesson_page_class_init (QdrLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_lesson_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_lesson_page_finalize;
  QDR_PAGE_CLASS (klass)->go_back = qdr_lesson_page_go_back;
  widget_class->grab_focus = qdr_lesson_page_grab_focus;
  widget_class->unmap = qdr_lesson_page_unmap;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F5, 0, "win.again", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "win.remove", NULL);

  g_type_ensure (QDR_TYPE_BOARD_VIEW);
  g_type_ensure (QDR_TYPE_LESSON_CARD);
  g_type_ensure (QDR_TYPE_PUZZLE_PAGE);
  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_CARD_LAYOUT);
  g_type_ensure (QDR_TYPE_CONFETTI);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/lesson/lesson-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrLessonPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonPage, pages);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonPage, again_tool);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonPage, task_page);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonPage, board);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonPage, confetti);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonPage, card);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonPage, puzzle_page);
  gtk_widget_class_bind_template_callback (widget_class, position_toast_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_a, 0, repeat_cb, NULL);
}

static void
qdr_lesson_page_init (QdrLessonPage *self)
{
  g_autoptr (QdrScreenReaderDetector) reader = qdr_screen_reader_detector_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  /* The board would answer the key for its game. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_t, 0),
                                                          gtk_callback_action_new (tell_time_cb,
                                                                                   NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  self->removed = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);
  self->settings = g_settings_new (QDR_APPLICATION_ID);
  self->sounds = qdr_sounds_new ();
  qdr_board_settings_bind (self->settings, self->board, self->sounds);
  g_signal_connect_object (self->settings, "changed::detours", G_CALLBACK (update_detours), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self->board, "unused", G_CALLBACK (qdr_switch_scanning_scan_controls), NULL);
  g_signal_connect_object (self->board, "proposed", G_CALLBACK (proposed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "refused", G_CALLBACK (refused_cb), self,
                           G_CONNECT_SWAPPED);
  self->spatial_sounds = qdr_spatial_sounds_new (self->settings, self->board, self->sounds, reader);
  g_action_map_add_action_entries (qdr_page_get_actions (QDR_PAGE (self)), action_entries,
                                   G_N_ELEMENTS (action_entries), self);
  update_actions (self);
}

QdrPage *
qdr_lesson_page_new (QdrTraining *training)
{
  QdrLessonPage *self;

  g_return_val_if_fail (training == NULL || QDR_IS_TRAINING (training), NULL);

  self = g_object_new (QDR_TYPE_LESSON_PAGE, NULL);
  if (training != NULL) {
    self->training = g_object_ref (training);
    qdr_puzzle_page_set_training (self->puzzle_page, training);
  }
  return QDR_PAGE (self);
}

void
qdr_lesson_page_start_lesson (QdrLessonPage *self)
{
  g_return_if_fail (QDR_IS_LESSON_PAGE (self));

  set_title (self, _ ("Learn to Play"));
  take_tutor (self, QDR_TUTOR (qdr_lesson_new (g_settings_get_uint (self->settings, STEP_KEY))));
}

void
qdr_lesson_page_show_themes (QdrLessonPage *self)
{
  g_return_if_fail (QDR_IS_LESSON_PAGE (self));

  self->has_no_list = FALSE;
  qdr_puzzle_page_refresh (self->puzzle_page);
  set_title (self, _ ("Puzzles"));
  /* Otherwise the stack would move the focus to another row first. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->puzzle_page));
  take_tutor (self, NULL);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    qdr_puzzle_page_focus_row (self->puzzle_page);
}

void
qdr_lesson_page_start_puzzles (QdrLessonPage *self, const char *theme)
{
  QdrPuzzleCourse *course;

  g_return_if_fail (QDR_IS_LESSON_PAGE (self));
  g_return_if_fail (theme != NULL);

  course = qdr_puzzle_page_start_theme_puzzles (self->puzzle_page, theme);
  if (course == NULL)
    return;

  set_course (self, course);
}

void
qdr_lesson_page_start_mistake_course (QdrLessonPage *self, GPtrArray *exercises)
{
  g_return_if_fail (QDR_IS_LESSON_PAGE (self));
  g_return_if_fail (exercises != NULL && exercises->len > 0);
  g_return_if_fail (self->training != NULL);

  self->has_no_list = gtk_stack_get_visible_child (self->pages) != GTK_WIDGET (self->puzzle_page);
  set_title (self, _ ("Your Mistakes"));
  /* The old course is released first. Its end sets "exercising" to FALSE, and the new course sets
   * it to TRUE. */
  take_tutor (self, NULL);
  take_tutor (self, QDR_TUTOR (qdr_mistake_course_new (exercises, self->training)));
}
