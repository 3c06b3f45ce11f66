/*
 * The group of external engines in the preferences, and the dialog that adds or renames an engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-engine-group.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-announcer.h"
#include "qdr-dialogs.h"
#include "qdr-focusable-label.h"
#include "qdr-icon-button.h"
#include "qdr-rows.h"
#include "qdr-toast.h"
#include "qdr-window-presenting.h"

/* A test, on a worker thread, whether a program is an engine. */
typedef struct {
  char *command;
  char *name;          /* (nullable): the name that the program reports */
  const char *warning; /* (nullable): what this system does not keep the program from */
  QdrProtocol protocol;
  gint is_cancelled; /* atomic */
} Trial;

struct _QdrEngineDialog {
  AdwWindow parent_instance;

  QdrExternalEngineList *list;
  QdrExternalEngine *engine; /* (nullable): the engine to rename */
  Trial *trial;              /* (nullable): the test in progress */

  GtkWidget *accept;
  GtkWidget *cancel;
  GtkWidget *group;
  AdwEntryRow *command;
  AdwEntryRow *name;
  GtkSpinner *spinner;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (QdrEngineDialog, qdr_engine_dialog, ADW_TYPE_WINDOW)

struct _QdrEngineGroup {
  AdwPreferencesGroup parent_instance;

  QdrExternalEngineList *list;
  AdwToastOverlay *toasts; /* unowned: the overlay of the window that contains the group */
  GPtrArray *rows;         /* of GtkWidget, unowned: a row for each engine */
  AdwToast *toast;         /* (nullable): the toast that offers to restore the removed engine */
  QdrExternalEngine *removed;
  guint removed_from;
};

G_DEFINE_FINAL_TYPE (QdrEngineGroup, qdr_engine_group, ADW_TYPE_PREFERENCES_GROUP)

static void
clear_trial (gpointer data)
{
  Trial *self = data;

  g_free (self->command);
  g_free (self->name);
}

static void
release_trial (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_trial);
}

static const char *
get_text (AdwEntryRow *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

static void
show_sentence (QdrEngineDialog *self, const char *sentence, gboolean is_refusal)
{
  gtk_label_set_label (self->words, sentence);
  if (is_refusal)
    gtk_widget_add_css_class (GTK_WIDGET (self->words), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->words), "error");
}

static void
show_and_announce (QdrEngineDialog *self, const char *sentence, gboolean is_refusal)
{
  show_sentence (self, sentence, is_refusal);
  /* While the focus is in an entry, a screen reader would not speak the sentence. */
  if (is_refusal)
    gtk_widget_grab_focus (self->accept);
  qdr_announce (GTK_WIDGET (self), sentence);
}

static void
update_widgets (QdrEngineDialog *self)
{
  const gboolean is_busy = self->trial != NULL;

  gtk_widget_set_sensitive (self->group, !is_busy);
  gtk_widget_set_sensitive (self->accept,
                            !is_busy && *get_text (self->command) != '\0' &&
                                (self->engine == NULL || *get_text (self->name) != '\0'));
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), is_busy);
  gtk_spinner_set_spinning (self->spinner, is_busy);
}

static void
changed_cb (QdrEngineDialog *self)
{
  show_sentence (self,
                 self->engine != NULL ? ""
                                      : _ ("The program is tested first. It must speak UQI or QTP, "
                                           "and runs without network and with its own files only."),
                 FALSE);
  update_widgets (self);
}

static void
run_trial (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Trial *trial = task_data;
  GError *error = NULL;

  if (qdr_external_engine_try_command (trial->command, &trial->is_cancelled, &trial->protocol,
                                       &trial->name, &trial->warning, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Adds the tested engine. Its name is the typed one, else the name that the program reports, else
 * “Engine”. If a name that was not typed is in use, a number is appended, as in “Engine 2”. */
static gboolean
add_engine (QdrEngineDialog *self, Trial *trial, GError **error)
{
  const char *base_name = trial->name != NULL ? trial->name : _ ("Engine");
  g_autofree char *typed = g_strstrip (g_strdup (get_text (self->name)));
  g_autofree char *unused = g_strdup (base_name);
  g_autoptr (QdrExternalEngine) engine = NULL;

  for (guint i = 2; qdr_external_engine_list_find (self->list, unused) != NULL; i++) {
    g_free (unused);
    unused = g_strdup_printf (_ ("%s %u"), base_name, i);
  }
  engine = qdr_external_engine_new (*typed != '\0' ? typed : unused, trial->command,
                                    trial->protocol, error);
  return engine != NULL && qdr_external_engine_list_add (self->list, engine, G_MAXUINT, error);
}

/* Closes the dialog. The change is seen in the window below, and is announced there, unless there
 * is a warning to show. */
static void
close_with_success (QdrEngineDialog *self, const char *sentence, const char *warning)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  gtk_window_close (GTK_WINDOW (self));
  if (warning != NULL)
    qdr_message_dialog_show (parent, sentence, warning);
  else if (parent != NULL)
    qdr_announce (GTK_WIDGET (parent), sentence);
}

static void
trial_ended_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrEngineDialog) self = user_data;
  Trial *trial = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (self->trial != trial) {
    g_task_propagate_boolean (G_TASK (result), NULL);
    return;
  }
  g_clear_pointer (&self->trial, release_trial);
  update_widgets (self);
  if (!g_task_propagate_boolean (G_TASK (result), &error) &&
      error->domain != QDR_EXTERNAL_ENGINE_ERROR) {
    /* Translators: %s is the reason why the program is not an engine, such as "the program does not
     * answer". */
    sentence = g_strdup_printf (_ ("This is not an engine: %s."), error->message);
    show_and_announce (self, sentence, TRUE);
  } else if (error != NULL || !add_engine (self, trial, &error)) {
    sentence = g_strdup_printf ("%s.", error->message);
    show_and_announce (self, sentence, TRUE);
  } else {
    close_with_success (self, _ ("The engine was added."), trial->warning);
  }
}

static void
cancel_trial (QdrEngineDialog *self)
{
  if (self->trial != NULL)
    g_atomic_int_set (&self->trial->is_cancelled, 1);
  g_clear_pointer (&self->trial, release_trial);
}

static void
accept_clicked_cb (QdrEngineDialog *self)
{
  if (self->engine != NULL) {
    g_autofree char *name = g_strstrip (g_strdup (get_text (self->name)));
    g_autoptr (GError) error = NULL;

    if (qdr_external_engine_list_rename (self->list, self->engine, name, &error)) {
      close_with_success (self, _ ("The engine was renamed."), NULL);
    } else {
      g_autofree char *sentence = g_strdup_printf ("%s.", error->message);

      show_and_announce (self, sentence, TRUE);
    }
  } else {
    g_autoptr (GTask) task = g_task_new (NULL, NULL, trial_ended_cb, g_object_ref (self));

    self->trial = g_atomic_rc_box_new0 (Trial);
    self->trial->command = g_strdup (get_text (self->command));
    g_task_set_task_data (task, g_atomic_rc_box_acquire (self->trial), release_trial);
    g_task_run_in_thread (task, run_trial);
    /* The entry that has the focus becomes insensitive. */
    gtk_widget_grab_focus (self->cancel);
    update_widgets (self);
    show_and_announce (self, _ ("Testing the program…"), FALSE);
  }
}

static void
file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrEngineDialog) self = user_data;
  g_autoptr (GFile) file = qdr_file_dialog_finish (result);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *quoted = path != NULL ? g_shell_quote (path) : NULL;

  if (path == NULL)
    return;
  /* A path needs quotation marks only if it contains special characters of a shell. */
  gtk_editable_set_text (GTK_EDITABLE (self->command),
                         strpbrk (path, " \t\"'\\$`#") != NULL ? quoted : path);
  gtk_editable_set_position (GTK_EDITABLE (self->command), -1);
}

static void
choose_clicked_cb (QdrEngineDialog *self)
{
  qdr_file_dialog_open_any_file_async (GTK_WINDOW (self), _ ("Choose a Program"), file_chosen_cb,
                                       g_object_ref (self));
}

static gboolean
qdr_engine_dialog_close_request (GtkWindow *window)
{
  /* GTK prints a warning if an entry with the focus is destroyed with its window. */
  gtk_window_set_focus (window, NULL);

  return GTK_WINDOW_CLASS (qdr_engine_dialog_parent_class)->close_request (window);
}

/* Cancels the test when the dialog is closed or destroyed. */
static void
qdr_engine_dialog_unrealize (GtkWidget *widget)
{
  cancel_trial (QDR_ENGINE_DIALOG (widget));

  GTK_WIDGET_CLASS (qdr_engine_dialog_parent_class)->unrealize (widget);
}

static void
qdr_engine_dialog_dispose (GObject *object)
{
  QdrEngineDialog *self = QDR_ENGINE_DIALOG (object);

  cancel_trial (self);
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

  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);
  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/engines/engine-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, accept);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, cancel);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, group);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, command);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, name);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, spinner);
  gtk_widget_class_bind_template_child (widget_class, QdrEngineDialog, words);
  gtk_widget_class_bind_template_callback (widget_class, accept_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_clicked_cb);
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
  if (engine == NULL)
    qdr_announce (GTK_WIDGET (self), gtk_label_get_text (self->words));
}

static GtkWindow *
get_window (QdrEngineGroup *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
toast_gone_cb (QdrEngineGroup *self, AdwToast *toast)
{
  if (self->toast == toast)
    self->toast = NULL;
}

static void
undo_cb (QdrEngineGroup *self)
{
  g_autoptr (GError) error = NULL;

  if (!qdr_external_engine_list_add (self->list, self->removed, self->removed_from, &error))
    qdr_toast_show_result (self->toasts, error->message);
}

static void
remove_cb (GtkWidget *button, QdrEngineGroup *self)
{
  QdrExternalEngine *engine = g_object_get_data (G_OBJECT (button), "qdr-engine");
  g_autofree char *words =
      /* Translators: an engine was removed; %s is its name. */
      g_strdup_printf (_ ("%s removed"), qdr_external_engine_get_name (engine));

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_set_object (&self->removed, engine);
  self->toast = qdr_toast_new_with_button (words, _ ("Undo"));
  g_signal_connect_object (self->toast, "button-clicked", G_CALLBACK (undo_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (toast_gone_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_toast_show (self->toasts, self->toast);
  /* The button that has the focus is removed with its row. */
  gtk_widget_child_focus (GTK_WIDGET (get_window (self)), GTK_DIR_TAB_FORWARD);
  self->removed_from = qdr_external_engine_list_remove (self->list, engine);
}

static void
rename_cb (GtkWidget *button, QdrEngineGroup *self)
{
  qdr_engine_dialog_present (get_window (self), self->list,
                             g_object_get_data (G_OBJECT (button), "qdr-engine"));
}

/* Returns a button for an engine. @words is (transfer full). */
static GtkWidget *
make_button (QdrEngineGroup *self,
             QdrExternalEngine *engine,
             const char *picture,
             char *words,
             GCallback clicked)
{
  GtkWidget *button = g_object_new (QDR_TYPE_ICON_BUTTON, "picture", picture, "words", words,
                                    "valign", GTK_ALIGN_CENTER, NULL);

  g_free (words);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data_full (G_OBJECT (button), "qdr-engine", g_object_ref (engine), g_object_unref);
  g_signal_connect_object (button, "clicked", clicked, self, 0);
  return button;
}

static void
items_changed_cb (QdrEngineGroup *self, guint position, guint n_removed, guint n_added)
{
  GListModel *list = G_LIST_MODEL (self->list);

  if (self->toasts != NULL)
    qdr_toast_withdraw_result (self->toasts);
  /* The engine that Undo would bring back may have been added again. */
  if (self->toast != NULL && n_added > 0 &&
      qdr_external_engine_list_find (self->list, qdr_external_engine_get_name (self->removed)) !=
          NULL)
    adw_toast_dismiss (self->toast);
  /* A group can add rows only at its end, so all rows from @position on are replaced. */
  for (guint i = self->rows->len; i > position; i--) {
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                  g_ptr_array_index (self->rows, i - 1));
    g_ptr_array_remove_index (self->rows, i - 1);
  }
  for (guint i = position; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (QdrExternalEngine) engine = g_list_model_get_item (list, i);
    const char *name = qdr_external_engine_get_name (engine);
    GtkWidget *row = qdr_plain_row_new (name, qdr_external_engine_get_command (engine));

    /* A long command is cut after three lines. The name is never cut. */
    g_object_set (row, "title-lines", 0, "subtitle-lines", 3, "focusable", FALSE, NULL);
    adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                               make_button (self, engine, "document-edit-symbolic",
                                            g_strdup_printf (_ ("Rename %s"), name),
                                            G_CALLBACK (rename_cb)));
    adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                               make_button (self, engine, "user-trash-symbolic",
                                            g_strdup_printf (_ ("Remove %s"), name),
                                            G_CALLBACK (remove_cb)));
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
    g_ptr_array_add (self->rows, row);
  }
}

static void
add_cb (GtkWidget *button, QdrEngineGroup *self)
{
  qdr_engine_dialog_present (get_window (self), self->list, NULL);
}

static void
save_failed_cb (QdrEngineGroup *self, const char *sentence)
{
  qdr_toast_show_result (self->toasts, sentence);
}

static void
qdr_engine_group_dispose (GObject *object)
{
  QdrEngineGroup *self = QDR_ENGINE_GROUP (object);

  g_clear_object (&self->list);
  g_clear_object (&self->removed);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (qdr_engine_group_parent_class)->dispose (object);
}

static void
qdr_engine_group_class_init (QdrEngineGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_engine_group_dispose;
}

static void
qdr_engine_group_init (QdrEngineGroup *self)
{
  GtkWidget *button = g_object_new (QDR_TYPE_ICON_BUTTON, "picture", "list-add-symbolic", "words",
                                    _ ("Add an Engine"), "valign", GTK_ALIGN_CENTER, NULL);

  self->rows = g_ptr_array_new ();
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_name (button, "add-engine");
  g_signal_connect_object (button, "clicked", G_CALLBACK (add_cb), self, 0);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), button);
}

void
qdr_engine_group_set_engines (QdrEngineGroup *self, QdrExternalEngineList *list)
{
  const char *problem;

  g_return_if_fail (QDR_IS_ENGINE_GROUP (self));
  g_return_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (list));
  g_return_if_fail (self->list == NULL);

  self->list = g_object_ref (list);
  self->toasts =
      (AdwToastOverlay *) gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_TOAST_OVERLAY);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "unsaved", G_CALLBACK (save_failed_cb), self, G_CONNECT_SWAPPED);
  items_changed_cb (self, 0, 0, 0);
  problem = qdr_external_engine_list_get_problem (list);
  if (problem != NULL)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), problem);
}
