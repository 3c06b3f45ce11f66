/*
 * The statistics of the personalities against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define QDR_TYPE_PAIRING_PAGE (qdr_pairing_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrPairingPage, qdr_pairing_page, QDR, PAIRING_PAGE, AdwBin)

/**
 * @brief Shows what is known.
 *
 * @param of_two   (element-type QdrLibraryPairing): of games of two players; referenced
 * @param of_four  (element-type QdrLibraryPairing): of games of four; referenced
 */
void qdr_pairing_page_show (QdrPairingPage *self, GPtrArray *of_two, GPtrArray *of_four);

G_END_DECLS
