/*
 * Options of a board that have several named values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/** @brief The cases in which a wall must be confirmed by a second click or tap, in the order of
 *         the values of the setting "confirm-walls". */
typedef enum {
  QDR_CONFIRM_NEVER,  /**< a click or tap places the wall */
  QDR_CONFIRM_TOUCH,  /**< a tap must be confirmed; a click or drag places the wall */
  QDR_CONFIRM_ALWAYS, /**< every click, tap or drag must be confirmed */
} QdrWallConfirmation;

/** @brief The effects of a wall pointed at on the paths that a board shows. */
typedef enum {
  QDR_DETOURS_NONE,     /**< no effect, nor is the cost of a wall told */
  QDR_DETOURS_IN_PATHS, /**< the shortest paths, if they are shown, lead around the wall */
  QDR_DETOURS_SHOWN,    /**< each path that becomes longer is shown, with the added steps */
} QdrDetours;

/** @brief The modes of switch scanning, in the order of the values of the setting "scanning". */
typedef enum {
  QDR_SCANNING_OFF,     /**< no scanning: the board has its usual keys */
  QDR_SCANNING_TIMED,   /**< the highlight advances automatically; one switch chooses */
  QDR_SCANNING_STEPPED, /**< one switch advances the highlight, another chooses */
} QdrScanningMode;
