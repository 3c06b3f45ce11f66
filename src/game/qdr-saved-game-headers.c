/*
 * What the headers of a saved game say: board, players and their clocks, the way it ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-saved-game-headers.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-clock.h"
#include "qdr-game-private.h"
#include "qdr-notation.h"
#include "qdr-player-private.h"
#include "qdr-seat.h"

void
qdr_tag_values_clear (QdrTagValues *self)
{
  for (guint tag = 0; tag < QDR_N_TAGS; tag++)
    g_free (self->values[tag].value);
}

static const char *
get_value (const QdrTagValues *tags, guint tag)
{
  return tags->values[tag].value;
}

gboolean
qdr_saved_game_fail_value (QdrLexer *lexer,
                           const QdrTagValues *tags,
                           guint tag,
                           gsize offset,
                           const char *expected)
{
  const QdrTagValue *value = &tags->values[tag];

  /* Before the first escape, value and text are the same; and no value with an escape is right. */
  return qdr_lexer_fail (lexer, value->at + offset, QDR_SAVED_GAME_ERROR_HEADER,
                         /* Translators: the name of a header, such as "Players", what was expected
                            as its value, such as "2 or 4", and what was there. */
                         _ ("In the header %s expected %s, not “%s”."), qdr_tag_get_name (tag),
                         expected, value->value);
}

/* --- Numbers and words ------------------------------------------------------------------------ */

/* Reads a decimal number without sign or leading zeros, and moves @text behind it. */
static gboolean
read_number (const char **text, guint high, guint *number)
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

/* Reads a text that is a number and nothing else. */
static gboolean
parse_number (const char *text, guint low, guint high, guint *number)
{
  return read_number (&text, high, number) && *text == '\0' && *number >= low;
}

/* Where word @index of @text begins, words being separated by spaces. */
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

/* --- The start position ----------------------------------------------------------------------- */

static gboolean
read_board (QdrLexer *lexer, const QdrTagValues *tags, guint *width, guint *height)
{
  const char *text = get_value (tags, QDR_TAG_BOARD);

  if (text == NULL)
    return qdr_lexer_fail (lexer, tags->end, QDR_SAVED_GAME_ERROR_HEADER,
                           _ ("Expected a header [Board \"…\"] with the size of the board."));
  if (!read_number (&text, QDR_BOARD_MAX, width) || *text++ != 'x' ||
      !read_number (&text, QDR_BOARD_MAX, height) || *text != '\0' ||
      !qdr_board_size_is_valid (*width) || !qdr_board_size_is_valid (*height))
    return qdr_saved_game_fail_value (
        lexer, tags, QDR_TAG_BOARD, 0,
        _ ("columns and rows, such as 9x9, both odd and from 5 to 19"));
  return TRUE;
}

/* Replaces the start by the one of the header Position, which must be of the same shape. */
static gboolean
read_position (QdrLexer *lexer, const QdrTagValues *tags, QdrPosition *start)
{
  const char *text = get_value (tags, QDR_TAG_POSITION);
  g_autoptr (GError) error = NULL;
  QdrPosition position;
  guint column;

  if (!qdr_position_from_text (text, &position, &column, &error)) {
    const char *word = g_utf8_offset_to_pointer (text, (glong) column - 1);

    return qdr_lexer_fail (lexer, tags->values[QDR_TAG_POSITION].at + (word - text),
                           QDR_SAVED_GAME_ERROR_HEADER, "%s", error->message);
  }
  if (position.board.width != start->board.width)
    return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_POSITION, find_word (text, 0),
                                      _ ("as many columns as in the header Board"));
  if (position.board.height != start->board.height)
    return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_POSITION, find_word (text, 1),
                                      _ ("as many rows as in the header Board"));
  if (position.players != start->players)
    return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_POSITION, find_word (text, 2),
                                      _ ("as many players as in the header Players"));
  *start = position;
  return TRUE;
}

/* Reads the stock of one player and moves @text behind it. */
static gboolean
read_stock (QdrLexer *lexer,
            const QdrTagValues *tags,
            guint player,
            const char **text,
            QdrPosition *start)
{
  const char *value = get_value (tags, QDR_TAG_WALLS);
  const char *word;
  guint stock;

  *text += strspn (*text, " ");
  word = *text;
  if (!read_number (text, QDR_MAX_STOCK, &stock) || (**text != ' ' && **text != '\0'))
    return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_WALLS, (gsize) (word - value),
                                      _ ("a number of walls from 0 to 99 for each player"));
  if (get_value (tags, QDR_TAG_POSITION) != NULL && stock != start->stocks[player])
    return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_WALLS, (gsize) (word - value),
                                      _ ("as many walls as in the header Position"));
  qdr_position_set_stock (start, player, stock);
  return TRUE;
}

static gboolean
read_walls (QdrLexer *lexer, const QdrTagValues *tags, QdrPosition *start)
{
  const char *value = get_value (tags, QDR_TAG_WALLS);
  const char *text = value;

  for (guint player = 0; player < start->players; player++)
    if (!read_stock (lexer, tags, player, &text, start))
      return FALSE;

  text += strspn (text, " ");
  if (*text != '\0')
    return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_WALLS, (gsize) (text - value),
                                      _ ("one number for each player"));
  return TRUE;
}

static gboolean
read_start (QdrLexer *lexer, const QdrTagValues *tags, QdrPosition *start)
{
  const char *text = get_value (tags, QDR_TAG_PLAYERS);
  guint width = 0, height = 0, players = 0;

  if (!read_board (lexer, tags, &width, &height))
    return FALSE;
  if (text == NULL)
    return qdr_lexer_fail (lexer, tags->end, QDR_SAVED_GAME_ERROR_HEADER,
                           _ ("Expected a header [Players \"…\"] with the number of players."));
  if (!parse_number (text, 2, 4, &players) || players == 3)
    return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_PLAYERS, 0, _ ("2 or 4"));

  qdr_position_init (start, width, height, players);
  if (get_value (tags, QDR_TAG_POSITION) != NULL && !read_position (lexer, tags, start))
    return FALSE;
  return get_value (tags, QDR_TAG_WALLS) == NULL || read_walls (lexer, tags, start);
}

/* --- The rest --------------------------------------------------------------------------------- */

static gboolean
read_repetition (QdrLexer *lexer, const QdrTagValues *tags, gboolean *is_draw)
{
  const char *text = get_value (tags, QDR_TAG_REPETITION);

  *is_draw = text == NULL || strcmp (text, "draw") == 0;
  if (!*is_draw && strcmp (text, "off") != 0)
    return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_REPETITION, 0, _ ("“draw” or “off”"));
  return TRUE;
}

/* Complains about headers such as Player3 in a game of two. */
static gboolean
check_players (QdrLexer *lexer, const QdrTagValues *tags, guint players)
{
  static const QdrTag of_players[] = { QDR_TAG_PLAYER, QDR_TAG_SEAT, QDR_TAG_CLOCK };

  for (guint i = 0; i < G_N_ELEMENTS (of_players); i++)
    for (guint player = players; player < QDR_MAX_PLAYERS; player++) {
      const guint tag = of_players[i] + player;

      if (get_value (tags, tag) != NULL)
        return qdr_lexer_fail (lexer, tags->values[tag].at, QDR_SAVED_GAME_ERROR_HEADER,
                               _ ("Expected no header %s in a game for two."),
                               qdr_tag_get_name (tag));
    }
  return TRUE;
}

static gboolean
read_player (QdrLexer *lexer, const QdrTagValues *tags, QdrPlayer *player)
{
  const guint number = qdr_player_get_number (player);
  const char *name = get_value (tags, QDR_TAG_PLAYER + number);
  const char *seat = get_value (tags, QDR_TAG_SEAT + number);

  if (name != NULL)
    qdr_player_set_name (player, name);
  if (seat == NULL)
    return TRUE;
  if (!qdr_seat_is_valid (seat))
    return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_SEAT + number, 0,
                                      _ ("“human”, “computer” and a personality, or “engine” and a "
                                         "name"));
  qdr_player_set_seat (player, seat);
  return TRUE;
}

static gboolean
read_time_control (QdrLexer *lexer, const QdrTagValues *tags, QdrGame *game)
{
  const char *text = get_value (tags, QDR_TAG_TIME_CONTROL);
  guint seconds;
  guint increment = 0;

  if (text == NULL)
    return TRUE;
  if (!read_number (&text, QDR_CLOCK_MAX / 1000, &seconds) || seconds == 0 ||
      (*text != '\0' &&
       (*text != '+' || !parse_number (text + 1, 0, QDR_INCREMENT_MAX, &increment))))
    return qdr_saved_game_fail_value (
        lexer, tags, QDR_TAG_TIME_CONTROL, 0,
        _ ("seconds from 1 to 359999 such as 900, or 900+5 with up to 600 more for each move"));
  qdr_game_set_time_control (game, seconds);
  qdr_game_set_increment (game, increment);
  return TRUE;
}

QdrGame *
qdr_saved_game_set_up (QdrLexer *lexer, const QdrTagValues *tags)
{
  g_autoptr (QdrGame) game = NULL;
  gboolean repetition_is_draw;
  QdrPosition start;

  if (!read_start (lexer, tags, &start) || !read_repetition (lexer, tags, &repetition_is_draw) ||
      !check_players (lexer, tags, start.players))
    return NULL;

  game = qdr_game_new (&start, repetition_is_draw);
  if (!read_time_control (lexer, tags, game))
    return NULL;
  for (guint i = 0; i < start.players; i++)
    if (!read_player (lexer, tags, game->players[i]))
      return NULL;

  return g_steal_pointer (&game);
}

/* --- After the moves -------------------------------------------------------------------------- */

/* Reads seconds with up to three decimals as milliseconds. */
static gboolean
parse_seconds (const char *text, gint64 *milliseconds)
{
  guint seconds;
  guint fraction = 0;
  guint unit = 100;

  if (!read_number (&text, QDR_CLOCK_MAX / 1000, &seconds))
    return FALSE;
  if (*text == '.') {
    text++;
    if (!g_ascii_isdigit (*text))
      return FALSE;
    for (; g_ascii_isdigit (*text) && unit > 0; text++, unit /= 10)
      fraction += (guint) g_ascii_digit_value (*text) * unit;
  }
  *milliseconds = (gint64) seconds * 1000 + fraction;
  return *text == '\0' && *milliseconds <= QDR_CLOCK_MAX;
}

static gboolean
restore_clock (QdrLexer *lexer, const QdrTagValues *tags, QdrGame *game, guint player)
{
  const char *text = get_value (tags, QDR_TAG_CLOCK + player);
  gint64 milliseconds;

  if (text == NULL)
    return TRUE;
  if (qdr_game_get_time_control (game) == 0)
    return qdr_lexer_fail (lexer, tags->values[QDR_TAG_CLOCK + player].at,
                           QDR_SAVED_GAME_ERROR_HEADER,
                           _ ("Expected a header TimeControl beside %s."),
                           qdr_tag_get_name (QDR_TAG_CLOCK + player));
  if (!parse_seconds (text, &milliseconds))
    return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_CLOCK + player, 0,
                                      _ ("seconds such as 811.250"));
  qdr_game_set_remaining (game, player, milliseconds);
  return TRUE;
}

static gboolean
restore_ply (QdrLexer *lexer, const QdrTagValues *tags, QdrGame *game)
{
  const char *text = get_value (tags, QDR_TAG_PLY);
  const guint length = qdr_history_get_length (&game->history);
  guint ply;

  if (text == NULL)
    return TRUE;
  if (!parse_number (text, 0, length, &ply)) {
    g_autofree char *expected = g_strdup_printf (_ ("a number of plies from 0 to %u"), length);

    return qdr_saved_game_fail_value (lexer, tags, QDR_TAG_PLY, 0, expected);
  }
  qdr_game_step_to (game, ply);
  return TRUE;
}

gboolean
qdr_saved_game_restore_state (QdrLexer *lexer, const QdrTagValues *tags, QdrGame *game)
{
  if (!restore_ply (lexer, tags, game))
    return FALSE;
  for (guint player = 0; player < game->start.players; player++)
    if (!restore_clock (lexer, tags, game, player))
      return FALSE;
  return TRUE;
}
