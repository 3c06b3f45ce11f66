/*
 * What the tests of the window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-window.h"
#include "session-fixture.h"

/** @brief Starts GTK, forgets all settings, and loads the opponents. For setup functions. */
void fixture_set_up (void);

/** @brief Leaves no room for games that are left, as a full disk does: a file is in the way. */
void fixture_let_no_game_be_kept (void);

/**
 * @brief Lets go of everything, with all that is still to happen in the main loop and the user's
 *        files.
 */
void fixture_tear_down (void);

/** @brief From now on colours and sizes are those of the program's style sheet, which an
 *         application loads by itself. */
void fixture_use_style (void);

/** @brief (nullable): @p widget or the first descendant of it that is of @p type. */
GtkWidget *fixture_find_child (GtkWidget *widget, GType type);

/** @brief Fails the test if a text in sight in @p widget is cut for want of room. */
void fixture_assert_nothing_is_cut (GtkWidget *widget);

/**
 * @brief Fails the test unless action @p name of @p window, a GActionGroup, is enabled or not as
 *        expected.
 */
void fixture_assert_enabled (gpointer window, const char *name, gboolean enabled);

/** @brief Activates an action of @p window, which must be enabled. */
void fixture_activate (gpointer window, const char *name);

/** @brief Fails the test unless assistive tools read @p words as @p property of @p widget. */
void fixture_assert_accessible (gpointer widget, GtkAccessibleProperty property, const char *words);

/** @brief Whether the wheel over a number field only scrolls the list that it is in. */
gboolean fixture_ignores_wheel (GtkWidget *spin_button);

/** @brief Waits for as many frames of a window as laying it out anew takes. */
void fixture_wait_for_frames (gpointer window);

/** @brief Asks for another size of a window, pixels, and waits until it is laid out. */
void fixture_resize (gpointer window, int width, int height);

/** @brief How to let go of a window. */
void fixture_close (gpointer window);

/** @brief A window with a new game against @p personalities, not presented. */
QdrWindow *fixture_make_window (QdrPersonalityList *personalities);

/** @brief (transfer none): what is called @p id in the template of @p window. */
gpointer fixture_get_part (gpointer window, const char *id);

/** @brief (transfer none): the widget made late that stands in the place called @p id in the
 *         template of @p window. */
gpointer fixture_get_placed (QdrWindow *window, const char *id);

/** @brief (transfer none): the game on the board of @p window. */
QdrGame *fixture_get_game (QdrWindow *window);

/** @brief (transfer none): the board of @p window. */
QdrBoardView *fixture_get_board (QdrWindow *window);

/** @brief The line below the board. */
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

/** @brief Calls the first two players Anna and Ben. */
void fixture_name_players (QdrGame *game);

/**
 * @brief A game of Anna and Ben.
 *
 * @param position  where it begins
 * @param moves     separated by spaces; "" for none
 */
QdrGame *fixture_make_game_from (const char *position, const char *moves);

/**
 * @brief Shows such a game in @p window.
 *
 * @return (transfer none): the window owns it
 */
QdrGame *fixture_use_position (QdrWindow *window, const char *position, const char *moves);

/** @brief Types @p text as a move, and Enter. @return (transfer none): what it is typed into */
GtkEntry *fixture_type_move (QdrWindow *window, const char *text);

/** @brief (transfer none) (nullable): the dialog in front of @p window. */
GtkWindow *fixture_find_dialog (gpointer window);

/** @brief Answers the question that stands, which then goes away, and lets @p window hear of it. */
void fixture_answer (gpointer window, const char *response);

/* Conditions to wait for: of a window, or of a game. */
gboolean fixture_computer_is_thinking (gpointer window);
gboolean fixture_hint_is_shown (gpointer window);
gboolean fixture_hint_is_offered (gpointer window);
gboolean fixture_human_is_to_move (gpointer game);
gboolean fixture_game_is_over (gpointer game);

/* Does what a key means in the class of @widget: whether it means anything. */
gboolean fixture_trigger (gpointer widget, guint keyval);
