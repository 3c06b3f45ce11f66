/*
 * Functions for tests of reviews.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "review-fixture.h"

void
review_set_up (void)
{
  window_set_up ();
  g_settings_set_int (fixture_get_settings (), "analysis-share", 100);
}

static gboolean
is_complete (gpointer review)
{
  return qdr_review_get_fraction (QDR_REVIEW (review)) == 1.0;
}

void
review_run (QdrReview *review)
{
  qdr_review_run_async (review, &(QdrReviewBudget){ .nodes = 4000 }, NULL, NULL, NULL);
  fixture_wait (is_complete, review);
}

gboolean
review_is_done (gpointer game_window)
{
  return !g_action_group_get_action_enabled (G_ACTION_GROUP (game_window), "cancel-review");
}

GtkListBoxRow *
review_find_chosen (GtkListBox *list)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    if ((gtk_widget_get_state_flags (GTK_WIDGET (row)) & GTK_STATE_FLAG_SELECTED) != 0)
      return row;
  return NULL;
}
