/*
 * Maker of the opening book with the moves of games in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_LIBRARY_BOOK_MAKER (qdr_library_book_maker_get_type ())
G_DECLARE_FINAL_TYPE (QdrLibraryBookMaker, qdr_library_book_maker, QDR, LIBRARY_BOOK_MAKER, GObject)

/*
 * A book is made on the thread of the library, so that no move has to wait. Until the book is
 * finished, the personalities use their previous book. No book is made if no personality takes its
 * openings from the library.
 */

/**
 * @brief Creates a maker. It makes an opening book for @p personalities now, and again after each
 *        change of the library.
 *
 * @param library        library with the games; referenced
 * @param personalities  personalities that use the book; referenced
 * @param delay_ms       time from a change of the library until a book is made, in milliseconds; a
 *                       new change starts the time again
 * @return (transfer full)
 */
QdrLibraryBookMaker *qdr_library_book_maker_new (QdrLibraryWorker *library,
                                                 QdrPersonalityList *personalities,
                                                 guint delay_ms);

/** @brief Chooses the book from which all personalities take their openings. The choice applies
 *  from the next move on. */
void qdr_library_book_maker_set_book_choice (QdrLibraryBookMaker *self, QdrBookChoice choice);

G_END_DECLS
