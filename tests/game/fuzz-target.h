/*
 * The entry of a fuzz target, as libFuzzer calls it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stddef.h>
#include <stdint.h>

/** @brief Aborts if reading @p data shows a fault. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
