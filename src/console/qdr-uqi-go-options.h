/*
 * What "go" of the engine protocol asks for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief What "go" asks for. */
typedef struct {
  QdrLimits limits;    /**< that were said, and those of the clock */
  gboolean infinite;   /**< the answer waits for "stop" */
  gboolean has_clocks; /**< it is a move in a game */
  gboolean is_timed;   /**< nothing but time was said to end it, or nothing at all */
} QdrUqiGo;

/**
 * @brief Reads "go [cpu MS] [movetime MS] [depth N] [nodes N] [clocks MS,MS...] [infinite]".
 *
 * @param self   set on success
 * @param words  the line, "go" and all
 * @param game   whose clocks they are
 * @param error  return location for a QDR_USAGE_ERROR
 */
gboolean qdr_uqi_go_parse (QdrUqiGo *self, char **words, QdrGame *game, GError **error);

G_END_DECLS
