/*
 * The list of external engines, which the preferences show.
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
 * A GListModel of QdrExternalEngine, in the order in which the user added them.
 *
 * Signals:
 *   "unsaved" (const char *sentence)   emitted if the file could not be written, with the reason
 */

/**
 * @brief Loads the list from quoridor/engines.ini in the user's configuration folder. Without this
 *        file the list is empty.
 *
 * @return (transfer full)
 */
QdrExternalEngineList *qdr_external_engine_list_new (void);

/**
 * @brief Returns the problem with the file, if not all engines could be read. The list has the
 *        other engines; before the file is overwritten, a copy of it is made.
 *
 * @return (transfer none) (nullable): a translated sentence; NULL if there was no problem
 */
const char *qdr_external_engine_list_get_problem (QdrExternalEngineList *self);

/**
 * @brief Finds an engine, including those added by qdr_external_engine_list_add_hidden().
 *
 * @param name  the name of the engine, in upper or lower case
 * @return (transfer none) (nullable)
 */
QdrExternalEngine *qdr_external_engine_list_find (QdrExternalEngineList *self, const char *name);

/**
 * @brief Adds an engine, and saves the list in the background.
 *
 * @param engine    referenced
 * @param position  the position in the list; if it is beyond the end, the engine is appended
 * @param error     return location for a QDR_EXTERNAL_ENGINE_ERROR_NAME if the name is taken
 * @return whether it was added
 */
gboolean qdr_external_engine_list_add (QdrExternalEngineList *self,
                                       QdrExternalEngine *engine,
                                       guint position,
                                       GError **error);

/**
 * @brief Adds an engine that is found by name, but neither shown in the list nor saved.
 *
 * @param engine  referenced
 * @param error   return location for a QDR_EXTERNAL_ENGINE_ERROR_NAME if the name is taken
 * @return whether it was added
 */
gboolean qdr_external_engine_list_add_hidden (QdrExternalEngineList *self,
                                              QdrExternalEngine *engine,
                                              GError **error);

/**
 * @brief Removes an engine, and saves the list in the background.
 *
 * @param engine  an engine of the list
 * @return the position that the engine had
 */
guint qdr_external_engine_list_remove (QdrExternalEngineList *self, QdrExternalEngine *engine);

/**
 * @brief Renames an engine, and saves the list in the background.
 *
 * @param engine  an engine of the list, which is replaced by a new object
 * @param name    the new name
 * @param error   return location for a QDR_EXTERNAL_ENGINE_ERROR_NAME
 * @return whether it was renamed
 */
gboolean qdr_external_engine_list_rename (QdrExternalEngineList *self,
                                          QdrExternalEngine *engine,
                                          const char *name,
                                          GError **error);

/** @brief Returns whether all changes are saved. */
gboolean qdr_external_engine_list_is_saved (QdrExternalEngineList *self);

/** @brief Waits until all changes are saved, at the end of the program. */
void qdr_external_engine_list_flush (QdrExternalEngineList *self);

G_END_DECLS
