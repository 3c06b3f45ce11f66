/*
 * Making judgements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-judgement.h"

G_BEGIN_DECLS

/**
 * @brief Judges a move.
 *
 * @param move    that was made
 * @param best    the position before it, with the best play found
 * @param played  the position before it, with the best play after @p move
 * @return (transfer full)
 */
QdrJudgement *qdr_judgement_new (QdrMove move, const QdrAnalysis *best, const QdrAnalysis *played);

G_END_DECLS
