/*
 * The group of external engines in the preferences, and the dialog that adds or renames an engine.
 * They are separate from qdr-preferences-window, their only user, to keep that file
 * short.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-external-engine.h"

G_BEGIN_DECLS

#define QDR_TYPE_ENGINE_GROUP (qdr_engine_group_get_type ())
G_DECLARE_FINAL_TYPE (QdrEngineGroup, qdr_engine_group, QDR, ENGINE_GROUP, AdwPreferencesGroup)

/**
 * @brief Shows the engines of @p list. Each has a row with buttons that rename and remove the
 *        engine. The toast overlay around the group shows errors, and the offer to restore one.
 *
 * @param list  referenced
 */
void qdr_engine_group_set_engines (QdrEngineGroup *self, QdrExternalEngineList *list);

#define QDR_TYPE_ENGINE_DIALOG (qdr_engine_dialog_get_type ())
G_DECLARE_FINAL_TYPE (QdrEngineDialog, qdr_engine_dialog, QDR, ENGINE_DIALOG, AdwWindow)

/**
 * @brief Presents a dialog that adds or renames an engine. Before an engine is added, its program
 *        is tested in the background. Closing the dialog cancels the test.
 *
 * @param parent  (nullable)
 * @param list    the list of engines, which is changed
 * @param engine  (nullable): the engine to rename; NULL to add an engine
 */
void qdr_engine_dialog_present (GtkWindow *parent,
                                QdrExternalEngineList *list,
                                QdrExternalEngine *engine);

G_END_DECLS
