/*
 * All headers of libquoridor: the rules of Quoridor, games, saved games and sentences about games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-bits.h"
#include "qdr-board.h"
#include "qdr-comment.h"
#include "qdr-game-answer.h"
#include "qdr-game-branches.h"
#include "qdr-game-effect.h"
#include "qdr-game-text.h"
#include "qdr-game.h"
#include "qdr-legality.h"
#include "qdr-move.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "qdr-player.h"
#include "qdr-position-type.h"
#include "qdr-position.h"
#include "qdr-record.h"
#include "qdr-result.h"
#include "qdr-saved-game-error.h"
#include "qdr-saved-game.h"
