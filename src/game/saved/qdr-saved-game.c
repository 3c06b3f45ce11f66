/*
 * Functions that read and write saved games, in the format of docs/saved-games.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-saved-game.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-durable-file.h"
#include "qdr-game-private.h"
#include "qdr-notation.h"
#include "qdr-player-private.h"
#include "qdr-saved-game-private.h"
#include "qdr-tag.h"
#include "qdr-text-file.h"

/* Maximum width of the lines with moves, in characters. */
#define MAX_COLUMNS 80

/* A line of a comment may look like a header. If the comment goes on for more than this number of
 * bytes, the line is a header and the end of the comment is missing. */
#define MAX_REST_OF_COMMENT 16384

#define DATE "Date"

/* The file of a game */

static void
saved_file_free (gpointer data)
{
  QdrSavedFile *self = data;

  g_object_unref (self->file);
  g_free (self->checksum);
  g_free (self);
}

void
qdr_saved_file_set (QdrGame *game, const char *key, GFile *file, char *checksum)
{
  QdrSavedFile *self = g_new (QdrSavedFile, 1);

  *self = (QdrSavedFile){ g_object_ref (file), checksum };
  g_object_set_data_full (G_OBJECT (game), key, self, saved_file_free);
}

const QdrSavedFile *
qdr_saved_file_get (QdrGame *game, const char *key)
{
  return g_object_get_data (G_OBJECT (game), key);
}

char *
qdr_saved_file_compute_checksum (const char *text, gsize length)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
}

gboolean
qdr_saved_file_has_contents (const QdrSavedFile *self, const char *text, gsize length)
{
  g_autofree char *checksum = qdr_saved_file_compute_checksum (text, length);

  return g_str_equal (checksum, self->checksum);
}

const char *
qdr_saved_game_get_checksum (QdrGame *game)
{
  const QdrSavedFile *saved;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  saved = qdr_saved_file_get (game, QDR_SAVED_FILE_KEY);
  return saved != NULL ? saved->checksum : NULL;
}

GFile *
qdr_saved_game_get_file (QdrGame *game)
{
  const QdrSavedFile *saved;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  saved = qdr_saved_file_get (game, QDR_SAVED_FILE_KEY);
  return saved != NULL ? saved->file : NULL;
}

void
qdr_saved_game_set_checksum (QdrGame *game, GFile *file, const char *checksum)
{
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (checksum != NULL);

  qdr_saved_file_set (game, QDR_SAVED_FILE_KEY, file, g_strdup (checksum));
}

/* Reading */

static gboolean
fail_too_large (QdrTextPlace *place, GError **error)
{
  if (place != NULL)
    *place = (QdrTextPlace){ .line = 1, .column = 1 };
  g_set_error_literal (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE,
                       _ ("Expected a file of at most 4 MiB; this one is larger."));
  return FALSE;
}

/* Reads all games, and calls @func with each game, unless @func is NULL. @file is the file of the
 * text, or NULL. */
static gboolean
read_all (const char *text,
          gsize length,
          GFile *file,
          QdrSavedGameFunc func,
          gpointer user_data,
          guint *n_games,
          QdrTextPlace *place,
          GError **error)
{
  g_auto (QdrLexer) lexer = { 0 };

  *n_games = 0;
  if (!qdr_lexer_init (&lexer, text, length, place, error))
    return FALSE;
  do {
    g_autoptr (QdrGame) game = qdr_saved_game_read (&lexer);

    if (game == NULL)
      return FALSE;
    (*n_games)++;
    if (file != NULL && *n_games == 1 && qdr_lexer_is_at_end (&lexer))
      qdr_saved_file_set (game, QDR_SAVED_FILE_KEY, file,
                          qdr_saved_file_compute_checksum (text, length));
    if (func != NULL)
      func (game, *n_games, user_data);
  } while (!qdr_lexer_is_at_end (&lexer));

  return TRUE;
}

gboolean
qdr_saved_game_check_text (const char *text,
                           gsize length,
                           guint *n_games,
                           QdrTextPlace *place,
                           GError **error)
{
  guint n;

  g_return_val_if_fail (text != NULL || length == 0, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (place != NULL)
    *place = (QdrTextPlace){ .line = 0 };
  if (length > QDR_SAVED_GAME_MAX_SIZE)
    return fail_too_large (place, error);
  if (!read_all (text != NULL ? text : "", length, NULL, NULL, NULL, &n, place, error))
    return FALSE;
  if (n_games != NULL)
    *n_games = n;
  return TRUE;
}

/* Checks all games before the first call of @func (nullable), because even the last game may have
 * an error. Returns the number of games, 0 on error. */
static guint
check_and_read (const char *text,
                gsize length,
                GFile *file,
                QdrSavedGameFunc func,
                gpointer user_data,
                QdrTextPlace *place,
                GError **error)
{
  guint n_games;

  return qdr_saved_game_check_text (text, length, &n_games, place, error) &&
                 (func == NULL ||
                  read_all (text, length, file, func, user_data, &n_games, place, error))
             ? n_games
             : 0;
}

static void
add_game (QdrGame *game, guint number, gpointer user_data)
{
  g_ptr_array_add (user_data, g_object_ref (game));
}

static GPtrArray *
parse (const char *text, gsize length, GFile *file, QdrTextPlace *place, GError **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);

  if (check_and_read (text, length, file, add_game, games, place, error) == 0)
    return NULL;
  return g_steal_pointer (&games);
}

GPtrArray *
qdr_saved_game_parse (const char *text, gsize length, QdrTextPlace *place, GError **error)
{
  return parse (text, length, NULL, place, error);
}

guint
qdr_saved_game_foreach_in_text (const char *text,
                                gsize length,
                                GFile *file,
                                QdrSavedGameFunc func,
                                gpointer user_data,
                                QdrTextPlace *place,
                                GError **error)
{
  g_return_val_if_fail (text != NULL || length == 0, 0);
  g_return_val_if_fail (error == NULL || *error == NULL, 0);

  return check_and_read (text, length, file, func, user_data, place, error);
}

char *
qdr_saved_game_read_file (GFile *file, gsize *length, QdrTextPlace *place, GError **error)
{
  g_autoptr (GError) reason = NULL;
  char *text;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (length != NULL, NULL);

  text = qdr_text_file_read (file, QDR_SAVED_GAME_MAX_SIZE, length, NULL, &reason);

  if (place != NULL)
    *place = (QdrTextPlace){ .line = 0 };
  if (text != NULL)
    return text;

  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    fail_too_large (place, error);
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY,
                         _ ("Expected a saved game, not a folder."));
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                         _ ("Expected a saved game, not a special file."));
  else
    g_propagate_error (error, g_steal_pointer (&reason));
  return NULL;
}

GPtrArray *
qdr_saved_game_load (GFile *file, QdrTextPlace *place, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  text = qdr_saved_game_read_file (file, &length, place, error);
  return text != NULL ? parse (text, length, file, place, error) : NULL;
}

/* Reading a collection game by game */

QdrSavedGameStream
qdr_saved_game_stream_make (const char *text, gsize length)
{
  return (QdrSavedGameStream){ qdr_text_skip_byte_order_mark (text, length), text + length, 1, 1 };
}

gboolean
qdr_saved_game_stream_is_at_end (const QdrSavedGameStream *self)
{
  for (const char *c = self->at; c < self->end; c++)
    if (!g_ascii_isspace (*c))
      return FALSE;
  return TRUE;
}

static const char *
find_line_end (const char *from, const char *end)
{
  const char *line_end = memchr (from, '\n', (gsize) (end - from));

  return line_end != NULL ? line_end : end;
}

/* Returns whether a special space is at @c, in a text that may not be UTF-8. */
static gboolean
is_special_space (const char *c, const char *end)
{
  const gunichar letter = g_utf8_get_char_validated (c, end - c);

  return letter < (gunichar) -2 && qdr_char_is_special_space (letter);
}

static const char *
skip_space (const char *c, const char *end)
{
  while (c < end && (g_ascii_isspace (*c) || is_special_space (c, end)))
    c = g_utf8_next_char (c);
  return c;
}

/* Returns whether @c begins a header, such as [Name "…"], and not an annotation, such as [%clk. */
static gboolean
is_header (const char *c, const char *end)
{
  if (*c++ != '[')
    return FALSE;
  c = skip_space (c, end);
  while (c < end && (g_ascii_isalnum (*c) || *c == '_'))
    c++;
  c = skip_space (c, end);
  return c < end && *c == '"';
}

/* Returns the end of the next game, which is the first header after its moves. */
static const char *
find_game_end (const QdrSavedGameStream *self)
{
  gboolean has_moves = FALSE;
  const char *c = self->at;

  while (c < self->end)
    if (is_special_space (c, self->end)) {
      c = g_utf8_next_char (c);
    } else if (is_header (c, self->end)) {
      const char *line_end;

      if (has_moves)
        return c;

      line_end = find_line_end (c, self->end);
      while (c < line_end && *c != '"')
        c++;
      for (c++; c < line_end && *c != '"'; c++)
        if (*c == '\\')
          c++;
      while (c < line_end && *c != ']')
        c++;
      c = MIN (c + 1, line_end);
    } else if (*c == '{') {
      /* A line of a comment that looks like a header is a header if the end of the comment is far
       * away, or if another comment begins first. */
      const char *header = NULL;

      for (; c < self->end && *c != '}'; c++) {
        if (header != NULL && (*c == '{' || c - header > MAX_REST_OF_COMMENT))
          break;
        if (header == NULL && *c == '[' && c[-1] == '\n' && is_header (c, self->end))
          header = c;
      }
      if (c < self->end && *c == '}')
        c++;
      else
        c = header != NULL ? header : self->end;
    } else if (*c == ';') {
      c = find_line_end (c, self->end);
    } else {
      has_moves = has_moves || !g_ascii_isspace (*c);
      c++;
    }
  return self->end;
}

QdrGame *
qdr_saved_game_stream_read (QdrSavedGameStream *self, QdrTextPlace *place, GError **error)
{
  const char *text = self->at;
  const char *end = find_game_end (self);
  const QdrTextPlace first = { self->line, self->column };
  g_autoptr (QdrGame) game = NULL;
  const char *line = text;

  g_return_val_if_fail (place != NULL, NULL);

  for (const char *c = text; (c = memchr (c, '\n', (gsize) (end - c))) != NULL;) {
    line = ++c;
    self->line++;
  }
  self->column = (line == text ? self->column : 1) + (guint) g_utf8_strlen (line, end - line);

  self->at = end;
  *place = (QdrTextPlace){ 1, 1 };
  if (end - text > QDR_SAVED_GAME_MAX_SIZE) {
    g_set_error_literal (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE,
                         _ ("Expected a game of at most 4 MiB; this one is larger."));
  } else {
    g_auto (QdrLexer) lexer = { 0 };

    if (qdr_lexer_init (&lexer, text, (gsize) (end - text), place, error))
      game = qdr_saved_game_read (&lexer);
    if (game != NULL && !qdr_lexer_is_at_end (&lexer)) {
      qdr_lexer_set_error (&lexer, lexer.at, QDR_SAVED_GAME_ERROR_SYNTAX,
                           _ ("Expected a header of the next game."));
      g_clear_object (&game);
    }
  }
  if (place->line == 1)
    place->column += first.column - 1;
  place->line += first.line - 1;
  return g_steal_pointer (&game);
}

/* Writing headers */

static void
write_header (GString *text, const char *name, const char *value)
{
  g_string_append_printf (text, "[%s \"", name);
  for (const char *c = value; *c != '\0'; c++) {
    if (*c == '"' || *c == '\\')
      g_string_append_c (text, '\\');
    g_string_append_c (text, *c);
  }
  g_string_append (text, "\"]\n");
}

static void
write_tag (GString *text, guint tag, const char *value)
{
  write_header (text, qdr_tag_get_name (tag), value);
}

static void
    G_GNUC_PRINTF (3, 4) write_tag_printf (GString *text, guint tag, const char *format, ...)
{
  g_autofree char *value = NULL;
  va_list arguments;

  va_start (arguments, format);
  value = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  write_tag (text, tag, value);
}

static void
write_tags (GString *text, QdrGame *game, guint ply)
{
  const char *date = qdr_headers_get_value (game->headers, DATE);
  const char *termination = qdr_game_get_termination (game);
  const QdrPosition *start = &game->start;
  g_autoptr (GString) walls = g_string_new (NULL);

  for (guint player = 0; player < start->players; player++)
    g_string_append_printf (walls, "%s%u", player == 0 ? "" : " ", start->stocks[player]);

  write_tag_printf (text, QDR_TAG_BOARD, "%ux%u", start->board.width, start->board.height);
  write_tag_printf (text, QDR_TAG_PLAYERS, "%u", start->players);
  write_tag (text, QDR_TAG_WALLS, walls->str);
  write_tag (text, QDR_TAG_REPETITION, game->repetition_is_draw ? "draw" : "off");
  /* The headers above already determine an ordinary start. */
  if (game->had_position_header || !qdr_position_is_start (start)) {
    g_autofree char *position = qdr_position_to_text (start);

    write_tag (text, QDR_TAG_POSITION, position);
  }

  for (guint i = 0; i < start->players; i++) {
    const char *name = qdr_player_get_explicit_name (game->players[i]);

    if (name != NULL)
      write_tag (text, QDR_TAG_PLAYER + i, name);
  }
  for (guint i = 0; i < start->players; i++)
    write_tag (text, QDR_TAG_SEAT + i, qdr_player_get_seat (game->players[i]));

  if (game->clock.increment > 0 && game->clock.time_control > 0)
    write_tag_printf (text, QDR_TAG_TIME_CONTROL, "%u+%u", game->clock.time_control,
                      game->clock.increment);
  else if (game->clock.time_control > 0)
    write_tag_printf (text, QDR_TAG_TIME_CONTROL, "%u", game->clock.time_control);
  for (guint i = 0; i < start->players && game->clock.time_control > 0; i++) {
    const guint remaining = (guint) qdr_player_get_remaining_time (game->players[i]);

    write_tag_printf (text, QDR_TAG_CLOCK + i, "%u.%03u", remaining / 1000, remaining % 1000);
  }

  if (date != NULL)
    write_header (text, DATE, date);
  if (ply < qdr_history_get_length (&game->history))
    write_tag_printf (text, QDR_TAG_PLY, "%u", ply);
  if (termination != NULL)
    write_tag (text, QDR_TAG_TERMINATION, termination);
  write_tag (text, QDR_TAG_RESULT, qdr_result_to_token (game->final_result));
}

/* A text whose lines are broken between words. */
typedef struct {
  GString *text;
  glong column; /* number of characters in the last line */
} Wrapper;

static void
break_line (Wrapper *wrapper)
{
  if (wrapper->column > 0)
    g_string_append_c (wrapper->text, '\n');
  wrapper->column = 0;
}

static void
write_word (Wrapper *wrapper, const char *word, gsize length)
{
  const glong width = g_utf8_strlen (word, (gssize) length);

  if (wrapper->column > 0 && wrapper->column + 1 + width > MAX_COLUMNS)
    break_line (wrapper);
  if (wrapper->column > 0) {
    g_string_append_c (wrapper->text, ' ');
    wrapper->column++;
  }
  g_string_append_len (wrapper->text, word, (gssize) length);
  wrapper->column += width;
}

static void
write_comment (Wrapper *wrapper, const char *comment)
{
  g_autofree char *braced = NULL;

  if (comment == NULL)
    return;

  braced = g_strconcat ("{", comment, "}", NULL);
  for (const char *word = braced; *word != '\0'; word += strspn (word, " ")) {
    const gsize length = strcspn (word, " ");

    write_word (wrapper, word, length);
    word += length;
  }
}

char *
qdr_saved_game_to_text (QdrGame *game)
{
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  return qdr_saved_game_to_text_at_ply (game, game->ply);
}

char *
qdr_saved_game_to_text_at_ply (QdrGame *game, guint ply)
{
  GString *text;
  Wrapper wrapper;
  const QdrVariations *variations;
  const char *result;
  guint variation_number = 0;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (ply <= qdr_history_get_length (&game->history), NULL);

  text = g_string_new (NULL);
  write_tags (text, game, ply);
  variations = &game->history.variations;
  for (guint i = 0; i < variations->length; i++) {
    g_autofree char *value = qdr_variation_to_text (variations->items[i], &game->start.board);
    g_autofree char *name = NULL;

    /* Skip the names of existing headers, such as a "Variation1" that is no legal variation. */
    do {
      g_free (name);
      name = g_strdup_printf (QDR_TAG_VARIATION "%u", ++variation_number);
    } while (qdr_headers_get_value (game->headers, name) != NULL);
    write_header (text, name, value);
  }
  for (guint i = 0; i < qdr_headers_get_length (game->headers); i++) {
    const QdrHeader header = qdr_headers_get_nth (game->headers, i);

    if (strcmp (header.name, DATE) != 0)
      write_header (text, header.name, header.value);
  }
  g_string_append_c (text, '\n');

  wrapper = (Wrapper){ .text = text };
  write_comment (&wrapper, qdr_game_get_comment (game));
  for (guint i = 0; i < qdr_history_get_length (&game->history); i++) {
    const QdrHistoryEntry *entry = qdr_history_get_entry (&game->history, i);
    char move[QDR_MOVE_TEXT_SIZE];

    /* Each round begins a new line. Three dots mark a first round without a move of player 1. */
    if (i == 0 || entry->round != qdr_history_get_entry (&game->history, i - 1)->round) {
      const gboolean is_halfway = i == 0 && entry->undo.turn != 0;
      char number[16];

      g_snprintf (number, sizeof number, "%u%s", entry->round, is_halfway ? "..." : ".");
      break_line (&wrapper);
      write_word (&wrapper, number, strlen (number));
    }
    qdr_move_to_text (&game->start.board, entry->undo.move, move);
    write_word (&wrapper, move, strlen (move));
    write_comment (&wrapper, qdr_history_get_comment (&game->history, i));
  }
  result = qdr_result_to_token (game->final_result);
  write_word (&wrapper, result, strlen (result));
  break_line (&wrapper);
  return g_string_free (text, FALSE);
}

/* Returns whether a game can be saved to @file without loss of other contents. */
static gboolean
check_may_replace (QdrGame *game, GFile *file, GError **error)
{
  const QdrSavedFile *saved = qdr_saved_file_get (game, QDR_SAVED_FILE_KEY);
  const gboolean is_same_file = saved != NULL && g_file_equal (saved->file, file);
  g_autofree char *text = NULL;
  g_autoptr (GError) reason = NULL;
  gsize length;

  text = qdr_text_file_read (file, QDR_SAVED_GAME_MAX_SIZE, &length, NULL, &reason);
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) || (text != NULL && length == 0))
    return TRUE;
  /* Folders and special files are refused when they are opened for writing. */
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY) ||
      g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE))
    return TRUE;
  if (text != NULL && is_same_file && qdr_saved_file_has_contents (saved, text, length))
    return TRUE;

  if (is_same_file)
    g_set_error_literal (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_CHANGED,
                         _ ("The file has changed since this game was read from it or saved to "
                            "it."));
  else
    g_set_error_literal (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_EXISTS,
                         _ ("The file contains something other than this game."));
  return FALSE;
}

gboolean
qdr_saved_game_save (QdrGame *game, GFile *file, gboolean overwrites, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  text = qdr_saved_game_to_text (game);
  length = strlen (text);
  if (length > QDR_SAVED_GAME_MAX_SIZE) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                         _ ("The game is too long for a file that could be opened again."));
    return FALSE;
  }
  if (!overwrites && !check_may_replace (game, file, error))
    return FALSE;
  if (!qdr_durable_file_replace (file, text, length, error))
    return FALSE;

  qdr_saved_file_set (game, QDR_SAVED_FILE_KEY, file,
                      qdr_saved_file_compute_checksum (text, length));
  qdr_game_set_modified (game, FALSE);
  return TRUE;
}
