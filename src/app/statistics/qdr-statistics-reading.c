/*
 * Reading statistics, in the thread of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-statistics-reading.h"

#include "qdr-library-ratings.h"
#include "qdr-person-name.h"

QdrStatisticsReading *
qdr_statistics_reading_new (QdrPersonalityList *personalities, const QdrLibraryPlayer *player)
{
  QdrStatisticsReading *self = g_new0 (QdrStatisticsReading, 1);

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self->measured = qdr_personality_list_copy_ratings (personalities);
  if (player != NULL) {
    self->identity = g_strdup (player->identity);
    self->is_personality = player->is_personality;
  }
  return self;
}

void
qdr_statistics_reading_free (gpointer data)
{
  QdrStatisticsReading *self = data;

  if (self == NULL)
    return;

  g_hash_table_unref (self->measured);
  g_free (self->identity);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_pointer (&self->winners, g_ptr_array_unref);
  qdr_player_record_free (self->record);
  g_clear_pointer (&self->of_two, qdr_library_comparison_free);
  g_clear_pointer (&self->of_four, qdr_library_comparison_free);
  g_free (self);
}

/* --- Who is meant ----------------------------------------------------------------------------- */

static gboolean
is_user (const QdrLibraryPlayer *player)
{
  g_autofree char *name = qdr_person_name_get_user_or_account ();

  return !player->is_personality && g_str_equal (player->identity, name);
}

static gint
rank (const QdrLibraryPlayer *player)
{
  if (is_user (player))
    return 0;
  return player->is_personality ? 2 : 1;
}

/* The user, other people, personalities; the library has those with most games first, and so they
 * stay among each other. */
static GPtrArray *
sort_players (GPtrArray *players)
{
  GPtrArray *sorted = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_player_free);

  for (int i = 0; i <= 2; i++)
    for (guint j = 0; j < players->len; j++)
      if (players->pdata[j] != NULL && rank (players->pdata[j]) == i)
        g_ptr_array_add (sorted, g_steal_pointer (&players->pdata[j]));
  g_ptr_array_unref (players);
  return sorted;
}

static guint
find_chosen (const QdrStatisticsReading *self)
{
  for (guint i = 0; self->identity != NULL && i < self->players->len; i++) {
    const QdrLibraryPlayer *player = g_ptr_array_index (self->players, i);

    if (player->is_personality == self->is_personality &&
        g_str_equal (player->identity, self->identity))
      return i;
  }
  return 0;
}

/* --- Reading ---------------------------------------------------------------------------------- */

static QdrPlayerRecord *
read_record (QdrLibrary *library,
             const QdrLibraryPlayer *player,
             GCancellable *cancellable,
             GError **error)
{
  g_autoptr (QdrPlayerRecord) record = g_new0 (QdrPlayerRecord, 1);

  record->statistics =
      qdr_library_read_statistics (library, player->is_personality, player->identity, error);
  if (record->statistics == NULL || g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  record->ratings =
      qdr_library_list_ratings (library, player->is_personality, player->identity, error);
  if (record->ratings == NULL)
    return NULL;
  record->reviewed =
      qdr_library_list_reviewed (library, player->is_personality, player->identity, error);
  return record->reviewed != NULL ? g_steal_pointer (&record) : NULL;
}

gboolean
qdr_statistics_reading_read_player (QdrLibrary *library,
                                    gpointer data,
                                    GCancellable *cancellable,
                                    GError **error)
{
  QdrStatisticsReading *self = data;

  if (!qdr_library_update_ratings (library, qdr_personality_list_look_up_rating, self->measured,
                                   error) ||
      g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  self->players = qdr_library_list_players (library, error);
  if (self->players == NULL || g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  self->players = sort_players (self->players);
  if (self->players->len == 0)
    return TRUE;

  self->chosen = find_chosen (self);
  self->record =
      read_record (library, g_ptr_array_index (self->players, self->chosen), cancellable, error);
  return self->record != NULL;
}

gboolean
qdr_statistics_reading_read_winners (QdrLibrary *library,
                                     gpointer data,
                                     GCancellable *cancellable,
                                     GError **error)
{
  QdrStatisticsReading *self = data;

  if (!qdr_library_update_ratings (library, qdr_personality_list_look_up_rating, self->measured,
                                   error) ||
      g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  self->winners = qdr_library_list_winners (library, error);
  return self->winners != NULL;
}

gboolean
qdr_statistics_reading_read_pairings (QdrLibrary *library,
                                      gpointer data,
                                      GCancellable *cancellable,
                                      GError **error)
{
  QdrStatisticsReading *self = data;

  self->of_two = qdr_library_compare_personalities (library, 2, error);
  if (self->of_two == NULL || g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  self->of_four = qdr_library_compare_personalities (library, 4, error);
  return self->of_four != NULL;
}
