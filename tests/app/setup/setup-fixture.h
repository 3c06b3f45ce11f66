/*
 * Functions for tests of the dialog for a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "fixture.h"

#include "qdr-new-game-dialog.h"

/* Opens the dialog before a test; opens it again in a test; releases everything. */
void setup_begin (void);
void setup_open_dialog (void);
void setup_end (void);

/* Return the dialog, and the last game that it started. */
GtkWidget *setup_get_dialog (void);
QdrGame *setup_get_started (void);

/* Returns the length of the last match: 1 for a single game, 0 before any. */
guint setup_get_n_games (void);

/* Starts the game; the dialog must close and be finalized. */
void setup_start (void);
gboolean setup_dialog_is_gone (gpointer data);

/* Fails unless the started game has these seats. */
void setup_assert_seats (const char *expected);

/* Returns the template child @id of the dialog. */
GtkWidget *setup_get_part (const char *id);

/* Returns the button of a row with the label @words. */
GtkWidget *setup_find_choice (GtkWidget *widget, const char *words);

/* Clicks the choice @words of the row @id. */
void setup_choose (const char *id, const char *words);

/* Fails unless it is chosen. */
void setup_assert_chosen (const char *id, const char *words);

/* Return the cards, and the card of @seat. */
GtkFlowBox *setup_get_cards (void);
GtkFlowBoxChild *setup_find_card (const char *seat);

void setup_choose_opponent (const char *seat);

/* Fails unless @seat, or no opponent if it is NULL, is chosen. */
void setup_assert_chosen_opponent (const char *seat);

/* Open "More Options", and return them, or their template child @id. */
GtkWidget *setup_get_options (void);
gpointer setup_get_option (const char *id);

/* Return the rows of player @number, and their template child @id. */
QdrSeatGroup *setup_get_seat (guint number);
gpointer setup_get_seat_part (guint number, const char *id);

/* Chooses a kind of player in the rows of a seat; 0 is a person. */
void setup_choose_kind (guint number, guint kind);

/* Returns the index of an opponent in the list of kinds. */
guint setup_find_kind (const char *id);

void setup_type_name (guint number, const char *name);
void setup_set_stock (guint number, guint stock);
