/*
 * The card beside the board of a lesson: the task, the feedback on a move, and buttons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-lesson-card.h"

#include <glib/gi18n.h>

#include "qdr-board-picture.h"
#include "qdr-focusable-label.h"
#include "qdr-layouts.h"
#include "qdr-lesson.h"
#include "qdr-mistake-course.h"
#include "qdr-puzzle-course.h"
#include "qdr-puzzle-storm.h"
#include "qdr-switch-scanning.h"
#include "qdr-wrap-layout.h"

/* A widget for a player on the card: the pawn, and its distance to the goal. */

#define QDR_TYPE_LESSON_RACER (qdr_lesson_racer_get_type ())
G_DECLARE_FINAL_TYPE (QdrLessonRacer, qdr_lesson_racer, QDR, LESSON_RACER, GtkBox)

struct _QdrLessonRacer {
  GtkBox parent_instance;

  QdrPawnIcon *pawn_icon;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (QdrLessonRacer, qdr_lesson_racer, GTK_TYPE_BOX)

static void
qdr_lesson_racer_class_init (QdrLessonRacerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);
  g_type_ensure (QDR_TYPE_PAWN_ICON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/lesson/lesson-racer.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrLessonRacer, pawn_icon);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonRacer, label);
}

static void
qdr_lesson_racer_init (QdrLessonRacer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_racer_player (QdrLessonRacer *self, guint number)
{
  const char *words =
      number == 0 ? _ ("The pawn is marked with a disc.") : _ ("The pawn is marked with a square.");

  qdr_pawn_icon_set_player (self->pawn_icon, number);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
}

struct _QdrLessonCard {
  GtkBox parent_instance;

  QdrTutor *tutor;       /* (nullable): QdrLesson, QdrPuzzleCourse or QdrMistakeCourse */
  gboolean is_completed; /* whether all tasks are done */

  GtkScrolledWindow *words;
  GtkLabel *progress;
  GtkLabel *title;
  GtkLabel *text;
  GtkLabel *request_label;
  GtkBox *racers;
  QdrLessonRacer *person;
  QdrLessonRacer *robin;
  GtkWidget *answer_box;
  GtkImage *answer_image;
  GtkLabel *answer;
  GtkWidget *try_puzzles;
  GtkWidget *play;
  GtkWidget *back;
  GtkButton *show;
  GtkWidget *play_on;
  GtkWidget *again;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (QdrLessonCard, qdr_lesson_card, GTK_TYPE_BOX)

/* The task */

static void
set_text (GtkLabel *label, const char *text, const char *spoken)
{
  GtkWidget *focusable = gtk_widget_get_ancestor (GTK_WIDGET (label), QDR_TYPE_FOCUSABLE_LABEL);

  gtk_label_set_text (label, text);
  qdr_focusable_label_set_spoken (QDR_FOCUSABLE_LABEL (focusable), spoken);
}

static char *
format_progress (QdrTutor *tutor)
{
  const guint number = qdr_tutor_get_task_index (tutor) + 1;
  const guint n_tasks = qdr_tutor_get_n_tasks (tutor);

  if (QDR_IS_PUZZLE_STORM (tutor)) {
    const guint n_solved = qdr_puzzle_storm_get_n_solved (QDR_PUZZLE_STORM (tutor));

    return g_strdup_printf (ngettext ("%u solved", "%u solved", n_solved), n_solved);
  }
  if (QDR_IS_LESSON (tutor))
    return g_strdup_printf (_ ("Step %u of %u"), number, n_tasks);
  if (QDR_IS_MISTAKE_COURSE (tutor))
    return g_strdup_printf (_ ("Mistake %u of %u"), number, n_tasks);
  /* The puzzle of the day is the only one. */
  return n_tasks > 1 ? g_strdup_printf (_ ("Puzzle %u of %u"), number, n_tasks) : g_strdup ("");
}

static void
show_words (QdrLessonCard *self)
{
  const QdrTutorTask *task = qdr_tutor_get_task (self->tutor);
  g_autofree char *progress = format_progress (self->tutor);

  gtk_label_set_text (self->progress, progress);
  if (!QDR_IS_PUZZLE_STORM (self->tutor))
    set_text (self->title, task->title, NULL);
  set_text (self->text, task->text, task->spoken_text);
  gtk_widget_set_visible (GTK_WIDGET (self->text), *task->text != '\0');
  set_text (self->request_label, task->request, task->spoken_request);
  gtk_widget_set_visible (GTK_WIDGET (self->request_label), *task->request != '\0');
}

/* Shows both players, and their distances to the goals in tasks that show them. */
static void
show_race (QdrLessonCard *self)
{
  const gboolean is_shown = self->tutor != NULL && qdr_tutor_get_task (self->tutor)->show_race;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->racers),
                                  is_shown ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  if (is_shown) {
    const guint person = qdr_tutor_get_person_number (self->tutor);
    g_autofree char *persons = qdr_tutor_describe_player (self->tutor, person);
    g_autofree char *robins = qdr_tutor_describe_player (self->tutor, 1 - person);

    gtk_label_set_text (self->person->label, persons);
    gtk_label_set_text (self->robin->label, robins);
  } else if (self->tutor != NULL) {
    gtk_label_set_text (self->person->label, _ ("You"));
    gtk_label_set_text (self->robin->label,
                        qdr_player_get_name (qdr_tutor_get_opponent (self->tutor)));
  }
}

/* Returns whether the user has continued a puzzle to the end of the game. */
static gboolean
is_played_out (QdrLessonCard *self)
{
  return QDR_IS_PUZZLE_COURSE (self->tutor) &&
         qdr_game_get_result (qdr_tutor_get_game (self->tutor)).outcome != QDR_OUTCOME_ONGOING;
}

static void
set_suggested (GtkWidget *button, gboolean is_suggested)
{
  if (is_suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
}

/* Shows only the buttons that can be used now. */
static void
update_buttons (QdrLessonCard *self)
{
  const gboolean is_course = !QDR_IS_LESSON (self->tutor);
  const gboolean is_storm = QDR_IS_PUZZLE_STORM (self->tutor);
  const gboolean can_play_on = QDR_IS_PUZZLE_COURSE (self->tutor) &&
                               qdr_puzzle_course_get_can_play_on (QDR_PUZZLE_COURSE (self->tutor));
  const gboolean done = qdr_tutor_is_task_done (self->tutor);
  const gboolean takes_moves = qdr_tutor_accepts_moves (self->tutor);
  const char *help = _ ("_Show Me");

  if (!done && qdr_tutor_has_hints_left (self->tutor))
    help = _ ("_Hint");
  else if (QDR_IS_PUZZLE_COURSE (self->tutor) && !done)
    help = _ ("_Solution");
  /* See qdr_accessibility_fixups_correct_windows() for the reason why the label is a child of
   * the button. */
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (self->show)), help);
  gtk_widget_set_visible (self->back, !is_storm && qdr_tutor_get_n_tasks (self->tutor) > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->show), takes_moves && !is_storm);
  gtk_widget_set_visible (self->play_on, can_play_on);
  gtk_widget_set_visible (self->again, is_played_out (self) || (is_storm && self->is_completed));
  gtk_widget_set_visible (self->next, !self->is_completed && !is_storm);
  /* In a course, the button leads back from the last task. */
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->next))),
                       is_course && qdr_tutor_get_task_index (self->tutor) + 1 ==
                                        qdr_tutor_get_n_tasks (self->tutor)
                           ? _ ("_Done")
                           : _ ("_Next"));
  set_suggested (self->next, done && !takes_moves);
  set_suggested (self->again, is_storm);
  set_suggested (self->try_puzzles, is_course && !is_storm);
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->try_puzzles))),
                       is_course ? _ ("_More Puzzles") : _ ("P_uzzles"));
  gtk_widget_set_visible (self->try_puzzles, self->is_completed);
  gtk_widget_set_visible (self->play, self->is_completed && !is_course);
}

/* Feedback */

static const struct {
  const char *picture;
  const char *css_class;
} tones[] = {
  [QDR_TUTOR_TONE_NEUTRAL] = { "dialog-information-symbolic", "dim-label" },
  [QDR_TUTOR_TONE_REPLY] = { "dialog-information-symbolic", "dim-label" },
  [QDR_TUTOR_TONE_RIGHT] = { "object-select-symbolic", "success" },
  [QDR_TUTOR_TONE_WRONG] = { "dialog-warning-symbolic", "warning" },
};

static void
announced_cb (QdrLessonCard *self, int tone, const char *sentence)
{
  /* The clock shows the time that is left. */
  if (QDR_IS_PUZZLE_STORM (self->tutor) && tone == QDR_TUTOR_TONE_NEUTRAL)
    return;

  for (guint i = 0; i < G_N_ELEMENTS (tones); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self->answer_image), tones[i].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (self->answer_image), tones[tone].css_class);
  gtk_image_set_from_icon_name (self->answer_image, tones[tone].picture);
  gtk_label_set_text (self->answer, sentence);
  gtk_widget_set_visible (self->answer_box, TRUE);
  update_buttons (self);

  /* The button "Next" gets the focus after the task is done, and the button "Again" after the game
   * is over, so that Enter continues. */
  if (tone == QDR_TUTOR_TONE_WRONG || QDR_IS_PUZZLE_STORM (self->tutor))
    return;
  if (tone == QDR_TUTOR_TONE_RIGHT)
    gtk_widget_grab_focus (self->next);
  else if (is_played_out (self))
    gtk_widget_grab_focus (self->again);
}

/* Runs after the last task. Suggests a game after the lesson, and more puzzles after a course. The
 * end of a storm does not move the focus, because Enter for a move would begin another storm. */
static void
completed_cb (QdrLessonCard *self)
{
  self->is_completed = TRUE;
  update_buttons (self);
  if (!QDR_IS_PUZZLE_STORM (self->tutor))
    gtk_widget_grab_focus (QDR_IS_LESSON (self->tutor) ? self->play : self->try_puzzles);
}

/* Hides the feedback, which is about an earlier move. */
static void
reply_due_cb (QdrLessonCard *self)
{
  gtk_widget_set_visible (self->answer_box, FALSE);
}

/* Scrolls to the end of the text while feedback is shown, so that the request of the task is
 * visible. Otherwise scrolls to the beginning. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  QdrLessonCard *self = user_data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->words);
  const gboolean is_answered = gtk_widget_get_visible (self->answer_box);

  gtk_adjustment_set_value (adjustment, is_answered ? gtk_adjustment_get_upper (adjustment) : 0);
  return G_SOURCE_REMOVE;
}

/* Scrolls in the next frame, because this function is called during an allocation. */
static void
words_resized_cb (QdrLessonCard *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self->words), scroll_cb, self, NULL);
}

/* The tutor */

static void
asked_cb (QdrLessonCard *self)
{
  const guint person = qdr_tutor_get_person_number (self->tutor);

  self->is_completed = FALSE;
  show_words (self);
  /* In a storm, the verdict on the last move is shown beside the next puzzle. */
  if (!QDR_IS_PUZZLE_STORM (self->tutor))
    gtk_widget_set_visible (self->answer_box, FALSE);
  set_racer_player (self->person, person);
  set_racer_player (self->robin, 1 - person);
  show_race (self);
  g_signal_connect_object (qdr_tutor_get_game (self->tutor), "settled", G_CALLBACK (show_race),
                           self, G_CONNECT_SWAPPED);
  update_buttons (self);
}

static void
changed_cb (QdrLessonCard *self)
{
  show_words (self);
  update_buttons (self);
}

void
qdr_lesson_card_set_tutor (QdrLessonCard *self, QdrTutor *tutor)
{
  g_return_if_fail (QDR_IS_LESSON_CARD (self));
  g_return_if_fail (tutor == NULL || QDR_IS_TUTOR (tutor));

  if (self->tutor != NULL)
    g_signal_handlers_disconnect_by_data (self->tutor, self);
  g_set_object (&self->tutor, tutor);
  if (tutor == NULL)
    return;

  g_signal_connect_swapped (tutor, "asked", G_CALLBACK (asked_cb), self);
  g_signal_connect_swapped (tutor, "announced", G_CALLBACK (announced_cb), self);
  g_signal_connect_swapped (tutor, "completed", G_CALLBACK (completed_cb), self);
  g_signal_connect_swapped (tutor, "reply-due", G_CALLBACK (reply_due_cb), self);
  g_signal_connect_swapped (tutor, "changed", G_CALLBACK (changed_cb), self);
  gtk_widget_set_visible (self->answer_box, FALSE);
  asked_cb (self);
}

char *
qdr_lesson_card_get_heading (QdrLessonCard *self)
{
  const char *progress;

  g_return_val_if_fail (QDR_IS_LESSON_CARD (self), NULL);

  progress = gtk_label_get_text (self->progress);
  return g_strconcat (progress, *progress != '\0' ? ". " : "", gtk_label_get_text (self->title),
                      ".", NULL);
}

void
qdr_lesson_card_show_time (QdrLessonCard *self, const char *time)
{
  /* Translators: %s is a time as a clock shows it, "2:41" */
  g_autofree char *spoken = g_strdup_printf (_ ("Time left: %s"), time);

  g_return_if_fail (QDR_IS_LESSON_CARD (self));
  g_return_if_fail (time != NULL);

  set_text (self->title, time, spoken);
}

/* The object */

/* The second press of a double click would skip a task. Hints may be asked for as fast as one
 * likes. */
static void
button_pressed_cb (QdrLessonCard *self, int n_presses, double x, double y, GtkGesture *gesture)
{
  GtkWidget *buttons = gtk_widget_get_parent (self->next);
  GtkWidget *pressed = gtk_widget_pick (buttons, x, y, GTK_PICK_DEFAULT);

  if (n_presses > 1 && pressed != NULL && !qdr_tutor_is_task_done (self->tutor) &&
      gtk_widget_get_ancestor (pressed, GTK_TYPE_BUTTON) != GTK_WIDGET (self->show))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
qdr_lesson_card_dispose (GObject *object)
{
  qdr_lesson_card_set_tutor (QDR_LESSON_CARD (object), NULL);

  G_OBJECT_CLASS (qdr_lesson_card_parent_class)->dispose (object);
}

static void
qdr_lesson_card_class_init (QdrLessonCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_lesson_card_dispose;

  g_type_ensure (QDR_TYPE_LESSON_RACER);
  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);
  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/lesson/lesson-card.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, words);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, progress);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, title);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, text);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, request_label);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, racers);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, person);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, robin);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, answer_box);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, answer_image);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, answer);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, try_puzzles);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, play);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, back);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, show);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, play_on);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, again);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonCard, next);
  gtk_widget_class_bind_template_callback (widget_class, button_pressed_cb);
}

static void
qdr_lesson_card_init (QdrLessonCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_switch_scanning_set_first_row (gtk_widget_get_parent (self->back));
  qdr_widget_fit_scroller (gtk_widget_get_parent (GTK_WIDGET (self->words)));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->words), "changed",
                           G_CALLBACK (words_resized_cb), self, G_CONNECT_SWAPPED);
}
