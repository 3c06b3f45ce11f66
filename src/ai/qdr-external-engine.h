/*
 * An engine in another program, as the user has added it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief How one talks with an engine. */
typedef enum {
  QDR_PROTOCOL_UQI, /**< docs/engine-protocol.md */
  QDR_PROTOCOL_QTP, /**< docs/qtp.md */
  QDR_N_PROTOCOLS,
} QdrProtocol;

/** @brief Returns the word for a protocol in files and on command lines: "uqi" or "qtp".
 *         @param protocol  any */
const char *qdr_protocol_get_word (QdrProtocol protocol);

/**
 * @brief Finds the protocol that a word means.
 *
 * @param word      any text
 * @param protocol  (out): set if it is one
 */
gboolean qdr_protocol_from_word (const char *word, QdrProtocol *protocol);

/**
 * @brief Takes apart what a command line says of an engine: "COMMAND", or "WORD:COMMAND" with the
 *        word for a protocol.
 *
 * @param text      any text
 * @param protocol  (out): UQI where no word says another one
 * @return (transfer none): the command, a part of @p text
 */
const char *qdr_protocol_split_command (const char *text, QdrProtocol *protocol);

#define QDR_TYPE_EXTERNAL_ENGINE (qdr_external_engine_get_type ())
G_DECLARE_FINAL_TYPE (QdrExternalEngine, qdr_external_engine, QDR, EXTERNAL_ENGINE, GObject)

/*
 * It never changes once it is made, so that several threads may use it.
 */

#define QDR_EXTERNAL_ENGINE_ERROR (qdr_external_engine_error_quark ())
GQuark qdr_external_engine_error_quark (void);

/** @brief What may be wrong with what an engine is made from. */
typedef enum {
  QDR_EXTERNAL_ENGINE_ERROR_NAME,
  QDR_EXTERNAL_ENGINE_ERROR_COMMAND,
} QdrExternalEngineError;

/**
 * @brief Makes an engine.
 *
 * @param name      what qdr_seat_is_engine_name() holds for
 * @param command   its command line, quoted as for a shell; "~/" at the beginning of a word is the
 *                  home of the user
 * @param protocol  in which it is talked with
 * @param error     return location for a QDR_EXTERNAL_ENGINE_ERROR
 * @return (transfer full)
 */
QdrExternalEngine *qdr_external_engine_new (const char *name,
                                            const char *command,
                                            QdrProtocol protocol,
                                            GError **error);

/** @brief Returns its name. @return (transfer none) */
const char *qdr_external_engine_get_name (QdrExternalEngine *self);

/** @brief Returns its command line, as it was written. @return (transfer none) */
const char *qdr_external_engine_get_command (QdrExternalEngine *self);

/** @brief Returns its command line, word by word. @return (transfer none) */
const char *const *qdr_external_engine_get_argv (QdrExternalEngine *self);

/** @brief Returns in which protocol it is talked with. */
QdrProtocol qdr_external_engine_get_protocol (QdrExternalEngine *self);

/**
 * @brief Takes a command line apart as a shell does; "~/" begins a path below the home of the user.
 *
 * @param command  its words, quoted as for a shell
 * @param error    return location for a QDR_EXTERNAL_ENGINE_ERROR
 * @return (transfer full) (nullable): its words, at least one; NULL on error
 */
char **qdr_external_engine_parse_command (const char *command, GError **error);

/**
 * @brief Starts a program, asks for a move from the start, and ends it, to see whether it is an
 *        engine and by which protocol. It takes half a minute at most; for a thread that may
 *        wait.
 *
 * @param command   its command line
 * @param wish      (nullable): as in QdrPatience
 * @param protocol  (out): set on success
 * @param name      (out) (transfer full) (nullable): what it calls itself, if that can be its name
 * @param error     return location for a QDR_EXTERNAL_ENGINE_ERROR or a QDR_PROGRAM_ERROR
 */
gboolean qdr_external_engine_try (const char *command,
                                  const gint *wish,
                                  QdrProtocol *protocol,
                                  char **name,
                                  GError **error);

G_END_DECLS
