/*
 * Puzzles solved so far, stored in the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-puzzle-progress.h"

#include "qdr-today.h"

#define SOLVED_KEY "puzzles-solved"

/* Date of the last day with solved puzzles, and their number. */
#define DAY_KEY "puzzles-of-day"

#define MEDIUM_RATING 600
#define HARD_RATING 1100

/* A prime, so that the next day has a puzzle of another theme. */
#define STRIDE 7919

gboolean
qdr_puzzle_progress_is_solved (GSettings *settings, QdrPuzzle *puzzle)
{
  g_auto (GStrv) solved = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (QDR_IS_PUZZLE (puzzle), FALSE);

  solved = g_settings_get_strv (settings, SOLVED_KEY);
  return g_strv_contains ((const char *const *) solved, qdr_puzzle_get_name (puzzle));
}

guint
qdr_puzzle_progress_count_on (GSettings *settings, const char *today)
{
  g_autofree char *day = NULL;
  guint n_solved;

  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);
  g_return_val_if_fail (today != NULL, 0);

  g_settings_get (settings, DAY_KEY, "(su)", &day, &n_solved);
  return g_str_equal (day, today) ? n_solved : 0;
}

guint
qdr_puzzle_progress_count_all (GSettings *settings)
{
  g_auto (GStrv) solved = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);

  solved = g_settings_get_strv (settings, SOLVED_KEY);
  return g_strv_length (solved);
}

void
qdr_puzzle_progress_set_solved (GSettings *settings, QdrPuzzle *puzzle)
{
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) solved = NULL;
  g_auto (GStrv) longer = NULL;
  g_autofree char *today = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (QDR_IS_PUZZLE (puzzle));

  if (qdr_puzzle_progress_is_solved (settings, puzzle))
    return;

  solved = g_settings_get_strv (settings, SOLVED_KEY);
  builder = g_strv_builder_new ();
  g_strv_builder_addv (builder, (const char **) solved);
  g_strv_builder_add (builder, qdr_puzzle_get_name (puzzle));
  longer = g_strv_builder_end (builder);
  g_settings_set_strv (settings, SOLVED_KEY, (const char *const *) longer);
  today = qdr_today_format ();
  g_settings_set (settings, DAY_KEY, "(su)", today,
                  qdr_puzzle_progress_count_on (settings, today) + 1);
}

guint
qdr_puzzle_progress_count (GSettings *settings,
                           QdrPuzzleList *list,
                           const char *theme,
                           guint *n_solved)
{
  g_autoptr (GPtrArray) puzzles = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);
  g_return_val_if_fail (QDR_IS_PUZZLE_LIST (list), 0);
  g_return_val_if_fail (theme != NULL, 0);
  g_return_val_if_fail (n_solved != NULL, 0);

  puzzles = qdr_puzzle_list_pick (list, theme);
  *n_solved = 0;
  for (guint i = 0; i < puzzles->len; i++)
    if (qdr_puzzle_progress_is_solved (settings, g_ptr_array_index (puzzles, i)))
      ++*n_solved;
  return puzzles->len;
}

guint
qdr_puzzle_progress_count_difficulty (GSettings *settings,
                                      QdrPuzzleList *list,
                                      QdrDifficulty difficulty,
                                      guint *n_solved)
{
  g_auto (GStrv) solved = NULL;
  guint n = 0;

  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);
  g_return_val_if_fail (QDR_IS_PUZZLE_LIST (list), 0);
  g_return_val_if_fail (n_solved != NULL, 0);

  solved = g_settings_get_strv (settings, SOLVED_KEY);
  *n_solved = 0;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (QdrPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (list), i);
    const guint rating = qdr_puzzle_get_rating (puzzle);
    const QdrDifficulty found = rating < MEDIUM_RATING ? QDR_DIFFICULTY_EASY
                                : rating < HARD_RATING ? QDR_DIFFICULTY_MEDIUM
                                                       : QDR_DIFFICULTY_HARD;

    if (found != difficulty)
      continue;
    n++;
    *n_solved += g_strv_contains ((const char *const *) solved, qdr_puzzle_get_name (puzzle));
  }
  return n;
}

QdrPuzzle *
qdr_puzzle_progress_get_daily_puzzle (QdrPuzzleList *list, guint32 day)
{
  guint n;

  g_return_val_if_fail (QDR_IS_PUZZLE_LIST (list), NULL);

  n = g_list_model_get_n_items (G_LIST_MODEL (list));
  return n > 0 ? g_list_model_get_item (G_LIST_MODEL (list), day * STRIDE % n) : NULL;
}
