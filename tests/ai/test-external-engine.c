/*
 * External engines: their list, the test of a new one, and their games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-computer-player.h"
#include "qdr-player.h"
#include "test.h"

static char *folder; /* of the settings */
static char *path;   /* of the file in that folder */

static void
setup (void)
{
  g_autofree char *inner = NULL;

  folder = g_strdup (g_get_user_config_dir ());
  inner = g_build_filename (folder, "quoridor", NULL);
  empty_folder (folder);
  g_mkdir_with_parents (inner, 0700);
  path = g_build_filename (inner, "engines.ini", NULL);
}

static void
teardown (void)
{
  g_free (folder);
  g_free (path);
}

static void
write_file (const char *text)
{
  ck_assert (g_file_set_contents (path, text, -1, NULL));
}

static QdrExternalEngine *
make_engine (const char *name, const char *command)
{
  g_autoptr (GError) error = NULL;
  QdrExternalEngine *engine = qdr_external_engine_new (name, command, QDR_PROTOCOL_UQI, &error);

  ck_assert_msg (engine != NULL, "%s", error != NULL ? error->message : "");
  return engine;
}

static void
wait_until_saved (QdrExternalEngineList *list)
{
  while (!qdr_external_engine_list_is_saved (list))
    g_main_context_iteration (NULL, TRUE);
}

TEST_DEFAULTS (.timeout = 120, .set_up = setup, .tear_down = teardown)

/* The list */

TEST (engines_come_back_as_they_were_added)
{
  g_autoptr (QdrExternalEngineList) list = qdr_external_engine_list_new ();
  g_autoptr (QdrExternalEngineList) again = NULL;
  g_autoptr (QdrExternalEngine) first = make_engine ("Ka [1] = é", "sh -c 'a \"b\" \\c; d'  e");
  g_autoptr (QdrExternalEngine) second = make_engine ("Second", "second");
  g_autoptr (QdrExternalEngine) third = make_engine ("Third", "third");

  ck_assert (qdr_external_engine_list_add (list, first, G_MAXUINT, NULL));
  ck_assert (qdr_external_engine_list_add (list, third, G_MAXUINT, NULL));
  ck_assert (qdr_external_engine_list_add (list, second, 1, NULL));
  ck_assert (qdr_external_engine_list_rename (list, third, "The Last", NULL));
  ck_assert_uint_eq (qdr_external_engine_list_remove (list, second), 1);
  wait_until_saved (list);

  again = qdr_external_engine_list_new ();
  ck_assert_ptr_null (qdr_external_engine_list_get_problem (again));
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (again)), 2);
  ck_assert_str_eq (qdr_external_engine_get_command (
                        qdr_external_engine_list_find (again, "ka [1] = É")),
                    "sh -c 'a \"b\" \\c; d'  e");
  ck_assert_ptr_nonnull (qdr_external_engine_list_find (again, "the last"));
}

TEST (no_two_engines_have_one_name)
{
  g_autoptr (QdrExternalEngineList) list = qdr_external_engine_list_new ();
  g_autoptr (QdrExternalEngine) first = make_engine ("One", "one");
  g_autoptr (QdrExternalEngine) other = make_engine ("ONE", "other");
  g_autoptr (QdrExternalEngine) second = make_engine ("Two", "two");
  g_autoptr (GError) error = NULL;

  ck_assert (qdr_external_engine_list_add (list, first, 0, NULL));
  ck_assert (qdr_external_engine_list_add (list, second, 0, NULL));
  ck_assert (!qdr_external_engine_list_add (list, other, 0, &error));
  ck_assert (!qdr_external_engine_list_rename (list, second, "one", NULL));
  ck_assert (qdr_external_engine_list_rename (list, first, "ONE", NULL));
  wait_until_saved (list);
}

#define GOOD "[Engine 1]\nName=Good\nCommand=good\nProtocol=uqi\n"

static const struct {
  const char *text;
  const char *reason;
} damaged_files[] = {
  { "not a key file", "" },
  { GOOD "[Engine 2]\nName=x\nCommand=x\n", "[Engine 2] Unknown protocol “”" },
  { GOOD "[Engine 2]\nName=x\nCommand=x\nProtocol=y\n", "[Engine 2] Unknown protocol “y”" },
  { GOOD "[Engine 2]\nCommand=x\nProtocol=uqi\n", "[Engine 2] An engine needs a name" },
  { GOOD "[Engine 2]\nName=x\nProtocol=uqi\n", "[Engine 2] An engine needs a command" },
  { GOOD "[Engine 2]\nName=good\nCommand=x\nProtocol=uqi\n",
    "[Engine 2] An engine “Good” already exists" },
  { "[Engine 1]\nName=Good\nCommand='\nProtocol=uqi\n",
    "[Engine 1] The command has an unmatched quotation" },
};

TEST (a_damaged_file_is_told_of_and_not_lost, .loops = G_N_ELEMENTS (damaged_files))
{
  g_autoptr (QdrExternalEngineList) list = NULL;
  g_autoptr (QdrExternalEngine) engine = make_engine ("New", "new");
  g_autofree char *kept = g_strconcat (path, ".damaged", NULL);
  g_autofree char *text = NULL;

  write_file (damaged_files[_i].text);
  list = qdr_external_engine_list_new ();
  ck_assert_ptr_nonnull (strstr (qdr_external_engine_list_get_problem (list), path));
  ck_assert_ptr_nonnull (
      strstr (qdr_external_engine_list_get_problem (list), damaged_files[_i].reason));
  ck_assert (qdr_external_engine_list_add (list, engine, 0, NULL));
  wait_until_saved (list);
  ck_assert (g_file_get_contents (kept, &text, NULL, NULL));
  ck_assert_str_eq (text, damaged_files[_i].text);
}

static void
record_sentence (QdrExternalEngineList *list, const char *sentence, gpointer data)
{
  char **noted = data;

  *noted = g_strdup (sentence);
}

TEST (a_list_that_cannot_be_saved_says_so)
{
  g_autoptr (QdrExternalEngineList) list = qdr_external_engine_list_new ();
  g_autoptr (QdrExternalEngine) engine = make_engine ("New", "new");
  g_autofree char *noted = NULL;

  g_mkdir (path, 0700);
  g_signal_connect (list, "unsaved", G_CALLBACK (record_sentence), &noted);
  ck_assert (qdr_external_engine_list_add (list, engine, 0, NULL));
  wait_until_saved (list);
  ck_assert_ptr_nonnull (noted);
}

static const struct {
  const char *name;
  const char *command;
} bad_engines[] = {
  { "", "x" },  { " x", "x" },       { "x\ny", "x" },     { "x", "" },         { "x", "  " },
  { "x", "'" }, { "x\u2028y", "x" }, { "x\u202ey", "x" }, { "x\u2067y", "x" },
};

TEST (what_cannot_be_an_engine_is_refused_in_words, .loops = G_N_ELEMENTS (bad_engines))
{
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_external_engine_new (bad_engines[_i].name, bad_engines[_i].command,
                                               QDR_PROTOCOL_UQI, &error));
  ck_assert_ptr_nonnull (error);
}

/* Checking an engine */

static const struct {
  const char *arguments;
  QdrProtocol protocol;
} friends[] = {
  { "engine", QDR_PROTOCOL_UQI },
  { "engine --protocol=qtp --nodes 100", QDR_PROTOCOL_QTP },
};

TEST (the_protocol_of_an_engine_is_found, .loops = G_N_ELEMENTS (friends))
{
  g_autofree char *program = g_shell_quote (g_getenv ("QDR_CLI"));
  g_autofree char *command = g_strdup_printf ("%s %s", program, friends[_i].arguments);
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;
  const char *warning = NULL;
  QdrProtocol protocol;

  ck_assert_msg (qdr_external_engine_try_command (command, NULL, &protocol, &name, &warning,
                                                  &error),
                 "%s", error != NULL ? error->message : "");
  ck_assert_int_eq (protocol, friends[_i].protocol);
  ck_assert (g_str_has_prefix (name, "Quoridor"));
}

static const char *const no_engines[] = {
  "true",          "cat",           "/nonexistent/engine", "'",    "yes",
  "@dies-at-once", "@illegal-move", "@nonsense",           "@dies"
};

TEST (what_is_no_engine_is_found_out, .loops = G_N_ELEMENTS (no_engines))
{
  g_autofree char *program = g_shell_quote (g_getenv ("QDR_HOSTILE_ENGINE"));
  g_autofree char *command = no_engines[_i][0] == '@'
                                 ? g_strdup_printf ("%s %s", program, no_engines[_i] + 1)
                                 : g_strdup (no_engines[_i]);
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;
  const char *warning = NULL;
  QdrProtocol protocol;

  ck_assert (!qdr_external_engine_try_command (command, NULL, &protocol, &name, &warning, &error));
  ck_assert_ptr_nonnull (error);
}

/* In a game */

typedef struct {
  QdrPersonalityList *personalities;
  QdrComputerPlayer *computer;
  QdrGame *game;
} EngineGame;

/* Sets up a game of a person against the engine of the command. */
static EngineGame
start_game (const char *program, const char *arguments, QdrProtocol protocol, guint players)
{
  g_autofree char *quoted = g_shell_quote (program);
  g_autofree char *command = g_strdup_printf ("%s %s", quoted, arguments);
  EngineGame engine_game = { .personalities = qdr_personality_list_new () };
  g_autoptr (QdrExternalEngine) engine = NULL;
  QdrPosition start;

  engine = qdr_external_engine_new ("Foe", command, protocol, NULL);
  ck_assert_ptr_nonnull (engine);
  qdr_external_engine_list_add (qdr_personality_list_get_engines (engine_game.personalities),
                                engine, 0, NULL);
  qdr_position_init (&start, 9, 9, players);
  engine_game.game = qdr_game_new (&start, TRUE);
  qdr_player_set_seat (qdr_game_get_player (engine_game.game, 1), "engine Foe");
  qdr_player_set_name (qdr_game_get_player (engine_game.game, 1), "Foe");
  engine_game.computer = qdr_computer_player_new (engine_game.personalities);
  qdr_computer_player_set_game (engine_game.computer, engine_game.game);
  return engine_game;
}

static void
end_game (EngineGame *engine_game)
{
  wait_until_saved (qdr_personality_list_get_engines (engine_game->personalities));
  g_object_unref (engine_game->computer);
  g_object_unref (engine_game->game);
  g_object_unref (engine_game->personalities);
}

static void
wait_for_answer (EngineGame *engine_game)
{
  while (qdr_computer_player_get_thinking (engine_game->computer))
    g_main_context_iteration (NULL, TRUE);
}

static void
play_something (QdrGame *game)
{
  static const char *const moves[] = { "e2", "a1h", "h8h", "a8v", "h1v" };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    if (qdr_game_play_from_text (game, moves[i], NULL))
      return;
  ck_abort_msg ("no move is possible");
}

TEST (an_engine_answers_in_a_game, .loops = G_N_ELEMENTS (friends))
{
  EngineGame engine_game =
      start_game (g_getenv ("QDR_CLI"), friends[_i].arguments, friends[_i].protocol, 2);

  for (guint i = 0; i < 3; i++) {
    play_something (engine_game.game);
    ck_assert (qdr_computer_player_get_thinking (engine_game.computer));
    wait_for_answer (&engine_game);
    ck_assert_msg (qdr_computer_player_get_error_message (engine_game.computer) == NULL, "%s",
                   qdr_computer_player_get_error_message (engine_game.computer));
    ck_assert_uint_eq (qdr_game_get_ply (engine_game.game), 2 * i + 2);
  }
  end_game (&engine_game);
}

TEST (a_move_taken_back_while_an_engine_thinks_is_no_harm)
{
  EngineGame engine_game = start_game (g_getenv ("QDR_CLI"), "engine", QDR_PROTOCOL_UQI, 2);

  ck_assert (qdr_game_play_from_text (engine_game.game, "e2", NULL));
  ck_assert (qdr_game_step_back (engine_game.game));
  ck_assert (!qdr_computer_player_get_thinking (engine_game.computer));
  ck_assert (qdr_game_play_from_text (engine_game.game, "d1", NULL));
  qdr_computer_player_move_now (engine_game.computer);
  wait_for_answer (&engine_game);
  ck_assert_uint_eq (qdr_game_get_ply (engine_game.game), 2);
  end_game (&engine_game);
}

static const struct {
  const char *mode;
  QdrOutcome outcome;
  const char *words; /* a part of the error message */
} misdeeds[] = {
  { "dies-at-once", QDR_OUTCOME_WIN, "has ended" },
  { "dies", QDR_OUTCOME_WIN, "has ended" },
  { "hangs", QDR_OUTCOME_WIN, "does not answer" },
  { "floods-a-line", QDR_OUTCOME_WIN, "endless line" },
  { "bytes", QDR_OUTCOME_WIN, "answers" },
  { "illegal-move", QDR_OUTCOME_WIN, "illegal move" },
  { "other-side", QDR_OUTCOME_WIN, "illegal move" },
  { "nonsense", QDR_OUTCOME_WIN, "a walk" },
  { "leaves-children", QDR_OUTCOME_WIN, "has ended" },
  { "kills-everybody", QDR_OUTCOME_WIN, "does not answer" },
};

TEST (an_engine_that_fails_loses_and_it_is_said_why, .loops = G_N_ELEMENTS (misdeeds))
{
  const char *trouble, *comment;
  EngineGame engine_game;

  /* Only the engine that never answers may reach its time limit. */
  if (g_str_equal (misdeeds[_i].words, "does not answer"))
    g_setenv ("QDR_ENGINE_PATIENCE_MS", "1000", TRUE);
  engine_game =
      start_game (g_getenv ("QDR_HOSTILE_ENGINE"), misdeeds[_i].mode, QDR_PROTOCOL_UQI, 2);
  ck_assert (qdr_game_play_from_text (engine_game.game, "e2", NULL));
  wait_for_answer (&engine_game);
  ck_assert_int_eq (qdr_game_get_result (engine_game.game).outcome, misdeeds[_i].outcome);
  ck_assert_uint_eq (qdr_game_get_result (engine_game.game).winner, 0);
  trouble = qdr_computer_player_get_error_message (engine_game.computer);
  comment = qdr_record_get_comment (qdr_game_get_last_record (engine_game.game));
  ck_assert_msg (trouble != NULL && strstr (trouble, misdeeds[_i].words) != NULL, "%s", trouble);
  ck_assert_str_eq (comment, trouble);

  /* After moves are taken back, the engine is asked again. */
  ck_assert (qdr_game_step_back (engine_game.game));
  ck_assert (qdr_game_step_back (engine_game.game));
  ck_assert_ptr_null (qdr_computer_player_get_error_message (engine_game.computer));
  end_game (&engine_game);
}

TEST (a_game_that_an_engine_does_not_know_waits_for_somebody_else)
{
  EngineGame engine_game =
      start_game (g_getenv ("QDR_CLI"), "engine --protocol=qtp", QDR_PROTOCOL_QTP, 4);

  ck_assert (qdr_game_play_from_text (engine_game.game, "e2", NULL));
  wait_for_answer (&engine_game);
  ck_assert_ptr_nonnull (
      strstr (qdr_computer_player_get_error_message (engine_game.computer), "only two players"));
  ck_assert_int_eq (qdr_game_get_result (engine_game.game).outcome, QDR_OUTCOME_ONGOING);
  qdr_player_set_seat (qdr_game_get_player (engine_game.game, 1), "human");
  ck_assert_ptr_null (qdr_computer_player_get_error_message (engine_game.computer));
  end_game (&engine_game);
}

TEST (a_seat_waits_for_an_engine_that_is_not_there)
{
  EngineGame engine_game = start_game (g_getenv ("QDR_CLI"), "engine", QDR_PROTOCOL_UQI, 2);
  QdrExternalEngineList *engines = qdr_personality_list_get_engines (engine_game.personalities);
  g_autoptr (QdrExternalEngine) engine = g_list_model_get_item (G_LIST_MODEL (engines), 0);

  qdr_external_engine_list_remove (engines, engine);
  ck_assert (qdr_game_play_from_text (engine_game.game, "e2", NULL));
  ck_assert (!qdr_computer_player_get_thinking (engine_game.computer));
  ck_assert_ptr_nonnull (
      strstr (qdr_computer_player_get_error_message (engine_game.computer), "“Foe”"));
  ck_assert (qdr_external_engine_list_add (engines, engine, 0, NULL));
  ck_assert (qdr_computer_player_get_thinking (engine_game.computer));
  ck_assert_ptr_null (qdr_computer_player_get_error_message (engine_game.computer));
  end_game (&engine_game);
}

/* If the release waited for the engine, the test would reach its time limit. */
TEST (letting_go_of_an_engine_that_hangs_takes_no_time)
{
  EngineGame engine_game =
      start_game (g_getenv ("QDR_HOSTILE_ENGINE"), "hangs", QDR_PROTOCOL_UQI, 2);

  ck_assert (qdr_game_play_from_text (engine_game.game, "e2", NULL));
  ck_assert (qdr_computer_player_get_thinking (engine_game.computer));
  end_game (&engine_game);
}

int
main (int argc, char **argv)
{
  /* On a busy machine five seconds of CPU time can take minutes. */
  g_setenv ("QDR_ENGINE_PATIENCE_MS", "200000", TRUE);
  return run_tests (argc, argv);
}
