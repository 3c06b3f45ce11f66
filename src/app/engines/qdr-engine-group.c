/*
 * The engines of other programs in the preferences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-engine-group.h"

#include <glib/gi18n.h>

#include "qdr-engine-dialog.h"
#include "qdr-icon-button.h"
#include "qdr-plain-row.h"
#include "qdr-toast.h"

struct _QdrEngineGroup {
  AdwPreferencesGroup parent_instance;

  QdrExternalEngineList *list;
  AdwToastOverlay *toasts; /* unowned: of the same window */
  GPtrArray *rows;         /* one for each engine */
  AdwToast *toast;         /* (nullable): offers to bring back @removed */
  QdrExternalEngine *removed;
  guint removed_from;
};

G_DEFINE_FINAL_TYPE (QdrEngineGroup, qdr_engine_group, ADW_TYPE_PREFERENCES_GROUP)

static GtkWindow *
window_of (QdrEngineGroup *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* --- Removing --------------------------------------------------------------------------------- */

static void
toast_gone_cb (QdrEngineGroup *self)
{
  self->toast = NULL;
}

static void
undo_cb (QdrEngineGroup *self)
{
  g_autoptr (GError) error = NULL;

  if (!qdr_external_engine_list_add (self->list, self->removed, self->removed_from, &error))
    qdr_toast_show_text (self->toasts, error->message);
}

static void
remove_cb (GtkWidget *button, QdrEngineGroup *self)
{
  QdrExternalEngine *engine = g_object_get_data (G_OBJECT (button), "qdr-engine");
  g_autofree char *words =
      /* Translators: %s is the name of an engine in another program. */
      g_strdup_printf (_ ("%s removed"), qdr_external_engine_get_name (engine));

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_set_object (&self->removed, engine);
  self->toast = qdr_toast_new_undo (words);
  g_signal_connect_object (self->toast, "button-clicked", G_CALLBACK (undo_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (toast_gone_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_toast_show (self->toasts, self->toast);
  /* The button goes with its row. */
  gtk_widget_child_focus (GTK_WIDGET (window_of (self)), GTK_DIR_TAB_FORWARD);
  self->removed_from = qdr_external_engine_list_remove (self->list, engine);
}

/* --- Rows ------------------------------------------------------------------------------------- */

static void
rename_cb (GtkWidget *button, QdrEngineGroup *self)
{
  qdr_engine_dialog_present (window_of (self), self->list,
                             g_object_get_data (G_OBJECT (button), "qdr-engine"));
}

/* Takes over @words. */
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

static GtkWidget *
make_row (QdrEngineGroup *self, QdrExternalEngine *engine)
{
  const char *name = qdr_external_engine_get_name (engine);
  GtkWidget *row = qdr_plain_row_new (name, qdr_external_engine_get_command (engine));

  /* A name has an end, a command need not. */
  g_object_set (row, "title-lines", 0, "subtitle-lines", 3, "focusable", FALSE, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             make_button (self, engine, "document-edit-symbolic",
                                          g_strdup_printf (_ ("Rename %s"), name),
                                          G_CALLBACK (rename_cb)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             make_button (self, engine, "user-trash-symbolic",
                                          g_strdup_printf (_ ("Remove %s"), name),
                                          G_CALLBACK (remove_cb)));
  return row;
}

static void
items_changed_cb (QdrEngineGroup *self, guint position, guint n_removed, guint n_added)
{
  GListModel *list = G_LIST_MODEL (self->list);

  /* A group adds at its end alone. */
  for (guint i = self->rows->len; i > position; i--) {
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                  g_ptr_array_index (self->rows, i - 1));
    g_ptr_array_remove_index (self->rows, i - 1);
  }
  for (guint i = position; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (QdrExternalEngine) engine = g_list_model_get_item (list, i);
    GtkWidget *row = make_row (self, engine);

    adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
    g_ptr_array_add (self->rows, row);
  }
}

static void
add_cb (GtkWidget *button, QdrEngineGroup *self)
{
  qdr_engine_dialog_present (window_of (self), self->list, NULL);
}

static void
unsaved_cb (QdrEngineGroup *self, const char *sentence)
{
  qdr_toast_show_text (self->toasts, sentence);
}

/* --- The widget ------------------------------------------------------------------------------- */

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
qdr_engine_group_set_list (QdrEngineGroup *self,
                           QdrExternalEngineList *list,
                           AdwToastOverlay *toasts)
{
  const char *problem;

  g_return_if_fail (QDR_IS_ENGINE_GROUP (self));
  g_return_if_fail (QDR_IS_EXTERNAL_ENGINE_LIST (list));
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts));
  g_return_if_fail (self->list == NULL);

  self->list = g_object_ref (list);
  self->toasts = toasts;
  g_signal_connect_object (list, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "unsaved", G_CALLBACK (unsaved_cb), self, G_CONNECT_SWAPPED);
  items_changed_cb (self, 0, 0, 0);
  problem = qdr_external_engine_list_get_problem (list);
  if (problem != NULL)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), problem);
}
