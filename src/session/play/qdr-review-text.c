/*
 * Win probabilities and verdicts as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-review-text.h"

#include <glib/gi18n.h>

#include "qdr-game-text.h"
#include "qdr-notation.h"

/* Appends a name and a percentage, "Anna 63%", after a comma if @words is not empty. */
static void
append_player (GString *words, const char *name, double percentage)
{
  if (words->len > 0)
    /* Translators: separator between the win probabilities of two players. */
    g_string_append (words, C_ ("chances", ", "));
  /* Translators: the name of a player, and its win probability in per cent. */
  g_string_append_printf (words, C_ ("chances", "%s %.0f%%"), name, percentage);
}

char *
qdr_review_text_format_probabilities (QdrGame *game, const QdrWinProbabilities *probabilities)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    append_player (words,
                   i == 0 ? qdr_game_get_name_or_you (game, i)
                          : qdr_game_get_name_in_sentence (game, i),
                   100 * probabilities->of[i]);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

char *
qdr_review_text_format_percentage (double percentage)
{
  /* Translators: a percentage, such as a win probability. */
  return g_strdup_printf (C_ ("chances", "%.0f%%"), percentage);
}

char *
qdr_review_text_format_accuracies (QdrGame *game, QdrReview *review)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (QDR_IS_REVIEW (review), NULL);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    double accuracy;

    if (qdr_review_get_accuracy (review, i, &accuracy))
      append_player (words, qdr_game_get_name_in_sentence (game, i), accuracy);
  }
  /* Translators: %s lists players and percentages, as in “Anna 87%, Ben 64%”. */
  return words->len > 0 ? g_strdup_printf (_ ("Accuracy: %s."), words->str) : NULL;
}

const char *
qdr_review_text_get_symbol (QdrVerdict verdict)
{
  switch (verdict) {
  case QDR_VERDICT_INACCURACY:
    return "?!";
  case QDR_VERDICT_MISTAKE:
    return "?";
  case QDR_VERDICT_BLUNDER:
    return "??";
  case QDR_VERDICT_NONE:
  case QDR_VERDICT_BEST:
  case QDR_VERDICT_GOOD:
    break;
  }
  return "";
}

const char *
qdr_review_text_get_verdict_name (QdrVerdict verdict)
{
  switch (verdict) {
  case QDR_VERDICT_INACCURACY:
    return C_ ("verdict", "Inaccuracy");
  case QDR_VERDICT_MISTAKE:
    return C_ ("verdict", "Mistake");
  case QDR_VERDICT_BLUNDER:
    return C_ ("verdict", "Blunder");
  case QDR_VERDICT_NONE:
  case QDR_VERDICT_BEST:
  case QDR_VERDICT_GOOD:
    break;
  }
  return NULL;
}

char *
qdr_review_text_describe_move (QdrGame *game, QdrMoveReview *move_review, guint n_moves)
{
  const QdrBoard *board;
  const QdrAnalysis *best;
  char move[QDR_MOVE_TEXT_SIZE];
  g_autofree char *better = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (move_review), NULL);

  board = &qdr_game_get_start_position (game)->board;
  best = qdr_move_review_get_analysis (move_review);
  qdr_move_to_text (board, qdr_move_review_get_move (move_review), move);
  if (qdr_move_review_get_best_move_concealed (move_review))
    /* Translators: a verdict such as “Blunder”, a move, and the win probability lost by it, in per
     * cent. */
    return g_strdup_printf (_ ("%s: %s loses %.0f%%."),
                            qdr_review_text_get_verdict_name (
                                qdr_move_review_get_verdict (move_review)),
                            move, 100 * qdr_move_review_get_loss (move_review));
  better = qdr_moves_to_text (board, best->line, MIN (best->line_length, n_moves));
  /* Translators: a verdict such as “Blunder”, a move, the win probability lost by it, in per cent,
   * and the moves that would have been better. */
  return g_strdup_printf (_ ("%s: %s loses %.0f%%. Better: %s."),
                          qdr_review_text_get_verdict_name (
                              qdr_move_review_get_verdict (move_review)),
                          move, 100 * qdr_move_review_get_loss (move_review), better);
}

char *
qdr_review_text_describe_numbered_move (QdrGame *game, QdrMoveReview *move_review, guint n_moves)
{
  g_autofree char *words = NULL;
  const char *name;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (move_review), NULL);

  words = qdr_review_text_describe_move (game, move_review, n_moves);
  name = qdr_game_get_name_in_sentence (game, qdr_move_review_get_player (move_review));
  /* Translators: the number of a move, the name of its player, and a sentence about the move. */
  return g_strdup_printf (_ ("Move %u, %s. %s"),
                          qdr_game_get_move_number (game,
                                                    qdr_move_review_get_ply (move_review) + 1),
                          name, words);
}
