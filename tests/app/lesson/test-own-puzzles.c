/*
 * The person's own puzzles: due mistakes, the puzzle of the day, rating, streak and progress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lesson-fixture.h"

#include <string.h>

#include "board-hands.h"
#include "qdr-puzzle.h"
#include "temp-folder.h"

static char *folder;
static QdrLibraryWorker *library;
static QdrTraining *training;
static guint n_changes;

static void
changed_cb (void)
{
  n_changes++;
}

static void
set_up (void)
{
  g_autofree char *path = NULL;

  g_setenv ("QDR_TODAY", "2026-12-01", TRUE);
  lesson_set_up ();
  g_settings_reset (fixture_get_settings (), "puzzles-solved");
  folder = make_temp_folder ();
  path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_worker_new (path);
  training = qdr_training_new (library);
  g_signal_connect (training, "changed", G_CALLBACK (changed_cb), NULL);
  fixture_close (lesson_get_page ());
  lesson_open (training);
}

static void
tear_down (void)
{
  lesson_tear_down ();
  qdr_library_worker_wait_for_jobs (library);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  fixture_assert_finalizes (training, g_object_unref);
  fixture_assert_finalizes (library, g_object_unref);
  g_clear_pointer (&folder, remove_temp_folder);
  g_unsetenv ("QDR_TODAY");
}

static gpointer
get_part (const char *id)
{
  return fixture_get_part (lesson_get_part ("puzzle_page"), id);
}

static void
choose (const char *id)
{
  g_signal_emit_by_name (get_part ("personal_list"), "row-activated", get_part (id));
}

static void
assert_row (const char *id, const char *name)
{
  g_autofree char *problem =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (get_part (id)),
                                          GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  ck_assert_msg (problem == NULL, "%s", problem);
  ck_assert (gtk_widget_get_visible (get_part (id)));
}

static gboolean
has_changed (gpointer data)
{
  return n_changes > 0;
}

/* Shows the page of themes, and waits until it shows what is in the library now. The changes of
 * earlier readings are made first. */
static void
show_themes (void)
{
  qdr_library_worker_wait_for_jobs (library);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  n_changes = 0;
  qdr_lesson_page_show_themes (lesson_get_page ());
  fixture_wait (has_changed, NULL);
}

#define MISTAKE "9 9 2 1 | e8 a2 | 10 10 | - | -"

/* In a game that is not in the library. */
static void
make_mistake (const char *position)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");
  g_autoptr (GPtrArray) exercises =
      g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);

  g_ptr_array_add (exercises, qdr_library_exercise_new (position, "e7", "e9", FALSE, 739951));
  qdr_training_add_exercises (training, exercises, game);
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (without_mistakes_there_is_a_puzzle_of_the_day_and_progress)
{
  show_themes ();
  ck_assert (!gtk_widget_get_visible (get_part ("mistakes")));
  ck_assert (gtk_widget_get_visible (get_part ("daily_row")));
  ck_assert (!gtk_widget_get_visible (get_part ("standing_card")));
  ck_assert (g_str_has_prefix (gtk_label_get_text (get_part ("progress")), "0 of "));
  ck_assert (g_str_has_prefix (gtk_label_get_text (get_part ("difficulties")), "Easy: 0 of "));
}

TEST (mistakes_are_offered_and_set_and_done)
{
  make_mistake (MISTAKE);
  show_themes ();
  assert_row ("mistakes", "Your Mistakes, 1 to try again today");
  choose ("mistakes");
  lesson_assert_shown ("title", "Try Again");
  lesson_assert_shown ("progress", "Mistake 1 of 1");
  ck_assert_str_eq (lesson_get_title (), "Your Mistakes");
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (lesson_get_part ("show"))), "_Hint");
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (lesson_get_part ("next"))), "_Done");
  for (guint i = 0; i < 3; i++)
    fixture_activate (lesson_get_page (), "hint");
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (lesson_get_part ("show"))), "_Show Me");
  lesson_propose ("e9");
  lesson_assert_shown ("answer", "Right! ");
  ck_assert (lesson_has_focus ("try_puzzles"));
  fixture_activate (lesson_get_page (), "themes");
  assert_row ("mistakes", "Your Mistakes, None of 1 today");
  choose ("mistakes");
  fixture_assert_announced (lesson_get_page (), "They come back on another day.");
  ck_assert_str_eq (lesson_get_title (), "Puzzles");
}

TEST (a_mistake_fits_in_a_narrow_and_in_a_low_window, .loops = 2)
{
  const int width = _i == 0 ? 360 : 640;
  const int height = _i == 0 ? 640 : 360;

  make_mistake (MISTAKE);
  show_themes ();
  choose ("mistakes");
  for (guint i = 0; i < 3; i++) {
    fixture_activate (lesson_get_page (), "hint");
    lesson_assert_window_fits (width, height);
  }
}

static GtkWidget *
find_button (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_ACTIONABLE (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);
  return found;
}

/* Whoever wants to go back and misses does not remove a mistake. */
TEST (the_button_that_removes_a_mistake_is_not_beside_the_one_that_goes_back)
{
  GtkWidget *page = GTK_WIDGET (lesson_get_page ());
  graphene_rect_t bounds;

  make_mistake (MISTAKE);
  show_themes ();
  choose ("mistakes");
  lesson_assert_window_fits (360, 640);
  ck_assert (gtk_widget_compute_bounds (find_button (page, "win.remove"), page, &bounds));
  ck_assert_int_gt ((int) bounds.origin.x, gtk_widget_get_width (page) / 2);
}

TEST (mistakes_are_removed_and_come_back)
{
  GtkWidget *page = GTK_WIDGET (lesson_get_page ());

  make_mistake (MISTAKE);
  show_themes ();
  fixture_assert_enabled (page, "remove", FALSE);
  fixture_assert_enabled (page, "undo", FALSE);
  choose ("mistakes");
  fixture_activate (page, "remove");
  ck_assert (!gtk_widget_get_visible (get_part ("mistakes")));
  fixture_assert_enabled (page, "remove", FALSE);
  fixture_activate (page, "undo");
  assert_row ("mistakes", "Your Mistakes, 1 to try again today");
  fixture_assert_enabled (page, "undo", FALSE);

  /* Undo also works during another exercise. */
  choose ("mistakes");
  fixture_activate (page, "remove");
  make_mistake ("9 9 2 1 | e8 a3 | 10 10 | - | -");
  choose ("mistakes");
  fixture_activate (page, "undo");
  lesson_assert_shown ("progress", "Mistake 1 of 2");
}

/* Returns the upper edge of a button on the page. */
static int
get_top (const char *id)
{
  GtkWidget *page = GTK_WIDGET (lesson_get_page ());
  graphene_rect_t bounds;

  fixture_wait_for_frames (lesson_get_page ());
  ck_assert (gtk_widget_compute_bounds (lesson_get_part (id), page, &bounds));
  return (int) bounds.origin.y;
}

/* Fails unless a part of the page is in the middle of the card around it. */
static void
assert_centred_in_card (const char *id)
{
  GtkWidget *card = get_part ("standing_card");
  graphene_rect_t bounds;
  float left;

  ck_assert (gtk_widget_compute_bounds (get_part (id), card, &bounds));
  left = bounds.origin.x;
  ck_assert (left > 0);
  ck_assert (ABS (2 * left + bounds.size.width - (float) gtk_widget_get_width (card)) <= 1);
}

/* The puzzle of the day is solved after a wrong move. */
TEST (puzzles_make_a_rating_and_a_streak)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_getenv ("QDR_PUZZLES_FILE"));
  g_autoptr (QdrPuzzleList) list = qdr_puzzle_list_load (file, NULL);
  int top;

  show_themes ();
  /* The theme would be a hint. */
  assert_row ("daily_row", "Puzzle of the Day");
  ck_assert (!gtk_widget_get_visible (get_part ("month")));
  choose ("daily_row");
  lesson_assert_shown ("title", "Puzzle of the Day");
  ck_assert_str_eq (lesson_get_text ("progress"), "");
  top = get_top ("next");
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (QdrPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (list), i);

    if (qdr_position_equal (qdr_puzzle_get_position (puzzle),
                            qdr_game_get_position (lesson_get_game ())))
      qdr_board_view_propose_move (lesson_get_board (), qdr_puzzle_get_solution (puzzle));
  }
  lesson_assert_shown ("answer", "Right!");
  ck_assert_ptr_null (strstr (lesson_get_text ("answer"), "theme"));
  /* The buttons keep to one row. */
  ck_assert (!lesson_is_visible ("back"));
  ck_assert (!lesson_is_visible ("play"));
  ck_assert_int_eq (get_top ("play_on"), top);
  ck_assert_int_eq (get_top ("try_puzzles"), top);
  show_themes ();
  /* A rating after one puzzle would be too uncertain. */
  ck_assert_str_eq (gtk_label_get_text (get_part ("standing")), "Streak: 1 day.");
  fixture_wait_for_frames (lesson_get_page ());
  assert_centred_in_card ("month");
  ck_assert (g_str_has_prefix (gtk_label_get_text (get_part ("progress")), "1 of "));
  ck_assert_ptr_nonnull (
      strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_part ("daily_row"))), ", done"));
}

static GtkWidget *
get_focus (void)
{
  return gtk_window_get_focus (fixture_get_window (lesson_get_page ()));
}

static gboolean
is_in_month (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_is_ancestor (widget, get_part ("month"));
}

static void
assert_day (const char *name)
{
  ck_assert (is_in_month (get_focus ()));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_focus ()), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
}

static void
press (guint key)
{
  ck_assert (board_send_key (gtk_widget_get_parent (get_focus ()), key, 0));
}

TEST (a_calendar_marks_the_days_with_solved_puzzles)
{
  GtkWidget *root;

  g_setenv ("QDR_TODAY", "2026-12-02", TRUE);
  qdr_training_record_puzzle_attempt (training, "yesterday's", 0, TRUE, FALSE);
  show_themes ();
  root = GTK_WIDGET (fixture_get_window (lesson_get_page ()));
  fixture_wait_for_frames (lesson_get_page ());
  while (!is_in_month (get_focus ()))
    gtk_widget_child_focus (root, GTK_DIR_TAB_BACKWARD);
  assert_day ("Wednesday, December 2, today, solved");
  ck_assert (gtk_widget_has_css_class (get_focus (), "solved"));
  ck_assert (gtk_widget_has_css_class (get_focus (), "today"));
  press (GDK_KEY_Left);
  assert_day ("Tuesday, December 1");
  gtk_widget_child_focus (root, GTK_DIR_DOWN);
  assert_day ("Tuesday, December 8");
  ck_assert (!gtk_widget_has_css_class (get_focus (), "solved"));
  /* Left and Right go on in the next row. */
  for (guint i = 9; i <= 14; i++)
    press (GDK_KEY_Right);
  assert_day ("Monday, December 14");
  press (GDK_KEY_Left);
  press (GDK_KEY_Left);
  assert_day ("Saturday, December 12");
  /* It is one stop. */
  gtk_widget_child_focus (root, GTK_DIR_TAB_FORWARD);
  ck_assert (!is_in_month (get_focus ()));
}

/* Tries puzzles of the person's own rating, and solves every other one. */
static void
try_puzzles (guint from, guint to)
{
  for (guint i = from; i < to; i++) {
    g_autofree char *puzzle = g_strdup_printf ("puzzle %u", i);

    qdr_training_record_puzzle_attempt (training, puzzle, qdr_glicko_make_new_player ().rating,
                                        i % 2 == 0, FALSE);
  }
  show_themes ();
}

/* The deviation is 311 after four puzzles, and 284 after five. */
TEST (a_rating_is_told_as_soon_as_it_is_certain_enough)
{
  const char *days = "Streak: 1 day.";

  try_puzzles (0, 4);
  ck_assert_str_eq (gtk_label_get_text (get_part ("standing")), days);
  try_puzzles (4, 5);
  ck_assert (
      g_str_has_prefix (gtk_label_get_text (get_part ("standing")), "Your puzzle rating is "));
  ck_assert_ptr_nonnull (strstr (gtk_label_get_text (get_part ("standing")), " ± 28"));
  ck_assert (g_str_has_suffix (gtk_label_get_text (get_part ("standing")), days));
}
