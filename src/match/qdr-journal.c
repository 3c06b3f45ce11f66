/*
 * The journal of a match or tournament: a file that says what is to be played, and to which each
 * game is added as it ends, so that it can go on later, also after a kill.
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

#include "qdr-journal-text.h"

/* Where a game is in the file. */
typedef struct {
  guint number;
  gsize offset;
  gsize length;
} Place;

struct QdrJournal {
  char *path;
  int file;
  char *setup;
  GArray *places;      /* of Place */
  GHashTable *numbers; /* set of guint */
  gsize size;
};

G_DEFINE_QUARK (qdr_journal_error, qdr_journal_error)

/* --- Writing ---------------------------------------------------------------------------------- */

static gboolean
fail_with_errno (const QdrJournal *self, GError **error)
{
  const int problem = errno;

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), "%s: %s", self->path,
               g_strerror (problem));
  return FALSE;
}

/* Writes behind what is known to be there, and sees to it that it has arrived. */
static gboolean
append (QdrJournal *self, const char *text, GError **error)
{
  const gsize length = strlen (text);
  gsize n_written = 0;

  while (n_written < length) {
    const gssize n =
        pwrite (self->file, text + n_written, length - n_written, (off_t) (self->size + n_written));

    if (n < 0 && errno != EINTR) {
      fail_with_errno (self, error);
      /* Half a game must not stay where another one is to follow. */
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

/* A file that is new may be lost as long as its folder is not written. */
static void
sync_folder (const QdrJournal *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  const int file = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (file < 0)
    return;
  fsync (file);
  close (file);
}

static gboolean
cut (QdrJournal *self, gsize size, GError **error)
{
  if (ftruncate (self->file, (off_t) size) != 0)
    return fail_with_errno (self, error);

  self->size = size;
  return TRUE;
}

/* --- Reading the file ------------------------------------------------------------------------- */

static gboolean
fail_as (const QdrJournal *self, QdrJournalError code, GError **error)
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
      fail_as (self, QDR_JOURNAL_ERROR_DAMAGED, error);
      return NULL;
    }
    n_read += (gsize) n;
  }
  text[length] = '\0';
  return g_steal_pointer (&text);
}

/* Finds the games that follow the header. */
static gboolean
find_games (QdrJournal *self, const char *text, const char *at, GError **error)
{
  const char *end = text + self->size;

  while (at < end) {
    const char *begin = at;
    Place place;

    if (!qdr_journal_text_take_game (&at, end, &place.number)) {
      if (!qdr_journal_text_may_be_torn (begin, end))
        return fail_as (self, QDR_JOURNAL_ERROR_DAMAGED, error);
      self->size = (gsize) (begin - text);
      return TRUE;
    }
    place.offset = (gsize) (begin - text);
    place.length = (gsize) (at - begin);
    if (!g_hash_table_add (self->numbers, GUINT_TO_POINTER (place.number)))
      return fail_as (self, QDR_JOURNAL_ERROR_DAMAGED, error);
    g_array_append_val (self->places, place);
  }
  return TRUE;
}

/* Reads all that is there; what is known of the size ends before a game that is torn. */
static gboolean
load (QdrJournal *self, GError **error)
{
  g_autofree char *text = read_bytes (self, 0, self->size, error);
  const char *at = text;

  if (text == NULL)
    return FALSE;
  if (!qdr_journal_text_has_title (text))
    return fail_as (self, QDR_JOURNAL_ERROR_FOREIGN, error);
  self->setup = qdr_journal_text_take_setup (&at, text + self->size);
  if (self->setup == NULL)
    return fail_as (self, QDR_JOURNAL_ERROR_DAMAGED, error);

  return find_games (self, text, at, error);
}

/* --- Opening ---------------------------------------------------------------------------------- */

static QdrJournal *
open_file (const char *path, int flags, GError **error)
{
  g_autoptr (QdrJournal) self = g_new0 (QdrJournal, 1);
  GStatBuf info;

  self->path = g_strdup (path);
  self->places = g_array_new (FALSE, FALSE, sizeof (Place));
  self->numbers = g_hash_table_new (NULL, NULL);
  /* A pipe would make one wait, and a file that is no regular one cannot hold a journal. */
  self->file = g_open (path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0666);
  if (self->file < 0 || fstat (self->file, &info) != 0) {
    fail_with_errno (self, error);
    return NULL;
  }
  if (!S_ISREG (info.st_mode)) {
    fail_as (self, QDR_JOURNAL_ERROR_FOREIGN, error);
    return NULL;
  }
  self->size = (gsize) info.st_size;
  return g_steal_pointer (&self);
}

/* The lock goes with the program, however that ends. What was there before it is out of date. */
static gboolean
lock (QdrJournal *self, GError **error)
{
  GStatBuf info;

  if (flock (self->file, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK)
      return fail_with_errno (self, error);
    g_set_error (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_BUSY,
                 _ ("%s: another program plays by this journal at the moment"), self->path);
    return FALSE;
  }
  if (fstat (self->file, &info) != 0)
    return fail_with_errno (self, error);
  self->size = (gsize) info.st_size;
  return TRUE;
}

/* Whether there is no more than the beginning of this header. */
static gboolean
is_beginning (const QdrJournal *self, const char *header)
{
  g_autofree char *text = NULL;

  if (self->size >= strlen (header))
    return FALSE;
  text = read_bytes (self, 0, self->size, NULL);
  return text != NULL && memcmp (text, header, self->size) == 0;
}

/* Compares set-ups line by line. */
static gboolean
check_setup (const QdrJournal *self, const char *setup, GError **error)
{
  g_auto (GStrv) here = g_strsplit (self->setup, "\n", -1);
  g_auto (GStrv) there = g_strsplit (setup, "\n", -1);

  for (guint i = 0; here[i] != NULL && there[i] != NULL; i++)
    if (!g_str_equal (here[i], there[i])) {
      /* Translators: two lines of a set-up, such as "nodes 200" and "nodes 300". */
      g_set_error (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_SET_UP,
                   _ ("%s is the journal of another match or tournament: it says “%s”, not “%s”"),
                   self->path, here[i], there[i]);
      return FALSE;
    }
  return TRUE;
}

QdrJournal *
qdr_journal_open (const char *path, const char *setup, GError **error)
{
  g_autofree char *header = NULL;
  g_autoptr (QdrJournal) self = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  self = open_file (path, setup != NULL ? O_RDWR | O_CREAT : O_RDWR, error);
  if (self == NULL || !lock (self, error))
    return NULL;

  header = setup != NULL ? qdr_journal_text_begin (setup) : NULL;
  if (header != NULL && is_beginning (self, header)) {
    if (!cut (self, 0, error) || !append (self, header, error))
      return NULL;
    sync_folder (self);
    self->setup = g_strdup (setup);
    return g_steal_pointer (&self);
  }

  if (!load (self, error) || (setup != NULL && !check_setup (self, setup, error)) ||
      !cut (self, self->size, error))
    return NULL;
  return g_steal_pointer (&self);
}

QdrJournal *
qdr_journal_read (const char *path, GError **error)
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
  g_array_unref (self->places);
  g_hash_table_unref (self->numbers);
  g_free (self->setup);
  g_free (self->path);
  g_free (self);
}

char *
qdr_journal_get_setting (QdrJournal *self, const char *key)
{
  g_return_val_if_fail (self != NULL && key != NULL, NULL);

  return qdr_journal_text_find_setting (self->setup, key);
}

/* --- Games ------------------------------------------------------------------------------------ */

guint
qdr_journal_get_n_games (QdrJournal *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->places->len;
}

guint
qdr_journal_get_number (QdrJournal *self, guint index)
{
  g_return_val_if_fail (self != NULL && index < self->places->len, 0);

  return g_array_index (self->places, Place, index).number;
}

gboolean
qdr_journal_get_game (QdrJournal *self,
                      guint index,
                      guint *contestants,
                      QdrMatchGame *played,
                      GError **error)
{
  g_autofree char *text = NULL;
  const Place *place;

  g_return_val_if_fail (self != NULL && index < self->places->len, FALSE);
  g_return_val_if_fail (contestants != NULL && played != NULL, FALSE);

  *played = (QdrMatchGame){ .is_old = TRUE };
  place = &g_array_index (self->places, Place, index);
  text = read_bytes (self, place->offset, place->length, error);
  if (text == NULL)
    return FALSE;
  return qdr_journal_text_read_game (text, contestants, played) ||
         fail_as (self, QDR_JOURNAL_ERROR_DAMAGED, error);
}

gboolean
qdr_journal_add (QdrJournal *self,
                 guint number,
                 const guint *contestants,
                 const QdrMatchGame *played,
                 GError **error)
{
  g_autofree char *record = NULL;
  Place place;

  g_return_val_if_fail (self != NULL && contestants != NULL && played != NULL, FALSE);
  g_return_val_if_fail (!g_hash_table_contains (self->numbers, GUINT_TO_POINTER (number)), FALSE);

  record = qdr_journal_text_write_game (number, contestants, played);
  place = (Place){ .number = number, .offset = self->size, .length = strlen (record) };
  if (!append (self, record, error))
    return FALSE;

  g_hash_table_add (self->numbers, GUINT_TO_POINTER (number));
  g_array_append_val (self->places, place);
  return TRUE;
}
