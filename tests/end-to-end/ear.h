/*
 * The ear of the program's user: all that a screen reader would speak, in its order.
 *
 * That is the name of what gets the focus, and of what has it new names and new descriptions, which
 * is what announcements are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "accessible.h"

/** @brief Listens from now on. */
void ear_open (void);

/**
 * @brief Waits until something with @p part in it is heard after what was waited for last.
 *
 * The test fails when it takes too long, and says what was heard instead.
 *
 * @return (transfer none): all of it
 */
const char *ear_wait_for (const char *part);

/** @brief How often something with @p part in it has been heard. */
guint ear_count (const char *part);

/**
 * @brief Presses keys, where there may be nothing to hear.
 *
 * @param keys  see hands_press()
 * @param part  of what is waited for
 * @return (transfer none) (nullable): all of it; NULL if it is not heard in a moment
 */
const char *ear_press (const char *keys, const char *part);

/**
 * @brief Presses keys until something with @p part in it is heard, as who looks for something does
 *        by ear.
 *
 * @param keys  see hands_press()
 * @param part  it is heard after at most so many presses as any window has stops
 */
const char *ear_press_until (const char *keys, const char *part);
