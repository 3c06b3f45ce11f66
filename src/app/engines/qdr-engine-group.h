/*
 * The engines of other programs in the preferences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-external-engine-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_ENGINE_GROUP (qdr_engine_group_get_type ())
G_DECLARE_FINAL_TYPE (QdrEngineGroup, qdr_engine_group, QDR, ENGINE_GROUP, AdwPreferencesGroup)

/**
 * @brief Lets the group show @p list, each engine in a row from which it can be renamed and
 *        removed.
 *
 * @param list    referenced
 * @param toasts  tells what went wrong, and offers to bring back what was removed
 */
void qdr_engine_group_set_list (QdrEngineGroup *self,
                                QdrExternalEngineList *list,
                                AdwToastOverlay *toasts);

G_END_DECLS
