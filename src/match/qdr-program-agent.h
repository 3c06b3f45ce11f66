/*
 * An engine in another program that plays in a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-agent.h"
#include "qdr-dialogue.h"

G_BEGIN_DECLS

#define QDR_TYPE_PROGRAM_AGENT (qdr_program_agent_get_type ())
G_DECLARE_FINAL_TYPE (QdrProgramAgent, qdr_program_agent, QDR, PROGRAM_AGENT, QdrAgent)

/**
 * @brief Makes an agent of a program that speaks one of the protocols.
 *
 * It is started for the first game, and again after a game in which something was wrong with it.
 *
 * @param argv        NULL-terminated: the program and its arguments; copied
 * @param protocol    in which it is talked with
 * @param timeout_ms  the longest wait for an answer, on the wall clock
 */
QdrAgent *qdr_program_agent_new (const char *const *argv, QdrProtocol protocol, guint timeout_ms);

G_END_DECLS
