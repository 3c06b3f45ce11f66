/*
 * The page to come back to: the game that waits, play, learn, puzzles, recent games and all games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-home-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "qdr-board-thumbnail.h"
#include "qdr-challenge-text.h"
#include "qdr-control-groups.h"
#include "qdr-game-text.h"
#include "qdr-hearable.h"
#include "qdr-home-tile.h"
#include "qdr-icon-button.h"
#include "qdr-puzzle-progress.h"
#include "qdr-recent-games.h"
#include "qdr-recent-row.h"
#include "qdr-today.h"

/* So many recent games are in sight at once; the main menu has more. */
#define N_RECENT 5

/* Below the header bar, logical pixels: the large picture and the tiles need so many. */
#define LOW_HEIGHT 410

struct _QdrHomePage {
  GtkWidget parent_instance;

  GtkWidget *child;
  GtkWidget *back;
  GtkMenuButton *menu_button;
  GtkScrolledWindow *scroller;
  GtkWidget *welcome;
  GtkWidget *waiting;
  QdrBoardThumbnail *picture;
  GtkWidget *cover;
  GtkLabel *invitation;
  GtkLabel *players;
  GtkLabel *state;
  QdrHomeTile *play;
  QdrHomeTile *learn;
  QdrHomeTile *puzzles;
  GtkWidget *heading;
  GtkWidget *ways; /* to all games, and to the ladder */
  GtkListBox *games;
};

G_DEFINE_FINAL_TYPE (QdrHomePage, qdr_home_page, GTK_TYPE_WIDGET)

/* --- The game that waits ---------------------------------------------------------------------- */

/* Of a match as well. */
static char *
describe_state (QdrGame *game, const QdrChallenge *match)
{
  g_autofree char *state = qdr_game_text_state (game);
  g_autofree char *standing = NULL;

  if (match == NULL)
    return g_steal_pointer (&state);

  standing = qdr_challenge_text_state (match, game);
  return g_strjoin (" ", standing, state, NULL);
}

/* A board that is covered in the game is not shown here either. */
static void
show_waiting (QdrHomePage *self, QdrSession *session, guint rotation)
{
  QdrGame *game = qdr_session_get_game (session);
  const gboolean is_there = !qdr_session_is_untouched (session);
  const gboolean is_covered = qdr_session_is_covered (session);
  g_autofree char *players = qdr_game_text_players (game);
  const QdrChallenge *match = qdr_session_get_challenge (session);
  const gboolean is_last =
      qdr_session_is_over (session) && (match == NULL || qdr_challenge_is_over (match));
  g_autofree char *state = describe_state (game, match);
  g_autofree char *name = NULL;

  gtk_widget_set_visible (self->welcome, !is_there);
  gtk_widget_set_visible (self->waiting, is_there);
  gtk_widget_set_visible (self->back, is_there);
  if (!is_there)
    return;

  gtk_label_set_text (self->invitation, is_last ? _ ("The Last Game") : _ ("Go On Playing"));
  gtk_label_set_text (self->players, players);
  gtk_label_set_text (self->state, state);
  gtk_widget_set_visible (self->cover, is_covered);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), !is_covered);
  if (!is_covered)
    qdr_board_thumbnail_show (self->picture, game, rotation);
  name = g_strjoin (" ", gtk_label_get_text (self->invitation), players, state, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->waiting), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

/* --- Tiles ------------------------------------------------------------------------------------ */

static char *
describe_puzzles (GSettings *settings, guint n_due)
{
  g_autofree char *date = qdr_today_format ();
  const guint today = qdr_puzzle_progress_count_on (settings, date);
  const guint all = qdr_puzzle_progress_count_all (settings);

  if (n_due > 0)
    /* Translators: of one's own games. */
    return g_strdup_printf (ngettext ("%u mistake to try again", "%u mistakes to try again", n_due),
                            n_due);
  if (today > 0)
    /* Translators: of puzzles. */
    return g_strdup_printf (ngettext ("%u solved today", "%u solved today", today), today);
  if (all > 0)
    /* Translators: of puzzles. */
    return g_strdup_printf (ngettext ("%u solved", "%u solved", all), all);
  return g_strdup (_ ("Find the best move"));
}

/* What a newcomer should do first stands out. */
static void
show_tiles (QdrHomePage *self, GSettings *settings, guint n_due)
{
  const gboolean is_newcomer = !g_settings_get_boolean (settings, "lesson-offered");
  g_autofree char *puzzles = describe_puzzles (settings, n_due);

  qdr_home_tile_set_subtitle (self->play, _ ("A new game"));
  qdr_home_tile_set_subtitle (self->learn, is_newcomer ? _ ("New here? Ten small steps")
                                                       : _ ("The rules in ten steps"));
  qdr_home_tile_set_subtitle (self->puzzles, puzzles);
  qdr_home_tile_set_suggested (self->learn, is_newcomer);
  qdr_home_tile_set_suggested (self->play, !is_newcomer);
}

/* --- Recent games, and the way to all --------------------------------------------------------- */

static void
row_activated_cb (QdrHomePage *self, GtkListBoxRow *row)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-recent", "s",
                              qdr_recent_row_get_uri (QDR_RECENT_ROW (row)));
}

static void
show_recent (QdrHomePage *self)
{
  g_autoptr (GPtrArray) games = qdr_recent_games_list (N_RECENT);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->games))) != NULL)
    gtk_list_box_remove (self->games, row);
  for (guint i = 0; i < games->len; i++)
    gtk_list_box_append (self->games, qdr_recent_row_new (g_ptr_array_index (games, i)));
  gtk_widget_set_visible (self->heading, games->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->games), games->len > 0);
  gtk_widget_set_hexpand (self->ways, games->len == 0);
}

/* --- Low windows ------------------------------------------------------------------------------ */

/* On a phone held across, what one may want to do is to be in sight. */
static gboolean
fit_height_cb (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  QdrHomePage *self = QDR_HOME_PAGE (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  const gboolean is_low = gtk_adjustment_get_page_size (adjustment) < LOW_HEIGHT;

  if (is_low)
    gtk_widget_add_css_class (widget, "low");
  else
    gtk_widget_remove_css_class (widget, "low");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->welcome),
                                  is_low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  return G_SOURCE_REMOVE;
}

/* In the middle of an allocation no widget may change its size: before the next frame. */
static void
height_changed_cb (QdrHomePage *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), fit_height_cb, NULL, NULL);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_home_page_dispose (GObject *object)
{
  g_clear_pointer (&QDR_HOME_PAGE (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_home_page_parent_class)->dispose (object);
}

static void
qdr_home_page_class_init (QdrHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_home_page_dispose;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.show-game", NULL);

  g_type_ensure (QDR_TYPE_BOARD_THUMBNAIL);
  g_type_ensure (QDR_TYPE_HOME_TILE);
  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/home/home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, child);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, back);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, welcome);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, waiting);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, picture);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, cover);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, invitation);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, players);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, state);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, play);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, learn);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, puzzles);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, heading);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, ways);
  gtk_widget_class_bind_template_child_full (widget_class, "ladder", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "library", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, games);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "homepage");
}

static void
qdr_home_page_init (QdrHomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_control_groups_put_first (GTK_WIDGET (self->scroller));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (height_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
qdr_home_page_new (GMenuModel *menu)
{
  QdrHomePage *self;

  g_return_val_if_fail (G_IS_MENU_MODEL (menu), NULL);

  self = g_object_new (QDR_TYPE_HOME_PAGE, NULL);
  gtk_menu_button_set_menu_model (self->menu_button, menu);
  qdr_hearable_make (GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
qdr_home_page_refresh (QdrHomePage *self,
                       QdrSession *session,
                       guint rotation,
                       GSettings *settings,
                       guint n_due)
{
  g_return_if_fail (QDR_IS_HOME_PAGE (self));
  g_return_if_fail (QDR_IS_SESSION (session));
  g_return_if_fail (G_IS_SETTINGS (settings));

  show_waiting (self, session, rotation);
  show_tiles (self, settings, n_due);
  show_recent (self);
}

/* Not what grabs the focus: at the end of the window Tab would come here as well, and pass over all
 * before it. */
void
qdr_home_page_focus_first (QdrHomePage *self)
{
  GtkWidget *first;

  g_return_if_fail (QDR_IS_HOME_PAGE (self));

  if (gtk_widget_get_visible (self->waiting))
    first = self->waiting;
  else if (gtk_widget_has_css_class (GTK_WIDGET (self->learn), "suggested-action"))
    first = GTK_WIDGET (self->learn);
  else
    first = GTK_WIDGET (self->play);
  gtk_widget_grab_focus (first);
}
