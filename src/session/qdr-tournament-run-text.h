/*
 * How a tournament stands, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-tournament-run.h"

G_BEGIN_DECLS

/**
 * @brief Tells in a few words how a tournament stands: "12 of 40 games, running".
 *
 * @param run  which one
 * @return (transfer full)
 */
char *qdr_tournament_run_text_describe (QdrTournamentRun *run);

G_END_DECLS
