/*
 * Computer player: plays in a game for the seats of personalities and engines.
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

/* The maximum delay for the pace, as a fraction of the time on the clock. */
#define PACE_CLOCK_SHARE 50

struct _QdrComputerPlayer {
  GObject parent_instance;

  QdrPersonalityList *personalities;
  QdrBackgroundSearch *background_search;
  QdrExternalPlayer *external;
  QdrGame *game;

  GCancellable *search; /* (nullable): for the next move */
  GSource *pace_source; /* (nullable): delays ready_move */
  QdrMove ready_move;
  gint64 start_time;   /* of the search, monotonic microseconds */
  gboolean is_hurried; /* after qdr_computer_player_move_now() */
  gboolean is_single;  /* a single move while on hold */

  char *error_message; /* (nullable): the problem of an engine */
  guint refused_seats; /* bit mask of the seats whose engine refuses the game */
  gboolean thinking;
  gboolean held;
  guint pace;
  guint32 seed; /* varies the errors of fallible personalities between games */
};

enum {
  PROP_0,
  PROP_GAME,
  PROP_THINKING,
  PROP_HELD,
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

static void update (QdrComputerPlayer *self);

static void
set_thinking (QdrComputerPlayer *self, gboolean thinking)
{
  if (self->thinking == thinking)
    return;

  self->thinking = thinking;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

/* Cancels the search and the pending move. */
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
  self->is_single = FALSE;
}

static QdrPlayer *
player_to_move (QdrComputerPlayer *self)
{
  return qdr_game_get_player (self->game, qdr_game_get_turn (self->game));
}

/* Returns (nullable): the external engine to move, if it is known. */
static QdrExternalEngine *
engine_to_move (QdrComputerPlayer *self)
{
  const char *name = qdr_player_get_engine (player_to_move (self));

  return name != NULL ? qdr_external_engine_list_find (qdr_personality_list_get_engines (
                                                           self->personalities),
                                                       name)
                      : NULL;
}

/* Returns whether the engine to move is unknown or refuses the game. */
static gboolean
is_absent (QdrComputerPlayer *self)
{
  return qdr_player_get_engine (player_to_move (self)) != NULL &&
         ((self->refused_seats & 1U << qdr_game_get_turn (self->game)) != 0 ||
          engine_to_move (self) == NULL);
}

static gboolean
is_going_on (QdrComputerPlayer *self)
{
  return self->game != NULL && qdr_game_get_result (self->game).outcome == QDR_OUTCOME_ONGOING;
}

/* Returns whether the computer is to move, ignoring holds. */
static gboolean
could_move (QdrComputerPlayer *self)
{
  return is_going_on (self) && !qdr_player_is_human (player_to_move (self)) && !is_absent (self);
}

static gboolean
is_our_turn (QdrComputerPlayer *self)
{
  return !self->held && could_move (self);
}

/* Playing */

/* Plays the move. update() continues after the signal of the game. */
static void
play (QdrComputerPlayer *self, QdrMove move)
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

  play (self, self->ready_move);
  return G_SOURCE_REMOVE;
}

static QdrPersonality *
personality_to_move (QdrComputerPlayer *self)
{
  const char *id = qdr_player_get_personality (player_to_move (self));

  return id != NULL ? qdr_personality_list_find (self->personalities, id) : NULL;
}

/* Returns the minimum duration of the move, in milliseconds. */
static guint
pace_of_move (QdrComputerPlayer *self)
{
  const gint64 remaining = qdr_player_get_remaining (player_to_move (self));
  QdrPersonality *personality = personality_to_move (self);
  guint pace = self->pace;

  if (self->is_hurried || pace == 0)
    return 0;
  if (personality != NULL && qdr_game_has_humans (self->game))
    pace = MAX (pace, qdr_personality_get_pace_ms (personality));
  return remaining < 0 ? pace : (guint) MIN (pace, remaining / PACE_CLOCK_SHARE);
}

/* Plays @move after @delay milliseconds. */
static void
play_later (QdrComputerPlayer *self, QdrMove move, guint delay)
{
  self->ready_move = move;
  self->pace_source = g_timeout_source_new (delay);
  g_source_set_callback (self->pace_source, pace_cb, self, NULL);
  g_source_attach (self->pace_source, g_main_context_get_thread_default ());
}

/* Plays @move after its minimum duration. */
static void
play_in_time (QdrComputerPlayer *self, QdrMove move)
{
  const guint pace = pace_of_move (self);
  const guint taken = (guint) ((g_get_monotonic_time () - self->start_time) / 1000);

  if (taken >= pace)
    play (self, move);
  else
    play_later (self, move, pace - taken);
}

/* Searching */

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
  /* Forced moves are not searched. */
  if (report.depth > 0) {
    const guint turn = qdr_game_get_turn (self->game);
    const QdrWinProbabilities probabilities =
        qdr_win_probabilities_from_scores (qdr_game_get_position (self->game), report.scores);

    g_signal_emit (self, signals[SIGNAL_ESTIMATED], 0, turn, probabilities.of[turn]);
  }
  play_in_time (self, report.line[0]);
}

/* External engines */

/* Takes ownership of @sentence. */
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

/* Ends the game with a loss of the engine to move, and adds the reason as a comment. */
static void
lose (QdrComputerPlayer *self, gboolean is_late, const char *reason)
{
  G_GNUC_UNUSED g_autoptr (QdrComputerPlayer) alive = g_object_ref (self);
  g_autoptr (QdrGame) game = g_object_ref (self->game);
  /* Translators: the first is the name of an engine, the second says what it did, such as "the
   * program has ended". */
  char *sentence = g_strdup_printf (_ ("%s cannot play on: %s."),
                                    qdr_player_get_name (player_to_move (self)), reason);

  set_error_message (self, sentence);
  abandon_move (self);
  if (qdr_game_play_keeping_moves (game, is_late ? QDR_MOVE_TIMEOUT : QDR_MOVE_RESIGN, NULL))
    qdr_record_set_comment (qdr_game_get_last_record (game), sentence);
}

static void
answered_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
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
    set_error_message (self, g_strdup_printf (_ ("%s cannot play this game: %s."),
                                              qdr_player_get_name (player_to_move (self)),
                                              error->message));
    set_thinking (self, FALSE);
  } else if (!is_answer) {
    lose (self, g_error_matches (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_LATE), error->message);
  } else if (qdr_move_kind (move) != QDR_MOVE_CONCESSION &&
             !qdr_position_is_legal (qdr_game_get_position (self->game), move)) {
    char text[QDR_MOVE_TEXT_SIZE];
    g_autofree char *reason = NULL;

    qdr_move_to_text (&qdr_game_get_position (self->game)->board, move, text);
    reason = g_strdup_printf (_ ("the program plays the illegal move %s"), text);
    lose (self, FALSE, reason);
  } else {
    play_in_time (self, move);
  }
}

/* Starting a move */

static void
start_thinking (QdrComputerPlayer *self)
{
  QdrPersonality *personality = personality_to_move (self);
  QdrExternalEngine *engine = engine_to_move (self);
  const gint64 remaining = qdr_player_get_remaining (player_to_move (self));
  QdrStyle style = qdr_style_default;
  QdrLimits limits = { .cpu_ms = QDR_MOVE_CPU_MS };
  GWeakRef *ref;

  self->start_time = g_get_monotonic_time ();
  if (personality != NULL) {
    QdrOpeningBook *book = qdr_personality_list_find_book (self->personalities, personality);
    const QdrMove move =
        book != NULL ? qdr_opening_book_find (book, self->game, self->seed) : QDR_MOVE_NONE;

    /* The game is still emitting signals. */
    if (move != QDR_MOVE_NONE) {
      play_later (self, move, pace_of_move (self));
      return;
    }
    style = qdr_style_for_game (qdr_personality_get_style (personality), self->seed);
    limits = *qdr_personality_get_limits (personality);
  }
  limits = qdr_limits_for_person (&limits);
  /* A clock measures wall-clock time; a move takes only a part of it. */
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
                                         answered_cb, ref);
  else
    qdr_background_search_run_game_async (self->background_search, self->game, &style, &limits,
                                          self->search, search_cb, ref);
}

/* Restarts after a change of the game. */
static void
update (QdrComputerPlayer *self)
{
  abandon_move (self);
  if (is_going_on (self) && is_absent (self)) {
    if (engine_to_move (self) == NULL)
      set_error_message (
          self, g_strdup_printf (
                    _ ("The engine “%s” is not installed. Choose another player for its seat."),
                    qdr_player_get_engine (player_to_move (self))));
  } else if (is_going_on (self)) {
    set_error_message (self, NULL);
  }
  if (is_our_turn (self) && !qdr_game_get_can_step_forward (self->game))
    start_thinking (self);
  set_thinking (self, self->search != NULL || self->pace_source != NULL);
}

static void
progress_cb (QdrComputerPlayer *self, const QdrReport *report)
{
  g_signal_emit (self, signals[SIGNAL_PROGRESS], 0, report->depth);
}

/* Watching the game */

/* An engine was added or removed. */
static void
engines_changed_cb (QdrComputerPlayer *self)
{
  if (self->game != NULL && qdr_player_get_engine (player_to_move (self)) != NULL)
    update (self);
}

static void
seat_cb (QdrPlayer *player, GParamSpec *pspec G_GNUC_UNUSED, QdrComputerPlayer *self)
{
  self->refused_seats &= ~(1U << qdr_player_get_number (player));
  if (player == player_to_move (self))
    update (self);
}

static void
unwatch_game (QdrComputerPlayer *self)
{
  g_signal_handlers_disconnect_by_data (self->game, self);
  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++)
    g_signal_handlers_disconnect_by_data (qdr_game_get_player (self->game, i), self);
}

/* Object */

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
  case PROP_HELD:
    g_value_set_boolean (value, self->held);
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
  case PROP_HELD:
    qdr_computer_player_set_held (self, g_value_get_boolean (value));
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
    unwatch_game (self);
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
  properties[PROP_HELD] = g_param_spec_boolean ("held", NULL, NULL, FALSE, writable);
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

  /* A pending move belongs to the old game. */
  abandon_move (self);
  if (self->game != NULL)
    unwatch_game (self);
  g_set_object (&self->game, game);
  qdr_external_player_reset (self->external);
  self->refused_seats = 0;
  set_error_message (self, NULL);
  if (game != NULL) {
    g_signal_connect_object (self->game, "settled", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    for (guint i = 0; i < qdr_game_get_n_players (self->game); i++)
      g_signal_connect_object (qdr_game_get_player (self->game, i), "notify::seat",
                               G_CALLBACK (seat_cb), self, 0);
  }
  self->seed = g_random_int ();

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
  update (self);
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
qdr_computer_player_get_held (QdrComputerPlayer *self)
{
  g_return_val_if_fail (QDR_IS_COMPUTER_PLAYER (self), FALSE);

  return self->held;
}

void
qdr_computer_player_set_held (QdrComputerPlayer *self, gboolean held)
{
  g_return_if_fail (QDR_IS_COMPUTER_PLAYER (self));

  held = !!held;
  if (self->held == held)
    return;

  self->held = held;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HELD]);
  update (self);
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

/* Finishes the current move immediately. */
static void
hurry (QdrComputerPlayer *self)
{
  if (self->pace_source != NULL) {
    play (self, self->ready_move);
    return;
  }
  self->is_hurried = TRUE;
  qdr_external_player_move_now (self->external);
  qdr_background_search_move_now (self->background_search);
}

void
qdr_computer_player_move_now (QdrComputerPlayer *self)
{
  g_return_if_fail (QDR_IS_COMPUTER_PLAYER (self));

  if (!is_our_turn (self))
    return;

  if (self->pace_source != NULL || self->search != NULL) {
    hurry (self);
  } else {
    start_thinking (self);
    set_thinking (self, TRUE);
  }
}

void
qdr_computer_player_step (QdrComputerPlayer *self)
{
  g_return_if_fail (QDR_IS_COMPUTER_PLAYER (self));

  if (!self->held || !could_move (self))
    return;

  if (self->is_single) {
    hurry (self);
    return;
  }
  self->is_single = TRUE;
  self->is_hurried = TRUE; /* skips the pace but not the search */
  start_thinking (self);
  set_thinking (self, TRUE);
}
