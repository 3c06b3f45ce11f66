/*
 * The protocols of engines in other programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

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

G_END_DECLS
