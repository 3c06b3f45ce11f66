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

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* How far behind a line that looks like a header a comment may end for the line to be a part of it.
 * With no limit a text of comments that never end would be read to its end for each of them. */
#define MAX_REST_OF_COMMENT 16384

QdrSavedGameStream
qdr_saved_game_stream_make (const char *text, gsize length)
{
  const gsize mark = strlen (BYTE_ORDER_MARK);

  if (length >= mark && memcmp (text, BYTE_ORDER_MARK, mark) == 0)
    return (QdrSavedGameStream){ text + mark, text + length, 1 };
  return (QdrSavedGameStream){ text, text + length, 1 };
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
find_line_end (const char *line, const char *end)
{
  const char *line_end = memchr (line, '\n', (gsize) (end - line));

  return line_end != NULL ? line_end : end;
}

/* Whether a line begins as [Name "… does; marks for clocks and the like in comments do not. */
static gboolean
is_header (const char *line, const char *line_end)
{
  const char *c = line;

  while (c < line_end && g_ascii_isspace (*c))
    c++;
  if (c == line_end || *c++ != '[')
    return FALSE;
  while (c < line_end && (g_ascii_isalnum (*c) || *c == '_'))
    c++;
  while (c < line_end && g_ascii_isspace (*c))
    c++;
  return c < line_end && *c == '"';
}

static gboolean
is_blank (const char *line, const char *line_end)
{
  for (const char *c = line; c < line_end; c++)
    if (!g_ascii_isspace (*c))
      return FALSE;
  return TRUE;
}

/* Whether a comment is open behind a line of moves, if one was before it. */
static gboolean
is_comment_open (const char *line, const char *line_end, gboolean is_open)
{
  for (const char *c = line; c < line_end; c++)
    if (is_open)
      is_open = *c != '}';
    else if (*c == ';')
      break;
    else
      is_open = *c == '{';
  return is_open;
}

/* Where the game ends that begins at the present place: before the next header behind its moves.
 * Where a comment seems to go on there, it must end soon. */
static const char *
find_game_end (const QdrSavedGameStream *self)
{
  const char *in_comment = NULL; /* a line like a header in the comment that is open */
  gboolean has_moves = FALSE;
  gboolean is_open = FALSE;

  for (const char *line = self->at; line < self->end;) {
    const char *line_end = find_line_end (line, self->end);

    if (is_open && in_comment != NULL && line - in_comment > MAX_REST_OF_COMMENT)
      return in_comment;
    if (has_moves && is_header (line, line_end)) {
      if (!is_open)
        return line;
      if (in_comment == NULL)
        in_comment = line;
    }
    if (is_open || !is_header (line, line_end)) {
      has_moves = has_moves || !is_blank (line, line_end);
      is_open = is_comment_open (line, line_end, is_open);
      in_comment = is_open ? in_comment : NULL;
    }
    line = line_end < self->end ? line_end + 1 : line_end;
  }
  return is_open && in_comment != NULL ? in_comment : self->end;
}

static guint
count_lines (const char *text, const char *end)
{
  guint n = 0;

  for (const char *c = text; (c = memchr (c, '\n', (gsize) (end - c))) != NULL; c++)
    n++;
  return n;
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
  const guint first_line = self->line;
  QdrGame *game;

  g_return_val_if_fail (place != NULL, NULL);

  self->line += count_lines (text, end);
  self->at = end;
  *place = (QdrTextPlace){ 1, 1 };
  if (end - text > QDR_SAVED_GAME_MAX_SIZE) {
    g_set_error_literal (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE,
                         _ ("Expected a game of at most 4 MiB; this one is larger."));
    game = NULL;
  } else {
    game = read_whole (text, (gsize) (end - text), place, error);
  }
  place->line += first_line - 1;
  return game;
}
