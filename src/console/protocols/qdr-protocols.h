/*
 * The two engine protocols: UQI, modelled on UCI (the protocol of chess engines), and the Quoridor
 * Text Protocol. Each protocol has its own source file; qdr-cmd-engine parses the options.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

G_BEGIN_DECLS

/**
 * @brief Answers commands of UQI on standard input and output, until "quit" or the end of the
 *        input.
 *
 * Iterates the default main context.
 */
void qdr_uqi_run (void);

/**
 * @brief Answers commands of the Quoridor Text Protocol (http://quoridor.di.uoa.gr/qtp/qtp.html) on
 *        standard input and output, until "quit" or the end of the input.
 *
 * Iterates the default main context.
 *
 * @param engine  engine that searches for the moves of "genmove"
 * @param style   style of these moves, which qdr_style_for_game() adapts to each game
 * @param limits  limits of the search for each move
 */
void qdr_qtp_run (QdrEngine *engine, const QdrStyle *style, const QdrLimits *limits);

G_END_DECLS
