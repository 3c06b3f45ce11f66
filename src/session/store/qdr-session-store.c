/*
 * The store of saved sessions, which are restored at the next start of the program, and the
 * autosave of each session.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-session-store.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "qdr-games-folder.h"
#include "qdr-key-file.h"
#include "qdr-saved-game.h"
#include "qdr-text-file.h"

#define LOCK_NAME "lock"
#define SUFFIX ".session"
#define BAD_SUFFIX ".bad"

/* Maximum size of a file in bytes. A saved game may have 4 MiB, and is longer in this file because
 * characters are escaped. */
#define MAX_SIZE (16 * 1024 * 1024)

#define GROUP_SESSION "Session"
#define KEY_VERSION "Version"
#define KEY_FILE "File"
#define KEY_CHECKSUM "FileChecksum" /* see qdr_saved_game_get_checksum() */
#define KEY_TITLE "Title"
#define KEY_MODIFIED "Modified"
#define KEY_CLOCK_STARTED "ClockStarted"
#define KEY_PAUSED "Paused"

/* The group of the match score. It is missing if the game belongs to no match. */
#define GROUP_MATCH "Match"
#define KEY_GAMES "Games"
#define KEY_WINS "Wins"
#define KEY_DRAWS "Draws"
#define KEY_COUNTED "Counted"

#define GROUP_GAME "Game"
#define KEY_TEXT "Text"

/* Version of the file format. */
#define VERSION 1

struct _QdrSessionStore {
  GObject parent_instance;

  char *folder;
  int lock; /* descriptor of the lock file; -1 while the store is closed */
  guint last_number;
  QdrTextWriter *writer;
};

G_DEFINE_FINAL_TYPE (QdrSessionStore, qdr_session_store, G_TYPE_OBJECT)

static void
stored_session_free (QdrStoredSession *self)
{
  g_free (self->text);
  g_free (self);
}

static char *
build_path (QdrSessionStore *self, guint number)
{
  g_autofree char *name = g_strdup_printf ("%u" SUFFIX, number);

  return g_build_filename (self->folder, name, NULL);
}

/* Queues @text (transfer full) (nullable) as the new contents of the file of a session. NULL
 * removes the file. */
static void
queue_text (QdrSessionStore *self, guint number, char *text)
{
  g_autofree char *path = NULL;

  if (self->lock < 0) {
    g_free (text);
    return;
  }

  path = build_path (self, number);
  qdr_text_writer_write (self->writer, path, text);
}

void
qdr_session_store_write_session (QdrSessionStore *self, guint number, char *text)
{
  g_return_if_fail (QDR_IS_SESSION_STORE (self));
  g_return_if_fail (text != NULL);

  queue_text (self, number, text);
}

void
qdr_session_store_remove_session (QdrSessionStore *self, guint number)
{
  g_return_if_fail (QDR_IS_SESSION_STORE (self));

  queue_text (self, number, NULL);
}

gboolean
qdr_session_store_flush (QdrSessionStore *self)
{
  g_return_val_if_fail (QDR_IS_SESSION_STORE (self), FALSE);

  return qdr_text_writer_flush (self->writer);
}

/* Returns the number in the file name of a session; 0 for any other file name. */
static guint
parse_name (const char *name)
{
  const char *suffix = strchr (name, '.');
  g_autofree char *digits = NULL;
  guint64 number;

  if (suffix == NULL || strcmp (suffix, SUFFIX) != 0)
    return 0;

  digits = g_strndup (name, (gsize) (suffix - name));
  return g_ascii_string_to_unsigned (digits, 10, 1, G_MAXUINT - 1, &number, NULL) ? (guint) number
                                                                                  : 0;
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  const guint first = *(const guint *) a;
  const guint second = *(const guint *) b;

  return first < second ? -1 : first > second;
}

GPtrArray *
qdr_session_store_load_all_sessions (QdrSessionStore *self)
{
  g_autoptr (GArray) numbers = NULL;
  g_autoptr (GDir) folder = NULL;
  const char *name;
  GPtrArray *sessions;

  g_return_val_if_fail (QDR_IS_SESSION_STORE (self), NULL);

  sessions = g_ptr_array_new_with_free_func ((GDestroyNotify) stored_session_free);
  if (self->lock < 0)
    return sessions;

  qdr_session_store_flush (self);
  numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  folder = g_dir_open (self->folder, 0, NULL);
  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL) {
    const guint number = parse_name (name);

    if (number > 0)
      g_array_append_val (numbers, number);
  }
  g_array_sort (numbers, compare_numbers);

  for (guint i = 0; i < numbers->len; i++) {
    const guint number = g_array_index (numbers, guint, i);
    g_autofree char *path = build_path (self, number);
    g_autoptr (GFile) file = g_file_new_for_path (path);
    gsize length;
    char *text = qdr_text_file_read (file, MAX_SIZE, &length, NULL, NULL);

    if (text != NULL) {
      QdrStoredSession *session = g_new (QdrStoredSession, 1);

      *session = (QdrStoredSession){ number, text, length };
      g_ptr_array_add (sessions, session);
    } else {
      qdr_session_store_mark_session_bad (self, number);
    }
  }
  return sessions;
}

void
qdr_session_store_mark_session_bad (QdrSessionStore *self, guint number)
{
  g_autofree char *path = NULL;
  g_autofree char *bad = NULL;

  g_return_if_fail (QDR_IS_SESSION_STORE (self));

  if (self->lock < 0)
    return;

  path = build_path (self, number);
  bad = g_strconcat (path, BAD_SUFFIX, NULL);
  if (g_rename (path, bad) != 0)
    g_debug ("%s cannot be put out of the way", path);
}

guint
qdr_session_store_get_new_number (QdrSessionStore *self)
{
  g_return_val_if_fail (QDR_IS_SESSION_STORE (self), 0);

  return ++self->last_number;
}

static void
unlock_folder (QdrSessionStore *self)
{
  if (self->lock >= 0)
    close (self->lock);
  self->lock = -1;
}

static void
qdr_session_store_finalize (GObject *object)
{
  QdrSessionStore *self = QDR_SESSION_STORE (object);

  /* Freeing the writer waits until all files are written. Unlock the folder only afterwards. */
  qdr_text_writer_free (self->writer);
  unlock_folder (self);
  g_free (self->folder);

  G_OBJECT_CLASS (qdr_session_store_parent_class)->finalize (object);
}

static void
qdr_session_store_class_init (QdrSessionStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_session_store_finalize;
}

static void
qdr_session_store_init (QdrSessionStore *self)
{
  self->lock = -1;
  self->writer = qdr_text_writer_new ();
}

GFile *
qdr_session_store_get_default_folder (void)
{
  return g_file_new_build_filename (g_get_user_state_dir (), "quoridor", "sessions", NULL);
}

QdrSessionStore *
qdr_session_store_new (GFile *folder)
{
  QdrSessionStore *self;
  g_autofree char *lock_path = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (g_file_is_native (folder), NULL);

  self = g_object_new (QDR_TYPE_SESSION_STORE, NULL);
  self->folder = g_file_get_path (folder);
  if (g_mkdir_with_parents (self->folder, 0700) != 0)
    return self;

  /* The system releases this lock when the process ends, even if it crashes. */
  lock_path = g_build_filename (self->folder, LOCK_NAME, NULL);
  self->lock = g_open (lock_path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (self->lock >= 0 && flock (self->lock, LOCK_EX | LOCK_NB) != 0)
    unlock_folder (self);
  if (self->lock < 0)
    return self;

  /* Find the highest number of any session, including sessions whose files were renamed to
   * ".bad". */
  dir = g_dir_open (self->folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *good = g_strdup (name);

    if (g_str_has_suffix (name, BAD_SUFFIX))
      good[strlen (name) - strlen (BAD_SUFFIX)] = '\0';
    self->last_number = MAX (self->last_number, parse_name (good));
  }
  return self;
}

gboolean
qdr_session_store_is_open (QdrSessionStore *self)
{
  g_return_val_if_fail (QDR_IS_SESSION_STORE (self), FALSE);

  return self->lock >= 0;
}

char *
qdr_session_to_text (QdrSession *self)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *game_text = NULL;
  const QdrMatchScore *match_score;
  QdrGame *game;
  GFile *file;
  const char *title;

  g_return_val_if_fail (QDR_IS_SESSION (self), NULL);

  game = qdr_session_get_game (self);
  game_text = qdr_saved_game_to_text (game);
  if (strlen (game_text) > QDR_SAVED_GAME_MAX_SIZE)
    return NULL;

  /* The copy of an abandoned game is no file of the session. */
  file = qdr_session_get_file (self);
  if (file == NULL)
    file = qdr_saved_game_get_file (game);
  title = qdr_session_get_explicit_title (self);
  g_key_file_set_integer (keys, GROUP_SESSION, KEY_VERSION, VERSION);
  if (file != NULL) {
    g_autofree char *uri = g_file_get_uri (file);

    g_key_file_set_string (keys, GROUP_SESSION, KEY_FILE, uri);
    if (qdr_saved_game_get_checksum (game) != NULL)
      g_key_file_set_string (keys, GROUP_SESSION, KEY_CHECKSUM, qdr_saved_game_get_checksum (game));
  }
  if (title != NULL)
    g_key_file_set_string (keys, GROUP_SESSION, KEY_TITLE, title);
  g_key_file_set_boolean (keys, GROUP_SESSION, KEY_MODIFIED, qdr_game_get_modified (game));
  g_key_file_set_boolean (keys, GROUP_SESSION, KEY_CLOCK_STARTED,
                          qdr_session_get_clock_started (self));
  g_key_file_set_boolean (keys, GROUP_SESSION, KEY_PAUSED,
                          qdr_session_is_held_by (self, QDR_HOLD_PAUSE));
  match_score = qdr_session_get_match_score (self);
  if (match_score != NULL) {
    int wins[QDR_MAX_PLAYERS];

    for (guint i = 0; i < match_score->n_players; i++)
      wins[i] = (int) match_score->wins[i];
    g_key_file_set_integer (keys, GROUP_MATCH, KEY_GAMES, (int) match_score->n_games);
    g_key_file_set_integer_list (keys, GROUP_MATCH, KEY_WINS, wins, match_score->n_players);
    g_key_file_set_integer (keys, GROUP_MATCH, KEY_DRAWS, (int) match_score->n_draws);
    g_key_file_set_boolean (keys, GROUP_MATCH, KEY_COUNTED, match_score->game_is_counted);
  }
  g_key_file_set_string (keys, GROUP_GAME, KEY_TEXT, game_text);
  return g_key_file_to_data (keys, NULL, NULL);
}

/* Returns the value of a boolean key; FALSE if the key is missing. */
static gboolean
read_flag (GKeyFile *keys, const char *key)
{
  return g_key_file_get_boolean (keys, GROUP_SESSION, key, NULL);
}

/* Reads the value of a key. Returns FALSE if the key is missing or its value is not a number. */
static gboolean
read_count (GKeyFile *keys, const char *key, guint *count)
{
  g_autoptr (GError) error = NULL;
  const int number = g_key_file_get_integer (keys, GROUP_MATCH, key, &error);

  if (error != NULL || number < 0)
    return FALSE;
  *count = (guint) number;
  return TRUE;
}

/* Reads the match score. Returns FALSE if the score is missing or invalid. */
static gboolean
read_match_score (GKeyFile *keys, QdrGame *game, QdrMatchScore *match_score)
{
  g_autofree int *wins = NULL;
  gsize n = 0;

  *match_score = (QdrMatchScore){ .n_players = qdr_game_get_n_players (game) };
  wins = g_key_file_get_integer_list (keys, GROUP_MATCH, KEY_WINS, &n, NULL);
  if (wins == NULL || n != match_score->n_players ||
      !read_count (keys, KEY_GAMES, &match_score->n_games) ||
      !read_count (keys, KEY_DRAWS, &match_score->n_draws))
    return FALSE;
  for (guint i = 0; i < match_score->n_players; i++) {
    if (wins[i] < 0)
      return FALSE;
    match_score->wins[i] = (guint) wins[i];
  }
  match_score->game_is_counted = g_key_file_get_boolean (keys, GROUP_MATCH, KEY_COUNTED, NULL);
  return qdr_match_score_is_valid (match_score);
}

gboolean
qdr_session_restore_from_text (QdrSession *self, const char *text, gsize length, GError **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *game_text = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *uri = NULL;
  g_autofree char *checksum = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GError) version_error = NULL;
  QdrMatchScore match_score;
  QdrGame *game;
  int version;

  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, error))
    return FALSE;

  version = g_key_file_get_integer (keys, GROUP_SESSION, KEY_VERSION, &version_error);
  if (version_error != NULL || version != VERSION) {
    g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                 "The session is of no version that is known");
    return FALSE;
  }

  game_text = qdr_key_file_get_string (keys, GROUP_GAME, KEY_TEXT, error);
  if (game_text == NULL)
    return FALSE;
  games = qdr_saved_game_parse (game_text, strlen (game_text), NULL, error);
  if (games == NULL)
    return FALSE;

  game = g_ptr_array_index (games, 0);
  uri = qdr_key_file_get_string (keys, GROUP_SESSION, KEY_FILE, NULL);
  title = qdr_key_file_get_string (keys, GROUP_SESSION, KEY_TITLE, NULL);
  file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  checksum = qdr_key_file_get_string (keys, GROUP_SESSION, KEY_CHECKSUM, NULL);
  if (file != NULL && checksum != NULL)
    qdr_saved_game_set_checksum (game, file, checksum);
  qdr_game_set_modified (game, read_flag (keys, KEY_MODIFIED));
  if (file != NULL && qdr_games_folder_contains (file))
    g_clear_object (&file);
  qdr_session_restore_game (self, game, file, title,
                            read_match_score (keys, game, &match_score) ? &match_score : NULL,
                            read_flag (keys, KEY_CLOCK_STARTED), read_flag (keys, KEY_PAUSED));
  return TRUE;
}

/* A game with more than LONG_GAME_MOVES moves takes long to save, so it is saved only
 * LONG_GAME_DELAY_MS milliseconds after a change. */
#define LONG_GAME_MOVES 20000
#define LONG_GAME_DELAY_MS 2000

struct _QdrSessionAutosave {
  GObject parent_instance;

  QdrSession *session; /* (nullable): NULL after the autosave is closed */
  QdrSessionStore *store;
  guint number;
  gboolean enabled;
  gboolean skips_saved_games;
  guint source; /* id of the source that will save the session; 0 if nothing has changed */
};

G_DEFINE_FINAL_TYPE (QdrSessionAutosave, qdr_session_autosave, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_ENABLED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Saves the session, or removes its file if nothing needs to be saved. On error, returns FALSE and
 * does not change the file. */
static gboolean
write_session (QdrSessionAutosave *self)
{
  const gboolean has_changed = self->skips_saved_games
                                   ? qdr_session_has_unsaved_moves (self->session)
                                   : !qdr_session_is_untouched (self->session);
  char *text;

  if (!self->enabled || !has_changed) {
    qdr_session_store_remove_session (self->store, self->number);
    return TRUE;
  }

  text = qdr_session_to_text (self->session);
  if (text == NULL)
    return FALSE;
  qdr_session_store_write_session (self->store, self->number, text);
  return TRUE;
}

static gboolean
write_cb (gpointer user_data)
{
  QdrSessionAutosave *self = user_data;

  self->source = 0;
  write_session (self);
  return G_SOURCE_REMOVE;
}

/* Schedules one call of write_cb() for all changes that a move causes, so that they are saved
 * together. */
static void
schedule_writing (QdrSessionAutosave *self)
{
  if (self->source != 0 || qdr_session_get_game (self->session) == NULL)
    return;

  if (qdr_game_get_n_moves (qdr_session_get_game (self->session)) > LONG_GAME_MOVES)
    self->source = g_timeout_add (LONG_GAME_DELAY_MS, write_cb, self);
  else
    self->source = g_idle_add_full (G_PRIORITY_DEFAULT, write_cb, self, NULL);
}

static void
release_session (QdrSessionAutosave *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

static void
qdr_session_autosave_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_ENABLED:
    g_value_set_boolean (value, QDR_SESSION_AUTOSAVE (object)->enabled);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_session_autosave_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  QdrSessionAutosave *self = QDR_SESSION_AUTOSAVE (object);

  switch (id) {
  case PROP_ENABLED:
    if (self->enabled == g_value_get_boolean (value))
      break;
    self->enabled = g_value_get_boolean (value);
    if (self->session != NULL)
      schedule_writing (self);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_session_autosave_dispose (GObject *object)
{
  QdrSessionAutosave *self = QDR_SESSION_AUTOSAVE (object);

  release_session (self);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (qdr_session_autosave_parent_class)->dispose (object);
}

static void
qdr_session_autosave_class_init (QdrSessionAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = qdr_session_autosave_get_property;
  object_class->set_property = qdr_session_autosave_set_property;
  object_class->dispose = qdr_session_autosave_dispose;

  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qdr_session_autosave_init (QdrSessionAutosave *self)
{
}

QdrSessionAutosave *
qdr_session_autosave_new (QdrSession *session, QdrSessionStore *store, guint number)
{
  QdrSessionAutosave *self;

  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (QDR_IS_SESSION_STORE (store), NULL);
  g_return_val_if_fail (number > 0, NULL);

  self = g_object_new (QDR_TYPE_SESSION_AUTOSAVE, NULL);
  self->session = g_object_ref (session);
  self->store = g_object_ref (store);
  self->number = number;
  g_signal_connect_swapped (session, "changed", G_CALLBACK (schedule_writing), self);
  return self;
}

void
qdr_session_autosave_set_skips_saved_games (QdrSessionAutosave *self, gboolean skips_saved_games)
{
  g_return_if_fail (QDR_IS_SESSION_AUTOSAVE (self));

  self->skips_saved_games = skips_saved_games;
}

gboolean
qdr_session_autosave_close (QdrSessionAutosave *self)
{
  gboolean is_saved;

  g_return_val_if_fail (QDR_IS_SESSION_AUTOSAVE (self), FALSE);
  g_return_val_if_fail (self->session != NULL, FALSE);

  is_saved = self->enabled && qdr_session_store_is_open (self->store) && write_session (self) &&
             qdr_session_store_flush (self->store);
  if (is_saved)
    release_session (self);
  return is_saved;
}

void
qdr_session_autosave_discard (QdrSessionAutosave *self)
{
  g_return_if_fail (QDR_IS_SESSION_AUTOSAVE (self));

  release_session (self);
  qdr_session_store_remove_session (self->store, self->number);
}
