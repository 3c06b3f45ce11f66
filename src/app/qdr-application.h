/*
 * The application: command line, windows, and what belongs to no window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_APPLICATION (qdr_application_get_type ())
G_DECLARE_FINAL_TYPE (QdrApplication, qdr_application, QDR, APPLICATION, AdwApplication)

/**
 * @brief Finds the translations: where the program is installed, or where QDR_LOCALEDIR says.
 *
 * Call once, after setlocale() and before any string is translated.
 */
void qdr_application_bind_translations (void);

/** @brief (transfer full): a single-instance application that opens saved games. */
QdrApplication *qdr_application_new (void);

G_END_DECLS
