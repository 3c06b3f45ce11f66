/*
 * The contestants of a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-contestant.h"

#include "qdr-agent.h"
#include "qdr-notation.h"
#include "test.h"

TEST (the_id_of_a_personality_means_it)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (QdrContestant) contestant = qdr_contestant_new ("mason", personalities, NULL);
  g_autoptr (QdrAgent) agent = qdr_contestant_make_agent (contestant, 1, 1000);

  ck_assert_str_eq (qdr_contestant_get_description (contestant), "mason");
  ck_assert_ptr_eq (qdr_contestant_get_personality (contestant),
                    qdr_personality_list_find (personalities, "mason"));
  ck_assert (QDR_IS_SEARCH_AGENT (agent));
}

TEST (an_engine_is_a_command_line)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (QdrContestant) contestant =
      qdr_contestant_new ("engine:a 'b c' d", personalities, NULL);
  g_autoptr (QdrAgent) agent = qdr_contestant_make_agent (contestant, 1, 1000);

  ck_assert_str_eq (qdr_contestant_get_description (contestant), "engine:a 'b c' d");
  ck_assert_ptr_null (qdr_contestant_get_personality (contestant));
  ck_assert (QDR_IS_PROGRAM_AGENT (agent));
}

/* Returns the first move of @id with a search of very few nodes. */
static QdrMove
first_move_of (const char *id, QdrPersonalityList *personalities)
{
  const QdrLimits limits = { .nodes = 10 };
  g_autoptr (QdrContestant) contestant = qdr_contestant_new (id, personalities, NULL);
  g_autoptr (QdrAgent) agent = qdr_contestant_make_agent (contestant, 1, 1000);
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;
  QdrAgentMove choice;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  ck_assert (qdr_agent_begin_game (agent, 1, NULL, NULL));
  ck_assert (qdr_agent_choose_move (agent, game, &limits, NULL, &choice, NULL));
  return choice.move;
}

TEST (only_personalities_that_want_the_book_play_by_it)
{
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp (NULL, &stream, NULL);
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();

  g_setenv ("QDR_OPENING_BOOK", g_file_peek_path (file), TRUE);
  ck_assert (g_file_set_contents (g_file_peek_path (file), "| a1v 5\n", -1, NULL));
  ck_assert (qdr_move_is_wall (first_move_of ("master", personalities)));
  ck_assert (!qdr_move_is_wall (first_move_of ("runner", personalities)));
  ck_assert (g_file_delete (file, NULL, NULL));
}

/* Asserts that @id opens with @expected, the first move of its book, or its mirror image. NULL
 * asserts that it has no book. */
static void
assert_opens (const char *id, QdrPersonalityList *personalities, const char *expected)
{
  const QdrMove move = first_move_of (id, personalities);
  QdrPosition start;
  char text[QDR_MOVE_TEXT_SIZE];
  static const char *const book_moves[] = { "a1v", "h1v", "b1v", "g1v", NULL };
  const guint first = g_strcmp0 (expected, "a1v") == 0 ? 0 : 2;

  qdr_position_init (&start, 9, 9, 2);
  qdr_move_to_text (&start.board, move, text);
  ck_assert_msg (expected == NULL ? !g_strv_contains (book_moves, text)
                                  : g_str_equal (text, book_moves[first]) ||
                                        g_str_equal (text, book_moves[first + 1]),
                 "%s opens %s", id, text);
}

/* Three books: that of the program, that of the library, and one in a file. */
TEST (a_contestant_opens_by_the_book_that_is_named)
{
  static const struct {
    const char *id;
    const char *move; /* NULL if none of the books is used */
  } openers[] = {
    { "master", "a1v" },
    { "master,book=own", "a1v" },
    { "master,book=library", "b1v" },
    { "master,book=none", NULL },
    { "runner", NULL },
    { "runner,book=own", NULL },
    { "runner,book=library", "b1v" },
  };
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp (NULL, &stream, NULL);
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (QdrOpeningBook) book = qdr_opening_book_parse ("library", "| b1v 5\n", NULL);
  g_autofree char *named = g_strconcat ("runner,book=", g_file_peek_path (file), NULL);

  g_setenv ("QDR_OPENING_BOOK", g_file_peek_path (file), TRUE);
  ck_assert (g_file_set_contents (g_file_peek_path (file), "| a1v 5\n", -1, NULL));
  qdr_personality_list_set_library_book (personalities, book);
  for (guint i = 0; i < G_N_ELEMENTS (openers); i++)
    assert_opens (openers[i].id, personalities, openers[i].move);
  assert_opens (named, personalities, "a1v");
  qdr_personality_list_set_library_book (personalities, NULL);
  assert_opens ("runner,book=library", personalities, "a1v");
  ck_assert (g_file_delete (file, NULL, NULL));
}

static const struct {
  const char *text;
  QdrContestantError code;
  const char *words; /* (nullable): if all are accepted */
} wrong_contestants[] = {
  { "", QDR_CONTESTANT_ERROR_UNKNOWN },
  { "nobody", QDR_CONTESTANT_ERROR_UNKNOWN },
  { "Mason", QDR_CONTESTANT_ERROR_UNKNOWN },
  { "nobody,book=none", QDR_CONTESTANT_ERROR_UNKNOWN },
  { "engine", QDR_CONTESTANT_ERROR_UNKNOWN },
  { "engine:", QDR_CONTESTANT_ERROR_COMMAND, "Engine “”: An engine needs a command" },
  { "engine: ", QDR_CONTESTANT_ERROR_COMMAND },
  { "engine:a 'b", QDR_CONTESTANT_ERROR_COMMAND,
    "Engine “a 'b”: The command has an unmatched quotation mark" },
};

TEST (whoever_is_not_understood_is_an_error, .loops = G_N_ELEMENTS (wrong_contestants))
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_contestant_new (wrong_contestants[_i].text, personalities, &error));
  ck_assert (g_error_matches (error, QDR_CONTESTANT_ERROR, (int) wrong_contestants[_i].code));
  if (wrong_contestants[_i].words != NULL)
    ck_assert_str_eq (error->message, wrong_contestants[_i].words);
}
