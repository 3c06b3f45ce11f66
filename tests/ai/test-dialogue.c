/*
 * Dialogues with engines: requests, errors, and limits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-protocol-dialogue.h"

#include <string.h>

#include "qdr-notation.h"
#include "test.h"

/* Milliseconds that are enough for any program that answers. */
#define PATIENCE_MS 60000
/* Milliseconds for programs that never answer. */
#define SHORT_MS 400

static QdrWaitLimits
patience (guint milliseconds)
{
  return (QdrWaitLimits){ .deadline = g_get_monotonic_time () + (gint64) milliseconds * 1000 };
}

static QdrProtocolDialogue *
start (const char *const *argv, QdrProtocol protocol, GError **error)
{
  const QdrWaitLimits while_it_starts = patience (PATIENCE_MS);

  return qdr_protocol_dialogue_start (argv, protocol, &while_it_starts, error);
}

static QdrProtocolDialogue *
start_hostile (const char *mode, QdrProtocol protocol, guint milliseconds, GError **error)
{
  const char *const argv[] = { g_getenv ("QDR_HOSTILE_ENGINE"), mode, NULL };
  const QdrWaitLimits while_it_starts = patience (milliseconds);

  return qdr_protocol_dialogue_start (argv, protocol, &while_it_starts, error);
}

static QdrGame *
make_game (const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  QdrPosition start_position;
  QdrGame *game;

  qdr_position_init (&start_position, 9, 9, 2);
  game = qdr_game_new (&start_position, TRUE);
  for (guint i = 0; words[i] != NULL; i++)
    ck_assert (qdr_game_play_from_text (game, words[i], NULL));
  return game;
}

static gboolean
ask_about (QdrProtocolDialogue *dialogue,
           QdrGame *game,
           const QdrWaitLimits *how_long,
           QdrMoveAnswer *answer,
           GError **error)
{
  const QdrLimits limits = { .nodes = 500 };
  g_autoptr (QdrMoveRequest) question = qdr_move_request_new (game, &limits);

  return qdr_protocol_dialogue_request_move (dialogue, question, how_long, answer, error);
}

/* Programs that answer */

static QdrProtocolDialogue *
start_our_own (QdrProtocol protocol)
{
  const char *const uqi[] = { g_getenv ("QDR_CLI"), "engine", NULL };
  const char *const qtp[] = {
    g_getenv ("QDR_CLI"), "engine", "--protocol=qtp", "--nodes", "500", NULL,
  };
  g_autoptr (GError) error = NULL;
  QdrProtocolDialogue *dialogue =
      start (protocol == QDR_PROTOCOL_UQI ? uqi : qtp, protocol, &error);

  ck_assert_msg (dialogue != NULL, "%s", error != NULL ? error->message : "");
  ck_assert (g_str_has_prefix (qdr_protocol_dialogue_get_name (dialogue), "Quoridor"));
  return dialogue;
}

static void
play_on (QdrProtocolDialogue *dialogue, QdrGame *game, guint n_moves)
{
  for (guint i = 0; i < n_moves && qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING; i++) {
    const QdrWaitLimits how_long = patience (PATIENCE_MS);
    g_autoptr (GError) error = NULL;
    QdrMoveAnswer answer;

    ck_assert_msg (ask_about (dialogue, game, &how_long, &answer, &error), "%s",
                   error != NULL ? error->message : "");
    ck_assert_int_ge (answer.cpu_us, 0);
    ck_assert_msg (qdr_game_play (game, answer.move, &error), "%s", error->message);
  }
}

TEST_DEFAULTS (.timeout = 120)

TEST (our_own_engine_plays_a_whole_game_by_either_protocol, .loops = QDR_N_PROTOCOLS)
{
  g_autoptr (QdrProtocolDialogue) dialogue = start_our_own ((QdrProtocol) _i);
  g_autoptr (QdrGame) game = make_game ("e2 e8 e3h");
  const QdrWaitLimits how_long = patience (PATIENCE_MS);

  ck_assert (qdr_protocol_dialogue_begin_game (dialogue, &how_long, NULL));
  play_on (dialogue, game, 500);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_WIN);
}

/* The game goes on with another move than the engine's, moves are taken back, and another game
 * begins. */
TEST (an_engine_follows_a_game_that_goes_another_way, .loops = QDR_N_PROTOCOLS)
{
  g_autoptr (QdrProtocolDialogue) dialogue = start_our_own ((QdrProtocol) _i);
  g_autoptr (QdrGame) game = make_game ("e2 e8");
  g_autoptr (QdrGame) other = make_game ("a1h g1h a3v");
  const QdrWaitLimits how_long = patience (PATIENCE_MS);

  ck_assert (qdr_protocol_dialogue_begin_game (dialogue, &how_long, NULL));
  play_on (dialogue, game, 4);
  for (guint i = 0; i < 3; i++)
    ck_assert (qdr_game_step_back (game));
  ck_assert (qdr_game_play_from_text (game, "g8h", NULL));
  play_on (dialogue, game, 4);
  play_on (dialogue, other, 4);
  play_on (dialogue, game, 4);
}

TEST (four_players_play_with_an_engine)
{
  g_autoptr (QdrProtocolDialogue) dialogue = start_our_own (QDR_PROTOCOL_UQI);
  const QdrWaitLimits how_long = patience (PATIENCE_MS);
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start_position;

  qdr_position_init (&start_position, 7, 7, 4);
  qdr_position_set_stock (&start_position, 3, 1);
  game = qdr_game_new (&start_position, TRUE);
  ck_assert (qdr_protocol_dialogue_begin_game (dialogue, &how_long, NULL));
  play_on (dialogue, game, 12);
  ck_assert_uint_eq (qdr_game_get_ply (game), 12);
}

static const char *const foreign_starts[] = {
  "9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | -",
  "7 9 2 1 | d1 d9 | 10 10 | - | -",
  "9 9 2 1 | e2 e9 | 10 10 | - | -",
  "9 9 2 1 | e1 e9 | 10 9 | - | -",
};

TEST (a_game_that_the_other_protocol_does_not_know_is_refused_in_words,
      .loops = G_N_ELEMENTS (foreign_starts))
{
  g_autoptr (QdrProtocolDialogue) dialogue = start_our_own (QDR_PROTOCOL_QTP);
  const QdrWaitLimits how_long = patience (PATIENCE_MS);
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (QdrGame) known = make_game ("e2");
  g_autoptr (GError) error = NULL;
  QdrPosition start_position;
  QdrMoveAnswer answer;

  ck_assert (qdr_position_from_text (foreign_starts[_i], &start_position, NULL, NULL));
  game = qdr_game_new (&start_position, TRUE);
  ck_assert (!ask_about (dialogue, game, &how_long, &answer, &error));
  ck_assert (g_error_matches (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_REFUSED));
  play_on (dialogue, known, 1);
}

/* Full strength, as "novice" would move at once in any case. */
TEST (a_move_that_is_wanted_at_once_comes_at_once)
{
  g_autoptr (QdrProtocolDialogue) dialogue = start_our_own (QDR_PROTOCOL_UQI);
  g_autoptr (QdrGame) game = make_game ("e2 e8");
  const QdrLimits limits = { .cpu_ms = 5000 };
  g_autoptr (QdrMoveRequest) question = qdr_move_request_new (game, &limits);
  const gint wish = QDR_INTERRUPT_HURRY;
  QdrWaitLimits how_long = patience (PATIENCE_MS);
  QdrMoveAnswer answer;

  how_long.interrupt = &wish;
  ck_assert (qdr_protocol_dialogue_request_move (dialogue, question, &how_long, &answer, NULL));
  ck_assert_int_lt (answer.cpu_us, 4000000);
}

TEST (a_question_that_is_dropped_does_no_harm_to_the_next)
{
  g_autoptr (QdrProtocolDialogue) dialogue = start_our_own (QDR_PROTOCOL_UQI);
  g_autoptr (QdrGame) game = make_game ("e2 e8");
  const QdrLimits limits = { .cpu_ms = 5000 };
  g_autoptr (QdrMoveRequest) question = qdr_move_request_new (game, &limits);
  gint wish = QDR_INTERRUPT_STOP;
  QdrWaitLimits how_long = patience (PATIENCE_MS);
  g_autoptr (GError) error = NULL;
  QdrMoveAnswer answer;

  how_long.interrupt = &wish;
  ck_assert (!qdr_protocol_dialogue_request_move (dialogue, question, &how_long, &answer, &error));
  ck_assert (g_error_matches (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_STOPPED));
  ck_assert (qdr_protocol_dialogue_recover (dialogue));
  play_on (dialogue, game, 2);
}

/* Programs that misbehave */

static const struct {
  const char *mode;
  QdrProgramError code;
  const char *message; /* a part of it */
} misdeeds[] = {
  { "dies", QDR_PROGRAM_ERROR_DIED, "has ended" },
  { "crashes", QDR_PROGRAM_ERROR_DIED, "has ended" },
  { "hangs", QDR_PROGRAM_ERROR_LATE, "does not answer" },
  { "ignores-signals", QDR_PROGRAM_ERROR_LATE, "does not answer" },
  { "floods-a-line", QDR_PROGRAM_ERROR_NONSENSE, "endless line" },
  { "floods-info", QDR_PROGRAM_ERROR_NONSENSE, "too much output" },
  { "nonsense", QDR_PROGRAM_ERROR_NONSENSE, "a walk" },
  { "error", QDR_PROGRAM_ERROR_NONSENSE, "I am lost" },
  { "closes-output", QDR_PROGRAM_ERROR_DIED, "has ended" },
  { "leaves-children", QDR_PROGRAM_ERROR_DIED, "has ended" },
  { "kills-everybody", QDR_PROGRAM_ERROR_LATE, "does not answer" },
  /* A long line that never ends and does not begin like an answer. */
  { "bytes", QDR_PROGRAM_ERROR_NONSENSE, "answers" },
  { "floods-lines", QDR_PROGRAM_ERROR_NONSENSE, "too much output" },
};

#define N_WAYS (G_N_ELEMENTS (misdeeds) * QDR_N_PROTOCOLS)

TEST (an_engine_that_fails_says_how, .loops = N_WAYS)
{
  const QdrProtocol protocol = (QdrProtocol) (_i % QDR_N_PROTOCOLS);
  const char *mode = misdeeds[_i / QDR_N_PROTOCOLS].mode;
  const QdrProgramError code = misdeeds[_i / QDR_N_PROTOCOLS].code;
  const QdrWaitLimits how_long = patience (code == QDR_PROGRAM_ERROR_LATE ? SHORT_MS : PATIENCE_MS);
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrProtocolDialogue) dialogue = start_hostile (mode, protocol, PATIENCE_MS, &error);
  g_autoptr (QdrGame) game = make_game ("e2 e8");
  QdrMoveAnswer answer;

  ck_assert_msg (dialogue != NULL, "%s: %s", mode, error != NULL ? error->message : "");
  ck_assert (!ask_about (dialogue, game, &how_long, &answer, &error));
  ck_assert_msg (g_error_matches (error, QDR_PROGRAM_ERROR, (int) code), "%s: %s", mode,
                 error->message);
  ck_assert_msg (strstr (error->message, misdeeds[_i / QDR_N_PROTOCOLS].message) != NULL, "%s: %s",
                 mode, error->message);
  ck_assert (g_utf8_validate (error->message, -1, NULL));
}

/* Programs that use up CPU time, which a low limit soon shows. */
static const char *const wasteful[] = { "eats-time", "eats-time-elsewhere" };

TEST (processor_time_is_counted_with_that_of_children, .loops = G_N_ELEMENTS (wasteful))
{
  g_autoptr (QdrProtocolDialogue) dialogue =
      start_hostile (wasteful[_i], QDR_PROTOCOL_UQI, PATIENCE_MS, NULL);
  g_autoptr (QdrGame) game = make_game ("e2 e8");
  QdrWaitLimits how_long = patience (PATIENCE_MS);
  g_autoptr (GError) error = NULL;
  QdrMoveAnswer answer;

  how_long.max_cpu_us = 300000;
  ck_assert (!ask_about (dialogue, game, &how_long, &answer, &error));
  ck_assert (g_error_matches (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_LATE));
  ck_assert_ptr_nonnull (strstr (error->message, "processor time"));
}

TEST (too_many_processes_are_ended)
{
  g_autoptr (QdrProtocolDialogue) dialogue =
      start_hostile ("starts-many", QDR_PROTOCOL_UQI, PATIENCE_MS, NULL);
  g_autoptr (QdrGame) game = make_game ("e2 e8");
  QdrWaitLimits how_long = patience (PATIENCE_MS);
  g_autoptr (GError) error = NULL;
  QdrMoveAnswer answer;

  how_long.max_cpu_us = G_MAXINT64;
  ck_assert (!ask_about (dialogue, game, &how_long, &answer, &error));
  ck_assert (g_error_matches (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_DIED));
  ck_assert_ptr_nonnull (strstr (error->message, "too many"));
}

static const char *const bad_beginnings[] = {
  "dies-at-once",
  "never-reads",
  "hangs-at-greeting",
  "floods-at-greeting",
};

TEST (an_engine_that_does_not_greet_is_none,
      .loops = G_N_ELEMENTS (bad_beginnings) * QDR_N_PROTOCOLS)
{
  g_autoptr (GError) error = NULL;
  QdrProtocolDialogue *dialogue =
      start_hostile (bad_beginnings[_i / QDR_N_PROTOCOLS], (QdrProtocol) (_i % QDR_N_PROTOCOLS),
                     SHORT_MS, &error);

  ck_assert_ptr_null (dialogue);
  ck_assert_ptr_nonnull (error);
}

TEST (an_engine_that_never_reads_blocks_nobody)
{
  const char *const argv[] = { g_getenv ("QDR_HOSTILE_ENGINE"), "never-reads", NULL };
  g_autoptr (QdrProgram) program = qdr_program_start (argv, NULL);
  g_autofree char *line = g_strnfill (1000000, 'x');
  const QdrWaitLimits how_long = patience (SHORT_MS);
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_nonnull (program);
  ck_assert (!qdr_program_send_line (program, line, &how_long, &error));
  ck_assert (g_error_matches (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_LATE));
}

TEST (an_engine_that_does_not_stop_cannot_go_on)
{
  g_autoptr (QdrProtocolDialogue) dialogue =
      start_hostile ("late-after-stop", QDR_PROTOCOL_UQI, PATIENCE_MS, NULL);
  g_autoptr (QdrGame) game = make_game ("e2 e8");
  const gint wish = QDR_INTERRUPT_STOP;
  QdrWaitLimits how_long = patience (PATIENCE_MS);
  QdrMoveAnswer answer;

  how_long.interrupt = &wish;
  ck_assert (!ask_about (dialogue, game, &how_long, &answer, NULL));
  ck_assert (!qdr_protocol_dialogue_recover (dialogue));
}

/* Permissions */

/* They print an error before the greeting, so that the start fails. */
static const char *const curious[] = { "looks-around", "uses-folder" };

TEST (an_engine_has_nothing_but_a_folder_of_its_own, .loops = G_N_ELEMENTS (curious))
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrProtocolDialogue) dialogue =
      start_hostile (curious[_i], QDR_PROTOCOL_UQI, PATIENCE_MS, &error);

  ck_assert_msg (dialogue != NULL, "%s", error != NULL ? error->message : "");
}

static guint
count_entries (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (folder) != NULL)
    n++;
  return n;
}

/* The guard removes the folder after it has ended all processes. */
TEST (nothing_of_an_engine_is_left)
{
  const char *folder = g_getenv ("TMPDIR");
  QdrProtocolDialogue *dialogue =
      start_hostile ("uses-folder", QDR_PROTOCOL_UQI, PATIENCE_MS, NULL);

  ck_assert_uint_eq (count_entries (folder), 1);
  qdr_protocol_dialogue_free (dialogue);
  while (count_entries (folder) > 0)
    g_usleep (1000);
}

/* Starting */

TEST (a_file_of_the_folder_is_found_from_the_folder_of_the_engine)
{
  char *folder = make_temp_folder ();
  g_autofree char *before = g_get_current_dir ();
  const char *const argv[] = { "sh", "./engine.sh", NULL };
  g_autoptr (QdrProtocolDialogue) dialogue = NULL;
  g_autofree char *path = g_build_filename (folder, "engine.sh", NULL);

  ck_assert (g_file_set_contents (path, "read word; echo uqiok; read word", -1, NULL));
  ck_assert_int_eq (g_chdir (folder), 0);
  dialogue = start (argv, QDR_PROTOCOL_UQI, NULL);
  ck_assert_int_eq (g_chdir (before), 0);
  ck_assert_ptr_nonnull (dialogue);
  remove_temp_folder (folder);
}

static const char *const no_programs[] = { "/nonexistent/engine", "no-such-engine", "/etc/passwd",
                                           "/" };

TEST (what_is_no_program_cannot_start, .loops = G_N_ELEMENTS (no_programs))
{
  const char *const argv[] = { no_programs[_i], NULL };
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (start (argv, QDR_PROTOCOL_UQI, &error));
  ck_assert (g_error_matches (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NOT_STARTED));
}

TEST (without_the_guard_nothing_starts)
{
  const char *const argv[] = { "cat", NULL };
  g_autofree char *before = g_strdup (g_getenv ("QDR_ENGINE_GUARD"));
  g_autoptr (GError) error = NULL;

  g_setenv ("QDR_ENGINE_GUARD", "/nonexistent/guard", TRUE);
  ck_assert_ptr_null (start (argv, QDR_PROTOCOL_UQI, &error));
  g_setenv ("QDR_ENGINE_GUARD", before, TRUE);
  ck_assert_ptr_nonnull (error);
}
