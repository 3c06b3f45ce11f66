/*
 * A line of an opening book: how a position comes about, and which moves are good there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-book-line.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-engine.h"
#include "qdr-mirror.h"
#include "qdr-notation.h"

/* The board that books are about, and its players. */
#define SIZE 9
#define PLAYERS 2

static gboolean fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error,
                     g_error_new_valist (G_IO_ERROR, G_IO_ERROR_INVALID_DATA, format, arguments));
  va_end (arguments);

  return FALSE;
}

gboolean
qdr_book_moves_have (const GArray *moves, QdrMove move)
{
  g_return_val_if_fail (moves != NULL, FALSE);

  for (guint i = 0; i < moves->len; i++)
    if (g_array_index (moves, QdrBookMove, i).move == move)
      return TRUE;
  return FALSE;
}

/* --- Reading ---------------------------------------------------------------------------------- */

/* Reads a legal move on the board. */
static gboolean
read_move (const QdrPosition *position, const char *word, QdrMove *move, GError **error)
{
  QdrRefusal refusal = { .reason = qdr_move_from_text (&position->board, word, move) };
  g_autofree char *sentence = NULL;

  if (refusal.reason == QDR_REASON_NONE && qdr_move_kind (*move) == QDR_MOVE_CONCESSION)
    return fail (error, _ ("“%s” is not a book move"), word);
  if (refusal.reason == QDR_REASON_NONE)
    refusal = qdr_position_check (position, *move);
  if (refusal.reason == QDR_REASON_NONE)
    return TRUE;

  sentence = qdr_refusal_to_string (refusal, refusal.player == 0 ? _ ("player 1") : _ ("player 2"));
  return fail (error, "“%s”: %s", word, sentence);
}

/* Plays the moves before the bar. Returns the words behind it, NULL on error. */
static char **
replay (QdrBookLine *self, char **words, GError **error)
{
  QdrMove move;
  QdrUndo undo;

  qdr_position_init (&self->position, SIZE, SIZE, PLAYERS);
  self->image = self->position;
  for (; *words != NULL && !g_str_equal (*words, "|"); words++) {
    if (!read_move (&self->position, *words, &move, error))
      return NULL;
    g_array_append_val (self->line, move);
    qdr_position_do (&self->image, qdr_mirror_move (&self->image.board, move), &undo);
    qdr_position_do (&self->position, move, &undo);
  }
  if (*words != NULL)
    return words + 1;

  fail (error, _ ("There is no “|” before the book moves"));
  return NULL;
}

/* Whether @word says what came of games; FALSE with an error where it says so in a wrong way. */
static gboolean
read_experience (const char *word, QdrBookMove *move, gboolean *is_read, GError **error)
{
  const char *value = strchr (word, '=');
  char *end = NULL;
  gint64 number;

  *is_read = value != NULL;
  if (value++ == NULL)
    return TRUE;
  if (g_str_has_prefix (word, "games=") &&
      g_ascii_string_to_signed (value, 10, 1, G_MAXINT, &number, NULL)) {
    move->n_games = (guint) number;
    return TRUE;
  }
  if (g_str_has_prefix (word, "rating=") &&
      g_ascii_string_to_signed (value, 10, 1, G_MAXINT, &number, NULL)) {
    move->rating = (int) number;
    return TRUE;
  }
  if (g_str_has_prefix (word, "result=") && g_ascii_isdigit (value[0])) {
    move->result = g_ascii_strtod (value, &end);
    if (*end == '\0' && move->result >= 0 && move->result <= 1)
      return TRUE;
  }
  return fail (error, _ ("“%s” is nothing that a book tells of a move"), word);
}

/* Reads a move, its score and what came of it. Returns the words behind, NULL on error. */
static char **
read_book_move (QdrBookLine *self, char **words, GError **error)
{
  const guint n_before = self->moves->len;
  QdrBookMove read = { .result = -1 };
  gboolean is_read = TRUE;
  gint64 score;

  if (!read_move (&self->position, words[0], &read.move, error))
    return NULL;
  if (qdr_book_moves_have (self->moves, read.move))
    fail (error, _ ("“%s” occurs twice"), words[0]);
  else if (words[1] == NULL)
    fail (error, _ ("“%s” has no score"), words[0]);
  else if (!g_ascii_string_to_signed (words[1], 10, -QDR_SCORE_WIN, QDR_SCORE_WIN, &score, NULL))
    fail (error, _ ("“%s” is not a score"), words[1]);
  else if (n_before > 0 && g_array_index (self->moves, QdrBookMove, n_before - 1).score < score)
    fail (error, _ ("“%s” has a better score than the move before"), words[0]);
  else {
    read.score = (int) score;
    for (words += 2; is_read && *words != NULL; words += is_read)
      if (!read_experience (*words, &read, &is_read, error))
        return NULL;
    g_array_append_val (self->moves, read);
    return words;
  }
  return NULL;
}

static gboolean
read_words (QdrBookLine *self, char **words, GError **error)
{
  words = replay (self, words, error);
  if (words != NULL && *words == NULL)
    return fail (error, _ ("There is no move after the “|”"));
  while (words != NULL && *words != NULL)
    words = read_book_move (self, words, error);
  return words != NULL;
}

/* (transfer full): the words of @text up to a comment. */
static char **
split (const char *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *line = g_strndup (text, strcspn (text, "#"));
  g_auto (GStrv) parts = g_strsplit_set (line, " \t\r", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0')
      g_strv_builder_add (builder, parts[i]);
  return g_strv_builder_end (builder);
}

gboolean
qdr_book_line_read (const char *text, QdrBookLine **line, GError **error)
{
  g_auto (GStrv) words = NULL;
  g_autoptr (QdrBookLine) self = NULL;

  g_return_val_if_fail (text != NULL && line != NULL, FALSE);

  *line = NULL;
  words = split (text);
  if (words[0] == NULL)
    return TRUE;

  self = g_new0 (QdrBookLine, 1);
  self->line = g_array_new (FALSE, FALSE, sizeof (QdrMove));
  self->moves = g_array_new (FALSE, FALSE, sizeof (QdrBookMove));
  if (!read_words (self, words, error))
    return FALSE;
  *line = g_steal_pointer (&self);
  return TRUE;
}

void
qdr_book_line_free (QdrBookLine *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->line);
  g_array_unref (self->moves);
  g_free (self);
}

/* --- Writing ---------------------------------------------------------------------------------- */

char *
qdr_book_line_write_line (const QdrBookLine *self)
{
  GString *text = g_string_new (NULL);
  char word[QDR_MOVE_TEXT_SIZE];

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->line->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            qdr_move_to_text (&self->position.board,
                                              g_array_index (self->line, QdrMove, i), word));
  return g_string_free (text, FALSE);
}

char *
qdr_book_line_to_text (const QdrBookLine *self)
{
  g_autofree char *line = NULL;
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  line = qdr_book_line_write_line (self);
  text = g_string_new (line);
  g_string_append (text, text->len > 0 ? " |" : "|");
  for (guint i = 0; i < self->moves->len; i++) {
    const QdrBookMove *move = &g_array_index (self->moves, QdrBookMove, i);
    char word[QDR_MOVE_TEXT_SIZE];
    char number[G_ASCII_DTOSTR_BUF_SIZE];

    g_string_append_printf (text, " %s %d",
                            qdr_move_to_text (&self->position.board, move->move, word),
                            move->score);
    if (move->n_games > 0)
      g_string_append_printf (text, " games=%u", move->n_games);
    if (move->result >= 0)
      g_string_append_printf (text, " result=%s",
                              g_ascii_formatd (number, sizeof number, "%.3f", move->result));
    if (move->rating > 0)
      g_string_append_printf (text, " rating=%d", move->rating);
  }
  return g_string_free (text, FALSE);
}
