/*
 * How a person with one or two switches plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/** @brief How the choices on a board follow one another; the numbers are those of the settings. */
typedef enum {
  QDR_SCANNING_OFF,     /**< not at all: the board has its usual keys */
  QDR_SCANNING_TIMED,   /**< by themselves, for one switch: it chooses */
  QDR_SCANNING_STEPPED, /**< by one switch, for another that chooses */
} QdrScanning;
