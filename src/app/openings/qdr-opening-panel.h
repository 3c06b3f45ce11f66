/*
 * The opening panel, which shows the moves played in the current position, and the search for them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-library-openings.h"
#include "qdr-opening-names.h"

G_BEGIN_DECLS

/** @brief The greatest number of moves that a search returns. */
#define QDR_OPENING_SEARCH_MOVES 10

/** @brief A search of the library for the moves played in a position, and its results. */
typedef struct {
  QdrPosition position;  /**< the position searched for */
  QdrLibraryScope scope; /**< the games that count */
  GHashTable *ratings;   /**< of personalities, by id */
  GArray *moves;         /**< (nullable) (element-type QdrLibraryMove): the most frequent ones */
  guint n_moves;         /**< the number of different moves played */
  guint n_games;         /**< the number of games that continued from the position */
  GPtrArray *games;      /**< (nullable) (element-type QdrLibraryEntry): the latest, newest first */
} QdrOpeningSearch;

/**
 * @brief Returns a search.
 *
 * @param scope    copied
 * @param ratings  ids of personalities to GINT_TO_POINTER; referenced, must not change
 * @return (transfer full)
 */
QdrOpeningSearch *qdr_opening_search_new (const QdrPosition *position,
                                          const QdrLibraryScope *scope,
                                          GHashTable *ratings);

/** @brief Frees a search. @param search  a QdrOpeningSearch */
void qdr_opening_search_free (gpointer search);

/** @brief Runs a search, a QdrOpeningSearch: a QdrLibraryJob. */
gboolean qdr_opening_search_run (QdrLibrary *library,
                                 gpointer search,
                                 GCancellable *cancellable,
                                 GError **error);

/**
 * @brief Loads the names of openings, of the program and of the user, which take precedence.
 *
 * @param problems  (element-type utf8): a sentence with file and line is added for each error
 * @return (transfer full)
 */
QdrOpeningNames *qdr_known_openings_load (GPtrArray *problems);

#define QDR_TYPE_OPENING_PANEL (qdr_opening_panel_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpeningPanel, qdr_opening_panel, QDR, OPENING_PANEL, GtkWidget)

/*
 * The button for the games of the position activates "win.find-position".
 *
 * Properties:
 *   "scope"   uint, read-only: the QdrLibraryScopeKind that the user has chosen
 *   "compact" boolean, write-only: whether rows are large enough for fingers
 *
 * Signals:
 *   "pointed" (guint move)     the pointer or the focus is on a move, or on none: QDR_MOVE_NONE
 *   "chosen" (guint move)      a move was clicked
 *   "game-chosen" (gint64 id)  a game was clicked
 *   "asked"                    the user asks for the moves nevertheless
 */

/**
 * @brief Shows a sentence in place of moves.
 *
 * @param offers  whether to add a button that emits "asked"
 */
void qdr_opening_panel_show_words (QdrOpeningPanel *self, const char *words, gboolean offers);

/** @brief Shows the results of a search that has found a move. */
void qdr_opening_panel_show_moves (QdrOpeningPanel *self, const QdrOpeningSearch *search);

/** @brief Returns the games that the user has chosen to count. */
QdrLibraryScopeKind qdr_opening_panel_get_scope (QdrOpeningPanel *self);

G_END_DECLS
