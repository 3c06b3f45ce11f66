/*
 * Animations, read back by the library that displays them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-animation-encoder.h"
#include "test.h"

#include <webp/demux.h>

#define WIDTH 31
#define HEIGHT 17

/* Draws a dot that moves on a plain background. */
static void
draw (guint32 *pixels, guint frame)
{
  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    pixels[i] = i == 3 * frame ? 0x00ff8000 : 0x00102030;
}

static GBytes *
make (guint n_frames)
{
  g_autoptr (QdrAnimationEncoder) self = qdr_animation_encoder_new (WIDTH, HEIGHT);
  guint32 pixels[WIDTH * HEIGHT];
  GError *error = NULL;
  GBytes *bytes;

  for (guint i = 0; i < n_frames; i++) {
    draw (pixels, i);
    ck_assert (qdr_animation_encoder_add_frame (self, pixels, 100 * (i + 1), &error));
  }
  bytes = qdr_animation_encoder_finish (self, &error);
  g_assert_no_error (error);
  return bytes;
}

static guint32
read_pixel (const guint8 *rgba, guint i)
{
  return (guint32) (rgba[4 * i] << 16 | rgba[4 * i + 1] << 8 | rgba[4 * i + 2]);
}

TEST (each_frame_is_there_as_it_was_and_for_as_long_as_it_was_to_stand, .from = 2, .loops = 6)
{
  g_autoptr (GBytes) bytes = make ((guint) _i);
  WebPData data = { .size = 0 };
  WebPAnimDecoder *decoder;
  WebPAnimInfo info;
  guint32 pixels[WIDTH * HEIGHT];
  int end = 0;

  data.bytes = g_bytes_get_data (bytes, &data.size);
  decoder = WebPAnimDecoderNew (&data, NULL);
  ck_assert (decoder != NULL && WebPAnimDecoderGetInfo (decoder, &info));
  ck_assert_uint_eq (info.frame_count, (guint) _i);
  ck_assert_uint_eq (info.canvas_width, WIDTH);
  ck_assert_uint_eq (info.canvas_height, HEIGHT);
  ck_assert_uint_eq (info.loop_count, 0);
  for (guint frame = 0; frame < (guint) _i; frame++) {
    guint8 *rgba;
    int time;

    draw (pixels, frame);
    ck_assert (WebPAnimDecoderGetNext (decoder, &rgba, &time));
    end += 100 * ((int) frame + 1);
    ck_assert_int_eq (time, end);
    for (guint i = 0; i < WIDTH * HEIGHT; i++) {
      ck_assert_uint_eq (read_pixel (rgba, i), pixels[i]);
      ck_assert_uint_eq (rgba[4 * i + 3], 255);
    }
  }
  WebPAnimDecoderDelete (decoder);
}

TEST (a_picture_that_is_given_up_leaves_nothing)
{
  QdrAnimationEncoder *self = qdr_animation_encoder_new (WIDTH, HEIGHT);
  guint32 pixels[WIDTH * HEIGHT] = { 0 };

  ck_assert (qdr_animation_encoder_is_supported ());
  ck_assert (qdr_animation_encoder_add_frame (self, pixels, 100, NULL));
  qdr_animation_encoder_free (self);
  qdr_animation_encoder_free (NULL);
}

TEST (a_picture_without_frames_is_an_error)
{
  g_autoptr (QdrAnimationEncoder) self = qdr_animation_encoder_new (WIDTH, HEIGHT);
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_animation_encoder_finish (self, &error));
  ck_assert_ptr_nonnull (error);
}
