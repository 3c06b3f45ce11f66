/*
 * An encoder of animated pictures. It has two implementations, of which the build chooses one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief The file name extension of animations. */
#define QDR_ANIMATION_ENCODER_EXTENSION ".webp"

/** @brief An animation that is being encoded. Any thread may use it, but only one at a time. */
typedef struct _QdrAnimationEncoder QdrAnimationEncoder;

/** @brief Returns whether the program was built with support for animations. */
gboolean qdr_animation_encoder_is_supported (void);

/**
 * @brief Creates an animation without frames, which will repeat for ever.
 *
 * @param width   width in pixels, 1..16383
 * @param height  height in pixels, 1..16383
 * @return (transfer full): free with qdr_animation_encoder_free()
 */
QdrAnimationEncoder *qdr_animation_encoder_new (int width, int height);

/**
 * @brief Adds the next frame.
 *
 * @param pixels    pixels, row by row from the top, as 0x00RRGGBB in the byte order of the machine
 * @param duration  time for which the frame is shown, in milliseconds, above 0
 * @param error     return location for a G_IO_ERROR
 * @return whether the frame was added
 */
gboolean qdr_animation_encoder_add_frame (QdrAnimationEncoder *self,
                                          const guint32 *pixels,
                                          guint duration,
                                          GError **error);

/**
 * @brief Ends the animation, to which no frame can be added afterwards.
 *
 * @param self   an animation with at least one frame
 * @param error  return location for a G_IO_ERROR
 * @return (transfer full) (nullable): the contents of the file; NULL on error
 */
GBytes *qdr_animation_encoder_finish (QdrAnimationEncoder *self, GError **error);

/** @brief Frees an animation (nullable), whether it is finished or not. */
void qdr_animation_encoder_free (QdrAnimationEncoder *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrAnimationEncoder, qdr_animation_encoder_free)

G_END_DECLS
