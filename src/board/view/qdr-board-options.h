/*
 * Options of a board that are chosen from a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/** @brief The cases in which a wall must be confirmed by a second click or tap; in the order of
 *         the setting "confirm-walls". */
typedef enum {
  QDR_CONFIRM_NEVER,  /**< a click or tap places it */
  QDR_CONFIRM_TOUCH,  /**< after a tap, but not after a drag by finger, which shows it anyway */
  QDR_CONFIRM_ALWAYS, /**< with every pointer */
} QdrWallConfirmation;

/** @brief The kinds of switch scanning, with the numbers of the setting. */
typedef enum {
  QDR_SCANNING_OFF,     /**< no scanning: the board has its usual keys */
  QDR_SCANNING_TIMED,   /**< automatically; one switch chooses */
  QDR_SCANNING_STEPPED, /**< one switch advances, another chooses */
} QdrScanningMode;
