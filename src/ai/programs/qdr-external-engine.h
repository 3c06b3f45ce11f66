/*
 * External engine: an engine in another program that the user has added.
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

/** @brief Returns the name of a protocol in files and on command lines: "uqi" or "qtp". */
const char *qdr_protocol_get_name (QdrProtocol protocol);

/**
 * @brief Finds the protocol with this name.
 *
 * @param word      any text
 * @param protocol  (out): set on success
 */
gboolean qdr_protocol_from_name (const char *word, QdrProtocol *protocol);

/**
 * @brief Splits a text "COMMAND" or "PROTOCOL:COMMAND".
 *
 * @param text      any text
 * @param protocol  (out): the protocol; QDR_PROTOCOL_UQI if the text has none
 * @return (transfer none): the command, a part of @p text
 */
const char *qdr_protocol_split_command (const char *text, QdrProtocol *protocol);

#define QDR_TYPE_EXTERNAL_ENGINE (qdr_external_engine_get_type ())
G_DECLARE_FINAL_TYPE (QdrExternalEngine, qdr_external_engine, QDR, EXTERNAL_ENGINE, GObject)

/* An external engine is immutable, so several threads may share it. */

#define QDR_EXTERNAL_ENGINE_ERROR (qdr_external_engine_error_quark ())
GQuark qdr_external_engine_error_quark (void);

/** @brief Errors in the settings of an engine. */
typedef enum {
  QDR_EXTERNAL_ENGINE_ERROR_NAME,    /**< an invalid name, or that of another engine */
  QDR_EXTERNAL_ENGINE_ERROR_COMMAND, /**< an invalid command line */
} QdrExternalEngineError;

/**
 * @brief Creates an engine.
 *
 * @param name      a name for which qdr_seat_is_valid_engine_name() returns TRUE
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
 * @brief Tries to get a move from a program in each protocol, which shows whether it is an engine.
 *
 * The function blocks for up to half a minute.
 *
 * @param command    the command line of the program
 * @param interrupt  (nullable): a QdrInterrupt, as in QdrWaitLimits
 * @param protocol   (out): set on success
 * @param name       (out) (transfer full) (nullable): the name that the engine gives itself; NULL
 *                   if it is invalid
 * @param error      return location for a QDR_EXTERNAL_ENGINE_ERROR or a QDR_PROGRAM_ERROR
 */
gboolean qdr_external_engine_try_command (const char *command,
                                          const gint *interrupt,
                                          QdrProtocol *protocol,
                                          char **name,
                                          GError **error);

G_END_DECLS
