/*
 * The weights of the networks that evaluate positions. They are fitted to games by
 * tools/train-network.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-network-inputs.h"

G_BEGIN_DECLS

/** @brief Number of units of each layer. */
#define QDR_UNITS 32

/** @brief A value for each unit of a layer. */
typedef gint16 QdrUnits[QDR_UNITS] __attribute__ ((aligned (16)));

/** @brief The value of a unit that stands for 1. Units are limited to 0..QDR_UNIT_ONE. */
#define QDR_UNIT_ONE 127
/** @brief The weight that stands for 1 between the two layers. */
#define QDR_JOINT_ONE 64
/** @brief The weight of a centi-step between the second layer and an output. */
#define QDR_OUTPUT_ONE 16

/** @brief The weights of a network. */
typedef struct {
  QdrUnits side[QDR_SIDE_INPUTS]; /**< first layer, by input */
  QdrUnits own[QDR_UNITS];        /**< by unit of the first layer of the player's side */
  QdrUnits other[QDR_UNITS];      /**< by unit of the first layer of each other side */
  QdrUnits stocks[2][QDR_STOCKS]; /**< by class, of the player [0] and of each opponent [1] */
  QdrUnits meeting[QDR_MEETINGS]; /**< by meeting */
  QdrUnits output[QDR_OUTPUTS];   /**< by output */
  gint16 race[QDR_RACES];         /**< centi-steps by race */
} QdrNetworkWeights;

/** @brief The weights of the engine for two players. */
extern const QdrNetworkWeights qdr_network_weights;
/** @brief The weights of the engine for more players. */
extern const QdrNetworkWeights qdr_network_weights_of_four;

G_END_DECLS
