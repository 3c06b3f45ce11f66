/*
 * Computer player: makes the moves of personalities and external engines in a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-computer-player.h"

#include <glib/gi18n-lib.h>

#include "qdr-background-search.h"
#include "qdr-external-player.h"
#include "qdr-notation.h"
#include "qdr-personality-search.h"
#include "qdr-search-request.h"
#include "qdr-win-probability.h"

/* The minimum duration of a move is limited to the remaining time divided by this number. */
#define PACE_CLOCK_DIVISOR 50

struct _QdrComputerPlayer {
  GObject parent_instance;

  QdrPersonalityList *personalities;
  QdrBackgroundSearch *background_search;
  QdrExternalPlayer *external;
  QdrGame *game;

  GCancellable *search; /* (nullable): cancels the search for the next move */
  GSource *pace_source; /* (nullable): the timeout after which ready_move is played */
  QdrMove ready_move;
  gint64 start_time;       /* the start of the search, monotonic microseconds */
  gboolean is_hurried;     /* whether the move has no minimum duration */
  gboolean is_single_move; /* whether a single move is played although the player is paused */

  char *error_message; /* (nullable): the reason why an engine lost or cannot play */
  guint refused_seats; /* a bit mask of the seats whose engines have refused the game */
  gboolean thinking;
  gboolean paused;
  guint pace;
  guint32 seed; /* the seed of random choices, which is different for each game */
};

enum {
  PROP_0,
  PROP_GAME,
  PROP_THINKING,
  PROP_PAUSED,
  PROP_PACE,
  PROP_ERROR_MESSAGE,
  N_PROPS,
};

enum {
  SIGNAL_PROGRESS,
  SIGNAL_ESTIMATED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QdrComputerPlayer, qdr_computer_player, G_TYPE_OBJECT)

static void restart (QdrComputerPlayer *self);

static void
set_thinking (QdrComputerPlayer *self, gboolean thinking)
{
  if (self->thinking == thinking)
    return;

  self->thinking = thinking;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

/* Cancels the search, or the move that waits for its minimum duration. */
static void
abandon_move (QdrComputerPlayer *self)
{
  if (self->search != NULL)
    g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
  if (self->pace_source != NULL)
    g_source_destroy (self->pace_source);
  g_clear_pointer (&self->pace_source, g_source_unref);
  self->is_hurried = FALSE;
  self->is_single_move = FALSE;
}

static QdrPlayer *
player_to_move (QdrComputerPlayer *self)
{
  return qdr_game_get_player (self->game, qdr_game_get_turn (self->game));
}

/* Returns (nullable): the external engine of the player to move, if it is in the list. */
static QdrExternalEngine *
engine_to_move (QdrComputerPlayer *self)
{
  const char *name = qdr_player_get_engine_name (player_to_move (self));

  return name != NULL ? qdr_external_engine_list_find (qdr_personality_list_get_engines (
                                                           self->personalities),
                                                       name)
                      : NULL;
}

/* Returns whether the player to move is an engine that is unknown or has refused the game. */
static gboolean
is_engine_unavailable (QdrComputerPlayer *self)
{
  return qdr_player_get_engine_name (player_to_move (self)) != NULL &&
         ((self->refused_seats & 1U << qdr_game_get_turn (self->game)) != 0 ||
          engine_to_move (self) == NULL);
}

static gboolean
is_ongoing (QdrComputerPlayer *self)
{
  return self->game != NULL && qdr_game_get_result (self->game).outcome == QDR_OUTCOME_ONGOING;
}

/* Returns whether the computer player is to move, even if it is paused. */
static gboolean
can_move_unless_paused (QdrComputerPlayer *self)
{
  return is_ongoing (self) && !qdr_player_is_person (player_to_move (self)) &&
         qdr_player_is_here (player_to_move (self)) && !is_engine_unavailable (self);
}

static gboolean
can_move (QdrComputerPlayer *self)
{
  return !self->paused && can_move_unless_paused (self);
}

/* Plays a move in the game. The game then emits a signal, whose handler calls restart(). */
static void
play_move (QdrComputerPlayer *self, QdrMove move)
{
  G_GNUC_UNUSED g_autoptr (QdrComputerPlayer) alive = g_object_ref (self);
  g_autoptr (QdrGame) game = g_object_ref (self->game);
  g_autoptr (GError) error = NULL;

  abandon_move (self);
  if (!qdr_game_play_keeping_moves (game, move, &error)) {
    g_critical ("The computer's move was refused: %s", error->message);
    set_thinking (self, FALSE);
  }
}

static gboolean
pace_cb (gpointer data)
{
  QdrComputerPlayer *self = QDR_COMPUTER_PLAYER (data);

  play_move (self, self->ready_move);
  return G_SOURCE_REMOVE;
}

static QdrPersonality *
personality_to_move (QdrComputerPlayer *self)
{
  const char *id = qdr_player_get_personality_id (player_to_move (self));

  return id != NULL ? qdr_personality_list_find (self->personalities, id) : NULL;
}

/* Returns the minimum duration of the next move, in milliseconds. */
static guint
pace_of_move (QdrComputerPlayer *self)
{
  const gint64 remaining = qdr_player_get_remaining_time (player_to_move (self));
  QdrPersonality *personality = personality_to_move (self);
  guint pace = self->pace;

  if (self->is_hurried || pace == 0)
    return 0;
  if (personality != NULL && qdr_game_has_humans (self->game))
    pace = MAX (pace, qdr_personality_get_pace_ms (personality));
  return remaining < 0 ? pace : (guint) MIN (pace, remaining / PACE_CLOCK_DIVISOR);
}

/* Plays @move after @delay milliseconds. */
static void
play_after_delay (QdrComputerPlayer *self, QdrMove move, guint delay)
{
  self->ready_move = move;
  self->pace_source = g_timeout_source_new (delay);
  g_source_set_callback (self->pace_source, pace_cb, self, NULL);
  g_source_attach (self->pace_source, g_main_context_get_thread_default ());
}

/* Plays @move, but not before its minimum duration is over. */
static void
play_after_pace (QdrComputerPlayer *self, QdrMove move)
{
  const guint pace = pace_of_move (self);
  const guint taken = (guint) ((g_get_monotonic_time () - self->start_time) / 1000);

  if (taken >= pace)
    play_move (self, move);
  else
    play_after_delay (self, move, pace - taken);
}

static void
search_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  GWeakRef *ref = data;
  g_autoptr (QdrComputerPlayer) self = g_weak_ref_get (ref);
  g_autoptr (GError) error = NULL;
  QdrReport report;

  g_weak_ref_clear (ref);
  g_free (ref);
  if (self == NULL)
    return;
  if (!qdr_background_search_run_finish (self->background_search, result, &report, &error)) {
    g_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
    return;
  }

  g_clear_object (&self->search);
  /* The depth of a forced move is 0, since it is played without a search. */
  if (report.depth > 0) {
    const guint turn = qdr_game_get_turn (self->game);
    const QdrWinProbabilities probabilities =
        qdr_win_probabilities_from_scores (qdr_game_get_position (self->game), report.scores);

    g_signal_emit (self, signals[SIGNAL_ESTIMATED], 0, turn, probabilities.of[turn]);
  }
  play_after_pace (self, report.line[0]);
}

/* Sets "error-message" to @sentence (nullable), and takes ownership of it. */
static void
set_error_message (QdrComputerPlayer *self, char *sentence)
{
  if (g_strcmp0 (self->error_message, sentence) == 0) {
    g_free (sentence);
    return;
  }
  g_free (self->error_message);
  self->error_message = sentence;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR_MESSAGE]);
}

/* Plays a loss on time or a resignation for the engine to move, and comments this move with the
 * reason. */
static void
forfeit_game (QdrComputerPlayer *self, gboolean is_late, const char *reason)
{
  G_GNUC_UNUSED g_autoptr (QdrComputerPlayer) alive = g_object_ref (self);
  g_autoptr (QdrGame) game = g_object_ref (self->game);
  /* Translators: the first %s is the name of an engine, the second one the reason, such as "the
   * program has ended". */
  char *sentence = g_strdup_printf (_ ("%s cannot play on: %s."),
                                    qdr_player_get_name (player_to_move (self)), reason);

  set_error_message (self, sentence);
  abandon_move (self);
  if (qdr_game_play_keeping_moves (game, is_late ? QDR_MOVE_TIMEOUT : QDR_MOVE_RESIGN, NULL))
    qdr_record_set_comment (qdr_game_get_last_record (game), sentence);
}

static void
engine_answered_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  GWeakRef *ref = data;
  g_autoptr (QdrComputerPlayer) self = g_weak_ref_get (ref);
  g_autoptr (GError) error = NULL;
  QdrMove move;
  gboolean is_answer;

  g_weak_ref_clear (ref);
  g_free (ref);
  is_answer = qdr_external_player_find_move_finish (result, &move, &error);
  if (self == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ||
      g_error_matches (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_STOPPED))
    return;

  g_clear_object (&self->search);
  if (g_error_matches (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_REFUSED)) {
    self->refused_seats |= 1U << qdr_game_get_turn (self->game);
    abandon_move (self);
    /* Translators: the first %s is the name of an engine, the second one the reason. */
    set_error_message (self, g_strdup_printf (_ ("%s cannot play this game: %s."),
                                              qdr_player_get_name (player_to_move (self)),
                                              error->message));
    set_thinking (self, FALSE);
  } else if (!is_answer) {
    forfeit_game (self, g_error_matches (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_LATE),
                  error->message);
  } else if (qdr_move_kind (move) != QDR_MOVE_CONCESSION &&
             !qdr_position_is_legal_move (qdr_game_get_position (self->game), move)) {
    char text[QDR_MOVE_TEXT_SIZE];
    g_autofree char *reason = NULL;

    qdr_move_to_text (&qdr_game_get_position (self->game)->board, move, text);
    reason = g_strdup_printf (_ ("the program plays the illegal move %s"), text);
    forfeit_game (self, FALSE, reason);
  } else {
    play_after_pace (self, move);
  }
}

static void
start_thinking (QdrComputerPlayer *self)
{
  QdrPersonality *personality = personality_to_move (self);
  QdrExternalEngine *engine = engine_to_move (self);
  const gint64 remaining = qdr_player_get_remaining_time (player_to_move (self));
  QdrStyle style = qdr_style_default;
  QdrLimits limits = { .cpu_ms = QDR_MOVE_CPU_MS };
  GWeakRef *ref;

  self->start_time = g_get_monotonic_time ();
  if (personality != NULL) {
    QdrOpeningBook *book = qdr_personality_list_find_book (self->personalities, personality);
    const QdrMove move =
        book != NULL ? qdr_opening_book_find_move (book, self->game, self->seed) : QDR_MOVE_NONE;

    /* Play the move later, because the game may be emitting a signal now. */
    if (move != QDR_MOVE_NONE) {
      play_after_delay (self, move, pace_of_move (self));
      return;
    }
    style = qdr_style_for_game (qdr_personality_get_style (personality), self->seed);
    limits = *qdr_personality_get_limits (personality);
  }
  limits = qdr_limits_with_max_wait (&limits);
  /* In a game with clocks, limit the time for the move to a part of the remaining time. */
  if (remaining >= 0) {
    const QdrLimits of_clock =
        qdr_limits_for_clock ((guint64) remaining,
                              (guint64) qdr_game_get_increment (self->game) * 1000);

    limits = qdr_limits_combine (&limits, &of_clock);
  }

  ref = g_new (GWeakRef, 1);
  g_weak_ref_init (ref, self);
  self->search = g_cancellable_new ();
  if (engine != NULL)
    qdr_external_player_find_move_async (self->external, engine, self->game, &limits, self->search,
                                         engine_answered_cb, ref);
  else
    qdr_background_search_run_for_game_async (self->background_search, self->game, &style, &limits,
                                              self->search, search_cb, ref);
}

/* Abandons the current move after a change of the game. Starts a new one if the computer player is
 * to move. */
static void
restart (QdrComputerPlayer *self)
{
  abandon_move (self);
  if (!is_ongoing (self))
    qdr_background_search_rest (self->background_search);
  if (is_ongoing (self) && is_engine_unavailable (self)) {
    if (engine_to_move (self) == NULL)
      set_error_message (
          self, g_strdup_printf (
                    _ ("The engine “%s” is not installed. Choose another player for its seat."),
                    qdr_player_get_engine_name (player_to_move (self))));
  } else if (is_ongoing (self)) {
    set_error_message (self, NULL);
  }
  if (can_move (self) && !qdr_game_get_can_step_forward (self->game))
    start_thinking (self);
  set_thinking (self, self->search != NULL || self->pace_source != NULL);
}

static void
progress_cb (QdrComputerPlayer *self, const QdrReport *report)
{
  g_signal_emit (self, signals[SIGNAL_PROGRESS], 0, report->depth);
}

/* Restarts after a change of the list of engines, if an engine is to move. */
static void
engines_changed_cb (QdrComputerPlayer *self)
{
  if (self->game != NULL && qdr_player_get_engine_name (player_to_move (self)) != NULL)
    restart (self);
}

static void
seat_changed_cb (QdrPlayer *player, GParamSpec *pspec G_GNUC_UNUSED, QdrComputerPlayer *self)
{
  self->refused_seats &= ~(1U << qdr_player_get_number (player));
  if (player == player_to_move (self))
    restart (self);
}

static void
disconnect_game (QdrComputerPlayer *self)
{
  g_signal_handlers_disconnect_by_data (self->game, self);
  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++)
    g_signal_handlers_disconnect_by_data (qdr_game_get_player (self->game, i), self);
}

static void
qdr_computer_player_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  QdrComputerPlayer *self = QDR_COMPUTER_PLAYER (object);

  switch (id) {
  case PROP_GAME:
    g_value_set_object (value, self->game);
    break;
  case PROP_THINKING:
    g_value_set_boolean (value, self->thinking);
    break;
  case PROP_PAUSED:
    g_value_set_boolean (value, self->paused);
    break;
  case PROP_PACE:
    g_value_set_uint (value, self->pace);
    break;
  case PROP_ERROR_MESSAGE:
    g_value_set_string (value, self->error_message);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_computer_player_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrComputerPlayer *self = QDR_COMPUTER_PLAYER (object);

  switch (id) {
  case PROP_GAME:
    qdr_computer_player_set_game (self, g_value_get_object (value));
    break;
  case PROP_PAUSED:
    qdr_computer_player_set_paused (self, g_value_get_boolean (value));
    break;
  case PROP_PACE:
    qdr_computer_player_set_pace (self, g_value_get_uint (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_computer_player_dispose (GObject *object)
{
  QdrComputerPlayer *self = QDR_COMPUTER_PLAYER (object);

  abandon_move (self);
  if (self->game != NULL)
    disconnect_game (self);
  g_clear_object (&self->game);
  g_clear_object (&self->background_search);
  g_clear_object (&self->external);
  g_clear_object (&self->personalities);

  G_OBJECT_CLASS (qdr_computer_player_parent_class)->dispose (object);
}

static void
qdr_computer_player_finalize (GObject *object)
{
  g_free (QDR_COMPUTER_PLAYER (object)->error_message);

  G_OBJECT_CLASS (qdr_computer_player_parent_class)->finalize (object);
}

static void
qdr_computer_player_class_init (QdrComputerPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags writable = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = qdr_computer_player_get_property;
  object_class->set_property = qdr_computer_player_set_property;
  object_class->dispose = qdr_computer_player_dispose;
  object_class->finalize = qdr_computer_player_finalize;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, QDR_TYPE_GAME, writable);
  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE,
                                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, writable);
  properties[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, G_MAXUINT, 0, writable);
  properties[PROP_ERROR_MESSAGE] = g_param_spec_string ("error-message", NULL, NULL, NULL,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_PROGRESS] = g_signal_new ("progress", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_ESTIMATED] =
      g_signal_new ("estimated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_DOUBLE);
}

static void
qdr_computer_player_init (QdrComputerPlayer *self)
{
  self->background_search = qdr_background_search_new ();
  self->external = qdr_external_player_new ();
  g_signal_connect_object (self->background_search, "progress", G_CALLBACK (progress_cb), self,
                           G_CONNECT_SWAPPED);
}

QdrComputerPlayer *
qdr_computer_player_new (QdrPersonalityList *personalities)
{
  QdrComputerPlayer *self;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_COMPUTER_PLAYER, NULL);
  self->personalities = g_object_ref (personalities);
  g_signal_connect_object (qdr_personality_list_get_engines (personalities), "items-changed",
                           G_CALLBACK (engines_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

QdrGame *
qdr_computer_player_get_game (QdrComputerPlayer *self)
{
  g_return_val_if_fail (QDR_IS_COMPUTER_PLAYER (self), NULL);

  return self->game;
}

void
qdr_computer_player_set_game (QdrComputerPlayer *self, QdrGame *game)
{
  g_return_if_fail (QDR_IS_COMPUTER_PLAYER (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  if (self->game == game)
    return;

  /* Abandon the current search and its results, because they are for the old game. */
  abandon_move (self);
  qdr_background_search_rest (self->background_search);
  if (self->game != NULL)
    disconnect_game (self);
  g_set_object (&self->game, game);
  qdr_external_player_reset (self->external);
  self->refused_seats = 0;
  set_error_message (self, NULL);
  if (game != NULL) {
    g_signal_connect_object (self->game, "settled", G_CALLBACK (restart), self, G_CONNECT_SWAPPED);
    for (guint i = 0; i < qdr_game_get_n_players (self->game); i++)
      g_signal_connect_object (qdr_game_get_player (self->game, i), "notify::seat",
                               G_CALLBACK (seat_changed_cb), self, 0);
  }
  self->seed = g_random_int ();

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
  restart (self);
}

gboolean
qdr_computer_player_get_thinking (QdrComputerPlayer *self)
{
  g_return_val_if_fail (QDR_IS_COMPUTER_PLAYER (self), FALSE);

  return self->thinking;
}

gboolean
qdr_computer_player_is_time_limited (QdrComputerPlayer *self)
{
  QdrPersonality *personality;

  g_return_val_if_fail (QDR_IS_COMPUTER_PLAYER (self), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  personality = personality_to_move (self);
  return personality == NULL || qdr_limits_are_time_only (qdr_personality_get_limits (personality));
}

const char *
qdr_computer_player_get_error_message (QdrComputerPlayer *self)
{
  g_return_val_if_fail (QDR_IS_COMPUTER_PLAYER (self), NULL);

  return self->error_message;
}

gboolean
qdr_computer_player_get_paused (QdrComputerPlayer *self)
{
  g_return_val_if_fail (QDR_IS_COMPUTER_PLAYER (self), FALSE);

  return self->paused;
}

void
qdr_computer_player_set_paused (QdrComputerPlayer *self, gboolean paused)
{
  g_return_if_fail (QDR_IS_COMPUTER_PLAYER (self));

  paused = !!paused;
  if (self->paused == paused)
    return;

  self->paused = paused;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
  restart (self);
}

guint
qdr_computer_player_get_pace (QdrComputerPlayer *self)
{
  g_return_val_if_fail (QDR_IS_COMPUTER_PLAYER (self), 0);

  return self->pace;
}

void
qdr_computer_player_set_pace (QdrComputerPlayer *self, guint pace)
{
  g_return_if_fail (QDR_IS_COMPUTER_PLAYER (self));

  if (self->pace == pace)
    return;

  self->pace = pace;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PACE]);
}

/* Plays the move that is ready. If none is ready, ends the search early. */
static void
finish_move_now (QdrComputerPlayer *self)
{
  if (self->pace_source != NULL) {
    play_move (self, self->ready_move);
    return;
  }
  self->is_hurried = TRUE;
  qdr_external_player_move_now (self->external);
  qdr_background_search_stop_early (self->background_search);
}

void
qdr_computer_player_move_now (QdrComputerPlayer *self)
{
  g_return_if_fail (QDR_IS_COMPUTER_PLAYER (self));

  if (!can_move (self))
    return;

  if (self->pace_source != NULL || self->search != NULL) {
    finish_move_now (self);
  } else {
    start_thinking (self);
    set_thinking (self, TRUE);
  }
}

void
qdr_computer_player_play_single_move (QdrComputerPlayer *self)
{
  g_return_if_fail (QDR_IS_COMPUTER_PLAYER (self));

  if (!self->paused || !can_move_unless_paused (self))
    return;

  if (self->is_single_move) {
    finish_move_now (self);
    return;
  }
  self->is_single_move = TRUE;
  self->is_hurried = TRUE;
  start_thinking (self);
  set_thinking (self, TRUE);
}
