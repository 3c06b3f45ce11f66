/*
 * Input for GTK's file dialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "file-dialog-fixture.h"

#include <string.h>

#include "waiting.h"

/* GTK 4.8 sometimes draws the folder bar before its buttons have a position, with a warning.
 * All other warnings are errors. */
static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  static const char known[] = "Trying to snapshot GtkButton ";

  for (gsize i = 0; i < n_fields; i++)
    if (strcmp (fields[i].key, "MESSAGE") == 0 && g_str_has_prefix (fields[i].value, known))
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

void
file_dialog_prepare (void)
{
  g_log_set_writer_func (write_log, NULL, NULL);
  /* GTK adds these names to a file in its list of recent files. */
  g_set_prgname ("quoridor");
  g_set_application_name ("quoridor");
}

void
file_dialog_use_folders (const char *documents, const char *videos)
{
  g_autofree char *list = g_build_filename (documents, "user-dirs.dirs", NULL);
  g_autofree char *config = g_strdup (g_getenv ("XDG_CONFIG_HOME"));
  g_autofree char *text = g_strdup_printf ("XDG_DOCUMENTS_DIR=\"%s\"\nXDG_PICTURES_DIR=\"%s\"\n"
                                           "XDG_VIDEOS_DIR=\"%s\"\n",
                                           documents, documents, videos);

  g_assert_true (g_file_set_contents (list, text, -1, NULL));
  g_setenv ("XDG_CONFIG_HOME", documents, TRUE);
  /* Only a list that was read before is read again. */
  g_get_user_special_dir (G_USER_DIRECTORY_PICTURES);
  g_reload_user_special_dirs_cache ();
  g_setenv ("XDG_CONFIG_HOME", config, TRUE);
}

static gboolean
chooser_is_shown (gpointer data)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GtkWidget **chooser = data;

  for (GList *node = windows; node != NULL; node = node->next)
    if (GTK_IS_FILE_CHOOSER (node->data) && gtk_widget_get_mapped (node->data))
      *chooser = node->data;
  return *chooser != NULL;
}

typedef struct {
  GtkFileChooser *chooser;
  GFile *folder;
} Place;

static gboolean
folder_is_shown (gpointer data)
{
  const Place *place = data;
  g_autoptr (GFile) shown = gtk_file_chooser_get_current_folder (place->chooser);

  return shown != NULL && g_file_equal (shown, place->folder);
}

void
file_dialog_save (const char *folder, const char *name)
{
  g_autoptr (GFile) wanted = g_file_new_for_path (folder);
  GtkWidget *chooser = NULL;
  Place place = { NULL, wanted };

  fixture_wait (chooser_is_shown, &chooser);
  place.chooser = GTK_FILE_CHOOSER (chooser);
  fixture_wait (folder_is_shown, &place);
  gtk_file_chooser_set_current_name (place.chooser, name);
  g_signal_emit_by_name (gtk_dialog_get_widget_for_response (GTK_DIALOG (chooser),
                                                             GTK_RESPONSE_ACCEPT),
                         "clicked");
}
