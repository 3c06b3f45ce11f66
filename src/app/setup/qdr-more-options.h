/*
 * What the dialog for a new game asks only on request: the number of rows, repetition, and for each
 * seat who plays there, under which name and with how many walls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-game-setup.h"

G_BEGIN_DECLS

#define QDR_TYPE_MORE_OPTIONS (qdr_more_options_get_type ())
G_DECLARE_FINAL_TYPE (QdrMoreOptions, qdr_more_options, QDR, MORE_OPTIONS, GtkBox)

/*
 * Signals:
 *   "changed"   the user has changed something
 */

/**
 * @brief The rows, which show nothing yet.
 *
 * @param personalities  opponents to choose from
 */
GtkWidget *qdr_more_options_new (QdrPersonalityList *personalities);

/**
 * @brief Shows a set-up, without the signal.
 *
 * @param setup  what to show
 */
void qdr_more_options_show (QdrMoreOptions *self, const QdrGameSetup *setup);

/**
 * @brief Writes what is shown into a set-up; the rest of it stays.
 *
 * @param setup  with the width and the number of players that are shown
 */
void qdr_more_options_read (QdrMoreOptions *self, QdrGameSetup *setup);

G_END_DECLS
