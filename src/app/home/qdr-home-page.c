/*
 * The home page, and the controller that shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-home-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-board-picture.h"
#include "qdr-display-name.h"
#include "qdr-focusable-label.h"
#include "qdr-game-line.h"
#include "qdr-game-request.h"
#include "qdr-game-text.h"
#include "qdr-games-folder.h"
#include "qdr-icon-button.h"
#include "qdr-match-score.h"
#include "qdr-person-name.h"
#include "qdr-puzzle-course.h"
#include "qdr-recent-files.h"
#include "qdr-rows.h"
#include "qdr-saved-game.h"
#include "qdr-shared-record.h"
#include "qdr-switch-scanning.h"
#include "qdr-today.h"
#include "qdr-wrap-layout.h"

#define QDR_TYPE_RECENT_ROW (qdr_recent_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrRecentRow, qdr_recent_row, QDR, RECENT_ROW, AdwActionRow)

#define QDR_TYPE_HOME_TILE (qdr_home_tile_get_type ())
G_DECLARE_FINAL_TYPE (QdrHomeTile, qdr_home_tile, QDR, HOME_TILE, GtkButton)

/* A game that was recently opened, saved or abandoned. */
typedef struct {
  char *uri;
  char *title;           /* the name of the file without extension; for an abandoned game, also
                            without the date */
  GDateTime *when;       /* the time of the last use, and in the list that of the last move */
  gboolean is_abandoned; /* whether the game was abandoned; if so, the program named the file */
} RecentGame;

static void
recent_game_free (gpointer data)
{
  RecentGame *self = data;

  g_free (self->uri);
  g_free (self->title);
  g_date_time_unref (self->when);
  g_free (self);
}

static RecentGame *
recent_game_new (GFile *file, const char *name, GDateTime *when)
{
  RecentGame *self = g_new (RecentGame, 1);
  const gboolean is_abandoned = qdr_games_folder_contains (file);
  const char *digits = "dddd-dd-dd ";
  gsize n = 0;
  char *title;

  /* The file name of an abandoned game begins with the date. The title does not contain it, because
   * the row shows it in its subtitle. */
  while (digits[n] != '\0' && (digits[n] == 'd' ? g_ascii_isdigit (name[n]) : name[n] == digits[n]))
    n++;
  title = qdr_display_name_without_extension (is_abandoned && digits[n] == '\0' ? name + n : name);
  *self = (RecentGame){ g_file_get_uri (file), title, g_date_time_ref (when), is_abandoned };
  return self;
}

static int
compare_games (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare ((*(RecentGame *const *) b)->when, (*(RecentGame *const *) a)->when);
}

/* The file was last written after the last move. Nothing waits for a file on another computer. */
static void
set_time_of_last_move (gpointer data, gpointer user_data)
{
  RecentGame *self = data;
  g_autoptr (GFile) file = g_file_new_for_uri (self->uri);
  const char *path = g_file_peek_path (file);
  GStatBuf status;

  if (path != NULL && g_stat (path, &status) == 0) {
    g_date_time_unref (self->when);
    self->when = g_date_time_new_from_unix_utc (status.st_mtime);
  }
}

static gboolean
has_file (gconstpointer record, gconstpointer file)
{
  GFile *own = ((const QdrSharedRecord *) record)->file;

  return own != NULL && g_file_equal (own, (GFile *) file);
}

/* Lists the games that were used last, in the order in which they were played, except @present
 * (nullable), the file of the game that goes on, and those of @shared (nullable). */
static GPtrArray *
list_recent_games (guint length, GFile *present, GPtrArray *shared)
{
  g_autoptr (GPtrArray) infos = qdr_recent_files_list ();
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (GPtrArray) abandoned = qdr_games_folder_list_files (folder);
  GPtrArray *list = g_ptr_array_new_with_free_func (recent_game_free);

  for (guint i = 0; i < infos->len && list->len < length; i++) {
    GtkRecentInfo *info = g_ptr_array_index (infos, i);
    g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));

    if ((present == NULL || !g_file_equal (file, present)) && !qdr_games_folder_contains (file) &&
        (shared == NULL || !g_ptr_array_find_with_equal_func (shared, file, has_file, NULL)))
      g_ptr_array_add (list, recent_game_new (file, gtk_recent_info_get_display_name (info),
                                              gtk_recent_info_get_modified (info)));
  }
  for (guint i = 0; i < abandoned->len; i++) {
    GFileInfo *info = g_ptr_array_index (abandoned, i);
    g_autoptr (GFile) file = g_file_get_child (folder, g_file_info_get_name (info));
    g_autoptr (GDateTime) when = g_file_info_get_modification_date_time (info);

    if (when != NULL && (present == NULL || !g_file_equal (file, present)))
      g_ptr_array_add (list, recent_game_new (file, g_file_info_get_display_name (info), when));
  }
  g_ptr_array_sort (list, compare_games);
  if (list->len > length)
    g_ptr_array_set_size (list, (int) length);
  g_ptr_array_foreach (list, set_time_of_last_move, NULL);
  g_ptr_array_sort (list, compare_games);
  return list;
}

/* The size of the board thumbnail in a row, and the margin around it; logical pixels. */
#define PICTURE_SIZE 52
#define MARGIN 6

struct _QdrRecentRow {
  AdwActionRow parent_instance;

  char *uri;
  char *name;                /* (nullable): the name of the file; NULL for an abandoned game */
  char *date;                /* (nullable) */
  GCancellable *cancellable; /* cancels the reading of the file */
  QdrBoardThumbnail *picture;
};

G_DEFINE_FINAL_TYPE (QdrRecentRow, qdr_recent_row, ADW_TYPE_ACTION_ROW)

static void
read_in_thread (GTask *task, gpointer source, gpointer file, GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) games = qdr_recent_files_read (file, cancellable, &error);

  if (games != NULL)
    g_task_return_pointer (task, g_steal_pointer (&games), (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

/* Shows the title, and a subtitle with @standing, the date and the file name. @standing (nullable)
 * is the state of the game, or the number of games in the file. */
static void
show_text (QdrRecentRow *self, const char *title, const char *standing)
{
  g_autoptr (GString) subtitle = g_string_new (standing);

  if (self->date != NULL)
    g_string_append_printf (subtitle, "%s%s", subtitle->len > 0 ? " · " : "", self->date);
  if (self->name != NULL && !g_str_equal (title, self->name))
    g_string_append_printf (subtitle, " · %s", self->name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  /* GTK 4.8 warns if a label is narrower than its ellipsis, so a title of one or two characters may
   * wrap instead. */
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), g_utf8_strlen (title, -1) > 2 ? 1 : 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle->str);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), title);
  qdr_row_fixups_name_with_subtitle (ADW_ACTION_ROW (self));
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GPtrArray) games = g_task_propagate_pointer (G_TASK (result), NULL);
  QdrRecentRow *self = QDR_RECENT_ROW (source);
  QdrGame *game;

  if (games == NULL || self->uri == NULL)
    return;

  game = g_ptr_array_index (games, 0);
  if (games->len > 1) {
    g_autofree char *n =
        g_strdup_printf (ngettext ("%'u game", "%'u games", games->len), games->len);

    show_text (self, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)), n);
  } else {
    g_autofree char *players = NULL;
    g_autofree char *standing = qdr_game_summarise (game);

    /* Abandoned games were played by the user, so a person without a name is the user. */
    if (self->name == NULL)
      qdr_game_set_default_human_name (game);
    players = qdr_game_format_player_names (game);
    show_text (self, players, standing);
  }
  /* The thumbnail shows the last position, which the text describes. */
  qdr_game_go_to_ply (game, qdr_game_get_n_moves (game));
  qdr_board_thumbnail_show_game (self->picture, game, qdr_game_get_viewing_side (game));
}

static void
qdr_recent_row_dispose (GObject *object)
{
  QdrRecentRow *self = QDR_RECENT_ROW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->uri, g_free);

  G_OBJECT_CLASS (qdr_recent_row_parent_class)->dispose (object);
}

static void
qdr_recent_row_finalize (GObject *object)
{
  QdrRecentRow *self = QDR_RECENT_ROW (object);

  g_clear_object (&self->cancellable);
  g_free (self->name);
  g_free (self->date);

  G_OBJECT_CLASS (qdr_recent_row_parent_class)->finalize (object);
}

static void
qdr_recent_row_class_init (QdrRecentRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_recent_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_recent_row_finalize;
}

static void
qdr_recent_row_init (QdrRecentRow *self)
{
  GtkWidget *arrow = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  self->cancellable = g_cancellable_new ();
  self->picture = g_object_new (QDR_TYPE_BOARD_THUMBNAIL, "width-request", PICTURE_SIZE,
                                "height-request", PICTURE_SIZE, "valign", GTK_ALIGN_CENTER,
                                "margin-top", MARGIN, "margin-bottom", MARGIN, NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 2);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), GTK_WIDGET (self->picture));
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  qdr_row_fixups_add_activate_action (GTK_LIST_BOX_ROW (self), "open");
}

static GtkWidget *
recent_row_new (const RecentGame *game)
{
  QdrRecentRow *self = g_object_new (QDR_TYPE_RECENT_ROW, NULL);
  g_autoptr (GDateTime) when = g_date_time_to_local (game->when);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GTask) task = g_task_new (self, self->cancellable, read_cb, NULL);

  self->uri = g_strdup (game->uri);
  self->name = game->is_abandoned ? NULL : g_strdup (game->title);
  self->date = qdr_display_name_of_date (when, now);
  show_text (self, game->title, NULL);
  g_task_set_task_data (task, g_file_new_for_uri (game->uri), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);

  return GTK_WIDGET (self);
}

/* Returns (transfer full) a row for a game with somebody elsewhere. */
static GtkWidget *
shared_row_new (const QdrSharedRecord *record)
{
  QdrRecentRow *self = g_object_new (QDR_TYPE_RECENT_ROW, NULL);
  g_autofree char *players = qdr_game_format_player_names (record->game);
  const QdrRequest request = qdr_game_get_request (record->game, qdr_game_get_ply (record->game));
  g_autofree char *standing = request.kind != QDR_REQUEST_NONE
                                  ? qdr_request_describe (&request, record->game)
                                  : qdr_game_describe_standing (record->game);

  self->uri = record->file != NULL
                  ? g_file_get_uri (record->file)
                  : qdr_game_line_write (record->game, qdr_game_get_ply (record->game), NULL);
  show_text (self, players, standing);
  qdr_board_thumbnail_show_game (self->picture, record->game,
                                 qdr_game_get_viewing_side (record->game));
  return GTK_WIDGET (self);
}

/* If the name of a tile changes within this time after the tile has lost the focus, a screen reader
 * speaks the new name; milliseconds. */
#define NAME_DELAY_MS 500

struct _QdrHomeTile {
  GtkButton parent_instance;

  GtkImage *picture; /* unowned, like the labels */
  GtkLabel *title;
  GtkLabel *subtitle;
  guint source; /* the timeout after which the accessible name is updated; 0 if none */
};

G_DEFINE_FINAL_TYPE (QdrHomeTile, qdr_home_tile, GTK_TYPE_BUTTON)

enum {
  PROP_0,
  PROP_PICTURE,
  PROP_TITLE,
  PROP_SUBTITLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Updates the accessible name and description, unless a screen reader would speak the new name. In
 * this case focus_gone_cb() calls this function later. */
static void
update_accessible_name (QdrHomeTile *self)
{
  if (gtk_widget_has_focus (GTK_WIDGET (self)) || self->source != 0)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (self->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_text (self->subtitle), -1);
}

static void
tile_set_subtitle (QdrHomeTile *self, const char *subtitle)
{
  gtk_label_set_text (self->subtitle, subtitle);
  update_accessible_name (self);
}

static gboolean
focus_gone_cb (gpointer user_data)
{
  QdrHomeTile *self = user_data;

  self->source = 0;
  update_accessible_name (self);
  return G_SOURCE_REMOVE;
}

static void
focus_changed_cb (QdrHomeTile *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    self->source = g_timeout_add (NAME_DELAY_MS, focus_gone_cb, self);
}

static void
qdr_home_tile_dispose (GObject *object)
{
  g_clear_handle_id (&QDR_HOME_TILE (object)->source, g_source_remove);

  G_OBJECT_CLASS (qdr_home_tile_parent_class)->dispose (object);
}

static void
qdr_home_tile_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrHomeTile *self = QDR_HOME_TILE (object);

  switch (id) {
  case PROP_PICTURE:
    gtk_image_set_from_icon_name (self->picture, g_value_get_string (value));
    break;
  case PROP_TITLE:
    gtk_label_set_text (self->title, g_value_get_string (value));
    update_accessible_name (self);
    break;
  case PROP_SUBTITLE:
    tile_set_subtitle (self, g_value_get_string (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_home_tile_class_init (QdrHomeTileClass *klass)
{
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->dispose = qdr_home_tile_dispose;
  G_OBJECT_CLASS (klass)->set_property = qdr_home_tile_set_property;

  properties[PROP_PICTURE] = g_param_spec_string ("picture", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
qdr_home_tile_init (QdrHomeTile *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *title = gtk_label_new (NULL);
  GtkWidget *subtitle =
      g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, "max-width-chars",
                    14, "lines", 3, "ellipsize", PANGO_ELLIPSIZE_END, "yalign", 0.0, NULL);

  self->picture = g_object_new (GTK_TYPE_IMAGE, "pixel-size", 32, "margin-bottom", 6,
                                "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->title = GTK_LABEL (title);
  self->subtitle = GTK_LABEL (subtitle);
  gtk_widget_add_css_class (title, "title-4");
  gtk_widget_add_css_class (subtitle, "caption");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), subtitle);
  gtk_button_set_child (GTK_BUTTON (self), box);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (focus_changed_cb), NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
}

static void
tile_set_suggested (QdrHomeTile *self, gboolean suggested)
{
  if (suggested)
    gtk_widget_add_css_class (GTK_WIDGET (self), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "suggested-action");
}

/* The maximum number of recent games on the page. */
#define N_RECENT 10

/* The minimum height of the page, without its header bar, for the large layout; logical pixels. */
#define MIN_LARGE_HEIGHT 410

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
  GtkLabel *n_waiting;
  GtkListBox *shared_games;
  GtkListBox *games;
};

G_DEFINE_FINAL_TYPE (QdrHomePage, qdr_home_page, GTK_TYPE_WIDGET)

/* Shows the game in progress, or a welcome if there is none. If the board of the game is hidden
 * from the players, shows a cover instead of the thumbnail. */
static void
show_game_in_progress (QdrHomePage *self, QdrSession *session, guint rotation)
{
  QdrGame *game = qdr_session_get_game (session);
  const gboolean is_there = qdr_session_is_begun (session);
  const gboolean is_covered = qdr_session_is_board_hidden (session);
  g_autofree char *players = qdr_game_format_player_names (game);
  const QdrMatchScore *match = qdr_session_get_match_score (session);
  const gboolean is_last =
      !qdr_game_is_under_way (game) && (match == NULL || qdr_match_score_is_over (match));
  g_autofree char *standing =
      match != NULL ? qdr_match_score_format_state (match, game) : g_strdup ("");
  g_autofree char *game_state = qdr_game_describe_standing (game);
  g_autofree char *state = g_strconcat (standing, match != NULL ? " " : "", game_state, ".", NULL);
  g_autofree char *name = NULL;

  gtk_widget_set_visible (self->welcome, !is_there);
  gtk_widget_set_visible (self->waiting, is_there);
  gtk_widget_set_visible (self->back, is_there);
  if (!is_there)
    return;

  gtk_label_set_text (self->invitation, is_last ? _ ("The Last Game") : _ ("Continue Playing"));
  gtk_label_set_text (self->players, players);
  gtk_label_set_text (self->state, state);
  gtk_widget_set_visible (self->cover, is_covered);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), !is_covered);
  if (!is_covered)
    qdr_board_thumbnail_show_game (self->picture, game, rotation);
  name = g_strjoin (". ", gtk_label_get_text (self->invitation), players, state, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->waiting), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static void
row_activated_cb (QdrHomePage *self, GtkListBoxRow *row)
{
  const char *uri = QDR_RECENT_ROW (row)->uri;
  const gboolean is_line = g_str_has_prefix (uri, QDR_GAME_LINE_SCHEME ":");

  gtk_widget_activate_action (GTK_WIDGET (self), is_line ? "win.open-line" : "win.open-recent", "s",
                              uri);
}

/* Chooses the large or the low layout by the height of the page. In the low layout, the main
 * choices are visible without scrolling on a phone in landscape orientation. */
static gboolean
fit_height_cb (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  QdrHomePage *self = QDR_HOME_PAGE (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  const gboolean is_low = gtk_adjustment_get_page_size (adjustment) < MIN_LARGE_HEIGHT;

  if (is_low)
    gtk_widget_add_css_class (widget, "low");
  else
    gtk_widget_remove_css_class (widget, "low");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->welcome),
                                  is_low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  return G_SOURCE_REMOVE;
}

/* Defers the layout to the next frame, because no widget may change its size during an
 * allocation. */
static void
height_changed_cb (QdrHomePage *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), fit_height_cb, NULL, NULL);
}

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
  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);
  g_type_ensure (QDR_TYPE_HOME_TILE);
  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);
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
  gtk_widget_class_bind_template_child_full (widget_class, "ladder", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "library", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, n_waiting);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, shared_games);
  gtk_widget_class_bind_template_child (widget_class, QdrHomePage, games);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "homepage");
}

static void
qdr_home_page_init (QdrHomePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_switch_scanning_set_first_row (GTK_WIDGET (self->scroller));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller),
                           "notify::page-size", G_CALLBACK (height_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

#define OFFERED_KEY "lesson-offered"

struct _QdrHomeController {
  QdrController base;

  GtkStack *pages; /* unowned, like all widgets */
  QdrBoardView *board;
  GMenuModel *menu;
  GSettings *settings;
  QdrHomePage *home;     /* (nullable): NULL before it is first shown */
  GPtrArray *shared;     /* (nullable): records of games with somebody elsewhere */
  GCancellable *reading; /* cancels the reading of records */
  guint reading_source;  /* the timeout after which the records are read; 0 if none */
  QdrTraining *training; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (QdrHomeController, qdr_home_controller, QDR_TYPE_CONTROLLER)

static gboolean
is_at_home (QdrHomeController *self)
{
  return self->home != NULL && gtk_stack_get_visible_child (self->pages) == GTK_WIDGET (self->home);
}

/* Shows the games with people elsewhere except the present one, and how many of them wait. */
static void
show_shared_games (QdrHomeController *self)
{
  const char *present =
      qdr_game_get_header (qdr_session_get_game (self->base.session), QDR_GAME_ID);
  g_autofree char *heading = NULL;
  guint n_waiting = 0;

  qdr_list_box_remove_rows (self->home->shared_games);
  for (guint i = 0; self->shared != NULL && i < self->shared->len; i++) {
    const QdrSharedRecord *record = g_ptr_array_index (self->shared, i);

    if (g_strcmp0 (qdr_game_get_header (record->game, QDR_GAME_ID), present) == 0)
      continue;
    gtk_list_box_append (self->home->shared_games, shared_row_new (record));
    n_waiting += record->waits;
  }
  if (n_waiting > 0)
    heading = g_strdup_printf (
        /* Translators: %u is the number of games with people elsewhere in which it is the user's
         * turn. */
        ngettext ("%u Game Waits for You", "%u Games Wait for You", n_waiting), n_waiting);
  else
    heading = g_strdup (_ ("Games with Somebody Elsewhere"));
  gtk_label_set_text (self->home->n_waiting, heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->home->shared_games),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->home->shared_games),
                          gtk_widget_get_first_child (GTK_WIDGET (self->home->shared_games)) !=
                              NULL);
}

static void
update_page (QdrHomeController *self)
{
  QdrHomePage *page = self->home;
  const gboolean is_newcomer = !g_settings_get_boolean (self->settings, OFFERED_KEY);
  g_autofree char *date = qdr_today_format_date ();
  const guint n_today = qdr_puzzle_progress_count_puzzles_solved_today (self->settings, date);
  const guint n_all = qdr_puzzle_progress_count_solved_puzzles (self->settings);
  g_autoptr (GPtrArray) games =
      list_recent_games (N_RECENT,
                         qdr_saved_game_get_file (qdr_session_get_game (self->base.session)),
                         self->shared);
  g_autofree char *puzzles = NULL;
  guint n_due = 0;

  show_game_in_progress (page, self->base.session, qdr_board_view_get_rotation (self->board));

  if (self->training != NULL)
    qdr_training_count_exercises (self->training, &n_due);
  if (n_due > 0)
    puzzles = g_strdup_printf (
        /* Translators: %u is the number of mistakes from the user's games that are to be solved
         * again today. */
        ngettext ("%u mistake to try again", "%u mistakes to try again", n_due), n_due);
  else if (n_today > 0)
    /* Translators: %u is the number of puzzles that the user has solved today. */
    puzzles = g_strdup_printf (ngettext ("%u solved today", "%u solved today", n_today), n_today);
  else if (n_all > 0)
    /* Translators: %u is the number of all puzzles that the user has solved. */
    puzzles = g_strdup_printf (ngettext ("%u solved", "%u solved", n_all), n_all);
  else
    puzzles = g_strdup (_ ("Find the best move"));
  tile_set_subtitle (page->play, _ ("A new game"));
  tile_set_subtitle (page->learn,
                     is_newcomer ? _ ("New here? Ten small steps") : _ ("The rules in ten steps"));
  tile_set_subtitle (page->puzzles, puzzles);
  /* The lesson is highlighted for a newcomer, and the new game for other users. */
  tile_set_suggested (page->learn, is_newcomer);
  tile_set_suggested (page->play, !is_newcomer);

  show_shared_games (self);
  qdr_list_box_remove_rows (page->games);
  for (guint i = 0; i < games->len; i++)
    gtk_list_box_append (page->games, recent_row_new (g_ptr_array_index (games, i)));
  gtk_widget_set_visible (GTK_WIDGET (page->games), games->len > 0);
}

/* Updates the page when it is shown, the lesson is no longer suggested, a puzzle was solved, or the
 * exercises have changed. */
static void
update_if_shown (QdrHomeController *self)
{
  if (self->base.session != NULL && is_at_home (self))
    update_page (self);
}

/* Games with somebody elsewhere */

/* How often their files are read while the page is shown, milliseconds. */
#define SHARED_POLL_MS 10000

static void
list_shared_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autoptr (GFile) folder = qdr_shared_record_get_default_folder ();

  g_task_return_pointer (task, qdr_shared_record_list_open (folder, cancellable),
                         (GDestroyNotify) g_ptr_array_unref);
}

/* Returns whether both lists have the same games in the same states. */
static gboolean
are_same_records (GPtrArray *a, GPtrArray *b)
{
  if (a == NULL || b == NULL || a->len != b->len)
    return a == b || (a == NULL ? b->len : a->len) == 0;
  for (guint i = 0; i < a->len; i++) {
    const QdrSharedRecord *one = g_ptr_array_index (a, i);
    const QdrSharedRecord *other = g_ptr_array_index (b, i);
    g_autofree char *text = qdr_saved_game_to_text (one->game);
    g_autofree char *other_text = qdr_saved_game_to_text (other->game);

    if (!g_str_equal (text, other_text))
      return FALSE;
  }
  return TRUE;
}

static gboolean read_shared_cb (gpointer user_data);

static void
shared_listed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  QdrHomeController *self = QDR_HOME_CONTROLLER (source);
  g_autoptr (GPtrArray) shared = g_task_propagate_pointer (G_TASK (result), NULL);

  if (shared == NULL || self->base.session == NULL)
    return;
  if (!are_same_records (shared, self->shared)) {
    g_clear_pointer (&self->shared, g_ptr_array_unref);
    self->shared = g_steal_pointer (&shared);
    update_if_shown (self);
  }
  if (self->reading_source == 0 && is_at_home (self))
    self->reading_source = g_timeout_add (SHARED_POLL_MS, read_shared_cb, self);
}

static void
read_shared (QdrHomeController *self)
{
  g_autoptr (GTask) task = g_task_new (self, self->reading, shared_listed_cb, NULL);

  g_clear_handle_id (&self->reading_source, g_source_remove);
  g_task_run_in_thread (task, list_shared_in_thread);
}

static gboolean
read_shared_cb (gpointer user_data)
{
  QdrHomeController *self = user_data;

  self->reading_source = 0;
  read_shared (self);
  return G_SOURCE_REMOVE;
}

/* Shows the sections of the main menu without the middle one, which is about the game. */
static void
set_menu (QdrHomePage *page, GMenuModel *menu)
{
  g_autoptr (GMenu) sections = g_menu_new ();

  for (int i = 0; i < g_menu_model_get_n_items (menu); i += 2) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

    g_menu_append_section (sections, NULL, section);
  }
  gtk_menu_button_set_menu_model (page->menu_button, G_MENU_MODEL (sections));
}

static void
home_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrHomeController *self = user_data;
  g_autofree char *library = qdr_library_get_default_path ();

  if (is_at_home (self))
    return;

  if (self->home == NULL) {
    self->home = g_object_new (QDR_TYPE_HOME_PAGE, NULL);
    set_menu (self->home, self->menu);
    qdr_accessibility_fixups_apply (GTK_WIDGET (self->home));
    gtk_stack_add_titled (self->pages, GTK_WIDGET (self->home), NULL, _ ("Home"));
  }
  qdr_session_set_hold (self->base.session, QDR_HOLD_HOME, TRUE);
  /* Reading the exercises would create the library, so do this only if the library exists. */
  if (self->training != NULL && !qdr_training_is_loaded (self->training) &&
      g_file_test (library, G_FILE_TEST_EXISTS))
    qdr_training_reload (self->training);
  /* Before the page is shown, its words are no news. */
  update_page (self);
  g_signal_handlers_block_by_func (self->pages, update_if_shown, self);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->home));
  g_signal_handlers_unblock_by_func (self->pages, update_if_shown, self);
  read_shared (self);
  /* The choice that the user is most likely to make gets the focus. */
  if (gtk_widget_get_visible (self->home->waiting))
    gtk_widget_grab_focus (self->home->waiting);
  else if (gtk_widget_has_css_class (GTK_WIDGET (self->home->learn), "suggested-action"))
    gtk_widget_grab_focus (GTK_WIDGET (self->home->learn));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->home->play));
}

static void
changed_cb (QdrHomeController *self, guint changes)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  const guint ply = qdr_game_get_ply (game);

  if ((changes & QDR_CHANGE_POSITION) != 0 && ply > 0 &&
      !g_settings_get_boolean (self->settings, OFFERED_KEY) &&
      g_settings_is_writable (self->settings, OFFERED_KEY)) {
    guint player;

    /* The lesson is suggested until a person has made a move. */
    qdr_game_get_move (game, ply - 1, &player);
    if (qdr_player_is_human (qdr_game_get_player (game, player)))
      g_settings_set_boolean (self->settings, OFFERED_KEY, TRUE);
  }
  update_if_shown (self);
}

static void
qdr_home_controller_dispose (GObject *object)
{
  QdrHomeController *self = QDR_HOME_CONTROLLER (object);

  g_cancellable_cancel (self->reading);
  g_clear_handle_id (&self->reading_source, g_source_remove);

  G_OBJECT_CLASS (qdr_home_controller_parent_class)->dispose (object);
}

static void
qdr_home_controller_finalize (GObject *object)
{
  QdrHomeController *self = QDR_HOME_CONTROLLER (object);

  g_clear_object (&self->reading);
  g_clear_pointer (&self->shared, g_ptr_array_unref);

  G_OBJECT_CLASS (qdr_home_controller_parent_class)->finalize (object);
}

static void
qdr_home_controller_class_init (QdrHomeControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_home_controller_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_home_controller_finalize;
}

static void
qdr_home_controller_init (QdrHomeController *self)
{
  self->reading = g_cancellable_new ();
}

static const GActionEntry entries[] = {
  { .name = "home", .activate = home_cb },
};

QdrHomeController *
qdr_home_controller_new (GActionMap *actions,
                         QdrSession *session,
                         GtkStack *pages,
                         QdrBoardView *board,
                         GMenuModel *menu,
                         GSettings *settings)
{
  QdrHomeController *self;

  g_return_val_if_fail (GTK_IS_STACK (pages), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (G_IS_MENU_MODEL (menu), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = qdr_controller_new (QDR_TYPE_HOME_CONTROLLER, actions, session);
  self->pages = pages;
  self->board = board;
  self->menu = qdr_controller_reference_object (self, menu);
  self->settings = qdr_controller_reference_object (self, settings);
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  g_signal_connect_object (settings, "changed::" OFFERED_KEY, G_CALLBACK (update_if_shown), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::puzzles-of-day", G_CALLBACK (update_if_shown), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (pages, "notify::visible-child", G_CALLBACK (update_if_shown), self,
                           G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}

void
qdr_home_controller_set_training (QdrHomeController *self, QdrTraining *training)
{
  g_return_if_fail (QDR_IS_HOME_CONTROLLER (self));
  g_return_if_fail (QDR_IS_TRAINING (training));
  g_return_if_fail (self->training == NULL);

  self->training = qdr_controller_reference_object (self, training);
  g_signal_connect_object (training, "changed", G_CALLBACK (update_if_shown), self,
                           G_CONNECT_SWAPPED);
}
