/*
 * The text of a journal: what is to be played, and the games that were.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-journal-text.h"

#include <string.h>

#include "qdr-saved-game.h"

#define TITLE "Quoridor journal 1"

/* Before each line of a saved game. */
#define QUOTE "> "

/* Hexadecimal digits of a checksum. */
#define SUM_LENGTH 8

/* --- Lines ------------------------------------------------------------------------------------ */

/* Writes control characters as "\n", and so on, so that a value is one line. */
static char *
escape (const char *value)
{
  char others[129];

  for (guint i = 0; i < 128; i++)
    others[i] = (char) (128 + i);
  others[128] = '\0';
  return g_strescape (value, others);
}

/* The checksum of @length bytes. */
static char *
sum_up (const char *text, gsize length)
{
  char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);

  sum[SUM_LENGTH] = '\0';
  return sum;
}

/* Takes the line that begins at *@text, whose end is at @end, without its line end, and moves on.
 * Returns NULL where no whole line is left. */
static char *
take_line (const char **text, const char *end)
{
  const char *line = *text;
  const char *stop = memchr (line, '\n', (gsize) (end - line));

  if (stop == NULL)
    return NULL;

  *text = stop + 1;
  return g_strndup (line, (gsize) (stop - line));
}

/* What follows "@key " in @line, or NULL. */
static const char *
value_of (const char *line, const char *key)
{
  const gsize length = strlen (key);

  return strncmp (line, key, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

/* The line before the one that ends a header or a game, which sums it up. */
static gboolean
has_sum (const char *begin, const char *end, const char *sum)
{
  g_autofree char *expected = sum_up (begin, (gsize) (end - begin));

  return g_str_equal (sum, expected);
}

/* --- Numbers ---------------------------------------------------------------------------------- */

/* Reads @n numbers, which are all that there is in @text. */
static gboolean
read_numbers (const char *text, guint64 *numbers, guint n)
{
  g_auto (GStrv) words = g_strsplit (text, " ", (gint) n + 1);

  if (g_strv_length (words) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!g_ascii_string_to_unsigned (words[i], 10, 0, G_MAXUINT64, &numbers[i], NULL))
      return FALSE;
  return TRUE;
}

static gboolean
read_number (const char *text, guint *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT32, &value, NULL))
    return FALSE;
  *number = (guint) value - 1;
  return TRUE;
}

/* --- What is to be played --------------------------------------------------------------------- */

void
qdr_journal_text_append_setting (GString *setup, const char *key, const char *value)
{
  g_autofree char *escaped = NULL;

  g_return_if_fail (setup != NULL && key != NULL && value != NULL);

  escaped = escape (value);
  g_string_append_printf (setup, "%s %s\n", key, escaped);
}

void
qdr_journal_text_append_number (GString *setup, const char *key, guint64 value)
{
  g_return_if_fail (setup != NULL && key != NULL);

  g_string_append_printf (setup, "%s %" G_GUINT64_FORMAT "\n", key, value);
}

char *
qdr_journal_text_find_setting (const char *setup, const char *key)
{
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (setup != NULL && key != NULL, NULL);

  lines = g_strsplit (setup, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    const char *value = value_of (lines[i], key);

    if (value != NULL)
      return g_strcompress (value);
  }
  return NULL;
}

char *
qdr_journal_text_begin (const char *setup)
{
  g_autofree char *text = NULL;
  g_autofree char *sum = NULL;

  g_return_val_if_fail (setup != NULL, NULL);

  text = g_strdup_printf (TITLE "\n%s", setup);
  sum = sum_up (text, strlen (text));
  return g_strdup_printf ("%sbegin %s\n", text, sum);
}

gboolean
qdr_journal_text_has_title (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  return g_str_has_prefix (text, TITLE "\n");
}

char *
qdr_journal_text_take_setup (const char **text, const char *end)
{
  const char *begin = *text;
  g_autofree char *title = take_line (text, end);
  const char *setup = *text;

  if (g_strcmp0 (title, TITLE) != 0)
    return NULL;

  for (;;) {
    const char *line_begin = *text;
    g_autofree char *line = take_line (text, end);
    const char *sum;

    if (line == NULL)
      return NULL;
    sum = value_of (line, "begin");
    if (sum != NULL)
      return has_sum (begin, line_begin, sum) ? g_strndup (setup, (gsize) (line_begin - setup))
                                              : NULL;
  }
}

/* --- A game that is written ------------------------------------------------------------------- */

static void
append_effort (GString *text, const QdrEffort *effort)
{
  g_string_append_printf (text,
                          "effort %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT
                          " %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %u\n",
                          effort->moves, effort->searches, effort->depths, effort->nodes,
                          effort->nodes_us, effort->cpu_us, effort->forfeits);
}

static void
append_saved_game (GString *text, QdrGame *game)
{
  g_autofree char *saved = qdr_saved_game_to_text (game);
  g_auto (GStrv) lines = g_strsplit (saved, "\n", -1);

  /* Behind the last line end there is no line. */
  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    g_string_append_printf (text, QUOTE "%s\n", lines[i]);
}

char *
qdr_journal_text_write_game (guint number, const guint *contestants, const QdrMatchGame *played)
{
  GString *text = g_string_new (NULL);
  const guint n_players = qdr_game_get_n_players (played->game);
  g_autofree char *sum = NULL;

  g_string_append_printf (text, "\ngame %u\nseats", number + 1);
  for (guint turn = 0; turn < n_players; turn++)
    g_string_append_printf (text, " %u", contestants[turn] + 1);
  if (played->winner == QDR_DRAW)
    g_string_append (text, "\nresult draw\n");
  else
    g_string_append_printf (text, "\nresult %d\n", played->winner + 1);
  for (guint turn = 0; turn < n_players; turn++)
    append_effort (text, &played->efforts[turn]);
  for (guint turn = 0; turn < n_players; turn++)
    if (played->forfeits[turn] != NULL) {
      g_autofree char *escaped = escape (played->forfeits[turn]);

      g_string_append_printf (text, "failure %u %s\n", turn + 1, escaped);
    }
  append_saved_game (text, played->game);

  sum = sum_up (text->str, text->len);
  g_string_append_printf (text, "end %u %s\n", number + 1, sum);
  return g_string_free (text, FALSE);
}

/* --- A game that is read ---------------------------------------------------------------------- */

gboolean
qdr_journal_text_take_game (const char **text, const char *end, guint *number)
{
  const char *begin = *text;
  g_autofree char *gap = take_line (text, end);
  g_autofree char *title = gap != NULL ? take_line (text, end) : NULL;
  const char *number_text = title != NULL ? value_of (title, "game") : NULL;

  if (number_text == NULL || gap[0] != '\0' || !read_number (number_text, number))
    return FALSE;

  for (;;) {
    const char *line_begin = *text;
    g_autofree char *line = take_line (text, end);
    const char *rest = line != NULL ? value_of (line, "end") : NULL;
    const char *sum;

    if (line == NULL || line[0] == '\0')
      return FALSE;
    if (rest == NULL)
      continue;
    sum = value_of (rest, number_text);
    return sum != NULL && has_sum (begin, line_begin, sum);
  }
}

gboolean
qdr_journal_text_may_be_torn (const char *text, const char *end)
{
  static const char title[] = "\ngame ";
  const gsize length = strlen (title);

  for (text++; text < end; text++)
    if ((gsize) (end - text) >= length && memcmp (text, title, length) == 0)
      return FALSE;
  return TRUE;
}

static gboolean
read_effort (const char *text, QdrEffort *effort)
{
  guint64 numbers[7];

  if (!read_numbers (text, numbers, G_N_ELEMENTS (numbers)))
    return FALSE;
  *effort = (QdrEffort){
    .moves = numbers[0],
    .searches = numbers[1],
    .depths = numbers[2],
    .nodes = numbers[3],
    .nodes_us = numbers[4],
    .cpu_us = numbers[5],
    .forfeits = (guint) MIN (numbers[6], 1),
  };
  return TRUE;
}

/* Reads "2 the program has ended". */
static gboolean
read_failure (const char *text, QdrMatchGame *played)
{
  char *rest;
  const guint64 turn = g_ascii_strtoull (text, &rest, 10);

  if (turn < 1 || turn > QDR_MAX_PLAYERS || *rest != ' ' || played->forfeits[turn - 1] != NULL)
    return FALSE;
  played->forfeits[turn - 1] = g_strcompress (rest + 1);
  return TRUE;
}

/* What the lines of a game say. */
typedef struct {
  guint n_seats;
  guint n_efforts;
  GString *saved;
} Sketch;

static gboolean
read_seats (const char *text, Sketch *sketch, guint *contestants)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (; words[sketch->n_seats] != NULL; sketch->n_seats++)
    if (sketch->n_seats == QDR_MAX_PLAYERS ||
        !read_number (words[sketch->n_seats], &contestants[sketch->n_seats]))
      return FALSE;
  return TRUE;
}

static gboolean
read_line (const char *line, Sketch *sketch, guint *contestants, QdrMatchGame *played)
{
  const char *value;

  if (line[0] == QUOTE[0]) {
    g_string_append_printf (sketch->saved, "%s\n", line[1] == ' ' ? line + 2 : line + 1);
    return TRUE;
  }
  if ((value = value_of (line, "seats")) != NULL)
    return sketch->n_seats == 0 && read_seats (value, sketch, contestants);
  if ((value = value_of (line, "effort")) != NULL)
    return sketch->n_efforts < QDR_MAX_PLAYERS &&
           read_effort (value, &played->efforts[sketch->n_efforts++]);
  if ((value = value_of (line, "failure")) != NULL)
    return read_failure (value, played);
  /* The result is that of the game; it stands there for people. */
  return TRUE;
}

gboolean
qdr_journal_text_read_game (const char *text, guint *contestants, QdrMatchGame *played)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) saved = g_string_new (NULL);
  g_autoptr (GPtrArray) games = NULL;
  Sketch sketch = { .saved = saved };

  for (guint i = 0; lines[i] != NULL; i++)
    if (!read_line (lines[i], &sketch, contestants, played))
      return FALSE;

  games = qdr_saved_game_parse (saved->str, saved->len, NULL, NULL);
  if (games == NULL || games->len != 1)
    return FALSE;
  played->game = g_object_ref (g_ptr_array_index (games, 0));
  if (qdr_game_get_n_players (played->game) != sketch.n_seats || sketch.n_efforts != sketch.n_seats)
    return FALSE;
  qdr_match_game_find_winner (played);
  return TRUE;
}
