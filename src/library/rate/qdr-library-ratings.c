/*
 * Ratings of players by Glicko-2, and rankings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-ratings.h"

#include <math.h>

#include "qdr-library-private.h"

/* The rating, deviation and volatility of a new player. */
#define FIRST_RATING 1500
#define MAX_DEVIATION 350
#define FIRST_VOLATILITY 0.06

/* Number of Elo points in one unit of the scale that the paper uses in its formulas. */
#define SCALE 173.7178

/* The system constant of the paper: lower values make volatilities change less. The paper suggests
 * 0.3 to 1.2. */
#define TAU 0.5

#define TOLERANCE 0.000001

/* The maximum change of a rating in one period, in units of SCALE */
#define MAX_CHANGE 40

QdrGlickoRating
qdr_glicko_make_new_player (void)
{
  return (QdrGlickoRating){ FIRST_RATING, MAX_DEVIATION, FIRST_VOLATILITY };
}

/* Sums over the games of a rating period */
typedef struct {
  double information; /* the inverse of v in the paper */
  double surplus;     /* weighted sum of points minus expected points */
} Period;

/* The parameters of the function f in step 5 of the paper. The zero of f is the logarithm of the
 * square of the new volatility. */
typedef struct {
  double delta_squared;
  double phi_squared;
  double v;
  double a;
} VolatilityEquation;

static double
evaluate (const VolatilityEquation *self, double x)
{
  const double variance = self->phi_squared + self->v + exp (x);

  return exp (x) * (self->delta_squared - variance) / (2 * variance * variance) -
         (x - self->a) / (TAU * TAU);
}

/* Sums over games by steps 3 and 4 of the paper. @mu is the rating of the player on its scale. */
static Period
sum_period (double mu, const QdrGlickoGame *games, guint n_games)
{
  Period sums = { 0 };

  for (guint i = 0; i < n_games; i++) {
    const QdrGlickoRating *opponent = &games[i].opponent;
    const double phi = opponent->deviation / SCALE;
    const double weight = 1 / sqrt (1 + 3 * phi * phi / (G_PI * G_PI));
    const double expected =
        1 / (1 + exp (-weight * (mu - (opponent->rating - FIRST_RATING) / SCALE)));

    sums.information += weight * weight * expected * (1 - expected);
    sums.surplus += weight * (games[i].score - expected);
  }
  return sums;
}

/* Returns the new volatility by step 5 of the paper, using the Illinois variant of regula falsi. */
static double
find_volatility (double volatility, double phi, double v, double delta)
{
  const VolatilityEquation equation = { delta * delta, phi * phi, v,
                                        log (volatility * volatility) };
  double a = equation.a;
  double b = log (MAX (equation.delta_squared - equation.phi_squared - v, exp (a - TAU)));
  double f_a;
  double f_b;

  if (equation.delta_squared <= equation.phi_squared + v)
    for (guint k = 1; b = a - k * TAU, evaluate (&equation, b) < 0;)
      k++;
  f_a = evaluate (&equation, a);
  f_b = evaluate (&equation, b);
  while (fabs (b - a) > TOLERANCE) {
    const double c = a + (a - b) * f_a / (f_b - f_a);
    const double f_c = evaluate (&equation, c);

    if (f_c * f_b <= 0) {
      a = b;
      f_a = f_b;
    } else {
      f_a /= 2;
    }
    b = c;
    f_b = f_c;
  }
  return exp (a / 2);
}

/* The paper makes one step from the rating before the period, with the expected points of that
 * rating. This goes far too low if a newcomer, of 1500, loses to somebody of 300: such a loss is
 * hardly expected, so that it seems to tell nothing but that the rating is too high. Here the step
 * is repeated from the new rating until that is the most likely one. For the example of the paper
 * this is 1464.02 instead of 1464.06. */
QdrGlickoRating
qdr_glicko_rate_period (QdrGlickoRating self, const QdrGlickoGame *games, guint n_games)
{
  /* Step 2 of the paper */
  const double mu = (self.rating - FIRST_RATING) / SCALE;
  const double phi = self.deviation / SCALE;
  QdrGlickoRating after = self;
  double low = mu - MAX_CHANGE;
  double high = mu + MAX_CHANGE;
  double next = mu;
  double present;

  g_return_val_if_fail (games != NULL || n_games == 0, self);

  if (n_games == 0)
    return qdr_glicko_rate_idle_periods (self, 1);

  do {
    const Period sums = sum_period (next, games, n_games);
    double delta;
    double phi_star;
    double new_phi;

    /* Games between ratings that are too far apart tell nothing. */
    if (!(sums.information > 0))
      return qdr_glicko_rate_idle_periods (self, 1);

    present = next;
    delta = next - mu + sums.surplus / sums.information;
    after.volatility = find_volatility (self.volatility, phi, 1 / sums.information, delta);

    /* Steps 6, 7 and 8, and bisection where the step would be too long */
    phi_star = sqrt (phi * phi + after.volatility * after.volatility);
    new_phi = 1 / sqrt (1 / (phi_star * phi_star) + sums.information);
    next = mu + new_phi * new_phi * sums.information * delta;
    *(next < present ? &high : &low) = present;
    if (next <= low || next >= high)
      next = (low + high) / 2;
    after.deviation = SCALE * new_phi;
  } while (fabs (next - present) > TOLERANCE);
  after.rating = SCALE * next + FIRST_RATING;
  return after;
}

QdrGlickoRating
qdr_glicko_rate_idle_periods (QdrGlickoRating self, guint n_periods)
{
  const double phi = self.deviation / SCALE;
  const double grown = SCALE * sqrt (phi * phi + n_periods * self.volatility * self.volatility);

  self.deviation = MIN (grown, MAX_DEVIATION);
  return self;
}

/* The deviation above which a rating is provisional, as on Lichess. */
#define PROVISIONAL_DEVIATION 110

/* Deviation of a measured rating. It is low, because a rating is measured in hundreds of games. */
#define MEASURED_DEVIATION 30

/* The state of a player while ratings are computed. */
typedef struct {
  gint64 id;
  gboolean is_fixed;      /* whether the player has a measured rating */
  gboolean is_rated;      /* whether the player has a rating */
  QdrGlickoRating glicko; /* rating before the current day */
  double best;
  guint32 last_day; /* last day of play, as a Julian day; 0 if unknown or none */
  GArray *games;    /* of QdrGlickoGame: games of the current day so far */
  guint moment;     /* value of Ratings.moment at the last game */
} Rated;

/* The least rating that is stored, as in the United States Chess Federation. A rating of 0 would
 * stand for none. */
#define LEAST_RATING 100

static double
get_stored_rating (const Rated *player)
{
  return MAX (player->glicko.rating, LEAST_RATING);
}

typedef struct {
  QdrLibrary *library;
  GHashTable *players; /* id → Rated */
  QdrLibraryMeasuredRatingFunc measured;
  gpointer user_data;
  guint32 day;  /* the current day, as a Julian day */
  guint moment; /* counter that grows when a game begins at another time than the game before */
} Ratings;

static void
free_rated (gpointer data)
{
  Rated *self = data;

  g_array_unref (self->games);
  g_free (self);
}

static gboolean
read_players (Ratings *self, GError **error)
{
  QdrDatabase *database = self->library->database;
  sqlite3_stmt *statement =
      qdr_database_prepare_statement (database, "SELECT id, kind, identity FROM players", error);

  while (statement != NULL) {
    Rated *player;
    gboolean has_row;
    int measured;

    if (!qdr_database_step_to_next_row (database, statement, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;

    player = g_new0 (Rated, 1);
    player->id = sqlite3_column_int64 (statement, 0);
    player->glicko = qdr_glicko_make_new_player ();
    player->games = g_array_new (FALSE, FALSE, sizeof (QdrGlickoGame));
    if (sqlite3_column_int (statement, 1) == 1 &&
        self->measured (qdr_database_get_text (statement, 2), &measured, self->user_data)) {
      player->is_fixed = player->is_rated = TRUE;
      player->glicko.rating = measured;
      player->glicko.deviation = MEASURED_DEVIATION;
      player->best = measured;
    }
    g_hash_table_insert (self->players, &player->id, player);
  }
  return FALSE;
}

/* Returns whether the player has played on the current day. */
static gboolean
has_played (const Rated *player)
{
  return player->games->len > 0;
}

/* Returns the rating that a player would have if the current day ended now. */
static QdrGlickoRating
rate_day (const Ratings *self, const Rated *player)
{
  const guint32 last = player->last_day;
  const gboolean has_rested = last > 0 && self->day > last + 1;

  return qdr_glicko_rate_period (has_rested ? qdr_glicko_rate_idle_periods (player->glicko,
                                                                            self->day - last - 1)
                                            : player->glicko,
                                 &g_array_index (player->games, QdrGlickoGame, 0),
                                 player->games->len);
}

/* Counts a rating for the best one, unless it is provisional. */
static void
update_best (Rated *player, const QdrGlickoRating *rating)
{
  if (rating->deviation <= PROVISIONAL_DEVIATION)
    player->best = MAX (player->best, rating->rating);
}

/* Computes and stores the ratings of all players who have played on the current day. @date is this
 * day as text. */
static gboolean
end_day (Ratings *self, const char *date, GError **error)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->players);
  while (g_hash_table_iter_next (&iter, NULL, &value)) {
    Rated *player = value;
    QdrDatabase *database;
    sqlite3_stmt *statement;

    if (!has_played (player))
      continue;
    player->glicko = rate_day (self, player);
    update_best (player, &player->glicko);
    player->is_rated = TRUE;
    player->last_day = self->day;
    g_array_set_size (player->games, 0);

    database = self->library->database;
    statement = qdr_database_prepare_statement (
        database,
        "INSERT INTO main.ratings (player, date, rating, deviation) VALUES (?1, ?2, ?3, ?4)",
        error);
    if (statement == NULL)
      return FALSE;

    sqlite3_bind_int64 (statement, 1, player->id);
    sqlite3_bind_text (statement, 2, date, -1, SQLITE_STATIC);
    sqlite3_bind_double (statement, 3, get_stored_rating (player));
    sqlite3_bind_double (statement, 4, player->glicko.deviation);
    if (!qdr_database_run_prepared_statement (database, statement, error))
      return FALSE;
  }
  return TRUE;
}

/* The maximum number of games on a day after each of which the rating counts for the best one. More
 * are played by computers, and each rating takes all of them into account. */
#define MAX_GAMES_SEEN 50

/* Adds a result to the current day. @opponent is a rating before this day. The rating after an
 * earlier game on this day also counts for the best rating, because the user has seen it. */
static void
add_result (Ratings *self, Rated *player, QdrGlickoRating opponent, double share)
{
  if (player->is_fixed)
    return;

  if (has_played (player) && player->games->len <= MAX_GAMES_SEEN &&
      player->moment != self->moment) {
    const QdrGlickoRating rating = rate_day (self, player);

    update_best (player, &rating);
  }
  g_array_append_val (player->games, ((QdrGlickoGame){ opponent, share }));
  player->moment = self->moment;
}

static gboolean
read_games (Ratings *self, GError **error)
{
  QdrDatabase *database = self->library->database;
  g_autofree char *today = g_strdup ("");
  g_autofree char *now = g_strdup ("");
  sqlite3_stmt *statement = qdr_database_prepare_statement (
      database,
      "SELECT games.date, one.player, other.player, one.share, games.time FROM games"
      " JOIN seats one ON one.game = games.id AND one.seat = 1"
      " JOIN seats other ON other.game = games.id AND other.seat = 2"
      " WHERE games.rated ORDER BY games.date, games.time",
      error);
  gboolean has_row;

  if (statement == NULL)
    return FALSE;

  for (;;) {
    const char *date;
    const char *time;
    gint64 first_id;
    gint64 second_id;
    Rated *first;
    Rated *second;
    double share;

    if (!qdr_database_step_to_next_row (database, statement, &has_row, error))
      return FALSE;
    if (!has_row)
      return end_day (self, today, error);
    date = qdr_database_get_text (statement, 0);
    time = qdr_database_get_text (statement, 4);
    if (!g_str_equal (date, today)) {
      if (!end_day (self, today, error))
        return FALSE;
      g_free (today);
      today = g_strdup (date);
      self->day = qdr_library_parse_date (date);
    }
    if (!g_str_equal (time, now)) {
      g_free (now);
      now = g_strdup (time);
      self->moment++;
    }

    first_id = sqlite3_column_int64 (statement, 1);
    second_id = sqlite3_column_int64 (statement, 2);
    share = sqlite3_column_double (statement, 3);
    first = g_hash_table_lookup (self->players, &first_id);
    second = g_hash_table_lookup (self->players, &second_id);
    /* A player whose row is damaged is not among the players. */
    if (first == NULL || second == NULL || first == second)
      continue;
    add_result (self, first, second->glicko, share);
    add_result (self, second, first->glicko, 1 - share);
  }
}

gboolean
qdr_library_update_ratings (QdrLibrary *self,
                            QdrLibraryMeasuredRatingFunc measured,
                            gpointer user_data,
                            GError **error)
{
  Ratings ratings = { .library = self, .measured = measured, .user_data = user_data };
  GHashTableIter iter;
  sqlite3_stmt *statement;
  gboolean is_done;
  gpointer value;
  gint64 stale;

  g_return_val_if_fail (self != NULL && measured != NULL, FALSE);

  statement = qdr_database_prepare_statement (
      self->database, "SELECT NOT EXISTS (SELECT 1 FROM state WHERE NOT ratings_are_stale)", error);
  if (statement == NULL || !qdr_database_read_integer (self->database, statement, &stale, error))
    return FALSE;
  if (!stale)
    return TRUE;
  if (!qdr_database_begin_transaction (self->database, error))
    return FALSE;

  ratings.players = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, free_rated);
  is_done =
      qdr_database_run_statements (
          self->database,
          "DELETE FROM main.ratings; UPDATE main.players SET rating = NULL, best = NULL", error) &&
      read_players (&ratings, error) && read_games (&ratings, error);

  /* Stores the ratings. A player without rated games gets NULL, except for a personality with a
   * measured rating. */
  g_hash_table_iter_init (&iter, ratings.players);
  while (is_done && g_hash_table_iter_next (&iter, NULL, &value)) {
    const Rated *player = value;

    statement = qdr_database_prepare_statement (
        self->database, "UPDATE main.players SET rating = ?2, best = ?3 WHERE id = ?1", error);
    if (statement != NULL)
      sqlite3_bind_int64 (statement, 1, player->id);
    if (statement != NULL && player->is_rated) {
      sqlite3_bind_double (statement, 2, get_stored_rating (player));
      sqlite3_bind_double (statement, 3, player->best);
    }
    is_done =
        statement != NULL && qdr_database_run_prepared_statement (self->database, statement, error);
  }
  is_done =
      is_done &&
      qdr_database_run_statements (self->database,
                                   "DELETE FROM main.state; INSERT INTO main.state VALUES (0)",
                                   error);
  g_hash_table_unref (ratings.players);
  return qdr_database_end_transaction (self->database, is_done, error);
}

/* Rounds a rating as the window does. Otherwise, a player whose rating is displayed as 1500 could
 * be ranked among the players rated above 1500. */
static guint
round_rating (double rating)
{
  return (guint) fmax (round (rating), 0);
}

static int
compare_ranks (gconstpointer a, gconstpointer b)
{
  const QdrLibraryRank *one = a;
  const QdrLibraryRank *other = b;

  if ((one->place == 0) != (other->place == 0))
    return one->place == 0 ? 1 : -1;
  if (one->number != other->number)
    return one->number < other->number ? 1 : -1;
  if (!g_str_equal (one->player->name, other->player->name))
    return g_strcmp0 (one->player->name, other->player->name);
  return one->player->is_personality - other->player->is_personality;
}

GArray *
qdr_library_rank_players (GPtrArray *players, QdrLibraryRankingKind kind, guint number)
{
  const guint least = kind == QDR_LIBRARY_RANKING_BEST ? 0 : number;
  GArray *ranks;

  g_return_val_if_fail (players != NULL, NULL);

  ranks = g_array_new (FALSE, FALSE, sizeof (QdrLibraryRank));
  for (guint i = 0; i < players->len; i++) {
    const QdrLibraryPlayer *player = g_ptr_array_index (players, i);
    const double best = qdr_library_player_has_best (player) ? player->best : 0;
    const guint value = kind == QDR_LIBRARY_RANKING_RATING ? round_rating (player->rating)
                        : kind == QDR_LIBRARY_RANKING_BEST ? round_rating (best)
                                                           : player->n_wins_as_first;
    const gboolean is_provisional = kind == QDR_LIBRARY_RANKING_RATING && player->best <= 0;
    const QdrLibraryRank rank = { player, value, is_provisional ? 0 : 1 };

    if (rank.number > least)
      g_array_append_val (ranks, rank);
  }
  g_array_sort (ranks, compare_ranks);
  if (kind == QDR_LIBRARY_RANKING_BEST)
    g_array_set_size (ranks, MIN (ranks->len, number));
  for (guint i = 0; i < ranks->len && g_array_index (ranks, QdrLibraryRank, i).place > 0; i++) {
    QdrLibraryRank *rank = &g_array_index (ranks, QdrLibraryRank, i);

    rank->place = i > 0 && rank[-1].number == rank->number ? rank[-1].place : i + 1;
  }
  return ranks;
}
