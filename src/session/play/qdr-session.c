/*
 * A game session: a game, its computer players, its file, and its pauses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-session.h"

#include <glib/gi18n.h>

#include "qdr-display-name.h"
#include "qdr-game-line.h"
#include "qdr-game-setup.h"
#include "qdr-game-text.h"
#include "qdr-person-name.h"
#include "qdr-saved-game.h"

/* A player whose clock falls below SHORT_OF_TIME_MS is warned. After the clock has risen to
 * ENOUGH_TIME_MS, the player can be warned again. */
#define SHORT_OF_TIME_MS 20000
#define ENOUGH_TIME_MS 30000

/* The highest level of an easy opponent. */
#define EASY_LEVEL_MAX 2

struct _QdrSession {
  GObject parent_instance;

  QdrPersonalityList *personalities;
  QdrComputerPlayer *computer;
  QdrGame *game;
  QdrMatchScore *match_score; /* (nullable): score of the match to which the game belongs */
  GFile *file;                /* (nullable): NULL if the game was not saved */
  QdrSharedGame *shared;      /* (nullable): the game, if somebody elsewhere plays by its file */
  char *title;                /* (nullable): title of a game without a file */
  guint holds;                /* set of QdrHolds */
  gboolean is_begun;          /* whether somebody has begun the game */
  gboolean clock_started;     /* whether a move was played in this session */
  gboolean has_new_move;      /* whether a move was played since the last "changed" */
  gboolean taken_back;        /* whether the next move replaces the moves after the shown
                                 position */
  gboolean variations_allowed;
  guint short_of_time; /* bit set of the players who have been warned */
  guint changes_held;  /* number of changes that have begun and not ended; they may be nested */
  gboolean is_changed; /* whether the end of the outermost change emits "changed" */
  guint changes;       /* set of QdrSessionChanges for the next "changed" */
};

G_DEFINE_FINAL_TYPE (QdrSession, qdr_session, G_TYPE_OBJECT)

enum {
  SIGNAL_CHANGED,
  SIGNAL_SHORT_OF_TIME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Returns whether only computers play, the game is not over, and an earlier position is shown. */
static gboolean
is_stopped (QdrSession *self)
{
  return self->game != NULL && !qdr_game_has_humans (self->game) &&
         qdr_game_get_can_step_forward (self->game) && qdr_game_is_under_way (self->game);
}

/* Returns whether the game stands still. */
static gboolean
is_held (QdrSession *self)
{
  const guint unseen = QDR_HOLD_MINIMIZED | QDR_HOLD_PAGE;
  const guint ignored = qdr_game_has_humans (self->game) ? unseen : 0;

  return (self->holds & ~ignored) != 0;
}

static void
begin_change (QdrSession *self)
{
  self->changes_held++;
}

/* Ends a change. At the end of the outermost change, updates the pause, the computer and the
 * clocks, and then emits "changed". */
static void
end_change (QdrSession *self)
{
  guint changes;

  if (self->changes_held == 1 && self->is_changed && self->game != NULL) {
    if (is_stopped (self))
      self->holds |= QDR_HOLD_PAUSE;
    else if (!qdr_session_can_pause (self))
      self->holds &= ~(guint) QDR_HOLD_PAUSE;
    qdr_computer_player_set_paused (self->computer, is_held (self));
    if (qdr_game_get_time_control (self->game) > 0)
      qdr_game_set_clocks_enabled (self->game, self->clock_started && !is_held (self) &&
                                                   qdr_game_can_run_clock (self->game));
  }
  self->changes_held--;
  if (self->changes_held > 0 || !self->is_changed || self->game == NULL)
    return;

  changes = self->changes;
  self->is_changed = FALSE;
  self->changes = 0;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, changes);
}

static void
change (QdrSession *self, guint changes)
{
  begin_change (self);
  self->is_changed = TRUE;
  self->changes |= changes;
  end_change (self);
}

static void
state_changed_cb (QdrSession *self)
{
  change (self, 0);
}

static void
seat_changed_cb (QdrSession *self)
{
  change (self, QDR_CHANGE_SEATS);
}

/* Reports a change of a part of the game. Does nothing while the position is changing, because
 * announced_cb() then reports the change. */
static void
part_changed_cb (QdrSession *self)
{
  if (qdr_game_has_emitted_all_signals (self->game))
    change (self, 0);
}

static void
played_cb (QdrSession *self)
{
  self->is_begun = TRUE;
  self->clock_started = TRUE;
  self->has_new_move = TRUE;
}

static void
count_game (QdrSession *self)
{
  if (self->match_score != NULL)
    qdr_match_score_add_result (self->match_score, qdr_game_get_final_result (self->game));
}

/* Reports the new position. The computer player has already reacted to it. */
static void
announced_cb (QdrSession *self)
{
  const gboolean has_ended =
      self->has_new_move && qdr_session_is_over (self) && !qdr_game_is_analysis (self->game);

  if (has_ended)
    count_game (self);
  self->taken_back = FALSE;
  self->has_new_move = FALSE;
  change (self, QDR_CHANGE_POSITION | (has_ended ? QDR_CHANGE_ENDED : 0));
}

static void
forget_game (QdrSession *self)
{
  if (self->game == NULL)
    return;

  if (self->shared != NULL)
    g_signal_handlers_disconnect_by_data (self->shared, self);
  g_clear_object (&self->shared);
  g_signal_handlers_disconnect_by_data (self->game, self);
  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++)
    g_signal_handlers_disconnect_by_data (qdr_game_get_player (self->game, i), self);
  qdr_game_set_clocks_enabled (self->game, FALSE);
  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->match_score, g_free);
}

static void
qdr_session_dispose (GObject *object)
{
  QdrSession *self = QDR_SESSION (object);

  /* Begin a change that never ends, so that no signals are emitted during disposal. */
  begin_change (self);
  if (self->computer != NULL)
    qdr_computer_player_set_game (self->computer, NULL);
  forget_game (self);
  g_clear_object (&self->computer);
  g_clear_object (&self->personalities);

  G_OBJECT_CLASS (qdr_session_parent_class)->dispose (object);
}

static void
qdr_session_class_init (QdrSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_session_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", QDR_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_SHORT_OF_TIME] =
      g_signal_new ("short-of-time", QDR_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
qdr_session_init (QdrSession *self)
{
}

QdrSession *
qdr_session_new (QdrPersonalityList *personalities)
{
  QdrSession *self;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_SESSION, NULL);
  self->personalities = g_object_ref (personalities);
  self->computer = qdr_computer_player_new (personalities);
  g_signal_connect_object (self->computer, "notify::thinking", G_CALLBACK (part_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->computer, "notify::error-message", G_CALLBACK (part_changed_cb),
                           self, G_CONNECT_SWAPPED);
  return self;
}

void
qdr_session_connect_changed (QdrSession *self, GCallback changed, gpointer object)
{
  GClosure *closure;

  g_return_if_fail (QDR_IS_SESSION (self));
  g_return_if_fail (changed != NULL);
  g_return_if_fail (G_IS_OBJECT (object));

  closure = g_cclosure_new_object_swap (changed, object);
  g_signal_connect_closure_by_id (self, signals[SIGNAL_CHANGED], 0, closure, FALSE);
  if (self->game != NULL) {
    GValue values[2] = { G_VALUE_INIT, G_VALUE_INIT };

    g_value_init_from_instance (&values[0], self);
    g_value_init (&values[1], G_TYPE_UINT);
    g_value_set_uint (&values[1], QDR_CHANGE_GAME | QDR_CHANGE_POSITION | QDR_CHANGE_SEATS);
    g_closure_invoke (closure, NULL, G_N_ELEMENTS (values), values, NULL);
    g_value_unset (&values[0]);
  }
}

QdrGame *
qdr_session_get_game (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), NULL);

  return self->game;
}

QdrComputerPlayer *
qdr_session_get_computer (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), NULL);

  return self->computer;
}

/* Emits "short-of-time", if the player is short of time and has not been warned. */
static void
remaining_cb (QdrPlayer *player, GParamSpec *pspec, QdrSession *self)
{
  const guint number = qdr_player_get_number (player);
  const gint64 remaining = qdr_player_get_remaining_time (player);
  const guint bit = 1U << number;

  if (remaining >= ENOUGH_TIME_MS)
    self->short_of_time &= ~bit;
  if (remaining >= SHORT_OF_TIME_MS || remaining <= 0 || (self->short_of_time & bit) != 0 ||
      !qdr_game_get_clocks_enabled (self->game))
    return;

  self->short_of_time |= bit;
  g_signal_emit (self, signals[SIGNAL_SHORT_OF_TIME], 0, number);
}

/* The others have agreed to another game, which takes the place of this one in the file. */
static void
shared_game_changed_cb (QdrSession *self)
{
  QdrGame *next = qdr_shared_game_get_next_game (self->shared);

  if (next != NULL) {
    g_autoptr (QdrGame) game = g_object_ref (next);
    g_autoptr (GFile) folder = qdr_shared_record_get_default_folder ();
    g_autoptr (GFile) file = NULL;

    g_set_object (&file, self->file);
    /* A failure to write it is shown by the game that is shared. */
    qdr_shared_record_write (game, qdr_game_get_ply (game), file, folder, NULL);
    qdr_session_set_game (self, game, file, NULL);
  } else {
    change (self, 0);
  }
}

/* Returns (transfer full) (nullable) the record of a shared game, with the players who are here and
 * with moves that may not be in the file yet. A game without a file goes on if it is not a finished
 * one from the library. */
static QdrSharedRecord *
find_own_copy (QdrGame *game, GFile *file, const char *title)
{
  g_autoptr (GFile) folder = qdr_shared_record_get_default_folder ();

  if (!qdr_game_is_shared (game) ||
      (file == NULL && (title != NULL || qdr_game_get_header (game, QDR_GAME_ID) == NULL ||
                        qdr_game_get_final_result (game).outcome != QDR_OUTCOME_ONGOING)))
    return NULL;
  return qdr_shared_record_find (folder, game);
}

static void
share_game (QdrSession *self)
{
  g_autoptr (GFile) folder = qdr_shared_record_get_default_folder ();

  if (self->shared != NULL || !qdr_game_is_shared (self->game))
    return;
  self->shared = qdr_shared_game_new (self->game, self->file, folder);
  g_signal_connect_object (self->shared, "changed", G_CALLBACK (shared_game_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
replace_game (QdrSession *self,
              QdrGame *game,
              GFile *file,
              const char *title,
              const QdrMatchScore *match_score,
              gboolean paused)
{
  QdrMatchScore *next_score =
      match_score != NULL ? g_memdup2 (match_score, sizeof *match_score) : NULL;
  g_autoptr (QdrSharedRecord) record = find_own_copy (game, file, title);
  QdrGame *next_game = g_object_ref (record != NULL ? record->game : game);
  GFile *next_file = file == NULL && record != NULL ? record->file : file;
  char *next_title = g_strdup (title);

  if (next_file != NULL)
    g_object_ref (next_file);
  begin_change (self);
  forget_game (self);
  /* Whoever plays on alone is the user. */
  qdr_game_set_default_human_name (next_game);
  self->game = next_game;
  self->file = next_file;
  self->title = next_title;
  self->match_score = next_score;
  self->is_begun = TRUE;
  if (!qdr_game_is_under_way (self->game))
    count_game (self);
  self->short_of_time = 0;
  self->taken_back = FALSE;
  self->has_new_move = FALSE;
  self->variations_allowed = FALSE;
  if (paused)
    self->holds |= QDR_HOLD_PAUSE;
  else
    self->holds &= ~(guint) QDR_HOLD_PAUSE;
  /* Pause the computer until the end of the change. */
  qdr_computer_player_set_paused (self->computer, TRUE);
  qdr_computer_player_set_game (self->computer, self->game);
  g_signal_connect_object (self->game, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "announced", G_CALLBACK (announced_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "annotated", G_CALLBACK (state_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "variations-changed", G_CALLBACK (part_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::modified", G_CALLBACK (part_changed_cb), self,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++) {
    QdrPlayer *player = qdr_game_get_player (self->game, i);

    g_signal_connect_object (player, "notify::remaining", G_CALLBACK (remaining_cb), self, 0);
    g_signal_connect_object (player, "notify::seat", G_CALLBACK (seat_changed_cb), self,
                             G_CONNECT_SWAPPED);
  }
  if (file != NULL || record != NULL)
    share_game (self);
  self->is_changed = TRUE;
  self->changes |= QDR_CHANGE_GAME | QDR_CHANGE_POSITION | QDR_CHANGE_SEATS;
  end_change (self);
}

void
qdr_session_set_game (QdrSession *self, QdrGame *game, GFile *file, const char *title)
{
  g_return_if_fail (QDR_IS_SESSION (self));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  self->clock_started = FALSE;
  replace_game (self, game, file, title, NULL, FALSE);
}

void
qdr_session_set_game_of_match (QdrSession *self, QdrGame *game, const QdrMatchScore *match_score)
{
  g_return_if_fail (QDR_IS_SESSION (self));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (match_score == NULL || match_score->n_players == qdr_game_get_n_players (game));

  self->clock_started = FALSE;
  replace_game (self, game, NULL, NULL, match_score, FALSE);
}

const QdrMatchScore *
qdr_session_get_match_score (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), NULL);

  return self->match_score;
}

void
qdr_session_start_new_game (QdrSession *self, GSettings *settings)
{
  g_autoptr (QdrGameSetup) setup = NULL;
  g_autoptr (QdrGame) game = NULL;
  QdrMatchScore match_score;

  g_return_if_fail (QDR_IS_SESSION (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  setup = qdr_game_setup_load (settings, self->personalities);
  game = qdr_game_setup_start_game (setup, settings, self->personalities);
  begin_change (self);
  qdr_session_set_game_of_match (
      self, game, qdr_game_setup_make_match_score (setup, &match_score) ? &match_score : NULL);
  self->is_begun = FALSE;
  end_change (self);
}

void
qdr_session_start_next_game (QdrSession *self, GSettings *settings)
{
  g_autoptr (QdrGame) game = NULL;
  QdrMatchScore next;

  g_return_if_fail (QDR_IS_SESSION (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  if (self->shared != NULL) {
    qdr_shared_game_request (self->shared, QDR_REQUEST_NEW_GAME);
    return;
  }
  if (self->match_score == NULL) {
    game = qdr_game_make_rematch (self->game, settings, self->personalities);
    qdr_session_set_game (self, game, NULL, NULL);
    return;
  }

  next = *self->match_score;
  if (qdr_match_score_is_over (&next)) {
    next = qdr_match_score_make (next.n_players, next.n_games);
    game = qdr_game_make_rematch (self->game, settings, self->personalities);
  } else {
    qdr_match_score_advance_to_next_game (&next);
    game = qdr_game_make_next_match_game (self->game, settings);
  }
  qdr_session_set_game_of_match (self, game, &next);
}

gboolean
qdr_session_is_begun (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return self->is_begun;
}

void
qdr_session_restore_game (QdrSession *self,
                          QdrGame *game,
                          GFile *file,
                          const char *title,
                          const QdrMatchScore *match_score,
                          gboolean clock_started,
                          gboolean paused)
{
  g_return_if_fail (QDR_IS_SESSION (self));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  self->clock_started = clock_started;
  replace_game (self, game, file, title, match_score,
                paused || (clock_started && qdr_game_get_time_control (game) > 0));
}

gboolean
qdr_session_get_clock_started (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return self->clock_started;
}

GFile *
qdr_session_get_file (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), NULL);

  return self->file;
}

QdrSharedGame *
qdr_session_get_shared_game (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), NULL);

  return self->shared;
}

gboolean
qdr_session_save (QdrSession *self, GFile *file, gboolean overwrites, GError **error)
{
  gboolean is_saved;

  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  /* What was played is in the file of a shared game, or waits for it. */
  if (self->shared != NULL && self->file != NULL && g_file_equal (file, self->file)) {
    qdr_shared_game_check (self->shared);
    return TRUE;
  }
  begin_change (self);
  if (qdr_game_is_shared (self->game))
    qdr_game_need_id (self->game);
  is_saved = qdr_saved_game_save (self->game, file, overwrites, error);
  if (is_saved && self->shared == NULL) {
    g_set_object (&self->file, file);
    g_clear_pointer (&self->title, g_free);
    share_game (self);
    self->is_changed = TRUE;
  }
  end_change (self);
  return is_saved;
}

char *
qdr_session_get_title (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), NULL);

  return self->file != NULL ? qdr_display_name_of_file (self->file) : g_strdup (self->title);
}

const char *
qdr_session_get_explicit_title (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), NULL);

  return self->title;
}

gboolean
qdr_session_is_untouched (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return self->file == NULL && self->title == NULL && self->shared == NULL &&
         qdr_game_get_n_moves (self->game) == 0 &&
         (self->match_score == NULL || !qdr_match_score_is_under_way (self->match_score));
}

gboolean
qdr_session_has_unsaved_moves (QdrSession *self)
{
  guint n_moves;

  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  if (!qdr_game_get_modified (self->game))
    return FALSE;

  n_moves = qdr_game_get_n_moves (self->game);
  if (!qdr_game_has_humans (self->game) || n_moves >= qdr_game_get_n_players (self->game))
    return n_moves > 0;

  /* Moves that computers made before the first move of a person are not worth saving. */
  for (guint i = 0; i < n_moves; i++) {
    guint player;

    qdr_game_get_move (self->game, i, &player);
    if (qdr_player_is_human (qdr_game_get_player (self->game, player)))
      return TRUE;
  }
  return FALSE;
}

void
qdr_session_change_seat (QdrSession *self, guint player, const char *seat)
{
  g_return_if_fail (QDR_IS_SESSION (self));
  g_return_if_fail (self->game != NULL);

  /* The others play against whom they sat down with. */
  if (self->shared != NULL)
    return;
  begin_change (self);
  qdr_game_change_player_seat (self->game, player, seat, self->personalities);
  end_change (self);
}

void
qdr_session_set_hold (QdrSession *self, QdrHolds hold, gboolean held)
{
  gboolean was_stopped;
  guint holds;

  g_return_if_fail (QDR_IS_SESSION (self));

  holds = held ? self->holds | hold : self->holds & ~(guint) hold;
  if (holds == self->holds)
    return;

  was_stopped = hold == QDR_HOLD_PAUSE && is_stopped (self);
  self->holds = holds;
  if (was_stopped)
    qdr_game_go_to_ply (self->game, qdr_game_get_n_moves (self->game));
  else
    change (self, 0);
}

gboolean
qdr_session_is_held_by (QdrSession *self, QdrHolds hold)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return (self->holds & hold) != 0;
}

gboolean
qdr_session_is_in_sight (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return (self->holds & (QDR_HOLD_DIALOG | QDR_HOLD_HOME | QDR_HOLD_MINIMIZED | QDR_HOLD_PAGE)) ==
         0;
}

void
qdr_session_take_back (QdrSession *self)
{
  guint ply;

  g_return_if_fail (QDR_IS_SESSION (self));

  if (self->shared != NULL && qdr_game_is_under_way (self->game)) {
    qdr_shared_game_request (self->shared, QDR_REQUEST_UNDO);
    return;
  }
  if (!qdr_game_find_undo_ply (self->game, &ply))
    return;
  /* The moves of a finished game are kept, as those of any game that one looks through. */
  if (!qdr_game_is_under_way (self->game)) {
    qdr_game_go_to_ply (self->game, ply);
    return;
  }

  begin_change (self);
  qdr_game_take_back_to_ply (self->game, ply);
  self->taken_back = TRUE;
  end_change (self);
}

gboolean
qdr_session_needs_variation_consent (QdrSession *self, QdrMove move)
{
  guint ply;

  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  if (!qdr_game_get_can_step_forward (self->game) || self->taken_back || self->variations_allowed ||
      self->shared != NULL)
    return FALSE;

  /* After the end of the game, moves only analyse it. */
  if (!qdr_game_is_under_way (self->game) || qdr_game_is_analysis (self->game))
    return FALSE;

  /* Do not ask about a move that exists already, either as the next move or as the first move of a
   * variation. */
  ply = qdr_game_get_ply (self->game);
  if (qdr_game_get_move (self->game, ply, NULL) == move)
    return FALSE;
  for (guint i = 0; i < qdr_game_get_n_variations (self->game, ply); i++)
    if (qdr_game_get_variation_move (self->game, ply, i, 0, NULL) == move)
      return FALSE;
  return TRUE;
}

void
qdr_session_allow_variations (QdrSession *self)
{
  g_return_if_fail (QDR_IS_SESSION (self));

  self->variations_allowed = TRUE;
}

gboolean
qdr_session_play (QdrSession *self, QdrMove move, GError **error)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  if (self->shared != NULL)
    return qdr_shared_game_play (self->shared, move, error);
  return self->taken_back ? qdr_game_play (self->game, move, error)
                          : qdr_game_play_keeping_moves (self->game, move, error);
}

/* Returns whether a move would take back moves of a tournament. */
static gboolean
is_behind_in_rated_game (QdrSession *self)
{
  return qdr_session_is_rated (self) && qdr_game_get_can_step_forward (self->game);
}

/* Returns whether another position of a shared game is shown than the one where it stands. */
static gboolean
is_elsewhere_in_shared_game (QdrSession *self)
{
  return self->shared != NULL &&
         qdr_game_get_ply (self->game) != qdr_shared_game_get_ply (self->shared);
}

gboolean
qdr_session_person_can_move (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return qdr_game_takes_moves (self->game) && !qdr_session_is_held_by (self, QDR_HOLD_PAUSE) &&
         !is_behind_in_rated_game (self) && !is_elsewhere_in_shared_game (self);
}

gboolean
qdr_session_is_over (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return qdr_game_get_result (self->game).outcome != QDR_OUTCOME_ONGOING;
}

gboolean
qdr_session_is_easy (QdrSession *self)
{
  gboolean has_computer = FALSE;

  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++) {
    QdrPlayer *player = qdr_game_get_player (self->game, i);
    const char *id = qdr_player_get_personality_id (player);
    QdrPersonality *personality =
        id != NULL ? qdr_personality_list_find (self->personalities, id) : NULL;

    if (qdr_player_is_human (player))
      continue;
    if (personality == NULL || qdr_personality_get_level (personality) > EASY_LEVEL_MAX)
      return FALSE;
    has_computer = TRUE;
  }
  return has_computer && qdr_game_has_humans (self->game);
}

gboolean
qdr_session_is_timed (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return qdr_game_has_humans (self->game) && self->clock_started &&
         qdr_game_get_time_control (self->game) > 0 && qdr_game_is_under_way (self->game) &&
         !qdr_game_is_analysis (self->game);
}

static gboolean
have_same_header (QdrGame *a, QdrGame *b, const char *name)
{
  return g_strcmp0 (qdr_game_get_header (a, name), qdr_game_get_header (b, name)) == 0;
}

gboolean
qdr_session_has_game (QdrSession *self, QdrGame *game, GFile *file)
{
  g_autofree char *start = NULL;
  g_autofree char *own_start = NULL;
  guint n;

  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (file == NULL || G_IS_FILE (file), FALSE);

  start = qdr_position_to_text (qdr_game_get_start_position (game));
  own_start = qdr_position_to_text (qdr_game_get_start_position (self->game));
  n = qdr_game_get_n_moves (game);
  if (n > qdr_game_get_n_moves (self->game) || !g_str_equal (start, own_start))
    return FALSE;
  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (g_strcmp0 (qdr_player_get_name (qdr_game_get_player (game, i)),
                   qdr_player_get_name (qdr_game_get_player (self->game, i))) != 0)
      return FALSE;
  for (guint i = 0; i < n; i++)
    if (qdr_game_get_move (game, i, NULL) != qdr_game_get_move (self->game, i, NULL))
      return FALSE;
  if (file != NULL && self->file != NULL && g_file_equal (file, self->file))
    return TRUE;
  if (n == 0)
    return qdr_game_get_header (game, "Event") != NULL &&
           qdr_game_get_header (game, "Round") != NULL &&
           have_same_header (game, self->game, "Event") &&
           have_same_header (game, self->game, "Round");
  return have_same_header (game, self->game, "Date") &&
         have_same_header (game, self->game, "Time") &&
         (qdr_game_get_header (game, "Time") != NULL || n == qdr_game_get_n_moves (self->game));
}

gboolean
qdr_session_is_in_tournament (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return qdr_game_has_humans (self->game) && qdr_game_get_header (self->game, "Event") != NULL &&
         qdr_game_get_header (self->game, "Round") != NULL;
}

const char *
qdr_session_get_next_game_label (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), NULL);

  return qdr_session_is_in_tournament (self)
             ? _ ("Tournament")
             : qdr_match_score_get_next_game_label (self->match_score);
}

gboolean
qdr_session_is_rated (QdrSession *self)
{
  return qdr_session_is_in_tournament (self) && qdr_game_is_under_way (self->game) &&
         !qdr_game_is_analysis (self->game);
}

gboolean
qdr_session_is_without_advice (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return qdr_session_is_rated (self) ||
         (self->shared != NULL && qdr_game_is_under_way (self->game));
}

gboolean
qdr_session_can_pause (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return qdr_session_is_timed (self) ||
         (!qdr_game_has_humans (self->game) && qdr_game_is_under_way (self->game));
}

gboolean
qdr_session_is_paused (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return qdr_session_can_pause (self) && is_held (self);
}

gboolean
qdr_session_is_board_hidden (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), FALSE);

  return qdr_session_is_timed (self) && is_held (self);
}

char *
qdr_session_explain_refused_move (QdrSession *self)
{
  g_return_val_if_fail (QDR_IS_SESSION (self), NULL);

  if (qdr_session_is_held_by (self, QDR_HOLD_PAUSE))
    return g_strdup (_ ("The game is paused."));
  if (is_behind_in_rated_game (self))
    return g_strdup (_ ("In a tournament no moves are taken back."));
  if (is_elsewhere_in_shared_game (self))
    return g_strdup (_ ("In a game with somebody elsewhere, moves follow the last one."));
  if (qdr_computer_player_get_thinking (self->computer))
    return qdr_game_describe_thinking_player (self->game);
  return qdr_game_describe_state (self->game);
}
