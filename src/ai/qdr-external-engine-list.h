/*
 * The engines in other programs that the user has added.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-external-engine.h"

G_BEGIN_DECLS

#define QDR_TYPE_EXTERNAL_ENGINE_LIST (qdr_external_engine_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrExternalEngineList,
                      qdr_external_engine_list,
                      QDR,
                      EXTERNAL_ENGINE_LIST,
                      GObject)

/*
 * A GListModel of QdrExternalEngine, in the order in which they were added.
 *
 * Signals:
 *   "unsaved" (const char *sentence)   the file could not be written
 */

/**
 * @brief Reads the engines from quoridor/engines.ini in the folder of the user's configuration,
 *        where they are kept. A missing file has none.
 *
 * @return (transfer full)
 */
QdrExternalEngineList *qdr_external_engine_list_new (void);

/**
 * @brief Says what was wrong with the file. What could be read of it is in the list; before another
 *        one is written in its place it is kept beside it.
 *
 * @return (transfer none) (nullable): one translated sentence; NULL when all is well
 */
const char *qdr_external_engine_list_get_problem (QdrExternalEngineList *self);

/**
 * @brief Finds an engine, listed or invited.
 *
 * @param name  its name, in upper or lower case
 * @return (transfer none) (nullable)
 */
QdrExternalEngine *qdr_external_engine_list_find (QdrExternalEngineList *self, const char *name);

/**
 * @brief Adds an engine, and has the list written in the background.
 *
 * @param engine    referenced
 * @param position  where; beyond the end for the end
 * @param error     return location for a QDR_EXTERNAL_ENGINE_ERROR_NAME: another one has it
 * @return whether it was added
 */
gboolean qdr_external_engine_list_add (QdrExternalEngineList *self,
                                       QdrExternalEngine *engine,
                                       guint position,
                                       GError **error);

/**
 * @brief Lets an engine be found by its name for as long as the list lasts. It is not listed, nor
 *        kept.
 *
 * @param engine  referenced
 * @param error   return location for a QDR_EXTERNAL_ENGINE_ERROR_NAME: another one has it
 * @return whether it can be found
 */
gboolean qdr_external_engine_list_invite (QdrExternalEngineList *self,
                                          QdrExternalEngine *engine,
                                          GError **error);

/**
 * @brief Removes an engine, and has the list written in the background.
 *
 * @param engine  one of the list
 * @return where it was
 */
guint qdr_external_engine_list_remove (QdrExternalEngineList *self, QdrExternalEngine *engine);

/**
 * @brief Gives an engine another name, and has the list written in the background.
 *
 * @param engine  one of the list, in whose place comes another one
 * @param name    what it is called from now on
 * @param error   return location for a QDR_EXTERNAL_ENGINE_ERROR_NAME
 * @return whether it is called so
 */
gboolean qdr_external_engine_list_rename (QdrExternalEngineList *self,
                                          QdrExternalEngine *engine,
                                          const char *name,
                                          GError **error);

/** @brief Whether all is written. */
gboolean qdr_external_engine_list_is_saved (QdrExternalEngineList *self);

/** @brief Waits until all is written, for the end of the program. */
void qdr_external_engine_list_flush (QdrExternalEngineList *self);

G_END_DECLS
