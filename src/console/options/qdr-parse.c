/*
 * Strict parsers of words, numbers, times and sizes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-parse.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "qdr-command.h"
#include "qdr-game-clock.h"
#include "qdr-game.h"

#define MAX_SECONDS 86400
#define MAX_ELO 1000

char **
qdr_parse_words (const char *line)
{
  g_auto (GStrv) pieces = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (line != NULL, NULL);

  /* Skip the empty pieces between adjacent separators. */
  pieces = g_strsplit_set (line, " \t", -1);
  for (guint i = 0; pieces[i] != NULL; i++)
    if (pieces[i][0] != '\0')
      g_strv_builder_add (builder, pieces[i]);

  return g_strv_builder_end (builder);
}

const char *
qdr_parse_next_word (char **words, guint *i, GError **error)
{
  g_return_val_if_fail (words != NULL && i != NULL && words[*i] != NULL, NULL);

  if (words[*i + 1] == NULL) {
    qdr_usage_error_set (error, _ ("%s: a value is missing"), words[*i]);
    return NULL;
  }
  return words[++*i];
}

gboolean
qdr_parse_number (const char *name,
                  const char *text,
                  guint64 min,
                  guint64 max,
                  guint64 *number,
                  GError **error)
{
  g_autofree char *least = g_strdup_printf ("%" G_GUINT64_FORMAT, min);
  g_autofree char *greatest = g_strdup_printf ("%" G_GUINT64_FORMAT, max);

  g_return_val_if_fail (name != NULL && text != NULL && number != NULL, FALSE);

  if (g_ascii_string_to_unsigned (text, 10, min, max, number, NULL))
    return TRUE;

  /* Translators: name of an option, its invalid value, least and greatest value. */
  return qdr_usage_error_set (error, _ ("%s: “%s” is not a whole number from %s to %s"), name, text,
                              least, greatest);
}

/* Accepts digits with at most one point; g_ascii_strtod() also accepts "inf", "0x1p3" and " +1". */
static gboolean
is_plain_decimal (const char *text)
{
  const char *point = strchr (text, '.');

  return g_ascii_isdigit (text[0]) && strspn (text, "0123456789.") == strlen (text) &&
         (point == NULL || strchr (point + 1, '.') == NULL);
}

gboolean
qdr_parse_seconds (const char *name,
                   const char *text,
                   guint min_ms,
                   guint *milliseconds,
                   GError **error)
{
  const double least = min_ms / 1000.0;
  double seconds;

  g_return_val_if_fail (name != NULL && text != NULL && milliseconds != NULL, FALSE);

  seconds = is_plain_decimal (text) ? g_ascii_strtod (text, NULL) : -1.0;
  if (seconds < least || seconds > MAX_SECONDS) {
    char number[G_ASCII_DTOSTR_BUF_SIZE];

    /* Translators: name of an option, its invalid value, least and greatest value. */
    return qdr_usage_error_set (error, _ ("%s: “%s” is not a number of seconds from %s to %d"),
                                name, text, g_ascii_formatd (number, sizeof number, "%g", least),
                                MAX_SECONDS);
  }

  *milliseconds = (guint) lround (seconds * 1000);
  return TRUE;
}

gboolean
qdr_parse_clock (const char *name,
                 const char *text,
                 guint *seconds,
                 guint *increment,
                 GError **error)
{
  g_auto (GStrv) words = NULL;
  guint64 time;
  guint64 added = 0;

  g_return_val_if_fail (name != NULL && text != NULL, FALSE);
  g_return_val_if_fail (seconds != NULL && increment != NULL, FALSE);

  words = g_strsplit (text, "+", 3);
  if (g_strv_length (words) > 2 ||
      !g_ascii_string_to_unsigned (words[0], 10, 1, QDR_CLOCK_MAX / 1000, &time, NULL) ||
      (words[1] != NULL &&
       !g_ascii_string_to_unsigned (words[1], 10, 0, QDR_INCREMENT_MAX, &added, NULL)))
    return qdr_usage_error_set (
        error, _ ("%s: “%s” is not a number of seconds, with those that a move adds: “900+5”"),
        name, text);

  *seconds = (guint) time;
  *increment = (guint) added;
  return TRUE;
}

gboolean
qdr_parse_rating_difference (const char *text, double *elo)
{
  const gboolean is_negative = text[0] == '-';
  const char *digits = text + is_negative;

  if (!is_plain_decimal (digits) || g_ascii_strtod (digits, NULL) > MAX_ELO)
    return FALSE;

  *elo = is_negative ? -g_ascii_strtod (digits, NULL) : g_ascii_strtod (digits, NULL);
  return TRUE;
}

static gboolean
parse_side (const char *text, guint *side)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, QDR_BOARD_MIN, QDR_BOARD_MAX, &number, NULL))
    return FALSE;

  *side = (guint) number;
  return qdr_board_size_is_valid (*side);
}

gboolean
qdr_parse_size (const char *name, const char *text, guint *width, guint *height, GError **error)
{
  g_auto (GStrv) sides = NULL;
  guint n_sides;

  g_return_val_if_fail (name != NULL && text != NULL, FALSE);
  g_return_val_if_fail (width != NULL && height != NULL, FALSE);

  sides = g_strsplit (text, "x", 3);
  n_sides = g_strv_length (sides);
  if ((n_sides == 1 || n_sides == 2) && parse_side (sides[0], width) &&
      parse_side (sides[n_sides - 1], height))
    return TRUE;

  return qdr_usage_error_set (
      error, _ ("%s: “%s” is not a board size; they are odd, from 5 to 19: “9” or “9x7”"), name,
      text);
}

gboolean
qdr_parse_players (const char *name, const char *text, guint *players, GError **error)
{
  g_return_val_if_fail (name != NULL && text != NULL && players != NULL, FALSE);

  if (!g_str_equal (text, "2") && !g_str_equal (text, "4"))
    return qdr_usage_error_set (error, _ ("%s: “%s” is neither 2 nor 4"), name, text);

  *players = (guint) (text[0] - '0');
  return TRUE;
}

gboolean
qdr_parse_wall_stocks (const char *name, const char *text, QdrPosition *position, GError **error)
{
  g_auto (GStrv) stocks = NULL;
  guint n_stocks;

  g_return_val_if_fail (name != NULL && text != NULL && position != NULL, FALSE);

  stocks = g_strsplit (text, ",", QDR_MAX_PLAYERS + 1);
  n_stocks = g_strv_length (stocks);
  if (n_stocks > 1 && n_stocks != position->players)
    return qdr_usage_error_set (error,
                                _ ("%s: “%s” is not one number, nor one for each of %u players"),
                                name, text, position->players);

  for (guint player = 0; player < position->players; player++) {
    guint64 stock;

    if (!qdr_parse_number (name, n_stocks > 1 ? stocks[player] : text, 0, QDR_MAX_STOCK, &stock,
                           error))
      return FALSE;
    qdr_position_set_stock (position, player, (guint) stock);
  }
  return TRUE;
}
