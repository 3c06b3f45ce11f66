/*
 * The dialog in which an engine of another program is added, or gets another name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-engine-dialog.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-file-dialog.h"
#include "qdr-icon-button.h"
#include "qdr-window-presenting.h"
#include "qdr-row-fixups.h"

/* How a program is tried on another thread. */
typedef struct {
  char *command;
  char *name; /* (nullable): what it calls itself */
  QdrProtocol protocol;
  gint wish; /* atomic: 1 gives it up */
} Trial;

struct _QdrEngineDialog {
  AdwWindow parent_instance;

  QdrExternalEngineList *list;
  QdrExternalEngine *engine; /* (nullable): the one to be renamed */
  Trial *trial;              /* (nullable): while one goes on */

  GtkWidget *accept;
  GtkWidget *cancel;
  GtkWidget *group;
  AdwEntryRow *command;
  GtkWidget *choose;
  AdwEntryRow *name;
  GtkSpinner *spinner;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (QdrEngineDialog, qdr_engine_dialog, ADW_TYPE_WINDOW)

static Trial *
trial_new (const char *command)
{
  Trial *self = g_atomic_rc_box_new0 (Trial);

  self->command = g_strdup (command);
  return self;
}

static void
trial_clear (gpointer data)
{
  Trial *self = data;

  g_free (self->command);
  g_free (self->name);
}

static void
trial_release (gpointer data)
{
  g_atomic_rc_box_release_full (data, trial_clear);
}

/* --- What is said ----------------------------------------------------------------------------- */

static const char *
text_of (AdwEntryRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

static void
say (QdrEngineDialog *self, const char *sentence, gboolean is_refusal)
{
  gtk_label_set_label (self->words, sentence);
  if (is_refusal)
    gtk_widget_add_css_class (GTK_WIDGET (self->words), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->words), "error");
}

static void
tell (QdrEngineDialog *self, const char *sentence, gboolean is_refusal)
{
  say (self, sentence, is_refusal);
  /* In the text of a row a screen reader would not hear it. */
  if (is_refusal)
    gtk_widget_grab_focus (self->accept);
  qdr_announce (GTK_WIDGET (self), sentence);
}

static void
update (QdrEngineDialog *self)
{
  const gboolean is_busy = self->trial != NULL;

  gtk_widget_set_sensitive (self->group, !is_busy);
  gtk_widget_set_sensitive (self->accept,
                            !is_busy && *text_of (self->command) != '\0' &&
                                (self->engine == NULL || *text_of (self->name) != '\0'));
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), is_busy);
  gtk_spinner_set_spinning (self->spinner, is_busy);
}

static void
introduce (QdrEngineDialog *self)
{
  say (self,
       self->engine != NULL ? ""
                            : _ ("The program is tried first. It plays by UQI or QTP, with no "
                                 "network and no files but its own."),
       FALSE);
}

static void
changed_cb (QdrEngineDialog *self)
{
  introduce (self);
  update (self);
}

/* --- Trying ----------------------------------------------------------------------------------- */

static void
try_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Trial *trial = task_data;
  GError *error = NULL;

  if (qdr_external_engine_try (trial->command, &trial->wish, &trial->protocol, &trial->name,
                               &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* (transfer full): the first name that is free, of @name, "@name 2" and so on. */
static char *
find_free_name (QdrExternalEngineList *list, const char *name)
{
  char *found = g_strdup (name);

  for (guint i = 2; qdr_external_engine_list_find (list, found) != NULL; i++) {
    g_free (found);
    found = g_strdup_printf (_ ("%s %u"), name, i);
  }
  return found;
}

static gboolean
add (QdrEngineDialog *self, Trial *trial, GError **error)
{
  g_autofree char *typed = g_strstrip (g_strdup (text_of (self->name)));
  g_autofree char *usual =
      find_free_name (self->list, trial->name != NULL ? trial->name : _ ("Engine"));
  g_autoptr (QdrExternalEngine) engine =
      qdr_external_engine_new (*typed != '\0' ? typed : usual, trial->command, trial->protocol,
                               error);

  return engine != NULL && qdr_external_engine_list_add (self->list, engine, G_MAXUINT, error);
}

static void
tried_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrEngineDialog) self = user_data;
  Trial *trial = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (self->trial != trial) {
    g_task_propagate_boolean (G_TASK (result), NULL);
    return;
  }
  g_clear_pointer (&self->trial, trial_release);
  update (self);
  if (!g_task_propagate_boolean (G_TASK (result), &error) &&
      error->domain != QDR_EXTERNAL_ENGINE_ERROR) {
    /* Translators: the second says why, as in "the program does not answer". */
    sentence = g_strdup_printf (_ ("This is no engine: %s."), error->message);
    tell (self, sentence, TRUE);
  } else if (error != NULL || !add (self, trial, &error)) {
    sentence = g_strdup_printf ("%s.", error->message);
    tell (self, sentence, TRUE);
  } else {
    gtk_window_close (GTK_WINDOW (self));
  }
}

static void
try_engine (QdrEngineDialog *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, tried_cb, g_object_ref (self));

  self->trial = trial_new (text_of (self->command));
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->trial), trial_release);
  g_task_run_in_thread (task, try_in_thread);
  /* The text that has the focus cannot be used meanwhile. */
  gtk_widget_grab_focus (self->cancel);
  update (self);
  tell (self, _ ("The program is tried …"), FALSE);
}

static void
give_up (QdrEngineDialog *self)
{
  if (self->trial != NULL)
    g_atomic_int_set (&self->trial->wish, 1);
  g_clear_pointer (&self->trial, trial_release);
}

/* --- Answers ---------------------------------------------------------------------------------- */

static void
rename_engine (QdrEngineDialog *self)
{
  g_autofree char *name = g_strstrip (g_strdup (text_of (self->name)));
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (qdr_external_engine_list_rename (self->list, self->engine, name, &error)) {
    gtk_window_close (GTK_WINDOW (self));
    return;
  }
  sentence = g_strdup_printf ("%s.", error->message);
  tell (self, sentence, TRUE);
}

static void
accept_cb (QdrEngineDialog *self)
{
  if (self->engine != NULL)
    rename_engine (self);
  else
    try_engine (self);
}

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrEngineDialog) self = user_data;
  g_autoptr (GFile) file = qdr_file_dialog_finish (result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *quoted = path != NULL ? g_shell_quote (path) : NULL;

  if (path == NULL)
    return;
  /* Only what a shell would take apart needs quotation marks. */
  gtk_editable_set_text (GTK_EDITABLE (self->command),
                         strpbrk (path, " \t\"'\\$`#") != NULL ? quoted : path);
  gtk_editable_set_position (GTK_EDITABLE (self->command), -1);
}

static void
choose_cb (QdrEngineDialog *self)
{
  qdr_file_dialog_open_any_async (GTK_WINDOW (self), _ ("Choose a Program"), chosen_cb,
                                  g_object_ref (self));
}

static gboolean
qdr_engine_dialog_close_request (GtkWindow *window)
{
  /* A text that has the focus complains if it goes with its window. */
  gtk_window_set_focus (window, NULL);

  return GTK_WINDOW_CLASS (qdr_engine_dialog_parent_class)->close_request (window);
}

/* However it goes: closed, or with the window behind it. */
static void
qdr_engine_dialog_unrealize (GtkWidget *widget)
{
  give_up (QDR_ENGINE_DIALOG (widget));

  GTK_WIDGET_CLASS (qdr_engine_dialog_parent_class)->unrealize (widget);
}

static void
qdr_engine_dialog_dispose (GObject *object)
{
  QdrEngineDialog *self = QDR_ENGINE_DIALOG (object);

  give_up (self);
  g_clear_object (&self->list);
  g_clear_object (&self->engine);

  G_OBJECT_CLASS (qdr_engine_dialog_parent_class)->dispose (object);
}

static void
qdr_engine_dialog_class_init (QdrEngineDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_engine_dialog_dispose;
  widget_class->unrealize = qdr_engine_dialog_unrealize;
  GTK_WINDOW_CLASS (klass)->close_request = qdr_engine_dialog_close_request;

  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/engines/engine-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, accept);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, cancel);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, group);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, command);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, choose);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, name);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, spinner);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, words);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
qdr_engine_dialog_init (QdrEngineDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), self->accept);
}

void
qdr_engine_dialog_present (GtkWindow *parent,
                           QdrExternalEngineList *list,
                           QdrExternalEngine *engine)
{
  QdrEngineDialog *self;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (list));
  g_return_if_fail (engine == NULL || QDR_IS_EXTERNAL_ENGINE (engine));

  if (qdr_present_existing_window (parent, QDR_TYPE_ENGINE_DIALOG))
    return;

  self = g_object_new (QDR_TYPE_ENGINE_DIALOG, "transient-for", parent, "title",
                       engine != NULL ? _ ("Rename Engine") : _ ("Add Engine"), NULL);
  self->list = g_object_ref (list);
  self->engine = engine != NULL ? g_object_ref (engine) : NULL;
  gtk_button_set_label (GTK_BUTTON (self->accept), engine != NULL ? _ ("_Rename") : _ ("_Add"));
  if (engine != NULL) {
    gtk_editable_set_text (GTK_EDITABLE (self->command), qdr_external_engine_get_command (engine));
    gtk_editable_set_text (GTK_EDITABLE (self->name), qdr_external_engine_get_name (engine));
    gtk_widget_set_visible (GTK_WIDGET (self->command), FALSE);
  }
  changed_cb (self);
  qdr_row_fixups_apply (GTK_WIDGET (self));
  gtk_widget_grab_focus (GTK_WIDGET (engine != NULL ? self->name : self->command));
  qdr_present_window (GTK_WINDOW (self));
}
