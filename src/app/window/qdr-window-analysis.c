/*
 * The window's analysis: win probabilities in a bar, the best line on the board and in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-board-scene.h"
#include "qdr-game-text.h"
#include "qdr-notation.h"

#define RIGHT_TO_LEFT_MARK "\u200f"

/* How long the analysis has looked at a position before it is worth hearing what it finds,
 * milliseconds; by then the move that led there has been heard, too. */
#define FINDING_MS 2000

/* Who wins, or who is ahead by how much. */
static char *
describe_lead (QdrGame *game, const QdrAnalysis *analysis)
{
  guint best = 0;
  const char *name;

  for (guint i = 1; i < qdr_game_get_n_players (game); i++)
    if (analysis->probabilities.of[i] > analysis->probabilities.of[best])
      best = i;
  name = qdr_player_get_name (qdr_game_get_player (game, best));
  if (analysis->proof != 0 && analysis->proof_moves > 0)
    /* Translators: a player; the moves it needs to win. */
    return g_strdup_printf (ngettext ("%s wins in %u move", "%s wins in %u moves",
                                      analysis->proof_moves),
                            name, analysis->proof_moves);
  /* Translators: a player; its win probability in per cent. */
  return g_strdup_printf (_ ("%s has %.0f %%"), name, 100 * analysis->probabilities.of[best]);
}

static char *
describe (QdrWindow *self, const QdrAnalysis *analysis)
{
  QdrGame *game = qdr_window_get_game (self);
  g_autofree char *lead = NULL;
  g_autofree char *line = NULL;

  if (analysis == NULL)
    return g_strdup (_ ("Analysing…"));
  if (qdr_session_is_over (self->session))
    return qdr_game_text_state (game);

  lead = describe_lead (game, analysis);
  line = qdr_moves_to_text (&qdr_game_get_start (game)->board, analysis->line,
                            MIN (analysis->line_length, QDR_BOARD_LINE_MAX));
  /* Translators: an analysis: who is ahead, how many moves were looked ahead, and the best line. */
  return g_strdup_printf (_ ("%s · depth %u\n%s"), lead, analysis->depth, line);
}

/* Each line begins where one begins to read, though it may begin with a name, or have nothing but
 * moves. */
static void
show_words (QdrWindow *self, const QdrAnalysis *analysis)
{
  const gboolean leftwards =
      gtk_widget_get_direction (GTK_WIDGET (self->analysis)) == GTK_TEXT_DIR_RTL;
  g_autofree char *words = describe (self, analysis);
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);
  g_autofree char *joined = g_strjoinv (leftwards ? "\n" RIGHT_TO_LEFT_MARK : "\n", lines);
  g_autofree char *marked = g_strconcat (leftwards ? RIGHT_TO_LEFT_MARK : "", joined, NULL);

  gtk_label_set_label (self->analysis, marked);
}

/* A line that was asked for in a review stays. */
static void
show_line (QdrWindow *self, const QdrAnalysis *analysis)
{
  if (self->move_review != NULL)
    return;
  if (analysis != NULL)
    qdr_board_view_set_line (self->board, analysis->line, analysis->line_length);
  else
    qdr_board_view_set_line (self->board, NULL, 0);
}

/* Waits for the next analysis where a computer has just begun to think. */
static gboolean
finding_cb (gpointer user_data)
{
  QdrWindow *self = user_data;
  const QdrAnalysis *analysis = qdr_adviser_get_analysis (self->adviser);
  QdrGame *game = qdr_window_get_game (self);
  g_autofree char *lead = NULL;
  g_autofree char *sentence = NULL;
  char move[QDR_MOVE_TEXT_SIZE];

  self->finding_source = 0;
  if (analysis == NULL || analysis->line_length == 0 || qdr_adviser_get_held (self->adviser))
    return G_SOURCE_REMOVE;

  lead = describe_lead (game, analysis);
  qdr_move_to_text (&qdr_game_get_start (game)->board, analysis->line[0], move);
  /* Translators: an analysis: who is ahead, "Anna has 60 %", and the best move. */
  sentence = g_strdup_printf (_ ("%s. Best move: %s."), lead, move);
  qdr_announce (GTK_WIDGET (self), sentence);
  self->finding_is_told = TRUE;
  return G_SOURCE_REMOVE;
}

static void
forget_finding (QdrWindow *self)
{
  g_clear_handle_id (&self->finding_source, g_source_remove);
  self->finding_is_told = FALSE;
}

/* Once a position, and not while it becomes clearer every moment. How a game ended is announced
 * anyway. */
static void
tell_finding (QdrWindow *self, const QdrAnalysis *analysis)
{
  if (analysis == NULL || analysis->line_length == 0)
    forget_finding (self);
  else if (!self->finding_is_told && self->finding_source == 0)
    self->finding_source = g_timeout_add (FINDING_MS, finding_cb, self);
}

void
qdr_window_show_analysis (QdrWindow *self)
{
  const QdrAnalysis *analysis = qdr_adviser_get_analysis (self->adviser);

  if (qdr_window_get_game (self) == NULL || !qdr_adviser_get_analysing (self->adviser))
    return;

  qdr_evaluation_bar_set_analysis (self->evaluation, qdr_window_get_game (self), analysis);
  show_words (self, analysis);
  show_line (self, analysis);
  tell_finding (self, analysis);
}

static void
show_analysis (QdrWindow *self)
{
  const gboolean analysing = g_settings_get_boolean (self->settings, "show-evaluation");

  qdr_adviser_set_analysing (self->adviser, analysing);
  gtk_widget_set_visible (GTK_WIDGET (self->evaluation), analysing);
  gtk_widget_set_visible (GTK_WIDGET (self->analysis), analysing);
  if (analysing)
    qdr_window_show_analysis (self);
  else
    show_line (self, NULL);
}

static void
analysing_changed_cb (QdrWindow *self)
{
  const gboolean analysing = g_settings_get_boolean (self->settings, "show-evaluation");

  forget_finding (self);
  show_analysis (self);
  qdr_announce_later (GTK_WIDGET (self), analysing ? _ ("Analysing…") : _ ("The analysis is off."));
}

void
qdr_window_add_analysis (QdrWindow *self)
{
  g_autoptr (GAction) analyse = g_settings_create_action (self->settings, "show-evaluation");
  QdrComputerPlayer *computer = qdr_session_get_computer (self->session);

  g_action_map_add_action (G_ACTION_MAP (self), analyse);
  g_settings_bind (self->settings, "analysis-share", self->adviser, "share", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "analysis-threads", self->adviser, "threads",
                   G_SETTINGS_BIND_GET);
  g_object_bind_property (computer, "thinking", self->adviser, "held", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->adviser, "notify::analysis", G_CALLBACK (qdr_window_show_analysis),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::show-evaluation",
                           G_CALLBACK (analysing_changed_cb), self, G_CONNECT_SWAPPED);
  show_analysis (self);
}
