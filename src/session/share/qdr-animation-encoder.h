/*
 * Encoder of an animated picture, frame by frame. The build chooses one of two implementations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief The extension of files with an animation. */
#define QDR_ANIMATION_ENCODER_EXTENSION ".webp"

/** @brief An animation that is being written. Any thread may use it, one at a time. */
typedef struct _QdrAnimationEncoder QdrAnimationEncoder;

/** @brief Returns whether the program was built with animations. */
gboolean qdr_animation_encoder_is_supported (void);

/**
 * @brief Creates an animation without frames, which repeats for ever.
 *
 * @param width   pixels, 1..16383
 * @param height  likewise
 * @return (transfer full): free with qdr_animation_encoder_free()
 */
QdrAnimationEncoder *qdr_animation_encoder_new (int width, int height);

/**
 * @brief Adds the next frame.
 *
 * @param self      an animation
 * @param pixels    row by row from the top, 0x00RRGGBB in the byte order of the machine
 * @param duration  milliseconds, above 0
 * @param error     return location for a G_IO_ERROR
 * @return whether it was added
 */
gboolean qdr_animation_encoder_add (QdrAnimationEncoder *self,
                                    const guint32 *pixels,
                                    guint duration,
                                    GError **error);

/**
 * @brief Ends the animation. No frame can be added afterwards.
 *
 * @param self   an animation with frames
 * @param error  return location for a G_IO_ERROR
 * @return (transfer full) (nullable): contents of the file
 */
GBytes *qdr_animation_encoder_finish (QdrAnimationEncoder *self, GError **error);

/** @brief Frees an animation (nullable), finished or not. */
void qdr_animation_encoder_free (QdrAnimationEncoder *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrAnimationEncoder, qdr_animation_encoder_free)

G_END_DECLS
