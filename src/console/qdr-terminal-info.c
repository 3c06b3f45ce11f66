/*
 * What the terminal says, and what can be asked there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-terminal-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-clock.h"
#include "qdr-game-summary.h"

/* How many columns a sentence or a list may take. */
#define LINE_WIDTH 78

void
qdr_terminal_print_wrapped (const char *text, const char *indent)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  glong width = 0;

  for (guint i = 0; words[i] != NULL; i++) {
    const glong length = g_utf8_strlen (words[i], -1);

    if (i > 0 && width + 1 + length > LINE_WIDTH) {
      g_print ("\n%s", indent);
      width = g_utf8_strlen (indent, -1);
    } else if (i > 0) {
      g_print (" ");
      width++;
    }
    g_print ("%s", words[i]);
    width += length;
  }
  g_print ("\n");
}

/* Prints @words after @label, in as many lines as they need. */
static void
print_list (const char *label, GPtrArray *words)
{
  g_autoptr (GString) text = g_string_new (label);

  for (guint i = 0; i < words->len; i++)
    g_string_append_printf (text, " %s", (const char *) g_ptr_array_index (words, i));
  qdr_terminal_print_wrapped (text->str, "  ");
}

/* In full: where a board is drawn, a long list can be looked through. */
static void
list_moves (QdrTerminal *self)
{
  g_autoptr (GPtrArray) moves = qdr_position_list_moves (qdr_game_get_position (self->game));
  g_autoptr (GPtrArray) steps = g_ptr_array_new ();
  g_autoptr (GPtrArray) walls = g_ptr_array_new ();

  for (guint i = 0; i < moves->len; i++) {
    char *word = g_ptr_array_index (moves, i);
    const char last = word[strlen (word) - 1];

    g_ptr_array_add (last == 'h' || last == 'v' ? walls : steps, word);
  }
  if (steps->len > 0)
    /* Translators: a list of squares follows, where the pawn can go. */
    print_list (_ ("Steps:"), steps);
  if (walls->len > 0)
    /* Translators: a list of walls follows, which can be placed. */
    print_list (_ ("Walls:"), walls);
}

void
qdr_terminal_say (QdrTerminal *self, const char *text)
{
  g_print ("%s\n", text);
  if (text != self->said) {
    g_free (self->said);
    self->said = g_strdup (text);
  }
}

void
qdr_terminal_answer (QdrTerminal *self, const QdrQuestionInfo *info, const char *argument)
{
  g_auto (GStrv) sentences = NULL;
  g_autofree char *text = NULL;

  if (info->question == QDR_QUESTION_AGAIN && argument[0] == '\0') {
    qdr_terminal_say (self, self->said);
    return;
  }
  if (info->question == QDR_QUESTION_MOVES && argument[0] == '\0' && !self->options.is_plain &&
      qdr_game_get_result (self->game).outcome == QDR_OUTCOME_ONGOING) {
    list_moves (self);
    return;
  }
  sentences = qdr_game_answer_typed (self->game, info, argument, QDR_SPEECH_DETAIL_FULL);
  text = g_strjoinv ("\n", sentences);
  qdr_terminal_say (self, text);
}
