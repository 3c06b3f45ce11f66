/*
 * The page with the results of the personalities against each other. It is separate from
 * qdr-statistics-page, its only user, because it has a template of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library-statistics.h"

G_BEGIN_DECLS

#define QDR_TYPE_PAIRING_PAGE (qdr_pairing_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrPairingPage, qdr_pairing_page, QDR, PAIRING_PAGE, AdwBin)

/**
 * @brief Shows the results of the personalities.
 *
 * @param of_two   (transfer full): the results of games with two players
 * @param of_four  (transfer full): the results of games with four players
 */
void qdr_pairing_page_show_comparisons (QdrPairingPage *self,
                                        QdrLibraryComparison *of_two,
                                        QdrLibraryComparison *of_four);

G_END_DECLS
