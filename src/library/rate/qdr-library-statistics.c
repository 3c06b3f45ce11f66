/*
 * Statistics of players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-statistics.h"

#include <math.h>
#include <string.h>

#include "qdr-library-private.h"

/* Scores */

QdrLibraryInterval
qdr_library_score_get_interval (const QdrLibraryScore *score)
{
  const double z = 1.959964;
  const double n = score->n_games;
  const double share = score->points / n;
  const double centre = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * sqrt (share * (1 - share) / n + z * z / (4 * n * n));

  return (QdrLibraryInterval){ share, MAX (centre - half, 0), MIN (centre + half, 1) };
}

void
qdr_library_score_add (QdrLibraryScore *self, double share, guint n_plies, guint n_walls)
{
  qdr_library_score_add_participant (self, share, n_plies,
                                     &(QdrLibraryParticipant){ .n_walls = n_walls, .n_seats = 1 });
}

void
qdr_library_score_add_participant (QdrLibraryScore *self,
                                   double share,
                                   guint n_plies,
                                   const QdrLibraryParticipant *participant)
{
  self->n_games++;
  self->n_wins += share >= 1;
  self->n_losses += share <= 0;
  self->n_draws += share > 0 && share < 1;
  self->points += share;
  self->n_plies += n_plies;
  self->n_walls += participant->n_walls;
  self->n_seats += participant->n_seats;
}

void
qdr_library_participants_add (QdrLibraryParticipants *self,
                              gconstpointer player,
                              double share,
                              guint n_walls)
{
  QdrLibraryParticipant *participant;
  guint i = 0;

  g_assert (self->n_seats < QDR_MAX_PLAYERS);

  while (i < self->n_members && self->members[i].player != player)
    i++;
  participant = &self->members[i];
  if (i == self->n_members) {
    *participant = (QdrLibraryParticipant){ .player = player };
    self->n_members++;
  }
  participant->share += share;
  participant->n_walls += n_walls;
  participant->n_seats++;
  self->n_seats++;
}

double
qdr_library_participant_compare (const QdrLibraryParticipant *self,
                                 const QdrLibraryParticipant *other)
{
  return self->share >= 1 ? 1 : other->share >= 1 ? 0 : 0.5;
}

static void
free_rivalry (gpointer data)
{
  QdrLibraryRivalry *self = data;

  qdr_library_player_free (self->opponent);
  g_free (self);
}

static void
free_recent_game (gpointer data)
{
  QdrLibraryRecentGame *self = data;

  g_strfreev (self->opponents);
  g_free (self);
}

static GArray *
make_groups (void)
{
  return g_array_new (FALSE, FALSE, sizeof (QdrLibraryGameGroup));
}

void
qdr_library_statistics_free (QdrLibraryStatistics *self)
{
  if (self == NULL)
    return;

  qdr_library_player_free (self->player);
  g_ptr_array_unref (self->rivalries);
  g_array_unref (self->by_seat);
  g_array_unref (self->by_board);
  g_array_unref (self->by_n_players);
  g_array_unref (self->by_clock);
  g_array_unref (self->outcomes);
  g_ptr_array_unref (self->recent_games);
  g_free (self);
}

/* Games */

/* Adds an outcome to the group with the same fields as @wanted, which is created if necessary. */
static void
add_to_group (GArray *groups, QdrLibraryGameGroup wanted, const QdrLibraryOutcome *outcome)
{
  QdrLibraryGameGroup *group = NULL;

  for (guint i = 0; group == NULL && i < groups->len; i++) {
    QdrLibraryGameGroup *other = &g_array_index (groups, QdrLibraryGameGroup, i);

    if (other->n_players == wanted.n_players && other->seat == wanted.seat &&
        other->width == wanted.width && other->height == wanted.height &&
        other->seconds == wanted.seconds && other->increment == wanted.increment)
      group = other;
  }
  if (group == NULL) {
    g_array_append_val (groups, wanted);
    group = &g_array_index (groups, QdrLibraryGameGroup, groups->len - 1);
  }
  qdr_library_score_add (&group->score, outcome->share, outcome->n_plies, outcome->n_walls);
}

/* Rivalries by row of "players" and number of players. */
typedef struct {
  QdrLibrary *library;
  QdrLibraryStatistics *statistics;
  GHashTable *by_row[QDR_MAX_PLAYERS + 1]; /* gint64 → QdrLibraryRivalry, or NULL for the player */
} Rivals;

static gboolean
is_same_player (const QdrLibraryPlayer *one, const QdrLibraryPlayer *other)
{
  return one->is_personality == other->is_personality &&
         g_str_equal (one->identity, other->identity);
}

/* Finds the rivalry for a row of "players", or adds one. @rivalry is (out) (nullable): NULL if the
 * row belongs to the player. */
static gboolean
find_rivalry (Rivals *self, gint64 id, guint n_players, QdrLibraryRivalry **rivalry, GError **error)
{
  GPtrArray *rivalries = self->statistics->rivalries;
  g_autoptr (QdrLibraryPlayer) player = NULL;

  if (g_hash_table_lookup_extended (self->by_row[n_players], &id, NULL, (gpointer *) rivalry))
    return TRUE;
  if (!qdr_library_read_player (self->library, id, &player, error))
    return FALSE;

  *rivalry = NULL;
  if (!is_same_player (player, self->statistics->player)) {
    for (guint i = 0; *rivalry == NULL && i < rivalries->len; i++) {
      QdrLibraryRivalry *other = g_ptr_array_index (rivalries, i);

      if (other->n_players == n_players && is_same_player (other->opponent, player))
        *rivalry = other;
    }
    if (*rivalry == NULL) {
      *rivalry = g_new0 (QdrLibraryRivalry, 1);
      (*rivalry)->opponent = g_steal_pointer (&player);
      (*rivalry)->n_players = n_players;
      g_ptr_array_add (rivalries, *rivalry);
    }
  }
  g_hash_table_insert (self->by_row[n_players], g_memdup2 (&id, sizeof id), *rivalry);
  return TRUE;
}

#define OUTCOMES_OF(player)                                                                        \
  "SELECT date, game, players, share, plies, walls, seat, width, height, seconds, increment,"      \
  " ending, opponent FROM outcomes WHERE player " player " ORDER BY date, time, game, seat"

static gboolean
read_outcomes (Rivals *self, GError **error)
{
  QdrLibraryStatistics *statistics = self->statistics;
  const QdrLibraryPlayer *player = statistics->player;
  /* A person has one row of "players", whose outcomes need no sorting. */
  const char *sql = player->is_personality ? OUTCOMES_OF ("IN " QDR_LIBRARY_ROWS_OF_PLAYER)
                                           : OUTCOMES_OF ("= " QDR_LIBRARY_ROWS_OF_PLAYER);
  sqlite3_stmt *row = qdr_library_prepare_for_player (self->library, sql, player->is_personality,
                                                      player->identity, error);
  QdrLibraryOutcome outcome = { 0 };
  char date[11] = "";

  while (row != NULL) {
    QdrLibraryRivalry *rivalry;
    gboolean has_row;
    guint ending;

    if (!qdr_database_step (self->library->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;

    /* Converts the date only if it has changed, because the rows are sorted by date. */
    if (!g_str_equal (qdr_database_get_text (row, 0), date)) {
      g_strlcpy (date, qdr_database_get_text (row, 0), sizeof date);
      outcome.day = qdr_library_read_day (qdr_database_get_text (row, 0));
    }
    outcome.id = sqlite3_column_int64 (row, 1);
    outcome.n_players = (guint) sqlite3_column_int (row, 2);
    outcome.share = sqlite3_column_double (row, 3);
    outcome.n_plies = (guint) sqlite3_column_int (row, 4);
    outcome.n_walls = (guint) sqlite3_column_int (row, 5);
    g_array_append_val (statistics->outcomes, outcome);
    qdr_library_score_add (&statistics->overall, outcome.share, outcome.n_plies, outcome.n_walls);
    add_to_group (statistics->by_n_players, (QdrLibraryGameGroup){ .n_players = outcome.n_players },
                  &outcome);
    add_to_group (statistics->by_seat,
                  (QdrLibraryGameGroup){ .n_players = outcome.n_players,
                                         .seat = (guint) sqlite3_column_int (row, 6) },
                  &outcome);
    add_to_group (statistics->by_board,
                  (QdrLibraryGameGroup){ .width = (guint) sqlite3_column_int (row, 7),
                                         .height = (guint) sqlite3_column_int (row, 8) },
                  &outcome);
    add_to_group (statistics->by_clock,
                  (QdrLibraryGameGroup){ .seconds = sqlite3_column_int64 (row, 9),
                                         .increment = sqlite3_column_int64 (row, 10) },
                  &outcome);
    ending = (guint) sqlite3_column_int (row, 11);
    if (ending < QDR_LIBRARY_N_ENDINGS)
      qdr_library_score_add (&statistics->by_ending[ending], outcome.share, outcome.n_plies,
                             outcome.n_walls);
    statistics->present_streak = outcome.share >= 1 ? statistics->present_streak + 1 : 0;
    statistics->longest_streak = MAX (statistics->longest_streak, statistics->present_streak);

    if (sqlite3_column_type (row, 12) == SQLITE_NULL)
      continue;
    if (!find_rivalry (self, sqlite3_column_int64 (row, 12), outcome.n_players, &rivalry, error)) {
      sqlite3_reset (row);
      return FALSE;
    }
    if (rivalry != NULL)
      qdr_library_score_add (&rivalry->score, outcome.share, outcome.n_plies, outcome.n_walls);
  }
  return FALSE;
}

/* A statement that lists the last outcomes, oldest first, with the names of the players in the
 * other seats. */
#define NAMES_OF(player)                                                                           \
  "WITH last AS (SELECT * FROM outcomes WHERE player " player                                      \
  " ORDER BY date DESC, time DESC, game DESC, seat DESC LIMIT ?3)"                                 \
  " SELECT last.game, last.seat, seats.name FROM last JOIN seats"                                  \
  " ON seats.game = last.game AND seats.seat <> last.seat"                                         \
  " ORDER BY last.date, last.time, last.game, last.seat, seats.seat"

static gboolean
read_recent_games (QdrLibrary *library, QdrLibraryStatistics *self, GError **error)
{
  const QdrLibraryPlayer *player = self->player;
  const char *sql = player->is_personality ? NAMES_OF ("IN " QDR_LIBRARY_ROWS_OF_PLAYER)
                                           : NAMES_OF ("= " QDR_LIBRARY_ROWS_OF_PLAYER);
  sqlite3_stmt *row = qdr_library_prepare_for_player (library, sql, player->is_personality,
                                                      player->identity, error);
  const guint n = MIN (self->outcomes->len, QDR_LIBRARY_MAX_RECENT_GAMES);
  gboolean has_row;

  if (row == NULL)
    return FALSE;
  sqlite3_bind_int (row, 3, (int) n);
  for (guint i = self->outcomes->len - n; i < self->outcomes->len; i++) {
    QdrLibraryRecentGame *game = g_new0 (QdrLibraryRecentGame, 1);

    game->outcome = g_array_index (self->outcomes, QdrLibraryOutcome, i);
    game->opponents = g_new0 (char *, game->outcome.n_players);
    g_ptr_array_add (self->recent_games, game);
    for (guint j = 1; j < game->outcome.n_players; j++) {
      if (!qdr_database_step (library->database, row, &has_row, error))
        return FALSE;
      game->opponents[j - 1] = g_strdup (has_row ? qdr_database_get_text (row, 2) : "");
    }
  }
  sqlite3_reset (row);
  return TRUE;
}

/* Reads all seats of the four-player games of the player. Each opponent counts once a game. */
static gboolean
read_games_of_four (Rivals *self, GError **error)
{
  static const char sql[] = "SELECT seats.game, seats.player, seats.share, seats.walls, plies"
                            " FROM (SELECT DISTINCT game, plies FROM outcomes"
                            " WHERE players = 4 AND player IN " QDR_LIBRARY_ROWS_OF_PLAYER ")"
                            " AS played JOIN seats ON seats.game = played.game ORDER BY seats.game";
  const QdrLibraryPlayer *player = self->statistics->player;
  sqlite3_stmt *row = qdr_library_prepare_for_player (self->library, sql, player->is_personality,
                                                      player->identity, error);
  QdrLibraryParticipants participants = { 0 };

  while (row != NULL) {
    const QdrLibraryParticipant *own = NULL;
    QdrLibraryRivalry *rivalry;
    gboolean has_row;

    if (!qdr_database_step (self->library->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    if (!find_rivalry (self, sqlite3_column_int64 (row, 1), 4, &rivalry, error)) {
      sqlite3_reset (row);
      return FALSE;
    }
    qdr_library_participants_add (&participants,
                                  rivalry != NULL ? (gconstpointer) rivalry : self->statistics,
                                  sqlite3_column_double (row, 2),
                                  (guint) sqlite3_column_int (row, 3));
    if (participants.n_seats < 4)
      continue;

    for (guint i = 0; i < participants.n_members; i++)
      if (participants.members[i].player == self->statistics)
        own = &participants.members[i];
    for (guint i = 0; own != NULL && i < participants.n_members; i++) {
      const QdrLibraryParticipant *participant = &participants.members[i];

      if (participant != own)
        qdr_library_score_add_participant (&((QdrLibraryRivalry *) participant->player)->score,
                                           qdr_library_participant_compare (own, participant),
                                           (guint) sqlite3_column_int (row, 4), own);
    }
    participants = (QdrLibraryParticipants){ 0 };
  }
  return FALSE;
}

static int
compare_groups (gconstpointer a, gconstpointer b)
{
  const QdrLibraryGameGroup *one = a;
  const QdrLibraryGameGroup *other = b;
  const gint64 differences[] = {
    (gint64) other->score.n_games - one->score.n_games,
    (gint64) one->n_players - other->n_players,
    (gint64) one->seat - other->seat,
    (gint64) one->width - other->width,
    (gint64) one->height - other->height,
    one->seconds - other->seconds,
    one->increment - other->increment,
  };

  for (guint i = 0; i < G_N_ELEMENTS (differences); i++)
    if (differences[i] != 0)
      return differences[i] < 0 ? -1 : 1;
  return 0;
}

static int
compare_seats (gconstpointer a, gconstpointer b)
{
  const QdrLibraryGameGroup *one = a;
  const QdrLibraryGameGroup *other = b;

  return one->n_players != other->n_players ? (int) one->n_players - (int) other->n_players
                                            : (int) one->seat - (int) other->seat;
}

static int
compare_rivalries (gconstpointer a, gconstpointer b)
{
  const QdrLibraryRivalry *one = *(const QdrLibraryRivalry *const *) a;
  const QdrLibraryRivalry *other = *(const QdrLibraryRivalry *const *) b;

  if (one->score.n_games != other->score.n_games)
    return one->score.n_games > other->score.n_games ? -1 : 1;
  if (one->n_players != other->n_players)
    return one->n_players < other->n_players ? -1 : 1;
  return strcmp (one->opponent->name, other->opponent->name);
}

QdrLibraryStatistics *
qdr_library_read_statistics (QdrLibrary *self,
                             gboolean is_personality,
                             const char *identity,
                             GError **error)
{
  g_autoptr (QdrLibraryStatistics) statistics = NULL;
  Rivals rivals = { .library = self };
  QdrLibraryPlayer *player;
  gboolean is_done;

  g_return_val_if_fail (self != NULL && identity != NULL, NULL);

  player = qdr_library_get_player (self, is_personality, identity, error);
  if (player == NULL)
    return NULL;

  statistics = g_new0 (QdrLibraryStatistics, 1);
  statistics->player = player;
  statistics->rivalries = g_ptr_array_new_with_free_func (free_rivalry);
  statistics->by_seat = make_groups ();
  statistics->by_board = make_groups ();
  statistics->by_n_players = make_groups ();
  statistics->by_clock = make_groups ();
  statistics->outcomes = g_array_new (FALSE, FALSE, sizeof (QdrLibraryOutcome));
  statistics->recent_games = g_ptr_array_new_with_free_func (free_recent_game);

  rivals.statistics = statistics;
  for (guint i = 0; i <= QDR_MAX_PLAYERS; i++)
    rivals.by_row[i] = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  is_done = read_outcomes (&rivals, error) && read_games_of_four (&rivals, error) &&
            read_recent_games (self, statistics, error);
  for (guint i = 0; i <= QDR_MAX_PLAYERS; i++)
    g_hash_table_unref (rivals.by_row[i]);
  if (!is_done)
    return NULL;

  statistics->n_unfinished = player->n_games - statistics->overall.n_games;
  g_array_sort (statistics->by_seat, compare_seats);
  g_array_sort (statistics->by_board, compare_groups);
  g_array_sort (statistics->by_n_players, compare_groups);
  g_array_sort (statistics->by_clock, compare_groups);
  g_ptr_array_sort (statistics->rivalries, compare_rivalries);
  return g_steal_pointer (&statistics);
}
