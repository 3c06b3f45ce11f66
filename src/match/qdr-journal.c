/*
 * The finished games of a match or tournament, and its journal: the set-up, and all games in the
 * order in which they ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-journal.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "qdr-saved-game.h"

/* Finished games */

void
qdr_player_totals_add_totals (QdrPlayerTotals *self, const QdrPlayerTotals *other)
{
  self->moves += other->moves;
  self->searches += other->searches;
  self->depths += other->depths;
  self->nodes += other->nodes;
  self->nodes_us += other->nodes_us;
  self->cpu_us += other->cpu_us;
  self->forfeits += other->forfeits;
}

double
qdr_match_game_get_points (const QdrMatchGame *self, guint turn)
{
  g_return_val_if_fail (self != NULL && turn < qdr_game_get_n_players (self->game), 0.0);

  if (self->winner == QDR_DRAW)
    return 1.0 / qdr_game_get_n_players (self->game);
  return (guint) self->winner == turn ? 1.0 : 0.0;
}

void
qdr_match_game_update_winner (QdrMatchGame *self)
{
  QdrResult result;

  g_return_if_fail (self != NULL);

  result = qdr_game_get_result (self->game);
  self->winner = result.outcome == QDR_OUTCOME_WIN ? result.winner : QDR_DRAW;
}

void
qdr_match_game_clear (QdrMatchGame *self)
{
  g_clear_object (&self->game);
  for (guint turn = 0; turn < QDR_MAX_PLAYERS; turn++)
    g_clear_pointer (&self->failures[turn], g_free);
}

void
qdr_submitted_game_free (QdrSubmittedGame *self)
{
  g_object_unref (self->game);
  g_free (self);
}

/* The journal */

#define TITLE "Quoridor journal 1"

/* The prefix of each line of a saved game in the journal. */
#define QUOTE "> "

/* The number of hexadecimal digits in a checksum. */
#define CHECKSUM_LENGTH 8

/* The location of a game in the file. */
typedef struct {
  guint number; /* the number of the game in the schedule, from 0 */
  gsize offset;
  gsize length;
} GameLocation;

struct QdrJournal {
  char *path;
  int file;
  char *setup;
  GArray *locations;   /* (element-type GameLocation): the locations of all games */
  GHashTable *numbers; /* the set of the numbers of all games */
  gsize size;
};

G_DEFINE_QUARK (qdr_journal_error, qdr_journal_error)

/* Escapes control characters, so that a value is a single line. */
static char *
escape (const char *value)
{
  char others[129];

  for (guint i = 0; i < 128; i++)
    others[i] = (char) (128 + i);
  others[128] = '\0';
  return g_strescape (value, others);
}

/* Returns the checksum of the first @length bytes of a text. */
static char *
compute_checksum (const char *text, gsize length)
{
  char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);

  sum[CHECKSUM_LENGTH] = '\0';
  return sum;
}

/* Reads a line and advances *@text to the next one. Returns NULL if the line is incomplete. */
static char *
read_line (const char **text, const char *end)
{
  const char *line = *text;
  const char *stop = memchr (line, '\n', (gsize) (end - line));

  if (stop == NULL)
    return NULL;

  *text = stop + 1;
  return g_strndup (line, (gsize) (stop - line));
}

/* Returns the value in a line "KEY VALUE", or NULL if the line has another key. */
static const char *
get_value (const char *line, const char *key)
{
  const gsize length = strlen (key);

  return strncmp (line, key, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

/* Returns whether @sum is the checksum of the text from @begin to @end. */
static gboolean
has_checksum (const char *begin, const char *end, const char *sum)
{
  g_autofree char *expected = compute_checksum (begin, (gsize) (end - begin));

  return g_str_equal (sum, expected);
}

/* Reads the number of a game or contestant. Numbers start at 1 in the file, but at 0 in memory. */
static gboolean
read_number (const char *text, guint *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT32, &value, NULL))
    return FALSE;
  *number = (guint) value - 1;
  return TRUE;
}

/* The set-up */

void
qdr_journal_setup_append_text (GString *setup, const char *key, const char *value)
{
  g_autofree char *escaped = NULL;

  g_return_if_fail (setup != NULL && key != NULL && value != NULL);

  escaped = escape (value);
  g_string_append_printf (setup, "%s %s\n", key, escaped);
}

void
qdr_journal_setup_append_number (GString *setup, const char *key, guint64 value)
{
  g_return_if_fail (setup != NULL && key != NULL);

  g_string_append_printf (setup, "%s %" G_GUINT64_FORMAT "\n", key, value);
}

/* Advances *@text past a game and reads the number of the game. Returns FALSE if the game is
 * incomplete or its checksum is wrong. */
static gboolean
skip_game (const char **text, const char *end, guint *number)
{
  const char *begin = *text;
  g_autofree char *gap = read_line (text, end);
  g_autofree char *title = gap != NULL ? read_line (text, end) : NULL;
  const char *number_text = title != NULL ? get_value (title, "game") : NULL;

  if (number_text == NULL || gap[0] != '\0' || !read_number (number_text, number))
    return FALSE;

  for (;;) {
    const char *line_begin = *text;
    g_autofree char *line = read_line (text, end);
    const char *rest = line != NULL ? get_value (line, "end") : NULL;
    const char *sum;

    if (line == NULL || line[0] == '\0')
      return FALSE;
    if (rest == NULL)
      continue;
    sum = get_value (rest, number_text);
    return sum != NULL && has_checksum (begin, line_begin, sum);
  }
}

static gboolean
read_totals (const char *text, QdrPlayerTotals *totals)
{
  guint64 numbers[7];
  g_auto (GStrv) words = g_strsplit (text, " ", G_N_ELEMENTS (numbers) + 1);

  if (g_strv_length (words) != G_N_ELEMENTS (numbers))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!g_ascii_string_to_unsigned (words[i], 10, 0, G_MAXUINT64, &numbers[i], NULL))
      return FALSE;
  *totals = (QdrPlayerTotals){
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

static gboolean
read_game (const char *text, guint *contestants, QdrMatchGame *played)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) saved = g_string_new (NULL);
  g_autoptr (GPtrArray) games = NULL;
  guint n_seats = 0;
  guint n_totals = 0;

  /* Skips unknown lines, and the line with the result, which is only for human readers. */
  for (guint i = 0; lines[i] != NULL; i++) {
    const char *line = lines[i];
    const char *value;

    if (line[0] == QUOTE[0]) {
      g_string_append_printf (saved, "%s\n", line[1] == ' ' ? line + 2 : line + 1);
    } else if ((value = get_value (line, "seats")) != NULL) {
      g_auto (GStrv) words = g_strsplit (value, " ", -1);

      if (n_seats > 0)
        return FALSE;
      for (; words[n_seats] != NULL; n_seats++)
        if (n_seats == QDR_MAX_PLAYERS || !read_number (words[n_seats], &contestants[n_seats]))
          return FALSE;
    } else if ((value = get_value (line, "effort")) != NULL) {
      if (n_totals == QDR_MAX_PLAYERS || !read_totals (value, &played->totals[n_totals++]))
        return FALSE;
    } else if ((value = get_value (line, "failure")) != NULL) {
      char *rest;
      const guint64 turn = g_ascii_strtoull (value, &rest, 10);

      if (turn < 1 || turn > QDR_MAX_PLAYERS || *rest != ' ' || played->failures[turn - 1] != NULL)
        return FALSE;
      played->failures[turn - 1] = g_strcompress (rest + 1);
    }
  }

  games = qdr_saved_game_parse (saved->str, saved->len, NULL, NULL);
  if (games == NULL || games->len != 1)
    return FALSE;
  played->game = g_object_ref (g_ptr_array_index (games, 0));
  if (qdr_game_get_n_players (played->game) != n_seats || n_totals != n_seats)
    return FALSE;
  qdr_match_game_update_winner (played);
  return TRUE;
}

/* The file */

static gboolean
fail_with_errno (const QdrJournal *self, GError **error)
{
  const int problem = errno;

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), "%s: %s", self->path,
               g_strerror (problem));
  return FALSE;
}

/* Writes a text after the valid part of the file and flushes the file to the disk. */
static gboolean
append_text (QdrJournal *self, const char *text, GError **error)
{
  const gsize length = strlen (text);
  gsize n_written = 0;

  while (n_written < length) {
    const gssize n =
        pwrite (self->file, text + n_written, length - n_written, (off_t) (self->size + n_written));

    if (n < 0 && errno != EINTR) {
      fail_with_errno (self, error);
      /* Removes the incomplete text, because no game may follow it. */
      if (ftruncate (self->file, (off_t) self->size) != 0)
        g_debug ("%s: %s", self->path, g_strerror (errno));
      return FALSE;
    }
    n_written += n > 0 ? (gsize) n : 0;
  }
  if (fdatasync (self->file) != 0)
    return fail_with_errno (self, error);

  self->size += length;
  return TRUE;
}

static gboolean
truncate_file (QdrJournal *self, gsize size, GError **error)
{
  if (ftruncate (self->file, (off_t) size) != 0)
    return fail_with_errno (self, error);

  self->size = size;
  return TRUE;
}

static gboolean
fail_with_code (const QdrJournal *self, QdrJournalError code, GError **error)
{
  if (code == QDR_JOURNAL_ERROR_FOREIGN)
    g_set_error (error, QDR_JOURNAL_ERROR, (int) code,
                 _ ("%s is not a journal of a match or tournament"), self->path);
  else
    g_set_error (error, QDR_JOURNAL_ERROR, (int) code, _ ("%s: the journal is damaged"),
                 self->path);
  return FALSE;
}

static char *
read_bytes (const QdrJournal *self, gsize offset, gsize length, GError **error)
{
  g_autofree char *text = g_try_malloc (length + 1);
  gsize n_read = 0;

  if (text == NULL) {
    errno = ENOMEM;
    fail_with_errno (self, error);
    return NULL;
  }
  while (n_read < length) {
    const gssize n = pread (self->file, text + n_read, length - n_read, (off_t) (offset + n_read));

    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0) {
      fail_with_errno (self, error);
      return NULL;
    }
    if (n == 0) {
      fail_with_code (self, QDR_JOURNAL_ERROR_DAMAGED, error);
      return NULL;
    }
    n_read += (gsize) n;
  }
  text[length] = '\0';
  return g_steal_pointer (&text);
}

/* Reads the set-up and the locations of all games. If the last game is incomplete, ignores it and
 * sets size to the length of the file before it. */
static gboolean
load (QdrJournal *self, GError **error)
{
  static const char game_title[] = "\ngame ";
  const gsize title_length = strlen (game_title);
  g_autofree char *text = read_bytes (self, 0, self->size, error);
  const char *setup, *at, *end;

  if (text == NULL)
    return FALSE;
  if (!g_str_has_prefix (text, TITLE "\n"))
    return fail_with_code (self, QDR_JOURNAL_ERROR_FOREIGN, error);

  setup = at = text + strlen (TITLE "\n");
  end = text + self->size;
  while (self->setup == NULL) {
    const char *begin = at;
    g_autofree char *line = read_line (&at, end);
    const char *sum = line != NULL ? get_value (line, "begin") : NULL;

    if (line == NULL || (sum != NULL && !has_checksum (text, begin, sum)))
      return fail_with_code (self, QDR_JOURNAL_ERROR_DAMAGED, error);
    if (sum != NULL)
      self->setup = g_strndup (setup, (gsize) (begin - setup));
  }

  while (at < end) {
    const char *begin = at;
    GameLocation place;

    if (!skip_game (&at, end, &place.number)) {
      /* Fails if another game follows, because only the last game may be incomplete. */
      for (const char *next = begin + 1; next < end; next++)
        if ((gsize) (end - next) >= title_length && memcmp (next, game_title, title_length) == 0)
          return fail_with_code (self, QDR_JOURNAL_ERROR_DAMAGED, error);
      self->size = (gsize) (begin - text);
      return TRUE;
    }
    place.offset = (gsize) (begin - text);
    place.length = (gsize) (at - begin);
    if (!g_hash_table_add (self->numbers, GUINT_TO_POINTER (place.number)))
      return fail_with_code (self, QDR_JOURNAL_ERROR_DAMAGED, error);
    g_array_append_val (self->locations, place);
  }
  return TRUE;
}

static QdrJournal *
open_file (const char *path, int flags, GError **error)
{
  g_autoptr (QdrJournal) self = g_new0 (QdrJournal, 1);
  GStatBuf info;

  self->path = g_strdup (path);
  self->locations = g_array_new (FALSE, FALSE, sizeof (GameLocation));
  self->numbers = g_hash_table_new (NULL, NULL);
  /* With O_NONBLOCK, opening a pipe returns at once, so that a pipe can be rejected below. */
  self->file = g_open (path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0666);
  if (self->file < 0 || fstat (self->file, &info) != 0) {
    fail_with_errno (self, error);
    return NULL;
  }
  if (!S_ISREG (info.st_mode)) {
    fail_with_code (self, QDR_JOURNAL_ERROR_FOREIGN, error);
    return NULL;
  }
  self->size = (gsize) info.st_size;
  return g_steal_pointer (&self);
}

/* Returns whether the set-up of the journal is @setup. If not, sets an error that quotes the first
 * lines that differ. */
static gboolean
check_setup (const QdrJournal *self, const char *setup, GError **error)
{
  g_auto (GStrv) here = g_strsplit (self->setup, "\n", -1);
  g_auto (GStrv) there = g_strsplit (setup, "\n", -1);

  for (guint i = 0; here[i] != NULL && there[i] != NULL; i++)
    if (!g_str_equal (here[i], there[i])) {
      g_set_error (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_SET_UP,
                   /* Translators: the first %s is the path of a file; the others are two lines of
                    * settings, such as "nodes 200" and "nodes 300". */
                   _ ("%s is the journal of another match or tournament: it says “%s”, not “%s”"),
                   self->path, here[i], there[i]);
      return FALSE;
    }
  return TRUE;
}

QdrJournal *
qdr_journal_open (const char *path, const char *setup, GError **error)
{
  g_autoptr (QdrJournal) self = NULL;
  GStatBuf info;

  g_return_val_if_fail (path != NULL, NULL);

  self = open_file (path, setup != NULL ? O_RDWR | O_CREAT : O_RDWR, error);
  if (self == NULL)
    return NULL;

  /* Locks the file until it is closed. */
  if (flock (self->file, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK)
      g_set_error (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_BUSY,
                   _ ("%s: another program is using this journal"), self->path);
    else
      fail_with_errno (self, error);
    return NULL;
  }
  /* Reads the size again, because the file may have changed before it was locked. */
  if (fstat (self->file, &info) != 0) {
    fail_with_errno (self, error);
    return NULL;
  }
  self->size = (gsize) info.st_size;

  if (setup != NULL) {
    g_autofree char *text = g_strdup_printf (TITLE "\n%s", setup);
    g_autofree char *sum = compute_checksum (text, strlen (text));
    g_autofree char *header = g_strdup_printf ("%sbegin %s\n", text, sum);
    g_autofree char *present = NULL;

    /* Begins a new journal if the file is empty or has only a part of this header. */
    if (self->size < strlen (header))
      present = read_bytes (self, 0, self->size, NULL);
    if (present != NULL && memcmp (present, header, self->size) == 0) {
      g_autofree char *folder = NULL;
      int folder_fd;

      if (!truncate_file (self, 0, error) || !append_text (self, header, error))
        return NULL;

      /* Flushes the folder to the disk, too, so that a new file survives a crash. */
      folder = g_path_get_dirname (path);
      folder_fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
      if (folder_fd >= 0) {
        fsync (folder_fd);
        close (folder_fd);
      }
      self->setup = g_strdup (setup);
      return g_steal_pointer (&self);
    }
  }

  if (!load (self, error) || (setup != NULL && !check_setup (self, setup, error)) ||
      !truncate_file (self, self->size, error))
    return NULL;
  return g_steal_pointer (&self);
}

QdrJournal *
qdr_journal_open_read_only (const char *path, GError **error)
{
  g_autoptr (QdrJournal) self = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  self = open_file (path, O_RDONLY, error);
  return self != NULL && load (self, error) ? g_steal_pointer (&self) : NULL;
}

void
qdr_journal_free (QdrJournal *self)
{
  if (self == NULL)
    return;

  if (self->file >= 0)
    close (self->file);
  g_array_unref (self->locations);
  g_hash_table_unref (self->numbers);
  g_free (self->setup);
  g_free (self->path);
  g_free (self);
}

char *
qdr_journal_get_setting (QdrJournal *self, const char *key)
{
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (self != NULL && key != NULL, NULL);

  lines = g_strsplit (self->setup, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    const char *value = get_value (lines[i], key);

    if (value != NULL)
      return g_strcompress (value);
  }
  return NULL;
}

guint
qdr_journal_get_n_games (QdrJournal *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->locations->len;
}

guint
qdr_journal_get_game_number (QdrJournal *self, guint index)
{
  g_return_val_if_fail (self != NULL && index < self->locations->len, 0);

  return g_array_index (self->locations, GameLocation, index).number;
}

gboolean
qdr_journal_get_game (QdrJournal *self,
                      guint index,
                      guint *contestants,
                      QdrMatchGame *played,
                      GError **error)
{
  g_autofree char *text = NULL;
  const GameLocation *place;

  g_return_val_if_fail (self != NULL && index < self->locations->len, FALSE);
  g_return_val_if_fail (contestants != NULL && played != NULL, FALSE);

  *played = (QdrMatchGame){ .is_from_journal = TRUE };
  place = &g_array_index (self->locations, GameLocation, index);
  text = read_bytes (self, place->offset, place->length, error);
  if (text == NULL)
    return FALSE;
  return read_game (text, contestants, played) ||
         fail_with_code (self, QDR_JOURNAL_ERROR_DAMAGED, error);
}

gboolean
qdr_journal_add_game (QdrJournal *self,
                      guint number,
                      const guint *contestants,
                      const QdrMatchGame *played,
                      GError **error)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *saved = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *sum = NULL;
  guint n_players;
  GameLocation place;

  g_return_val_if_fail (self != NULL && contestants != NULL && played != NULL, FALSE);
  g_return_val_if_fail (!g_hash_table_contains (self->numbers, GUINT_TO_POINTER (number)), FALSE);

  n_players = qdr_game_get_n_players (played->game);
  text = g_string_new (NULL);
  g_string_append_printf (text, "\ngame %u\nseats", number + 1);
  for (guint turn = 0; turn < n_players; turn++)
    g_string_append_printf (text, " %u", contestants[turn] + 1);
  if (played->winner == QDR_DRAW)
    g_string_append (text, "\nresult draw\n");
  else
    g_string_append_printf (text, "\nresult %d\n", played->winner + 1);
  for (guint turn = 0; turn < n_players; turn++) {
    const QdrPlayerTotals *totals = &played->totals[turn];

    g_string_append_printf (text,
                            "effort %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT
                            " %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT
                            " %u\n",
                            totals->moves, totals->searches, totals->depths, totals->nodes,
                            totals->nodes_us, totals->cpu_us, totals->forfeits);
  }
  for (guint turn = 0; turn < n_players; turn++)
    if (played->failures[turn] != NULL) {
      g_autofree char *escaped = escape (played->failures[turn]);

      g_string_append_printf (text, "failure %u %s\n", turn + 1, escaped);
    }
  /* The last element of lines is empty, because the saved game ends with a line break. */
  saved = qdr_saved_game_to_text (played->game);
  lines = g_strsplit (saved, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    g_string_append_printf (text, QUOTE "%s\n", lines[i]);
  sum = compute_checksum (text->str, text->len);
  g_string_append_printf (text, "end %u %s\n", number + 1, sum);

  place = (GameLocation){ .number = number, .offset = self->size, .length = text->len };
  if (!append_text (self, text->str, error))
    return FALSE;

  g_hash_table_add (self->numbers, GUINT_TO_POINTER (number));
  g_array_append_val (self->locations, place);
  return TRUE;
}
