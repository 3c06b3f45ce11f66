/*
 * Opening book made from the games of the library. It is separate from qdr-application, which owns
 * it, so that it can be tested without a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_GAME_BOOK (qdr_game_book_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameBook, qdr_game_book, QDR, GAME_BOOK, GObject)

/*
 * The book is made in the thread of the library, so that no move waits for it; until it is
 * finished, the personalities use their previous book. After a change of the library a new book is
 * made, once no more changes follow. No book is made if no personality takes its openings from the
 * library.
 */

/**
 * @brief Updates the opening book of @p personalities whenever the library changes.
 *
 * @param library        source of the games; referenced
 * @param personalities  use the book; referenced
 * @param delay_ms       time from a change of the library to the new book, and before the first
 *                       book
 * @return (transfer full): the maker of the book
 */
QdrGameBook *
qdr_game_book_new (QdrLibraryWorker *library, QdrPersonalityList *personalities, guint delay_ms);

/** @brief Sets the book from which all personalities take their openings, from the next move on. */
void qdr_game_book_set_openings (QdrGameBook *self, QdrBookChoice source);

G_END_DECLS
