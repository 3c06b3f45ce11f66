/*
 * Reads a collection game by game, and goes on behind what is wrong.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-saved-game-stream.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-saved-game-reader.h"
#include "qdr-saved-game.h"

/* How far behind a line that looks like a header a comment may end for the line to be a part of it.
 * With no limit a text of comments that never end would be read to its end for each of them. */
#define MAX_REST_OF_COMMENT 16384

QdrSavedGameStream
qdr_saved_game_stream_make (const char *text, gsize length)
{
  return (QdrSavedGameStream){ qdr_lexer_skip_mark (text, length), text + length, 1, 1 };
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

/* Whether a header begins at @c: [Name "… does; marks for clocks and the like do not. */
static gboolean
is_header (const char *c, const char *end)
{
  if (*c++ != '[')
    return FALSE;
  while (c < end && g_ascii_isspace (*c))
    c++;
  while (c < end && (g_ascii_isalnum (*c) || *c == '_'))
    c++;
  while (c < end && g_ascii_isspace (*c))
    c++;
  return c < end && *c == '"';
}

/* Behind the header at @c, or what its line has of it. */
static const char *
skip_header (const char *c, const char *end)
{
  const char *line_end = find_line_end (c, end);

  while (c < line_end && *c != '"')
    c++;
  for (c++; c < line_end && *c != '"'; c++)
    if (*c == '\\')
      c++;
  while (c < line_end && *c != ']')
    c++;
  return MIN (c + 1, line_end);
}

/* Behind the comment in braces at @c; or where something like a header stands at the beginning of a
 * line in it, unless the comment ends soon after that. One that begins meanwhile shows that this
 * one has no end. */
static const char *
skip_comment (const char *c, const char *end)
{
  const char *header = NULL;

  for (; c < end && *c != '}'; c++) {
    if (header != NULL && (*c == '{' || c - header > MAX_REST_OF_COMMENT))
      return header;
    if (header == NULL && *c == '[' && c[-1] == '\n' && is_header (c, end))
      header = c;
  }
  if (c < end)
    return c + 1;
  return header != NULL ? header : end;
}

/* Where the game ends that begins at the present place: before the first header behind its
 * moves. */
static const char *
find_game_end (const QdrSavedGameStream *self)
{
  gboolean has_moves = FALSE;
  const char *c = self->at;

  while (c < self->end)
    if (is_header (c, self->end)) {
      if (has_moves)
        return c;
      c = skip_header (c, self->end);
    } else if (*c == '{') {
      c = skip_comment (c, self->end);
    } else if (*c == ';') {
      c = find_line_end (c, self->end);
    } else {
      has_moves = has_moves || !g_ascii_isspace (*c);
      c++;
    }
  return self->end;
}

static guint
count_lines (const char *text, const char *end)
{
  guint n = 0;

  for (const char *c = text; (c = memchr (c, '\n', (gsize) (end - c))) != NULL; c++)
    n++;
  return n;
}

/* The column of @end, if @text has @column. */
static guint
find_column (const char *text, const char *end, guint column)
{
  const char *line = end;

  while (line > text && line[-1] != '\n')
    line--;
  return (line == text ? column : 1) + (guint) g_utf8_strlen (line, end - line);
}

/* Exactly one game. */
static QdrGame *
read_whole (const char *text, gsize length, QdrTextPlace *place, GError **error)
{
  g_auto (QdrLexer) lexer = { 0 };
  g_autoptr (QdrGame) game = NULL;

  if (!qdr_lexer_init (&lexer, text, length, place, error))
    return NULL;
  game = qdr_saved_game_read (&lexer);
  if (game == NULL)
    return NULL;
  if (!qdr_lexer_is_at_end (&lexer)) {
    qdr_lexer_fail (&lexer, lexer.at, QDR_SAVED_GAME_ERROR_SYNTAX,
                    _ ("Expected a header of the next game."));
    return NULL;
  }
  return g_steal_pointer (&game);
}

QdrGame *
qdr_saved_game_stream_read (QdrSavedGameStream *self, QdrTextPlace *place, GError **error)
{
  const char *text = self->at;
  const char *end = find_game_end (self);
  const QdrTextPlace first = { self->line, self->column };
  QdrGame *game;

  g_return_val_if_fail (place != NULL, NULL);

  self->line += count_lines (text, end);
  self->column = find_column (text, end, self->column);
  self->at = end;
  *place = (QdrTextPlace){ 1, 1 };
  if (end - text > QDR_SAVED_GAME_MAX_SIZE) {
    g_set_error_literal (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE,
                         _ ("Expected a game of at most 4 MiB; this one is larger."));
    game = NULL;
  } else {
    game = read_whole (text, (gsize) (end - text), place, error);
  }
  if (place->line == 1)
    place->column += first.column - 1;
  place->line += first.line - 1;
  return game;
}
