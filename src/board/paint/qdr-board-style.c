/*
 * The styles of the board. A style is a matter and a set of colours; a setting chooses it.
 *
 * board.css defines the colours of the first style, "wood". The style sheets of the other styles
 * define the same names, with a higher priority. Each style sheet also sets a text colour for
 * boards, stocks and pawn icons. That colour is never visible, but GTK notifies a widget of new
 * colours only if one of its CSS properties changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-style.h"

#include <adwaita.h>

#include "qdr-css-colours.h"

#define FOLDER "/io/github/quoridor/Quoridor/board/"

/* The share of a player's colour in the softened colour for large areas. */
#define SOFT_PART 0.3f

/* What a widget with a style of its own has. */
#define OWN_PROVIDER "qdr-board-provider"
#define OWN_STYLE "qdr-board-style"

typedef struct {
  const char *name;
  QdrMatter matter;
} Style;

/* An unknown name stands for the first style. */
static const Style styles[] = {
  { "wood", QDR_MATTER_WOOD },   { "slate", QDR_MATTER_SLATE }, { "paper", QDR_MATTER_PAPER },
  { "night", QDR_MATTER_NIGHT }, { "safe", QDR_MATTER_PLAIN },  { "contrast", QDR_MATTER_PLAIN },
};

static const Style *current = &styles[0]; /* the style of all other widgets */

static const Style *
find_style (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    if (g_str_equal (name, styles[i].name))
      return &styles[i];
  return &styles[0];
}

void
qdr_board_palette_load (QdrBoardPalette *self, GtkWidget *widget)
{
  const Style *own = g_object_get_data (G_OBJECT (widget), OWN_STYLE);

  self->matter = (own != NULL ? own : current)->matter;
  for (guint i = 0; i < QDR_BOARD_N_COLOURS; i++)
    qdr_css_get_named_colour (widget, qdr_board_colours[i].name,
                              G_STRUCT_MEMBER_P (self, qdr_board_colours[i].offset));
}

void
qdr_board_palette_soften (QdrBoardPalette *self, GtkWidget *widget)
{
  GdkRGBA background;

  if (!qdr_css_get_named_colour (widget, "view_bg_color", &background))
    return;

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    self->players[i] = qdr_board_pieces_mix_colours (&background, &self->players[i], SOFT_PART);
    self->players[i].alpha = 1;
  }
}

struct _QdrBoardStyle {
  GObject parent_instance;

  GSettings *settings;
  GtkCssProvider *provider;
};

G_DEFINE_FINAL_TYPE (QdrBoardStyle, qdr_board_style, G_TYPE_OBJECT)

/* Replaces the colours in @provider by those of a style, in the current variant, light or dark. */
static void
load_colours (GtkCssProvider *provider, const Style *style)
{
  const gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autofree char *path = NULL;

  if (style != &styles[0]) {
    path = g_strconcat (FOLDER "styles/", style->name, dark ? "-dark.css" : ".css", NULL);
    gtk_css_provider_load_from_resource (provider, path);
  } else if (dark) {
    qdr_css_load_text (provider, "@import url(\"resource://" FOLDER "board.css\");"
                                 "@import url(\"resource://" FOLDER "board-dark.css\");");
  } else {
    gtk_css_provider_load_from_resource (provider, FOLDER "board.css");
  }
}

static void
load_chosen_style (QdrBoardStyle *self)
{
  g_autofree char *chosen = g_settings_get_string (self->settings, "board-style");

  current = find_style (
      adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) ? "contrast" : chosen);
  /* The provider is empty for the first style, since the application loads the style sheets of that
   * style. */
  if (current == &styles[0])
    qdr_css_load_text (self->provider, "");
  else
    load_colours (self->provider, current);
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
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (load_chosen_style), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (load_chosen_style), self,
                           G_CONNECT_SWAPPED);
}

QdrBoardStyle *
qdr_board_style_new (GSettings *settings)
{
  QdrBoardStyle *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (QDR_TYPE_BOARD_STYLE, NULL);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::board-style", G_CALLBACK (load_chosen_style), self,
                           G_CONNECT_SWAPPED);
  load_chosen_style (self);
  return self;
}

static void
load_own_colours (GtkWidget *widget)
{
  load_colours (g_object_get_data (G_OBJECT (widget), OWN_PROVIDER),
                g_object_get_data (G_OBJECT (widget), OWN_STYLE));
  gtk_widget_queue_draw (widget);
}

void
qdr_board_style_apply (GtkWidget *widget, const char *style)
{
  GtkCssProvider *provider = gtk_css_provider_new ();

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (style != NULL);

  /* The priority is higher than that of the style sheet for all boards. */
  qdr_css_add_provider (widget, provider, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 2);
  g_object_set_data_full (G_OBJECT (widget), OWN_PROVIDER, provider, g_object_unref);
  g_object_set_data (G_OBJECT (widget), OWN_STYLE, (gpointer) find_style (style));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (load_own_colours), widget, G_CONNECT_SWAPPED);
  load_own_colours (widget);
}
