/*
 * The style of the board: which style sheet its colours come from.
 *
 * board.css has those of the first style, wood; the others are sheets of the same names that are
 * laid over it. Each also gives boards, stocks and pawn icons a text colour of its own, which
 * is never seen, since GTK tells a widget of new colours only if one of its properties changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-style.h"

#include <adwaita.h>

#define FOLDER "/io/github/quoridor/Quoridor/board/"

struct _QdrBoardStyle {
  GObject parent_instance;

  GSettings *settings;
  GtkCssProvider *provider;
};

G_DEFINE_FINAL_TYPE (QdrBoardStyle, qdr_board_style, G_TYPE_OBJECT)

static const char *const names[] = { "wood", "slate", "contrast", "safe" };

void
qdr_board_style_load (GtkCssProvider *provider, const char *name)
{
  const gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autofree char *path = NULL;

  g_return_if_fail (GTK_IS_CSS_PROVIDER (provider));
  g_return_if_fail (name != NULL);

  if (!g_str_equal (name, names[0])) {
    path = g_strconcat (FOLDER "styles/", name, dark ? "-dark.css" : ".css", NULL);
    gtk_css_provider_load_from_resource (provider, path);
  } else if (dark) {
    gtk_css_provider_load_from_data (provider,
                                     "@import url(\"resource://" FOLDER "board.css\");"
                                     "@import url(\"resource://" FOLDER "board-dark.css\");",
                                     -1);
  } else {
    gtk_css_provider_load_from_resource (provider, FOLDER "board.css");
  }
}

static const char *
find_name (QdrBoardStyle *self)
{
  g_autofree char *wanted = g_settings_get_string (self->settings, "board-style");

  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    return "contrast";
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (wanted, names[i]))
      return names[i];
  return names[0];
}

static void
update (QdrBoardStyle *self)
{
  const char *name = find_name (self);

  /* The program loads the sheets of the first style by itself. */
  if (name == names[0])
    gtk_css_provider_load_from_data (self->provider, "", -1);
  else
    qdr_board_style_load (self->provider, name);
}

static void
qdr_board_style_dispose (GObject *object)
{
  QdrBoardStyle *self = QDR_BOARD_STYLE (object);

  if (self->provider != NULL)
    gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                   GTK_STYLE_PROVIDER (self->provider));
  g_clear_object (&self->provider);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_board_style_parent_class)->dispose (object);
}

static void
qdr_board_style_class_init (QdrBoardStyleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_board_style_dispose;
}

static void
qdr_board_style_init (QdrBoardStyle *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->provider = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (self->provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}

QdrBoardStyle *
qdr_board_style_new (GSettings *settings)
{
  QdrBoardStyle *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (QDR_TYPE_BOARD_STYLE, NULL);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::board-style", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
  return self;
}
