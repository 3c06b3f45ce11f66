/*
 * Answers GTK's dialog for files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** @brief What a program with such dialogs has. For main(), before anything else. */
void file_dialog_prepare (void);

/**
 * @brief Waits for the dialog to show @p folder, types @p name and saves.
 *
 * @param folder  a path: that of the file that the game belongs to
 * @param name    of the file
 */
void file_dialog_save (const char *folder, const char *name);
