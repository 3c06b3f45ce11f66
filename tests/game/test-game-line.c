/*
 * Lines of games: what is written is read, and nothing else is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "game-fixtures.h"
#include "qdr-foreign-game.h"
#include "qdr-game-line.h"
#include "qdr-game-request.h"
#include "qdr-movegen.h"
#include "qdr-saved-game.h"
#include "sealed-line.h"
#include "test.h"

/* As in docs/game-line.md. */
#define EXAMPLE "quoridor:1/9x9/10-10/Qk3_x-9Z/Anna,Ben/ANBDB2"

static QdrGame *
read_line (const char *line, GError **error)
{
  return qdr_game_line_read (line, strlen (line), error);
}

/* Plays random moves, among them every kind. */
static QdrGame *
play_at_random (GRand *random, guint width, guint height, guint players)
{
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, width, height, players);
  game = qdr_game_new (&start, g_rand_boolean (random));
  for (guint i = 0; i < 60; i++) {
    QdrMoveList list = { .count = 0 };

    if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING)
      break;
    qdr_position_generate_moves (qdr_game_get_position (game), &list);
    ck_assert (
        qdr_game_play (game, list.moves[g_rand_int_range (random, 0, (gint32) list.count)], NULL));
  }
  if (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING && g_rand_boolean (random))
    ck_assert (qdr_game_play (game, QDR_MOVE_RESIGN, NULL));
  return game;
}

static const guint boards[][3] = { { 9, 9, 2 },  { 5, 5, 2 },   { 19, 19, 2 }, { 7, 13, 2 },
                                   { 19, 5, 2 }, { 11, 11, 4 }, { 5, 5, 4 },   { 19, 19, 4 } };

TEST (a_game_is_read_as_it_was_written, .loops = G_N_ELEMENTS (boards))
{
  static const char *const names[] = { "Élodie / Ben, 100%", "小林.", "a-b_c~d", "🙂" };
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) _i + 1);
  const guint *board = boards[_i];

  for (guint i = 0; i < 20; i++) {
    g_autoptr (QdrGame) game = play_at_random (random, board[0], board[1], board[2]);
    g_autoptr (QdrGame) again = NULL;
    g_autofree char *line = NULL;
    g_autofree char *text = NULL;
    g_autofree char *text_again = NULL;

    for (guint j = 0; j < board[2]; j++)
      qdr_player_set_name (qdr_game_get_player (game, j), names[j]);
    line = qdr_game_line_write (game, qdr_game_get_n_moves (game), NULL);
    again = read_line (line, NULL);
    ck_assert_ptr_nonnull (again);
    text = qdr_saved_game_to_text (game);
    text_again = qdr_saved_game_to_text (again);
    ck_assert_str_eq (text_again, text);
  }
}

/* Whoever reads lines without this program relies on it. */
TEST (the_form_stays_as_it_is)
{
  g_autofree char *line = seal_line (EXAMPLE);
  g_autoptr (QdrGame) game = read_line (line, NULL);
  g_autofree char *again = NULL;

  ck_assert_ptr_nonnull (game);
  ck_assert_str_eq (line, EXAMPLE "/TtYN");
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 3);
  ck_assert_str_eq (qdr_game_get_header (game, QDR_GAME_ID), "Qk3_x-9Z");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 1)), "Ben");
  again = qdr_game_line_write (game, qdr_game_get_n_moves (game), NULL);
  ck_assert_str_eq (again, line);
}

TEST (requests_and_the_revision_are_in_the_line)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (QdrGame) again = NULL;
  g_autofree char *line = NULL;
  g_autofree char *written = NULL;

  play_moves (game, "e2 e8");
  qdr_game_set_header (game, QDR_GAME_REVISION, "12");
  qdr_game_add_request (game, 2, 0, QDR_REQUEST_UNDO);
  qdr_game_answer_request (game, 2, 1, FALSE);
  qdr_game_add_request (game, 2, 1, QDR_REQUEST_DRAW);
  line = qdr_game_line_write (game, 2, NULL);
  ck_assert_ptr_nonnull (strstr (line, ".12/,/ANBD.1-undo-0.2-no.2-draw/"));
  again = read_line (line, NULL);
  ck_assert_str_eq (qdr_game_get_header (again, QDR_GAME_REVISION), "12");
  ck_assert_int_eq (qdr_game_get_request (again, 2).kind, QDR_REQUEST_DRAW);
  written = qdr_game_line_write (again, 2, NULL);
  ck_assert_str_eq (written, line);
}

TEST (a_message_has_the_line_and_sentences_about_the_game)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autofree char *line = NULL;
  g_autofree char *message = NULL;
  g_autofree char *expected = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  qdr_player_set_seat (qdr_game_get_player (game, 1), QDR_SEAT_ELSEWHERE);
  play_moves (game, "e2");
  line = qdr_game_line_write (game, 1, NULL);
  message = qdr_game_line_write_message (game, 1, NULL);
  expected = g_strconcat ("A game of Quoridor, Anna – Ben. Anna moves to e2. Ben to move.\n"
                          "The program Quoridor opens this line:\n",
                          line, "\n", NULL);
  ck_assert_str_eq (message, expected);
}

/* The names of sides are in the language of the writer. */
TEST (who_has_no_name_has_none_in_the_line)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autofree char *line = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  line = qdr_game_line_write (game, qdr_game_get_n_moves (game), NULL);
  ck_assert_ptr_nonnull (strstr (line, "/,Ben/"));
}

TEST (all_lines_of_a_game_have_its_identity_and_no_other_game_has)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (QdrGame) other = new_game (9, 2);
  g_autofree char *line = qdr_game_line_write (game, qdr_game_get_n_moves (game), NULL);
  g_autofree char *id = g_strdup (qdr_game_get_header (game, QDR_GAME_ID));
  g_autofree char *next = NULL;
  g_autofree char *line_of_other = qdr_game_line_write (other, qdr_game_get_n_moves (other), NULL);

  play_moves (game, "e2 e8");
  next = qdr_game_line_write (game, qdr_game_get_n_moves (game), NULL);
  ck_assert_str_eq (qdr_game_get_header (game, QDR_GAME_ID), id);
  ck_assert_str_ne (qdr_game_get_header (other, QDR_GAME_ID), id);
  ck_assert_str_ne (next, line);
  ck_assert_str_ne (line_of_other, line);
}

TEST (a_line_that_was_cut_or_changed_is_refused)
{
  g_autofree char *line = seal_line (EXAMPLE);

  for (gsize i = 0; i < strlen (line); i++) {
    g_autofree char *changed = g_strdup (line);
    g_autoptr (GError) error = NULL;

    ck_assert_ptr_null (qdr_game_line_read (line, i, &error));
    ck_assert (g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_SYNTAX));
    for (const char *c = "ABz09-_/,.% "; *c != '\0'; c++) {
      changed[i] = *c;
      if (*c != line[i])
        ck_assert_ptr_null (read_line (changed, NULL));
    }
  }
}

static const struct {
  const char *line;
  int code;
  const char *message;
} bad_lines[] = {
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/Anna,Ben/A", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/Anna,Ben/A!", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/Anna,Ben/__", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/Anna/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/Anna,Ben,Cy/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/%0A,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/%E2%80%AE,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/%FF,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/%2,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/short/Anna,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z.0/Anna,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z.10000/Anna,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z.1.1/Anna,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/Anna,Ben/AN.", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/Anna,Ben/AN.3-draw", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/Anna,Ben/AN.1-undo", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/Anna,Ben/AN.1-undo-1", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/Anna,Ben/AN.1-win", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10/Qk3.x-9Z/Anna,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/8x9/10-10/Qk3_x-9Z/Anna,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x/10-10/Qk3_x-9Z/Anna,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9,on/10-10/Qk3_x-9Z/Anna,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10/Qk3_x-9Z/Anna,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/10-10-10/Qk3_x-9Z/Anna,Ben,Cy/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/1-1-1-1-1/Qk3_x-9Z/A,B,C,D,E/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:1/9x9/100-1/Qk3_x-9Z/Anna,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "mistake" },
  { "quoridor:2/9x9/10-10/Qk3_x-9Z/Anna,Ben/", QDR_SAVED_GAME_ERROR_SYNTAX, "cut or changed" },
  { "quoridor:1/9x9/10-10/Qk3_x-9Z/Anna,Ben/ANAA", -1, "Move 2 of the line: " },
};

TEST (a_line_with_a_mistake_gives_one_sentence, .loops = G_N_ELEMENTS (bad_lines))
{
  g_autofree char *line = seal_line (bad_lines[_i].line);
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (read_line (line, &error));
  ck_assert_ptr_nonnull (strstr (error->message, bad_lines[_i].message));
  if (bad_lines[_i].code >= 0)
    ck_assert (g_error_matches (error, QDR_SAVED_GAME_ERROR, bad_lines[_i].code));
}

TEST (megabytes_are_refused_unread)
{
  g_autofree char *moves = g_strnfill (3 * 1024 * 1024, 'A');
  g_autofree char *text = g_strconcat ("quoridor:1/9x9/10-10/Qk3_x-9Z/a,b/", moves, NULL);
  g_autofree char *line = seal_line (text);
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (read_line (line, &error));
  ck_assert (g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE));
}

TEST (a_game_from_another_start_fits_into_no_line)
{
  g_autoptr (QdrGame) game = new_game_from_text ("9 9 2 1 | e3 e7 | 9 10 | d5h | -");
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_game_line_write (game, qdr_game_get_n_moves (game), &error));
  ck_assert (g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_HEADER));
  ck_assert_ptr_null (qdr_game_get_header (game, QDR_GAME_ID));
}

static const char *const letters[] = {
  "%s", "\n %s\n", "My move, Ben!\n%s\nGreetings, Anna", "<%s>", "See %s.", "“%s”, I think",
};

TEST (a_line_is_found_among_the_words_of_a_message, .loops = G_N_ELEMENTS (letters))
{
  g_autofree char *line = seal_line (EXAMPLE);
  g_auto (GStrv) around = g_strsplit (letters[_i], "%s", 2);
  g_autofree char *letter = g_strjoin (line, around[0], around[1], NULL);
  g_autoptr (GPtrArray) found =
      qdr_foreign_game_read_text (letter, strlen (letter), NULL, NULL, NULL);

  ck_assert_ptr_nonnull (found);
  ck_assert_uint_eq (found->len, 1);
  ck_assert_uint_eq (qdr_game_get_n_moves (
                         ((const QdrForeignGame *) g_ptr_array_index (found, 0))->game),
                     3);
}

TEST (a_text_without_a_line_has_none)
{
  gsize size = 0;

  ck_assert_ptr_null (qdr_game_line_find ("", 0, &size));
  ck_assert_ptr_null (qdr_game_line_find (NULL, 0, &size));
  ck_assert_ptr_null (qdr_game_line_find ("quoridor", 8, &size));
  ck_assert_ptr_null (qdr_game_line_find ("1. e2 e8", 8, &size));
}
