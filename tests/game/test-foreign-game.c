/*
 * Games in other notations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-foreign-game.h"

#include <string.h>

#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-saved-game.h"
#include "test.h"

/* An independent writer and reader of foreign notations */

/* Returns the name of a square if rows and columns count from these sides. */
static char *
name_square (QdrNotation notation, const QdrBoard *board, guint column, guint row)
{
  if ((notation & QDR_NOTATION_COLUMNS_FROM_RIGHT) != 0)
    column = board->width - 1u - column;
  if ((notation & QDR_NOTATION_ROWS_FROM_TOP) != 0)
    row = board->height - 1u - row;
  return g_strdup_printf ("%c%u", 'a' + (char) column, row + 1);
}

/* A wall is named after one of the four squares around its centre. */
static char *
name_move (QdrNotation notation, const QdrBoard *board, QdrMove move)
{
  const QdrSquare square = qdr_move_square (move);
  guint column = qdr_board_column (board, square);
  guint row = qdr_board_row (board, square);
  g_autofree char *name = NULL;

  if (qdr_move_is_wall (move) && (notation & QDR_NOTATION_RIGHT_WALLS) != 0)
    column++;
  if (qdr_move_is_wall (move) && (notation & QDR_NOTATION_UPPER_WALLS) != 0)
    row++;
  name = name_square (notation, board, column, row);
  if (!qdr_move_is_wall (move))
    return g_steal_pointer (&name);
  return g_strconcat (name, qdr_move_kind (move) == QDR_MOVE_HORIZONTAL_WALL ? "h" : "v", NULL);
}

/* Returns the legal move with this name, or QDR_MOVE_NONE. */
static QdrMove
look_up (QdrNotation notation, const QdrPosition *position, const char *name)
{
  QdrMoveList list;

  qdr_position_generate_moves (position, &list);
  for (guint i = 0; i < list.count; i++) {
    g_autofree char *other = name_move (notation, &position->board, list.moves[i]);

    if (g_str_equal (name, other))
      return list.moves[i];
  }
  return QDR_MOVE_NONE;
}

/* Games */

typedef struct {
  guint width;
  guint height;
  guint players;
  GArray *moves;    /* of QdrMove */
  GPtrArray *words; /* in the foreign notation */
} Written;

static void
clear_written (Written *self)
{
  g_array_unref (self->moves);
  g_ptr_array_unref (self->words);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Written, clear_written)

/* Returns a game with few moves, so that it may be valid in several notations, and without an
 * end. */
static Written
write_random_game (GRand *random, QdrNotation notation, guint players)
{
  Written self = { 5 + 2 * (guint) g_rand_int_range (random, 0, 4),
                   5 + 2 * (guint) g_rand_int_range (random, 0, 4), players,
                   g_array_new (FALSE, FALSE, sizeof (QdrMove)),
                   g_ptr_array_new_with_free_func (g_free) };
  const guint n_moves = (guint) g_rand_int_range (random, 1, 16);
  QdrPosition position;

  qdr_position_init (&position, self.width, self.height, players);
  for (guint i = 0; i < n_moves; i++) {
    const gboolean steps = g_rand_boolean (random);
    QdrMoveList list;
    QdrUndo undo;
    QdrMove move;

    qdr_position_generate_moves (&position, &list);
    do
      move = list.moves[g_rand_int_range (random, 0, (int) list.count)];
    while (steps && qdr_move_is_wall (move));
    qdr_position_do_move (&position, move, &undo);
    if (qdr_position_result (&position).outcome != QDR_OUTCOME_ONGOING)
      break;
    g_array_append_val (self.moves, move);
    g_ptr_array_add (self.words, name_move (notation, &position.board, move));
  }
  return self;
}

static char *
make_text (const Written *self)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "[Board \"%ux%u\"]\n[Players \"%u\"]\n[Repetition \"off\"]\n\n",
                          self->width, self->height, self->players);
  for (guint i = 0; i < self->words->len; i++)
    g_string_append_printf (text, "%s ", (char *) g_ptr_array_index (self->words, i));
  g_string_append (text, "*\n");
  return g_string_free (text, FALSE);
}

/* Returns the moves in the standard notation, if they are legal in @notation. For two players
 * the lower one of the game and its mirror image. */
static char *
replay (const Written *self, QdrNotation notation)
{
  GString *text = g_string_new (NULL);
  GString *image = g_string_new (NULL);
  QdrPosition position;

  qdr_position_init (&position, self->width, self->height, self->players);
  for (guint i = 0; text != NULL && i < self->words->len; i++) {
    const QdrMove move = look_up (notation, &position, g_ptr_array_index (self->words, i));
    QdrUndo undo;

    if (move == QDR_MOVE_NONE || qdr_position_result (&position).outcome != QDR_OUTCOME_ONGOING) {
      g_string_free (text, TRUE);
      text = NULL;
    } else {
      g_autofree char *ours = name_move (QDR_NOTATION_STANDARD, &position.board, move);
      g_autofree char *mirrored =
          name_move (QDR_NOTATION_COLUMNS_FROM_RIGHT | QDR_NOTATION_RIGHT_WALLS, &position.board,
                     move);

      g_string_append_printf (text, "%s ", ours);
      g_string_append_printf (image, "%s ", mirrored);
      qdr_position_do_move (&position, move, &undo);
    }
  }
  /* A game that has ended may not be followed by moves. */
  if (text != NULL && qdr_position_result (&position).outcome != QDR_OUTCOME_ONGOING) {
    g_string_free (text, TRUE);
    text = NULL;
  }
  if (text != NULL && self->players == 2 && strcmp (image->str, text->str) < 0)
    g_string_assign (text, image->str);
  g_string_free (image, TRUE);
  return text != NULL ? g_string_free (text, FALSE) : NULL;
}

/* Returns the moves of the found game in the same form. */
static char *
write_found (const QdrForeignGame *found, guint players)
{
  const QdrBoard *board = &qdr_game_get_start_position (found->game)->board;
  GString *text = g_string_new (NULL);
  GString *image = g_string_new (NULL);

  for (guint i = 0; i < qdr_game_get_n_moves (found->game); i++) {
    const QdrMove move = qdr_game_get_move (found->game, i, NULL);
    g_autofree char *ours = name_move (QDR_NOTATION_STANDARD, board, move);
    g_autofree char *mirrored =
        name_move (QDR_NOTATION_COLUMNS_FROM_RIGHT | QDR_NOTATION_RIGHT_WALLS, board, move);

    g_string_append_printf (text, "%s ", ours);
    g_string_append_printf (image, "%s ", mirrored);
  }
  if (players == 2 && strcmp (image->str, text->str) < 0)
    g_string_assign (text, image->str);
  g_string_free (image, TRUE);
  return g_string_free (text, FALSE);
}

/* Finds all valid readings by trying each notation. If the standard one is valid, it is the
 * only one. */
static GHashTable *
find_slowly (const Written *self)
{
  GHashTable *games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < QDR_N_NOTATIONS; i++) {
    char *game = replay (self, (QdrNotation) i);

    if (game != NULL)
      g_hash_table_add (games, game);
    if (i == 0 && game != NULL)
      break;
  }
  return games;
}

#define GAMES_EACH 60
#define MIRROR (QDR_NOTATION_COLUMNS_FROM_RIGHT | QDR_NOTATION_RIGHT_WALLS)

TEST_DEFAULTS (.timeout = 120)

TEST (what_is_read_is_every_game_that_is_legal_and_nothing_else, .loops = 2 * QDR_N_NOTATIONS)
{
  const QdrNotation notation = (QdrNotation) (_i / 2);
  const guint players = _i % 2 == 0 ? 2 : 4;
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) _i);
  guint n_single = 0;
  guint n_several = 0;

  for (guint i = 0; i < GAMES_EACH; i++) {
    g_auto (Written) written = write_random_game (random, notation, players);
    g_autoptr (GHashTable) expected = find_slowly (&written);
    g_autofree char *original = replay (&written, notation);
    g_autofree char *text = make_text (&written);
    g_autoptr (GError) error = NULL;
    g_autoptr (GPtrArray) found = qdr_foreign_game_read (text, strlen (text), NULL, &error);

    ck_assert_msg (found != NULL, "%s: %s", text, error != NULL ? error->message : "");
    ck_assert_msg (found->len == g_hash_table_size (expected), "%s", text);
    for (guint j = 0; j < found->len; j++) {
      g_autofree char *game = write_found (g_ptr_array_index (found, j), players);

      ck_assert_msg (g_hash_table_contains (expected, game), "%s", text);
    }
    if (((QdrForeignGame *) found->pdata[0])->notation != QDR_NOTATION_STANDARD) {
      ck_assert (g_hash_table_contains (expected, original));
      n_single += found->len == 1;
      n_several += found->len > 1;
    }
  }
  /* Both kinds occur, except for notations whose games are read as standard games or their
   * mirror images. */
  if (players == 4 ? notation != QDR_NOTATION_STANDARD
                   : notation != QDR_NOTATION_STANDARD && notation != MIRROR) {
    ck_assert_uint_gt (n_single, 0);
    ck_assert_uint_gt (n_several, 0);
  }
}

/* Single games */

static const struct {
  const char *text;      /* after the headers for two on 9×9 */
  const char *notations; /* that are possible */
  const char *moves;     /* in the first of them */
} known[] = {
  { "e2 e8 e3h", "bottom-lower-left", "e2 e8 e3h" },
  /* Rows from the top. No wall shows how walls are named. */
  { "e8 e2 e7 e3 e6 e4", "top-upper-left", "e2 e8 e3 e7 e4 e6" },
  /* A wall in the last row cannot be named from below, nor one in the last column from the
   * left. */
  { "e8 e2 a9h", "top-lower-left", "e2 e8 a1h" },
  { "e8 e2 a1h", "top-upper-left", "e2 e8 a8h" },
  { "e8 e2 i1v", "top-upper-right", "e2 e8 h8v" },
  { "e2 e8 a9v a2v", "bottom-upper-left", "e2 e8 a8v a1v" },
  { "1. e8 e2 2. d3h", "top-upper-left top-lower-left top-upper-right top-lower-right",
    "e2 e8 d6h" },
  /* Other ways to write a wall. */
  { "E2 E8 A1- H8/", "bottom-lower-left", "e2 e8 a1h h8v" },
  { "e8, e2, va9, hh2", "top-lower-left", "e2 e8 a1v h8h" },
  { "1.e8,e2 2.e7", "top-upper-left", "e2 e8 e3" },
  { "e8 e2 resign 2", "top-upper-left", "e2 e8 resign" },
};

static GPtrArray *
read_list (const char *moves, GError **error)
{
  return qdr_foreign_game_read_text (moves, strlen (moves), NULL, NULL, error);
}

static char *
list_notations (const GPtrArray *found)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            qdr_foreign_notation_get_name (
                                ((QdrForeignGame *) found->pdata[i])->notation));
  return g_string_free (text, FALSE);
}

static char *
list_moves (QdrGame *game)
{
  const QdrBoard *board = &qdr_game_get_start_position (game)->board;
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (QdrMove));

  for (guint i = 0; i < qdr_game_get_n_moves (game); i++) {
    const QdrMove move = qdr_game_get_move (game, i, NULL);

    g_array_append_val (moves, move);
  }
  return qdr_moves_to_text (board, (const QdrMove *) (gpointer) moves->data, moves->len);
}

TEST (games_are_read_as_their_notation_means_them, .loops = G_N_ELEMENTS (known))
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) found = read_list (known[_i].text, &error);
  g_autofree char *notations = NULL;
  g_autofree char *moves = NULL;

  ck_assert_msg (found != NULL, "%s", error != NULL ? error->message : "");
  notations = list_notations (found);
  moves = list_moves (((QdrForeignGame *) found->pdata[0])->game);
  ck_assert_str_eq (notations, known[_i].notations);
  ck_assert_str_eq (moves, known[_i].moves);
}

static const char *const nonsense[] = {
  "hello world", "e8 e2 e8", "e5", "e8 e2 i9h i9v a1v a1h", "e8 e2 e9y", "e2 e8 z4", "e8 e2 *2",
};

TEST (what_is_legal_in_no_notation_is_an_error_in_ours, .loops = G_N_ELEMENTS (nonsense))
{
  g_autoptr (GError) error = NULL;

  ck_assert_msg (read_list (nonsense[_i], &error) == NULL, "%s", nonsense[_i]);
  ck_assert_int_eq (error->domain, QDR_SAVED_GAME_ERROR);
}

TEST (positions_and_variations_are_translated_too)
{
  const char text[] = "[Variation1 \"1 d1 {like \\\"e2\\\"} e7 (f8) d2\"]\n"
                      "[Position \"9 9 2 1 | e9 e1 | 9 10 | - | a1v\"]\n"
                      "[Board \"9x9\"]\n[Players \"2\"]\n\n{e8?} e8 {no wall at e2h} e2 e7 *\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) found = qdr_foreign_game_read (text, strlen (text), NULL, &error);
  g_autofree char *written = NULL;

  ck_assert_msg (found != NULL, "%s", error != NULL ? error->message : "");
  ck_assert_uint_eq (found->len, 1);
  written = qdr_saved_game_to_text (((QdrForeignGame *) found->pdata[0])->game);
  ck_assert_str_eq (written,
                    "[Board \"9x9\"]\n[Players \"2\"]\n[Walls \"9 10\"]\n[Repetition \"draw\"]\n"
                    "[Position \"9 9 2 1 | e1 e9 | 9 10 | - | a8v\"]\n[Seat1 \"human\"]\n"
                    "[Seat2 \"human\"]\n[Result \"*\"]\n"
                    "[Variation1 \"1 d9 {like \\\"e2\\\"} e3 (f2) d8\"]\n\n"
                    "{e8?}\n1. e2 {no wall at e2h} e8\n2. e3 *\n");
}

static const struct {
  const char *text;
  const char *notations;
  const char *first;
} positions[] = {
  { "9 9 2 1 | e4 e6 | 9 10 | d5h | -", "bottom-lower-left", "9 9 2 1 | e4 e6 | 9 10 | d5h | -" },
  { "9 9 2 1 | e9 e1 | 10 10 | - | -", "top-upper-left", "9 9 2 1 | e1 e9 | 10 10 | - | -" },
  { "9 9 2 1 | e9 E1 | 9 9 | i9h | a1v", NULL, NULL },
  { "9 9 2 1 | e4 e6 | 9 9 | a9h | a2v", "top-lower-left bottom-upper-left",
    "9 9 2 1 | e6 e4 | 9 9 | a1h | a8v" },
};

TEST (positions_are_read_as_their_notation_means_them, .loops = G_N_ELEMENTS (positions))
{
  g_autoptr (GPtrArray) found = qdr_foreign_game_read_position (positions[_i].text, NULL);
  g_autofree char *notations = NULL;
  g_autofree char *first = NULL;

  if (positions[_i].notations == NULL) {
    ck_assert_ptr_null (found);
    return;
  }
  ck_assert_ptr_nonnull (found);
  notations = list_notations (found);
  first = qdr_position_to_text (
      qdr_game_get_start_position (((QdrForeignGame *) found->pdata[0])->game));
  ck_assert_str_eq (notations, positions[_i].notations);
  ck_assert_str_eq (first, positions[_i].first);
}

/* Names */

TEST (names_are_found_again)
{
  QdrNotation notation;

  for (guint i = 0; i < QDR_N_NOTATIONS; i++) {
    ck_assert (qdr_foreign_notation_from_name (qdr_foreign_notation_get_name ((QdrNotation) i),
                                               &notation));
    ck_assert_uint_eq (notation, i);
  }
  ck_assert (qdr_foreign_notation_from_name ("glendenning", &notation));
  ck_assert_str_eq (qdr_foreign_notation_get_name (notation), "top-upper-left");
  ck_assert (qdr_foreign_notation_from_name ("qtp", &notation));
  ck_assert_str_eq (qdr_foreign_notation_get_name (notation), "top-lower-left");
  ck_assert (!qdr_foreign_notation_from_name ("upside-down", &notation));
}

TEST (walls_are_spoken_of_where_there_are_any)
{
  g_autoptr (GPtrArray) with_wall = read_list ("e8 e2 a9h", NULL);
  g_autoptr (GPtrArray) plain = read_list ("e8 e2", NULL);
  g_autofree char *words = qdr_foreign_game_describe (with_wall->pdata[0]);
  g_autofree char *fewer = qdr_foreign_game_describe (plain->pdata[0]);

  ck_assert_str_eq (words, "Rows from the top, walls by their lower left square");
  ck_assert_str_eq (fewer, "Rows from the top");
}

/* Collections */

#define HEADERS "[Board \"9x9\"]\n[Players \"2\"]\n"

static const char collection[] = HEADERS "\ne2 e8 *\n"
                                         "\n" HEADERS "\ne8 e2\ne7 *\n"
                                         "\n" HEADERS "\ne8 e2 d3h *\n"
                                         "\n" HEADERS "\ne8 e3 *\n";

TEST (a_collection_may_be_in_several_notations)
{
  QdrSavedGameStream stream = qdr_saved_game_stream_make (collection, strlen (collection));
  g_autoptr (GError) ambiguous = NULL;
  g_autoptr (GError) illegal = NULL;
  QdrNotation notation;
  QdrTextPlace place;

  g_object_unref (qdr_saved_game_stream_read_foreign_game (&stream, NULL, &notation, &place, NULL));
  ck_assert_uint_eq (notation, QDR_NOTATION_STANDARD);
  g_object_unref (qdr_saved_game_stream_read_foreign_game (&stream, NULL, &notation, &place, NULL));
  ck_assert_str_eq (qdr_foreign_notation_get_name (notation), "top-upper-left");
  ck_assert_uint_eq (place.line, 6);
  ck_assert_ptr_null (
      qdr_saved_game_stream_read_foreign_game (&stream, NULL, &notation, &place, &ambiguous));
  ck_assert (g_error_matches (ambiguous, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_AMBIGUOUS));
  ck_assert_ptr_nonnull (strstr (ambiguous->message, "top-upper-left, top-lower-left"));
  ck_assert_uint_eq (place.line, 12);
  ck_assert_ptr_null (
      qdr_saved_game_stream_read_foreign_game (&stream, NULL, &notation, &place, &illegal));
  ck_assert (g_error_matches (illegal, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_MOVE));
  ck_assert_uint_eq (place.line, 20);
  ck_assert_uint_eq (place.column, 1);
  ck_assert (qdr_saved_game_stream_is_at_end (&stream));
}

TEST (a_notation_that_is_said_is_the_only_one)
{
  QdrSavedGameStream stream = qdr_saved_game_stream_make (collection, strlen (collection));
  const QdrNotation only = QDR_NOTATION_ROWS_FROM_TOP;
  g_autoptr (GError) ours = NULL;
  g_autoptr (GError) illegal = NULL;
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *moves = NULL;
  QdrNotation notation;
  QdrTextPlace place;

  ck_assert_ptr_null (
      qdr_saved_game_stream_read_foreign_game (&stream, &only, &notation, &place, &ours));
  ck_assert (g_error_matches (ours, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_MOVE));
  ck_assert_uint_eq (place.line, 4);
  g_object_unref (
      qdr_saved_game_stream_read_foreign_game (&stream, &only, &notation, &place, NULL));
  game = qdr_saved_game_stream_read_foreign_game (&stream, &only, &notation, &place, NULL);
  moves = list_moves (game);
  ck_assert_str_eq (moves, "e2 e8 d7h");
  ck_assert_uint_eq (notation, only);
  ck_assert_uint_eq (place.line, 12);
  ck_assert_ptr_null (
      qdr_saved_game_stream_read_foreign_game (&stream, &only, &notation, &place, &illegal));
  ck_assert_uint_eq (place.line, 20);
  ck_assert_uint_eq (place.column, 4);
}

TEST (ours_may_be_the_only_one)
{
  QdrSavedGameStream stream = qdr_saved_game_stream_make (collection, strlen (collection));
  const QdrNotation only = QDR_NOTATION_STANDARD;
  g_autoptr (GError) error = NULL;
  QdrNotation notation;
  QdrTextPlace place;

  g_object_unref (
      qdr_saved_game_stream_read_foreign_game (&stream, &only, &notation, &place, NULL));
  ck_assert_ptr_null (
      qdr_saved_game_stream_read_foreign_game (&stream, &only, &notation, &place, &error));
  ck_assert (g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_MOVE));
}
