/*
 * A whole game in sentences, played by their text alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "driver.h"

/* The opponent has no walls, so the plan below wins. */
#define SIZE 7
#define PLAY "play --plain --quiet --size 7 --walls 8,0 --seat human --seat novice"

#define INTRODUCTION                                                                               \
  "\nYou play against Novice (computer).\nYou are on d1, on the way to row 7.\n"                   \
  "Novice is on d7, on the way to row 1.\nYou: 6 steps to go, 8 walls.\n"                          \
  "Novice: 6 steps to go, 0 walls.\nYour move.\n"

/* A player at the terminal who does not see the board. */
typedef struct {
  Dialogue dialogue;
  GString *output;
  int column; /* of the player's pawn, 0 = a */
  int row;
  guint stock;
  gboolean jumps; /* whether the last step was a jump */
} Listener;

static char *
listen (Listener *self)
{
  char *line = dialogue_read (&self->dialogue);

  g_string_append_printf (self->output, "%s\n", line);
  return line;
}

/* Returns the single line that answers @line, without the prompt. */
static char *
ask (Listener *self, const char *line)
{
  g_autofree char *answer = NULL;

  dialogue_send (&self->dialogue, line);
  answer = listen (self);
  ck_assert_msg (g_str_has_prefix (answer, "somebody> "), "%s", answer);
  return g_strdup (answer + strlen ("somebody> "));
}

/* Returns the number before @words in @answer, 0 for "none". */
static int
read_steps (const char *answer, const char *words)
{
  g_autofree char *pattern = g_strdup_printf ("(\\d+) steps? %s", words);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *number = NULL;

  if (!g_regex_match (regex, answer, 0, &match))
    return 0;
  number = g_match_info_fetch (match, 1);
  return atoi (number);
}

/* (transfer full) (nullable): the wall that costs the opponent most, minus its cost for the
 * player. */
static char *
find_wall (Listener *self)
{
  char *best = NULL;
  int most = 0;

  for (int place = 0; self->stock > 0 && place < 2 * (SIZE - 1) * (SIZE - 1); place++) {
    const int corner = place / 2;
    g_autofree char *wall = g_strdup_printf ("%c%d%c", 'a' + corner % (SIZE - 1),
                                             corner / (SIZE - 1) + 1, place % 2 == 0 ? 'h' : 'v');
    g_autofree char *question = g_strconcat ("cost ", wall, NULL);
    g_autofree char *answer = ask (self, question);
    const int gain = read_steps (answer, "for Novice") - read_steps (answer, "for you");

    if (g_str_has_prefix (answer, wall) && gain > most) {
      most = gain;
      g_free (best);
      best = g_steal_pointer (&wall);
    }
  }
  return best;
}

/* Returns the square after the first words of the path. */
static char *
find_step (Listener *self)
{
  g_autofree char *path = ask (self, "path");
  g_auto (GStrv) words = g_strsplit_set (path, " ,;", 0);
  const gboolean jumps = g_str_equal (words[1], "jump");
  const char *way = words[jumps ? 2 : 1];
  const int columns = (strstr (way, "east") != NULL) - (strstr (way, "west") != NULL);
  const int rows = (strstr (way, "north") != NULL) - (strstr (way, "south") != NULL);
  const int length = jumps && (columns == 0 || rows == 0) ? 2 : 1;

  ck_assert_msg (g_str_has_prefix (path, "You: "), "%s", path);
  self->jumps = jumps;
  self->column += columns * length;
  self->row += rows * length;
  return g_strdup_printf ("%c%d", 'a' + self->column, self->row + 1);
}

/* Plays a move, and returns whether the game is over after it or after the reply. */
static gboolean
play_turn (Listener *self)
{
  g_autofree char *wall = find_wall (self);
  g_autofree char *move = wall != NULL ? g_strdup (wall) : find_step (self);
  g_autofree char *sentence = ask (self, move);
  g_autofree char *expected = g_strdup_printf (wall != NULL  ? "You place the wall %s."
                                               : self->jumps ? "You jump to %s."
                                                             : "You move to %s.",
                                               move);
  g_autofree char *answer = NULL;

  ck_assert_str_eq (sentence, expected);
  self->stock -= wall != NULL;
  answer = listen (self);
  if (g_str_has_prefix (answer, "Novice moves to ") ||
      g_str_has_prefix (answer, "Novice jumps to "))
    return FALSE;
  ck_assert_str_eq (answer, "You beat Novice.");
  return TRUE;
}

TEST_DEFAULTS (.timeout = DRIVER_TIMEOUT)

TEST (a_game_is_won_by_listening)
{
  Listener self = { .output = g_string_new (NULL), .column = SIZE / 2, .stock = 8 };
  const char *const drawn[] = { "│", "─", "━", "┃", "·", "╭", "+-", "|", "#", "=", "\033" };
  g_autofree char *rest = NULL;
  guint n_turns = 0;

  dialogue_begin (&self.dialogue, PLAY);
  while (!g_str_has_suffix (self.output->str, "\nYour move.\n"))
    g_free (listen (&self));
  ck_assert (g_str_has_suffix (self.output->str, INTRODUCTION));
  while (!play_turn (&self))
    ck_assert_uint_lt (++n_turns, 60);

  rest = dialogue_end (&self.dialogue);
  ck_assert_msg (g_str_has_suffix (self.output->str, "You beat Novice.\n"), "%s", self.output->str);
  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++)
    ck_assert_msg (strstr (self.output->str, drawn[i]) == NULL, "drawn: “%s”", drawn[i]);
  g_string_free (self.output, TRUE);
}

TEST (who_is_waited_for_is_said_to_think)
{
  Dialogue dialogue;

  dialogue_begin (&dialogue, "play --plain --quiet --walls 9 --seat human --seat master");
  g_free (dialogue_read_until (&dialogue, "Your move."));
  dialogue_send (&dialogue, "e2");
  g_free (dialogue_read_until (&dialogue, "somebody> You move to e2."));
  g_free (dialogue_read_until (&dialogue, "Master is thinking…"));
  dialogue_send (&dialogue, "quit");
  g_free (dialogue_end (&dialogue));
}
