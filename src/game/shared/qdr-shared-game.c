/*
 * A game with people at other computers, by a file that all of them can reach, or by lines that
 * they send to one another.
 *
 * Reading and writing happen in a task on another thread, one at a time. What was read is compared
 * in the main thread. If ours goes on from it, another task writes ours, unless the file has
 * changed since it was read. Two computers may still write at the same moment; the one whose moves
 * are not in the file then finds it behind, and writes again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-shared-game.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-durable-file.h"
#include "qdr-game-line.h"
#include "qdr-saved-game.h"
#include "qdr-text-file.h"

#define POLL_MS 2000
#define SETTLE_MS 50 /* the wait after a change of the file, which may be followed by others */

/* A file that is not there is written again after so many looks, as programs that keep folders the
 * same remove a file before they put another in its place. */
#define MAX_LOOKS_FOR_FILE 3

/* How the file stands. */
typedef enum {
  QDR_SHARED_FILE_READY,      /* it has all moves that the game has */
  QDR_SHARED_FILE_BEHIND,     /* a move is being written */
  QDR_SHARED_FILE_MISSING,    /* it is not there */
  QDR_SHARED_FILE_UNREADABLE, /* it cannot be read, for example because it is half written */
  QDR_SHARED_FILE_UNWRITABLE, /* a move could not be written */
  QDR_SHARED_FILE_OTHER_GAME, /* it contains another game */
} QdrSharedFileState;

struct _QdrSharedGame {
  GObject parent_instance;

  QdrGame *game;
  GFile *file; /* (nullable) */
  GFile *folder;
  GFileMonitor *monitor; /* (nullable) */
  GCancellable *cancellable;
  GSource *timer;
  guint interval;        /* milliseconds between two looks at the file */
  guint ply;             /* the number of moves at which the game stands */
  gboolean is_following; /* whether moves are played that came in */
  gboolean is_busy;      /* whether a task runs */
  gboolean looks_again;  /* whether another task shall follow it */
  gboolean is_dirty;     /* whether the game has changed since it was the same as the file */
  gboolean is_recorded;  /* whether the record has all that the game has */
  guint n_missing;       /* successive looks that found no file */
  char *read_text;       /* (nullable): what the file had when it was last read */
  QdrSharedFileState state;
  char *reason;         /* (nullable): why the file could not be written */
  QdrGame *question;    /* (nullable): a copy that has parted from the game */
  QdrGame *next;        /* (nullable): the game after this one, as was agreed */
  gboolean is_own_move; /* whether the copy only has moves of a player at this computer */
};

G_DEFINE_FINAL_TYPE (QdrSharedGame, qdr_shared_game, G_TYPE_OBJECT)

static guint changed_signal;

static void
write_record (QdrSharedGame *self)
{
  g_autoptr (GError) error = NULL;

  self->is_recorded =
      qdr_shared_record_write (self->game, self->ply, self->file, self->folder, &error);
  if (self->is_recorded) {
    qdr_game_set_modified (self->game, FALSE);
  } else {
    g_free (self->reason);
    self->reason = g_strdup (error->message);
  }
}

/* Tasks */

/* What a task is given, and what it found. */
typedef struct {
  GWeakRef owner;
  GFile *file;
  gboolean is_forced; /* whether the file is parsed although it has what is expected */
  char *expected;     /* (nullable): what the file must have to be written; NULL if it must not
                        exist */
  char *text;         /* (nullable): what is to be written; NULL only reads */
  char *found;        /* (nullable): what the file has */
  QdrGame *game;      /* (nullable): the game in the file */
  GPtrArray *copies;  /* the games in copies of the file */
  gboolean is_missing;
  gboolean is_unchanged; /* whether the file has what is expected */
  gboolean is_written;
  char *reason; /* (nullable): why the file could not be written */
} Exchange;

static void
exchange_free (gpointer data)
{
  Exchange *self = data;

  g_weak_ref_clear (&self->owner);
  g_object_unref (self->file);
  g_free (self->expected);
  g_free (self->text);
  g_free (self->found);
  g_clear_object (&self->game);
  g_ptr_array_unref (self->copies);
  g_free (self->reason);
  g_free (self);
}

/* Returns whether @name is that of a copy which a program made of @original because two computers
 * had changed it: "a.sync-conflict-20261130-101112-ABCDEFG.quoridor" by Syncthing, "a (conflicted
 * copy 2026-11-30 101112).quoridor" by Nextcloud, and "a (Anna's conflicted copy
 * 2026-11-30).quoridor" by Dropbox, in its language. */
static gboolean
is_conflict_copy (const char *name, const char *original)
{
  const char *dot = strrchr (original, '.');
  const gsize stem = dot != NULL ? (gsize) (dot - original) : strlen (original);
  g_autofree char *small = NULL;

  if (strncmp (name, original, stem) != 0 || strcmp (name, original) == 0 ||
      !g_str_has_suffix (name, original + stem))
    return FALSE;
  small = g_ascii_strdown (name + stem, -1);
  return strstr (small, "confli") != NULL || strstr (small, "konfli") != NULL;
}

static void
read_copies (Exchange *self, GCancellable *cancellable)
{
  g_autofree char *name = g_file_get_basename (self->file);
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autoptr (GFileEnumerator) files = NULL;
  GFileInfo *info;
  GFile *file;

  if (folder != NULL)
    files = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME,
                                       G_FILE_QUERY_INFO_NONE, cancellable, NULL);
  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, cancellable, NULL) &&
         info != NULL) {
    g_autofree char *text = NULL;
    QdrGame *game;
    gsize length;

    if (!is_conflict_copy (g_file_info_get_name (info), name))
      continue;
    text = qdr_text_file_read (file, QDR_SAVED_GAME_MAX_SIZE, &length, cancellable, NULL);
    game = text != NULL ? qdr_shared_record_parse_game (text, length) : NULL;
    if (game != NULL)
      g_ptr_array_add (self->copies, game);
  }
}

static void
exchange_run (Exchange *self, GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  gsize length;

  self->found =
      qdr_text_file_read (self->file, QDR_SAVED_GAME_MAX_SIZE, &length, cancellable, &error);
  self->is_missing = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  self->is_unchanged =
      (self->found != NULL || self->is_missing) && g_strcmp0 (self->found, self->expected) == 0;
  if (self->text != NULL && self->is_unchanged) {
    g_autoptr (GError) failure = NULL;

    self->is_written =
        qdr_durable_file_replace (self->file, self->text, strlen (self->text), &failure);
    /* Without its folder the file is missing still. */
    if (!self->is_written && !g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
      self->reason = g_strdup (failure->message);
  } else {
    if (self->found != NULL && (!self->is_unchanged || self->is_forced))
      self->game = qdr_shared_record_parse_game (self->found, length);
    read_copies (self, cancellable);
  }
}

static void
exchange_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  exchange_run (data, cancellable);
  g_task_return_boolean (task, TRUE);
}

static Exchange *
exchange_new (QdrSharedGame *owner, char *text)
{
  Exchange *self = g_new0 (Exchange, 1);

  g_weak_ref_init (&self->owner, owner);
  self->file = g_object_ref (owner->file);
  self->is_forced = owner->is_dirty;
  self->expected = g_strdup (owner->read_text);
  self->text = text;
  self->copies = g_ptr_array_new_with_free_func (g_object_unref);
  return self;
}

static void exchanged_cb (GObject *source, GAsyncResult *result, gpointer user_data);

/* Reads the file, or writes @text (transfer full) (nullable) if it still has what was read. */
static void
start_exchange (QdrSharedGame *self, char *text)
{
  Exchange *exchange = exchange_new (self, text);
  g_autoptr (GTask) task = g_task_new (NULL, self->cancellable, exchanged_cb, NULL);

  self->is_busy = TRUE;
  self->looks_again = FALSE;
  g_task_set_task_data (task, exchange, exchange_free);
  g_task_run_in_thread (task, exchange_in_thread);
}

/* Comparison */

static void
set_state (QdrSharedGame *self, QdrSharedFileState state)
{
  if (self->state == state)
    return;

  self->state = state;
  g_signal_emit (self, changed_signal, 0);
}

static void
follow (QdrSharedGame *self, QdrGame *theirs)
{
  self->is_following = TRUE;
  self->ply = qdr_game_follow (self->game, self->ply, theirs);
  self->is_following = FALSE;
}

static void
apply_draw (QdrSharedGame *self)
{
  if (!qdr_game_has_agreed_draw (self->game, self->ply))
    return;
  qdr_game_go_to_ply (self->game, self->ply);
  qdr_game_agree_to_draw (self->game);
}

/* Does what everybody has agreed to. All computers do the same, whoever was the last to agree. */
static void
apply_agreement (QdrSharedGame *self)
{
  const QdrRequest request = qdr_game_get_request (self->game, self->ply);

  apply_draw (self);
  if (request.state != QDR_REQUEST_STATE_AGREED)
    return;
  if (request.kind == QDR_REQUEST_UNDO) {
    qdr_game_take_back_by_agreement (self->game, request.ply);
    self->ply = request.ply;
  } else if (request.kind == QDR_REQUEST_NEW_GAME && self->next == NULL) {
    self->next = qdr_game_make_next_shared_game (self->game);
  }
}

/* Begins the next game, which exists at another computer already. */
static void
adopt_next_game (QdrSharedGame *self)
{
  if (self->next == NULL)
    self->next = qdr_game_make_next_shared_game (self->game);
  g_signal_emit (self, changed_signal, 0);
}

/* Adopts what another copy has, or asks about it. */
static QdrMerge
receive (QdrSharedGame *self, QdrGame *theirs)
{
  const QdrMerge merge = qdr_game_compare (self->game, self->ply, theirs, NULL);

  switch (merge) {
  case QDR_MERGE_NEWER:
    follow (self, theirs);
    self->is_dirty = TRUE;
    apply_agreement (self);
    write_record (self);
    g_signal_emit (self, changed_signal, 0);
    break;
  case QDR_MERGE_PARTED:
  case QDR_MERGE_OWN_MOVE:
    if (self->question == NULL) {
      self->question = g_object_ref (theirs);
      self->is_own_move = merge == QDR_MERGE_OWN_MOVE;
      g_signal_emit (self, changed_signal, 0);
    }
    break;
  case QDR_MERGE_NEXT_GAME:
    adopt_next_game (self);
    break;
  case QDR_MERGE_SAME:
  case QDR_MERGE_OLDER:
  case QDR_MERGE_OTHER_GAME:
  default:
    break;
  }
  return merge;
}

/* Handles what was read. Returns whether ours must be written. */
static gboolean
compare_with_file (QdrSharedGame *self, Exchange *exchange)
{
  QdrMerge merge;

  for (guint i = 0; i < exchange->copies->len; i++) {
    QdrGame *copy = g_ptr_array_index (exchange->copies, i);

    /* A copy of another game with a similar name is no concern of ours. */
    if (self->question == NULL)
      receive (self, copy);
  }

  if (exchange->is_missing) {
    self->n_missing++;
    set_state (self, QDR_SHARED_FILE_MISSING);
    return self->n_missing >= MAX_LOOKS_FOR_FILE && self->question == NULL;
  }
  self->n_missing = 0;
  if (exchange->is_unchanged && !exchange->is_forced && !self->is_dirty)
    return FALSE;
  if (exchange->game == NULL) {
    /* An empty file is what some programs make before they fill it. */
    set_state (self, QDR_SHARED_FILE_UNREADABLE);
    return FALSE;
  }

  merge = self->question == NULL ? receive (self, exchange->game)
                                 : qdr_game_compare (self->game, self->ply, exchange->game, NULL);
  /* What was adopted from it or from its copies may be more than the file has. */
  if (merge == QDR_MERGE_NEWER)
    merge = qdr_game_compare (self->game, self->ply, exchange->game, NULL);
  switch (merge) {
  case QDR_MERGE_SAME:
    self->is_dirty = FALSE;
    set_state (self, QDR_SHARED_FILE_READY);
    return FALSE;
  case QDR_MERGE_OLDER:
    if (self->state != QDR_SHARED_FILE_UNWRITABLE)
      set_state (self, QDR_SHARED_FILE_BEHIND);
    return self->question == NULL;
  case QDR_MERGE_OTHER_GAME:
    set_state (self, QDR_SHARED_FILE_OTHER_GAME);
    return FALSE;
  case QDR_MERGE_NEWER:
  case QDR_MERGE_PARTED:
  case QDR_MERGE_OWN_MOVE:
  case QDR_MERGE_NEXT_GAME:
  default:
    set_state (self, QDR_SHARED_FILE_READY);
    return FALSE;
  }
}

static void
schedule (QdrSharedGame *self, gint64 delay_ms)
{
  const gint64 time = g_get_monotonic_time () + delay_ms * 1000;
  const gint64 present = g_source_get_ready_time (self->timer);

  if (present < 0 || time < present)
    g_source_set_ready_time (self->timer, time);
}

static void
exchanged_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Exchange *exchange = g_task_get_task_data (G_TASK (result));
  g_autoptr (QdrSharedGame) self = g_weak_ref_get (&exchange->owner);
  gboolean writes = FALSE;

  if (self == NULL || self->timer == NULL)
    return;

  self->is_busy = FALSE;
  if (exchange->is_written) {
    g_free (self->read_text);
    self->read_text = g_steal_pointer (&exchange->text);
    /* The others, or a folder program, may have written at the same moment. */
    self->looks_again = TRUE;
  } else if (exchange->reason != NULL) {
    g_free (self->reason);
    self->reason = g_steal_pointer (&exchange->reason);
    set_state (self, QDR_SHARED_FILE_UNWRITABLE);
  } else if (exchange->text != NULL && exchange->is_missing) {
    /* The folder is not there. */
    set_state (self, QDR_SHARED_FILE_MISSING);
  } else {
    g_free (self->read_text);
    self->read_text = g_steal_pointer (&exchange->found);
    writes = compare_with_file (self, exchange);
  }

  if (self->timer == NULL)
    return;
  if (writes) {
    if (!self->is_recorded)
      write_record (self);
    start_exchange (self, qdr_saved_game_to_text_at_ply (self->game, self->ply));
  } else {
    schedule (self, self->looks_again ? 0 : self->interval);
  }
}

static gboolean
timer_cb (gpointer data)
{
  QdrSharedGame *self = data;

  g_source_set_ready_time (self->timer, -1);
  qdr_shared_game_check (self);
  return G_SOURCE_CONTINUE;
}

void
qdr_shared_game_set_interval (QdrSharedGame *self, guint interval_ms)
{
  g_return_if_fail (QDR_IS_SHARED_GAME (self));

  self->interval = interval_ms;
}

void
qdr_shared_game_check (QdrSharedGame *self)
{
  g_return_if_fail (QDR_IS_SHARED_GAME (self));

  if (self->file == NULL)
    return;
  if (self->is_busy)
    self->looks_again = TRUE;
  else
    start_exchange (self, NULL);
}

static void
file_changed_cb (QdrSharedGame *self)
{
  schedule (self, MIN (SETTLE_MS, self->interval));
}

/* Changes at this computer */

static void
commit (QdrSharedGame *self)
{
  /* A handler may begin the next game, and release this one. */
  G_GNUC_UNUSED g_autoptr (QdrSharedGame) alive = g_object_ref (self);

  self->is_dirty = TRUE;
  self->is_recorded = FALSE;
  write_record (self);
  if (self->file != NULL && self->state == QDR_SHARED_FILE_READY)
    self->state = QDR_SHARED_FILE_BEHIND;
  g_signal_emit (self, changed_signal, 0);
  qdr_shared_game_check (self);
}

gboolean
qdr_shared_game_play (QdrSharedGame *self, QdrMove move, GError **error)
{
  gboolean is_played;

  g_return_val_if_fail (QDR_IS_SHARED_GAME (self), FALSE);

  self->is_following = TRUE;
  qdr_game_go_to_ply (self->game, self->ply);
  is_played = qdr_game_play_keeping_moves (self->game, move, error);
  self->is_following = FALSE;
  if (is_played) {
    self->ply++;
    commit (self);
  }
  return is_played;
}

/* A personality or an engine at this computer has moved. */
static void
played_cb (QdrSharedGame *self, guint number)
{
  QdrPlayer *player = qdr_game_get_player (self->game, number);

  if (self->is_following || qdr_player_is_person (player) || !qdr_player_is_here (player))
    return;

  self->ply = qdr_game_get_ply (self->game);
  commit (self);
}

GFile *
qdr_shared_game_get_file (QdrSharedGame *self)
{
  g_return_val_if_fail (QDR_IS_SHARED_GAME (self), NULL);

  return self->file;
}

guint
qdr_shared_game_get_ply (QdrSharedGame *self)
{
  g_return_val_if_fail (QDR_IS_SHARED_GAME (self), 0);

  return self->ply;
}

gboolean
qdr_shared_game_is_saved (QdrSharedGame *self)
{
  g_return_val_if_fail (QDR_IS_SHARED_GAME (self), FALSE);

  return self->is_recorded && !self->is_busy &&
         (self->file == NULL || self->state == QDR_SHARED_FILE_READY);
}

gboolean
qdr_shared_game_needs_message (QdrSharedGame *self)
{
  QdrRequest request;
  guint player;

  g_return_val_if_fail (QDR_IS_SHARED_GAME (self), FALSE);

  if (self->file != NULL || self->question != NULL)
    return FALSE;
  request = qdr_shared_game_get_request (self);
  if (request.kind != QDR_REQUEST_NONE)
    return qdr_player_is_here (qdr_game_get_player (self->game, request.last));
  if (self->ply == 0)
    return !qdr_player_is_here (qdr_game_get_player (self->game, 0));
  qdr_game_get_move (self->game, self->ply - 1, &player);
  return qdr_player_is_here (qdr_game_get_player (self->game, player));
}

/* Questions */

QdrGame *
qdr_shared_game_get_question (QdrSharedGame *self, gboolean *is_own_move)
{
  g_return_val_if_fail (QDR_IS_SHARED_GAME (self), NULL);

  if (is_own_move != NULL)
    *is_own_move = self->is_own_move;
  return self->question;
}

/* Returns (transfer full) the moves of @game from @from to @to, or a dash. */
static char *
list_moves (QdrGame *game, guint from, guint to)
{
  GString *text = g_string_new (from == to ? "–" : NULL);

  for (guint i = from; i < to; i++) {
    char move[QDR_MOVE_TEXT_SIZE];

    g_string_append_printf (text, "%s%s", i > from ? " " : "",
                            qdr_move_to_text (&qdr_game_get_position (game)->board,
                                              qdr_game_get_move (game, i, NULL), move));
  }
  return g_string_free (text, FALSE);
}

char *
qdr_merge_describe (QdrMerge merge)
{
  switch (merge) {
  case QDR_MERGE_SAME:
  case QDR_MERGE_OLDER:
    return g_strdup (_ ("The line has nothing new."));
  case QDR_MERGE_OWN_MOVE:
    return g_strdup (_ ("The line has a move of yours that you did not make here."));
  case QDR_MERGE_OTHER_GAME:
    return g_strdup (_ ("The line has the identity of this game, but is of another one."));
  case QDR_MERGE_NEWER:
  case QDR_MERGE_PARTED:
  case QDR_MERGE_NEXT_GAME:
  default:
    return NULL;
  }
}

QdrMerge
qdr_shared_game_receive (QdrSharedGame *self, QdrGame *theirs, char **sentence)
{
  G_GNUC_UNUSED g_autoptr (QdrSharedGame) alive = NULL;
  const guint ply = self->ply;
  QdrMerge merge;

  g_return_val_if_fail (QDR_IS_SHARED_GAME (self), QDR_MERGE_OTHER_GAME);
  g_return_val_if_fail (QDR_IS_GAME (theirs), QDR_MERGE_OTHER_GAME);
  g_return_val_if_fail (sentence != NULL, QDR_MERGE_OTHER_GAME);

  alive = g_object_ref (self);
  *sentence = NULL;
  if (self->question != NULL)
    return QDR_MERGE_PARTED;
  merge = qdr_game_compare_line (self->game, self->ply, theirs);
  *sentence = qdr_merge_describe (merge);
  if (*sentence != NULL)
    return merge;
  receive (self, theirs);
  qdr_shared_game_check (self);
  if (merge == QDR_MERGE_NEWER && self->ply > ply) {
    g_autofree char *moves = list_moves (self->game, ply, self->ply);

    /* Translators: %s are moves. */
    *sentence = g_strdup_printf (_ ("New: %s."), moves);
  }
  return merge;
}

static char *
describe_question (QdrSharedGame *self)
{
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;
  guint ply;

  qdr_game_compare (self->game, self->ply, self->question, &ply);
  own = list_moves (self->game, ply, self->ply);
  other = list_moves (self->question, ply, qdr_game_get_ply (self->question));
  if (self->is_own_move)
    /* Translators: %s are moves. */
    return g_strdup_printf (_ ("The other copy of the game has a move of yours that you did not "
                               "make here: %s."),
                            other);
  /* Translators: both %s are moves. */
  return g_strdup_printf (_ ("There are two copies of the game with different moves. Here: %s. In "
                             "the other one: %s."),
                          own, other);
}

static char *
describe_state (QdrSharedGame *self)
{
  switch (self->state) {
  case QDR_SHARED_FILE_MISSING:
    return g_strdup (_ ("The file of the game is not there. Waiting for it."));
  case QDR_SHARED_FILE_UNREADABLE:
    return g_strdup (_ ("The file of the game cannot be read yet. Waiting for it."));
  case QDR_SHARED_FILE_UNWRITABLE:
    /* Translators: %s is the reason. */
    return g_strdup_printf (_ ("Your move is stored, but not yet in the file: %s"), self->reason);
  case QDR_SHARED_FILE_OTHER_GAME:
    return g_strdup (_ ("The file now contains another game."));
  case QDR_SHARED_FILE_READY:
  case QDR_SHARED_FILE_BEHIND:
  default:
    return NULL;
  }
}

char *
qdr_shared_game_describe (QdrSharedGame *self)
{
  QdrRequest request;

  g_return_val_if_fail (QDR_IS_SHARED_GAME (self), NULL);

  if (self->question != NULL)
    return describe_question (self);
  request = qdr_game_get_request (self->game, self->ply);
  if (request.kind != QDR_REQUEST_NONE)
    return qdr_request_describe (&request, self->game);
  return qdr_shared_game_needs_message (self) ? g_strdup (_ ("Send the game in a message."))
                                              : describe_state (self);
}

void
qdr_shared_game_decide (QdrSharedGame *self, gboolean theirs_holds)
{
  g_autoptr (QdrGame) theirs = NULL;

  g_return_if_fail (QDR_IS_SHARED_GAME (self));
  g_return_if_fail (self->question != NULL);

  theirs = g_steal_pointer (&self->question);
  self->is_following = TRUE;
  if (theirs_holds)
    self->ply = qdr_game_follow (self->game, self->ply, theirs);
  qdr_game_hold (self->game, self->ply, theirs);
  self->is_following = FALSE;
  apply_draw (self);
  commit (self);
}

/* Requests */

QdrRequest
qdr_shared_game_get_request (QdrSharedGame *self)
{
  g_return_val_if_fail (QDR_IS_SHARED_GAME (self), (QdrRequest){ .kind = QDR_REQUEST_NONE });

  return qdr_game_get_request (self->game, self->ply);
}

gboolean
qdr_shared_game_can_request (QdrSharedGame *self, QdrRequestKind kind)
{
  guint player;

  g_return_val_if_fail (QDR_IS_SHARED_GAME (self), FALSE);

  player = qdr_game_find_asker (self->game);
  return player != QDR_MAX_PLAYERS && qdr_game_can_request (self->game, self->ply, player, kind);
}

gboolean
qdr_shared_game_request (QdrSharedGame *self, QdrRequestKind kind)
{
  if (!qdr_shared_game_can_request (self, kind))
    return FALSE;
  qdr_game_add_request (self->game, self->ply, qdr_game_find_asker (self->game), kind);
  commit (self);
  return TRUE;
}

guint
qdr_shared_game_get_answerer (QdrSharedGame *self)
{
  g_return_val_if_fail (QDR_IS_SHARED_GAME (self), QDR_MAX_PLAYERS);

  return qdr_game_find_answerer (self->game, self->ply);
}

void
qdr_shared_game_answer (QdrSharedGame *self, gboolean agrees)
{
  const guint player = qdr_shared_game_get_answerer (self);

  g_return_if_fail (player != QDR_MAX_PLAYERS);

  qdr_game_answer_request (self->game, self->ply, player, agrees);
  apply_agreement (self);
  commit (self);
}

QdrGame *
qdr_shared_game_get_next_game (QdrSharedGame *self)
{
  g_return_val_if_fail (QDR_IS_SHARED_GAME (self), NULL);

  return self->next;
}

/* The object */

/* Writes what the file lacks. What could not be written is in the record. */
static void
write_last_changes (QdrSharedGame *self)
{
  Exchange *exchange;
  gboolean is_older;

  if (self->file == NULL || self->question != NULL || !self->is_dirty)
    return;

  exchange = exchange_new (self, NULL);
  exchange_run (exchange, NULL);
  is_older = exchange->game != NULL &&
             qdr_game_compare (self->game, self->ply, exchange->game, NULL) == QDR_MERGE_OLDER;
  g_free (self->read_text);
  self->read_text = g_steal_pointer (&exchange->found);
  exchange_free (exchange);
  if (!is_older)
    return;

  exchange = exchange_new (self, qdr_saved_game_to_text_at_ply (self->game, self->ply));
  exchange_run (exchange, NULL);
  exchange_free (exchange);
}

static void
qdr_shared_game_dispose (GObject *object)
{
  QdrSharedGame *self = QDR_SHARED_GAME (object);

  if (self->timer != NULL) {
    g_cancellable_cancel (self->cancellable);
    write_last_changes (self);
    g_source_destroy (self->timer);
  }
  g_clear_pointer (&self->timer, g_source_unref);
  if (self->monitor != NULL)
    g_file_monitor_cancel (self->monitor);
  g_clear_object (&self->monitor);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->question);
  g_clear_object (&self->next);

  G_OBJECT_CLASS (qdr_shared_game_parent_class)->dispose (object);
}

static void
qdr_shared_game_finalize (GObject *object)
{
  QdrSharedGame *self = QDR_SHARED_GAME (object);

  g_clear_object (&self->cancellable);
  g_clear_object (&self->file);
  g_clear_object (&self->folder);
  g_free (self->read_text);
  g_free (self->reason);

  G_OBJECT_CLASS (qdr_shared_game_parent_class)->finalize (object);
}

static void
qdr_shared_game_class_init (QdrSharedGameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_shared_game_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_shared_game_finalize;

  changed_signal = g_signal_new ("changed", QDR_TYPE_SHARED_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static gboolean
dispatch_timer (GSource *source, GSourceFunc callback, gpointer user_data)
{
  return callback (user_data);
}

static void
qdr_shared_game_init (QdrSharedGame *self)
{
  self->cancellable = g_cancellable_new ();
  self->interval = POLL_MS;
  self->is_dirty = TRUE;
}

QdrSharedGame *
qdr_shared_game_new (QdrGame *game, GFile *file, GFile *folder)
{
  static GSourceFuncs timer_funcs = { .dispatch = dispatch_timer };
  g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();
  QdrSharedGame *self;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (file == NULL || G_IS_FILE (file), NULL);
  g_return_val_if_fail (G_IS_FILE (folder), NULL);

  self = g_object_new (QDR_TYPE_SHARED_GAME, NULL);
  self->game = g_object_ref (game);
  g_set_object (&self->file, file);
  self->folder = g_object_ref (folder);
  self->ply = qdr_game_get_ply (game);
  apply_draw (self);
  write_record (self);
  g_signal_connect_object (game, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);

  self->timer = g_source_new (&timer_funcs, sizeof (GSource));
  g_source_set_callback (self->timer, timer_cb, self, NULL);
  g_source_set_static_name (self->timer, "[quoridor] shared game");
  g_source_attach (self->timer, context);
  if (file != NULL) {
    self->state = QDR_SHARED_FILE_BEHIND;
    self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
    if (self->monitor != NULL)
      g_signal_connect_object (self->monitor, "changed", G_CALLBACK (file_changed_cb), self,
                               G_CONNECT_SWAPPED);
  }
  qdr_shared_game_check (self);
  return self;
}
