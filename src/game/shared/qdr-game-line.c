/*
 * Lines of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-line.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-game-request.h"
#include "qdr-game-text.h"
#include "qdr-player-private.h"
#include "qdr-saved-game-error.h"
#include "qdr-saved-game-private.h"

#define SCHEME QDR_GAME_LINE_SCHEME ":"
#define VERSION SCHEME "1" /* of the format */

/* The fields of a line, which are separated by slashes. */
typedef enum {
  FIELD_VERSION,
  FIELD_BOARD,
  FIELD_WALLS,
  FIELD_ID,
  FIELD_NAMES,
  FIELD_MOVES,
  FIELD_SUM,
  N_FIELDS,
} Field;

#define SUM_LENGTH 4
#define MOVE_LENGTH 2
#define NO_REPETITION ",off"

/* The digits of "base64url" (RFC 4648), which no messenger changes and every link may have. */
static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/* Returns the first digits of the SHA-256 of a text. */
static void
find_sum (const char *text, gsize length, char sum[SUM_LENGTH + 1])
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 bytes[32];
  gsize n_bytes = sizeof bytes;
  guint number;

  g_checksum_update (checksum, (const guchar *) text, (gssize) length);
  g_checksum_get_digest (checksum, bytes, &n_bytes);
  number = (guint) bytes[0] << 16 | (guint) bytes[1] << 8 | bytes[2];
  for (guint i = 0; i < SUM_LENGTH; i++)
    sum[i] = digits[number >> 6 * (SUM_LENGTH - 1 - i) & 63];
  sum[SUM_LENGTH] = '\0';
}

/* Numbers of moves: squares row by row, then corners of horizontal and of vertical walls, then
 * concessions. */

static guint
find_number (const QdrBoard *board, QdrMove move)
{
  const guint row = qdr_move_square (move) / board->stride;
  const guint column = qdr_move_square (move) % board->stride;
  const guint squares = (guint) board->width * board->height;
  const guint corners = (board->width - 1u) * (board->height - 1u);

  switch (qdr_move_kind (move)) {
  case QDR_MOVE_HORIZONTAL_WALL:
    return squares + row * (board->width - 1u) + column;
  case QDR_MOVE_VERTICAL_WALL:
    return squares + corners + row * (board->width - 1u) + column;
  case QDR_MOVE_CONCESSION:
    return squares + 2 * corners + qdr_move_square (move);
  case QDR_MOVE_STEP:
  default:
    return row * board->width + column;
  }
}

static QdrMove
find_move (const QdrBoard *board, guint number)
{
  const guint squares = (guint) board->width * board->height;
  const guint corners = (board->width - 1u) * (board->height - 1u);
  const guint columns = board->width - 1u;
  guint kind = QDR_MOVE_HORIZONTAL_WALL;

  if (number < squares)
    return qdr_move_make (QDR_MOVE_STEP,
                          qdr_board_square (board, number % board->width, number / board->width));
  number -= squares;
  if (number >= 2 * corners)
    return number - 2 * corners <= QDR_CONCESSION_TIMEOUT
               ? qdr_move_make (QDR_MOVE_CONCESSION, number - 2 * corners)
               : QDR_MOVE_NONE;
  if (number >= corners) {
    kind = QDR_MOVE_VERTICAL_WALL;
    number -= corners;
  }
  return qdr_move_make (kind, qdr_board_square (board, number % columns, number / columns));
}

/* Writing */

static gboolean
id_is_valid (const char *id)
{
  return strlen (id) == QDR_GAME_ID_LENGTH && strspn (id, digits) == QDR_GAME_ID_LENGTH;
}

const char *
qdr_game_need_id (QdrGame *game)
{
  const char *id;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  id = qdr_game_get_header (game, QDR_GAME_ID);

  if (id == NULL || !id_is_valid (id)) {
    char chosen[QDR_GAME_ID_LENGTH + 1] = "";

    for (guint i = 0; i < QDR_GAME_ID_LENGTH; i++)
      chosen[i] = digits[g_random_int_range (0, 64)];
    qdr_game_set_header (game, QDR_GAME_ID, chosen);
  }
  return qdr_game_get_header (game, QDR_GAME_ID);
}

/* Returns whether @text (nullable) is a revision. */
static gboolean
read_revision (const char *text, guint *revision)
{
  return text != NULL && qdr_saved_game_read_number (&text, QDR_GAME_MAX_REVISION, revision) &&
         *text == '\0';
}

static void
append_fields (GString *line, QdrGame *game, guint n_moves)
{
  const QdrPosition *start = qdr_game_get_start_position (game);
  const QdrBoard *board = &start->board;
  guint revision;

  g_string_append_printf (line, "/%ux%u%s/", board->width, board->height,
                          qdr_game_get_repetition_is_draw (game) ? "" : NO_REPETITION);
  for (guint i = 0; i < start->players; i++)
    g_string_append_printf (line, "%s%u", i > 0 ? "-" : "", start->stocks[i]);
  g_string_append_printf (line, "/%s", qdr_game_need_id (game));
  if (read_revision (qdr_game_get_header (game, QDR_GAME_REVISION), &revision) && revision > 0)
    g_string_append_printf (line, ".%u", revision);
  g_string_append_c (line, '/');
  for (guint i = 0; i < start->players; i++) {
    const char *name = qdr_player_get_explicit_name (qdr_game_get_player (game, i));

    if (i > 0)
      g_string_append_c (line, ',');
    if (name != NULL && qdr_engine_name_is_valid (name))
      g_string_append_uri_escaped (line, name, NULL, FALSE);
  }
  g_string_append_c (line, '/');
  for (guint i = 0; i < n_moves; i++) {
    const guint number = find_number (board, qdr_game_get_move (game, i, NULL));

    g_string_append_c (line, digits[number >> 6]);
    g_string_append_c (line, digits[number & 63]);
  }
  qdr_game_append_requests (game, n_moves, line);
}

char *
qdr_game_line_write (QdrGame *game, guint n_moves, GError **error)
{
  g_autoptr (GString) line = g_string_new (VERSION);
  char sum[SUM_LENGTH + 1];

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (n_moves <= qdr_game_get_n_moves (game), NULL);

  if (!qdr_position_is_start (qdr_game_get_start_position (game))) {
    g_set_error_literal (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_HEADER,
                         _ ("Only a game from the ordinary start fits into a line."));
    return NULL;
  }
  append_fields (line, game, n_moves);
  find_sum (line->str, line->len, sum);
  g_string_append_printf (line, "/%s", sum);
  if (line->len > QDR_GAME_LINE_MAX) {
    g_set_error_literal (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE,
                         _ ("The game is too long for a line."));
    return NULL;
  }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* Reading */

static gboolean
is_part_of_line (char c)
{
  return g_ascii_isalnum (c) || (c != '\0' && strchr ("-_.~%,/", c) != NULL);
}

const char *
qdr_game_line_find (const char *text, gsize length, gsize *size)
{
  const gsize n_scheme = strlen (SCHEME);
  const char *const end = text + length;
  const char *line;

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (size != NULL, NULL);

  line = length > 0 ? memmem (text, length, SCHEME, n_scheme) : NULL;
  if (line == NULL)
    return NULL;
  *size = n_scheme;
  while (line + *size < end && is_part_of_line (line[*size]))
    (*size)++;
  /* The end of a sentence. */
  while (line[*size - 1] == '.' || line[*size - 1] == ',')
    (*size)--;
  return line;
}

static gboolean
fail (GError **error, QdrSavedGameError code, const char *message)
{
  g_set_error_literal (error, QDR_SAVED_GAME_ERROR, code, message);
  return FALSE;
}

/* Reads the fields of the board and the walls. */
static gboolean
read_start (char **fields, QdrPosition *start, gboolean *repetition_is_draw)
{
  const char *board = fields[FIELD_BOARD];
  const char *walls = fields[FIELD_WALLS];
  guint stocks[QDR_MAX_PLAYERS];
  guint players = 0;
  guint width;
  guint height;

  if (!qdr_saved_game_read_number (&board, QDR_BOARD_MAX, &width) || *board++ != 'x' ||
      !qdr_saved_game_read_number (&board, QDR_BOARD_MAX, &height) ||
      !qdr_board_size_is_valid (width) || !qdr_board_size_is_valid (height))
    return FALSE;
  *repetition_is_draw = *board == '\0';
  if (!*repetition_is_draw && strcmp (board, NO_REPETITION) != 0)
    return FALSE;

  do {
    if (players == QDR_MAX_PLAYERS ||
        !qdr_saved_game_read_number (&walls, QDR_MAX_STOCK, &stocks[players++]))
      return FALSE;
  } while (*walls++ == '-');
  if (walls[-1] != '\0' || (players != 2 && players != 4))
    return FALSE;

  qdr_position_init (start, width, height, players);
  for (guint i = 0; i < players; i++)
    qdr_position_set_stock (start, i, stocks[i]);
  return TRUE;
}

static gboolean
read_names (const char *field, QdrGame *game)
{
  g_auto (GStrv) names = g_strsplit (field, ",", QDR_MAX_PLAYERS + 1);

  if (g_strv_length (names) != qdr_game_get_n_players (game))
    return FALSE;
  for (guint i = 0; names[i] != NULL; i++) {
    g_autofree char *name = g_uri_unescape_string (names[i], NULL);

    if (name == NULL || (*name != '\0' && !qdr_engine_name_is_valid (name)))
      return FALSE;
    if (*name != '\0')
      qdr_player_set_name (qdr_game_get_player (game, i), name);
  }
  return TRUE;
}

/* Reads the identity, and the revision after it. */
static gboolean
read_id (const char *field, QdrGame *game)
{
  g_autofree char *id = g_strndup (field, QDR_GAME_ID_LENGTH);
  const char *rest = field + strlen (id);
  guint revision;

  if (!id_is_valid (id))
    return FALSE;
  qdr_game_set_header (game, QDR_GAME_ID, id);
  if (*rest == '\0')
    return TRUE;
  if (*rest != '.' || !read_revision (rest + 1, &revision) || revision == 0)
    return FALSE;
  qdr_game_set_header (game, QDR_GAME_REVISION, rest + 1);
  return TRUE;
}

static gboolean
play_moves (const char *field, QdrGame *game, GError **error)
{
  const QdrBoard *board = &qdr_game_get_start_position (game)->board;

  for (guint i = 0; field[i] != '\0'; i += MOVE_LENGTH) {
    const char *high = strchr (digits, field[i]);
    const char *low = field[i + 1] == '\0' ? NULL : strchr (digits, field[i + 1]);
    QdrMove move = QDR_MOVE_NONE;

    if (high != NULL && low != NULL)
      move = find_move (board, (guint) (high - digits) << 6 | (guint) (low - digits));
    if (move == QDR_MOVE_NONE)
      return fail (error, QDR_SAVED_GAME_ERROR_SYNTAX, _ ("The line of the game has a mistake."));
    if (!qdr_game_play (game, move, error)) {
      /* Translators: %u is the number of the refused move, counting the moves of all players; the
       * reason why the move is refused follows. */
      g_prefix_error (error, _ ("Move %u of the line: "), i / MOVE_LENGTH + 1);
      return FALSE;
    }
  }
  return TRUE;
}

static QdrGame *
read_fields (char **fields, GError **error)
{
  g_autoptr (QdrGame) game = NULL;
  gboolean repetition_is_draw;
  QdrPosition start;
  char *requests;

  requests = strchr (fields[FIELD_MOVES], '.');
  if (requests != NULL)
    *requests++ = '\0';
  if (read_start (fields, &start, &repetition_is_draw))
    game = qdr_game_new (&start, repetition_is_draw);
  if (game == NULL || !read_id (fields[FIELD_ID], game) ||
      !read_names (fields[FIELD_NAMES], game)) {
    fail (error, QDR_SAVED_GAME_ERROR_SYNTAX, _ ("The line of the game has a mistake."));
    return NULL;
  }
  if (!play_moves (fields[FIELD_MOVES], game, error))
    return NULL;
  if (requests != NULL && !qdr_game_read_requests (game, requests)) {
    fail (error, QDR_SAVED_GAME_ERROR_SYNTAX, _ ("The line of the game has a mistake."));
    return NULL;
  }
  return g_steal_pointer (&game);
}

QdrGame *
qdr_game_line_read (const char *line, gsize size, GError **error)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) fields = NULL;
  gboolean is_whole;

  g_return_val_if_fail (line != NULL, NULL);

  if (size > QDR_GAME_LINE_MAX) {
    fail (error, QDR_SAVED_GAME_ERROR_TOO_LARGE, _ ("The line of the game is too long."));
    return NULL;
  }
  text = g_strndup (line, size);
  fields = g_strsplit (text, "/", N_FIELDS + 1);
  is_whole = g_strv_length (fields) == N_FIELDS && strcmp (fields[FIELD_VERSION], VERSION) == 0;
  if (is_whole) {
    char sum[SUM_LENGTH + 1];

    find_sum (text, strlen (text) - strlen (fields[FIELD_SUM]) - 1, sum);
    is_whole = strcmp (fields[FIELD_SUM], sum) == 0;
  }
  if (!is_whole) {
    fail (error, QDR_SAVED_GAME_ERROR_SYNTAX,
          _ ("The line of the game was cut or changed on the way."));
    return NULL;
  }
  return read_fields (fields, error);
}

/* Messages */

char *
qdr_game_line_write_message (QdrGame *game, guint n_moves, GError **error)
{
  g_autoptr (GString) message = g_string_new (NULL);
  g_autoptr (QdrGame) copy = NULL;
  g_autofree char *line = NULL;
  g_autofree char *players = NULL;
  g_autofree char *state = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  line = qdr_game_line_write (game, n_moves, error);
  /* The game of the line has names for all players, while here one of them is "you". */
  copy = line != NULL ? qdr_game_line_read (line, strlen (line), error) : NULL;
  if (copy == NULL)
    return NULL;
  players = qdr_game_format_player_names (copy);
  /* Translators: %s are the names of the players. */
  g_string_append_printf (message, _ ("A game of Quoridor, %s."), players);
  if (n_moves > 0) {
    g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (copy), n_moves - 1);
    g_autofree char *move = qdr_game_describe_record (copy, record);

    g_string_append_printf (message, " %s.", move);
  }
  state = qdr_game_describe_standing (copy);
  g_string_append_printf (message, " %s.", state);
  g_string_append_printf (message, "\n%s\n%s\n", _ ("The program Quoridor opens this line:"), line);
  return g_string_free (g_steal_pointer (&message), FALSE);
}
