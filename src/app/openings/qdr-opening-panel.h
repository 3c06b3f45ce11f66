/*
 * The opening panel, which shows the moves played in the current position, and the search that
 * finds these moves in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library-openings.h"
#include "qdr-opening-names.h"

G_BEGIN_DECLS

/** @brief The maximum number of moves that a search returns. */
#define QDR_OPENING_SEARCH_MAX_MOVES 10

/** @brief A search of the library for the moves played in a position, and its results. */
typedef struct {
  QdrPosition position;  /**< the position to find */
  QdrLibraryScope scope; /**< the games that are counted */
  GHashTable *ratings;   /**< the ratings of personalities, by id */
  GArray *moves;         /**< (nullable) (element-type QdrLibraryMove): the most frequent moves;
                             NULL before the search */
  guint n_moves;         /**< the number of different moves played, including rare ones */
  guint n_games;         /**< the number of games that continued from the position */
  GPtrArray *games;      /**< (nullable) (element-type QdrLibraryEntry): the last games, newest
                             first; NULL before the search */
} QdrOpeningSearch;

/**
 * @brief Returns a search.
 *
 * @param scope    copied
 * @param ratings  from the id of a personality to its rating as GINT_TO_POINTER(); referenced; must
 *                 not change
 * @return (transfer full)
 */
QdrOpeningSearch *qdr_opening_search_new (const QdrPosition *position,
                                          const QdrLibraryScope *scope,
                                          GHashTable *ratings);

/** @brief Frees a search. @param search  a QdrOpeningSearch */
void qdr_opening_search_free (gpointer search);

/** @brief A QdrLibraryJob that runs a search. @param search  a QdrOpeningSearch */
gboolean qdr_opening_search_run (QdrLibrary *library,
                                 gpointer search,
                                 GCancellable *cancellable,
                                 GError **error);

/**
 * @brief Loads the names of openings from the file of the program and from the user's file. Names
 *        in the user's file take precedence over those in the file of the program.
 *
 * @param problems  (element-type utf8): gets a sentence with the file and line of each error
 * @return (transfer full)
 */
QdrOpeningNames *qdr_opening_names_load_program_and_user_files (GPtrArray *problems);

#define QDR_TYPE_OPENING_PANEL (qdr_opening_panel_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpeningPanel, qdr_opening_panel, QDR, OPENING_PANEL, AdwBin)

/*
 * The panel has a button that activates "win.find-position" to list the games with the position.
 *
 * Signals:
 *   "scope-changed"            the user has chosen the kind of games that are counted
 *   "pointed" (guint move)     the pointer or the focus has entered the row of the move or, if the
 *                              move is QDR_MOVE_NONE, has left a row
 *   "chosen" (guint move)      the user has clicked a move
 *   "game-chosen" (gint64 id)  the user has clicked a game
 *   "asked"                    the user asks for the moves although a sentence is shown instead
 */

/**
 * @brief Shows a sentence instead of moves.
 *
 * @param has_button  whether to show a button that emits "asked"
 */
void
qdr_opening_panel_show_sentence (QdrOpeningPanel *self, const char *words, gboolean has_button);

/** @brief Shows the results of a search that has found at least one move. */
void qdr_opening_panel_show_moves (QdrOpeningPanel *self, const QdrOpeningSearch *search);

/** @brief Returns the kind of games that are counted. */
QdrLibraryScopeKind qdr_opening_panel_get_scope_kind (QdrOpeningPanel *self);

G_END_DECLS
