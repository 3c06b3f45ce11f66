/*
 * A picture that moves, made frame by frame. One of two files stands behind this, by how the
 * program is built.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief The extension of such a file. */
#define QDR_ANIMATION_ENCODER_EXTENSION ".webp"

/** @brief A picture that is being made; any thread may, one at a time. */
typedef struct _QdrAnimationEncoder QdrAnimationEncoder;

/** @brief Whether there is any way, built as the program is. */
gboolean qdr_animation_encoder_is_supported (void);

/**
 * @brief Begins a picture without frames, which will run again and again.
 *
 * @param width   pixels, 1..16383
 * @param height  likewise
 * @return (transfer full): to be freed with qdr_animation_encoder_free()
 */
QdrAnimationEncoder *qdr_animation_encoder_new (int width, int height);

/**
 * @brief Adds the next frame.
 *
 * @param self      a picture
 * @param pixels    row by row from the top, 0x00RRGGBB in the byte order of the machine
 * @param duration  how long it stands, milliseconds, above 0
 * @param error     return location for a G_IO_ERROR
 * @return whether it was added
 */
gboolean qdr_animation_encoder_add (QdrAnimationEncoder *self,
                                    const guint32 *pixels,
                                    guint duration,
                                    GError **error);

/**
 * @brief Ends the picture. Nothing can be added any more.
 *
 * @param self   a picture with frames
 * @param error  return location for a G_IO_ERROR
 * @return (transfer full) (nullable): what belongs into the file
 */
GBytes *qdr_animation_encoder_finish (QdrAnimationEncoder *self, GError **error);

/**
 * @brief Frees a picture, finished or not.
 *
 * @param self  (nullable): a picture
 */
void qdr_animation_encoder_free (QdrAnimationEncoder *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrAnimationEncoder, qdr_animation_encoder_free)

G_END_DECLS
