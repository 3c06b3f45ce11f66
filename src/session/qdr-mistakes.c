/*
 * The mistakes of people that a review has found, as exercises.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-mistakes.h"

#include "qdr-notation.h"
#include "qdr-today.h"

/* What was better, the answer, and what follows it. */
#define LINE_MOVES 3

gboolean
qdr_mistakes_contain (QdrGame *game, QdrMoveReview *move_review)
{
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (move_review), FALSE);

  return qdr_game_get_n_players (game) == 2 &&
         qdr_move_review_get_verdict (move_review) >= QDR_VERDICT_MISTAKE &&
         !qdr_move_review_is_repetition (move_review) &&
         qdr_player_is_human (qdr_game_get_player (game, qdr_move_review_get_player (move_review)));
}

/* @position is that of @game before the move. */
static QdrLibraryExercise *
make_exercise (QdrGame *game, const QdrPosition *position, QdrMoveReview *move_review)
{
  QdrPlayer *opponent = qdr_game_get_player (game, 1 - position->turn);
  QdrLibraryExercise *exercise;
  const QdrAnalysis *best = qdr_move_review_get_best (move_review);
  g_autofree char *text = qdr_position_to_text (position);
  g_autofree char *line =
      qdr_moves_to_text (&position->board, best->line, MIN (best->line_length, LINE_MOVES));
  char move[QDR_MOVE_TEXT_SIZE];

  qdr_move_to_text (&position->board, qdr_move_review_get_move (move_review), move);
  exercise = qdr_library_exercise_new (text, move, line, !qdr_game_get_repetition_is_draw (game),
                                       qdr_today_get_day ());
  exercise->opponent = g_strdup (qdr_player_get_name (opponent));
  return exercise;
}

/* Whether it is a mistake of a person that is still in @game. */
static gboolean
can_be_tried (QdrReview *review, QdrGame *game, QdrMoveReview *move_review)
{
  return qdr_move_review_get_ply (move_review) < qdr_review_get_n_unchanged (review) &&
         qdr_mistakes_contain (game, move_review);
}

GPtrArray *
qdr_mistakes_find (QdrReview *review, QdrGame *game, gboolean only_concealed)
{
  g_autoptr (QdrGame) copy = NULL;
  GPtrArray *exercises;

  g_return_val_if_fail (QDR_IS_REVIEW (review), NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);
  copy = qdr_game_copy_moves (game);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (review)); i++) {
    g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (G_LIST_MODEL (review), i);

    if (!can_be_tried (review, game, move_review) ||
        (only_concealed && !qdr_move_review_get_concealed (move_review)))
      continue;
    qdr_game_go_to (copy, qdr_move_review_get_ply (move_review));
    g_ptr_array_add (exercises, make_exercise (game, qdr_game_get_position (copy), move_review));
  }
  return exercises;
}

void
qdr_mistakes_reveal (QdrReview *review, QdrGame *game, const char *position)
{
  g_autoptr (QdrGame) copy = NULL;

  g_return_if_fail (QDR_IS_REVIEW (review));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (position != NULL);

  copy = qdr_game_copy_moves (game);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (review)); i++) {
    g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (G_LIST_MODEL (review), i);
    g_autofree char *text = NULL;

    if (!can_be_tried (review, game, move_review))
      continue;
    qdr_game_go_to (copy, qdr_move_review_get_ply (move_review));
    text = qdr_position_to_text (qdr_game_get_position (copy));
    if (g_str_equal (text, position))
      qdr_move_review_set_concealed (move_review, FALSE);
  }
}
