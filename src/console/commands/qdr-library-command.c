/*
 * Functions that several commands use: to open the library, to parse the options that select games,
 * and to build opening books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-command.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-library-ratings.h"
#include "qdr-notation.h"
#include "qdr-parse.h"

/* The library */

QdrLibrary *
qdr_library_command_open (const char *path, gboolean creates_file, GError **error)
{
  g_autofree char *default_path = qdr_library_get_default_path ();

  if (path != NULL && !creates_file && !g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_autofree char *name = g_filename_display_name (path);

    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _ ("There is no file “%s”"), name);
    return NULL;
  }
  return qdr_library_open (path != NULL ? path : default_path, error);
}

static gboolean
find_measured (const char *id, int *rating, gpointer user_data)
{
  QdrPersonality *personality = qdr_personality_list_find (user_data, id);

  if (personality == NULL)
    return FALSE;
  *rating = qdr_personality_get_rating (personality);
  return TRUE;
}

gboolean
qdr_library_command_update_ratings (QdrLibrary *library, GError **error)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();

  return qdr_library_update_ratings (library, find_measured, personalities, error);
}

/* Selection of games */

#define MAX_PLIES G_MAXINT32

void
qdr_filter_options_add_to_context (QdrFilterOptions *self, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "player", 0, 0, G_OPTION_ARG_STRING, &self->player,
      N_ ("Player, by name or by the id of a personality"), N_ ("NAME") },
    { "opponent", 0, 0, G_OPTION_ARG_STRING, &self->opponent, N_ ("Another player"), N_ ("NAME") },
    { "result", 0, 0, G_OPTION_ARG_STRING, &self->result, N_ ("Result"), "1|2|3|4|draw|*" },
    { "size", 0, 0, G_OPTION_ARG_STRING, &self->size, N_ ("Columns and rows"), N_ ("N|WxH") },
    { "players", 0, 0, G_OPTION_ARG_STRING, &self->players, N_ ("Number of players"), "2|4" },
    { "opening", 0, 0, G_OPTION_ARG_STRING, &self->opening, N_ ("First moves, in one argument"),
      N_ ("MOVES") },
    { "ending", 0, 0, G_OPTION_ARG_STRING, &self->ending, N_ ("Ending"),
      "goal|resignation|time|stalemate|repetition|unfinished" },
    { "since", 0, 0, G_OPTION_ARG_STRING, &self->since, N_ ("The first day"), N_ ("DATE") },
    { "until", 0, 0, G_OPTION_ARG_STRING, &self->until, N_ ("The last day"), N_ ("DATE") },
    { "plies", 0, 0, G_OPTION_ARG_STRING, &self->plies, N_ ("Number of plies"), N_ ("MIN-MAX") },
    { "position", 0, 0, G_OPTION_ARG_STRING, &self->position,
      N_ ("A position among the first moves, or its mirror image"), N_ ("TEXT") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static gboolean
check_date (const char *name, const char *text, GError **error)
{
  g_autoptr (GDateTime) date = NULL;
  g_autofree char *whole = NULL;

  if (text == NULL)
    return TRUE;

  whole = g_strconcat (text, "T00:00:00Z", NULL);
  date = strlen (text) == strlen ("2026-11-20") ? g_date_time_new_from_iso8601 (whole, NULL) : NULL;
  return date != NULL ||
         qdr_usage_error_set (error, _ ("%s: “%s” is not a date such as 2026-11-20"), name, text);
}

/* Parses a number of plies. Does not change @n if @text is empty. */
static gboolean
read_number_of_plies (const char *text, guint *n, GError **error)
{
  guint64 number;

  if (text[0] == '\0')
    return TRUE;
  if (!qdr_parse_number ("--plies", text, 0, MAX_PLIES, &number, error))
    return FALSE;
  *n = (guint) number;
  return TRUE;
}

/* Accepts all moves on the largest board, because the size of the board is unknown. */
char *
qdr_library_command_format_moves (const char *name, const char *moves, GError **error)
{
  const QdrBoard board = qdr_board_make (QDR_BOARD_MAX, QDR_BOARD_MAX);
  g_auto (GStrv) words = qdr_parse_words (moves);
  g_autofree char *joined = g_strjoinv (" ", words);

  for (guint i = 0; words[i] != NULL; i++) {
    QdrMove move;

    if (qdr_move_from_text (&board, words[i], &move) != QDR_REASON_NONE) {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("%s: “%s” is not a move"), name,
                   words[i]);
      return NULL;
    }
  }
  return g_ascii_strdown (joined, -1);
}

gboolean
qdr_filter_options_resolve (QdrFilterOptions *self, QdrLibraryFilter *filter, GError **error)
{
  static const char *const results[] = { "1", "2", "3", "4", "draw", "*", NULL };
  QdrLibraryEnding ending;

  *filter = (QdrLibraryFilter){ .player = self->player,
                                .opponent = self->opponent,
                                .result = self->result,
                                .ending = self->ending,
                                .since = self->since,
                                .until = self->until };

  /* The values of --result and --ending are words from saved games. */
  if (self->result != NULL && !g_strv_contains (results, self->result))
    return qdr_usage_error_set (error, _ ("--result: “%s” is none of 1, 2, 3, 4, draw and *"),
                                self->result);
  if (self->ending != NULL && !qdr_library_ending_from_name (self->ending, &ending))
    return qdr_usage_error_set (error, _ ("--ending: “%s” is not an ending"), self->ending);
  if (!check_date ("--since", self->since, error) || !check_date ("--until", self->until, error))
    return FALSE;
  if (self->since != NULL && self->until != NULL && strcmp (self->since, self->until) > 0)
    return qdr_usage_error_set (error, _ ("--until: “%s” comes before “%s”"), self->until,
                                self->since);
  if ((self->size != NULL &&
       !qdr_parse_size ("--size", self->size, &filter->width, &filter->height, error)) ||
      (self->players != NULL &&
       !qdr_parse_players ("--players", self->players, &filter->n_players, error)))
    return FALSE;

  if (self->plies != NULL) {
    /* The value is a number or range of plies: "20-60", "20-", "-60" or "40". A game with 0 plies
     * has no moves. */
    const char *dash = strchr (self->plies, '-');
    const char *max = dash != NULL ? dash + 1 : self->plies;
    g_autofree char *min = dash != NULL ? g_strndup (self->plies, (gsize) (dash - self->plies))
                                        : g_strdup (self->plies);
    guint n_max = G_MAXUINT;

    if (!read_number_of_plies (min, &filter->min_plies, error) ||
        !read_number_of_plies (max, &n_max, error))
      return FALSE;
    if ((min[0] == '\0' && max[0] == '\0') || filter->min_plies > n_max)
      return qdr_usage_error_set (error, _ ("--plies: “%s” is not a range such as 20-60"),
                                  self->plies);
    filter->max_plies = n_max != G_MAXUINT ? n_max : 0;
    filter->is_unplayed = n_max == 0;
  }

  if (self->opening != NULL) {
    char *moves = qdr_library_command_format_moves ("--opening", self->opening, error);

    if (moves == NULL)
      return FALSE;
    g_free (self->opening);
    self->opening = moves;
    filter->opening = moves[0] != '\0' ? moves : NULL;
  }

  if (self->position != NULL) {
    if (!qdr_position_from_text (self->position, &self->parsed_position, NULL, error)) {
      g_prefix_error (error, "--position: ");
      return FALSE;
    }
    filter->position = &self->parsed_position;
  }
  return TRUE;
}

void
qdr_filter_options_clear (QdrFilterOptions *self)
{
  g_free (self->player);
  g_free (self->opponent);
  g_free (self->result);
  g_free (self->size);
  g_free (self->players);
  g_free (self->opening);
  g_free (self->ending);
  g_free (self->since);
  g_free (self->until);
  g_free (self->plies);
  g_free (self->position);
}

/* Opening books */

char *
qdr_book_build_text (const char *path, const QdrLibraryBookRules *rules, GError **error)
{
  g_autoptr (QdrLibrary) library = qdr_library_command_open (path, FALSE, error);

  g_return_val_if_fail (rules != NULL, NULL);

  if (library == NULL || !qdr_library_command_update_ratings (library, error))
    return NULL;
  return qdr_library_make_opening_book (library, rules, NULL, error);
}

gboolean
qdr_book_build_for_personalities (const char *path,
                                  QdrPersonalityList *personalities,
                                  GError **error)
{
  g_autofree char *own = path == NULL ? qdr_library_get_default_path () : NULL;
  g_autofree char *text = NULL;
  g_autoptr (QdrOpeningBook) book = NULL;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), FALSE);

  if (path == NULL)
    path = own;
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  text = qdr_book_build_text (path, &qdr_library_book_rules_default, error);
  if (text == NULL)
    return FALSE;

  book = qdr_opening_book_parse (path, text, qdr_personality_list_get_program_book (personalities));
  qdr_personality_list_set_library_book (personalities, book);
  return TRUE;
}
