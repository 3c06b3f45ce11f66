/*
 * Writes saved games in the standard form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-saved-game-writer.h"

#include <string.h>

#include "qdr-game-private.h"
#include "qdr-notation.h"
#include "qdr-player-private.h"
#include "qdr-saved-game-variations.h"
#include "qdr-tag.h"

#define MAX_COLUMNS 80
#define DATE "Date"

/* --- Headers ---------------------------------------------------------------------------------- */

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
write_start (GString *text, QdrGame *game)
{
  const QdrPosition *start = &game->start;
  g_autoptr (GString) walls = g_string_new (NULL);

  for (guint player = 0; player < start->players; player++)
    g_string_append_printf (walls, "%s%u", player == 0 ? "" : " ", start->stocks[player]);

  write_tag_printf (text, QDR_TAG_BOARD, "%ux%u", start->board.width, start->board.height);
  write_tag_printf (text, QDR_TAG_PLAYERS, "%u", start->players);
  write_tag (text, QDR_TAG_WALLS, walls->str);
  write_tag (text, QDR_TAG_REPETITION, game->repetition_is_draw ? "draw" : "off");
  /* The headers above tell all about an ordinary start. */
  if (game->had_position_header || !qdr_position_is_start (start)) {
    g_autofree char *position = qdr_position_to_text (start);

    write_tag (text, QDR_TAG_POSITION, position);
  }
}

static void
write_players (GString *text, QdrGame *game)
{
  const guint n = game->start.players;

  for (guint i = 0; i < n; i++) {
    const char *name = qdr_player_get_given_name (game->players[i]);

    if (name != NULL)
      write_tag (text, QDR_TAG_PLAYER + i, name);
  }
  for (guint i = 0; i < n; i++)
    write_tag (text, QDR_TAG_SEAT + i, qdr_player_get_seat (game->players[i]));
}

static void
write_clocks (GString *text, QdrGame *game)
{
  if (game->clock.time_control == 0)
    return;

  if (game->clock.increment > 0)
    write_tag_printf (text, QDR_TAG_TIME_CONTROL, "%u+%u", game->clock.time_control,
                      game->clock.increment);
  else
    write_tag_printf (text, QDR_TAG_TIME_CONTROL, "%u", game->clock.time_control);
  for (guint i = 0; i < game->start.players; i++) {
    const guint remaining = (guint) qdr_player_get_remaining (game->players[i]);

    write_tag_printf (text, QDR_TAG_CLOCK + i, "%u.%03u", remaining / 1000, remaining % 1000);
  }
}

static void
write_variations (GString *text, QdrGame *game)
{
  const QdrVariations *variations = &game->history.variations;
  guint number = 0;

  for (guint i = 0; i < variations->length; i++) {
    g_autofree char *value = qdr_variation_to_text (variations->items[i], &game->start.board);
    g_autofree char *name = NULL;

    /* Passes over the numbers of headers that look like variations and are none. */
    do {
      g_free (name);
      name = g_strdup_printf (QDR_TAG_VARIATION "%u", ++number);
    } while (qdr_headers_get (game->headers, name) != NULL);
    write_header (text, name, value);
  }
}

static void
write_headers (GString *text, QdrGame *game)
{
  const char *date = qdr_headers_get (game->headers, DATE);
  const char *termination = qdr_game_get_termination (game);

  write_start (text, game);
  write_players (text, game);
  write_clocks (text, game);
  if (date != NULL)
    write_header (text, DATE, date);
  if (qdr_game_get_can_step_forward (game))
    write_tag_printf (text, QDR_TAG_PLY, "%u", game->ply);
  if (termination != NULL)
    write_tag (text, QDR_TAG_TERMINATION, termination);
  write_tag (text, QDR_TAG_RESULT, qdr_result_to_token (game->written_result));
  write_variations (text, game);
  for (guint i = 0; i < qdr_headers_get_length (game->headers); i++) {
    const QdrHeader header = qdr_headers_get_nth (game->headers, i);

    if (strcmp (header.name, DATE) != 0)
      write_header (text, header.name, header.value);
  }
}

/* --- Move text -------------------------------------------------------------------------------- */

/* Text broken into lines between words. */
typedef struct {
  GString *text;
  glong column; /* characters in the last line */
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

static void
write_move (Wrapper *wrapper, QdrGame *game, guint index)
{
  const QdrHistoryEntry *entry = qdr_history_get (&game->history, index);
  char move[QDR_MOVE_TEXT_SIZE];

  /* A round begins a line. The first may begin in the middle, which three dots tell. */
  if (index == 0 || entry->round != qdr_history_get (&game->history, index - 1)->round) {
    const gboolean is_halfway = index == 0 && entry->undo.turn != 0;
    char number[16];

    g_snprintf (number, sizeof number, "%u%s", entry->round, is_halfway ? "..." : ".");
    break_line (wrapper);
    write_word (wrapper, number, strlen (number));
  }
  qdr_move_to_text (&game->start.board, entry->undo.move, move);
  write_word (wrapper, move, strlen (move));
  write_comment (wrapper, qdr_history_get_comment (&game->history, index));
}

static void
write_moves (GString *text, QdrGame *game)
{
  Wrapper wrapper = { .text = text };
  const char *result = qdr_result_to_token (game->written_result);

  write_comment (&wrapper, qdr_game_get_comment (game));
  for (guint i = 0; i < qdr_history_get_length (&game->history); i++)
    write_move (&wrapper, game, i);
  write_word (&wrapper, result, strlen (result));
  break_line (&wrapper);
}

char *
qdr_saved_game_write (QdrGame *game)
{
  GString *text = g_string_new (NULL);

  write_headers (text, game);
  g_string_append_c (text, '\n');
  write_moves (text, game);
  return g_string_free (text, FALSE);
}
