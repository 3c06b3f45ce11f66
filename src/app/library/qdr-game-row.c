/*
 * A row for a game of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-row.h"

#include <glib/gi18n.h>

#include "qdr-board-picture.h"
#include "qdr-display-name.h"

struct _QdrGameRow {
  AdwBin parent_instance;

  QdrListedGame *game; /* (nullable): NULL for an unused row */

  QdrBoardThumbnail *picture;
  GtkLabel *players;
  GtkLabel *result;
  GtkLabel *details;
};

G_DEFINE_FINAL_TYPE (QdrGameRow, qdr_game_row, ADW_TYPE_BIN)

char *
qdr_library_entry_format_players (const QdrLibraryEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  return g_strjoinv (" – ", (char **) entry->names);
}

char *
qdr_library_entry_format_result (const QdrLibraryEntry *entry)
{
  const char *winner;

  g_return_val_if_fail (entry != NULL, NULL);

  if (entry->winner == QDR_LIBRARY_NO_WINNER)
    return g_strdup (_ ("Not finished"));
  if (entry->winner == 0)
    return g_strdup (entry->ending == QDR_LIBRARY_REPETITION ? _ ("Draw by repetition")
                                                             : _ ("Draw"));

  winner = entry->names[entry->winner - 1];
  if (entry->ending == QDR_LIBRARY_RESIGNATION)
    return g_strdup_printf (_ ("%s won by resignation"), winner);
  if (entry->ending == QDR_LIBRARY_TIME)
    return g_strdup_printf (_ ("%s won on time"), winner);
  return g_strdup_printf (_ ("%s won"), winner);
}

char *
qdr_library_entry_format_details (const QdrLibraryEntry *entry)
{
  g_autofree char *board = NULL;
  g_autofree char *moves = NULL;
  g_autofree char *date = NULL;
  guint n_moves;

  g_return_val_if_fail (entry != NULL, NULL);

  n_moves = entry->n_rounds;
  board = g_strdup_printf ("%u×%u", entry->width, entry->height);
  moves = g_strdup_printf (ngettext ("%u move", "%u moves", n_moves), n_moves);
  date = qdr_display_name_of_game_date (entry->date);
  return g_strjoin (" · ", board, moves, date, NULL);
}

static void
open_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_widget_activate (gtk_widget_get_parent (GTK_WIDGET (user_data)));
}

static const GActionEntry entries[] = {
  { .name = "open", .activate = open_game_cb },
};

static void
loaded_cb (QdrGameRow *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  const QdrLibraryEntry *entry = qdr_listed_game_get_entry (self->game);
  QdrGame *game = qdr_listed_game_get_game (self->game);
  g_autofree char *players = qdr_library_entry_format_players (entry);
  g_autofree char *result = qdr_library_entry_format_result (entry);
  g_autofree char *details = qdr_library_entry_format_details (entry);
  g_autofree char *words = g_strdup_printf ("%s, %s, %s", players, result, details);

  gtk_label_set_text (self->players, players);
  gtk_label_set_text (self->result, result);
  gtk_label_set_text (self->details, details);
  /* The focus is on the list item around the row, so the list item gets the accessible label. */
  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                    -1);
  if (game != NULL)
    qdr_board_thumbnail_show_game (self->picture, game, 0);
  gtk_widget_set_opacity (GTK_WIDGET (self->picture), game != NULL ? 1 : 0);
}

/* Shows the full text of a label in a tooltip if the label is too narrow for it. */
static gboolean
query_tooltip_cb (GtkLabel *label, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

static void
qdr_game_row_dispose (GObject *object)
{
  g_clear_object (&QDR_GAME_ROW (object)->game);

  G_OBJECT_CLASS (qdr_game_row_parent_class)->dispose (object);
}

static void
qdr_game_row_class_init (QdrGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_game_row_dispose;

  g_type_ensure (QDR_TYPE_BOARD_THUMBNAIL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/library/game-row.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrGameRow, picture);
  gtk_widget_class_bind_template_child (widget_class, QdrGameRow, players);
  gtk_widget_class_bind_template_child (widget_class, QdrGameRow, result);
  gtk_widget_class_bind_template_child (widget_class, QdrGameRow, details);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
}

static void
qdr_game_row_init (QdrGameRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
qdr_game_row_set_game (QdrGameRow *self, QdrListedGame *game)
{
  GtkWidget *item;

  g_return_if_fail (QDR_IS_GAME_ROW (self));
  g_return_if_fail (game == NULL || QDR_IS_LISTED_GAME (game));

  item = gtk_widget_get_parent (GTK_WIDGET (self));
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    g_signal_connect_object (game, "loaded", G_CALLBACK (loaded_cb), self, G_CONNECT_SWAPPED);
  /* The list item gets an action, so that assistive tools can open the game. */
  if (game != NULL && item != NULL) {
    g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

    g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
    gtk_widget_insert_action_group (item, "game", G_ACTION_GROUP (actions));
  }
  if (game != NULL && qdr_listed_game_get_entry (game) != NULL) {
    loaded_cb (self);
  } else {
    gtk_label_set_text (self->players, "");
    gtk_label_set_text (self->result, "");
    gtk_label_set_text (self->details, "");
    gtk_widget_set_opacity (GTK_WIDGET (self->picture), 0);
  }
}
