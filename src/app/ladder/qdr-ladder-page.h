/*
 * The ladder, with the opponents that the user has beaten and the next one to beat. It is separate
 * from qdr-application, its only user, because it is a topic of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-ladder.h"
#include "qdr-page.h"

G_BEGIN_DECLS

/* A row of the page: a button that shows an opponent and begins a game against it. */
#define QDR_TYPE_RUNG_ROW (qdr_rung_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrRungRow, qdr_rung_row, QDR, RUNG_ROW, GtkButton)

#define QDR_TYPE_LADDER_PAGE (qdr_ladder_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrLadderPage, qdr_ladder_page, QDR, LADDER_PAGE, QdrPage)

/* A click on a row activates "win.play-against". */

/**
 * @brief Updates the ladder from the library, and returns a page that shows it.
 *
 * @param ladder    referenced
 * @param settings  the source of the setting "keep-games"; referenced
 * @return (transfer floating)
 */
QdrPage *qdr_ladder_page_new (QdrLadder *ladder, GSettings *settings);

G_END_DECLS
