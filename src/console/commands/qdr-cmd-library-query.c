/*
 * quoridor-cli library query: answers questions about players and openings with tables.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "qdr-game-options.h"
#include "qdr-library-command.h"
#include "qdr-library-query.h"
#include "qdr-library-statistics.h"
#include "qdr-output-format.h"
#include "qdr-parse.h"
#include "qdr-person-name.h"

static char *
write_integer (gint64 value)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, value);
}

/* Formats a number for a cell, with the same decimal point in all languages. */
static char *
write_number (double value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup (g_ascii_formatd (text, sizeof text, "%.3f", value));
}

/* Formats a rating for a cell, which is empty for a player without a rating. */
static char *
write_rating (double rating)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup (rating > 0 ? g_ascii_formatd (text, sizeof text, "%.0f", rating) : "");
}

/* Formats a day for a cell, which is empty for an unknown day. */
static char *
write_date (guint32 day)
{
  GDate date;

  if (day == 0)
    return g_strdup ("");
  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  return g_strdup_printf ("%04u-%02u-%02u", g_date_get_year (&date), g_date_get_month (&date),
                          g_date_get_day (&date));
}

static GStrv
add_row (QdrLibraryQueryResult *table)
{
  GStrv row = g_new0 (char *, table->n_columns + 1);

  g_ptr_array_add (table->rows, row);
  return row;
}

#define SCORE_COLUMNS                                                                              \
  { "games", QDR_LIBRARY_COLUMN_INTEGER }, { "wins", QDR_LIBRARY_COLUMN_INTEGER },                 \
      { "draws", QDR_LIBRARY_COLUMN_INTEGER }, { "losses", QDR_LIBRARY_COLUMN_INTEGER },           \
      { "score", QDR_LIBRARY_COLUMN_SHARE }, { "low", QDR_LIBRARY_COLUMN_SHARE },                  \
      { "high", QDR_LIBRARY_COLUMN_SHARE }, { "plies", QDR_LIBRARY_COLUMN_SHARE },                 \
  {                                                                                                \
    "walls", QDR_LIBRARY_COLUMN_SHARE                                                              \
  }

/* Fills the cells of SCORE_COLUMNS. */
static void
write_score (const QdrLibraryScore *score, char **cells)
{
  const QdrLibraryShareEstimate interval = qdr_library_score_estimate_share (score);

  cells[0] = write_integer (score->n_games);
  cells[1] = write_integer (score->n_wins);
  cells[2] = write_integer (score->n_draws);
  cells[3] = write_integer (score->n_losses);
  cells[4] = write_number (interval.share);
  cells[5] = write_number (interval.low);
  cells[6] = write_number (interval.high);
  cells[7] = write_number ((double) score->n_plies / score->n_games);
  cells[8] = write_number ((double) score->n_walls / score->n_seats);
}

static QdrLibraryQueryResult *
list_players (QdrLibrary *library, char **words, guint number, GError **error)
{
  static const QdrLibraryColumn columns[] = {
    { "player", QDR_LIBRARY_COLUMN_TEXT },   { "kind", QDR_LIBRARY_COLUMN_TEXT },
    { "games", QDR_LIBRARY_COLUMN_INTEGER }, { "rating", QDR_LIBRARY_COLUMN_INTEGER },
    { "best", QDR_LIBRARY_COLUMN_INTEGER },  { "since", QDR_LIBRARY_COLUMN_TEXT },
  };
  g_autoptr (GPtrArray) players = qdr_library_list_players (library, error);
  QdrLibraryQueryResult *table;

  if (players == NULL)
    return NULL;

  table = qdr_library_query_result_new (columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < players->len; i++) {
    const QdrLibraryPlayer *player = g_ptr_array_index (players, i);
    GStrv row = add_row (table);

    row[0] = g_strdup (player->name);
    row[1] = g_strdup (player->is_personality ? "personality" : "human");
    row[2] = write_integer (player->n_games);
    row[3] = write_rating (player->rating);
    row[4] = write_rating (player->best);
    row[5] = write_date (player->since);
  }
  return table;
}

/* Adds a row with a score. Takes ownership of @value. */
static void
add_score (QdrLibraryQueryResult *table,
           const char *what,
           char *value,
           const QdrLibraryScore *score)
{
  GStrv row;

  if (score->n_games == 0) {
    g_free (value);
    return;
  }
  row = add_row (table);
  row[0] = g_strdup (what);
  row[1] = value;
  write_score (score, row + 2);
}

static char *
write_seat (const QdrLibraryGameGroup *part)
{
  return g_strdup_printf ("%u of %u", part->seat, part->n_players);
}

static char *
write_board (const QdrLibraryGameGroup *part)
{
  return g_strdup_printf ("%ux%u", part->width, part->height);
}

static char *
write_n_players (const QdrLibraryGameGroup *part)
{
  return write_integer (part->n_players);
}

static char *
write_clock (const QdrLibraryGameGroup *part)
{
  return part->seconds == 0 ? g_strdup ("none")
                            : g_strdup_printf ("%" G_GINT64_FORMAT "+%" G_GINT64_FORMAT,
                                               part->seconds, part->increment);
}

static void
add_parts (QdrLibraryQueryResult *table,
           const char *what,
           const GArray *parts,
           char *(*write) (const QdrLibraryGameGroup *part))
{
  for (guint i = 0; i < parts->len; i++) {
    const QdrLibraryGameGroup *part = &g_array_index (parts, QdrLibraryGameGroup, i);

    add_score (table, what, write (part), &part->score);
  }
}

static void
add_rivalries (QdrLibraryQueryResult *table,
               const GPtrArray *rivalries,
               guint n_players,
               const char *what)
{
  for (guint i = 0; i < rivalries->len; i++) {
    const QdrLibraryRivalry *rivalry = g_ptr_array_index (rivalries, i);

    if (rivalry->n_players == n_players)
      add_score (table, what, g_strdup (rivalry->opponent->name), &rivalry->score);
  }
}

static QdrLibraryQueryResult *
count_scores (QdrLibrary *library, const QdrLibraryPlayer *player, GError **error)
{
  static const QdrLibraryColumn columns[] = { { "what", QDR_LIBRARY_COLUMN_TEXT },
                                              { "value", QDR_LIBRARY_COLUMN_TEXT },
                                              SCORE_COLUMNS };
  g_autoptr (QdrLibraryStatistics) statistics =
      qdr_library_read_statistics (library, player->is_personality, player->identity, error);
  QdrLibraryQueryResult *table;

  if (statistics == NULL)
    return NULL;

  table = qdr_library_query_result_new (columns, G_N_ELEMENTS (columns));
  add_score (table, "all", g_strdup (""), &statistics->overall);
  add_rivalries (table, statistics->rivalries, 2, "opponent");
  add_rivalries (table, statistics->rivalries, 4, "opponent of four");
  add_parts (table, "seat", statistics->by_seat, write_seat);
  add_parts (table, "board", statistics->by_board, write_board);
  add_parts (table, "players", statistics->by_n_players, write_n_players);
  add_parts (table, "clock", statistics->by_clock, write_clock);
  for (guint i = 0; i < QDR_LIBRARY_N_ENDINGS; i++)
    add_score (table, "ending", g_strdup (qdr_library_ending_get_name ((QdrLibraryEnding) i)),
               &statistics->by_ending[i]);
  return table;
}

static QdrLibraryQueryResult *
list_results (QdrLibrary *library, const QdrLibraryPlayer *player, GError **error)
{
  static const QdrLibraryColumn columns[] = {
    { "id", QDR_LIBRARY_COLUMN_INTEGER },      { "date", QDR_LIBRARY_COLUMN_TEXT },
    { "players", QDR_LIBRARY_COLUMN_INTEGER }, { "share", QDR_LIBRARY_COLUMN_SHARE },
    { "plies", QDR_LIBRARY_COLUMN_INTEGER },   { "walls", QDR_LIBRARY_COLUMN_INTEGER },
    { "streak", QDR_LIBRARY_COLUMN_INTEGER },
  };
  g_autoptr (QdrLibraryStatistics) statistics =
      qdr_library_read_statistics (library, player->is_personality, player->identity, error);
  QdrLibraryQueryResult *table;
  guint streak = 0;

  if (statistics == NULL)
    return NULL;

  table = qdr_library_query_result_new (columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < statistics->outcomes->len; i++) {
    const QdrLibraryOutcome *outcome = &g_array_index (statistics->outcomes, QdrLibraryOutcome, i);
    GStrv row = add_row (table);

    streak = outcome->share >= 1 ? streak + 1 : 0;
    row[0] = write_integer (outcome->id);
    row[1] = write_date (outcome->day);
    row[2] = write_integer (outcome->n_players);
    row[3] = write_number (outcome->share);
    row[4] = write_integer (outcome->n_plies);
    row[5] = write_integer (outcome->n_walls);
    row[6] = write_integer (streak);
  }
  return table;
}

static QdrLibraryQueryResult *
list_ratings (QdrLibrary *library, const QdrLibraryPlayer *player, GError **error)
{
  static const QdrLibraryColumn columns[] = { { "date", QDR_LIBRARY_COLUMN_TEXT },
                                              { "rating", QDR_LIBRARY_COLUMN_INTEGER },
                                              { "deviation", QDR_LIBRARY_COLUMN_INTEGER } };
  g_autoptr (GArray) ratings =
      qdr_library_list_ratings (library, player->is_personality, player->identity, error);
  QdrLibraryQueryResult *table;

  if (ratings == NULL)
    return NULL;

  table = qdr_library_query_result_new (columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < ratings->len; i++) {
    const QdrLibraryRating *rating = &g_array_index (ratings, QdrLibraryRating, i);
    GStrv row = add_row (table);

    row[0] = write_date (rating->day);
    row[1] = write_rating (rating->rating);
    row[2] = write_rating (rating->deviation);
  }
  return table;
}

static QdrLibraryQueryResult *
list_reviews (QdrLibrary *library, const QdrLibraryPlayer *player, GError **error)
{
  static const QdrLibraryColumn columns[] = {
    { "id", QDR_LIBRARY_COLUMN_INTEGER },       { "date", QDR_LIBRARY_COLUMN_TEXT },
    { "moves", QDR_LIBRARY_COLUMN_INTEGER },    { "inaccuracies", QDR_LIBRARY_COLUMN_INTEGER },
    { "mistakes", QDR_LIBRARY_COLUMN_INTEGER }, { "blunders", QDR_LIBRARY_COLUMN_INTEGER },
    { "accuracy", QDR_LIBRARY_COLUMN_SHARE },
  };
  g_autoptr (GArray) games =
      qdr_library_list_reviewed_games (library, player->is_personality, player->identity, error);
  QdrLibraryQueryResult *table;

  if (games == NULL)
    return NULL;

  table = qdr_library_query_result_new (columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < games->len; i++) {
    const QdrLibraryReviewedGame *game = &g_array_index (games, QdrLibraryReviewedGame, i);
    GStrv row = add_row (table);

    row[0] = write_integer (game->id);
    row[1] = write_date (game->day);
    row[2] = write_integer (game->n_moves);
    row[3] = write_integer (game->n_inaccuracies);
    row[4] = write_integer (game->n_mistakes);
    row[5] = write_integer (game->n_blunders);
    row[6] = write_number (game->accuracy);
  }
  return table;
}

/* A question. Exactly one of ask(), ask_of_player() and ask_of_position() is not NULL. */
typedef struct {
  const char *name;
  guint n_numbers;        /* number of required numbers after the name */
  guint n_words;          /* greatest number of words after the name, including the numbers */
  gboolean needs_ratings; /* whether ratings are updated before the question is answered */
  QdrLibraryQueryResult *(*ask) (QdrLibrary *library, char **words, guint number, GError **error);
  /* Answers a question about a player. The player is the user, unless another player is named after
   * the question. */
  QdrLibraryQueryResult *(*ask_of_player) (QdrLibrary *library,
                                           const QdrLibraryPlayer *player,
                                           GError **error);
  /* Answers a question about a position. The options that set up a game determine the position. */
  QdrLibraryQueryResult *(*ask_of_position) (QdrLibrary *library,
                                             const QdrPosition *position,
                                             GError **error);
} Question;

static QdrLibraryQueryResult *
ask_rated_above (QdrLibrary *library, char **words, guint number, GError **error)
{
  return qdr_library_query_players_rated_above (library, number, error);
}

static QdrLibraryQueryResult *
ask_best_players (QdrLibrary *library, char **words, guint number, GError **error)
{
  return qdr_library_query_best_players (library, number, error);
}

static QdrLibraryQueryResult *
ask_first_player_share (QdrLibrary *library, char **words, guint number, GError **error)
{
  g_autofree char *joined = g_strjoinv (" ", words);
  g_autofree char *opening = qdr_library_command_format_moves ("first-player-share", joined, error);

  return opening != NULL ? qdr_library_query_first_player_share (library, opening, error) : NULL;
}

static QdrLibraryQueryResult *
ask_winners_as_first (QdrLibrary *library, char **words, guint number, GError **error)
{
  return qdr_library_query_first_seat_winners (library, number, error);
}

static QdrLibraryQueryResult *
ask_versus (QdrLibrary *library, char **words, guint number, GError **error)
{
  return qdr_library_query_player_pairs (library, error);
}

static QdrLibraryQueryResult *
ask_personalities (QdrLibrary *library, char **words, guint number, GError **error)
{
  static const QdrLibraryColumn columns[] = {
    { "first", QDR_LIBRARY_COLUMN_TEXT },
    { "second", QDR_LIBRARY_COLUMN_TEXT },
    SCORE_COLUMNS,
    { "goal", QDR_LIBRARY_COLUMN_INTEGER },
    { "resignation", QDR_LIBRARY_COLUMN_INTEGER },
    { "time", QDR_LIBRARY_COLUMN_INTEGER },
    { "stalemate", QDR_LIBRARY_COLUMN_INTEGER },
    { "repetition", QDR_LIBRARY_COLUMN_INTEGER },
  };
  const gboolean is_of_four = g_strcmp0 (words[0], "4") == 0;
  g_autoptr (QdrLibraryComparison) comparison = NULL;
  QdrLibraryQueryResult *table;

  if (words[0] != NULL && !is_of_four && !g_str_equal (words[0], "2")) {
    qdr_usage_error_set (error, _ ("“%s” is neither 2 nor 4 players"), words[0]);
    return NULL;
  }
  comparison = qdr_library_compare_personalities (library, is_of_four ? 4 : 2, error);
  if (comparison == NULL)
    return NULL;

  table = qdr_library_query_result_new (columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < comparison->pairings->len; i++) {
    const QdrLibraryPairing *pairing = g_ptr_array_index (comparison->pairings, i);
    GStrv row = add_row (table);

    row[0] = g_strdup (pairing->first->name);
    row[1] = g_strdup (pairing->second->name);
    write_score (&pairing->score, row + 2);
    for (guint j = QDR_LIBRARY_GOAL; j < QDR_LIBRARY_N_ENDINGS; j++)
      row[11 + j - QDR_LIBRARY_GOAL] = write_integer (pairing->n_endings[j]);
  }
  return table;
}

static const Question questions[] = {
  { "rated-above", 1, 1, TRUE, ask_rated_above },
  { "best-players", 1, 1, TRUE, ask_best_players },
  { "first-player-share", 0, G_MAXUINT, FALSE, ask_first_player_share },
  { "winners-as-first", 1, 1, FALSE, ask_winners_as_first },
  { "versus", 0, 0, FALSE, ask_versus },
  { "players", 0, 0, TRUE, list_players },
  { "statistics", 0, 1, FALSE, .ask_of_player = count_scores },
  { "results", 0, 1, FALSE, .ask_of_player = list_results },
  { "ratings", 0, 1, TRUE, .ask_of_player = list_ratings },
  { "reviews", 0, 1, FALSE, .ask_of_player = list_reviews },
  { "personalities", 0, 1, FALSE, ask_personalities },
  { "moves", 0, 0, TRUE, .ask_of_position = qdr_library_query_moves },
};

static gboolean
run_question (const QdrCommand *self,
              const Question *question,
              const char *path,
              char **arguments,
              GString *output,
              GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_autoptr (QdrLibrary) library = NULL;
  g_autoptr (QdrLibraryQueryResult) table = NULL;
  g_autofree char *format_name = NULL;
  g_auto (GStrv) words = NULL;
  g_auto (QdrGameOptions) setup = { 0 };
  g_autoptr (QdrGame) game = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &words, NULL, NULL },
    { NULL },
  };
  char *none[] = { NULL };
  QdrOutputFormat format;
  guint n_words;
  guint64 number = 0;

  if (question->ask_of_position != NULL)
    qdr_game_options_add_to_context (&setup, context);
  else
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_output_format_add_option (&format_name, TRUE, context);
  if (!qdr_parse_all_arguments (context, arguments, error) ||
      !qdr_output_format_parse (format_name, TRUE, &format, error))
    return FALSE;
  n_words = words != NULL ? g_strv_length (words) : 0;
  if (n_words < question->n_numbers)
    return qdr_usage_error_set (error, _ ("%s needs a number"), question->name);
  if (n_words > question->n_words)
    return qdr_usage_error_set (error, _ ("Unexpected argument “%s”"), words[question->n_words]);
  if (question->n_numbers > 0 &&
      !qdr_parse_number (question->name, words[0], 0, G_MAXINT32, &number, error))
    return FALSE;
  if (question->ask_of_position != NULL) {
    game = qdr_game_options_make_game (&setup, error);
    if (game == NULL)
      return FALSE;
  }
  library = qdr_library_command_open (path, FALSE, error);
  if (library == NULL ||
      (question->needs_ratings && !qdr_library_command_update_ratings (library, error)))
    return FALSE;

  if (question->ask_of_position != NULL) {
    table = question->ask_of_position (library, qdr_game_get_position (game), error);
  } else if (question->ask_of_player != NULL) {
    g_autofree char *user = qdr_user_get_name ();
    const char *name = words != NULL && words[0] != NULL ? words[0] : user;
    g_autoptr (QdrLibraryPlayer) player = qdr_library_find_player (library, name, error);

    if (player != NULL)
      table = question->ask_of_player (library, player, error);
  } else {
    table = question->ask (library, words != NULL ? words : none, (guint) number, error);
  }
  if (table == NULL)
    return FALSE;
  qdr_output_format_append_table (table, format, output);
  return TRUE;
}

static gboolean
run (const QdrCommand *self, const char *path, char **arguments, GString *output, GError **error)
{
  const char *name = arguments[1];

  if (name == NULL)
    return qdr_usage_error_set (error, _ ("%s needs a question"), self->name);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (g_str_equal (questions[i].name, name))
      return run_question (self, &questions[i], path, arguments + 1, output, error);
  if (g_str_equal (name, "--help")) {
    g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);

    return qdr_parse_all_arguments (context, arguments, error);
  }
  return qdr_usage_error_set (error, _ ("“%s” is not a question to the library"), name);
}

const QdrLibraryCommand qdr_library_command_query = {
  { .name = "query",
    .parameters = "rated-above N|best-players N|first-player-share [MOVE…]|winners-as-first N|"
                  "moves […] [MOVE…]|versus|players|statistics [NAME]|results [NAME]|"
                  "ratings [NAME]|reviews [NAME]|personalities [2|4]",
    .summary = N_ ("Answer questions about players and openings") },
  run,
};
