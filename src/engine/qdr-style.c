/*
 * Taste and weakness: what makes one opponent play unlike another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-style.h"

const QdrStyle qdr_style_default = {
  .own_path = 100,
  .other_path = 100,
  .wall = 60,
  .tempo = 50,
};

/* Finalizer of SplitMix64 (Steele, Lea and Flood, 2014): every bit depends on every bit. */
static guint64
mix (guint64 x)
{
  x += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  x = (x ^ x >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return x ^ x >> 31;
}

gboolean
qdr_style_overlooks (const QdrStyle *self, guint64 key, QdrMove wall)
{
  return self->blind_spot != 0 && mix (mix (key ^ self->seed) + wall) % 100 < self->blind_spot;
}

int
qdr_style_error (const QdrStyle *self, guint64 features)
{
  guint64 random;
  int range;

  if (self->noise == 0)
    return 0;

  /* The sum of two even distributions: small errors are more frequent than large ones. */
  random = mix (features ^ mix (self->seed));
  range = self->noise + 1;
  return (int) ((guint32) random % (guint32) range + (guint32) (random >> 32) % (guint32) range) -
         self->noise;
}

gboolean
qdr_style_is_even_handed (const QdrStyle *self)
{
  return self->own_path == self->other_path && self->noise == 0;
}

guint64
qdr_style_hash (const QdrStyle *self, guint player)
{
  const guint64 facts[] = {
    (guint64) self->own_path,
    (guint64) self->other_path,
    (guint64) self->wall,
    (guint64) self->tempo,
    (guint64) self->noise,
    self->blind_spot,
    self->seed,
    player,
  };
  guint64 hash = 0;

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    hash = mix (hash ^ facts[i]);
  return hash;
}
