/*
 * What the tests of the dialog for a new game share: the dialog, and hands for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "fixture.h"

#include "qdr-new-game-dialog.h"

/* Opens the dialog, before a test and once more in it; lets go of what is left. */
void setup_begin (void);
void setup_open_dialog (void);
void setup_end (void);

/* The dialog, and the game that was started in it last. */
GtkWidget *setup_get_dialog (void);
QdrGame *setup_get_started (void);

/* Of the match that was started last: 1 for a game of none, 0 before any. */
guint setup_get_n_games (void);

/* Starts the game; the dialog must go away, and be freed, by itself. */
void setup_start (void);
gboolean setup_dialog_is_gone (gpointer data);

/* Who plays in the game that was started, in order. */
void setup_assert_seats (const char *expected);

/* What is called @id in the template of the dialog. */
GtkWidget *setup_get_part (const char *id);

/* The button of a row that says @words. */
GtkWidget *setup_find_choice (GtkWidget *widget, const char *words);

/* Clicks the choice of row @id that says @words. */
void setup_choose (const char *id, const char *words);

/* It must be chosen. */
void setup_assert_chosen (const char *id, const char *words);

/* The portraits, and that of @seat. */
GtkFlowBox *setup_get_cards (void);
GtkFlowBoxChild *setup_find_card (const char *seat);

void setup_choose_opponent (const char *seat);

/* NULL if none is. */
void setup_assert_chosen_opponent (const char *seat);

/* What is behind "More Options", which are opened, and what is called @id there. */
GtkWidget *setup_get_options (void);
gpointer setup_get_option (const char *id);

/* The rows of player @number, in the order of the box they stand in, and what is called @id there.
 * */
QdrSeatGroup *setup_get_seat (guint number);
gpointer setup_get_seat_part (guint number, const char *id);

/* Lets a person do what is chosen in the rows of a seat; 0 is a person. */
void setup_choose_kind (guint number, guint kind);

/* The place of an opponent in the list of kinds. */
guint setup_find_kind (const char *id);

void setup_type_name (guint number, const char *name);
void setup_set_stock (guint number, guint stock);
