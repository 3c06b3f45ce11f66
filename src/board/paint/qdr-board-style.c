/*
 * The colours of the board, and its styles. A style is a set of colours; a setting chooses it.
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

#include "qdr-board-pieces.h"

#define FOLDER "/io/github/quoridor/Quoridor/board/"

/* The share of a player's colour in the softened colour for large areas. */
#define SOFT_PART 0.3f

void
qdr_board_palette_load (QdrBoardPalette *self, GtkWidget *widget)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  const struct {
    const char *name;
    GdkRGBA *colour;
  } colours[] = {
    { "board_frame", &self->frame },         { "board_coordinates", &self->coordinates },
    { "board_groove", &self->groove },       { "board_square", &self->square },
    { "board_mark", &self->mark },           { "board_ghost", &self->ghost },
    { "board_hint", &self->hint },           { "board_focus", &self->focus },
    { "board_refused", &self->refused },     { "board_wall", &self->wall },
    { "board_symbol", &self->symbol },       { "board_player_1", &self->players[0] },
    { "board_player_2", &self->players[1] }, { "board_player_3", &self->players[2] },
    { "board_player_4", &self->players[3] }, { "board_pencil", &self->pencil },
  };

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (!gtk_style_context_lookup_color (context, colours[i].name, colours[i].colour))
      gtk_style_context_get_color (context, colours[i].colour);
}

void
qdr_board_palette_soften (QdrBoardPalette *self, GtkWidget *widget)
{
  GdkRGBA background;

  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) ||
      !gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "view_bg_color",
                                       &background))
    return;

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    self->players[i] = qdr_board_pieces_mix_colours (&background, &self->players[i], SOFT_PART);
    self->players[i].alpha = 1;
  }
}

const GdkRGBA *
qdr_board_palette_get_wall_colour (const QdrBoardPalette *self, guint owner)
{
  return owner < QDR_MAX_PLAYERS ? &self->players[owner] : &self->wall;
}

struct _QdrBoardStyle {
  GObject parent_instance;

  GSettings *settings;
  GtkCssProvider *provider;
};

G_DEFINE_FINAL_TYPE (QdrBoardStyle, qdr_board_style, G_TYPE_OBJECT)

static const char *const names[] = { "wood", "slate", "contrast", "safe" };

/* Replaces the colours in @provider by those of a style, in the current variant, light or dark. */
static void
load_style (GtkCssProvider *provider, const char *name)
{
  const gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autofree char *path = NULL;

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

static void
load_chosen_style (QdrBoardStyle *self)
{
  g_autofree char *chosen = g_settings_get_string (self->settings, "board-style");
  const char *name = names[0];

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (chosen, names[i]))
      name = names[i];
  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    name = "contrast";

  /* The provider is empty for the first style, since the application loads the style sheets of that
   * style. */
  if (name == names[0])
    gtk_css_provider_load_from_data (self->provider, "", -1);
  else
    load_style (self->provider, name);
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

/* Dimensions of a swatch, logical pixels. */
#define SQUARE 18
#define GROOVE 4
#define FRAME 4
#define CORNER 6

#define COLUMNS 2
#define ROWS 2
#define WIDTH (2 * FRAME + COLUMNS * SQUARE + (COLUMNS + 1) * GROOVE)
#define HEIGHT (2 * FRAME + ROWS * SQUARE + (ROWS + 1) * GROOVE)

struct _QdrBoardSwatch {
  GtkWidget parent_instance;

  char *style;
  GtkCssProvider *provider;
};

G_DEFINE_FINAL_TYPE (QdrBoardSwatch, qdr_board_swatch, GTK_TYPE_WIDGET)

static void
load_swatch_style (QdrBoardSwatch *self)
{
  load_style (self->provider, self->style);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
qdr_board_swatch_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static graphene_rect_t
get_square (int column, int row)
{
  const float step = SQUARE + GROOVE;

  return GRAPHENE_RECT_INIT (FRAME + GROOVE + (float) column * step,
                             FRAME + GROOVE + (float) row * step, SQUARE, SQUARE);
}

static void
append_rounded (GtkSnapshot *snapshot,
                const graphene_rect_t *bounds,
                float radius,
                const GdkRGBA *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, colour, bounds);
  gtk_snapshot_pop (snapshot);
}

static void
qdr_board_swatch_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT);
  const graphene_rect_t field =
      GRAPHENE_RECT_INIT (FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME);
  const graphene_rect_t wall = GRAPHENE_RECT_INIT (FRAME + GROOVE, FRAME + GROOVE + SQUARE,
                                                   COLUMNS * SQUARE + GROOVE, GROOVE);
  QdrBoardPalette palette;

  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (gtk_widget_get_width (widget) - WIDTH) / 2,
                                                (float) (gtk_widget_get_height (widget) - HEIGHT) /
                                                    2));
  qdr_board_palette_load (&palette, widget);
  append_rounded (snapshot, &all, CORNER, &palette.frame);
  append_rounded (snapshot, &field, CORNER / 2.0f, &palette.groove);
  for (int column = 0; column < COLUMNS; column++)
    for (int row = 0; row < ROWS; row++) {
      const graphene_rect_t square = get_square (column, row);

      append_rounded (snapshot, &square, SQUARE * QDR_BOARD_PIECES_CORNER_RADIUS, &palette.square);
    }
  for (guint player = 0; player < 2; player++) {
    const graphene_rect_t square = get_square ((int) player, 1 - (int) player);
    const graphene_point_t centre =
        GRAPHENE_POINT_INIT (square.origin.x + SQUARE / 2.0f, square.origin.y + SQUARE / 2.0f);

    qdr_board_pieces_snapshot_pawn (snapshot, &palette, &centre,
                                    SQUARE * QDR_BOARD_PIECES_PAWN_RADIUS, player);
  }
  qdr_board_pieces_snapshot_wall (snapshot, &wall, &palette.players[0]);
}

static void
qdr_board_swatch_dispose (GObject *object)
{
  QdrBoardSwatch *self = QDR_BOARD_SWATCH (object);

  g_clear_object (&self->provider);

  G_OBJECT_CLASS (qdr_board_swatch_parent_class)->dispose (object);
}

static void
qdr_board_swatch_finalize (GObject *object)
{
  g_free (QDR_BOARD_SWATCH (object)->style);

  G_OBJECT_CLASS (qdr_board_swatch_parent_class)->finalize (object);
}

static void
qdr_board_swatch_class_init (QdrBoardSwatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qdr_board_swatch_dispose;
  object_class->finalize = qdr_board_swatch_finalize;
  widget_class->measure = qdr_board_swatch_measure;
  widget_class->snapshot = qdr_board_swatch_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
qdr_board_swatch_init (QdrBoardSwatch *self)
{
  /* The priority is higher than that of the style sheet for all boards. */
  self->provider = gtk_css_provider_new ();
  gtk_style_context_add_provider (gtk_widget_get_style_context (GTK_WIDGET (self)),
                                  GTK_STYLE_PROVIDER (self->provider),
                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 2);
}

GtkWidget *
qdr_board_swatch_new (const char *style)
{
  QdrBoardSwatch *self;

  g_return_val_if_fail (style != NULL, NULL);

  self = g_object_new (QDR_TYPE_BOARD_SWATCH, NULL);
  self->style = g_strdup (style);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (load_swatch_style), self, G_CONNECT_SWAPPED);
  load_swatch_style (self);
  return GTK_WIDGET (self);
}
