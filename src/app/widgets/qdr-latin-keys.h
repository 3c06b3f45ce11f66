/*
 * Keys of keyboards without Latin letters. It is separate because all windows use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Returns the Latin letter, digit or mark of a key whose layout cannot type it: "e" for the
 *        key of the Russian у.
 *
 * It is the character of the key in another layout of the user, or else on an American keyboard.
 *
 * @param event  the press of a key
 * @return the key value, lower case; 0 if the present layout has it on any key, or if the key has
 *         none
 */
guint qdr_latin_keys_get_keyval (GdkEvent *event);

/**
 * @brief Makes the shortcuts and mnemonics of all windows work by the place of the key if the
 *        present layout cannot type their letters.
 *
 * @param owner  ends this when it is destroyed
 */
void qdr_latin_keys_enable (GObject *owner);

G_END_DECLS
