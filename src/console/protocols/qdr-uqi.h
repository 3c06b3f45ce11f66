/*
 * The engine protocol UQI, modelled on UCI of chess. It is separate from qdr-cmd-engine because
 * each protocol has a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Runs the engine protocol on standard input and output until "quit" or the end of the
 *        input.
 *
 * Needs the default main context.
 */
void qdr_uqi_run (void);

G_END_DECLS
