/*
 * The dialog in which an engine of another program is added, or gets another name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-external-engine-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_ENGINE_DIALOG (qdr_engine_dialog_get_type ())
G_DECLARE_FINAL_TYPE (QdrEngineDialog, qdr_engine_dialog, QDR, ENGINE_DIALOG, AdwWindow)

/**
 * @brief Shows the dialog. What is to be added is tried first, in the background; closing the
 *        dialog gives that up.
 *
 * @param parent  the window in front of which it stands
 * @param list    the engine is added to it, or renamed there
 * @param engine  (nullable): the one to be renamed; NULL to add one
 */
void qdr_engine_dialog_present (GtkWindow *parent,
                                QdrExternalEngineList *list,
                                QdrExternalEngine *engine);

G_END_DECLS
