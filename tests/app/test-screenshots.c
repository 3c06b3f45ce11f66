/*
 * Pictures of the main states of the window, for people to look at: test-screenshots DIRECTORY.
 * docs/images has some of them.
 *
 * The test checks that each has its size and is not blank, that nothing is cut or misplaced, and
 * some colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include <math.h>

#include "board-hands.h"
#include "layout-check.h"
#include "qdr-filter-pane.h"
#include "qdr-game-row.h"
#include "qdr-lesson-page.h"
#include "qdr-library-page.h"
#include "qdr-notation.h"
#include "qdr-opening-panel.h"
#include "qdr-review-panel.h"
#include "qdr-statistics-page.h"
#include "qdr-tournament-page.h"
#include "qdr-tournaments-page.h"
#include "qdr-window.h"
#include "stage-library.h"
#include "stage.h"
#include "test.h"

/* Of the window without a compositor. */
#define FRAME 16

#define N_COLORS 20

/* Games in a large library. */
#define N_MANY 100000

#define TWO "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n\n"
#define MIDDLE TWO "e2 e8 e3 e7 e4 e6 d6h e5h c6v f4v a3h h7h d4 d3h b8v f6 g2h *"
#define AGAINST_NOVICE                                                                             \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Novice\"]\n"                   \
  "[Seat2 \"computer novice\"]\n\n"                                                                \
  "e2 e8 e3 e7 e4 e6 d6h e5h c6v f4v a3h h7h d4 d3h b8v f6 *"
#define FOUR                                                                                       \
  "[Board \"9x9\"]\n[Players \"4\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[Player3 \"Cleo\"]\n[Player4 \"Dan\"]\n\n"                                                      \
  "e2 b5 e8 h5 e3 c5 e7h d3v e4 c4h resign g5 *"
#define FOUR_ALMOST                                                                                \
  "[Board \"9x9\"]\n[Players \"4\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[Player3 \"Cleo\"]\n[Player4 \"Dan\"]\n[Position \"9 9 4 1 | f8 c5 e4 g5 | 2 3 1 4 | "          \
  "a2h,c2h,g2h | d5v\"]\n\n*"
#define GREETED "[Board \"9x9\"]\n[Players \"2\"]\n[Seat2 \"computer mason\"]\n\n*"
#define GREETED_BY_THREE                                                                           \
  "[Board \"9x9\"]\n[Players \"4\"]\n[Seat2 \"computer mason\"]\n"                                 \
  "[Seat3 \"computer mason\"]\n[Seat4 \"computer mason\"]\n\n*"
#define LARGE "[Board \"19x19\"]\n[Players \"2\"]\n\nj2 j18 j3 j17 e3h k5v d12h m8v j4 c3v *"
#define OVER TWO "e2 d9 e3 e9 e4 d9 e5 e9 e6 d9 e7 e9 e8 d9 e9 1"

/* Mason has not stopped Anna. */
#define ALMOST                                                                                     \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Mason\"]\n"                    \
  "[Seat2 \"computer mason\"]\n\n"                                                                 \
  "e2 e8 e3 e7 e4 e6 a3h e5 d4 e4 d5 h4h e5 f4h e6 a5h e7 c5h e8 b6h *"

/* Just long enough for two mistakes, as a review takes a second for each move. */
#define LOST TWO "e2 e8 e3 e7 e4 e6 d3h d7h a3h f7h resign 2"

/* One wall is left, and after it a race. */
#define WALL_TO_PLACE                                                                              \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[Position \"9 9 2 1 | e5 f4 | 1 0 | a2h,c2h,g2h | d5v\"]\n\n*"

/* The wall is not placed. The review finds this mistake at once, as only a race is left. */
#define MISSED                                                                                     \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n"                      \
  "[Position \"9 9 2 1 | e5 f4 | 1 0 | a2h,c2h,g2h | d5v\"]\n[Result \"2\"]\n\ne6 f3 e7 f2 e8 f1 " \
  "2"

/* The contents of "app.tournaments". */
typedef enum {
  NO_TOURNAMENT,
  TOURNAMENT_FORM,
  TOURNAMENT_RUNS,  /* the first game, on a large board */
  TOURNAMENT_WAITS, /* for a person; an external engine that cannot start has forfeited its games */
  TOURNAMENT_OVER,
} TournamentView;

/* A state of the window. */
typedef struct {
  const char *name;
  const char *text; /* (nullable): of a saved game */
  int width;
  int height;
  const char *action;   /* (nullable): opens a dialog */
  const char *pointed;  /* (nullable): a wall under the pointer */
  gboolean reviewed;    /* the game has been reviewed */
  gboolean chosen;      /* and a mistake is selected */
  gboolean hinted;      /* with a hint */
  gboolean solved;      /* after the first puzzle about walls */
  gboolean helped;      /* and tried again with all hints */
  const char *variable; /* (nullable): an environment variable */
  const char *value;
  gboolean right_to_left;
  const char *moves;   /* (nullable): played in the window */
  const char *page;    /* (nullable): the action that shows the page */
  gboolean newcomer;   /* nobody has played or seen the lesson */
  guint n_games;       /* in the library, for "app.library" and "app.statistics" */
  gboolean openings;   /* with the openings of the position */
  gboolean filtered;   /* with filters */
  const char *view;    /* (nullable): the page of the statistics or the preferences */
  QdrMatchScore match; /* the match of the game; none without players */
  TournamentView tournament;
} State;

#define DARK .variable = "ADW_DEBUG_COLOR_SCHEME", .value = "prefer-dark"

/* A state of the page of tournaments. */
#define TOURNAMENT(name, width, height, view, ...)                                                 \
  {                                                                                                \
    name, TWO "*", width, height, .action = "app.tournaments", .tournament = view, __VA_ARGS__     \
  }

/* A state of the library. */
#define LIBRARY(name, width, height, ...)                                                          \
  {                                                                                                \
    name, TWO "*", width, height, .action = "app.library", __VA_ARGS__                             \
  }

static const State states[] = {
  { "first-start", NULL, 1024, 768, .page = "win.home", .newcomer = TRUE },
  { "play", AGAINST_NOVICE, 1024, 768 },
  { "phone-dark", AGAINST_NOVICE, 360, 640, .variable = "ADW_DEBUG_COLOR_SCHEME",
    .value = "prefer-dark" },
  { "start", TWO "*", 1024, 768 },
  { "middle", MIDDLE, 1024, 768 },
  { "refusal", MIDDLE, 1024, 768, .pointed = "d6v" },
  { "over", OVER, 1024, 768 },
  { "home", MIDDLE, 1024, 768, .page = "win.home" },
  { "phone-home", MIDDLE, 360, 640, .page = "win.home" },
  { "phone-across-home", MIDDLE, 640, 360, .page = "win.home" },
  { "ending", ALMOST, 1024, 768, .moves = "e9" },
  { "match-ending", ALMOST, 1024, 768, .moves = "e9", .match = { 2, 3, { 0, 1 }, 0, FALSE } },
  { "phone-match", FOUR, 360, 640, .match = { 4, 5, { 1, 1, 0, 0 }, 0, FALSE }, DARK },
  { "phone-ending", ALMOST, 360, 640, .moves = "e9" },
  { "review", LOST, 1024, 760, .reviewed = TRUE, .chosen = TRUE },
  { "phone-review", MISSED, 360, 640, .reviewed = TRUE },
  { "hint", WALL_TO_PLACE, 1024, 768, .hinted = TRUE },
  { "phone-hint", WALL_TO_PLACE, 360, 640, .hinted = TRUE },
  { "dark-hint", WALL_TO_PLACE, 1024, 768, .hinted = TRUE, DARK },
  { "four-players", FOUR, 1024, 768 },
  { "four-ending", FOUR_ALMOST, 1024, 768, .moves = "f9" },
  { "remark", GREETED, 1024, 768 },
  { "phone-remark", GREETED, 360, 640 },
  { "remark-of-four", GREETED_BY_THREE, 1024, 768 },
  { "phone-remark-of-four", GREETED_BY_THREE, 360, 640 },
  { "large-board", LARGE, 1024, 768 },
  { "low", MIDDLE, 940, 520 },
  { "phone-across", MIDDLE, 640, 360 },
  { "wide", AGAINST_NOVICE, 1920, 1080 },
  { "wide-four-players", FOUR, 1920, 1080 },
  { "phone", MIDDLE, 360, 640 },
  { "phone-four-players", FOUR, 360, 640 },
  { "dark", MIDDLE, 1024, 768, .variable = "ADW_DEBUG_COLOR_SCHEME", .value = "prefer-dark" },
  { "high-contrast", MIDDLE, 1024, 768, .variable = "ADW_DEBUG_HIGH_CONTRAST", .value = "1" },
  { "right-to-left", MIDDLE, 1024, 768, .right_to_left = TRUE },
  { "new-game", TWO "*", 1024, 768, .action = "win.new-game" },
  { "dark-new-game", TWO "*", 1024, 768, .action = "win.new-game",
    .variable = "ADW_DEBUG_COLOR_SCHEME", .value = "prefer-dark" },
  { "phone-new-game", TWO "*", 360, 640, .action = "win.new-game" },
  { "editor", MIDDLE, 1024, 768, .action = "win.edit-position" },
  { "phone-editor", FOUR, 360, 640, .action = "win.edit-position" },
  { "dark-editor", FOUR, 1024, 768, .action = "win.edit-position",
    .variable = "ADW_DEBUG_COLOR_SCHEME", .value = "prefer-dark" },
  { "preferences", TWO "*", 1024, 768, .action = "app.preferences" },
  { "preferences-board", TWO "*", 1024, 768, .action = "app.preferences", .view = "1" },
  { "preferences-sound", TWO "*", 1024, 768, .action = "app.preferences", .view = "2" },
  { "preferences-accessibility", TWO "*", 1024, 768, .action = "app.preferences", .view = "3" },
  { "preferences-engines", TWO "*", 1024, 768, .action = "app.preferences", .view = "4" },
  { "shortcuts", TWO "*", 1024, 768, .action = "win.show-help-overlay" },
  { "lesson", TWO "*", 1024, 768, .action = "app.lesson" },
  { "phone-lesson", TWO "*", 360, 640, .action = "app.lesson" },
  { "puzzles", TWO "*", 1024, 768, .action = "app.puzzles" },
  { "puzzle", TWO "*", 1024, 768, .action = "app.puzzles", .solved = TRUE },
  { "phone-puzzle", TWO "*", 360, 640, .action = "app.puzzles", .solved = TRUE },
  { "phone-puzzles", TWO "*", 360, 640, .action = "app.puzzles" },
  { "dark-puzzles", TWO "*", 1024, 768, .action = "app.puzzles", DARK },
  { "try-again", LOST, 1024, 760, .reviewed = TRUE, .action = "win.try-again" },
  { "phone-try-again", MISSED, 360, 640, .reviewed = TRUE, .action = "win.try-again" },
  { "dark-try-again", MISSED, 1024, 760, .reviewed = TRUE, .action = "win.try-again",
    .helped = TRUE, DARK },
  { "your-mistakes", MISSED, 1024, 760, .reviewed = TRUE, .action = "app.puzzles" },
  LIBRARY ("library-empty", 1024, 768, .n_games = 0),
  LIBRARY ("dark-library-empty", 1024, 768, DARK),
  LIBRARY ("phone-library-empty", 360, 640, .n_games = 0),
  LIBRARY ("library", 1024, 768, .n_games = 6),
  LIBRARY ("dark-library", 1024, 768, DARK, .n_games = 6),
  LIBRARY ("phone-library", 360, 640, .n_games = 6),
  LIBRARY ("phone-dark-library", 360, 640, DARK, .n_games = 6),
  LIBRARY ("library-filters", 1024, 768, .n_games = 6, .filtered = TRUE),
  LIBRARY ("dark-library-filters", 1024, 768, DARK, .n_games = 6, .filtered = TRUE),
  LIBRARY ("phone-library-filters", 360, 640, .n_games = 6, .filtered = TRUE),
  LIBRARY ("library-of-many", 1024, 768, .n_games = N_MANY),
  LIBRARY ("dark-library-of-many", 1024, 768, DARK, .n_games = N_MANY),
  LIBRARY ("phone-library-of-many", 360, 640, .n_games = N_MANY),
  { "openings-empty", TWO "e2 e8 *", 1024, 768, .openings = TRUE },
  { "openings", TWO "e2 e8 e3 e7 *", 1024, 768, .openings = TRUE, .n_games = 60 },
  { "wide-dark-openings", TWO "e2 e8 e3 e7 *", 1920, 1080, .openings = TRUE, .n_games = 60, DARK },
  { "phone-openings", TWO "e2 e8 e3 e7 *", 360, 640, .openings = TRUE, .n_games = 60 },
  { "phone-dark-openings", TWO "e2 e8 *", 360, 640, .openings = TRUE, DARK },
  { "statistics-empty", TWO "*", 960, 720, .action = "app.statistics" },
  { "ladder", TWO "*", 620, 760, .action = "app.ladder" },
  { "phone-dark-ladder", TWO "*", 360, 640, .action = "app.ladder", DARK },
  { "tournaments-empty", TWO "*", 960, 720, .action = "app.tournaments" },
  { "phone-dark-tournaments-empty", TWO "*", 360, 640, .action = "app.tournaments", DARK },
  TOURNAMENT ("tournament-form", 960, 720, TOURNAMENT_FORM),
  TOURNAMENT ("phone-dark-tournament-form", 360, 640, TOURNAMENT_FORM, DARK),
  TOURNAMENT ("dark-tournament-running", 960, 720, TOURNAMENT_RUNS, DARK),
  TOURNAMENT ("wide-tournament-waiting", 1920, 1080, TOURNAMENT_WAITS),
  TOURNAMENT ("phone-dark-tournament-waiting", 360, 640, TOURNAMENT_WAITS, DARK),
  TOURNAMENT ("phone-tournament-over", 360, 640, TOURNAMENT_OVER),
  { "statistics", TWO "*", 1024, 768, .action = "app.statistics", .n_games = 60 },
  { "statistics-of-one", TWO "*", 1024, 768, .action = "app.statistics", .n_games = 1 },
  { "wide-statistics", TWO "*", 1920, 1080, .action = "app.statistics", .n_games = 60 },
  { "dark-statistics", TWO "*", 1024, 768, .action = "app.statistics", .n_games = 60, DARK },
  { "high-contrast-statistics", TWO "*", 1024, 768, .action = "app.statistics", .n_games = 60,
    .variable = "ADW_DEBUG_HIGH_CONTRAST", .value = "1" },
  { "right-to-left-statistics", TWO "*", 1024, 768, .action = "app.statistics", .n_games = 60,
    .right_to_left = TRUE },
  { "phone-statistics", TWO "*", 360, 640, .action = "app.statistics", .n_games = 60 },
  { "phone-dark-statistics", TWO "*", 360, 640, .action = "app.statistics", .n_games = 60, DARK },
  { "ranking", TWO "*", 1024, 768, .action = "app.statistics", .n_games = 60, .view = "ranking" },
  { "dark-ranking", TWO "*", 1024, 768, .action = "app.statistics", .n_games = 60,
    .view = "ranking", DARK },
  { "phone-ranking", TWO "*", 360, 640, .action = "app.statistics", .n_games = 60,
    .view = "ranking" },
  { "statistics-of-computers", TWO "*", 1024, 768, .action = "app.statistics", .n_games = 60,
    .view = "computers" },
  { "phone-statistics-of-computers", TWO "*", 360, 640, .action = "app.statistics", .n_games = 60,
    .view = "computers" },
};

/* The states to show. */
static guint chosen[G_N_ELEMENTS (states)];

static const char *directory; /* set by main() */

static gboolean
shows_library (const State *state)
{
  return g_strcmp0 (state->action, "app.library") == 0;
}

static gboolean
shows_statistics (const State *state)
{
  return g_strcmp0 (state->action, "app.statistics") == 0;
}

/* Returns the first descendant of @type. */
static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* Tournaments */

static void
game_over_cb (guint number, const guint *contestants, const QdrMatchGame *played, gpointer data)
{
}

/* Creates a tournament in a new folder. Unless it is to run, all games without a person are
 * played. */
static void
make_tournament (TournamentView view)
{
  static const char *const three[] = { "novice", "runner", "beginner", NULL };
  static const char *const strong[] = { "human Anna", "champion", "master", NULL };
  static const char *const mixed[] = { "human Anna", "engine:/usr/games/foe", "novice", "runner",
                                       NULL };
  g_autofree char *data = g_dir_make_tmp ("quoridor-test-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (data, "quoridor", "tournaments", NULL);
  g_autofree char *path = g_build_filename (folder, "Spring Cup.journal", NULL);
  const guint size = view == TOURNAMENT_RUNS ? 9 : 5;
  const gint interrupt = 0;
  const QdrTournamentPlan plan = {
    .contestants = (char **) (view == TOURNAMENT_RUNS    ? strong
                              : view == TOURNAMENT_WAITS ? mixed
                                                         : three),
    .width = size,
    .height = size,
    .n_players = 2,
    .n_rounds = 1,
    .cpu_ms = view == TOURNAMENT_RUNS ? 0 : 2,
    .seed = 3,
  };
  const QdrTournamentPlayOptions options = { .ended = game_over_cb, .interrupt = &interrupt };

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  ck_assert_str_eq (g_get_user_data_dir (), data);
  ck_assert_int_eq (g_mkdir_with_parents (folder, 0700), 0);
  if (view == TOURNAMENT_FORM)
    return;
  ck_assert (qdr_tournament_file_create (&plan, path, NULL));
  if (view != TOURNAMENT_RUNS)
    ck_assert (qdr_tournament_file_play (path, &options, NULL));
}

/* Shows the list of tournaments after it is read, and then the page of the first one. */
static void
show_tournament (const State *state)
{
  GtkWidget *tournaments = find (GTK_WIDGET (stage_get_window ()), QDR_TYPE_TOURNAMENTS_PAGE);
  GtkListBox *list =
      GTK_LIST_BOX (gtk_widget_get_template_child (tournaments, QDR_TYPE_TOURNAMENTS_PAGE, "list"));
  QdrTournamentPage *page = QDR_TOURNAMENT_PAGE (find (tournaments, QDR_TYPE_TOURNAMENT_PAGE));
  GObject *live =
      gtk_widget_get_template_child (GTK_WIDGET (page), QDR_TYPE_TOURNAMENT_PAGE, "live");
  QdrTournamentRun *run;

  if (state->tournament == TOURNAMENT_FORM) {
    gtk_widget_activate_action (tournaments, "win.new", NULL);
    return;
  }
  while (gtk_list_box_get_row_at_index (list, 0) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 0));
  run = qdr_tournament_page_get_run (page);
  while (qdr_tournament_run_get_state (run) == QDR_TOURNAMENT_LOADING)
    g_main_context_iteration (NULL, TRUE);
  if (state->tournament != TOURNAMENT_RUNS)
    return;
  qdr_tournament_run_start (run);
  while (!gtk_widget_get_visible (GTK_WIDGET (live)))
    g_main_context_iteration (NULL, TRUE);
}

static void
enter (const State *state)
{
  if (state->tournament != NO_TOURNAMENT)
    make_tournament (state->tournament);
  if (shows_library (state))
    stage_make_library (state->n_games);
  if (shows_statistics (state) || state->openings)
    stage_make_rated_library (state->n_games);
  if (state->variable != NULL)
    g_setenv (state->variable, state->value, TRUE);
  stage_set_up (state->width, state->height);
  if (state->right_to_left)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  if (state->newcomer) {
    g_autoptr (GSettings) settings = g_settings_new (QDR_APPLICATION_ID);

    g_settings_set_boolean (settings, "lesson-offered", FALSE);
  }
  if (state->text != NULL)
    stage_open (state->text);
}

/* Moves the pointer of the player to move to a wall. */
static void
point_at (const char *text)
{
  QdrBoardView *board = QDR_BOARD_VIEW (stage_get_board ());
  const QdrPosition *position = qdr_game_get_position (qdr_board_view_get_game (board));
  graphene_point_t point;
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&position->board, text, &move), QDR_REFUSAL_REASON_NONE);
  point = board_get_point (board, move);
  qdr_board_pointer_move (board_get_pointer (board), &point);
}

static void
play (const char *moves)
{
  QdrGame *game = qdr_board_view_get_game (QDR_BOARD_VIEW (stage_get_board ()));
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    ck_assert (qdr_game_play_from_text (game, words[i], NULL));
}

static void
choose_mistake (void)
{
  GtkWidget *panel = find (GTK_WIDGET (stage_get_window ()), QDR_TYPE_REVIEW_PANEL);
  GtkListBox *list = GTK_LIST_BOX (find (panel, GTK_TYPE_LIST_BOX));

  gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0)));
}

static void
solve_puzzle (void)
{
  GtkWidget *page = find (GTK_WIDGET (stage_get_window ()), QDR_TYPE_LESSON_PAGE);
  QdrBoardView *board;
  QdrMove move;

  qdr_lesson_page_start_puzzles (QDR_LESSON_PAGE (page),
                                 "A wall that lengthens the opponent's path");
  stage_wait_for_paint (page);
  board = QDR_BOARD_VIEW (find (page, QDR_TYPE_BOARD_VIEW));
  qdr_move_from_text (&qdr_game_get_position (qdr_board_view_get_game (board))->board, "d3h",
                      &move);
  qdr_board_view_propose_move (board, move);
}

/* Shows a hint with its reason. */
static void
hint (void)
{
  GActionGroup *actions = G_ACTION_GROUP (stage_get_window ());

  for (guint i = 0; i < 4; i++) {
    stage_activate ("win.hint");
    while (!g_action_group_get_action_enabled (actions, "hint"))
      g_main_context_iteration (NULL, TRUE);
  }
}

/* Waits until the review is over. */
static void
review (void)
{
  g_autoptr (GSettings) settings = g_settings_new (QDR_APPLICATION_ID);

  g_settings_set_int (settings, "analysis-share", 100);
  stage_activate ("win.review");
  while (g_action_group_get_action_enabled (G_ACTION_GROUP (stage_get_window ()), "cancel-review"))
    g_main_context_iteration (NULL, TRUE);
}

/* Returns whether the list is complete, and its visible games are read. */
static gboolean
has_listed (GtkWidget *page)
{
  GObject *pages = gtk_widget_get_template_child (page, QDR_TYPE_LIBRARY_PAGE, "pages");
  GtkWidget *row = find (page, QDR_TYPE_GAME_ROW);
  GObject *players;

  if (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (pages)), "empty") == 0)
    return TRUE;
  if (row == NULL)
    return FALSE;
  players = gtk_widget_get_template_child (row, QDR_TYPE_GAME_ROW, "players");
  return *gtk_label_get_text (GTK_LABEL (players)) != '\0';
}

static void
choose_filter (GtkWidget *pane, const char *id, guint choice)
{
  GObject *row = gtk_widget_get_template_child (pane, QDR_TYPE_FILTER_PANE, id);

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), choice);
}

static void
filter (GtkWidget *page)
{
  GtkWidget *pane = find (page, QDR_TYPE_FILTER_PANE);
  GObject *button = gtk_widget_get_template_child (page, QDR_TYPE_LIBRARY_PAGE, "filters_button");

  choose_filter (pane, "n_players", 1);
  choose_filter (pane, "length", 1);
  choose_filter (pane, "played", 5);
  gtk_editable_set_text (GTK_EDITABLE (
                             gtk_widget_get_template_child (pane, QDR_TYPE_FILTER_PANE, "from")),
                         "2026-11");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

static void
show_library (const State *state)
{
  GtkWidget *page = find (GTK_WIDGET (stage_get_window ()), QDR_TYPE_LIBRARY_PAGE);

  while (!has_listed (page))
    g_main_context_iteration (NULL, TRUE);
  if (state->filtered)
    filter (page);
}

/* Waits for the library. */
static void
show_openings (void)
{
  GtkWidget *window = GTK_WIDGET (stage_get_window ());
  GtkWidget *panel;
  g_autofree char *asking = NULL;
  GtkLabel *words;

  g_action_group_activate_action (G_ACTION_GROUP (window), "show-page",
                                  g_variant_new_string ("openings"));
  panel = find (window, QDR_TYPE_OPENING_PANEL);
  words = GTK_LABEL (gtk_widget_get_template_child (panel, QDR_TYPE_OPENING_PANEL, "words"));
  asking = g_strdup (gtk_label_get_text (words));
  while (gtk_widget_get_mapped (GTK_WIDGET (words)) &&
         g_str_equal (gtk_label_get_text (words), asking))
    g_main_context_iteration (NULL, TRUE);
}

static guint32 *
get_pixels (GdkTexture *picture)
{
  const gsize width = (gsize) gdk_texture_get_width (picture);
  guint32 *pixels = g_new (guint32, width * (gsize) gdk_texture_get_height (picture));

  gdk_texture_download (picture, (guchar *) pixels, width * sizeof *pixels);
  return pixels;
}

static gboolean
has_many_colors (GdkTexture *picture)
{
  g_autoptr (GHashTable) colors = g_hash_table_new (NULL, NULL);
  g_autofree guint32 *pixels = get_pixels (picture);
  const int n = gdk_texture_get_width (picture) * gdk_texture_get_height (picture);

  for (int i = 0; i < n && g_hash_table_size (colors) <= N_COLORS; i++)
    g_hash_table_add (colors, GUINT_TO_POINTER (pixels[i]));
  return g_hash_table_size (colors) > N_COLORS;
}

static void
save (GdkTexture *picture, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autofree char *path = g_build_filename (directory, file, NULL);

  ck_assert_int_eq (g_mkdir_with_parents (directory, 0755), 0);
  ck_assert (gdk_texture_save_to_png (picture, path));
}

/* Dialogs choose their own size. */
static void
assert_size (const State *state, GdkTexture *picture)
{
  const int width = gdk_texture_get_width (picture);
  const int height = gdk_texture_get_height (picture);

  if (state->action != NULL)
    return;
  ck_assert_int_le (ABS (width - state->width), FRAME);
  ck_assert_int_le (ABS (height - state->height), FRAME);
}

static void
mark_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    gtk_widget_add_css_class (window, "touch");
  }
}

/* Waits for the library. */
static void
show_statistics (const State *state)
{
  GtkWidget *page = find (GTK_WIDGET (stage_get_window ()), QDR_TYPE_STATISTICS_PAGE);
  GObject *pages = gtk_widget_get_template_child (page, QDR_TYPE_STATISTICS_PAGE, "pages");
  GtkWidget *stack;

  while (g_str_equal (gtk_stack_get_visible_child_name (GTK_STACK (pages)), "loading"))
    g_main_context_iteration (NULL, TRUE);
  stack = find (page, ADW_TYPE_VIEW_STACK);
  if (state->view != NULL)
    adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), state->view);
  stage_wait_for_paint (page);
}

static void
show_preferences (const State *state)
{
  GtkWidget *stack = find (GTK_WIDGET (stage_get_last_window ()), ADW_TYPE_VIEW_STACK);
  g_autoptr (GtkSelectionModel) pages = adw_view_stack_get_pages (ADW_VIEW_STACK (stack));

  gtk_selection_model_select_item (pages, (guint) (*state->view - '0'), TRUE);
}

static void
enter_match (const QdrMatchScore *match)
{
  QdrSession *session = qdr_window_get_session (QDR_WINDOW (stage_get_window ()));
  g_autoptr (QdrGame) game = g_object_ref (qdr_session_get_game (session));

  qdr_session_set_game_of_match (session, game, match);
}

static void
show (const State *state)
{
  enter (state);
  if (state->pointed != NULL)
    point_at (state->pointed);
  if (state->match.n_players > 0)
    enter_match (&state->match);
  if (state->moves != NULL)
    play (state->moves);
  if (state->reviewed)
    review ();
  if (state->chosen)
    choose_mistake ();
  if (state->hinted)
    hint ();
  if (state->page != NULL)
    stage_activate (state->page);
  if (state->action != NULL)
    stage_activate (state->action);
  if (state->solved)
    solve_puzzle ();
  for (guint i = 0; i < 3 && state->helped; i++)
    gtk_widget_activate_action (GTK_WIDGET (stage_get_last_window ()), "win.hint", NULL);
  if (state->openings)
    show_openings ();
  if (shows_library (state))
    show_library (state);
  if (shows_statistics (state))
    show_statistics (state);
  if (g_strcmp0 (state->action, "app.preferences") == 0 && state->view != NULL)
    show_preferences (state);
  if (state->tournament != NO_TOURNAMENT)
    show_tournament (state);
}

static void
take_picture (const State *state, const char *prefix)
{
  g_autofree char *name = g_strconcat (prefix, state->name, NULL);
  g_autoptr (GdkTexture) picture = NULL;

  stage_wait_for_paint (GTK_WIDGET (stage_get_last_window ()));
  picture = stage_take_picture (GTK_WIDGET (stage_get_last_window ()));
  save (picture, name);
  assert_size (state, picture);
  layout_check (GTK_WIDGET (stage_get_last_window ()));
  ck_assert (has_many_colors (picture));
}

static gboolean
is_narrow (const State *state)
{
  return state->width < 1000;
}

/* Returns whether the texts and the layout are those of another state: with other colours, a
 * long list, or a long review. */
static gboolean
is_for_eyes (const State *state)
{
  return state->variable != NULL || state->n_games > N_MANY / 2 ||
         (state->reviewed && g_strcmp0 (state->text, LOST) == 0);
}

/* Returns whether other states differ only in size or colours. */
static gboolean
is_variant (const State *state)
{
  return state->variable != NULL || state->n_games == N_MANY ||
         (state->tournament == NO_TOURNAMENT &&
          (g_str_has_prefix (state->name, "phone") || g_str_has_prefix (state->name, "wide")));
}

/* Chooses the states to show, and returns their number. In other languages those for
 * is_for_eyes() are left out, and in other scripts also wide ones. If all have the size in
 * QDR_TEST_SIZE, such as "360x640", each is shown once. */
static int
choose_states (void)
{
  const char *which = g_getenv ("QDR_TEST_STATES");
  const gboolean only_layout = which != NULL;
  const gboolean only_narrow = g_strcmp0 (which, "narrow") == 0;
  int n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if (!(only_layout && is_for_eyes (&states[i])) && (!only_narrow || is_narrow (&states[i])) &&
        !(g_getenv ("QDR_TEST_SIZE") != NULL && is_variant (&states[i])))
      chosen[n++] = i;
  return n;
}

/* Narrow states are shown again for touch, except in other colours. */
TEST (a_picture_is_taken_of_each_state, .loops = choose_states (), .timeout = 120, .tags = "layout")
{
  const char *size = g_getenv ("QDR_TEST_SIZE");
  State state = states[chosen[_i]];

  if (size != NULL)
    ck_assert_int_eq (sscanf (size, "%dx%d", &state.width, &state.height), 2);
  show (&state);
  take_picture (&state, "");
  if (is_narrow (&state) && state.variable == NULL && g_getenv ("QDR_TEST_TOUCH") != NULL) {
    mark_windows ();
    take_picture (&state, "touch-");
  }
  stage_tear_down ();
}

static const State lists[] = {
  { "", TWO "*", 1920, 1080, .action = "app.ladder" },
  { "", TWO "*", 1920, 1080, .action = "app.puzzles" },
  LIBRARY ("", 1920, 1080, .n_games = 6),
  { "", TWO "*", 1920, 1080, .action = "app.statistics", .n_games = 60 },
  { "", TWO "*", 1920, 1080, .action = "app.statistics", .n_games = 60, .view = "ranking" },
  { "", TWO "*", 1920, 1080, .action = "app.statistics", .n_games = 60, .view = "computers" },
};

/* Returns what is shown in the first clamp, or NULL. */
static GtkWidget *
find_clamped (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (ADW_IS_CLAMP (widget))
    return gtk_widget_get_first_child (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_clamped (child);
  return found;
}

/* Whoever goes through the pages sees nothing jump. Some have a margin within the clamp. */
TEST (lists_of_all_pages_have_one_width,
      .loops = G_N_ELEMENTS (lists),
      .timeout = 120,
      .tags = "layout")
{
  int width;

  show (&lists[_i]);
  stage_wait_for_paint (GTK_WIDGET (stage_get_last_window ()));
  width = gtk_widget_get_width (find_clamped (GTK_WIDGET (stage_get_last_window ())));
  ck_assert_int_le (width, 860);
  ck_assert_int_ge (width, 860 - 2 * 12);
  stage_tear_down ();
}

static guint
count_differences (GdkTexture *one, GdkTexture *other)
{
  g_autofree guint32 *pixels = get_pixels (one);
  g_autofree guint32 *others = get_pixels (other);
  const int n = gdk_texture_get_width (one) * gdk_texture_get_height (one);
  guint n_differences = 0;

  ck_assert_int_eq (gdk_texture_get_width (one), gdk_texture_get_width (other));
  ck_assert_int_eq (gdk_texture_get_height (one), gdk_texture_get_height (other));
  for (int i = 0; i < n; i++)
    n_differences += pixels[i] != others[i];
  return n_differences;
}

TEST (a_language_from_right_to_left_mirrors_the_window_but_not_the_board,
      .timeout = 120,
      .tags = "layout")
{
  g_autoptr (GdkTexture) board = NULL;
  g_autoptr (GdkTexture) mirrored_board = NULL;
  g_autoptr (GdkTexture) window = NULL;
  g_autoptr (GdkTexture) mirrored_window = NULL;

  stage_set_up (1024, 768);
  stage_open (MIDDLE);
  board = stage_take_picture (stage_get_board ());
  window = stage_take_picture (GTK_WIDGET (stage_get_window ()));
  gtk_widget_set_default_direction (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL
                                        ? GTK_TEXT_DIR_LTR
                                        : GTK_TEXT_DIR_RTL);
  stage_wait_for_paint (GTK_WIDGET (stage_get_window ()));
  mirrored_board = stage_take_picture (stage_get_board ());
  mirrored_window = stage_take_picture (GTK_WIDGET (stage_get_window ()));
  ck_assert_uint_eq (count_differences (board, mirrored_board), 0);
  ck_assert_uint_gt (count_differences (window, mirrored_window), 1000);
  stage_tear_down ();
}

/* Returns the linear value of a colour component, as in the relative luminance of WCAG. */
static double
get_light (double part)
{
  return part <= 0.03928 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
}

static double
get_luminance (const char *color_name)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (stage_get_window ()));
  GdkRGBA color;

  ck_assert (gtk_style_context_lookup_color (context, color_name, &color));
  return 0.2126 * get_light ((double) color.red) + 0.7152 * get_light ((double) color.green) +
         0.0722 * get_light ((double) color.blue);
}

static double
get_contrast (const char *one, const char *other)
{
  const double light = get_luminance (one);
  const double dark = get_luminance (other);

  return (MAX (light, dark) + 0.05) / (MIN (light, dark) + 0.05);
}

/* libadwaita itself has a contrast of 3.8 there, in both styles. */
TEST (in_high_contrast_letters_on_the_accent_and_warnings_can_be_read, .loops = 2)
{
  g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  g_setenv ("ADW_DEBUG_COLOR_SCHEME", _i == 0 ? "prefer-light" : "prefer-dark", TRUE);
  stage_set_up (360, 640);
  ck_assert_double_ge (get_contrast ("accent_fg_color", "accent_bg_color"), 4.5);
  ck_assert_double_ge (get_contrast ("accent_bg_color", "window_bg_color"), 3);
  ck_assert_double_ge (get_contrast ("accent_color", "window_bg_color"), 5.5);
  ck_assert_double_ge (get_contrast ("warning_color", "window_bg_color"), 7);
  stage_tear_down ();
}

static GtkWidget *
find_named (GtkWidget *widget, const char *name)
{
  GtkWidget *found = g_str_equal (gtk_widget_get_name (widget), name) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_named (child, name);
  return found;
}

/* The chosen style is not the one that is drawn. */
TEST (in_high_contrast_no_style_of_the_board_is_shown, .loops = 2)
{
  g_setenv ("ADW_DEBUG_HIGH_CONTRAST", _i == 0 ? "0" : "1", TRUE);
  stage_set_up (1024, 768);
  stage_activate ("app.preferences");
  ck_assert_int_eq (gtk_widget_is_visible (
                        find_named (GTK_WIDGET (stage_get_last_window ()), "wood")),
                    _i == 0);
  stage_tear_down ();
}

/* Also while nothing is done: a grey bar looks like one that is full. */
TEST (in_high_contrast_an_empty_progress_bar_is_as_bright_as_the_window, .loops = 2)
{
  GtkWidget *window, *bar;
  g_autoptr (GdkTexture) picture = NULL;
  g_autofree guint32 *pixels = NULL;
  GdkRGBA color;
  guint32 middle;

  g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  g_setenv ("ADW_DEBUG_COLOR_SCHEME", _i == 0 ? "prefer-light" : "prefer-dark", TRUE);
  stage_set_up (360, 640);
  window = gtk_window_new ();
  bar = gtk_progress_bar_new ();
  gtk_window_set_child (GTK_WINDOW (window), bar);
  gtk_window_present (GTK_WINDOW (window));
  stage_wait_for_paint (bar);
  picture = stage_take_picture (bar);
  pixels = get_pixels (picture);
  middle = pixels[gdk_texture_get_height (picture) / 2 * gdk_texture_get_width (picture) +
                  gdk_texture_get_width (picture) / 2];
  ck_assert (gtk_style_context_lookup_color (gtk_widget_get_style_context (window),
                                             "window_bg_color", &color));
  ck_assert_int_eq ((int) (middle >> 8 & 0xff), (int) (color.green * 255.f + 0.5f));
  gtk_window_destroy (GTK_WINDOW (window));
  stage_tear_down ();
}

int
main (int argc, char **argv)
{
  directory = argv[argc - 1];
  return run_tests (argc, argv);
}
