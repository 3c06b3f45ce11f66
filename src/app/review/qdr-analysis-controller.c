/*
 * The analysis of the current position, shown beside the board and announced.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-analysis-controller.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-board-pieces.h"
#include "qdr-board-scene.h"
#include "qdr-board-style.h"
#include "qdr-css-colours.h"
#include "qdr-game-text.h"
#include "qdr-game.h"
#include "qdr-notation.h"
#include "qdr-review-text.h"

/* Sizes of the bar of win probabilities, logical pixels. */
#define HEIGHT 6
#define WIDTH 80
#define RADIUS 3

#define QDR_TYPE_EVALUATION_BAR (qdr_evaluation_bar_get_type ())
G_DECLARE_FINAL_TYPE (QdrEvaluationBar, qdr_evaluation_bar, QDR, EVALUATION_BAR, GtkWidget)

struct _QdrEvaluationBar {
  GtkWidget parent_instance;

  guint players; /* number of players; 0 while the probabilities are unknown */
  QdrWinProbabilities probabilities;
};

G_DEFINE_FINAL_TYPE (QdrEvaluationBar, qdr_evaluation_bar, GTK_TYPE_WIDGET)

static void
qdr_evaluation_bar_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : WIDTH;
  *natural = *minimum;
}

static void
qdr_evaluation_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrEvaluationBar *self = QDR_EVALUATION_BAR (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float top = (float) (gtk_widget_get_height (widget) - HEIGHT) / 2;
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, HEIGHT);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  QdrBoardPalette palette;
  float start = 0;
  GdkRGBA empty;
  GskRoundedRect outline;

  qdr_css_get_text_colour (widget, &empty);
  empty = qdr_board_pieces_fade_colour (&empty, 0.15f);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, RADIUS);
  qdr_board_palette_load (&palette, widget);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, floorf (top)));
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &empty, &bounds);
  for (guint i = 0; i < self->players; i++) {
    const float part = (float) self->probabilities.of[i] * width;
    const float left = rtl ? width - start - part : start;

    gtk_snapshot_append_color (snapshot, &palette.players[i],
                               &GRAPHENE_RECT_INIT (left, 0, part, HEIGHT));
    start += part;
  }
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
qdr_evaluation_bar_class_init (QdrEvaluationBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = qdr_evaluation_bar_measure;
  widget_class->snapshot = qdr_evaluation_bar_snapshot;

  gtk_widget_class_set_css_name (widget_class, "evaluationbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
set_bar_words (QdrEvaluationBar *self, const char *words)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
qdr_evaluation_bar_init (QdrEvaluationBar *self)
{
  set_bar_words (self, _ ("The chances are not known yet."));
}

#define RIGHT_TO_LEFT_MARK "\u200f"

/* Delay before an analysis is announced, milliseconds. During it, a screen reader can read the move
 * that led to the position. */
#define ANNOUNCE_MS 2000

struct _QdrAnalysisController {
  QdrController base;

  QdrAnalyser *analyser;
  QdrBoardView *board; /* unowned */
  AdwBin *evaluation;  /* unowned; the container of the bar */
  AdwBin *words;       /* unowned; the container of the text */
  GSettings *settings;
  gboolean is_allowed;
  gboolean show_line;        /* whether the best line is drawn on the board */
  guint announcement_source; /* timeout of the announcement; 0 if none is due */
  gboolean is_announced;     /* whether the analysis of this position was announced */
};

G_DEFINE_FINAL_TYPE (QdrAnalysisController, qdr_analysis_controller, QDR_TYPE_CONTROLLER)

static QdrGame *
get_game (QdrAnalysisController *self)
{
  return qdr_session_get_game (self->base.session);
}

/* Text */

static char *
describe_lead (QdrGame *game, const QdrAnalysis *analysis)
{
  guint best = 0;
  const char *name;
  gboolean is_you;

  for (guint i = 1; i < qdr_game_get_n_players (game); i++)
    if (analysis->probabilities.of[i] > analysis->probabilities.of[best])
      best = i;
  name = qdr_game_get_player_name (game, best);
  is_you = qdr_game_is_only_human (game, best);
  if (analysis->proof != 0 && analysis->proof_moves > 0 && is_you)
    return g_strdup_printf (ngettext ("You win in %u move", "You win in %u moves",
                                      analysis->proof_moves),
                            analysis->proof_moves);
  if (analysis->proof != 0 && analysis->proof_moves > 0)
    /* Translators: %s is the name of a player, %u is the number of moves that it needs to win. */
    return g_strdup_printf (ngettext ("%s wins in %u move", "%s wins in %u moves",
                                      analysis->proof_moves),
                            name, analysis->proof_moves);
  if (is_you)
    /* Translators: %.0f is the win probability of the user in per cent. */
    return g_strdup_printf (_ ("Your chances are %.0f%%"), 100 * analysis->probabilities.of[best]);
  /* Translators: %s is the name of a player, %.0f is its win probability in per cent. */
  return g_strdup_printf (_ ("%s’s chances are %.0f%%"), name,
                          100 * analysis->probabilities.of[best]);
}

static void
show_words (QdrAnalysisController *self, const QdrAnalysis *analysis)
{
  GtkWidget *label = adw_bin_get_child (self->words);
  QdrGame *game = get_game (self);
  g_autofree char *words = NULL;

  if (analysis == NULL) {
    words = g_strdup (_ ("Analysing…"));
  } else if (qdr_session_is_over (self->base.session)) {
    words = qdr_game_describe_state (game);
  } else {
    g_autofree char *lead = describe_lead (game, analysis);
    g_autofree char *line =
        qdr_moves_to_text (&qdr_game_get_start_position (game)->board, analysis->line,
                           MIN (analysis->line_length, QDR_BOARD_MAX_EXPECTED_MOVES));

    /* Translators: the result of an analysis. The first %s is a sentence that states who is ahead,
     * %u is the number of moves that were calculated in advance, the last %s is the best sequence
     * of moves. */
    words = g_strdup_printf (_ ("%s · depth %u\n%s"), lead, analysis->depth, line);
  }

  /* Without the marks, lines that begin with Latin letters would be left-to-right. */
  if (gtk_widget_get_direction (label) == GTK_TEXT_DIR_RTL) {
    g_auto (GStrv) lines = g_strsplit (words, "\n", -1);
    g_autofree char *joined = g_strjoinv ("\n" RIGHT_TO_LEFT_MARK, lines);
    g_autofree char *marked = g_strconcat (RIGHT_TO_LEFT_MARK, joined, NULL);

    gtk_label_set_label (GTK_LABEL (label), marked);
  } else {
    gtk_label_set_label (GTK_LABEL (label), words);
  }
}

static void
draw_line (QdrAnalysisController *self, const QdrAnalysis *analysis)
{
  if (!self->show_line)
    return;
  if (analysis != NULL)
    qdr_board_view_set_expected_moves (self->board, analysis->line, analysis->line_length);
  else
    qdr_board_view_set_expected_moves (self->board, NULL, 0);
}

/* Announcement */

static gboolean
announce_cb (gpointer user_data)
{
  QdrAnalysisController *self = user_data;
  const QdrAnalysis *analysis = qdr_analyser_get_analysis (self->analyser);
  QdrGame *game = get_game (self);
  g_autofree char *lead = NULL;
  g_autofree char *sentence = NULL;
  char move[QDR_MOVE_TEXT_SIZE];

  self->announcement_source = 0;
  /* If a computer has just begun to think, the position after its move is announced instead. */
  if (analysis == NULL || analysis->line_length == 0 || qdr_analyser_get_paused (self->analyser))
    return G_SOURCE_REMOVE;

  lead = describe_lead (game, analysis);
  qdr_move_to_text (&qdr_game_get_start_position (game)->board, analysis->line[0], move);
  /* Translators: the result of an analysis. The first %s states who is ahead, such as "Anna has 60
   * %", the last %s is the best move. */
  sentence = g_strdup_printf (_ ("%s. Best move: %s."), lead, move);
  qdr_announce_transient (GTK_WIDGET (self->board), sentence, 0);
  self->is_announced = TRUE;
  return G_SOURCE_REMOVE;
}

static void
cancel_announcement (QdrAnalysisController *self)
{
  g_clear_handle_id (&self->announcement_source, g_source_remove);
  if (self->is_announced)
    qdr_announce_transient (GTK_WIDGET (self->board), NULL, 0);
  self->is_announced = FALSE;
}

/* Widgets */

static void
show_analysis (QdrAnalysisController *self)
{
  QdrGame *game = get_game (self);
  const QdrAnalysis *analysis;
  QdrEvaluationBar *bar;

  if (game == NULL || !qdr_analyser_get_analysing (self->analyser))
    return;

  analysis = qdr_analyser_get_analysis (self->analyser);
  bar = QDR_EVALUATION_BAR (adw_bin_get_child (self->evaluation));
  if (analysis != NULL) {
    g_autofree char *words = qdr_review_text_format_probabilities (game, &analysis->probabilities);

    bar->players = qdr_game_get_n_players (game);
    bar->probabilities = analysis->probabilities;
    set_bar_words (bar, words);
  } else {
    bar->players = 0;
    set_bar_words (bar, _ ("The chances are not known yet."));
  }
  gtk_widget_queue_draw (GTK_WIDGET (bar));
  show_words (self, analysis);
  draw_line (self, analysis);

  /* Announce the analysis once in each position. At the end of a game, which the board announces,
   * there is no best line. */
  if (analysis == NULL || analysis->line_length == 0)
    cancel_announcement (self);
  else if (!self->is_announced && self->announcement_source == 0)
    self->announcement_source = g_timeout_add (ANNOUNCE_MS, announce_cb, self);
}

static gboolean
is_analysed (QdrAnalysisController *self)
{
  return g_settings_get_boolean (self->settings, "show-evaluation") &&
         !qdr_session_is_board_hidden (self->base.session) &&
         !qdr_session_is_without_advice (self->base.session) && self->is_allowed;
}

static void
update_analysing (QdrAnalysisController *self)
{
  const gboolean analysing = is_analysed (self);

  if (analysing && adw_bin_get_child (self->evaluation) == NULL) {
    GtkWidget *words = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "width-chars", 20,
                                     "max-width-chars", 20, NULL);

    gtk_widget_add_css_class (words, "analysis");
    gtk_widget_add_css_class (words, "numeric");
    adw_bin_set_child (self->words, words);
    adw_bin_set_child (self->evaluation, g_object_new (QDR_TYPE_EVALUATION_BAR, NULL));
  }
  qdr_analyser_set_analysing (self->analyser, analysing);
  gtk_widget_set_visible (GTK_WIDGET (self->evaluation), analysing);
  gtk_widget_set_visible (GTK_WIDGET (self->words), analysing);
  if (analysing) {
    show_analysis (self);
  } else {
    cancel_announcement (self);
    draw_line (self, NULL);
  }
}

static void
show_evaluation_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_settings_set_value (QDR_ANALYSIS_CONTROLLER (user_data)->settings, "show-evaluation", state);
}

static const GActionEntry entries[] = {
  { .name = "show-evaluation", .state = "false", .change_state = show_evaluation_cb },
};

static void
analysing_changed_cb (QdrAnalysisController *self)
{
  const gboolean analysing = g_settings_get_boolean (self->settings, "show-evaluation");

  qdr_actions_set_active (self->base.actions, "show-evaluation", analysing);
  update_analysing (self);
  qdr_announce (GTK_WIDGET (self->board),
                analysing ? _ ("Analysing…") : _ ("The analysis is off."));
}

void
qdr_analysis_controller_set_analysis_allowed (QdrAnalysisController *self, gboolean allowed)
{
  g_return_if_fail (QDR_IS_ANALYSIS_CONTROLLER (self));

  self->is_allowed = allowed;
  update_analysing (self);
}

void
qdr_analysis_controller_set_show_line (QdrAnalysisController *self, gboolean show_line)
{
  g_return_if_fail (QDR_IS_ANALYSIS_CONTROLLER (self));

  self->show_line = show_line;
  if (show_line)
    show_analysis (self);
}

static void
changed_cb (QdrAnalysisController *self)
{
  if (qdr_session_is_without_advice (self->base.session))
    qdr_actions_set_enabled_or (self->base.actions, "show-evaluation", FALSE,
                                _ ("In this game there is no analysis."));
  else
    qdr_controller_enable_if_seen (self, "show-evaluation", TRUE);
  if (is_analysed (self) != qdr_analyser_get_analysing (self->analyser))
    update_analysing (self);
}

/* The object */

static void
qdr_analysis_controller_dispose (GObject *object)
{
  QdrAnalysisController *self = QDR_ANALYSIS_CONTROLLER (object);

  g_clear_handle_id (&self->announcement_source, g_source_remove);

  G_OBJECT_CLASS (qdr_analysis_controller_parent_class)->dispose (object);
}

static void
qdr_analysis_controller_class_init (QdrAnalysisControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_analysis_controller_dispose;
}

static void
qdr_analysis_controller_init (QdrAnalysisController *self)
{
  self->is_allowed = TRUE;
  self->show_line = TRUE;
}

QdrAnalysisController *
qdr_analysis_controller_new (GActionMap *actions,
                             QdrSession *session,
                             QdrAnalyser *analyser,
                             QdrBoardView *board,
                             AdwBin *evaluation,
                             AdwBin *words,
                             GSettings *settings)
{
  QdrAnalysisController *self;

  g_return_val_if_fail (QDR_IS_ANALYSER (analyser), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (ADW_IS_BIN (evaluation) && ADW_IS_BIN (words), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = qdr_controller_new (QDR_TYPE_ANALYSIS_CONTROLLER, actions, session);
  self->analyser = qdr_controller_reference_object (self, analyser);
  self->board = board;
  self->evaluation = evaluation;
  self->words = words;
  self->settings = qdr_controller_reference_object (self, settings);
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  qdr_actions_set_active (actions, "show-evaluation",
                          g_settings_get_boolean (settings, "show-evaluation"));
  g_signal_connect_object (analyser, "notify::analysis", G_CALLBACK (show_analysis), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::show-evaluation", G_CALLBACK (analysing_changed_cb),
                           self, G_CONNECT_SWAPPED);
  update_analysing (self);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
