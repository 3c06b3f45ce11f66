/*
 * The engine protocols: UQI, modelled on UCI of chess, and the Quoridor Text Protocol. They are
 * separate from qdr-cmd-engine because each protocol has a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

G_BEGIN_DECLS

/**
 * @brief Runs UQI on standard input and output until "quit" or the end of the input.
 *
 * Needs the default main context.
 */
void qdr_uqi_run (void);

/**
 * @brief Runs the Quoridor Text Protocol (http://quoridor.di.uoa.gr/qtp/qtp.html) on standard
 *        input and output until "quit" or the end of the input.
 *
 * Needs the default main context.
 *
 * @param style   style of the moves of "genmove", for qdr_style_for_game()
 * @param limits  limits of the search for each move
 */
void qdr_qtp_run (QdrEngine *engine, const QdrStyle *style, const QdrLimits *limits);

G_END_DECLS
