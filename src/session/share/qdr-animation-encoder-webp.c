/*
 * An encoder of animated pictures in the WebP format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-animation-encoder.h"

#include <glib/gi18n.h>
#include <webp/encode.h>
#include <webp/mux.h>

/* Compression method (0..6) and effort (0..100). With higher values encoding takes longer, but
 * files hardly become smaller. */
#define METHOD 2
#define EFFORT 20

#define OPAQUE 0xff000000u

struct _QdrAnimationEncoder {
  WebPAnimEncoder *encoder;
  WebPConfig config;
  WebPPicture frame;
  int time; /* time at which the next frame begins, in milliseconds */
};

gboolean
qdr_animation_encoder_is_supported (void)
{
  return TRUE;
}

QdrAnimationEncoder *
qdr_animation_encoder_new (int width, int height)
{
  QdrAnimationEncoder *self;
  WebPAnimEncoderOptions options;

  g_return_val_if_fail (width > 0 && width <= WEBP_MAX_DIMENSION, NULL);
  g_return_val_if_fail (height > 0 && height <= WEBP_MAX_DIMENSION, NULL);

  self = g_new0 (QdrAnimationEncoder, 1);
  if (!WebPAnimEncoderOptionsInit (&options) || !WebPConfigInit (&self->config) ||
      !WebPPictureInit (&self->frame))
    g_error ("The library of WebP is another one than the program was built with.");

  self->encoder = WebPAnimEncoderNew (width, height, &options);
  self->config.lossless = 1;
  self->config.method = METHOD;
  self->config.quality = EFFORT;
  self->frame.use_argb = 1;
  self->frame.width = width;
  self->frame.height = height;
  return self;
}

static gboolean
fail (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       _ ("There is not enough memory for the animation."));
  return FALSE;
}

gboolean
qdr_animation_encoder_add_frame (QdrAnimationEncoder *self,
                                 const guint32 *pixels,
                                 guint duration,
                                 GError **error)
{
  const int width = self != NULL ? self->frame.width : 0;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (pixels != NULL && duration > 0, FALSE);

  if (self->encoder == NULL || (self->frame.argb == NULL && !WebPPictureAlloc (&self->frame)))
    return fail (error);

  for (int y = 0; y < self->frame.height; y++)
    for (int x = 0; x < width; x++)
      self->frame.argb[y * self->frame.argb_stride + x] = pixels[y * width + x] | OPAQUE;
  if (!WebPAnimEncoderAdd (self->encoder, &self->frame, self->time, &self->config))
    return fail (error);

  self->time += (int) duration;
  return TRUE;
}

GBytes *
qdr_animation_encoder_finish (QdrAnimationEncoder *self, GError **error)
{
  GBytes *bytes = NULL;
  WebPData data;

  g_return_val_if_fail (self != NULL, NULL);

  /* A call without a frame sets the time at which the last frame ends. */
  WebPDataInit (&data);
  if (self->encoder != NULL && WebPAnimEncoderAdd (self->encoder, NULL, self->time, NULL) &&
      WebPAnimEncoderAssemble (self->encoder, &data))
    bytes = g_bytes_new (data.bytes, data.size);
  else
    fail (error);
  WebPDataClear (&data);
  return bytes;
}

void
qdr_animation_encoder_free (QdrAnimationEncoder *self)
{
  if (self == NULL)
    return;

  WebPPictureFree (&self->frame);
  WebPAnimEncoderDelete (self->encoder);
  g_free (self);
}
