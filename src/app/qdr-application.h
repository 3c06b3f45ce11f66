/*
 * The application: command line, windows, and services that the windows share.
 *
 * It is separate from main.c because main.c is not part of a library.
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
 * @brief Sets up translations from the directory in the environment variable QDR_LOCALEDIR. If it
 *        is unset, the installed translations are used.
 *
 * Call it once, after setlocale() and before any string is translated.
 */
void qdr_application_bind_translations (void);

/** @brief Creates a single-instance application that opens saved games. */
QdrApplication *qdr_application_new (void);

G_END_DECLS
