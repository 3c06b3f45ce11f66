/*
 * quoridor-cli play and personalities: a game in the terminal, and the list of opponents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#include "qdr-contestant.h"
#include "qdr-csv.h"
#include "qdr-game-line.h"
#include "qdr-game-merge.h"
#include "qdr-game-options.h"
#include "qdr-library-command.h"
#include "qdr-library-recorder.h"
#include "qdr-output-format.h"
#include "qdr-parse.h"
#include "qdr-person-name.h"
#include "qdr-player.h"
#include "qdr-saved-game.h"
#include "qdr-search-options.h"
#include "qdr-shared-record.h"
#include "qdr-terminal.h"

#define DEFAULT_PACE_MS 1000 /* slow enough for a person to follow the moves */

#define MAX_NAME 40 /* longest name of an engine, in characters */

/* Adds an external engine with the command line @text, for this game only. Names it after its
 * program. Returns its name (transfer full), or NULL on error. */
static char *
add_engine (const char *text, QdrExternalEngineList *engines, GError **error)
{
  QdrProtocol protocol;
  const char *command = qdr_protocol_parse_prefix (text, &protocol);
  g_autoptr (GError) reason = NULL;
  g_autoptr (QdrExternalEngine) engine = NULL;
  g_auto (GStrv) argv = NULL;
  g_autofree char *name = NULL;
  g_autofree char *program = NULL;

  if (g_shell_parse_argv (command, NULL, &argv, NULL)) {
    g_autofree char *file = g_path_get_basename (argv[0]);
    g_autofree char *readable = g_filename_display_name (file);
    g_autofree char *base =
        g_strstrip (g_utf8_substring (readable, 0, MIN (g_utf8_strlen (readable, -1), MAX_NAME)));

    name = g_strdup (base);
    for (guint i = 2; qdr_external_engine_list_find (engines, name) != NULL; i++) {
      g_free (name);
      name = g_strdup_printf ("%s %u", base, i);
    }
  }
  /* If the command could not be parsed above, this call fails and sets the reason. */
  engine = qdr_external_engine_new (name != NULL ? name : "?", command, protocol, &reason);
  if (engine == NULL || !qdr_external_engine_list_add_hidden_engine (engines, engine, &reason)) {
    qdr_usage_error_set (error, _ ("Engine “%s”: %s"), command, reason->message);
    return NULL;
  }
  program = g_find_program_in_path (qdr_external_engine_get_argv (engine)[0]);
  if (program == NULL) {
    qdr_usage_error_set (error, _ ("Engine “%s”: there is no such program"), command);
    return NULL;
  }
  return g_steal_pointer (&name);
}

/* Sets the seats. By default, a person has the first seat, and the computer has the other seats. */
static gboolean
seat_players (QdrGame *game, char **seats, QdrPersonalityList *personalities, GError **error)
{
  QdrExternalEngineList *engines = qdr_personality_list_get_engines (personalities);
  QdrPersonality *easiest = qdr_personality_list_get_easiest_opponent (personalities);
  const char *opponent = easiest != NULL ? qdr_personality_get_id (easiest) : QDR_SEAT_HUMAN;
  const guint n_seats = seats != NULL ? g_strv_length (seats) : 0;

  if (n_seats > qdr_game_get_n_players (game))
    return qdr_usage_error_set (error, _ ("There are more seats than the %u players"),
                                qdr_game_get_n_players (game));

  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);
    const char *id = i < n_seats ? seats[i] : i == 0 ? QDR_SEAT_HUMAN : opponent;
    const char *engine = qdr_seat_get_engine_name (id);
    g_autofree char *name = NULL;
    g_autofree char *seat = NULL;

    if (g_str_equal (id, QDR_SEAT_HUMAN) || g_str_equal (id, QDR_SEAT_ELSEWHERE)) {
      qdr_player_set_seat (player, id);
      continue;
    }

    if (g_str_has_prefix (id, QDR_CONTESTANT_ENGINE_PREFIX)) {
      name = add_engine (id + strlen (QDR_CONTESTANT_ENGINE_PREFIX), engines, error);
      if (name == NULL)
        return FALSE;
      seat = qdr_seat_for_engine (name);
    } else if (engine != NULL) {
      QdrExternalEngine *found = qdr_external_engine_list_find (engines, engine);

      if (found == NULL)
        return qdr_usage_error_set (error, _ ("There is no engine “%s” in the preferences"),
                                    engine);
      name = g_strdup (qdr_external_engine_get_name (found));
      seat = qdr_seat_for_engine (name);
    } else {
      QdrPersonality *personality =
          qdr_personality_list_find_or_set_error (personalities, id, error);

      if (personality == NULL)
        return FALSE;
      name = g_strdup (qdr_personality_get_name (personality));
      seat = qdr_seat_for_personality (id);
    }
    qdr_player_set_seat (player, seat);
    qdr_player_set_name (player, name);
  }
  return TRUE;
}

/* Sets the opening book of the opponents. @text is "own" or NULL for the books that their files
 * name, "library" for the book made from the library, "none", or the path of a book. */
static gboolean
set_book (const char *text,
          const char *library_path,
          QdrPersonalityList *personalities,
          GError **error)
{
  const gboolean is_own = text == NULL || g_str_equal (text, "own");
  g_autoptr (QdrOpeningBook) book = NULL;

  if (!is_own)
    qdr_personality_list_set_book_choice (personalities, g_str_equal (text, "none")
                                                             ? QDR_BOOK_CHOICE_NONE
                                                             : QDR_BOOK_CHOICE_LIBRARY);
  if (!qdr_personality_list_needs_library (personalities))
    return TRUE;
  if (is_own || g_str_equal (text, "library"))
    return qdr_library_command_build_book_for_personalities (library_path, personalities, error);

  book = qdr_opening_book_load_path (text, error);
  qdr_personality_list_set_library_book (personalities, book);
  return book != NULL;
}

/* Asks on standard input which player of a game the user is. */
static gboolean
ask_for_player (QdrGame *game, guint *number, GError **error)
{
  g_autoptr (GString) question = g_string_new (_ ("Which player are you?"));

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (qdr_player_is_person (qdr_game_get_player (game, i)))
      g_string_append_printf (question, " %u: %s", i + 1, qdr_game_get_player_name (game, i));
  for (;;) {
    g_autoptr (GString) line = g_string_new (NULL);
    guint64 chosen;
    char c = '\0';

    g_print ("%s\n> ", question->str);
    /* Not a byte more than the line: the moves that follow are read elsewhere. */
    while (line->len < QDR_MAX_PLAYERS && read (STDIN_FILENO, &c, 1) == 1 && c != '\n')
      g_string_append_c (line, c);
    if (c == '\0')
      return qdr_usage_error_set (error, _ ("This game needs --me"));
    if (g_ascii_string_to_unsigned (line->str, 10, 1, qdr_game_get_n_players (game), &chosen,
                                    NULL) &&
        qdr_player_is_person (qdr_game_get_player (game, (guint) chosen - 1))) {
      *number = (guint) chosen - 1;
      return TRUE;
    }
  }
}

/* Returns (transfer full) (nullable) a game with somebody elsewhere as this computer has it, with
 * the players who are here: those of its record, else those of @me, else those for whom it asks. */
static QdrGame *
sit_down (QdrGame *game, char **me, GError **error)
{
  g_autoptr (GFile) folder = qdr_shared_record_get_default_folder ();
  g_autoptr (QdrSharedRecord) record = qdr_shared_record_find (folder, game);
  GFile *file = qdr_saved_game_get_file (game);
  guint players = 0;
  guint number = 0;

  if (record != NULL && file != NULL) {
    qdr_saved_game_set_checksum (record->game, file, qdr_saved_game_get_checksum (game));
    return g_object_ref (record->game);
  }
  for (guint i = 0; me != NULL && me[i] != NULL; i++) {
    guint64 chosen;

    if (!qdr_parse_number ("--me", me[i], 1, qdr_game_get_n_players (game), &chosen, error))
      return NULL;
    players |= 1u << (chosen - 1);
  }
  if (players == 0) {
    if (!ask_for_player (game, &number, error))
      return NULL;
    players = 1u << number;
  }
  qdr_game_set_players_here (game, players);
  return g_object_ref (game);
}

/* Prints the line of a game, in its newer copy. */
static gboolean
print_line (QdrGame *game, GString *output, GError **error)
{
  g_autoptr (GFile) folder = qdr_shared_record_get_default_folder ();
  g_autoptr (QdrSharedRecord) record = qdr_shared_record_find (folder, game);
  const gboolean is_newer =
      record != NULL && qdr_game_compare (record->game, qdr_game_get_ply (record->game), game,
                                          NULL) == QDR_MERGE_OLDER;
  QdrGame *copy = is_newer ? record->game : game;
  g_autofree char *line = qdr_game_line_write (copy, qdr_game_get_ply (copy), error);

  if (line != NULL)
    g_string_append_printf (output, "%s\n", line);
  return line != NULL;
}

static gboolean
run_play (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (QdrGameOptions) setup = { 0 };
  g_auto (GStrv) seats = NULL;
  g_autofree char *clock = NULL;
  g_autofree char *pace = NULL;
  g_autofree char *book = NULL;
  g_auto (GStrv) me = NULL;
  gboolean copies = FALSE;
  g_auto (QdrLibraryRecorder) library_recorder = { 0 };
  QdrTerminalOptions terminal = { .pace_ms = DEFAULT_PACE_MS,
                                  .library_recorder = &library_recorder };
  const GOptionEntry entries[] = {
    { "seat", 0, 0, G_OPTION_ARG_STRING_ARRAY, &seats,
      N_ ("Who plays: “human”, “elsewhere”, a personality, “engine NAME” or “engine:COMMAND”; "
          "once for each player"),
      N_ ("KIND") },
    { "book", 0, 0, G_OPTION_ARG_FILENAME, &book,
      N_ ("Opening book of opponents who know openings (own)"), N_ ("own|library|none|FILE") },
    { "clock", 0, 0, G_OPTION_ARG_STRING, &clock,
      N_ ("Time of each player for the game, and what a move adds (no clocks)"),
      N_ ("SECONDS[+INCREMENT]") },
    { "me", 0, 0, G_OPTION_ARG_STRING_ARRAY, &me,
      N_ ("The number of your player in a game with somebody elsewhere (asked for)"), N_ ("N") },
    { "copy", 0, 0, G_OPTION_ARG_NONE, &copies, N_ ("Print the game as a line for a message"),
      NULL },
    { "pace", 0, 0, G_OPTION_ARG_STRING, &pace, N_ ("Minimum time of a move between computers (1)"),
      N_ ("SECONDS") },
    { "plain", 0, 0, G_OPTION_ARG_NONE, &terminal.is_plain,
      N_ ("Describe the game in sentences instead of drawing the board"), NULL },
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &terminal.is_quiet,
      N_ ("Turn off the opponents’ remarks"), NULL },
    { NULL },
  };
  g_autoptr (QdrPersonalityList) personalities = NULL;
  g_autoptr (QdrGame) game = NULL;

  qdr_library_recorder_add_option (&library_recorder, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_game_options_add_to_context (&setup, context);
  if (!qdr_parse_all_arguments (context, arguments, error))
    return FALSE;
  if ((clock != NULL &&
       !qdr_parse_clock ("--clock", clock, &setup.time_control, &setup.increment, error)) ||
      (pace != NULL && !qdr_parse_seconds ("--pace", pace, 0, &terminal.pace_ms, error)))
    return FALSE;
  /* A single word with a dot or a slash is no move but a file. */
  if (setup.file == NULL && setup.moves != NULL && setup.moves[0] != NULL &&
      setup.moves[1] == NULL && strpbrk (setup.moves[0], "./") != NULL) {
    setup.file = g_strdup (setup.moves[0]);
    g_clear_pointer (&setup.moves, g_strfreev);
  }
  if (g_strcmp0 (setup.file, QDR_STANDARD_INPUT) == 0)
    return qdr_usage_error_set (error, _ ("--file: standard input is already used for moves"));
  game = qdr_game_options_make_game (&setup, error);
  if (game == NULL)
    return FALSE;
  if (copies)
    return print_line (game, output, error);
  if (qdr_game_is_shared (game)) {
    QdrGame *own = sit_down (game, me, error);

    if (own == NULL)
      return FALSE;
    g_object_unref (game);
    game = own;
  }

  /* A saved game already has names and seats. Set the seats only if the command line names them. */
  personalities = qdr_personality_list_new ();
  if (!set_book (book, library_recorder.path, personalities, error))
    return FALSE;
  if ((seats != NULL || setup.file == NULL) && !seat_players (game, seats, personalities, error))
    return FALSE;
  if (setup.file == NULL)
    qdr_game_set_default_human_names (game);

  if (!qdr_library_recorder_open (&library_recorder, error))
    return FALSE;
  qdr_terminal_run (game, personalities, &terminal);
  return TRUE;
}

const QdrCommand qdr_command_play = {
  .name = "play",
  .parameters = N_ ("[FILE | MOVE…]"),
  .summary = N_ ("Play in the terminal"),
  .run = run_play,
};

static gboolean
run_personalities (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  static const char *const headings[] = { "id", "name", "style", "rating" };
  g_autoptr (QdrPersonalityList) personalities = NULL;
  QdrJsonWriter json = qdr_json_writer_make (output);
  const GPtrArray *rejected;
  g_autofree char *format_name = NULL;
  QdrOutputFormat format;

  qdr_output_format_add_option (&format_name, TRUE, context);
  if (!qdr_parse_all_arguments (context, arguments, error) ||
      !qdr_output_format_parse (format_name, TRUE, &format, error))
    return FALSE;

  personalities = qdr_personality_list_new ();
  rejected = qdr_personality_list_get_rejected_files (personalities);
  for (guint i = 0; i < rejected->len; i++) {
    g_autofree char *sentence =
        qdr_rejected_personality_to_string (g_ptr_array_index (rejected, i));

    qdr_print_error (sentence);
  }

  if (format == QDR_OUTPUT_FORMAT_JSON)
    qdr_json_writer_open (&json, NULL, '[');
  else if (format == QDR_OUTPUT_FORMAT_CSV)
    qdr_csv_append_row (output, headings, G_N_ELEMENTS (headings));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (personalities)); i++) {
    g_autoptr (QdrPersonality) personality =
        g_list_model_get_item (G_LIST_MODEL (personalities), i);
    const int rating = qdr_personality_get_rating (personality);
    g_autofree char *rating_text = g_strdup_printf ("%d", rating);
    const char *const fields[] = { qdr_personality_get_id (personality),
                                   qdr_personality_get_name (personality),
                                   qdr_personality_get_style_name (personality), rating_text };

    if (format == QDR_OUTPUT_FORMAT_JSON) {
      qdr_json_writer_open (&json, NULL, '{');
      for (guint j = 0; j < 3; j++)
        qdr_json_writer_add_string (&json, headings[j], fields[j]);
      qdr_json_writer_add_integer (&json, "rating", rating);
      qdr_json_writer_close (&json, '}');
    } else if (format == QDR_OUTPUT_FORMAT_CSV) {
      qdr_csv_append_row (output, fields, G_N_ELEMENTS (fields));
    } else {
      g_string_append_printf (output, "%s\t%s\t%s\t%s\n", fields[0], fields[1], fields[2],
                              fields[3]);
    }
  }
  if (format == QDR_OUTPUT_FORMAT_JSON)
    qdr_json_writer_close (&json, ']');
  return TRUE;
}

const QdrCommand qdr_command_personalities = {
  .name = "personalities",
  .summary = N_ ("List the opponents: id, name, style and rating, weakest first"),
  .run = run_personalities,
};
