/*
 * A game in a list of the library, which may not have been read yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-listed-game.h"

#include "qdr-notation.h"

struct _QdrListedGame {
  GObject parent_instance;

  GHashTable *siblings; /* of gint64 and QdrListedGame, unowned */
  gint64 id;
  QdrLibraryEntry *entry; /* (nullable) */
  char *final;            /* (nullable) */
};

G_DEFINE_FINAL_TYPE (QdrListedGame, qdr_listed_game, G_TYPE_OBJECT)

static guint loaded_signal;

static void
qdr_listed_game_finalize (GObject *object)
{
  QdrListedGame *self = QDR_LISTED_GAME (object);

  g_hash_table_remove (self->siblings, &self->id);
  g_hash_table_unref (self->siblings);
  qdr_library_entry_free (self->entry);
  g_free (self->final);

  G_OBJECT_CLASS (qdr_listed_game_parent_class)->finalize (object);
}

static void
qdr_listed_game_class_init (QdrListedGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_listed_game_finalize;

  loaded_signal = g_signal_new ("loaded", QDR_TYPE_LISTED_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
qdr_listed_game_init (QdrListedGame *self)
{
}

QdrListedGame *
qdr_listed_game_new (GHashTable *siblings, gint64 id)
{
  QdrListedGame *self;

  g_return_val_if_fail (siblings != NULL, NULL);

  self = g_object_new (QDR_TYPE_LISTED_GAME, NULL);
  self->siblings = g_hash_table_ref (siblings);
  self->id = id;
  g_hash_table_insert (siblings, &self->id, self);
  return self;
}

void
qdr_listed_game_fill (QdrListedGame *self, QdrLibraryEntry *entry, char *final)
{
  g_return_if_fail (QDR_IS_LISTED_GAME (self));
  g_return_if_fail (entry != NULL && final != NULL);

  qdr_library_entry_free (self->entry);
  g_free (self->final);
  self->entry = entry;
  self->final = final;
  g_signal_emit (self, loaded_signal, 0);
}

gint64
qdr_listed_game_get_id (QdrListedGame *self)
{
  g_return_val_if_fail (QDR_IS_LISTED_GAME (self), 0);

  return self->id;
}

const QdrLibraryEntry *
qdr_listed_game_get_entry (QdrListedGame *self)
{
  g_return_val_if_fail (QDR_IS_LISTED_GAME (self), NULL);

  return self->entry;
}

QdrGame *
qdr_listed_game_make_final (QdrListedGame *self)
{
  QdrPosition position;

  g_return_val_if_fail (QDR_IS_LISTED_GAME (self), NULL);

  if (self->final == NULL || !qdr_position_from_text (self->final, &position, NULL, NULL))
    return NULL;
  return qdr_game_new (&position, FALSE);
}
