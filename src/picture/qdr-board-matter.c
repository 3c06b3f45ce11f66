/*
 * The matter of the board: pixels of wood, slate, paper and glass.
 *
 * Everything is computed from noise, so that it is sharp at each size and needs no files. A tile of
 * tones is made once for each matter; a surface is a piece of that tile, to which light is added as
 * another tone, and a ramp of colours gives each tone a colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-matter.h"

#include <math.h>
#include <string.h>

/* Where the light comes from, on the screen and above it. */
#define LIGHT_X -0.50f
#define LIGHT_Y -0.62f
#define LIGHT_Z 0.60f

static float
smooth (float from, float to, float value)
{
  const float part = CLAMP ((value - from) / (to - from), 0, 1);

  return part * part * (3 - 2 * part);
}

gboolean
qdr_matter_is_flat (QdrMatter self)
{
  return self == QDR_MATTER_PLAIN || self == QDR_MATTER_PAPER;
}

/* Colours */

static guint32
pack (float red, float green, float blue, float alpha)
{
  const guint32 a = (guint32) (alpha * 255 + 0.5f);
  const guint32 r = (guint32) (CLAMP (red, 0, 1) * alpha * 255 + 0.5f);
  const guint32 g = (guint32) (CLAMP (green, 0, 1) * alpha * 255 + 0.5f);
  const guint32 b = (guint32) (CLAMP (blue, 0, 1) * alpha * 255 + 0.5f);

  return a << 24 | r << 16 | g << 8 | b;
}

/* Lays an opaque colour on a pixel, @alpha from 0 to 256. */
static guint32
blend (guint32 below, guint32 above, guint alpha)
{
  const guint32 odd = (below & 0xff00ff) * (256 - alpha) + (above & 0xff00ff) * alpha;
  const guint32 even = (below >> 8 & 0xff00ff) * (256 - alpha) + (above >> 8 & 0xff00ff) * alpha;

  return (odd >> 8 & 0xff00ff) | (even & 0xff00ff00);
}

/* Tones: MEAN_TONE is the plain colour; the tones of a tile are from 0 to 255, and light adds up to
 * EXTRA_TONES on either side. */
#define MEAN_TONE 128
#define EXTRA_TONES 384
#define N_TONES (256 + 2 * EXTRA_TONES)

typedef struct {
  guint32 colours[N_TONES];
} Ramp;

/* The colours that a matter takes in the shade and in the light, and how far a tone of 0 is on the
 * way to the shade. */
typedef struct {
  float shade[3];
  float light[3];
  float depth;
} Gloss;

static const Gloss glosses[] = {
  [QDR_MATTER_PLAIN] = { { 0, 0, 0 }, { 1, 1, 1 }, 0 },
  [QDR_MATTER_WOOD] = { { 0.22f, 0.12f, 0.06f }, { 1, 0.95f, 0.82f }, 0.26f },
  [QDR_MATTER_SLATE] = { { 0.05f, 0.08f, 0.11f }, { 0.96f, 0.98f, 1 }, 0.22f },
  [QDR_MATTER_PAPER] = { { 0.36f, 0.30f, 0.24f }, { 1, 1, 0.97f }, 0.16f },
  [QDR_MATTER_NIGHT] = { { 0, 0, 0.02f }, { 0.55f, 0.68f, 1 }, 0.18f },
};

static void
init_ramp (Ramp *self, const GdkRGBA *colour, QdrMatter matter)
{
  const Gloss *gloss = &glosses[matter];

  for (int i = 0; i < N_TONES; i++) {
    const float tone = (float) (i - EXTRA_TONES - MEAN_TONE) / MEAN_TONE * gloss->depth;
    const float part = MIN (ABS (tone), 1);
    const float *to = tone < 0 ? gloss->shade : gloss->light;

    self->colours[i] = pack (colour->red + (to[0] - colour->red) * part,
                             colour->green + (to[1] - colour->green) * part,
                             colour->blue + (to[2] - colour->blue) * part, 1);
  }
}

static inline guint32
get_tone (const Ramp *self, int tone)
{
  return self->colours[CLAMP (tone + EXTRA_TONES, 0, N_TONES - 1)];
}

/* Tiles */

#define TILE_WIDTH 256
#define TILE_HEIGHT 512

typedef struct {
  guint8 tones[TILE_HEIGHT][TILE_WIDTH];
} Tile;

static guint32
hash (guint32 x, guint32 y, guint32 seed)
{
  guint32 value = x * 0x9e3779b1u ^ y * 0x85ebca77u ^ seed * 0xc2b2ae3du;

  value = (value ^ value >> 15) * 0x2c1b3c6du;
  value = (value ^ value >> 12) * 0x297a2d39u;
  return value ^ value >> 15;
}

static float
get_grit (guint32 x, guint32 y, guint32 seed)
{
  return (float) (hash (x, y, seed) >> 8) / (1 << 23) - 1;
}

/* Adds noise from -@gain to @gain, in a lattice of @across times @down points that repeats, to
 * @field, which has the size of a tile. */
static void
add_noise (float *field, guint across, guint down, float gain, guint32 seed)
{
  float upper[TILE_WIDTH], lower[TILE_WIDTH];
  guint current = G_MAXUINT;

  for (guint y = 0; y < TILE_HEIGHT; y++) {
    const guint row = y * down / TILE_HEIGHT;
    const float v = smooth (0, 1, (float) (y * down) / TILE_HEIGHT - (float) row);

    if (row != current) {
      current = row;
      for (guint x = 0; x < TILE_WIDTH; x++) {
        const guint column = x * across / TILE_WIDTH;
        const guint next = (column + 1) % across;
        const float u = smooth (0, 1, (float) (x * across) / TILE_WIDTH - (float) column);
        const float a = get_grit (column, row, seed);
        const float c = get_grit (column, (row + 1) % down, seed);

        upper[x] = a + (get_grit (next, row, seed) - a) * u;
        lower[x] = c + (get_grit (next, (row + 1) % down, seed) - c) * u;
      }
    }
    for (guint x = 0; x < TILE_WIDTH; x++)
      field[y * TILE_WIDTH + x] += gain * (upper[x] + (lower[x] - upper[x]) * v);
  }
}

/* Rings that a plank cuts at a low angle, fibres along them, and pores. */
static void
make_wood (float *field, guint zoom)
{
  g_autofree float *warp = g_new0 (float, TILE_WIDTH *TILE_HEIGHT);
  const float rings = 12.0f / (float) zoom;

  add_noise (warp, 4, 2, 1.7f, 1);
  add_noise (warp, 8, 4, 0.5f, 2);
  add_noise (warp, MAX (32 / zoom, 8), 16, 0.08f, 3);
  add_noise (field, 128, 12, 17, 4);
  add_noise (field, TILE_WIDTH / MIN (zoom, 2), 24, 12, 5);
  add_noise (field, 5, 3, 15, 6);
  for (guint y = 0; y < TILE_HEIGHT; y++)
    for (guint x = 0; x < TILE_WIDTH; x++) {
      const guint i = y * TILE_WIDTH + x;
      const float at = (float) x * rings / TILE_WIDTH + warp[i] * 2.2f / (float) MIN (zoom, 2);
      const float part = at - floorf (at);

      field[i] += 26 - 62 * part * part * smooth (1, 0.86f, part);
    }
}

/* Layers of clay, with a few lines where the stone was split. */
static void
make_slate (float *field, guint zoom)
{
  add_noise (field, 3, 6, 22, 11);
  add_noise (field, 8, 14, 18, 12);
  add_noise (field, 24, 36, 12, 13);
  add_noise (field, 64 / zoom, 128 / zoom, 10, 14);
  for (guint y = 0; y < TILE_HEIGHT; y++)
    for (guint x = 0; x < TILE_WIDTH; x++) {
      float *tone = &field[y * TILE_WIDTH + x];
      const float split = fabsf (sinf (*tone * 0.11f));

      *tone += get_grit (x / MIN (zoom, 2), y / MIN (zoom, 2), 15) * 13;
      *tone -= 20 * smooth (0.10f, 0, split);
    }
}

static void
make_paper (float *field, guint zoom)
{
  add_noise (field, 6, 12, 12, 21);
  add_noise (field, 64 / zoom, 96 / zoom, 12, 22);
  add_noise (field, 128, 128, 14, 23);
  for (guint i = 0; i < TILE_WIDTH * TILE_HEIGHT; i++)
    field[i] += get_grit (i % TILE_WIDTH, i / TILE_WIDTH, 24) * 14;
}

static void
make_night (float *field)
{
  add_noise (field, 3, 6, 26, 31);
  add_noise (field, 9, 18, 12, 32);
  for (guint i = 0; i < TILE_WIDTH * TILE_HEIGHT; i++) {
    const float star = get_grit (i % TILE_WIDTH, i / TILE_WIDTH, 33);

    field[i] += star * 6 + (star > 0.998f ? 110 : 0);
  }
}

/* Returns the tile of a matter. Tiles last as long as the program; a larger @zoom of 1, 2 or 4 has
 * larger features. */
static const Tile *
get_tile (QdrMatter matter, guint zoom)
{
  static Tile *tiles[QDR_MATTER_NIGHT + 1];
  static guint zooms[QDR_MATTER_NIGHT + 1];
  Tile *tile = tiles[matter];
  g_autofree float *field = NULL;

  if (tile != NULL && (zooms[matter] == zoom || zoom == 0))
    return tile;

  zoom = MAX (zoom, 1);
  if (tile == NULL)
    tile = tiles[matter] = g_new (Tile, 1);
  zooms[matter] = zoom;
  field = g_new0 (float, TILE_WIDTH *TILE_HEIGHT);
  switch (matter) {
  case QDR_MATTER_WOOD:
    make_wood (field, zoom);
    break;
  case QDR_MATTER_SLATE:
    make_slate (field, zoom);
    break;
  case QDR_MATTER_PAPER:
    make_paper (field, zoom);
    break;
  case QDR_MATTER_NIGHT:
    make_night (field);
    break;
  case QDR_MATTER_PLAIN:
  default:
    break;
  }
  for (guint i = 0; i < TILE_WIDTH * TILE_HEIGHT; i++)
    tile->tones[i / TILE_WIDTH][i % TILE_WIDTH] =
        (guint8) CLAMP (field[i] + MEAN_TONE + 0.5f, 0, 255);
  return tile;
}

static inline int
look_up (const Tile *tile, guint x, guint y)
{
  return tile->tones[y % TILE_HEIGHT][x % TILE_WIDTH];
}

/* Ground */

/* Returns the distance of a point from the edge of a rectangle with round corners that is centred
 * at the origin, negative inside, and the direction of the nearest edge. */
static float
measure_rect (float x, float y, float half_x, float half_y, float radius, float *nx, float *ny)
{
  const float dx = fabsf (x) - half_x + radius;
  const float dy = fabsf (y) - half_y + radius;

  if (dx > 0 && dy > 0) {
    const float length = sqrtf (dx * dx + dy * dy);

    *nx = copysignf (dx / length, x);
    *ny = copysignf (dy / length, y);
    return length - radius;
  }
  *nx = dx > dy ? copysignf (1, x) : 0;
  *ny = dx > dy ? 0 : copysignf (1, y);
  return MAX (dx, dy) - radius;
}

/* How each matter takes the light: tones. */
typedef struct {
  float bevel;  /* at the edges of squares and of the frame */
  float dome;   /* across the face of a square */
  float shadow; /* in the grooves, next to the squares */
  float vary;   /* between one square and another */
  float edge;   /* in the outermost pixels of a square, on all sides */
} Relief;

static const Relief reliefs[] = {
  [QDR_MATTER_PLAIN] = { 0 },
  [QDR_MATTER_WOOD] = { 190, 26, 300, 26, 0 },
  [QDR_MATTER_SLATE] = { 210, 18, 330, 30, 0 },
  [QDR_MATTER_PAPER] = { 0, 0, 0, 10, -330 },
  [QDR_MATTER_NIGHT] = { 170, 40, 200, 12, 60 },
};

/* The shape of a square, which all squares of a board share. */
typedef struct {
  gint16 *light;
  guint16 *cover; /* 0..256 */
} Stamp;

static void
init_stamp (Stamp *self, const QdrMatterGround *ground)
{
  const Relief *relief = &reliefs[ground->matter];
  const int side = ground->square;
  const float half = (float) side / 2;
  const float bevel = MAX (1.3f, (float) side * 0.06f);

  self->light = g_new (gint16, side * side);
  self->cover = g_new (guint16, side * side);
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++) {
      const float dx = (float) x + 0.5f - half;
      const float dy = (float) y + 0.5f - half;
      float nx, ny;
      const float out = measure_rect (dx, dy, half, half, (float) ground->corner, &nx, &ny);
      const float steep = smooth (-bevel, -0.2f, out);
      const float facing = nx * LIGHT_X + ny * LIGHT_Y;
      float light = relief->dome * (dx * LIGHT_X + dy * LIGHT_Y) / half;

      light += relief->bevel * steep * facing * (facing < 0 ? 1.5f : 1);
      light += relief->edge * smooth (-MAX (1.6f, bevel * 0.6f), -0.4f, out);
      self->light[y * side + x] = (gint16) light;
      self->cover[y * side + x] = (guint16) (CLAMP (0.5f - out, 0, 1) * 256);
    }
}

static void
clear_stamp (Stamp *self)
{
  g_free (self->light);
  g_free (self->cover);
}

static void
stamp_square (const QdrMatterGround *self,
              const Stamp *stamp,
              const Tile *tile,
              const Ramp *ramp,
              int column,
              int row,
              int width,
              guint32 *pixels)
{
  const int pitch = self->square + self->groove;
  const guint32 lot = hash ((guint32) column, (guint32) row, 7);
  const int vary = (int) (reliefs[self->matter].vary * get_grit (lot, 0, 8));
  const gboolean mirrored = (lot & 1) != 0;

  for (int y = 0; y < self->square; y++) {
    guint32 *line = &pixels[(self->rim + row * pitch + y) * width + self->rim + column * pitch];
    const gint16 *light = &stamp->light[y * self->square];
    const guint16 *cover = &stamp->cover[y * self->square];
    const guint8 *tones = tile->tones[((guint) y + (lot >> 8)) % TILE_HEIGHT];

    for (int x = 0; x < self->square; x++) {
      const guint u = (guint) (mirrored ? -x : x) + (lot >> 20);
      const guint32 colour = get_tone (ramp, tones[u % TILE_WIDTH] + light[x] + vary);

      line[x] = cover[x] == 256 ? colour : blend (line[x], colour, cover[x]);
    }
  }
}

/* The place of a pixel across the grooves: how far it is from the square before and after it. */
typedef struct {
  gint16 before; /* -1 if the pixel is in a column of squares */
  gint16 after;
  gint16 within; /* in a column of squares, how far it is from the beginning of the square */
} Crossing;

static void
init_crossings (const QdrMatterGround *self, Crossing *crossings, int squares)
{
  const int pitch = self->square + self->groove;
  const int length = qdr_matter_ground_get_length (self, squares);

  for (int i = 0; i < length; i++) {
    const int at = i - self->rim;
    const int end = squares * pitch - self->groove;

    if (at < 0)
      crossings[i] = (Crossing){ (gint16) (at + self->margin), (gint16) (-at - 1), 0 };
    else if (at >= end)
      crossings[i] = (Crossing){ (gint16) (at - end), (gint16) (end + self->margin - at - 1), 0 };
    else if (at % pitch < self->square)
      crossings[i] = (Crossing){ -1, -1, (gint16) (at % pitch) };
    else
      crossings[i] =
          (Crossing){ (gint16) (at % pitch - self->square), (gint16) (pitch - at % pitch - 1), 0 };
  }
}

/* Returns how far a pixel of the floor is from the square above left of it that shades it. As the
 * light falls past the end of a square, the shadow begins aslant there. */
static int
measure_shadow (const QdrMatterGround *self, const Crossing *across, const Crossing *down)
{
  int distance = MAX (across->before, down->before);

  if (across->before < 0)
    distance += 2 * MAX (0, down->before - across->within);
  else if (down->before < 0)
    distance += 2 * MAX (0, across->before - down->within);
  return MIN (distance, self->groove + self->margin);
}

static void
paint_field (const QdrMatterGround *self, const Tile *tile, guint32 *pixels)
{
  const int width = qdr_matter_ground_get_length (self, self->columns);
  const int height = qdr_matter_ground_get_length (self, self->rows);
  const int edge = self->rim - self->margin;
  const Relief *relief = &reliefs[self->matter];
  g_autofree Crossing *across = g_new (Crossing, width);
  g_autofree Crossing *down = g_new (Crossing, height);
  g_autofree float *shadows = g_new (float, self->groove + self->margin + 1);
  Ramp ramp;

  init_ramp (&ramp, &self->groove_rgb, self->matter);
  init_crossings (self, across, self->columns);
  init_crossings (self, down, self->rows);
  /* The shadow of what stands above left, by the distance from it. */
  for (int i = 0; i <= self->groove + self->margin; i++)
    shadows[i] = -relief->shadow * smooth ((float) self->groove * 1.05f, -1.5f, (float) i + 0.5f);

  for (int y = edge; y < height - edge; y++)
    for (int x = edge; x < width - edge; x++) {
      int tone;

      if (across[x].before < 0 && down[y].before < 0) {
        /* Only the round corners of the square leave the floor visible. */
        pixels[y * width + x] = get_tone (&ramp, MEAN_TONE - (int) (relief->shadow / 3));
        continue;
      }
      tone = look_up (tile, (guint) x + 90, (guint) y + 40);
      if (self->matter == QDR_MATTER_PAPER) {
        /* Colour dries darker at its edges. */
        const int nearest = across[x].before < 0 ? MIN (down[y].before, down[y].after)
                            : down[y].before < 0 ? MIN (across[x].before, across[x].after)
                                                 : 3;
        tone = MEAN_TONE + (tone - MEAN_TONE) * 2 - (nearest < 2 ? 90 - 40 * nearest : 0);
      } else {
        tone += (int) shadows[measure_shadow (self, &across[x], &down[y])];
      }
      pixels[y * width + x] = get_tone (&ramp, tone);
    }
}

/* Paints the four planks of the frame, which meet at a mitre. */
static void
paint_frame (const QdrMatterGround *self, const Tile *tile, guint32 *pixels)
{
  const int width = qdr_matter_ground_get_length (self, self->columns);
  const int height = qdr_matter_ground_get_length (self, self->rows);
  const int edge = self->rim - self->margin;
  const Relief *relief = &reliefs[self->matter];
  const float bevel = MAX (1.5f, (float) self->rim * 0.14f);
  const float radius = (float) self->rim / 2;
  const int reach = self->corner + self->margin;
  const float inner = (float) reach;
  const float half_x = (float) width / 2;
  const float half_y = (float) height / 2;
  Ramp ramp;

  init_ramp (&ramp, &self->frame, self->matter);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      const int from_side = MIN (x, width - 1 - x);
      const int from_end = MIN (y, height - 1 - y);
      const gboolean lies = from_end < from_side;
      float nx, ny, ix, iy, out, in, cover, light;
      int tone;

      /* The corners of the field are round, so that the frame reaches a little into it. */
      if (MIN (from_side, from_end) >= edge && MAX (from_side, from_end) >= edge + reach) {
        x = MAX (x, width - edge - (from_end >= edge + reach ? 0 : reach) - 1);
        continue;
      }
      out = measure_rect ((float) x + 0.5f - half_x, (float) y + 0.5f - half_y, half_x, half_y,
                          radius, &nx, &ny);
      in = measure_rect ((float) x + 0.5f - half_x, (float) y + 0.5f - half_y,
                         half_x - (float) edge, half_y - (float) edge, inner, &ix, &iy);
      cover = CLAMP (0.5f - out, 0, 1) * CLAMP (0.5f + in, 0, 1);
      if (cover <= 0)
        continue;

      tone = lies ? look_up (tile, (guint) y + (y > height / 2 ? 77 : 0), (guint) x)
                  : look_up (tile, (guint) x + 31 + (x > width / 2 ? 55 : 0), (guint) y + 200);
      light = relief->bevel * smooth (-bevel, -0.3f, out) * (nx * LIGHT_X + ny * LIGHT_Y) -
              relief->bevel * smooth (bevel * 0.7f, 0.3f, in) * (ix * LIGHT_X + iy * LIGHT_Y);
      if (self->matter == QDR_MATTER_WOOD && ABS (from_side - from_end) == 0)
        light -= 60;
      if (self->matter == QDR_MATTER_PAPER)
        light += relief->edge * 0.8f * smooth (1.6f, 0.4f, fabsf (out + (float) edge * 0.2f));
      tone += (int) light;
      pixels[y * width + x] =
          out > -1 ? blend (0, get_tone (&ramp, tone), (guint) (cover * 256))
                   : blend (pixels[y * width + x], get_tone (&ramp, tone), (guint) (cover * 256));
    }
}

int
qdr_matter_ground_get_length (const QdrMatterGround *self, int squares)
{
  return squares * (self->square + self->groove) - self->groove + 2 * self->rim;
}

/* Larger squares show larger features of their matter. */
static guint
get_zoom (int square)
{
  return square < 70 ? 1 : square < 150 ? 2 : 4;
}

void
qdr_matter_ground_paint (const QdrMatterGround *self, guint32 *pixels)
{
  const Tile *tile = get_tile (self->matter, get_zoom (self->square));
  const int width = qdr_matter_ground_get_length (self, self->columns);
  const GdkRGBA *last = NULL;
  Stamp stamp;
  Ramp ramp;

  paint_field (self, tile, pixels);
  paint_frame (self, tile, pixels);
  init_stamp (&stamp, self);
  for (int row = 0; row < self->rows; row++)
    for (int column = 0; column < self->columns; column++) {
      const GdkRGBA *colour = &self->squares[row][column];

      if (last == NULL || memcmp (last, colour, sizeof *colour) != 0)
        init_ramp (&ramp, colour, self->matter);
      last = colour;
      stamp_square (self, &stamp, tile, &ramp, column, row, width, pixels);
    }
  clear_stamp (&stamp);
}

/* Pawns */

/* The view is from above and a little from the front: how much a height and a depth measure on the
 * screen. */
#define VIEW_HEIGHT 0.56f
#define VIEW_DEPTH 0.828f

/* A figure is round, or has four sides, but has the same profile all around: its radius at each
 * height, in radii of its foot. */
typedef struct {
  float height;
  float radius;
} Turn;

#define N_TURNS 14

static const Turn profiles[QDR_MATTER_SLAT][N_TURNS] = {
  /* A pawn with a ball. */
  { { 0, 0.96f },
    { 0.05f, 1 },
    { 0.15f, 1 },
    { 0.21f, 0.9f },
    { 0.3f, 0.7f },
    { 0.5f, 0.48f },
    { 0.72f, 0.38f },
    { 0.76f, 0.54f },
    { 0.84f, 0.54f },
    { 0.88f, 0.42f },
    { 1.02f, 0.58f },
    { 1.2f, 0.63f },
    { 1.44f, 0.52f },
    { 1.66f, 0 } },
  /* A tower. */
  { { 0, 0.86f },
    { 0.05f, 0.9f },
    { 0.17f, 0.9f },
    { 0.22f, 0.82f },
    { 0.3f, 0.64f },
    { 0.5f, 0.54f },
    { 0.86f, 0.48f },
    { 0.94f, 0.5f },
    { 1, 0.68f },
    { 1.05f, 0.71f },
    { 1.3f, 0.71f },
    { 1.34f, 0.67f },
    { 1.37f, 0.5f },
    { 1.38f, 0 } },
  /* A cross. */
  { { 0, 0.98f },
    { 0.05f, 1.02f },
    { 0.16f, 1.02f },
    { 0.21f, 0.92f },
    { 0.3f, 0.7f },
    { 0.45f, 0.6f },
    { 0.72f, 0.56f },
    { 0.8f, 0.6f },
    { 0.86f, 0.82f },
    { 0.92f, 0.86f },
    { 1.14f, 0.86f },
    { 1.19f, 0.8f },
    { 1.22f, 0.6f },
    { 1.24f, 0 } },
  /* A spire. */
  { { 0, 0.95f },
    { 0.05f, 0.99f },
    { 0.16f, 0.99f },
    { 0.22f, 0.9f },
    { 0.28f, 0.72f },
    { 0.5f, 0.6f },
    { 0.66f, 0.56f },
    { 0.72f, 0.76f },
    { 0.82f, 0.76f },
    { 0.88f, 0.62f },
    { 1.2f, 0.42f },
    { 1.56f, 0.2f },
    { 1.74f, 0.1f },
    { 1.8f, 0 } },
};

/* Returns the distance of a point from the axis of a figure, measured so that all points of its
 * outline have the same. */
static float
gauge (guint figure, float x, float y)
{
  const float a = fabsf (x);
  const float b = fabsf (y);
  float most, least;

  switch (figure) {
  case 1: /* a square with round corners */
    most = MAX (a, b);
    least = MIN (a, b);
    return most + 0.16f * least * least * least / (most * most + 1e-6f);
  case 2: /* a cross */
    most = MAX (a, b);
    least = MIN (a, b) / 0.46f;
    most *= most;
    least *= least;
    return sqrtf (sqrtf (most * most + least * least));
  case 3: /* a square on its tip */
    most = MAX (a + b, fabsf (a - b)) * 0.86f;
    least = MIN (a + b, fabsf (a - b)) * 0.86f;
    return most + 0.12f * least * least * least / (most * most + 1e-6f);
  default:
    return sqrtf (a * a + b * b);
  }
}

/* The largest radius of a figure, in radii of a round foot. */
#define WIDEST 1.1f

#define N_SLICES 28

/* A figure in slices, from the foot to the top. */
typedef struct {
  guint figure;
  float step;
  float radii[N_SLICES + 2];
} Figure;

static void
init_figure (Figure *self, guint figure)
{
  const Turn *turns = profiles[figure];
  guint turn = 0;

  self->figure = figure;
  self->step = turns[N_TURNS - 1].height / N_SLICES;
  for (guint i = 0; i <= N_SLICES; i++) {
    const float height = (float) i * self->step;

    while (turn + 2 < N_TURNS && turns[turn + 1].height < height)
      turn++;
    self->radii[i] =
        turns[turn].radius +
        (turns[turn + 1].radius - turns[turn].radius) *
            CLAMP ((height - turns[turn].height) / (turns[turn + 1].height - turns[turn].height), 0,
                   1);
  }
  self->radii[N_SLICES + 1] = 0;
}

/* The surface that is seen at a point. */
typedef struct {
  gboolean is_hit;
  float height;
  float normal[3]; /* to the right, to the front, up */
  float x, y;
} Surface;

static Surface
see_figure (const Figure *self, float x, float screen_y)
{
  Surface surface = { FALSE };

  /* At other heights the line of sight is in front of the figure or behind it. */
  const int highest = (int) floorf ((WIDEST - screen_y) / (VIEW_HEIGHT * self->step));
  const int lowest = (int) ceilf ((-WIDEST - screen_y) / (VIEW_HEIGHT * self->step));

  if (fabsf (x) > WIDEST)
    return surface;
  for (int i = MIN (N_SLICES, highest); i >= MAX (lowest, 0); i--) {
    float height = (float) i * self->step;
    float radius = self->radii[i];
    float y = (screen_y + height * VIEW_HEIGHT) / VIEW_DEPTH;
    const float epsilon = 0.02f;
    float slope, length;

    if (gauge (self->figure, x, y) > radius)
      continue;

    if (i < N_SLICES) {
      float low = 0, high = 1;

      for (guint halving = 0; halving < 5; halving++) {
        const float part = (low + high) / 2;
        const float z = height + part * self->step;
        const float r = radius + part * (self->radii[i + 1] - radius);

        y = (screen_y + z * VIEW_HEIGHT) / VIEW_DEPTH;
        if (gauge (self->figure, x, y) <= r)
          low = part;
        else
          high = part;
      }
      height += low * self->step;
      /* The mean of the slopes around, so that no slice is seen. */
      slope = ((self->radii[i + 1] - radius) * (0.5f + low * 0.5f) +
               (radius - self->radii[MAX (i - 1, 0)]) * (1 - low) * 0.5f +
               (self->radii[MIN (i + 2, N_SLICES + 1)] - self->radii[i + 1]) * low * 0.5f) /
              self->step;
    } else {
      slope = -6;
    }
    surface.is_hit = TRUE;
    surface.height = height;
    surface.x = x;
    surface.y = y;
    surface.normal[0] =
        (gauge (self->figure, x + epsilon, y) - gauge (self->figure, x - epsilon, y)) /
        (2 * epsilon);
    surface.normal[1] =
        (gauge (self->figure, x, y + epsilon) - gauge (self->figure, x, y - epsilon)) /
        (2 * epsilon);
    surface.normal[2] = -slope;
    length = sqrtf (surface.normal[0] * surface.normal[0] + surface.normal[1] * surface.normal[1] +
                    surface.normal[2] * surface.normal[2]) +
             1e-6f;
    for (guint axis = 0; axis < 3; axis++)
      surface.normal[axis] /= length;
    return surface;
  }
  return surface;
}

/* How the pieces of each matter shine. */
typedef struct {
  float ambient;
  float diffuse;
  float gloss;     /* of the spot where the light is thrown back */
  float sharpness; /* of that spot */
  float rim;       /* how dark the outline is */
} Finish;

static const Finish finishes[] = {
  [QDR_MATTER_PLAIN] = { 1, 0, 0, 1, 0 },
  [QDR_MATTER_WOOD] = { 0.52f, 0.72f, 0.55f, 22, 0.5f },
  [QDR_MATTER_SLATE] = { 0.46f, 0.74f, 0.8f, 48, 0.5f },
  [QDR_MATTER_PAPER] = { 1, 0, 0, 1, 0 },
  [QDR_MATTER_NIGHT] = { 0.72f, 0.5f, 0.9f, 18, -0.5f },
};

/* Where the top of a figure begins, and the radius of the sign there. */
#define INLAY_HEIGHT 1.15f
#define INLAY_RADIUS 0.36f

typedef struct {
  float red, green, blue, alpha; /* premultiplied */
} Sample;

static Sample
shade_surface (const QdrMatterPiece *self, const Surface *surface)
{
  const Finish *finish = &finishes[self->matter];
  const float *n = surface->normal;
  const float facing = n[1] * VIEW_HEIGHT + n[2] * VIEW_DEPTH;
  const float lit = n[0] * LIGHT_X + n[1] * LIGHT_Y + n[2] * LIGHT_Z;
  /* The light, mirrored at the surface, towards the eye. */
  const float mirrored = 2 * lit * facing - (VIEW_HEIGHT * LIGHT_Y + VIEW_DEPTH * LIGHT_Z);
  const float spot = finish->gloss * powf (CLAMP (mirrored, 0, 1), finish->sharpness);
  const float foot = 1 - 0.3f * smooth (0.5f, 0, surface->height);
  const float light = (finish->ambient * foot + finish->diffuse * MAX (lit, 0)) *
                      (1 - finish->rim * smooth (0.42f, 0, facing));

  /* The sign of the player is inlaid at the top, if the top is flat. */
  const gboolean is_inlay = surface->height > INLAY_HEIGHT && n[2] > 0.8f &&
                            (self->figure == 1 || self->figure == 2) &&
                            gauge (self->figure, surface->x, surface->y) < INLAY_RADIUS;
  const GdkRGBA *colour = is_inlay ? &self->symbol : &self->colour;

  return (Sample){ colour->red * light + spot, colour->green * light + spot,
                   colour->blue * light + spot, 1 };
}

/* The flat sign of a player, for ink and for even colours: an outline, the colour, and a smaller
 * sign inside. */
static Sample
shade_sign (const QdrMatterPiece *self, float x, float y)
{
  const float out = gauge (self->figure, x, y);
  const float line = MAX (0.09f, 1.3f / self->across);
  const float dark = self->matter == QDR_MATTER_PAPER ? 0.35f : 0.5f;
  const GdkRGBA *colour = out < 0.44f ? &self->symbol : &self->colour;
  float part = out > 1 - line ? dark : 1;

  if (out > 1)
    return (Sample){ 0 };
  if (self->matter == QDR_MATTER_PAPER && out >= 0.44f && out <= 1 - line)
    part = 1.12f - 0.25f * smooth (0.72f, 1, out);
  return (Sample){ colour->red * part, colour->green * part, colour->blue * part, 1 };
}

static Sample
shade_pawn (const QdrMatterPiece *self, const Figure *figure, float x, float y)
{
  Surface surface;

  if (qdr_matter_is_flat (self->matter))
    return shade_sign (self, x, y);
  surface = see_figure (figure, x, y);
  return surface.is_hit ? shade_surface (self, &surface) : (Sample){ 0 };
}

/* The width of the blurred edge of a shadow, in radii of a pawn or widths of a slat, and the
 * darkest part of a shadow. */
#define BLUR 0.22f
#define DARKEST 0.5f

static Sample
shade_shadow (const QdrMatterPiece *self, const Figure *figure, float x, float y)
{
  const float depth = y / VIEW_DEPTH;
  float most = 0;

  if (self->matter == QDR_MATTER_NIGHT) {
    const float glow = smooth (1.65f, 0.6f, gauge (0, x, depth + 0.25f));

    most = glow * glow * 0.62f;
    return (Sample){ self->colour.red * most, self->colour.green * most, self->colour.blue * most,
                     most };
  }
  for (guint i = 0; i <= N_SLICES; i += 2) {
    const float height = (float) i * figure->step;
    const float out = gauge (figure->figure, x - QDR_MATTER_SHADOW_X * height,
                             depth - QDR_MATTER_SHADOW_Y * height / VIEW_DEPTH) -
                      figure->radii[i];
    const float blur = BLUR * (0.6f + height);

    most = MAX (most, smooth (blur, -blur, out) * (1 - 0.32f * height));
  }
  return (Sample){ 0, 0, 0, most * DARKEST };
}

/* Slats */

/* How much of a slat is seen from the front, in widths of the slat. */
#define SLAT_FRONT 0.30f

static float
get_slat_front (const QdrMatterPiece *self)
{
  return qdr_matter_is_flat (self->matter) || self->matter == QDR_MATTER_NIGHT
             ? 0
             : MAX (1, roundf (MIN (self->across, self->down) * SLAT_FRONT));
}

static Sample
shade_slat (const QdrMatterPiece *self, const Tile *tile, float x, float y)
{
  const gboolean lies = self->across > self->down;
  const float width = MIN (self->across, self->down);
  const float front = get_slat_front (self);
  const float radius = MIN (width * 0.28f, 5);
  const float half_x = self->across / 2;
  const float half_y = self->down / 2;
  const float bevel = MAX (1, width * 0.2f);
  const guint along = (guint) (lies ? x : y) + 4096;
  const guint aside = (guint) (lies ? y : x) + 4096;
  const float grain = (float) (look_up (tile, aside + 17, along) - MEAN_TONE) / MEAN_TONE;
  float nx, ny;
  float out = measure_rect (x - half_x, y - half_y, half_x, half_y, radius, &nx, &ny);
  float face, light, glint;

  switch (self->matter) {
  case QDR_MATTER_PLAIN:
    light = out > -MAX (1, width / 10) ? 0.55f : 1;
    glint = 0;
    break;
  case QDR_MATTER_PAPER:
    /* A stroke of the brush: uneven at the edge, drier along its middle and towards its end. */
    out += (0.10f * grain + 0.08f) * width;
    light = 1 - 0.3f * smooth (-0.3f * width, 0, out);
    glint = MAX (0, grain) * 0.5f;
    break;
  case QDR_MATTER_NIGHT:
    light = 1;
    glint = 0.75f * smooth (-0.1f * width, -0.5f * width, out);
    break;
  case QDR_MATTER_WOOD:
  case QDR_MATTER_SLATE:
  default:
    /* The top is higher than the board, so it is seen a little higher on the screen. */
    face = measure_rect (x - half_x, y - half_y + front, half_x, half_y, radius, &nx, &ny);
    out = MIN (out, face);
    if (face > 0) {
      light = 0.52f + 0.1f * grain;
      glint = 0;
    } else {
      const float steep = smooth (-bevel, -0.2f, face);
      const float facing = nx * LIGHT_X + ny * LIGHT_Y;

      light = 1.02f + 0.16f * grain + 0.35f * steep * MIN (facing, 0);
      glint = 0.42f * steep * MAX (facing, 0) +
              0.1f * smooth (0.5f, 0, fabsf ((lies ? y + front : x) / width - 0.36f));
    }
  }
  if (out > 0)
    return (Sample){ 0 };
  return (Sample){ self->colour.red * light + (1 - self->colour.red) * glint,
                   self->colour.green * light + (1 - self->colour.green) * glint,
                   self->colour.blue * light + (1 - self->colour.blue) * glint, 1 };
}

static Sample
shade_slat_shadow (const QdrMatterPiece *self, float x, float y)
{
  const float width = MIN (self->across, self->down);
  const gboolean glows = self->matter == QDR_MATTER_NIGHT;
  const float aside = glows ? 0 : width * 0.34f;
  const float blur = width * (glows ? 0.9f : 0.42f);
  float nx, ny, part;

  part = smooth (blur, -blur,
                 measure_rect (x - self->across / 2 - aside, y - self->down / 2 - aside * 0.7f,
                               self->across / 2, self->down / 2, width / 2, &nx, &ny));
  if (!glows)
    return (Sample){ 0, 0, 0, part * 0.55f };
  part *= 0.55f;
  return (Sample){ self->colour.red * part, self->colour.green * part, self->colour.blue * part,
                   part };
}

void
qdr_matter_piece_fit (QdrMatterPiece *self)
{
  const gboolean is_body = self->part == QDR_MATTER_BODY;
  const float width = MIN (self->across, self->down);
  float left, right, top, bottom;

  if (self->figure == QDR_MATTER_SLAT) {
    left = is_body ? 0 : width;
    right = self->across + left;
    top = is_body ? get_slat_front (self) : width;
    bottom = self->down + (is_body ? 0 : width);
  } else {
    left = self->across * (is_body ? WIDEST : 1.65f);
    right = self->across * (is_body ? WIDEST : 1.9f);
    top = self->across * (is_body ? 1.4f : 1.6f);
    bottom = self->across * (is_body ? WIDEST : 1.65f);
  }
  self->x = ceilf (left);
  self->y = ceilf (top);
  self->width = (int) (self->x + ceilf (right));
  self->height = (int) (self->y + ceilf (bottom));
}

/* Returns whether a pixel is so far inside of a slat that one sample is enough. */
static gboolean
is_inside_slat (const QdrMatterPiece *self, int x, int y)
{
  const float left = (float) x + 0.5f - self->x;
  const float top = (float) y + 0.5f - self->y;

  return left > 6 && top > 6 && left < self->across - 6 && top < self->down - 6;
}

/* Each pixel is the mean of SIDE times SIDE samples. */
#define SIDE 2
#define SMALL_SIDE 3
#define SMALL 16

void
qdr_matter_piece_paint (const QdrMatterPiece *self, guint32 *pixels)
{
  const gboolean is_slat = self->figure == QDR_MATTER_SLAT;
  const Tile *tile = get_tile (self->matter, 0);
  /* Shadows have no sharp edges. */
  const int most = self->part == QDR_MATTER_SHADOW ? 1 : self->across < SMALL ? SMALL_SIDE : SIDE;
  Figure figure = { 0 };

  if (!is_slat)
    init_figure (&figure, self->figure);
  for (int y = 0; y < self->height; y++)
    for (int x = 0; x < self->width; x++) {
      const int side = is_slat && is_inside_slat (self, x, y) ? 1 : most;
      Sample sum = { 0 };

      for (int i = 0; i < side * side; i++) {
        const float dx = (float) x + ((float) (i % side) + 0.5f) / (float) side - self->x;
        const float dy = (float) y + ((float) (i / side) + 0.5f) / (float) side - self->y;
        const float across = dx / self->across;
        const float down = dy / self->across;
        Sample sample;

        if (is_slat)
          sample = self->part == QDR_MATTER_SHADOW ? shade_slat_shadow (self, dx, dy)
                                                   : shade_slat (self, tile, dx, dy);
        else
          sample = self->part == QDR_MATTER_SHADOW ? shade_shadow (self, &figure, across, down)
                                                   : shade_pawn (self, &figure, across, down);
        sum.red += MIN (sample.red, sample.alpha);
        sum.green += MIN (sample.green, sample.alpha);
        sum.blue += MIN (sample.blue, sample.alpha);
        sum.alpha += sample.alpha;
      }
      if (sum.alpha > 0)
        pixels[y * self->width + x] =
            pack (sum.red / sum.alpha, sum.green / sum.alpha, sum.blue / sum.alpha,
                  sum.alpha / (float) (side * side));
    }
}
