/*
 * The option --library, and the recorder that adds games to the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-recorder.h"

#include <glib/gi18n-lib.h>

#include "qdr-command.h"
#include "qdr-config.h"
#include "qdr-saved-game.h"

static gboolean
library_cb (const char *name, const char *value, gpointer data, GError **error)
{
  QdrLibraryRecorder *self = data;

  self->is_enabled = TRUE;
  g_free (self->path);
  self->path = g_strdup (value);
  return TRUE;
}

void
qdr_library_recorder_add_option (QdrLibraryRecorder *self, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "library", 0, G_OPTION_FLAG_OPTIONAL_ARG | G_OPTION_FLAG_FILENAME, G_OPTION_ARG_CALLBACK,
      library_cb, N_ ("Add the games to the library, this user’s or another"), N_ ("[FILE]") },
    { NULL },
  };

  g_return_if_fail (self != NULL);
  g_return_if_fail (g_option_context_get_main_group (context) == NULL);

  /* GOption passes @self, the data of the main group, to library_cb(). */
  g_option_context_set_main_group (context, g_option_group_new (NULL, NULL, NULL, self, NULL));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

gboolean
qdr_library_recorder_open (QdrLibraryRecorder *self, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!self->is_enabled)
    return TRUE;

  path = self->path != NULL ? g_strdup (self->path) : qdr_library_get_default_path ();
  self->library = qdr_library_open (path, error);
  return self->library != NULL;
}

void
qdr_library_recorder_add_game (QdrLibraryRecorder *self, QdrGame *game, QdrLibrarySource source)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  g_return_if_fail (self != NULL && QDR_IS_GAME (game));

  if (self->library == NULL ||
      qdr_library_add_game (self->library, game, source, QDR_VERSION, NULL, NULL, &error))
    return;

  /* Translators: %s is another sentence with the reason. */
  sentence = g_strdup_printf (_ ("The game is not in the library. %s"), error->message);
  if (g_strcmp0 (sentence, self->last_error) != 0)
    qdr_print_error (sentence);
  g_free (self->last_error);
  self->last_error = g_steal_pointer (&sentence);
}

void
qdr_library_recorder_clear (QdrLibraryRecorder *self)
{
  g_clear_pointer (&self->library, qdr_library_close);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->last_error, g_free);
}
