/*
 * Records of games with people at other computers, in the user's data folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-shared-record.h"

#include <string.h>

#include "qdr-durable-file.h"
#include "qdr-game-line.h"
#include "qdr-game-merge.h"
#include "qdr-game-request.h"
#include "qdr-key-file.h"
#include "qdr-saved-game.h"
#include "qdr-text-file.h"

#define GROUP "Game"
#define SUFFIX ".game"

/* Players at this computer */

gboolean
qdr_game_is_shared (QdrGame *game)
{
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (g_str_equal (qdr_player_get_seat (qdr_game_get_player (game, i)), QDR_SEAT_ELSEWHERE))
      return TRUE;
  return FALSE;
}

guint
qdr_game_get_players_here (QdrGame *game)
{
  guint players = 0;

  g_return_val_if_fail (QDR_IS_GAME (game), 0);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (qdr_player_is_human (qdr_game_get_player (game, i)))
      players |= 1u << i;
  return players;
}

void
qdr_game_set_players_here (QdrGame *game, guint players)
{
  guint first = QDR_MAX_PLAYERS;

  g_return_if_fail (QDR_IS_GAME (game));

  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);

    if (qdr_player_is_person (player)) {
      if (first == QDR_MAX_PLAYERS)
        first = i;
      qdr_player_set_here (player, (players & 1u << i) != 0);
    }
  }
  for (guint i = 0; i < qdr_game_get_n_players (game) && first != QDR_MAX_PLAYERS; i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);

    if (!qdr_player_is_person (player))
      qdr_player_set_here (player, (players & 1u << first) != 0);
  }
}

/* Records */

/* Sets the identity of a game of which the file has none, so that all who read the file set the
 * same. */
static void
set_id (QdrGame *game)
{
  const char *checksum = qdr_saved_game_get_checksum (game);

  if (qdr_game_get_header (game, QDR_GAME_ID) == NULL && checksum != NULL &&
      strlen (checksum) >= QDR_GAME_ID_LENGTH) {
    g_autofree char *id = g_strndup (checksum, QDR_GAME_ID_LENGTH);

    qdr_game_set_header (game, QDR_GAME_ID, id);
  }
  qdr_game_need_id (game);
}

GFile *
qdr_shared_record_get_default_folder (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "quoridor", "shared", NULL);
}

void
qdr_shared_record_free (QdrSharedRecord *self)
{
  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_free (self);
}

static GFile *
get_record_file (GFile *folder, QdrGame *game)
{
  g_autofree char *name = g_strconcat (qdr_game_need_id (game), SUFFIX, NULL);

  return g_file_get_child (folder, name);
}

QdrGame *
qdr_shared_record_parse_game (const char *text, gsize length)
{
  g_autoptr (GPtrArray) games = qdr_saved_game_parse (text, length, NULL, NULL);

  return games != NULL && games->len == 1 ? g_object_ref (g_ptr_array_index (games, 0)) : NULL;
}

static QdrSharedRecord *
read_record (GFile *file)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (QdrSharedRecord) self = NULL;
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *contents = NULL;
  g_autofree char *text = NULL;
  g_autofree char *uri = NULL;
  gsize length;

  contents = qdr_text_file_read (file, 2 * QDR_SAVED_GAME_MAX_SIZE, &length, NULL, NULL);
  if (contents == NULL || length == 0 ||
      !g_key_file_load_from_data (keys, contents, length, G_KEY_FILE_NONE, NULL))
    return NULL;
  text = qdr_key_file_get_string (keys, GROUP, "Text", NULL);
  uri = qdr_key_file_get_string (keys, GROUP, "File", NULL);
  game = text != NULL ? qdr_shared_record_parse_game (text, strlen (text)) : NULL;
  if (game == NULL)
    return NULL;

  self = g_new0 (QdrSharedRecord, 1);
  self->game = g_steal_pointer (&game);
  self->file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  qdr_game_set_players_here (self->game,
                             (guint) g_key_file_get_integer (keys, GROUP, "Here", NULL));
  return g_steal_pointer (&self);
}

GPtrArray *
qdr_shared_record_list (GFile *folder)
{
  GPtrArray *list =
      g_ptr_array_new_with_free_func ((GDestroyNotify) (void *) qdr_shared_record_free);
  g_autoptr (GFileEnumerator) files = NULL;
  GFileInfo *info;
  GFile *file;

  g_return_val_if_fail (G_IS_FILE (folder), list);

  files = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE,
                                     NULL, NULL);
  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) &&
         info != NULL) {
    QdrSharedRecord *record =
        g_str_has_suffix (g_file_info_get_name (info), SUFFIX) ? read_record (file) : NULL;

    if (record != NULL)
      g_ptr_array_add (list, record);
  }
  return list;
}

QdrSharedRecord *
qdr_shared_record_find (GFile *folder, QdrGame *game)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GPtrArray) records = NULL;
  QdrSharedRecord *record;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  set_id (game);
  file = get_record_file (folder, game);
  record = read_record (file);
  if (record != NULL)
    return record;

  records = qdr_shared_record_list (folder);
  for (guint i = 0; i < records->len; i++) {
    g_autoptr (QdrGame) before = NULL;

    record = g_ptr_array_index (records, i);
    if (qdr_game_compare (record->game, qdr_game_get_ply (record->game), game, NULL) !=
        QDR_MERGE_NEXT_GAME)
      continue;
    before = g_steal_pointer (&record->game);
    record->game = qdr_game_make_next_shared_game (before);
    return g_ptr_array_steal_index (records, i);
  }
  return NULL;
}

gboolean
qdr_shared_record_write (QdrGame *game, guint ply, GFile *file, GFile *folder, GError **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GFile) record = NULL;
  g_autofree char *text = NULL;
  g_autofree char *contents = NULL;
  gsize length;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (file == NULL || G_IS_FILE (file), FALSE);
  g_return_val_if_fail (G_IS_FILE (folder), FALSE);

  set_id (game);
  record = get_record_file (folder, game);
  text = qdr_saved_game_to_text_at_ply (game, ply);
  if (file != NULL) {
    g_autofree char *uri = g_file_get_uri (file);

    g_key_file_set_string (keys, GROUP, "File", uri);
  }
  g_key_file_set_integer (keys, GROUP, "Here", (int) qdr_game_get_players_here (game));
  g_key_file_set_string (keys, GROUP, "Text", text);
  contents = g_key_file_to_data (keys, &length, NULL);
  g_file_make_directory_with_parents (folder, NULL, NULL);
  return qdr_durable_file_replace (record, contents, length, error);
}

/* Games that are not over */

/* Updates the game of a record to what its file has. Returns whether it is open. */
static gboolean
update_record (QdrSharedRecord *record, GCancellable *cancellable)
{
  guint ply = qdr_game_get_ply (record->game);
  QdrMerge merge = QDR_MERGE_SAME;

  if (record->file != NULL) {
    g_autoptr (GError) error = NULL;
    g_autoptr (QdrGame) theirs = NULL;
    gsize length;
    g_autofree char *text =
        qdr_text_file_read (record->file, QDR_SAVED_GAME_MAX_SIZE, &length, cancellable, &error);

    if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
      return FALSE;
    theirs = text != NULL ? qdr_shared_record_parse_game (text, length) : NULL;
    if (theirs != NULL)
      merge = qdr_game_compare (record->game, ply, theirs, NULL);
    if (merge == QDR_MERGE_OTHER_GAME)
      return FALSE;
    if (merge == QDR_MERGE_NEWER) {
      ply = qdr_game_follow (record->game, ply, theirs);
    } else if (merge == QDR_MERGE_NEXT_GAME) {
      g_autoptr (QdrGame) before = g_steal_pointer (&record->game);

      record->game = qdr_game_make_next_shared_game (before);
      ply = qdr_game_follow (record->game, 0, theirs);
    }
  }
  qdr_game_go_to_ply (record->game, ply);
  record->waits = merge == QDR_MERGE_PARTED || merge == QDR_MERGE_OWN_MOVE ||
                  qdr_game_find_answerer (record->game, ply) != QDR_MAX_PLAYERS;
  if (record->waits)
    return TRUE;
  if (qdr_game_get_result (record->game).outcome != QDR_OUTCOME_ONGOING ||
      qdr_game_has_agreed_draw (record->game, ply) ||
      qdr_game_get_request (record->game, ply).state == QDR_REQUEST_STATE_AGREED)
    return FALSE;
  record->waits =
      qdr_player_is_human (qdr_game_get_player (record->game, qdr_game_get_turn (record->game)));
  return TRUE;
}

/* Sorts the games that wait to the front, and all by their identities. */
static int
compare_records (gconstpointer a, gconstpointer b)
{
  const QdrSharedRecord *one = *(const QdrSharedRecord *const *) a;
  const QdrSharedRecord *other = *(const QdrSharedRecord *const *) b;

  if (one->waits != other->waits)
    return one->waits ? -1 : 1;
  return strcmp (qdr_game_get_header (one->game, QDR_GAME_ID),
                 qdr_game_get_header (other->game, QDR_GAME_ID));
}

GPtrArray *
qdr_shared_record_list_open (GFile *folder, GCancellable *cancellable)
{
  GPtrArray *records = NULL;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);

  records = qdr_shared_record_list (folder);
  for (guint i = records->len; i > 0; i--)
    if (!update_record (g_ptr_array_index (records, i - 1), cancellable))
      g_ptr_array_remove_index (records, i - 1);
  g_ptr_array_sort (records, compare_records);
  return records;
}
