/*
 * What "go" of the engine protocol asks for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-uqi-go-options.h"

#include "qdr-command.h"
#include "qdr-move-limits.h"
#include "qdr-parse.h"
#include "qdr-search-options.h"

/* Words of "go" that a number follows. */
enum {
  WORD_CPU,
  WORD_MOVETIME,
  WORD_DEPTH,
  WORD_NODES,
  N_WORDS,
};

static const struct {
  const char *name;
  guint64 max;
} number_words[N_WORDS] = {
  [WORD_CPU] = { "cpu", QDR_MAX_MS },
  [WORD_MOVETIME] = { "movetime", QDR_MAX_MS },
  [WORD_DEPTH] = { "depth", QDR_MAX_DEPTH },
  [WORD_NODES] = { "nodes", QDR_MAX_NODES },
};

/* Reads a clock for each player; @limits are what the player to move may take. */
static gboolean
parse_clocks (const char *text, QdrGame *game, QdrLimits *limits, GError **error)
{
  g_auto (GStrv) clocks = g_strsplit (text, ",", QDR_MAX_PLAYERS + 1);

  if (g_strv_length (clocks) != qdr_game_get_n_players (game))
    return qdr_usage_fail (error, "clocks: one is needed for each of %u players",
                           qdr_game_get_n_players (game));

  for (guint player = 0; clocks[player] != NULL; player++) {
    guint64 remaining;

    if (!qdr_parse_number ("clocks", clocks[player], 0, QDR_MAX_MS, &remaining, error))
      return FALSE;
    if (player == qdr_game_get_turn (game))
      *limits = qdr_limits_for_clock (remaining, 0);
  }
  return TRUE;
}

static gboolean
fail_twice (GError **error, const char *name)
{
  return qdr_usage_fail (error, "go: %s is said twice", name);
}

/* Reads the number after the word @words[*i]. */
static gboolean
parse_number_word (char **words, guint *i, guint64 numbers[N_WORDS], GError **error)
{
  const char *name = words[*i];

  for (guint word = 0; word < N_WORDS; word++)
    if (g_str_equal (number_words[word].name, name)) {
      const char *value;

      if (numbers[word] != 0)
        return fail_twice (error, name);
      value = qdr_parse_next_word (words, i, error);

      return value != NULL &&
             qdr_parse_number (name, value, 1, number_words[word].max, &numbers[word], error);
    }

  return qdr_usage_fail (error, "go: unknown word %s", name);
}

gboolean
qdr_uqi_go_parse (QdrUqiGo *self, char **words, QdrGame *game, GError **error)
{
  guint64 numbers[N_WORDS] = { 0 };
  gboolean infinite = FALSE;
  gboolean has_clocks = FALSE;
  QdrLimits requested;
  QdrLimits of_clock = { 0 };

  g_return_val_if_fail (self != NULL && words != NULL && QDR_IS_GAME (game), FALSE);

  for (guint i = 1; words[i] != NULL; i++) {
    if ((infinite && g_str_equal (words[i], "infinite")) ||
        (has_clocks && g_str_equal (words[i], "clocks")))
      return fail_twice (error, words[i]);
    if (g_str_equal (words[i], "infinite")) {
      infinite = TRUE;
    } else if (g_str_equal (words[i], "clocks")) {
      const char *clocks = qdr_parse_next_word (words, &i, error);

      if (clocks == NULL || !parse_clocks (clocks, game, &of_clock, error))
        return FALSE;
      has_clocks = TRUE;
    } else if (!parse_number_word (words, &i, numbers, error)) {
      return FALSE;
    }
  }

  self->infinite = infinite;
  self->has_clocks = has_clocks;
  self->is_timed = !infinite && numbers[WORD_DEPTH] == 0 && numbers[WORD_NODES] == 0;
  requested = (QdrLimits){
    .depth = (guint) numbers[WORD_DEPTH],
    .nodes = numbers[WORD_NODES],
    .cpu_ms = (guint) numbers[WORD_CPU],
    .wall_ms = (guint) numbers[WORD_MOVETIME],
  };
  self->limits = qdr_limits_combine (&requested, &of_clock);
  return TRUE;
}
