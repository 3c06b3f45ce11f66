/*
 * Opening book made from the games of the library.
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
 * It is made in the thread of the library and handed to the personalities when it is done, so that
 * no move waits for it: until then they open by the book they had. It is made anew when the library
 * has changed, but not while it goes on changing; and not at all where nobody opens from there.
 */

/**
 * @brief Keeps the opening book of @p personalities up to date.
 *
 * @param library        source of the games; referenced
 * @param personalities  receive the book; referenced
 * @param delay_ms       delay from a change to a new book, also at first
 * @return (transfer full)
 */
QdrGameBook *
qdr_game_book_new (QdrLibraryWorker *library, QdrPersonalityList *personalities, guint delay_ms);

/** @brief Sets the openings of the personalities, from the next move on. */
void qdr_game_book_set_openings (QdrGameBook *self, QdrBookChoice from);

G_END_DECLS
