/*
 * Functions for tests of windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-application.h"
#include "qdr-board-view.h"
#include "qdr-window.h"
#include "session-fixture.h"

/** @brief Starts GTK, resets all settings and loads the opponents; a set-up function. */
void fixture_set_up (void);

/**
 * @brief Returns an application of this process that does not restore windows, (transfer full). A
 *        process can have only one.
 */
QdrApplication *fixture_make_application (void);

/** @brief Makes autosaving fail, as on a full disk. */
void fixture_make_autosave_fail (void);

/** @brief Releases everything after the pending work of the main loop, and removes the user's
 *         files. */
void fixture_tear_down (void);

/** @brief Loads the style sheet of the program, as its application does. */
void fixture_use_style (void);

/** @brief Returns @p widget or its first descendant of @p type (nullable). */
GtkWidget *fixture_find_child (GtkWidget *widget, GType type);

/** @brief Fails if a visible text in @p widget is cut. */
void fixture_assert_nothing_is_cut (GtkWidget *widget);

/**
 * @brief Fails unless the action @p name of @p window, a GActionGroup or QdrPage, is enabled or
 *        disabled as expected.
 */
void fixture_assert_enabled (gpointer window, const char *name, gboolean enabled);

/** @brief Fails unless the action @p name is disabled, for @p reason. */
void fixture_assert_refused (gpointer window, const char *name, const char *reason);

/** @brief Activates an action of @p window, a GActionGroup or QdrPage, which must be enabled. */
void fixture_activate (gpointer window, const char *name);

/** @brief Fails unless the accessible @p property of @p widget is @p words. */
void fixture_assert_accessible (gpointer widget, GtkAccessibleProperty property, const char *words);

/**
 * @brief Returns whether an announcement with @p part in it is spoken in the window of @p widget.
 *        If not, presses a key now and then, which ends speech, so that the next one comes.
 */
gboolean fixture_announces (gpointer widget, const char *part);

/** @brief Waits for an announcement with @p part in it in the window of @p widget. */
void fixture_assert_announced (gpointer widget, const char *part);

/** @brief Returns whether the wheel over a spin button scrolls only the list around it. */
gboolean fixture_ignores_wheel (GtkWidget *spin_button);

/**
 * @brief Returns the bounds of a widget in one that contains it, counted from the side where lines
 *        begin: in a language from right to left they are those of the mirrored window.
 */
graphene_rect_t fixture_get_place (gpointer widget, gpointer container);

/** @brief Waits for the frames that a new layout of a window takes. */
void fixture_wait_for_frames (gpointer window);

/** @brief Returns the window of a widget. */
GtkWindow *fixture_get_window (gpointer widget);

/** @brief Shows a page in a window of its own. @param page  (transfer floating) */
void fixture_show_page (gpointer page);

/** @brief Resizes the window of a widget, in pixels, and waits for its layout. */
void fixture_resize (gpointer window, int width, int height);

/** @brief Closes the window of a widget; for fixture_assert_finalizes(). */
void fixture_close (gpointer window);

/** @brief Makes a window with a new game against @p personalities, not presented. */
QdrWindow *fixture_make_window (QdrPersonalityList *personalities);

/**
 * @brief Returns a template child by its path of ids below @p root, such as "status_bar/label".
 *
 * A place, a plain AdwBin, stands for its child in the middle of a path and before a final "/".
 *
 * @return (transfer none)
 */
gpointer fixture_get_part (gpointer root, const char *path);

/** @brief Returns the game of @p window (transfer none). */
QdrGame *fixture_get_game (QdrWindow *window);

/** @brief Returns the board of @p window (transfer none). */
QdrBoardView *fixture_get_board (QdrWindow *window);

/** @brief Returns the remark that a panel shows, or NULL. */
const char *fixture_get_remark (gpointer panel);

/** @brief Returns the line below the board. */
const char *fixture_get_status (QdrWindow *window);

/** @brief Shows @p game in @p window, without a file. */
void fixture_show_game (QdrWindow *window, QdrGame *game);

/**
 * @brief Shows a new game of 7 x 7 in @p window.
 *
 * @param seats  one for each player, separated by commas
 * @return (transfer none): the window owns it
 */
QdrGame *fixture_use_game (QdrWindow *window, guint players, const char *seats);

/** @brief Names the first two players Anna and Ben. */
void fixture_name_players (QdrGame *game);

/**
 * @brief Makes a game of Anna and Ben.
 *
 * @param position  the position text of the start
 * @param moves     separated by spaces; "" for none
 */
QdrGame *fixture_make_game_from (const char *position, const char *moves);

/**
 * @brief Shows a game of fixture_make_game_from() in @p window.
 *
 * @return (transfer none): the window owns it
 */
QdrGame *fixture_use_position (QdrWindow *window, const char *position, const char *moves);

/** @brief Types @p text as a move, and Enter. @return (transfer none): the entry */
GtkEntry *fixture_type_move (QdrWindow *window, const char *text);

/** @brief Returns the dialog in front of the window of a widget (transfer none) (nullable). */
GtkWindow *fixture_find_dialog (gpointer window);

/** @brief Answers the open dialog of @p window. */
void fixture_answer (gpointer window, const char *response);

/** @brief Activates a row of the list in the open dialog of @p window. */
void fixture_choose_row (gpointer window, int row);

/* Conditions of a window or a game for fixture_wait(). */
gboolean fixture_computer_is_thinking (gpointer window);
gboolean fixture_hint_is_shown (gpointer window);
gboolean fixture_hint_is_offered (gpointer window);
gboolean fixture_human_is_to_move (gpointer game);
gboolean fixture_game_is_over (gpointer game);
