/*
 * The entry of a fuzz target, as libFuzzer calls it, and what the targets share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <stdint.h>

/** @brief Aborts if reading @p data shows a fault. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/** @brief Aborts if @p condition is FALSE. */
void fuzz_require (gboolean condition);

/** @brief Aborts unless there is an error whose message is one line of UTF-8. */
void fuzz_check_error (const GError *error);

/** @brief Copies @p data to a text that ends with a NUL, (transfer full). */
char *fuzz_copy_text (const uint8_t *data, size_t size);

/**
 * @brief Writes a file for readers that take a path. The next call replaces it.
 *
 * @return (transfer full): the path
 */
char *fuzz_write_file (const uint8_t *data, size_t size);
