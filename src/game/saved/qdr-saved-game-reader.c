/*
 * The parser of saved games, which accepts only complete and correct games.
 *
 *   game    = header { header } { number | move } result
 *   header  = "[" name '"' value '"' "]"
 *   number  = digit { digit } "." { "." }
 *   result  = "1" | "2" | "3" | "4" | "draw" | "*"
 *
 * White space and comments may stand between any two parts. No white space is necessary between
 * a number and the next move. Comments before the first move belong to the game, and comments after
 * a move to that move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-saved-game-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-game-clock.h"
#include "qdr-game-private.h"
#include "qdr-notation.h"
#include "qdr-player-private.h"
#include "qdr-tag.h"

/* The value of a header and its place in the text. All fields are 0 if the header is missing. */
typedef struct {
  char *value;    /* the value without escapes */
  const char *at; /* first character of the value in the text */
} TagValue;

/* The values of all headers with a meaning for the game. */
typedef struct {
  TagValue values[QDR_N_TAGS]; /* indexed by QdrTag */
  const char *end;             /* first character after the headers */
} TagValues;

static void
tag_values_clear (TagValues *self)
{
  for (guint tag = 0; tag < QDR_N_TAGS; tag++)
    g_free (self->values[tag].value);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TagValues, tag_values_clear)

static const char *
get_value (const TagValues *tags, guint tag)
{
  return tags->values[tag].value;
}

/* @offset is the byte of the value at which the wrong word begins. @expected is a translated phrase
 * for a correct value. */
static gboolean
fail_value (QdrLexer *lexer, const TagValues *tags, guint tag, gsize offset, const char *expected)
{
  const TagValue *value = &tags->values[tag];
  g_autofree char *shown = qdr_lexer_make_presentable (value->value, strlen (value->value));

  /* The words before the wrong one are correct and have no escapes. Therefore the wrong word has
   * the same offset in the text as in the value. */
  return qdr_lexer_set_error (
      lexer, value->at + offset, QDR_SAVED_GAME_ERROR_HEADER,
      /* Translators: the first %s is the name of a header, such as "Players", the second is
       * the expected value, such as "2 or 4", and the third is the wrong value. */
      _ ("In the header %s expected %s, not “%s”."), qdr_tag_get_name (tag), expected, shown);
}

gboolean
qdr_saved_game_read_number (const char **text, guint high, guint *number)
{
  const char *start = *text;

  *number = 0;
  for (; g_ascii_isdigit (**text); (*text)++) {
    *number = *number * 10 + (guint) g_ascii_digit_value (**text);
    if (*number > high)
      return FALSE;
  }
  return *text > start && (start[0] != '0' || *text == start + 1);
}

/* Reads a text that consists only of a number. */
static gboolean
parse_number (const char *text, guint low, guint high, guint *number)
{
  return qdr_saved_game_read_number (&text, high, number) && *text == '\0' && *number >= low;
}

/* Returns the offset of word @index in @text, in bytes. Words are separated by spaces. */
static gsize
find_word (const char *text, guint index)
{
  gsize offset = strspn (text, " ");

  for (; index > 0; index--) {
    offset += strcspn (text + offset, " ");
    offset += strspn (text + offset, " ");
  }
  return offset;
}

/* The start position, the players and the time control */

static gboolean
read_walls (QdrLexer *lexer, const TagValues *tags, QdrPosition *start)
{
  const char *value = get_value (tags, QDR_TAG_WALLS);
  const char *text = value;

  for (guint player = 0; player < start->players; player++) {
    const char *word = text + strspn (text, " ");
    guint stock;

    text = word;
    if (!qdr_saved_game_read_number (&text, QDR_MAX_STOCK, &stock) ||
        (*text != ' ' && *text != '\0'))
      return fail_value (lexer, tags, QDR_TAG_WALLS, (gsize) (word - value),
                         _ ("a number of walls from 0 to 99 for each player"));
    if (get_value (tags, QDR_TAG_POSITION) != NULL && stock != start->stocks[player])
      return fail_value (lexer, tags, QDR_TAG_WALLS, (gsize) (word - value),
                         _ ("as many walls as in the header Position"));
    qdr_position_set_stock (start, player, stock);
  }

  text += strspn (text, " ");
  if (*text != '\0')
    return fail_value (lexer, tags, QDR_TAG_WALLS, (gsize) (text - value),
                       _ ("one number for each player"));
  return TRUE;
}

static gboolean
read_start (QdrLexer *lexer, const TagValues *tags, QdrPosition *start)
{
  const char *board = get_value (tags, QDR_TAG_BOARD);
  const char *n_players = get_value (tags, QDR_TAG_PLAYERS);
  const char *position = get_value (tags, QDR_TAG_POSITION);
  guint width = 0, height = 0, players = 0;

  if (board == NULL)
    return qdr_lexer_set_error (lexer, tags->end, QDR_SAVED_GAME_ERROR_HEADER,
                                _ ("Expected a header [Board \"…\"] with the size of the board."));
  if (!qdr_saved_game_read_number (&board, QDR_BOARD_MAX, &width) || *board++ != 'x' ||
      !qdr_saved_game_read_number (&board, QDR_BOARD_MAX, &height) || *board != '\0' ||
      !qdr_board_size_is_valid (width) || !qdr_board_size_is_valid (height))
    return fail_value (lexer, tags, QDR_TAG_BOARD, 0,
                       _ ("columns and rows, such as 9x9, both odd and from 5 to 19"));
  if (n_players == NULL)
    return qdr_lexer_set_error (
        lexer, tags->end, QDR_SAVED_GAME_ERROR_HEADER,
        _ ("Expected a header [Players \"…\"] with the number of players."));
  if (!parse_number (n_players, 2, 4, &players) || players == 3)
    return fail_value (lexer, tags, QDR_TAG_PLAYERS, 0, _ ("2 or 4"));

  qdr_position_init (start, width, height, players);
  if (position != NULL) {
    g_autoptr (GError) error = NULL;
    guint column;

    if (!qdr_position_from_text (position, start, &column, &error)) {
      const char *word = g_utf8_offset_to_pointer (position, (glong) column - 1);

      return qdr_lexer_set_error (lexer, tags->values[QDR_TAG_POSITION].at + (word - position),
                                  QDR_SAVED_GAME_ERROR_HEADER, "%s", error->message);
    }
    if (start->board.width != width)
      return fail_value (lexer, tags, QDR_TAG_POSITION, find_word (position, 0),
                         _ ("as many columns as in the header Board"));
    if (start->board.height != height)
      return fail_value (lexer, tags, QDR_TAG_POSITION, find_word (position, 1),
                         _ ("as many rows as in the header Board"));
    if (start->players != players)
      return fail_value (lexer, tags, QDR_TAG_POSITION, find_word (position, 2),
                         _ ("as many players as in the header Players"));
  }
  return get_value (tags, QDR_TAG_WALLS) == NULL || read_walls (lexer, tags, start);
}

static gboolean
set_up_game (QdrLexer *lexer, const TagValues *tags, QdrGame **game)
{
  static const QdrTag of_players[] = { QDR_TAG_PLAYER, QDR_TAG_SEAT, QDR_TAG_CLOCK };
  const char *repetition = get_value (tags, QDR_TAG_REPETITION);
  const gboolean is_draw = repetition == NULL || strcmp (repetition, "draw") == 0;
  const char *time_control = get_value (tags, QDR_TAG_TIME_CONTROL);
  QdrPosition start;

  if (!read_start (lexer, tags, &start))
    return FALSE;
  if (!is_draw && strcmp (repetition, "off") != 0)
    return fail_value (lexer, tags, QDR_TAG_REPETITION, 0, _ ("“draw” or “off”"));
  for (guint i = 0; i < G_N_ELEMENTS (of_players); i++)
    for (guint player = start.players; player < QDR_MAX_PLAYERS; player++) {
      const guint tag = of_players[i] + player;

      if (get_value (tags, tag) != NULL)
        return qdr_lexer_set_error (lexer, tags->values[tag].at, QDR_SAVED_GAME_ERROR_HEADER,
                                    _ ("Expected no header %s in a game for two."),
                                    qdr_tag_get_name (tag));
    }

  *game = qdr_game_new (&start, is_draw);
  if (time_control != NULL) {
    guint seconds;
    guint increment = 0;

    if (!qdr_saved_game_read_number (&time_control, QDR_CLOCK_MAX / 1000, &seconds) ||
        seconds == 0 ||
        (*time_control != '\0' &&
         (*time_control != '+' ||
          !parse_number (time_control + 1, 0, QDR_INCREMENT_MAX, &increment))))
      return fail_value (
          lexer, tags, QDR_TAG_TIME_CONTROL, 0,
          _ ("seconds from 1 to 359999 such as 900, or 900+5 with up to 600 more for each move"));
    qdr_game_set_time_control (*game, seconds);
    qdr_game_set_increment (*game, increment);
  }
  for (guint i = 0; i < start.players; i++) {
    const char *name = get_value (tags, QDR_TAG_PLAYER + i);
    const char *seat = get_value (tags, QDR_TAG_SEAT + i);

    if (name != NULL)
      qdr_player_set_name ((*game)->players[i], name);
    if (seat != NULL && !qdr_seat_is_valid (seat))
      return fail_value (lexer, tags, QDR_TAG_SEAT + i, 0,
                         _ ("“human”, “computer” and a personality, or “engine” and a "
                            "name"));
    if (seat != NULL)
      qdr_player_set_seat ((*game)->players[i], seat);
  }
  return TRUE;
}

/* Moves */

static gboolean
word_is (const char *word, gsize length, const char *text)
{
  return strlen (text) == length && memcmp (word, text, length) == 0;
}

/* Takes the comment out of the lexer and sets it for the last move, or for the game if no move has
 * been read. */
static void
take_comment (QdrLexer *lexer, QdrGame *game)
{
  if (lexer->comment->len == 0)
    return;

  if (qdr_history_get_length (&game->history) == 0)
    qdr_game_set_comment (game, lexer->comment->str);
  else
    qdr_game_set_last_move_comment (game, lexer->comment->str);
  g_string_truncate (lexer->comment, 0);
}

/* Reads moves and their numbers up to the result. */
static gboolean
read_moves (QdrLexer *lexer, QdrGame *game)
{
  for (;;) {
    const gsize word_length = qdr_lexer_get_word_length (lexer);
    const gsize number_length = qdr_lexer_get_number_length (lexer);
    const gsize length = word_length - number_length;
    const gboolean is_result = word_length == 1 ? strchr ("1234*", *lexer->at) != NULL
                                                : word_is (lexer->at, word_length, "draw");

    if (word_length == 0)
      return qdr_lexer_set_error (lexer, lexer->at, QDR_SAVED_GAME_ERROR_RESULT,
                                  _ ("Expected a move or the result before the end."));
    if (is_result)
      return TRUE;

    lexer->at += number_length;
    if (length > 0) {
      const QdrPosition *position = qdr_game_get_position (game);
      const QdrResult result = qdr_game_get_result (game);
      QdrRefusal refusal = { .reason = QDR_REFUSAL_REASON_NOT_UNDERSTOOD };
      char text[QDR_MOVE_TEXT_SIZE] = "";
      QdrMove move;

      if (result.outcome != QDR_OUTCOME_ONGOING) {
        g_autofree char *word = qdr_lexer_get_presentable_word (lexer);

        return qdr_lexer_set_error (lexer, lexer->at, QDR_SAVED_GAME_ERROR_MOVE,
                                    _ ("The game is over: expected the result “%s”, not “%s”."),
                                    qdr_result_to_token (result), word);
      }
      if (length < sizeof text) {
        memcpy (text, lexer->at, length);
        refusal.reason = qdr_move_from_text (&position->board, text, &move);
        if (refusal.reason == QDR_REFUSAL_REASON_NONE)
          refusal = qdr_position_check_move (position, move);
      }
      if (refusal.reason != QDR_REFUSAL_REASON_NONE) {
        g_autofree char *word = qdr_lexer_get_presentable_word (lexer);
        g_autofree char *reason = NULL;

        if (refusal.reason == QDR_REFUSAL_REASON_NOT_UNDERSTOOD)
          return qdr_lexer_set_error (lexer, lexer->at, QDR_SAVED_GAME_ERROR_MOVE,
                                      _ ("Expected a move or the result, not “%s”."), word);
        reason = qdr_game_describe_refusal (game, refusal);
        return qdr_lexer_set_error (
            lexer, lexer->at, QDR_SAVED_GAME_ERROR_MOVE,
            /* Translators: the first %s is a move, the second is a sentence about why the move is
             * not legal. */
            _ ("Expected a legal move, not “%s”. %s"), word, reason);
      }

      take_comment (lexer, game);
      qdr_game_append_move (game, move);
      lexer->at += length;
    }
    if (!qdr_lexer_skip_space_and_comments (lexer))
      return FALSE;
  }
}

/* Reads the result, and checks that it and the headers Result and Termination fit the moves. */
static gboolean
read_result (QdrLexer *lexer, const TagValues *tags, QdrGame *game)
{
  const gsize length = qdr_lexer_get_word_length (lexer);
  const char *result = qdr_result_to_token (qdr_game_get_result (game));
  const char *termination = qdr_game_get_termination (game);
  const TagValue *result_tag = &tags->values[QDR_TAG_RESULT];
  const TagValue *termination_tag = &tags->values[QDR_TAG_TERMINATION];

  if (!word_is (lexer->at, length, result)) {
    g_autofree char *word = qdr_lexer_get_presentable_word (lexer);

    return qdr_lexer_set_error (lexer, lexer->at, QDR_SAVED_GAME_ERROR_RESULT,
                                _ ("Expected the result “%s” after these moves, not “%s”."), result,
                                word);
  }
  lexer->at += length;
  if (!qdr_lexer_skip_space_and_comments (lexer))
    return FALSE;
  take_comment (lexer, game);

  if (result_tag->value != NULL && strcmp (result_tag->value, result) != 0) {
    g_autofree char *quoted = g_strdup_printf (_ ("“%s”"), result);

    return fail_value (lexer, tags, QDR_TAG_RESULT, 0, quoted);
  }
  if (termination_tag->value != NULL && termination == NULL)
    return qdr_lexer_set_error (
        lexer, termination_tag->at, QDR_SAVED_GAME_ERROR_HEADER,
        _ ("Expected no header Termination, because no move has ended this game."));
  if (termination_tag->value != NULL && strcmp (termination_tag->value, termination) != 0) {
    g_autofree char *quoted = g_strdup_printf (_ ("“%s”"), termination);

    return fail_value (lexer, tags, QDR_TAG_TERMINATION, 0, quoted);
  }
  return TRUE;
}

/* Steps to the saved position and sets the saved clocks. */
static gboolean
restore_state (QdrLexer *lexer, const TagValues *tags, QdrGame *game)
{
  const char *ply_text = get_value (tags, QDR_TAG_PLY);
  const guint n_moves = qdr_history_get_length (&game->history);
  guint ply;

  if (ply_text != NULL && !parse_number (ply_text, 0, n_moves, &ply)) {
    g_autofree char *expected = g_strdup_printf (_ ("a number of plies from 0 to %u"), n_moves);

    return fail_value (lexer, tags, QDR_TAG_PLY, 0, expected);
  }
  if (ply_text != NULL)
    qdr_game_step_to_ply (game, ply);

  for (guint player = 0; player < game->start.players; player++) {
    const guint tag = QDR_TAG_CLOCK + player;
    const char *text = get_value (tags, tag);
    gboolean is_valid;
    guint seconds;
    guint fraction = 0;
    gint64 milliseconds;

    if (text == NULL)
      continue;
    if (qdr_game_get_time_control (game) == 0)
      return qdr_lexer_set_error (lexer, tags->values[tag].at, QDR_SAVED_GAME_ERROR_HEADER,
                                  _ ("Expected a header TimeControl beside %s."),
                                  qdr_tag_get_name (tag));

    /* The value is a number of seconds with up to three decimals. */
    is_valid = qdr_saved_game_read_number (&text, QDR_CLOCK_MAX / 1000, &seconds);
    if (is_valid && *text == '.') {
      text++;
      is_valid = g_ascii_isdigit (*text);
      for (guint unit = 100; g_ascii_isdigit (*text) && unit > 0; text++, unit /= 10)
        fraction += (guint) g_ascii_digit_value (*text) * unit;
    }
    milliseconds = (gint64) seconds * 1000 + fraction;
    if (!is_valid || *text != '\0' || milliseconds > QDR_CLOCK_MAX)
      return fail_value (lexer, tags, tag, 0, _ ("seconds such as 811.250"));
    qdr_game_set_remaining_time (game, player, milliseconds);
  }
  return TRUE;
}

QdrGame *
qdr_saved_game_read (QdrLexer *lexer)
{
  g_autoptr (QdrHeaders) others = qdr_headers_new ();
  g_auto (TagValues) tags = { .end = NULL };
  g_autoptr (QdrGame) game = NULL;

  if (!qdr_lexer_skip_space_and_comments (lexer))
    return NULL;
  do {
    g_auto (QdrHeaderToken) token = { .name = NULL };
    guint tag;

    if (!qdr_lexer_read_header (lexer, &token))
      return NULL;
    tag = qdr_tag_from_name (token.name);
    if ((tag == QDR_N_TAGS ? qdr_headers_get_value (others, token.name) : get_value (&tags, tag)) !=
        NULL) {
      qdr_lexer_set_error (lexer, token.name_at, QDR_SAVED_GAME_ERROR_HEADER,
                           _ ("Expected the header %s once, not twice."), token.name);
      return NULL;
    }
    if (tag == QDR_N_TAGS) {
      qdr_headers_set_value (others, token.name, token.value);
    } else {
      tags.values[tag].value = g_steal_pointer (&token.value);
      tags.values[tag].at = token.value_at;
    }
    if (!qdr_lexer_skip_space_and_comments (lexer))
      return NULL;
  } while (qdr_lexer_is_at_header (lexer));

  tags.end = lexer->at;
  if (!set_up_game (lexer, &tags, &game) || !read_moves (lexer, game) ||
      !read_result (lexer, &tags, game) || !restore_state (lexer, &tags, game))
    return NULL;
  if (!qdr_lexer_is_at_end (lexer) && !qdr_lexer_is_at_header (lexer)) {
    g_autofree char *word = qdr_lexer_get_presentable_word (lexer);

    qdr_lexer_set_error (lexer, lexer->at, QDR_SAVED_GAME_ERROR_SYNTAX,
                         _ ("Expected the end, or a header of another game, not “%s”."), word);
    return NULL;
  }

  qdr_headers_free (game->headers);
  game->headers = qdr_saved_game_read_variations (game, g_steal_pointer (&others));
  game->had_position_header = tags.values[QDR_TAG_POSITION].value != NULL;
  qdr_game_update_players (game);
  qdr_game_set_modified (game, FALSE);
  return g_steal_pointer (&game);
}
