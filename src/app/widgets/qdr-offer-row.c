/*
 * A combo row that can leave out some of its choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-offer-row.h"

struct _QdrOfferRow {
  AdwComboRow parent_instance;

  GStrv words;   /* (nullable): all choices, set by the first qdr_offer_row_set_offered() */
  guint *places; /* number of each offered choice among all */
};

G_DEFINE_FINAL_TYPE (QdrOfferRow, qdr_offer_row, ADW_TYPE_COMBO_ROW)

static void
record_choices (QdrOfferRow *self, GListModel *names)
{
  const guint n = g_list_model_get_n_items (names);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  self->places = g_new (guint, n);
  for (guint i = 0; i < n; i++) {
    g_strv_builder_add (builder, gtk_string_list_get_string (GTK_STRING_LIST (names), i));
    self->places[i] = i;
  }
  self->words = g_strv_builder_end (builder);
}

guint
qdr_offer_row_get_choice (QdrOfferRow *self)
{
  guint selected;

  g_return_val_if_fail (QDR_IS_OFFER_ROW (self), 0);

  selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self));
  return self->words != NULL ? self->places[selected] : selected;
}

void
qdr_offer_row_set_offered (QdrOfferRow *self, const gboolean *offered)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  GListModel *names;
  guint choice;
  guint n_before;
  guint selected = 0;
  guint n = 0;
  gboolean is_same = TRUE;

  g_return_if_fail (QDR_IS_OFFER_ROW (self));
  g_return_if_fail (offered != NULL);

  names = adw_combo_row_get_model (ADW_COMBO_ROW (self));
  if (self->words == NULL)
    record_choices (self, names);
  choice = qdr_offer_row_get_choice (self);
  n_before = g_list_model_get_n_items (names);
  for (guint i = 0; self->words[i] != NULL; i++) {
    if (!offered[i])
      continue;
    is_same = is_same && n < n_before && self->places[n] == i;
    self->places[n] = i;
    selected = i == choice ? n : selected;
    g_strv_builder_add (builder, self->words[i]);
    n++;
  }
  if (is_same && n == n_before)
    return;

  words = g_strv_builder_end (builder);
  gtk_string_list_splice (GTK_STRING_LIST (names), 0, n_before, (const char *const *) words);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self), selected);
}

static void
qdr_offer_row_finalize (GObject *object)
{
  QdrOfferRow *self = QDR_OFFER_ROW (object);

  g_strfreev (self->words);
  g_free (self->places);

  G_OBJECT_CLASS (qdr_offer_row_parent_class)->finalize (object);
}

static void
qdr_offer_row_class_init (QdrOfferRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_offer_row_finalize;
}

static void
qdr_offer_row_init (QdrOfferRow *self)
{
}
