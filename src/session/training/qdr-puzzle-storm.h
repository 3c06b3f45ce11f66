/*
 * As many puzzles as possible in three minutes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-puzzle.h"
#include "qdr-tutor.h"

G_BEGIN_DECLS

#define QDR_TYPE_PUZZLE_STORM (qdr_puzzle_storm_get_type ())
G_DECLARE_FINAL_TYPE (QdrPuzzleStorm, qdr_puzzle_storm, QDR, PUZZLE_STORM, QdrTutor)

/*
 * The puzzles become more difficult. The first legal move decides: a right one counts, a wrong one
 * costs ten seconds. Then "reply-due" is emitted, and qdr_tutor_play_reply() sets the next puzzle.
 * "announced" with QDR_TUTOR_TONE_NEUTRAL is about the time. Neither the rating nor the solved
 * puzzles of themes change.
 *
 * In all functions @p now is the time from g_get_monotonic_time(). The clock never rests.
 */

/**
 * @brief Starts a storm.
 *
 * @param list      at least one puzzle
 * @param settings  settings with the best results; updated with each solved puzzle
 * @return (transfer full)
 */
QdrPuzzleStorm *qdr_puzzle_storm_new (QdrPuzzleList *list, GSettings *settings, gint64 now);

/**
 * @brief Announces how much time is left at some moments, and ends the storm when it has run out.
 *
 * @return milliseconds until the clock shows another digit; 0 if the storm is over
 */
guint qdr_puzzle_storm_update (QdrPuzzleStorm *self, gint64 now);

/** @brief Formats the remaining time: "2:41". @return (transfer full) */
char *qdr_puzzle_storm_format_time (QdrPuzzleStorm *self, gint64 now);

/** @brief Describes the remaining time and the score, or the result of a storm that is over.
 *  @return (transfer full) */
char *qdr_puzzle_storm_describe_state (QdrPuzzleStorm *self, gint64 now);

/** @brief Describes the score and the best results. @return (transfer full) */
char *qdr_puzzle_storm_describe_result (QdrPuzzleStorm *self);

/** @brief Returns the number of solved puzzles. */
guint qdr_puzzle_storm_get_n_solved (QdrPuzzleStorm *self);

/** @brief Returns whether more puzzles are solved than in every earlier storm. */
gboolean qdr_puzzle_storm_is_record (QdrPuzzleStorm *self);

/**
 * @brief Returns the best results.
 *
 * @param settings  settings of the program
 * @param today     (out): solved puzzles in the best storm of today; 0 without one
 * @return solved puzzles in the best storm ever; 0 without one
 */
guint qdr_puzzle_storm_get_best (GSettings *settings, guint *today);

G_END_DECLS
