/*
 * The page that sets up a tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-personality-list.h"
#include "qdr-tournament-file.h"

G_BEGIN_DECLS

#define QDR_TYPE_TOURNAMENT_FORM (qdr_tournament_form_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentForm, qdr_tournament_form, QDR, TOURNAMENT_FORM, AdwBin)

/*
 * Signals:
 *   "begun" (const char *name, QdrTournamentPlan *plan)  the user has set up a tournament
 */

/** @brief Offers personalities, and engines the user has added. @param personalities  referenced */
void qdr_tournament_form_offer (QdrTournamentForm *self, QdrPersonalityList *personalities);

/** @brief Clears the form. @param name  the proposed name of the tournament */
void qdr_tournament_form_reset (QdrTournamentForm *self, const char *name);

G_END_DECLS
