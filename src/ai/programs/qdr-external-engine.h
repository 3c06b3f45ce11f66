/*
 * External engines: engines in other programs that the user has added, and their list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief The protocol of an engine. */
typedef enum {
  QDR_PROTOCOL_UQI, /**< the protocol in docs/engine-protocol.md */
  QDR_PROTOCOL_QTP, /**< the protocol in docs/qtp.md */
  QDR_N_PROTOCOLS,
} QdrProtocol;

/**
 * @brief Parses the prefix "uqi:" or "qtp:" of a command line, which names the protocol.
 *
 * @param text      a command line with or without a prefix
 * @param protocol  (out): the protocol; QDR_PROTOCOL_UQI without a prefix
 * @return (transfer none): the command line after the prefix, a part of @p text
 */
const char *qdr_protocol_parse_prefix (const char *text, QdrProtocol *protocol);

#define QDR_TYPE_EXTERNAL_ENGINE (qdr_external_engine_get_type ())
G_DECLARE_FINAL_TYPE (QdrExternalEngine, qdr_external_engine, QDR, EXTERNAL_ENGINE, GObject)

/* An external engine is immutable, so several threads may share it. */

#define QDR_EXTERNAL_ENGINE_ERROR (qdr_external_engine_error_quark ())
GQuark qdr_external_engine_error_quark (void);

/** @brief Errors in the settings of an engine. */
typedef enum {
  QDR_EXTERNAL_ENGINE_ERROR_NAME,    /**< an invalid name, or a name that another engine has */
  QDR_EXTERNAL_ENGINE_ERROR_COMMAND, /**< an invalid command line */
} QdrExternalEngineError;

/**
 * @brief Creates an engine.
 *
 * @param name      a name for which qdr_engine_name_is_valid() returns TRUE
 * @param command   the command line, quoted as for a shell; "~/" at the beginning of a word means
 *                  the home folder
 * @param protocol  the protocol of the engine
 * @param error     return location for a QDR_EXTERNAL_ENGINE_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrExternalEngine *qdr_external_engine_new (const char *name,
                                            const char *command,
                                            QdrProtocol protocol,
                                            GError **error);

/** @brief Returns the name. @return (transfer none) */
const char *qdr_external_engine_get_name (QdrExternalEngine *self);

/** @brief Returns the command line as it was entered. @return (transfer none) */
const char *qdr_external_engine_get_command (QdrExternalEngine *self);

/** @brief Returns the words of the command line. @return (transfer none) */
const char *const *qdr_external_engine_get_argv (QdrExternalEngine *self);

/** @brief Returns the protocol. */
QdrProtocol qdr_external_engine_get_protocol (QdrExternalEngine *self);

/**
 * @brief Splits a command line into words as a shell does. "~/" at the beginning of a word means
 *        the home folder.
 *
 * @param command  the command line
 * @param error    return location for a QDR_EXTERNAL_ENGINE_ERROR
 * @return (transfer full) (nullable): the words, at least one; NULL on error
 */
char **qdr_external_engine_parse_command (const char *command, GError **error);

/**
 * @brief Tests whether a program is an engine, by requesting a move in one protocol after the
 *        other.
 *
 * The function blocks for up to half a minute.
 *
 * @param command    the command line of the program
 * @param interrupt  (nullable): a QdrInterrupt, as in QdrWaitLimits
 * @param protocol   (out): set on success
 * @param name       (out) (transfer full) (nullable): the name that the engine gives itself; NULL
 *                   if it gives none or an invalid one; set on success
 * @param warning    (out) (transfer none) (nullable): see qdr_program_get_warning(); set on success
 * @param error      return location for a QDR_EXTERNAL_ENGINE_ERROR or a QDR_PROGRAM_ERROR
 */
gboolean qdr_external_engine_try_command (const char *command,
                                          const gint *interrupt,
                                          QdrProtocol *protocol,
                                          char **name,
                                          const char **warning,
                                          GError **error);

#define QDR_TYPE_EXTERNAL_ENGINE_LIST (qdr_external_engine_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrExternalEngineList,
                      qdr_external_engine_list,
                      QDR,
                      EXTERNAL_ENGINE_LIST,
                      GObject)

/*
 * The list of external engines: a GListModel of QdrExternalEngine, in the order in which the user
 * added them.
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
 * @brief Returns an error message if the file, or some of the engines in it, could not be read. The
 *        list contains the engines that could be read. The damaged file is renamed before the list
 *        is saved again.
 *
 * @return (transfer none) (nullable): a translated sentence; NULL if there was no problem
 */
const char *qdr_external_engine_list_get_problem (QdrExternalEngineList *self);

/**
 * @brief Finds an engine, including those added by qdr_external_engine_list_add_hidden_engine().
 *
 * @param name  the name of the engine, in upper or lower case
 * @return (transfer none) (nullable): NULL if there is no engine with this name
 */
QdrExternalEngine *qdr_external_engine_list_find (QdrExternalEngineList *self, const char *name);

/**
 * @brief Adds an engine, and saves the list in the background.
 *
 * @param engine    referenced
 * @param position  the index in the list; if it is beyond the end, the engine is appended
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
gboolean qdr_external_engine_list_add_hidden_engine (QdrExternalEngineList *self,
                                                     QdrExternalEngine *engine,
                                                     GError **error);

/**
 * @brief Removes an engine, and saves the list in the background.
 *
 * @param engine  an engine of the list
 * @return the index that the engine had
 */
guint qdr_external_engine_list_remove (QdrExternalEngineList *self, QdrExternalEngine *engine);

/**
 * @brief Renames an engine, and saves the list in the background.
 *
 * @param engine  an engine of the list; a new object replaces it
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
