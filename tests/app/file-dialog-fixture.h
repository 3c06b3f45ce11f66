/*
 * Answers GTK's dialog for files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/** @brief Prepares a program for such dialogs; main() calls it first. */
void file_dialog_prepare (void);

/**
 * @brief Makes folders those of pictures and videos. The list of them is written in @p pictures.
 */
void file_dialog_use_folders (const char *pictures, const char *videos);

/**
 * @brief Waits until the dialog shows @p folder, types @p name and saves.
 */
void file_dialog_save (const char *folder, const char *name);
