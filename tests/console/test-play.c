/*
 * Games in the terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "driver.h"

#include <string.h>

#include "temp-folder.h"
#include "terminal.h"

#define TWO_PEOPLE "play --size 5 --seat human --seat human"

static char *data_home; /* the user's data folder, with the games */

static void
set_up (void)
{
  data_home = make_temp_folder ();
  g_setenv ("XDG_DATA_HOME", data_home, TRUE);
}

static void
tear_down (void)
{
  g_clear_pointer (&data_home, remove_temp_folder);
}

static void
assert_says (const Outcome *outcome, const char *text)
{
  ck_assert_int_eq (outcome->status, 0);
  ck_assert_str_eq (outcome->errors, "");
  ck_assert_msg (strstr (outcome->output, text) != NULL, "not said: “%s”\n%s", text,
                 outcome->output);
}

static void
assert_does_not_say (const Outcome *outcome, const char *text)
{
  ck_assert_msg (strstr (outcome->output, text) == NULL, "said: “%s”\n%s", text, outcome->output);
}

typedef struct {
  const char *arguments;
  const char *input;
  const char *says;
} Case;

#define WALLED "play --position '5 5 2 1 | c1 c5 | 4 1 | a2h | d3v' --seat human --seat human"

#define IN_SENTENCES TWO_PEOPLE " --plain"

static const Case cases[] = {
  { IN_SENTENCES, "c2\n",
    "somebody: 4 steps to go, 6 walls.\nPlayer 2: 4 steps to go, 6 walls.\nsomebody to move.\n"
    "somebody> somebody moves to c2.\nPlayer 2> \n" },
  { IN_SENTENCES, "c2\nb4h\nundo\nredo\n",
    "> Player 2 places the wall b4h.\nsomebody> Player 2 takes back b4h.\nPlayer 2> Player 2 "
    "places the wall "
    "b4h.\nsomebody> " },
  { IN_SENTENCES, "resign\n", "somebody> Player 2 wins: somebody resigned.\n> " },
  { IN_SENTENCES, "c2\nboard\n",
    "> somebody is on c2, on the way to row 5.\nPlayer 2 is on c5, on the way to row 1.\n"
    "somebody: 6 walls left.\nPlayer 2: 6 walls left.\nPlayer 2> " },
  { IN_SENTENCES, "c2\nnew\n",
    "somebody: 4 steps to go, 6 walls.\nPlayer 2: 4 steps to go, 6 walls.\nsomebody to "
    "move.\nsomebody> \n" },
  { "play --size 5 --players 4 --plain --seat human --seat human --seat human --seat human",
    "resign\n", "> somebody resigns.\nPlayer 2> " },
  { TWO_PEOPLE " --clock 900+5", "c2\n",
    "\n   1  somebody: 6 walls, 15:05\n > 2  Player 2: 6 walls, " },
  { TWO_PEOPLE " --clock 3600+10", "",
    " > 1  somebody: 6 walls, 1:00:00\n   2  Player 2: 6 walls, " },
  { TWO_PEOPLE, "", " > 1  somebody: 6 walls\n   2  Player 2: 6 walls\n" },
  { TWO_PEOPLE " --clock 3600+10", "clock\n", "> somebody: 1:00:00.\nPlayer 2: 1:00:00.\n" },
  { TWO_PEOPLE " --clock 65 c2 c4", "new\nclock\n", "> somebody: 1:05.\nPlayer 2: 1:05.\n" },
  /* The first move starts the clocks, and adds the increment like the others. */
  { TWO_PEOPLE " --clock 100+50", "c2\nc4\nclock\n", "> somebody: 2:30.\nPlayer 2: 2:30.\n" },
  { TWO_PEOPLE " --clock 100+50 c2", "c4\nclock\n", "> somebody: 2:30.\nPlayer 2: 2:30.\n" },
  { TWO_PEOPLE, "where\n",
    "> somebody is on c1, on the way to row 5.\nPlayer 2 is on c5, on the way to row 1.\n" },
  { "play --size 5x7 --players 4 --seat human --seat human --seat human --seat human",
    "resign\nwhere\n",
    "> somebody: out of the game.\nPlayer 2 is on a4, on the way to column e.\n"
    "Player 3 is on c7, on the way to row 1.\nPlayer 4 is on e4, on the way to column a.\n" },
  { TWO_PEOPLE, "walls\n", "> somebody: 6 walls left.\nPlayer 2: 6 walls left.\nsomebody> " },
  { WALLED, "b2v\nc4h\nc2\nWALLS\n",
    "> somebody: 3 walls left, placed b2v.\nPlayer 2: 0 walls left, placed c4h.\n"
    "On the board from the start: a2h, d3v.\n" },
  { WALLED, "b2v\nundo\nwalls\n", "> somebody: 4 walls left.\nPlayer 2: 1 wall left.\n" },
  { WALLED, "race\n",
    "> somebody: 4 steps to go, 4 walls.\nPlayer 2: 4 steps to go, 1 wall.\nsomebody to move.\n" },
  { TWO_PEOPLE, "last\n", "> Nothing has been played yet.\n" },
  { TWO_PEOPLE, "c2\nlast\n", "> somebody moves to c2. Player 2 to move.\n" },
  { TWO_PEOPLE, "resign\nlast\n", "> Player 2 wins: somebody resigned.\n" },
  { "play --position '5 5 2 1 | c1 c3 | 0 0 | - | -' --seat human --seat human", "moves\n",
    "> Steps: b1 c2 d1\nsomebody> " },
  { TWO_PEOPLE, "moves\n",
    "> Steps: b1 c2 d1\nWalls: a1h a1v a2h a2v a3h a3v a4h a4v b1h b1v b2h b2v b3h b3v b4h b4v "
    "c1h c1v\n  c2h c2v c3h" },
  { TWO_PEOPLE, "resign\nmoves\n", "> The game is over.\n" },
  { IN_SENTENCES, "moves\n",
    "somebody> somebody can go to b1, d1, c2.\nA wall can stand in 32 places.\nsomebody> " },
  { IN_SENTENCES, "path\ntheirs\n",
    "> somebody: north 4 times; 4 steps.\nsomebody> Player 2: south 4 times; 4 "
    "steps.\nsomebody> " },
  { TWO_PEOPLE, "Cost C1H\n", "> c1h: +1 step for Player 2, +1 step for somebody.\nsomebody> " },
  { TWO_PEOPLE, "cost\n", "> “cost” needs a wall, such as e3h.\nsomebody> " },
  { TWO_PEOPLE, "cost c5h\n", "> That is off the board.\nsomebody> " },
  { TWO_PEOPLE, "race now\n", "> “race” takes no argument.\nsomebody> " },
  { "play --size 5 --seat human --seat novice", "opponent\n",
    "> You play against Novice (computer).\nNovice is on c5, on the way to row 1.\nsomebody> " },
  /* After moves, answers and refusals alike. */
  { TWO_PEOPLE, "again\n", "somebody> Quoridor: type a move, or “help”.\nsomebody> " },
  { IN_SENTENCES, "c2\nagain\nagain\n",
    "> somebody moves to c2.\nPlayer 2> somebody moves to c2.\nPlayer 2> somebody moves to "
    "c2.\nPlayer 2> " },
  { IN_SENTENCES, "c2\nundo\nagain\n", "somebody> somebody takes back c2.\nsomebody> " },
  { TWO_PEOPLE, "c2\nagain\n", "Player 2> somebody: c2\n" },
  { TWO_PEOPLE, "c4\nagain\n", "> The pawn cannot go there in one step.\nsomebody> The pawn" },
  { TWO_PEOPLE, "race\nagain\n",
    "somebody to move.\nsomebody> somebody: 4 steps to go, 6 walls.\nPlayer 2: 4 steps to go, 6 "
    "walls.\n" },
  { TWO_PEOPLE, "resign\nagain\n", "> Player 2 wins: somebody resigned.\n> " },
  { TWO_PEOPLE, "help\n", "  cost WALL    Say what a wall would cost each player\n" },
  { TWO_PEOPLE, "clock\n", "> This game has no clocks.\n" },
  { TWO_PEOPLE, "c2\nnew\nlast\n", "> Nothing has been played yet.\n" },
  { TWO_PEOPLE, "c2\nnew\n", "> The game was saved as “" },
  { WALLED, "b2v\nnew\nwalls\n", "> somebody: 4 walls left.\n" },
  { TWO_PEOPLE, "", "somebody> " },
  { TWO_PEOPLE, "c2\n", "somebody: c2\n" },
  { TWO_PEOPLE, "C2\n", "Player 2> " },
  { TWO_PEOPLE, "c2", "Player 2> " },
  { TWO_PEOPLE, "  c2  \r\n", "Player 2> " },
  { TWO_PEOPLE, "\n\nc2\n", "Player 2> " },
  { TWO_PEOPLE, "c4\n", "The pawn cannot go there in one step.\nsomebody> " },
  { TWO_PEOPLE, "frobnicate\n",
    "That is not a move.\nType “help” for a list of commands.\nsomebody> " },
  { TWO_PEOPLE, "\xff\n", "That line cannot be read.\n" },
  { TWO_PEOPLE, "help\n", "> The first to reach the other side wins.\nA move is the square" },
  { TWO_PEOPLE, "help\n", " lies on top of e3 and\nf3, “e3v” to the right of e3 and e4.\n  help " },
  { TWO_PEOPLE, "help\n", "save FILE" },
  { TWO_PEOPLE, "HELP\n", "save FILE" },
  { TWO_PEOPLE, "help me\n", "“help” takes no argument.\n" },
  { TWO_PEOPLE, "save\n", "“save” needs the name of a file.\n" },
  { TWO_PEOPLE, "save /nonexistent/game.quoridor\n", "/nonexistent/game.quoridor" },
  { TWO_PEOPLE, "load -\nc2\n",
    "> Standard input is already used for moves.\nsomebody> somebody: c2" },
  { TWO_PEOPLE, "load /nonexistent/game.quoridor\n", "/nonexistent/game.quoridor: " },
  { TWO_PEOPLE, "undo\n", "There is no move to take back.\n" },
  { TWO_PEOPLE, "redo\n", "There is no move to replay.\n" },
  { TWO_PEOPLE, "go\n", "It is not the computer’s turn.\n" },
  { TWO_PEOPLE, "resign\n", "Player 2 wins: somebody resigned.\n" },
  { TWO_PEOPLE, "resign\nc2\n", "The game is over.\n" },
  { TWO_PEOPLE, "resign\nhint\n", "The game is over.\n" },
  { TWO_PEOPLE, "resign\nundo\n", "somebody> " },
  { TWO_PEOPLE, "c2\nc4\nc1\nc5\nc2\nc4\nc1\nc5\n",
    "Draw: the same position for the third time.\n" },
  { TWO_PEOPLE, "c2\nquit\n", "> The game was saved as “" },
  { TWO_PEOPLE, "c2\n", "The game was not saved.\n" },
  { "play --position '5 5 2 1 | a4 e2 | 0 0 | - | -' --seat human --seat human", "a5\n",
    "somebody reaches the goal and wins.\n" },
  { "play --position '5 5 2 1 | a4 e2 | 0 0 | - | -' --seat human --seat human",
    "hint\nhint\nhint\nhint\n", "> Looking for a good move…\nLook at your own path.\n" },
  { "play --position '5 5 2 1 | a4 e2 | 0 0 | - | -' --seat human --seat human",
    "hint\nhint\nhint\nhint\n", "Try a5. You reach your goal.\n" },
  /* A beginner would play b1 here, which loses. */
  { "play --position '5 5 2 1 | c1 c5 | 0 0 | c4h | d2v' --seat human --seat beginner",
    "hint\nhint\nhint\nhint\n",
    "Try c2. Nobody has walls left, and only this move wins the race for you.\n" },
  { "play --size 5 --players 4 --seat human --seat human --seat human --seat human",
    "resign\nresign\nresign\n", "Player 4 wins: Player 3 resigned.\n" },
};

TEST_DEFAULTS (.timeout = DRIVER_TIMEOUT, .set_up = set_up, .tear_down = tear_down)

TEST (a_line_is_answered, .loops = G_N_ELEMENTS (cases))
{
  const Case *c = &cases[_i];
  g_auto (Outcome) outcome = run_cli (c->arguments, c->input);

  assert_says (&outcome, c->says);
}

TEST (the_end_is_told_again_when_it_comes_again)
{
  g_auto (Outcome) outcome = run_cli (TWO_PEOPLE, "resign\nundo\nredo\n");
  g_auto (GStrv) pieces = g_strsplit (outcome.output, "Player 2 wins: somebody resigned.\n", -1);

  ck_assert_uint_eq (g_strv_length (pieces), 3);
}

TEST (an_untouched_game_is_not_missed)
{
  g_auto (Outcome) outcome = run_cli (TWO_PEOPLE, "quit\nc2\n");

  assert_says (&outcome, "somebody> ");
  assert_does_not_say (&outcome, "The game was not saved.");
  assert_does_not_say (&outcome, "c2");
}

TEST (a_refused_move_changes_nothing)
{
  g_auto (Outcome) outcome = run_cli (TWO_PEOPLE, "c2\ne5\nc4\n");

  assert_says (&outcome, "somebody: c2\n");
  assert_says (&outcome, "Player 2: c4\n");
}

TEST (the_computer_answers_before_the_next_line_is_read)
{
  g_auto (Outcome) outcome =
      run_cli ("play --size 5 --walls 0 --seat human --seat novice", "c2\nb2\n");

  assert_says (&outcome, "somebody: c2\n");
  assert_says (&outcome, "Novice: c4\n");
  assert_says (&outcome, "somebody: b2\n");
}

TEST (undo_takes_back_the_answer_too_and_redo_brings_both_again)
{
  g_auto (Outcome) outcome = run_cli ("play --size 5 --walls 0 --seat human --seat novice",
                                      "c2\nboard\nundo\nredo\nundo\nundo\nd1\n");

  assert_says (&outcome, "somebody: c2\nNovice: c4\n");
  assert_says (&outcome, "There is no move to take back.\n");
  assert_says (&outcome, "somebody: d1\n");
}

TEST (the_computer_may_move_first)
{
  g_auto (Outcome) outcome =
      run_cli ("play --size 5 --walls 0 --seat novice --seat human", "c4\nundo\nundo\n");

  assert_says (&outcome, "Novice: c2\n");
  assert_says (&outcome, "somebody: c4\n");
  assert_says (&outcome, "There is no move to take back.\n");
}

TEST (computers_play_to_the_end)
{
  g_auto (Outcome) outcome = run_cli ("play --size 5 --seat novice --seat novice --pace 0", "");

  ck_assert_int_eq (outcome.status, 0);
  ck_assert (strstr (outcome.output, "reaches the goal and wins.") != NULL ||
             strstr (outcome.output, "Draw: ") != NULL);
}

TEST (computers_among_themselves_are_shown_move_by_move)
{
  const gint64 start = g_get_monotonic_time ();
  g_auto (Outcome) outcome = run_cli ("play --position '5 5 2 1 | a2 e3 | 0 0 | - | -' --pace 0.05 "
                                      "--seat master --seat master",
                                      "");
  g_auto (GStrv) boards = g_strsplit (outcome.output, "╭", -1);

  assert_says (&outcome, "reaches the goal and wins.");
  /* The second player wins with the fourth move. */
  ck_assert_uint_eq (g_strv_length (boards), 1 + 5);
  ck_assert_int_ge (g_get_monotonic_time () - start, 4 * 50000);
}

TEST (sentences_draw_nothing)
{
  g_auto (Outcome) outcome =
      run_cli ("play --size 5 --plain --pace 0 --seat novice --seat novice", "board\n");

  assert_says (&outcome, "Novice (South) moves to ");
  assert_says (&outcome, "Novice (North) moves to ");
  assert_does_not_say (&outcome, "│");
}

TEST (time_that_is_up_ends_the_game)
{
  Dialogue game;

  dialogue_begin (&game, TWO_PEOPLE " --clock 1");
  dialogue_send (&game, "c2");
  g_free (dialogue_read_until (&game, "Player 2: timeout"));
  g_free (dialogue_read_until (&game, "somebody wins: Player 2 ran out of time."));
  g_free (dialogue_end (&game));
}

TEST (a_person_plays_against_the_computer_unless_told_otherwise)
{
  g_auto (Outcome) outcome = run_cli ("play --size 5", "resign\n");

  assert_says (&outcome, "wins: you resigned.\n");
}

TEST (the_first_person_has_the_name_that_the_desktop_knows)
{
  g_setenv ("QDR_USER_NAME", "Anna Example", TRUE);
  {
    g_auto (Outcome) alone = run_cli ("play --size 5 --walls 0 --seat novice --seat human", "c4\n");
    g_auto (Outcome) two = run_cli (TWO_PEOPLE, "c2\n");

    assert_says (&alone, "Anna Example> ");
    assert_says (&alone, "Anna Example: c4\n");
    assert_says (&two, "Anna Example: c2\n");
  }
  g_setenv ("QDR_USER_NAME", "", TRUE);
}

TEST (who_plays_alone_is_called_you_in_sentences)
{
  g_auto (Outcome) won =
      run_cli ("play --position '5 5 2 1 | a4 e2 | 0 0 | - | -' --seat human --seat novice",
               "a5\n");
  g_auto (Outcome) lost =
      run_cli ("play --position '5 5 2 1 | a1 e2 | 0 0 | - | -' --seat human --seat novice",
               "a2\n");

  g_auto (Outcome) result =
      run_cli ("play --plain --size 5 --walls 0 --seat human --seat novice", "where\nc2\nundo\n");

  assert_says (&result, "You are on c1, on the way to row 5.\n");
  assert_says (&result, "You move to c2.\n");
  assert_says (&result, "You take back c2.\n");
  assert_says (&won, "You beat Novice.\n");
  assert_says (&lost, "Novice beats you.\n");
}

/* The book has no games with so few walls. */
#define THINKING_FIRST "play --size 9 --walls 9 --seat master --seat human"
#define THINKING_SECOND "play --size 9 --walls 9 --seat human --seat master"

/* One move ends the game, and the winner is announced before the loser's remark. */
#define LAST_MOVE "play --position '5 5 2 1 | a4 e2 | 0 0 | - | -' --seat human --seat novice"

TEST (opponents_make_remarks, .loops = 2)
{
  const char *const options[] = { "", " --plain" };
  g_autofree char *arguments = g_strconcat (LAST_MOVE, options[_i], NULL);
  g_auto (Outcome) outcome = run_cli (arguments, "a5\n");
  const char *end = strstr (outcome.output, "You beat Novice.\nNovice: “");

  ck_assert_int_eq (outcome.status, 0);
  ck_assert_msg (end != NULL, "%s", outcome.output);
  ck_assert_ptr_nonnull (strstr (end, "”\n> "));
}

TEST (opponents_can_be_kept_quiet, .loops = 2)
{
  const char *const options[] = { " -q", " --quiet" };
  g_autofree char *arguments = g_strconcat (LAST_MOVE, options[_i], NULL);
  g_auto (Outcome) outcome = run_cli (arguments, "a5\n");

  assert_says (&outcome, "You beat Novice.\n> ");
  ck_assert_ptr_null (strstr (outcome.output, "Novice: “"));
}

TEST (a_search_can_be_left)
{
  Dialogue game;

  dialogue_begin (&game, THINKING_FIRST);
  dialogue_send (&game, "quit");
  g_free (dialogue_end (&game));
}

TEST (undo_interrupts_the_computer)
{
  Dialogue game;
  g_autofree char *rest = NULL;

  dialogue_begin (&game, THINKING_SECOND);
  dialogue_send (&game, "e2");
  g_free (dialogue_read_until (&game, "Master is thinking"));
  dialogue_send (&game, "undo");
  dialogue_send (&game, "d1");
  g_free (dialogue_read_until (&game, "somebody> somebody: d1"));
  g_free (dialogue_read_until (&game, "Master is thinking"));
  dialogue_send (&game, "quit");
  rest = dialogue_end (&game);

  ck_assert_ptr_null (strstr (rest, "Master: "));
}

TEST (a_hint_can_be_left)
{
  Dialogue game;

  dialogue_begin (&game, "play --size 9 --seat human --seat human");
  dialogue_send (&game, "hint");
  dialogue_send (&game, "quit");
  g_free (dialogue_end (&game));
}

TEST (the_computer_can_be_told_to_move_now)
{
  Dialogue game;

  dialogue_begin (&game, THINKING_FIRST);
  g_free (dialogue_read_until (&game, "Master is thinking"));
  dialogue_send (&game, "go");
  g_free (dialogue_read_until (&game, "Master: "));
  g_free (dialogue_end (&game));
}

TEST (a_saved_game_goes_on_where_it_stood)
{
  char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "my game.quoridor", NULL);
  g_autofree char *save = g_strdup_printf ("c2\nc4\nundo\nsave %s\nquit\n", path);
  g_autofree char *load = g_strdup_printf ("load %s\nredo\nresign\n", path);
  g_autofree char *file = g_strdup_printf ("play --file '%s'", path);
  g_auto (Outcome) saved = run_cli (TWO_PEOPLE, save);
  g_auto (Outcome) loaded = run_cli ("play --size 9 --seat human --seat human", load);
  g_auto (Outcome) named = run_cli (file, "c4\n");

  assert_says (&saved, "Saved as “");
  assert_does_not_say (&saved, "The game was not saved.");
  assert_says (&loaded, "Player 2: c4\n");
  assert_says (&loaded, "Player 2 wins: somebody resigned.\n");
  assert_says (&named, "Player 2: c4\n");

  remove_temp_folder (folder);
}

TEST (only_the_file_of_the_game_is_replaced_unasked)
{
  static const char collection[] = "[Board \"5x5\"][Players \"2\"]*\n"
                                   "[Board \"5x5\"][Players \"2\"]*\n";
  char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "my games.quoridor", NULL);
  g_autofree char *save = g_strdup_printf ("load %s\nc2\nsave %s\n", path, path);
  g_autofree char *force = g_strdup_printf ("c2\nsave --force %s\nc4\nsave %s\n", path, path);
  g_autofree char *found = NULL;

  ck_assert (g_file_set_contents (path, collection, -1, NULL));
  {
    g_auto (Outcome) refused = run_cli (TWO_PEOPLE, save);
    g_autofree char *advice = g_strdup_printf ("type “save --force %s”.\n", path);

    assert_says (&refused, advice);
    assert_says (&refused, "The game was not saved.\n");
  }
  ck_assert (g_file_get_contents (path, &found, NULL, NULL));
  ck_assert_str_eq (found, collection);
  {
    g_auto (Outcome) saved = run_cli (TWO_PEOPLE, force);

    assert_does_not_say (&saved, "The game was not saved.");
  }
  remove_temp_folder (folder);
}

TEST (a_person_at_a_terminal_is_asked_before_a_file_is_replaced)
{
  char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "notes.txt", NULL);
  g_autofree char *no = g_strdup_printf ("c2\nsave %s\nc4\nquit\n", path);
  g_autofree char *yes = g_strdup_printf ("c2\nsave %s\nyes\nquit\n", path);
  g_autofree char *screen = NULL;
  g_autofree char *notes = NULL;
  g_autofree char *saved = NULL;

  ck_assert (g_file_set_contents (path, "notes", -1, NULL));
  screen = terminal_play (no, NULL);
  ck_assert_ptr_nonnull (strstr (screen, "Replace it? Type “yes” or “no”."));
  ck_assert_ptr_nonnull (strstr (screen, "The game was not saved."));
  ck_assert (g_file_get_contents (path, &notes, NULL, NULL));
  ck_assert_str_eq (notes, "notes");
  g_free (terminal_play (yes, NULL));
  ck_assert (g_file_get_contents (path, &saved, NULL, NULL));
  ck_assert_ptr_nonnull (strstr (saved, "1. c2 *"));
  remove_temp_folder (folder);
}

/* Commands, questions and the answer "yes", without its accent, in Spanish; and one in English. */
TEST (what_is_typed_may_be_in_the_language_of_the_user)
{
  char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "notes.txt", NULL);
  g_autofree char *lines =
      g_strdup_printf ("c2\ndeshacer\nMUROS\nundo\nguardar %s\nsi\nsalir\n", path);
  g_autofree char *screen = NULL;
  g_autofree char *saved = NULL;

  ck_assert (g_file_set_contents (path, "notes", -1, NULL));
  g_setenv ("LANGUAGE", "es", TRUE);
  screen = terminal_play (lines, NULL);
  g_setenv ("LANGUAGE", "", TRUE);
  ck_assert_ptr_nonnull (strstr (screen, "quedan 6 muros."));
  ck_assert_ptr_null (strstr (screen, "Eso no es una jugada."));
  ck_assert (g_file_get_contents (path, &saved, NULL, NULL));
  ck_assert_ptr_nonnull (strstr (saved, "[Board"));
  remove_temp_folder (folder);
}

/* Returns the folder of autosaved games. (transfer full) */
static char *
get_autosave_folder (void)
{
  return g_build_filename (data_home, "quoridor", "games", NULL);
}

TEST (a_new_game_is_not_missed)
{
  g_autofree char *folder = get_autosave_folder ();
  g_auto (Outcome) outcome = run_cli (TWO_PEOPLE, "new\nnew\nquit\n");

  assert_says (&outcome, "somebody> ");
  assert_does_not_say (&outcome, "The game");
  ck_assert (!g_file_test (folder, G_FILE_TEST_EXISTS));
}

/* Asserts that the autosaved game after @input is c2 c4. */
static void
assert_autosaves_game (const char *input)
{
  g_autofree char *folder = get_autosave_folder ();
  g_auto (Outcome) outcome = run_cli (TWO_PEOPLE, input);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;
  g_autofree char *path = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *show = NULL;

  ck_assert_ptr_nonnull (name);
  ck_assert (
      g_regex_match_simple ("^\\d{4}-\\d\\d-\\d\\d somebody – Player 2\\.quoridor$", name, 0, 0));
  path = g_build_filename (folder, name, NULL);
  sentence = g_strdup_printf ("The game was saved as “%s”.\n", path);
  assert_says (&outcome, sentence);
  show = g_strdup_printf ("show --file '%s'", path);
  {
    g_auto (Outcome) shown = run_cli (show, "");

    assert_says (&shown, "5 5 2 1 | c2 c4 | 6 6 | - | -\n");
  }
  ck_assert_ptr_null (g_dir_read_name (dir));
  g_remove (path);
}

TEST (a_game_that_is_left_is_kept)
{
  g_autofree char *other = g_build_filename (data_home, "other.quoridor", NULL);
  g_autofree char *save = g_strdup_printf ("save %s\n", other);
  g_autofree char *load = g_strdup_printf ("c2\nc4\nload %s\nquit\n", other);
  g_auto (Outcome) saved = run_cli (TWO_PEOPLE, save);

  assert_says (&saved, "Saved as “");
  assert_autosaves_game ("c2\nc4\nnew\nnew\nquit\n");
  assert_autosaves_game ("c2\nc4\nquit\n");
  assert_autosaves_game (load);
}

TEST (a_game_that_cannot_be_kept_is_not_left_for_another)
{
  g_autofree char *in_the_way = g_build_filename (data_home, "quoridor", NULL);

  ck_assert (g_file_set_contents (in_the_way, "", -1, NULL));
  {
    g_auto (Outcome) outcome = run_cli (TWO_PEOPLE, "c2\nnew\nlast\nquit\n");

    assert_says (&outcome, "> The game cannot be saved: ");
    assert_says (&outcome, "> somebody moves to c2. Player 2 to move.\n");
  }
}

static const struct {
  const char *input;
  const char *list; /* from the library, without names, number and date */
} recorded[] = {
  { "c2\nresign\nquit\n", ",1,resignation,1,true\r\n" },
  /* An unfinished game is added as it is at the end. */
  { "c2\nc4\nquit\n", ",*,unfinished,2,false\r\n" },
  { "c2\nc4\n", ",*,unfinished,2,false\r\n" },
  { "c2\nnew\nquit\n", ",*,unfinished,1,false\r\n" },
  /* The first result counts. */
  { "c2\nresign\nundo\nundo\nb1\nresign\nquit\n", ",1,resignation,1,true\r\n" },
  { "quit\n", NULL },
};

TEST (games_are_kept_in_the_library_if_asked_for, .loops = G_N_ELEMENTS (recorded))
{
  g_auto (Outcome) played = run_cli (TWO_PEOPLE " --library", recorded[_i].input);
  g_auto (Outcome) list = run_cli ("library list --format csv", "");
  g_auto (GStrv) lines = g_strsplit (list.output, "\r\n", -1);

  ck_assert_int_eq (played.status, 0);
  ck_assert_str_eq (played.errors, "");
  ck_assert_uint_eq (g_strv_length (lines), recorded[_i].list != NULL ? 3 : 2);
  ck_assert_msg (recorded[_i].list == NULL || g_str_has_suffix (list.output, recorded[_i].list),
                 "%s", list.output);
}

TEST (a_new_game_has_the_same_players)
{
  g_auto (Outcome) outcome =
      run_cli ("play --size 5 --walls 0 --seat human --seat novice", "c2\nnew\nb1\n");

  assert_says (&outcome, "somebody: c2\n");
  assert_says (&outcome, "somebody: b1\nNovice is thinking…\nNovice: ");
}

TEST (a_bad_file_leaves_the_game_as_it_was)
{
  g_auto (Outcome) outcome = run_cli (TWO_PEOPLE, "c2\nload /\nc4\n");

  assert_says (&outcome, "somebody: c2\n");
  assert_says (&outcome, "Player 2: c4\n");
}

/* Faults of the hostile engine instead of a move, and their messages. */
static const struct {
  const char *mode;
  const char *says;
} misdeeds[] = {
  { "dies", "hostile-engine cannot play on: the program has ended.\n"
            "You win: hostile-engine resigned.\n" },
  { "hangs", "hostile-engine cannot play on: the program does not answer.\n"
             "You win: hostile-engine ran out of time.\n" },
  { "floods-a-line", "hostile-engine cannot play on: the program sends an endless line.\nYou win: "
                     "hostile-engine resigned.\n" },
  { "illegal-move", "hostile-engine cannot play on: the program answers “bestmove e9”.\n"
                    "You win: hostile-engine resigned.\n" },
};

TEST (an_engine_that_misbehaves_loses_and_is_told_why, .loops = G_N_ELEMENTS (misdeeds))
{
  g_autofree char *arguments =
      g_strdup_printf ("play --size 5 --plain --seat human --seat \"engine:'%s' %s\"",
                       g_getenv ("QDR_HOSTILE_ENGINE"), misdeeds[_i].mode);
  g_auto (Outcome) outcome = { 0 };

  /* Only the engine that never answers may reach its time limit. */
  if (g_str_equal (misdeeds[_i].mode, "hangs"))
    g_setenv ("QDR_ENGINE_PATIENCE_MS", "3000", TRUE);
  outcome = run_cli (arguments, "c2\n");
  g_unsetenv ("QDR_ENGINE_PATIENCE_MS");
  assert_says (&outcome, misdeeds[_i].says);
}

TEST (an_engine_of_the_user_plays_by_its_name)
{
  g_autofree char *folder = make_temp_folder ();
  g_autofree char *inner = g_build_filename (folder, "quoridor", NULL);
  g_autofree char *path = g_build_filename (inner, "engines.ini", NULL);
  g_autofree char *list = g_strdup_printf (
      "[Engine 1]\nName=Foe\nCommand='%s' engine --protocol=qtp --nodes 100\nProtocol=qtp\n",
      g_getenv ("QDR_CLI"));
  g_autofree char *config_home = g_strdup (g_getenv ("XDG_CONFIG_HOME"));
  g_auto (Outcome) outcome = { 0 };

  g_mkdir_with_parents (inner, 0700);
  ck_assert (g_file_set_contents (path, list, -1, NULL));
  g_setenv ("XDG_CONFIG_HOME", folder, TRUE);
  outcome = run_cli ("play --size 5 --plain --seat human --seat 'engine foe'", "c2\n");
  if (config_home != NULL)
    g_setenv ("XDG_CONFIG_HOME", config_home, TRUE);
  remove_temp_folder (g_steal_pointer (&folder));
  assert_says (&outcome, "You play against Foe (computer).\n");
  assert_says (&outcome, "\nFoe is thinking…\nFoe ");
  assert_does_not_say (&outcome, "cannot");
}

/* It is refused before the first move, or the game can be left while the seat waits. */
TEST (an_engine_that_is_not_there_is_told_of)
{
  static const char *const seats[] = { "engine Nobody", "engine:x \"y",
                                       "engine:", "engine:/nonexistent/engine" };
  g_auto (Outcome) waiting = { 0 };
  g_autofree char *command = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++) {
    g_autofree char *seat = g_shell_quote (seats[i]);
    g_autofree char *arguments = g_strconcat ("play --seat human --seat ", seat, NULL);
    g_auto (Outcome) outcome = run_cli (arguments, "");

    ck_assert_int_eq (outcome.status, 2);
    ck_assert_str_eq (outcome.output, "");
    assert_one_line (outcome.errors);
  }

  command = g_strdup_printf ("play --size 5x7 --plain --seat human --seat "
                             "\"engine:qtp:'%s' engine --protocol=qtp\"",
                             g_getenv ("QDR_CLI"));
  waiting = run_cli (command, "c2\nb4h\n");
  assert_says (&waiting, "\nquoridor-cli> quoridor-cli cannot play this game: the program speaks "
                         "QTP, which supports only");
}

TEST (a_real_terminal_will_do)
{
  g_autofree char *screen = terminal_play ("c2\nboard\nquit\n", NULL);

  ck_assert_ptr_nonnull (strstr (screen, "somebody: c2"));
  ck_assert_ptr_nonnull (strstr (screen, "The game was saved as “"));
}

#define BLUE "\033[94m"
#define ORANGE "\033[33m"
#define PLAIN "\033[0m"

TEST (a_terminal_shows_walls_in_the_colours_of_the_players)
{
  g_autofree char *screen = terminal_play ("a1h\nc2v\nb3h\nquit\n", NULL);
  g_autofree char *asked = terminal_play ("a1h\nc2v\nb3h\nquit\n", "");

  ck_assert_ptr_nonnull (strstr (screen, " " BLUE "1" PLAIN " "));
  ck_assert_ptr_nonnull (strstr (screen, "│" BLUE "━━━━" PLAIN BLUE "━━━" PLAIN " "));
  ck_assert_ptr_nonnull (strstr (screen, " " ORANGE "┃" PLAIN " "));
  ck_assert_ptr_nonnull (strstr (screen, "│    " BLUE "━━━━" PLAIN BLUE "━━━" PLAIN " "));
  /* The option has values that exclude them. */
  ck_assert_ptr_nonnull (strstr (asked, BLUE));
}

TEST (colours_can_be_refused)
{
  g_autofree char *screen = terminal_play ("a1h\nc2v\nquit\n", "1");

  ck_assert_ptr_nonnull (strstr (screen, "━━━━━━━"));
  ck_assert (!g_regex_match_simple ("\033\\[[0-9;]*m", screen, 0, 0));
}

TEST (what_is_no_terminal_gets_no_colours)
{
  g_auto (Outcome) outcome = run_cli (TWO_PEOPLE, "a1h\nc2v\n");

  assert_says (&outcome, "━━━━━━━");
  assert_does_not_say (&outcome, "\033");
}
