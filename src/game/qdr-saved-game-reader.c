/*
 * Reads saved games, strictly and whole.
 *
 *   game    = header { header } { number | move } result
 *   header  = "[" name '"' value '"' "]"
 *   number  = digit { digit } "." { "." }
 *   result  = "1" | "2" | "3" | "4" | "draw" | "*"
 *
 * with white space and comments anywhere between. A number may touch the move behind it. The
 * comments up to the first move are the game's, those behind a move belong to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-saved-game-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-game-private.h"
#include "qdr-notation.h"
#include "qdr-saved-game-headers.h"
#include "qdr-saved-game-variations.h"

/* --- Headers ---------------------------------------------------------------------------------- */

static gboolean
fail_twice (QdrLexer *lexer, const QdrHeaderToken *token)
{
  return qdr_lexer_fail (lexer, token->name_at, QDR_SAVED_GAME_ERROR_HEADER,
                         _ ("Expected the header %s once, not twice."), token->name);
}

/* Files a header: under its tag if it has one, else among @others. */
static gboolean
keep_header (QdrLexer *lexer, QdrHeaderToken *token, QdrTagValues *tags, QdrHeaders *others)
{
  const guint tag = qdr_tag_from_name (token->name);

  if (tag == QDR_N_TAGS) {
    if (qdr_headers_get (others, token->name) != NULL)
      return fail_twice (lexer, token);
    qdr_headers_set (others, token->name, token->value);
    return TRUE;
  }

  if (tags->values[tag].value != NULL)
    return fail_twice (lexer, token);
  tags->values[tag].value = g_steal_pointer (&token->value);
  tags->values[tag].at = token->value_at;
  return TRUE;
}

static gboolean
read_headers (QdrLexer *lexer, QdrTagValues *tags, QdrHeaders *others)
{
  do {
    g_auto (QdrHeaderToken) token = { .name = NULL };

    if (!qdr_lexer_read_header (lexer, &token) || !keep_header (lexer, &token, tags, others) ||
        !qdr_lexer_skip (lexer))
      return FALSE;
  } while (qdr_lexer_is_at_header (lexer));

  tags->end = lexer->at;
  return TRUE;
}

/* --- Moves ------------------------------------------------------------------------------------ */

static gboolean
word_is (const char *word, gsize length, const char *text)
{
  return strlen (text) == length && memcmp (word, text, length) == 0;
}

/* Hands the comments read to the last move, or to the game before the first. */
static void
keep_comment (QdrLexer *lexer, QdrGame *game)
{
  if (lexer->comment->len == 0)
    return;

  if (qdr_history_get_length (&game->history) == 0)
    qdr_game_set_comment (game, lexer->comment->str);
  else
    qdr_game_comment_last_move (game, lexer->comment->str);
  g_string_truncate (lexer->comment, 0);
}

static gboolean
fail_refused (QdrLexer *lexer, QdrGame *game, QdrRefusal refusal)
{
  g_autofree char *word = qdr_lexer_show_word (lexer);
  g_autofree char *reason = NULL;

  if (refusal.reason == QDR_REASON_NOT_UNDERSTOOD)
    return qdr_lexer_fail (lexer, lexer->at, QDR_SAVED_GAME_ERROR_MOVE,
                           _ ("Expected a move or the result, not “%s”."), word);

  reason = qdr_game_describe_refusal (game, refusal);
  return qdr_lexer_fail (lexer, lexer->at, QDR_SAVED_GAME_ERROR_MOVE,
                         /* Translators: a move, and a sentence about what is wrong with it. */
                         _ ("Expected a legal move, not “%s”. %s"), word, reason);
}

static QdrRefusal
parse_move (QdrGame *game, const char *word, gsize length, QdrMove *move)
{
  const QdrPosition *position = qdr_game_get_position (game);
  char text[QDR_MOVE_TEXT_SIZE] = "";
  QdrReason reason = QDR_REASON_NOT_UNDERSTOOD;

  if (length < sizeof text) {
    memcpy (text, word, length);
    reason = qdr_move_from_text (&position->board, text, move);
  }
  if (reason != QDR_REASON_NONE)
    return (QdrRefusal){ .reason = reason };
  return qdr_position_check (position, *move);
}

static gboolean
read_move (QdrLexer *lexer, QdrGame *game, gsize length)
{
  QdrRefusal refusal;
  QdrMove move;

  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING) {
    g_autofree char *word = qdr_lexer_show_word (lexer);

    return qdr_lexer_fail (lexer, lexer->at, QDR_SAVED_GAME_ERROR_MOVE,
                           _ ("The game is over: expected the result “%s”, not “%s”."),
                           qdr_result_to_token (qdr_game_get_result (game)), word);
  }
  refusal = parse_move (game, lexer->at, length, &move);
  if (refusal.reason != QDR_REASON_NONE)
    return fail_refused (lexer, game, refusal);

  keep_comment (lexer, game);
  qdr_game_append (game, move);
  lexer->at += length;
  return TRUE;
}

/* Reads moves and their numbers up to the result. */
static gboolean
read_moves (QdrLexer *lexer, QdrGame *game)
{
  for (;;) {
    const gsize length = qdr_lexer_get_word_length (lexer);
    const gsize number = qdr_lexer_get_number_length (lexer);
    const gboolean is_result =
        length == 1 ? strchr ("1234*", *lexer->at) != NULL : word_is (lexer->at, length, "draw");

    if (length == 0)
      return qdr_lexer_fail (lexer, lexer->at, QDR_SAVED_GAME_ERROR_RESULT,
                             _ ("Expected a move or the result before the end."));
    if (is_result)
      return TRUE;

    lexer->at += number;
    if (number < length && !read_move (lexer, game, length - number))
      return FALSE;
    if (!qdr_lexer_skip (lexer))
      return FALSE;
  }
}

/* --- The result ------------------------------------------------------------------------------- */

static gboolean
read_result (QdrLexer *lexer, QdrGame *game)
{
  const gsize length = qdr_lexer_get_word_length (lexer);
  const char *expected = qdr_result_to_token (qdr_game_get_result (game));

  if (!word_is (lexer->at, length, expected)) {
    g_autofree char *word = qdr_lexer_show_word (lexer);

    return qdr_lexer_fail (lexer, lexer->at, QDR_SAVED_GAME_ERROR_RESULT,
                           _ ("Expected the result “%s” after these moves, not “%s”."), expected,
                           word);
  }
  lexer->at += length;
  return TRUE;
}

static gboolean
check_result (QdrLexer *lexer, const QdrTagValues *tags, QdrGame *game)
{
  const char *value = tags->values[QDR_TAG_RESULT].value;
  const char *expected = qdr_result_to_token (qdr_game_get_result (game));
  g_autofree char *quoted = g_strdup_printf (_ ("“%s”"), expected);

  if (value == NULL || strcmp (value, expected) == 0)
    return TRUE;
  return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_RESULT, 0, quoted);
}

static gboolean
check_termination (QdrLexer *lexer, const QdrTagValues *tags, QdrGame *game)
{
  const QdrTagValue *tag = &tags->values[QDR_TAG_TERMINATION];
  const char *expected = qdr_game_get_termination (game);
  g_autofree char *quoted = NULL;

  if (tag->value == NULL || g_strcmp0 (tag->value, expected) == 0)
    return TRUE;
  if (expected == NULL)
    return qdr_lexer_fail (
        lexer, tag->at, QDR_SAVED_GAME_ERROR_HEADER,
        _ ("Expected no header Termination, because no move has ended this game."));
  quoted = g_strdup_printf (_ ("“%s”"), expected);
  return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_TERMINATION, 0, quoted);
}

/* --- A game ----------------------------------------------------------------------------------- */

static gboolean
read_move_text (QdrLexer *lexer, const QdrTagValues *tags, QdrGame *game)
{
  g_autofree char *next = NULL;

  if (!read_moves (lexer, game) || !read_result (lexer, game) || !qdr_lexer_skip (lexer))
    return FALSE;
  keep_comment (lexer, game);

  if (!check_result (lexer, tags, game) || !check_termination (lexer, tags, game) ||
      !qdr_saved_game_restore_state (lexer, tags, game))
    return FALSE;

  if (qdr_lexer_is_at_end (lexer) || qdr_lexer_is_at_header (lexer))
    return TRUE;
  next = qdr_lexer_show_word (lexer);
  return qdr_lexer_fail (lexer, lexer->at, QDR_SAVED_GAME_ERROR_SYNTAX,
                         _ ("Expected the end, or a header of another game, not “%s”."), next);
}

QdrGame *
qdr_saved_game_read (QdrLexer *lexer)
{
  g_autoptr (QdrHeaders) others = qdr_headers_new ();
  g_auto (QdrTagValues) tags = { .end = NULL };
  g_autoptr (QdrGame) game = NULL;

  if (!qdr_lexer_skip (lexer) || !read_headers (lexer, &tags, others))
    return NULL;
  game = qdr_saved_game_set_up (lexer, &tags);
  if (game == NULL || !read_move_text (lexer, &tags, game))
    return NULL;

  qdr_headers_free (game->headers);
  game->headers = qdr_saved_game_read_variations (game, g_steal_pointer (&others));
  game->had_position_header = tags.values[QDR_TAG_POSITION].value != NULL;
  qdr_game_update_players (game);
  qdr_game_set_modified (game, FALSE);
  return g_steal_pointer (&game);
}
