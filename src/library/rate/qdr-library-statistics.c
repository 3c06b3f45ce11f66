/*
 * Players of the library, with their ratings and reviewed games, and statistics of a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-statistics.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "qdr-library-private.h"

/* Players */

guint32
qdr_library_parse_date (const char *date)
{
  guint year;
  guint month;
  guint day;
  int length = 0;
  GDate read;

  if (sscanf (date, "%4u-%2u-%2u%n", &year, &month, &day, &length) != 3 || date[length] != '\0' ||
      !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return 0;
  g_date_clear (&read, 1);
  g_date_set_dmy (&read, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return g_date_get_julian (&read);
}

void
qdr_library_player_free (QdrLibraryPlayer *self)
{
  if (self == NULL)
    return;

  g_free (self->identity);
  g_free (self->name);
  g_free (self);
}

/* The least number of finished games for a best rating, that of a computer too, whose rating is
 * measured. */
#define N_GAMES_FOR_BEST 10

gboolean
qdr_library_player_has_best (const QdrLibraryPlayer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->best > 0 && self->n_finished >= N_GAMES_FOR_BEST;
}

sqlite3_stmt *
qdr_library_prepare_player_statement (QdrLibrary *self,
                                      const char *sql,
                                      gboolean is_personality,
                                      const char *identity,
                                      GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare_statement (self->database, sql, error);

  if (statement == NULL)
    return NULL;

  sqlite3_bind_int (statement, 1, is_personality ? 1 : 0);
  sqlite3_bind_text (statement, 2, identity, -1, SQLITE_STATIC);
  return statement;
}

static QdrLibraryPlayer *
read_player (sqlite3_stmt *row)
{
  QdrLibraryPlayer *self = g_new0 (QdrLibraryPlayer, 1);

  self->is_personality = sqlite3_column_int (row, 0) == 1;
  self->identity = g_strdup (qdr_database_get_text (row, 1));
  self->name = g_strdup (qdr_database_get_text (row, 2));
  self->rating = sqlite3_column_double (row, 3);
  self->best = sqlite3_column_double (row, 4);
  self->since = qdr_library_parse_date (qdr_database_get_text (row, 5));
  self->n_games = (guint) sqlite3_column_int64 (row, 6);
  self->n_finished = (guint) sqlite3_column_int64 (row, 7);
  self->n_wins_as_first = (guint) sqlite3_column_int64 (row, 8);
  return self;
}

gboolean
qdr_library_read_player_of_row (QdrLibrary *self,
                                gint64 id,
                                QdrLibraryPlayer **player,
                                GError **error)
{
  static const char sql[] =
      "SELECT kind, player_of (kind, identity), name_of (kind, identity, name), rating,"
      " (SELECT max (best) FROM players WHERE id IN " QDR_LIBRARY_ROWS_OF_PLAYER "),"
      " (SELECT min (since) FROM players WHERE since <> '' AND id IN " QDR_LIBRARY_ROWS_OF_PLAYER
      "), 0, 0, 0 FROM players WHERE id IN " QDR_LIBRARY_ROWS_OF_PLAYER
      " ORDER BY " QDR_LIBRARY_LAST_PLAYED " DESC, id DESC LIMIT 1";
  sqlite3_stmt *statement =
      qdr_library_find_row (self,
                            "SELECT kind, player_of (kind, identity) FROM players WHERE id = ?1",
                            id, error);
  g_autofree char *identity = NULL;
  gboolean is_personality;
  gboolean has_row;

  if (statement == NULL)
    return FALSE;

  is_personality = sqlite3_column_int (statement, 0) == 1;
  identity = g_strdup (qdr_database_get_text (statement, 1));
  sqlite3_reset (statement);
  statement = qdr_library_prepare_player_statement (self, sql, is_personality, identity, error);
  if (statement == NULL ||
      !qdr_database_step_to_next_row (self->database, statement, &has_row, error))
    return FALSE;
  /* The statement finds no row only if the file has been manipulated meanwhile. */
  if (!has_row)
    return qdr_database_set_damaged_error (error);

  *player = read_player (statement);
  sqlite3_reset (statement);
  return TRUE;
}

GPtrArray *
qdr_library_list_players (QdrLibrary *self, GError **error)
{
  static const char sql[] =
      "WITH " QDR_LIBRARY_WHO
      ", played AS (SELECT player, count(*) AS n FROM seats GROUP BY player)"
      ", finished AS (SELECT player, count(*) AS n, sum (seat = 1 AND share = 1) AS wins"
      " FROM outcomes GROUP BY player)"
      " SELECT kind, identity, name, rating, best, since, sum (played.n) AS games,"
      " sum (finished.n), sum (wins) FROM who JOIN played ON played.player = id"
      " LEFT JOIN finished ON finished.player = id"
      " GROUP BY kind, identity ORDER BY games DESC, name, kind, identity";
  g_autoptr (GPtrArray) players =
      g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_player_free);
  sqlite3_stmt *statement;
  gboolean has_row;

  g_return_val_if_fail (self != NULL, NULL);

  statement = qdr_database_prepare_statement (self->database, sql, error);
  if (statement == NULL)
    return NULL;

  for (;;) {
    if (!qdr_database_step_to_next_row (self->database, statement, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&players);
    g_ptr_array_add (players, read_player (statement));
  }
}

static void
fail_not_found (const char *name, GError **error)
{
  g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_NOT_FOUND,
               /* Translators: %s is the name of a player. */
               _ ("The library has no game of “%s”."), name);
}

/* Reads the player of the row that @statement finds. @name is the name for the error message. */
static QdrLibraryPlayer *
find_player (QdrLibrary *self, sqlite3_stmt *statement, const char *name, GError **error)
{
  g_autoptr (QdrLibraryPlayer) player = NULL;
  gint64 n_games;
  gint64 id;

  if (statement == NULL || !qdr_database_read_integer (self->database, statement, &id, error))
    return NULL;
  if (id == 0) {
    fail_not_found (name, error);
    return NULL;
  }
  if (!qdr_library_read_player_of_row (self, id, &player, error))
    return NULL;

  statement = qdr_library_prepare_player_statement (
      self, "SELECT count(*) FROM seats WHERE player IN " QDR_LIBRARY_ROWS_OF_PLAYER,
      player->is_personality, player->identity, error);
  if (statement == NULL || !qdr_database_read_integer (self->database, statement, &n_games, error))
    return NULL;
  if (n_games == 0) {
    fail_not_found (player->name, error);
    return NULL;
  }
  player->n_games = (guint) n_games;
  return g_steal_pointer (&player);
}

QdrLibraryPlayer *
qdr_library_find_player (QdrLibrary *self, const char *name, GError **error)
{
  static const char sql[] =
      "SELECT id FROM players WHERE ?2 IN (identity, name, player_of (kind, identity),"
      " name_of (kind, identity, name))"
      " AND EXISTS (SELECT 1 FROM seats WHERE player = players.id)"
      " ORDER BY kind AND ?2 IN (identity, player_of (kind, identity)) DESC,"
      " kind LIMIT 1";

  g_return_val_if_fail (self != NULL && name != NULL, NULL);

  return find_player (self, qdr_library_prepare_player_statement (self, sql, FALSE, name, error),
                      name, error);
}

/* @identity is the id of a personality or the name of a person. */
static QdrLibraryPlayer *
find_player_by_identity (QdrLibrary *self,
                         gboolean is_personality,
                         const char *identity,
                         GError **error)
{
  static const char sql[] =
      "SELECT id FROM players WHERE id IN " QDR_LIBRARY_ROWS_OF_PLAYER " LIMIT 1";

  return find_player (self,
                      qdr_library_prepare_player_statement (self, sql, is_personality, identity,
                                                            error),
                      identity, error);
}

static void
read_rating (sqlite3_stmt *row, gpointer element)
{
  QdrLibraryRating *self = element;

  self->day = qdr_library_parse_date (qdr_database_get_text (row, 0));
  self->rating = sqlite3_column_double (row, 1);
  self->deviation = sqlite3_column_double (row, 2);
}

GArray *
qdr_library_list_ratings (QdrLibrary *self,
                          gboolean is_personality,
                          const char *identity,
                          GError **error)
{
  static const char sql[] = "SELECT date, rating, deviation FROM ratings WHERE player"
                            " IN " QDR_LIBRARY_ROWS_OF_PLAYER " ORDER BY date";

  g_return_val_if_fail (self != NULL && identity != NULL, NULL);

  return qdr_database_read_array (self->database,
                                  qdr_library_prepare_player_statement (self, sql, is_personality,
                                                                        identity, error),
                                  sizeof (QdrLibraryRating), read_rating, error);
}

static void
read_reviewed (sqlite3_stmt *row, gpointer element)
{
  QdrLibraryReviewedGame *self = element;

  self->id = sqlite3_column_int64 (row, 0);
  self->day = qdr_library_parse_date (qdr_database_get_text (row, 1));
  self->n_moves = (guint) sqlite3_column_int64 (row, 2);
  self->n_inaccuracies = (guint) sqlite3_column_int64 (row, 3);
  self->n_mistakes = (guint) sqlite3_column_int64 (row, 4);
  self->n_blunders = (guint) sqlite3_column_int64 (row, 5);
  self->accuracy = sqlite3_column_double (row, 6);
}

GArray *
qdr_library_list_reviewed_games (QdrLibrary *self,
                                 gboolean is_personality,
                                 const char *identity,
                                 GError **error)
{
  static const char sql[] =
      "SELECT games.id, date, moves, inaccuracies, mistakes, blunders, accuracy FROM reviews"
      " JOIN seats USING (game, seat) JOIN games ON games.id = game"
      " WHERE player IN " QDR_LIBRARY_ROWS_OF_PLAYER " ORDER BY date, time, games.id, seat";

  g_return_val_if_fail (self != NULL && identity != NULL, NULL);

  return qdr_database_read_array (self->database,
                                  qdr_library_prepare_player_statement (self, sql, is_personality,
                                                                        identity, error),
                                  sizeof (QdrLibraryReviewedGame), read_reviewed, error);
}

/* Scores */

QdrLibraryShareEstimate
qdr_library_score_estimate_share (const QdrLibraryScore *score)
{
  const double z = 1.959964;
  const double n = score->n_games;
  const double share = score->points / n;
  const double centre = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * sqrt (share * (1 - share) / n + z * z / (4 * n * n));

  return (QdrLibraryShareEstimate){ share, MAX (centre - half, 0), MIN (centre + half, 1) };
}

void
qdr_library_score_add_game (QdrLibraryScore *self, double share, guint n_plies, guint n_walls)
{
  qdr_library_score_add_game_of_participant (self, share, n_plies,
                                             &(QdrLibraryParticipant){ .n_walls = n_walls,
                                                                       .n_seats = 1 });
}

void
qdr_library_score_add_game_of_participant (QdrLibraryScore *self,
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
qdr_library_participants_add_seat (QdrLibraryParticipants *self,
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
qdr_library_participant_get_score_against (const QdrLibraryParticipant *self,
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

/* Adds an outcome to the group with the same properties as @wanted, or else to @wanted as a new
 * group. */
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
  qdr_library_score_add_game (&group->score, outcome->share, outcome->n_plies, outcome->n_walls);
}

/* The rivalries of a player while they are read */
typedef struct {
  QdrLibrary *library;
  QdrLibraryStatistics *statistics;
  /* For each number of players a table: id of a row of "players" → QdrLibraryRivalry, or NULL for a
   * row of the player. */
  GHashTable *by_row[QDR_MAX_PLAYERS + 1];
} Rivals;

static gboolean
is_same_player (const QdrLibraryPlayer *one, const QdrLibraryPlayer *other)
{
  return one->is_personality == other->is_personality &&
         g_str_equal (one->identity, other->identity);
}

/* Finds or adds the rivalry with the player in row @id of "players". Sets @rivalry to NULL if the
 * row belongs to the player whose rivalries these are. */
static gboolean
find_rivalry (Rivals *self, gint64 id, guint n_players, QdrLibraryRivalry **rivalry, GError **error)
{
  GPtrArray *rivalries = self->statistics->rivalries;
  g_autoptr (QdrLibraryPlayer) player = NULL;

  if (g_hash_table_lookup_extended (self->by_row[n_players], &id, NULL, (gpointer *) rivalry))
    return TRUE;
  if (!qdr_library_read_player_of_row (self->library, id, &player, error))
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
  " ending, (SELECT id FROM players WHERE id = opponent), rounds"                                  \
  " FROM outcomes WHERE player " player " ORDER BY date, time, game, seat"

static gboolean
read_outcomes (Rivals *self, GError **error)
{
  QdrLibraryStatistics *statistics = self->statistics;
  const QdrLibraryPlayer *player = statistics->player;
  /* A person has only one row of "players". With "=" instead of "IN", SQLite need not sort. */
  const char *sql = player->is_personality ? OUTCOMES_OF ("IN " QDR_LIBRARY_ROWS_OF_PLAYER)
                                           : OUTCOMES_OF ("= " QDR_LIBRARY_ROWS_OF_PLAYER);
  sqlite3_stmt *row =
      qdr_library_prepare_player_statement (self->library, sql, player->is_personality,
                                            player->identity, error);
  QdrLibraryOutcome outcome = { 0 };
  char date[11] = "";

  while (row != NULL) {
    QdrLibraryRivalry *rivalry;
    gboolean has_row;
    guint ending;

    if (!qdr_database_step_to_next_row (self->library->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;

    /* Parses the date only if it differs from the date of the row before. Rows are sorted by
     * date. */
    if (!g_str_equal (qdr_database_get_text (row, 0), date)) {
      g_strlcpy (date, qdr_database_get_text (row, 0), sizeof date);
      outcome.day = qdr_library_parse_date (qdr_database_get_text (row, 0));
    }
    outcome.id = sqlite3_column_int64 (row, 1);
    outcome.n_players = (guint) sqlite3_column_int (row, 2);
    outcome.share = sqlite3_column_double (row, 3);
    outcome.n_plies = (guint) sqlite3_column_int (row, 4);
    outcome.n_walls = (guint) sqlite3_column_int (row, 5);
    outcome.n_rounds = (guint) sqlite3_column_int (row, 13);
    g_array_append_val (statistics->outcomes, outcome);
    qdr_library_score_add_game (&statistics->overall, outcome.share, outcome.n_plies,
                                outcome.n_walls);
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
    qdr_library_score_add_game (&statistics->by_ending[ending], outcome.share, outcome.n_plies,
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
      qdr_library_score_add_game (&rivalry->score, outcome.share, outcome.n_plies, outcome.n_walls);
  }
  return FALSE;
}

/* A statement that lists the last ?3 outcomes of a player, oldest first, with the names of the
 * players in the other seats, one per line. */
#define NAMES_OF(player)                                                                           \
  "SELECT (SELECT group_concat (name, char (10)) FROM (SELECT name FROM seats"                     \
  " WHERE seats.game = last.game AND seat <> last.seat ORDER BY seat))"                            \
  " FROM (SELECT * FROM outcomes WHERE player " player                                             \
  " ORDER BY date DESC, time DESC, game DESC, seat DESC LIMIT ?3) AS last"                         \
  " ORDER BY date, time, game, seat"

static gboolean
read_recent_games (QdrLibrary *library, QdrLibraryStatistics *self, GError **error)
{
  const QdrLibraryPlayer *player = self->player;
  const char *sql = player->is_personality ? NAMES_OF ("IN " QDR_LIBRARY_ROWS_OF_PLAYER)
                                           : NAMES_OF ("= " QDR_LIBRARY_ROWS_OF_PLAYER);
  sqlite3_stmt *row = qdr_library_prepare_player_statement (library, sql, player->is_personality,
                                                            player->identity, error);
  const guint n = MIN (self->outcomes->len, QDR_LIBRARY_MAX_RECENT_GAMES);
  gboolean has_row;

  if (row == NULL)
    return FALSE;
  sqlite3_bind_int (row, 3, (int) n);
  for (guint i = self->outcomes->len - n; i < self->outcomes->len; i++) {
    QdrLibraryRecentGame *game = g_new0 (QdrLibraryRecentGame, 1);

    game->outcome = g_array_index (self->outcomes, QdrLibraryOutcome, i);
    game->opponents = g_new0 (char *, 1);
    g_ptr_array_add (self->recent_games, game);
    if (!qdr_database_step_to_next_row (library->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    g_free (game->opponents);
    game->opponents = g_strsplit (qdr_database_get_text (row, 0), "\n", -1);
  }
  sqlite3_reset (row);
  return TRUE;
}

/* Adds the four-player games of the player to the rivalries, once for each opponent. */
static gboolean
read_games_of_four (Rivals *self, GError **error)
{
  static const char sql[] = "SELECT seats.game, seats.player, seats.share, seats.walls, plies"
                            " FROM (SELECT DISTINCT game, plies FROM outcomes"
                            " WHERE players = 4 AND player IN " QDR_LIBRARY_ROWS_OF_PLAYER ")"
                            " AS played JOIN seats ON seats.game = played.game"
                            " JOIN players ON players.id = player ORDER BY seats.game";
  const QdrLibraryPlayer *player = self->statistics->player;
  sqlite3_stmt *row =
      qdr_library_prepare_player_statement (self->library, sql, player->is_personality,
                                            player->identity, error);
  QdrLibraryParticipants participants = { 0 };
  gint64 game = 0;

  while (row != NULL) {
    const QdrLibraryParticipant *own = NULL;
    QdrLibraryRivalry *rivalry;
    gboolean has_row;

    if (!qdr_database_step_to_next_row (self->library->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    if (sqlite3_column_int64 (row, 0) != game || participants.n_seats == 4)
      participants = (QdrLibraryParticipants){ 0 };
    game = sqlite3_column_int64 (row, 0);
    if (!find_rivalry (self, sqlite3_column_int64 (row, 1), 4, &rivalry, error)) {
      sqlite3_reset (row);
      return FALSE;
    }
    qdr_library_participants_add_seat (&participants,
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
        qdr_library_score_add_game_of_participant (
            &((QdrLibraryRivalry *) participant->player)->score,
            qdr_library_participant_get_score_against (own, participant),
            (guint) sqlite3_column_int (row, 4), own);
    }
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

  player = find_player_by_identity (self, is_personality, identity, error);
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

  player->n_finished = statistics->overall.n_games;
  /* Damaged rows can leave fewer games than results. */
  statistics->n_unfinished = player->n_games - MIN (statistics->overall.n_games, player->n_games);
  g_array_sort (statistics->by_seat, compare_seats);
  g_array_sort (statistics->by_board, compare_groups);
  g_array_sort (statistics->by_n_players, compare_groups);
  g_array_sort (statistics->by_clock, compare_groups);
  g_ptr_array_sort (statistics->rivalries, compare_rivalries);
  return g_steal_pointer (&statistics);
}
