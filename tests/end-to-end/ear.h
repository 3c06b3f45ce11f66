/*
 * Everything that a screen reader would speak, in order: the names of focused widgets, their new
 * names, and announcements, which are new descriptions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "accessible.h"

/** @brief Starts listening. */
void ear_open (void);

/**
 * @brief Waits for a sentence with @p part in it after the one of the last call.
 *
 * If it does not come in time, the test fails with what was heard instead.
 *
 * @return (transfer none): the sentence
 */
const char *ear_wait_for (const char *part);

/** @brief Returns the number of sentences heard with @p part in them. */
guint ear_count (const char *part);

/**
 * @brief Presses keys, and waits briefly for a sentence with @p part in it.
 *
 * @param keys  see hands_press()
 * @return (transfer none) (nullable): the sentence, if it came
 */
const char *ear_press (const char *keys, const char *part);

/**
 * @brief Presses keys repeatedly until a sentence with @p part in it is heard, at most as often
 *        as a window can have stops.
 *
 * @param keys  see hands_press()
 */
const char *ear_press_until (const char *keys, const char *part);
