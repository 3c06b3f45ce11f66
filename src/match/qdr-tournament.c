/*
 * Tournament: games of all contestants against each other. A tournament can be stored in a file and
 * played in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament.h"

#include <glib/gi18n-lib.h>

#include "qdr-journal.h"
#include "qdr-notation.h"
#include "qdr-tournament-file.h"

/* Settings and schedule */

guint64
qdr_tournament_count_games (guint n_contestants, guint n_players, guint n_rounds)
{
  guint64 n_sets = 1;

  for (guint i = 0; i < n_players; i++)
    n_sets = i < n_contestants ? n_sets * (n_contestants - i) / (i + 1) : 0;
  return n_sets * n_players * n_rounds;
}

guint
qdr_tournament_get_n_games (const QdrTournament *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (guint) qdr_tournament_count_games (self->conditions.contestants->len,
                                             qdr_conditions_get_n_players (&self->conditions),
                                             self->n_rounds);
}

/* Returns all games of a tournament in the order in which they begin. Games between the same
 * contestants are consecutive, so that their agents are reused. */
static QdrScheduledGame *
make_schedule (guint n_contestants, guint n_players, guint n_rounds)
{
  guint set[QDR_MAX_PLAYERS] = { 0, 1, 2, 3 };
  const guint64 n = qdr_tournament_count_games (n_contestants, n_players, n_rounds);
  QdrScheduledGame *schedule = g_new0 (QdrScheduledGame, MAX (n, 1));
  QdrScheduledGame *next = schedule;

  while (next < schedule + n) {
    guint i = n_players - 1;

    for (guint round = 0; round < n_rounds; round++)
      for (guint rotation = 0; rotation < n_players; rotation++, next++) {
        next->opening = round;
        for (guint turn = 0; turn < n_players; turn++)
          next->contestants[turn] = set[(turn + rotation) % n_players];
      }

    /* Advances to the next set of contestants, whose numbers are in ascending order. */
    while (i > 0 && set[i] == n_contestants - n_players + i)
      i--;
    set[i]++;
    for (i++; i < n_players; i++)
      set[i] = set[i - 1] + 1;
  }
  return schedule;
}

QdrScheduledGame *
qdr_tournament_make_schedule (const QdrTournament *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return make_schedule (self->conditions.contestants->len,
                        qdr_conditions_get_n_players (&self->conditions), self->n_rounds);
}

char *
qdr_tournament_format_setup (const QdrTournament *self)
{
  GString *setup = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  qdr_journal_setup_append_text (setup, "kind", "tournament");
  qdr_journal_setup_append_number (setup, "rounds", self->n_rounds);
  qdr_conditions_append_to_setup (&self->conditions, setup);
  return g_string_free (setup, FALSE);
}

/* Standings */

static QdrStandings
standings_make (guint n_contestants)
{
  QdrStandings self = {
    .table = qdr_cross_table_new (n_contestants),
    .totals = g_new0 (QdrPlayerTotals, n_contestants),
    .failures = g_ptr_array_new_with_free_func (g_free),
  };

  g_ptr_array_set_size (self.failures, (gint) n_contestants);
  return self;
}

static void
standings_add_game (QdrStandings *self, const guint *contestants, const QdrMatchGame *played)
{
  const guint n_players = qdr_game_get_n_players (played->game);
  double points[QDR_MAX_PLAYERS];

  for (guint turn = 0; turn < n_players; turn++) {
    points[turn] = qdr_match_game_get_points (played, turn);
    qdr_player_totals_add_totals (&self->totals[contestants[turn]], &played->totals[turn]);
    if (played->failures[turn] != NULL) {
      g_free (g_ptr_array_index (self->failures, contestants[turn]));
      g_ptr_array_index (self->failures, contestants[turn]) = g_strdup (played->failures[turn]);
    }
  }
  qdr_cross_table_add_game (self->table, n_players, contestants, points);
}

void
qdr_standings_clear (QdrStandings *self)
{
  g_clear_pointer (&self->table, qdr_cross_table_free);
  g_clear_pointer (&self->totals, g_free);
  g_clear_pointer (&self->failures, g_ptr_array_unref);
}

/* Play */

typedef struct {
  QdrStandings *standings;
  QdrGameFunc func;
  gpointer user_data;
} PlayContext;

static gboolean
played_cb (guint number,
           const QdrScheduledGame *scheduled,
           const QdrMatchGame *played,
           gpointer user_data,
           GError **error)
{
  PlayContext *self = user_data;

  standings_add_game (self->standings, scheduled->contestants, played);
  return self->func (number, scheduled, played, self->user_data, error);
}

gboolean
qdr_tournament_play (const QdrTournament *self,
                     QdrStandings *standings,
                     QdrGameFunc func,
                     gpointer user_data,
                     GError **error)
{
  PlayContext play = { .standings = standings, .func = func, .user_data = user_data };
  g_autofree QdrScheduledGame *schedule = NULL;
  QdrConditions conditions;

  g_return_val_if_fail (self != NULL && standings != NULL && func != NULL, FALSE);
  g_return_val_if_fail (self->conditions.contestants->len >=
                            qdr_conditions_get_n_players (&self->conditions),
                        FALSE);

  *standings = standings_make (self->conditions.contestants->len);
  schedule = qdr_tournament_make_schedule (self);
  conditions = self->conditions;
  conditions.forfeits_failed_start = TRUE;

  return qdr_game_runner_play_schedule (&conditions, schedule, qdr_tournament_get_n_games (self),
                                        played_cb, &play, error);
}

/* Conditions of all tournaments in files. TIMEOUT_MS applies to plans without a timeout. The
 * maximum number of plies depends on the number of players. */
#define TABLE_MIB 16
#define TIMEOUT_MS 60000
#define MAX_PLIES_OF_TWO 400
#define MAX_PLIES_OF_FOUR 800

void
qdr_tournament_plan_clear (QdrTournamentPlan *self)
{
  g_clear_pointer (&self->contestants, g_strfreev);
}

guint64
qdr_tournament_plan_get_n_games (const QdrTournamentPlan *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return qdr_tournament_count_games (g_strv_length (self->contestants), self->n_players,
                                     self->n_rounds);
}

gboolean
qdr_tournament_file_create (const QdrTournamentPlan *plan, const char *path, GError **error)
{
  g_auto (QdrConditions) conditions = { 0 };
  g_autoptr (QdrJournal) journal = NULL;
  g_autofree char *setup = NULL;
  QdrTournament tournament;
  QdrPosition start;
  g_autoptr (QdrPersonalityList) personalities = NULL;

  g_return_val_if_fail (plan != NULL && path != NULL, FALSE);

  if (g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_EXIST,
                         _ ("A tournament of this name already exists"));
    return FALSE;
  }
  qdr_position_init (&start, plan->width, plan->height, plan->n_players);
  conditions = (QdrConditions){
    .openings = qdr_openings_new_random (&start, TRUE, plan->seed),
    .limits = { .cpu_ms = plan->cpu_ms },
    .table_mib = TABLE_MIB,
    .max_plies = plan->n_players == 2 ? MAX_PLIES_OF_TWO : MAX_PLIES_OF_FOUR,
    .timeout_ms = plan->timeout_ms > 0 ? plan->timeout_ms : TIMEOUT_MS,
    .seed = plan->seed,
    .jobs = 1,
  };
  personalities = qdr_personality_list_new ();
  conditions.contestants = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; plan->contestants[i] != NULL; i++) {
    QdrContestant *contestant = qdr_contestant_new (plan->contestants[i], personalities, error);

    if (contestant == NULL)
      return FALSE;
    g_ptr_array_add (conditions.contestants, contestant);
  }

  tournament = (QdrTournament){ .conditions = conditions, .n_rounds = plan->n_rounds };
  setup = qdr_tournament_format_setup (&tournament);
  journal = qdr_journal_open (path, setup, error);
  return journal != NULL;
}

static gboolean
read_rounds (QdrJournal *journal, guint *n_rounds)
{
  g_autofree char *text = qdr_journal_get_setting (journal, "rounds");
  guint64 number;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 1, 10000, &number, NULL))
    return FALSE;
  *n_rounds = (guint) number;
  return TRUE;
}

static gboolean
fail_not_tournament (GError **error)
{
  g_set_error_literal (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_SET_UP,
                       _ ("This is not the journal of a tournament"));
  return FALSE;
}

gboolean
qdr_tournament_plan_read (QdrTournamentPlan *plan, QdrJournal *journal, GError **error)
{
  g_autofree char *start = NULL;
  g_autofree char *contestants = NULL;
  g_autofree char *cpu = NULL;
  g_autofree char *seed = NULL;
  g_autofree char *timeout = NULL;
  QdrPosition position;

  g_return_val_if_fail (plan != NULL && journal != NULL, FALSE);

  *plan = (QdrTournamentPlan){ .contestants = NULL };
  start = qdr_journal_get_setting (journal, "start");
  contestants = qdr_journal_get_setting (journal, "contestants");
  cpu = qdr_journal_get_setting (journal, "cpu-ms");
  seed = qdr_journal_get_setting (journal, "seed");
  timeout = qdr_journal_get_setting (journal, "timeout-ms");
  if (!read_rounds (journal, &plan->n_rounds) || start == NULL || contestants == NULL ||
      !qdr_position_from_text (start, &position, NULL, NULL) ||
      !g_shell_parse_argv (contestants, NULL, &plan->contestants, NULL))
    return fail_not_tournament (error);
  plan->width = position.board.width;
  plan->height = position.board.height;
  plan->n_players = position.players;
  plan->cpu_ms = cpu != NULL ? (guint) g_ascii_strtoull (cpu, NULL, 10) : 0;
  plan->timeout_ms = timeout != NULL ? (guint) g_ascii_strtoull (timeout, NULL, 10) : 0;
  plan->seed = seed != NULL ? (guint32) g_ascii_strtoull (seed, NULL, 10) : 0;
  return TRUE;
}

GArray *
qdr_tournament_plan_list_human_games (const QdrTournamentPlan *plan)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (QdrHumanGame));
  g_autofree QdrScheduledGame *schedule = NULL;

  g_return_val_if_fail (plan != NULL, games);

  schedule = make_schedule (g_strv_length (plan->contestants), plan->n_players, plan->n_rounds);
  for (guint i = 0; i < qdr_tournament_plan_get_n_games (plan); i++) {
    QdrHumanGame game = { .number = i };
    gboolean has_person = FALSE;

    for (guint turn = 0; turn < plan->n_players; turn++) {
      game.contestants[turn] = schedule[i].contestants[turn];
      has_person |=
          qdr_contestant_description_get_person (plan->contestants[game.contestants[turn]]) != NULL;
    }
    if (has_person)
      g_array_append_val (games, game);
  }
  return games;
}

/* Reads a tournament from the set-up of its journal. */
static gboolean
read_tournament (QdrTournament *self,
                 QdrJournal *journal,
                 QdrPersonalityList *personalities,
                 GError **error)
{
  if (!qdr_conditions_read_from_journal (&self->conditions, journal, personalities, error))
    return FALSE;
  if (read_rounds (journal, &self->n_rounds) &&
      self->conditions.contestants->len >= qdr_conditions_get_n_players (&self->conditions))
    return TRUE;
  return fail_not_tournament (error);
}

QdrGame *
qdr_tournament_file_make_game (const char *path, guint number, GError **error)
{
  g_autoptr (QdrPersonalityList) personalities = NULL;
  g_autoptr (QdrJournal) journal = NULL;
  QdrTournament tournament = { .n_rounds = 0 };
  QdrGame *game = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  journal = qdr_journal_open_read_only (path, error);
  if (journal == NULL)
    return NULL;
  personalities = qdr_personality_list_new ();
  if (read_tournament (&tournament, journal, personalities, error)) {
    g_autofree QdrScheduledGame *schedule = qdr_tournament_make_schedule (&tournament);

    if (number < qdr_tournament_get_n_games (&tournament))
      game = qdr_scheduled_game_create (&tournament.conditions, &schedule[number], number);
    else
      g_set_error_literal (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_SET_UP,
                           _ ("The tournament has no such game"));
  }
  qdr_conditions_clear (&tournament.conditions);
  return game;
}

static gboolean
ended_cb (guint number,
          const QdrScheduledGame *scheduled,
          const QdrMatchGame *played,
          gpointer user_data,
          GError **error)
{
  const QdrTournamentPlayOptions *options = user_data;

  options->ended (number, scheduled->contestants, played, options->data);
  return TRUE;
}

gboolean
qdr_tournament_file_play (const char *path, const QdrTournamentPlayOptions *options, GError **error)
{
  g_autoptr (QdrPersonalityList) personalities = NULL;
  g_autoptr (QdrJournal) journal = NULL;
  g_auto (QdrStandings) standings = { 0 };
  QdrTournament tournament = { .n_rounds = 0 };
  gboolean is_played = FALSE;

  g_return_val_if_fail (path != NULL && options != NULL, FALSE);

  journal = qdr_journal_open (path, NULL, error);
  if (journal == NULL)
    return FALSE;
  personalities = qdr_personality_list_new ();
  qdr_personality_list_set_book_choice (personalities, options->openings);
  qdr_personality_list_set_library_book (personalities, options->library_book);
  if (read_tournament (&tournament, journal, personalities, error)) {
    tournament.conditions.moved = options->moved;
    tournament.conditions.moved_data = options->data;
    tournament.conditions.submitted = options->submitted;
    tournament.conditions.interrupt = options->interrupt;
    tournament.conditions.is_in_background = TRUE;
    is_played = qdr_tournament_play (&tournament, &standings, ended_cb, (gpointer) options, error);
  }
  qdr_conditions_clear (&tournament.conditions);
  return is_played;
}
