/*
 * The group of external engines in the preferences, and the dialog that adds or renames an engine.
 * They are separate from qdr-preferences-window, their only user, because they are a topic of their
 * own.
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
 * @brief Shows the engines of @p list, each in a row with buttons to rename and remove it.
 *
 * @param list    referenced
 * @param toasts  shows errors, and an offer to undo after an engine was removed
 */
void qdr_engine_group_set_list (QdrEngineGroup *self,
                                QdrExternalEngineList *list,
                                AdwToastOverlay *toasts);

#define QDR_TYPE_ENGINE_DIALOG (qdr_engine_dialog_get_type ())
G_DECLARE_FINAL_TYPE (QdrEngineDialog, qdr_engine_dialog, QDR, ENGINE_DIALOG, AdwWindow)

/**
 * @brief Presents the dialog. A program is tested in the background before it is added. Closing the
 *        dialog cancels the test.
 *
 * @param parent  (nullable)
 * @param list    the list in which an engine is added or renamed
 * @param engine  (nullable): the engine to rename; NULL to add an engine
 */
void qdr_engine_dialog_present (GtkWindow *parent,
                                QdrExternalEngineList *list,
                                QdrExternalEngine *engine);

G_END_DECLS
