/*
 * Statistics with the real program: a game is played, what it tells is read, saved and gone
 * through; by mouse, by keyboard and by assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "hands.h"
#include "program.h"
#include "test.h"

/* Anna wins with c5. */
#define ALMOST "[Date \"2026-11-20\"]\n" PROGRAM_TWO_PEOPLE ("5x5") "c2 b5 c3 a5 c4 a4 *"

/* Nine of the ten games without which no plot is shown. */
#define NINE 9

/* From the chooser past two figures. */
#define TO_LAST_GAMES "Tab Tab Tab"

/* Between two attempts, as the test has a time limit. */
#define POLL_US (20 * 1000)

#define WON "All: Won 10, Drawn 0, Lost 0"
#define LOST "All: Won 0, Drawn 0, Lost 10"
#define TABLE "Games,Won,Drawn,Lost\r\nAll,10,0,0\r\n"

static Accessible *
open_statistics (void)
{
  Accessible *window = accessible_wait_for_window ("Quoridor");

  hands_press ("ctrl+shift+g");
  accessible_wait (window, ACCESSIBLE_ANY, "Ranking");
  return window;
}

/* Types a name in the file dialog and saves. */
static void
name_file (const char *dialog, const char *name)
{
  g_autofree char *path = program_get_path (name);

  accessible_wait_for_window (dialog);
  hands_press ("ctrl+a");
  hands_type (path);
  hands_press ("Return");
  accessible_wait_until_no_window (dialog);
}

/* (transfer full): the contents of a file, after it was written. */
static char *
wait_for_file (const char *name)
{
  g_autofree char *path = program_get_path (name);

  while (!g_file_test (path, G_FILE_TEST_EXISTS))
    g_usleep (POLL_US);
  return program_read (name);
}

/* Starts before the last move of Anna's tenth win. */
static Accessible *
start (void)
{
  g_autoptr (GString) games = g_string_new (NULL);

  for (guint i = 1; i <= NINE; i++)
    g_string_append_printf (games,
                            "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n"
                            "[Player2 \"Ben\"]\n[Date \"2025-11-0%u\"]\n\nc2 resign 1\n\n",
                            i);
  program_fill_library (games->str);
  return program_start (ALMOST, "Anna to move.");
}

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (statistics_are_looked_at_by_mouse)
{
  Accessible *window = start ();
  g_autoptr (HandsBoard) board = hands_find_board (window);
  Accessible *statistics, *all, *game, *player, *page;

  hands_click_moves (board, "c5");
  statistics = open_statistics ();
  all = accessible_wait (statistics, ACCESSIBLE_ROW, WON);
  hands_point (accessible_get_middle (all));
  accessible_wait_for_label (statistics, WON);

  game = accessible_wait (statistics, ACCESSIBLE_BUTTON, "Won against Ben, 4 moves");
  hands_click (accessible_get_middle (game));
  accessible_wait_for_windows (2);
  hands_press ("ctrl+w");
  accessible_wait_for_windows (1);

  player = accessible_wait (statistics, ACCESSIBLE_BUTTON, "Player: Anna");
  hands_click (accessible_get_middle (player));
  hands_press ("Down Return");
  accessible_wait (statistics, ACCESSIBLE_ROW, LOST);

  page = accessible_wait (statistics, ACCESSIBLE_ANY, "Computers");
  hands_click (accessible_get_middle (page));
  accessible_wait_for_label (statistics, "Who Is the Strongest?");
  program_quit ();
}

TEST (statistics_are_read_and_saved_by_keys)
{
  Accessible *window = start ();
  Accessible *statistics, *all, *game, *again, *last;
  g_autofree char *table = NULL;
  HandsSquare focus = "c4";

  hands_rest ();
  hands_type_moves (window, focus, "c5");
  statistics = open_statistics ();
  game = accessible_wait (statistics, ACCESSIBLE_BUTTON, "Won against Ben, 4 moves");
  hands_press (TO_LAST_GAMES);
  accessible_wait_for_focus (game);
  all = accessible_wait (statistics, ACCESSIBLE_ROW, WON);
  hands_press ("Tab Tab");
  accessible_wait_for_focus (all);
  accessible_wait_for_label (statistics, WON);
  hands_press ("shift+Tab Return");
  accessible_wait (statistics, ACCESSIBLE_ANY, "Save Table (CSV)…");
  hands_press ("Down Return");
  name_file ("Save Table", "results.csv");
  table = wait_for_file ("results.csv");
  ck_assert_str_eq (table, TABLE);

  hands_press ("alt+Left");
  accessible_wait_until_none (statistics, ACCESSIBLE_ROW, WON);
  again = open_statistics ();
  last = accessible_wait (again, ACCESSIBLE_BUTTON, "Won against Ben, 4 moves");
  hands_press (TO_LAST_GAMES);
  accessible_wait_for_focus (last);
  hands_press ("Return");
  accessible_wait_for_windows (2);
  program_quit ();
}

TEST (statistics_are_read_and_saved_by_assistive_tools)
{
  Accessible *window = start ();
  Accessible *square = accessible_wait_for_square (window, "c5");
  Accessible *statistics, *table, *item;
  g_autofree char *drawing = NULL;

  hands_rest ();
  accessible_do (square, "square.activate");
  statistics = open_statistics ();
  table = accessible_wait (statistics, ACCESSIBLE_TABLE, "Results");
  accessible_wait (table, ACCESSIBLE_ROW, "Games, Won, Drawn, Lost");
  accessible_wait (table, ACCESSIBLE_ROW, WON);
  accessible_assert_named_once (statistics);

  accessible_do (accessible_wait (statistics, ACCESSIBLE_BUTTON, "Won against Ben, 4 moves"),
                 "click");
  accessible_wait_for_windows (2);
  hands_press ("ctrl+w");
  accessible_wait_for_windows (1);

  accessible_do (accessible_wait (statistics, ACCESSIBLE_BUTTON, "Save “Results”"), "click");
  item = accessible_wait (statistics, ACCESSIBLE_ANY, "Save Drawing (SVG)…");
  accessible_assert_named_once (statistics);
  accessible_do (item, "click");
  name_file ("Save Drawing", "results.svg");
  drawing = wait_for_file ("results.svg");
  ck_assert_ptr_nonnull (strstr (drawing, "<title>Results</title>"));

  accessible_do (accessible_wait (statistics, ACCESSIBLE_ANY, "Computers"), "click");
  accessible_wait_for_label (statistics, "Who Is the Strongest?");
  program_end ();
}

TEST (players_are_ranked_by_keys)
{
  Accessible *window = start ();
  Accessible *statistics, *first;
  HandsSquare focus = "c4";

  hands_rest ();
  hands_type_moves (window, focus, "c5");
  statistics = open_statistics ();
  accessible_wait (statistics, ACCESSIBLE_BUTTON, "Player: Anna");
  hands_press ("shift+Tab shift+Tab space");
  accessible_wait_for_label (statistics, "2 players");

  hands_press ("Tab Tab space Tab Right Right");
  accessible_wait (statistics, ACCESSIBLE_ANY, "1. Anna, 10 wins as first player");
  accessible_wait_for_label (statistics, "1 of 2 players");
  hands_press ("Tab 1 0");
  accessible_wait_for_label (statistics, "Nobody has that many wins");
  hands_press ("Down");
  accessible_wait (statistics, ACCESSIBLE_ANY, "1. Anna, 10 wins as first player");

  hands_press ("shift+Tab Left Left");
  first = accessible_wait (statistics, ACCESSIBLE_ANY, "Anna, provisional rating");
  hands_press ("Tab Tab");
  accessible_wait_for_focus (first);
  hands_press ("Down Return");
  accessible_wait (statistics, ACCESSIBLE_ROW, LOST);
  accessible_wait_for_focus (accessible_wait (statistics, ACCESSIBLE_BUTTON, "Player: Ben"));
  hands_press ("Escape");
  accessible_wait_until_none (statistics, ACCESSIBLE_ROW, LOST);
  program_quit ();
}

TEST (players_are_ranked_by_assistive_tools)
{
  Accessible *window = start ();
  Accessible *square = accessible_wait_for_square (window, "c5");
  Accessible *statistics, *second;

  accessible_do (square, "square.activate");
  statistics = open_statistics ();
  accessible_do (accessible_wait (statistics, ACCESSIBLE_ANY, "Ranking"), "click");
  second = accessible_wait (statistics, ACCESSIBLE_ANY, "Ben, provisional rating");
  accessible_assert_named_once (statistics);
  accessible_do (second, "player.show");
  accessible_wait (statistics, ACCESSIBLE_ROW, LOST);
  program_end ();
}
