/*
 * Files in the window: opening, saving, recent files, and the question before a game is lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "qdr-games-folder.h"
#include "qdr-recent-files.h"
#include "qdr-saved-game.h"
#include "qdr-shared-game.h"
#include "temp-folder.h"

/* Returns a file in a new folder. delete_file() removes both. */
static GFile *
make_file (void)
{
  g_autofree char *folder = make_temp_folder ();

  return g_file_new_build_filename (folder, "game.quoridor", NULL);
}

static void
delete_file (GFile *file)
{
  remove_temp_folder (g_path_get_dirname (g_file_peek_path (file)));
}

static void
write_file (GFile *file, const char *text)
{
  ck_assert (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE,
                                      NULL, NULL, NULL));
}

/* Shows a game that was opened from @file. */
static QdrGame *
use_game_of (GFile *file)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  qdr_session_set_game (qdr_window_get_session (window), game, file, NULL);
  return game;
}

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

TEST (a_saved_game_is_not_modified_and_opens_again_in_another_game)
{
  g_autoptr (GFile) file = make_file ();
  QdrGame *game = use_game_of (file);

  fixture_play (game, "d2 d6 d3");
  ck_assert (qdr_game_get_modified (game));
  fixture_activate (window, "save");
  ck_assert (!qdr_game_get_modified (game));
  ck_assert (g_file_equal (qdr_session_get_file (qdr_window_get_session (window)), file));
  ck_assert_str_eq (adw_window_title_get_subtitle (fixture_get_part (window, "title")),
                    "game.quoridor");

  fixture_use_game (window, 2, "human,human");
  ck_assert_ptr_null (qdr_session_get_file (qdr_window_get_session (window)));
  qdr_window_open_file (window, file);
  game = fixture_get_game (window);
  ck_assert_uint_eq (qdr_game_get_ply (game), 3);
  ck_assert (!qdr_game_get_modified (game));
  ck_assert (g_file_equal (qdr_session_get_file (qdr_window_get_session (window)), file));
  ck_assert (!qdr_session_is_untouched (qdr_window_get_session (window)));
  delete_file (file);
}

static gboolean
is_recent (gpointer uri)
{
  g_autoptr (GPtrArray) infos = qdr_recent_files_list ();

  for (guint i = 0; i < infos->len; i++)
    if (g_str_equal (gtk_recent_info_get_uri (g_ptr_array_index (infos, i)), uri))
      return TRUE;
  return FALSE;
}

static gboolean
is_not_recent (gpointer uri)
{
  return !is_recent (uri);
}

TEST (a_game_that_was_saved_is_a_recent_file_until_it_is_gone)
{
  g_autofree char *folder = make_temp_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "game.quoridor", NULL);
  g_autofree char *uri = g_file_get_uri (file);

  fixture_play (use_game_of (file), "d2");
  fixture_activate (window, "save");
  fixture_wait (is_recent, uri);

  fixture_use_game (window, 2, "human,human");
  g_action_group_activate_action (G_ACTION_GROUP (window), "open-recent",
                                  g_variant_new_string (uri));
  ck_assert_uint_eq (qdr_game_get_ply (fixture_get_game (window)), 1);

  ck_assert (g_file_delete (file, NULL, NULL));
  g_action_group_activate_action (G_ACTION_GROUP (window), "open-recent",
                                  g_variant_new_string (uri));
  ck_assert_ptr_nonnull (fixture_find_dialog (window));
  gtk_window_destroy (fixture_find_dialog (window));
  ck_assert_uint_eq (qdr_game_get_ply (fixture_get_game (window)), 1);
  fixture_wait (is_not_recent, uri);
  remove_temp_folder (g_steal_pointer (&folder));
}

TEST (a_missing_file_is_said_to_be_missing)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/missing.quoridor");
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  qdr_window_open_file (window, file);
  ck_assert_ptr_eq (fixture_get_game (window), game);
  ck_assert_str_eq (adw_message_dialog_get_heading (
                        ADW_MESSAGE_DIALOG (fixture_find_dialog (window))),
                    "Could Not Open “missing.quoridor”");
  ck_assert_str_eq (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (fixture_find_dialog (window))),
                    "There is no such file.");
  gtk_window_destroy (fixture_find_dialog (window));
}

TEST (a_bad_file_is_explained_and_the_game_stays)
{
  g_autoptr (GFile) file = make_file ();
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  GtkWindow *dialog;

  fixture_play (game, "d2");
  write_file (file, "[Board \"7x7\"]\n[Players \"2\"]\n\n1. d2 d2 *\n");
  qdr_window_open_file (window, file);

  ck_assert_ptr_eq (fixture_get_game (window), game);
  dialog = fixture_find_dialog (window);
  ck_assert_ptr_nonnull (dialog);
  ck_assert (g_str_has_prefix (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)),
                               "Line 4, column 7: "));
  gtk_window_destroy (dialog);
  delete_file (file);
}

TEST (a_game_that_cannot_be_saved_stays_modified)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nonexistent-folder/game.quoridor");
  QdrGame *game = use_game_of (file);

  fixture_play (game, "d2");
  fixture_activate (window, "save");
  ck_assert (qdr_game_get_modified (game));
  ck_assert_str_eq (adw_message_dialog_get_heading (
                        ADW_MESSAGE_DIALOG (fixture_find_dialog (window))),
                    "Could Not Save “game.quoridor”");
  gtk_window_destroy (fixture_find_dialog (window));
}

static const struct {
  const char *answer;
  guint n_plies;     /* moves in the file afterwards */
  gboolean modified; /* whether the game still has unsaved moves */
} changed_files[] = { { "cancel", 3, TRUE }, { "replace", 2, FALSE } };

TEST (a_file_that_has_changed_is_asked_about, .loops = G_N_ELEMENTS (changed_files))
{
  g_autoptr (GFile) file = make_file ();
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *heading = NULL;

  write_file (file, "[Board \"7x7\"]\n[Players \"2\"]\n\n1. d2 *\n");
  qdr_window_open_file (window, file);
  write_file (file, "[Board \"7x7\"]\n[Players \"2\"]\n\n1. d2 d6 2. d3 *\n");
  fixture_play (fixture_get_game (window), "d6");
  fixture_activate (window, "save");
  heading =
      g_strdup (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (fixture_find_dialog (window))));
  ck_assert_str_eq (heading, "“game.quoridor” Has Changed");
  fixture_answer (window, changed_files[_i].answer);
  ck_assert_int_eq (qdr_game_get_modified (fixture_get_game (window)), changed_files[_i].modified);
  games = qdr_saved_game_load (file, NULL, NULL);
  ck_assert_uint_eq (qdr_game_get_n_moves (games->pdata[0]), changed_files[_i].n_plies);
  delete_file (file);
}

/* Files that are no saved games, but are read like pasted text. */
static const struct {
  const char *text;
  guint n_moves;
} foreign_files[] = {
  { "e2 e8 e3 e7 e4 e6 e3h f6h c6h a6h", 10 },
  { "d2;d6;d3;d5\n", 4 },
  { "[Board \"9x9\"]\n[Players \"2\"]\n\n1. e8 e2 2. e7 e3 *\n", 4 },
};

TEST (files_are_read_like_pasted_text, .loops = G_N_ELEMENTS (foreign_files))
{
  g_autoptr (GFile) file = make_file ();

  write_file (file, foreign_files[_i].text);
  fixture_use_game (window, 2, "human,human");
  qdr_window_open_file (window, file);
  ck_assert_ptr_null (fixture_find_dialog (window));
  ck_assert_uint_eq (qdr_game_get_n_moves (fixture_get_game (window)), foreign_files[_i].n_moves);
  /* Saving asks for a name, so the text stays as it is. */
  ck_assert_ptr_null (qdr_session_get_file (qdr_window_get_session (window)));
  ck_assert_str_eq (adw_window_title_get_subtitle (fixture_get_part (window, "title")),
                    "game.quoridor");
  delete_file (file);
}

#define BYTES(text) text, sizeof text - 1

static const struct {
  const char *bytes;
  gsize length;
  const char *encoding;
} other_encodings[] = {
  { BYTES ("[Board \"7x7\"]\n[Players \"2\"]\n[Player1 \"Zo\xeb\"]\n\n1. d2 *\n"),
    "Latin-1 (Windows-1252)" },
  { BYTES ("\xff\xfe"
           "d\0002\0"),
    "UTF-16" },
};

TEST (a_file_in_another_encoding_is_read_after_a_question, .loops = G_N_ELEMENTS (other_encodings))
{
  g_autoptr (GFile) file = make_file ();
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  ck_assert (g_file_set_contents (g_file_peek_path (file), other_encodings[_i].bytes,
                                  (gssize) other_encodings[_i].length, NULL));
  qdr_window_open_file (window, file);
  ck_assert_ptr_nonnull (
      strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (fixture_find_dialog (window))),
              other_encodings[_i].encoding));
  fixture_answer (window, "cancel");
  ck_assert_ptr_eq (fixture_get_game (window), game);

  qdr_window_open_file (window, file);
  fixture_answer (window, "open");
  game = fixture_get_game (window);
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 1);
  if (_i == 0)
    ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 0)), "Zoë");
  /* Saving asks for a name, so the file stays as it is. */
  ck_assert_ptr_null (qdr_session_get_file (qdr_window_get_session (window)));
  delete_file (file);
}

static gboolean
has_three_moves (gpointer data)
{
  return qdr_game_get_n_moves (fixture_get_game (window)) == 3;
}

TEST (a_file_with_several_readings_is_asked_about)
{
  g_autoptr (GFile) file = make_file ();

  write_file (file, "d6 d2 b4h");
  fixture_use_game (window, 2, "human,human");
  qdr_window_open_file (window, file);
  fixture_choose_row (window, 0);
  fixture_wait (has_three_moves, NULL);
  delete_file (file);
}

static gboolean
second_game_is_open (gpointer data)
{
  QdrGame *game = fixture_get_game (window);

  return qdr_game_get_position (game)->board.width == 9;
}

TEST (out_of_a_collection_one_game_is_chosen_and_has_no_file_to_overwrite)
{
  g_autoptr (GFile) file = make_file ();

  write_file (file, "[Board \"7x7\"]\n[Players \"2\"]\n\n1. d2 d6 *\n\n"
                    "[Board \"9x9\"]\n[Players \"2\"]\n\n1. e2 *\n");
  fixture_use_game (window, 2, "human,human");
  qdr_window_open_file (window, file);
  fixture_choose_row (window, 1);

  fixture_wait (second_game_is_open, NULL);
  ck_assert_ptr_null (qdr_session_get_file (qdr_window_get_session (window)));
  ck_assert_str_eq (adw_window_title_get_subtitle (fixture_get_part (window, "title")),
                    "game.quoridor, game 2");
  delete_file (file);
}

static gboolean
games_are_listed (gpointer data)
{
  GtkWindow *dialog = GTK_WINDOW (fixture_find_dialog (window));

  return dialog != NULL && g_strcmp0 (gtk_window_get_title (dialog), "Choose a Game") == 0;
}

TEST (a_collection_with_several_readings_is_asked_about_twice)
{
  g_autoptr (GFile) file = make_file ();

  write_file (file, "[Board \"7x7\"]\n[Players \"2\"]\n\n1. d6 d2 2. b4h *\n\n"
                    "[Board \"9x9\"]\n[Players \"2\"]\n\n1. e8 *\n");
  fixture_use_game (window, 2, "human,human");
  qdr_window_open_file (window, file);
  fixture_choose_row (window, 0);
  fixture_wait (games_are_listed, NULL);
  fixture_choose_row (window, 1);
  fixture_wait (second_game_is_open, NULL);
  delete_file (file);
}

/* (transfer full) (nullable): the name of the only autosaved game. */
static char *
find_autosaved_game (void)
{
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;
  char *found = g_strdup (name);

  ck_assert (name == NULL || g_dir_read_name (dir) == NULL);
  return found;
}

static gboolean
has_another_game (gpointer game)
{
  return fixture_get_game (window) != game;
}

static struct {
  const char *moves;
  gboolean is_kept;
} left_games[] = {
  { "", FALSE },
  { "d2", TRUE },
  { "d2 resign", TRUE },
};

TEST (a_game_is_left_without_a_question_and_is_no_file_of_the_desktop,
      .loops = G_N_ELEMENTS (left_games))
{
  g_autoptr (QdrGame) game = g_object_ref (fixture_use_game (window, 2, "human,human"));
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (GFile) file = NULL;
  g_autofree char *uri = NULL;
  g_autofree char *name = NULL;

  fixture_name_players (game);
  qdr_game_set_header (game, "Date", "2026-11-20");
  fixture_play (game, left_games[_i].moves);
  fixture_activate (window, "play-again");
  ck_assert_ptr_null (fixture_find_dialog (window));
  fixture_wait (has_another_game, game);

  name = find_autosaved_game ();
  ck_assert_pstr_eq (name, left_games[_i].is_kept ? "2026-11-20 Anna – Ben.quoridor" : NULL);
  if (name == NULL)
    return;
  file = g_file_get_child (folder, name);
  uri = g_file_get_uri (file);
  fixture_settle ();
  ck_assert (!is_recent (uri));
  qdr_window_open_file (window, file);
  fixture_settle ();
  ck_assert (!is_recent (uri));
}

TEST (a_game_is_not_left_by_looking_at_what_could_be_played)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  g_autofree char *name = NULL;

  fixture_play (game, "d2 d6");
  fixture_activate (window, "new-game");
  gtk_window_destroy (fixture_find_dialog (window));
  name = find_autosaved_game ();
  ck_assert_ptr_null (name);
  ck_assert_ptr_eq (fixture_get_game (window), game);
}

/* Assistive tools can activate actions behind the dialog. */
TEST (the_dialog_for_a_new_game_opens_once)
{
  GtkWindow *dialog;

  fixture_use_game (window, 2, "human,human");
  fixture_activate (window, "new-game");
  dialog = fixture_find_dialog (window);
  fixture_activate (window, "new-game");
  fixture_activate (window, "first-game");
  ck_assert_ptr_eq (fixture_find_dialog (window), dialog);
  gtk_window_destroy (dialog);
  ck_assert_ptr_null (fixture_find_dialog (window));
}

TEST (a_game_that_was_left_opens_as_it_was)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  g_autofree char *name = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (GFile) file = NULL;

  fixture_play (game, "d2 d6");
  fixture_activate (window, "play-again");
  name = find_autosaved_game ();
  file = g_file_get_child (folder, name);
  qdr_window_open_file (window, file);
  ck_assert_uint_eq (qdr_game_get_ply (fixture_get_game (window)), 2);
  ck_assert (!qdr_game_get_modified (fixture_get_game (window)));
  /* Dialogs do not begin in the hidden folder. */
  ck_assert_ptr_null (qdr_session_get_file (qdr_window_get_session (window)));

  fixture_play (fixture_get_game (window), "d3");
  fixture_activate (window, "play-again");
  again = find_autosaved_game ();
  ck_assert_str_eq (again, name);
  qdr_window_open_file (window, file);
  ck_assert_uint_eq (qdr_game_get_ply (fixture_get_game (window)), 3);
}

/* Shows a game with an unsaved move, and opens @file. */
static QdrGame *
open_over_unsaved_game (GFile *file)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  g_autofree char *uri = g_file_get_uri (file);

  fixture_play (game, "d2");
  g_action_group_activate_action (G_ACTION_GROUP (window), "open-recent",
                                  g_variant_new_string (uri));
  return game;
}

TEST (a_game_stays_as_it_is_if_the_one_it_is_left_for_is_no_good)
{
  g_autoptr (GFile) file = make_file ();
  g_autofree char *name = NULL;
  QdrGame *game;

  write_file (file, "no game");
  game = open_over_unsaved_game (file);
  name = find_autosaved_game ();
  ck_assert_ptr_null (name);
  ck_assert_ptr_eq (fixture_get_game (window), game);
  ck_assert (qdr_game_get_modified (game));
  ck_assert_str_eq (adw_message_dialog_get_heading (
                        ADW_MESSAGE_DIALOG (fixture_find_dialog (window))),
                    "Could Not Open “game.quoridor”");
  gtk_window_destroy (fixture_find_dialog (window));
  delete_file (file);
}

TEST (a_game_is_left_for_one_out_of_several_when_that_is_chosen)
{
  g_autoptr (GFile) file = make_file ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  QdrGame *game;

  write_file (file, "[Board \"7x7\"]\n[Players \"2\"]\n\n1. d2 d6 *\n\n"
                    "[Board \"9x9\"]\n[Players \"2\"]\n\n1. e2 *\n");
  game = open_over_unsaved_game (file);
  before = find_autosaved_game ();
  ck_assert_ptr_null (before);
  ck_assert_ptr_eq (fixture_get_game (window), game);

  fixture_choose_row (window, 1);
  fixture_wait (second_game_is_open, NULL);
  after = find_autosaved_game ();
  ck_assert_ptr_nonnull (after);
  delete_file (file);
}

static struct {
  const char *answer;
  guint width; /* of the board after the answer */
} answers[] = { { "cancel", 7 }, { "discard", 9 } };

TEST (a_game_that_cannot_be_kept_is_asked_about_before_a_file_takes_its_place,
      .loops = G_N_ELEMENTS (answers))
{
  g_autoptr (GFile) file = make_file ();

  write_file (file, "[Board \"9x9\"]\n[Players \"2\"]\n\n1. e2 *\n");
  fixture_make_autosave_fail ();
  open_over_unsaved_game (file);
  ck_assert_uint_eq (qdr_game_get_position (fixture_get_game (window))->board.width, 7);
  fixture_answer (window, answers[_i].answer);
  ck_assert_uint_eq (qdr_game_get_position (fixture_get_game (window))->board.width,
                     answers[_i].width);
  delete_file (file);
}

TEST (a_game_that_was_not_touched_since_it_was_saved_is_not_kept_again)
{
  g_autoptr (GFile) file = make_file ();
  QdrGame *game = use_game_of (file);
  g_autofree char *name = NULL;

  fixture_play (game, "d2");
  fixture_activate (window, "save");
  fixture_activate (window, "play-again");
  name = find_autosaved_game ();
  ck_assert_ptr_null (name);
  delete_file (file);
}

TEST (a_file_of_the_user_is_not_overwritten_when_its_game_is_left)
{
  g_autoptr (GFile) file = make_file ();
  g_autofree char *contents = NULL;
  g_autofree char *name = NULL;

  write_file (file, "[Board \"7x7\"]\n[Players \"2\"]\n\n1. d2 *\n");
  qdr_window_open_file (window, file);
  fixture_play (fixture_get_game (window), "d6");
  fixture_activate (window, "play-again");
  ck_assert (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  ck_assert_ptr_null (strstr (contents, "d6"));
  name = find_autosaved_game ();
  ck_assert_ptr_nonnull (name);
  delete_file (file);
}

TEST (unsaved_moves_that_cannot_be_kept_are_asked_about_before_the_window_closes)
{
  QdrSession *session = qdr_window_get_session (window);
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_make_autosave_fail ();
  fixture_play (game, "d2");
  gtk_window_close (GTK_WINDOW (window));
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (window)));
  ck_assert_ptr_nonnull (fixture_find_dialog (window));
  ck_assert (qdr_session_is_held_by (session, QDR_HOLD_QUESTION));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (fixture_find_dialog (window)), "cancel");
  gtk_window_destroy (fixture_find_dialog (window));
  fixture_settle ();
  ck_assert (!qdr_session_is_held_by (session, QDR_HOLD_QUESTION));
  ck_assert_ptr_eq (fixture_get_game (window), game);
}

/* A game at two computers */

static gboolean
has_moves (gpointer n)
{
  return qdr_game_get_n_moves (fixture_get_game (window)) == GPOINTER_TO_UINT (n);
}

static gboolean
is_saved (gpointer shared)
{
  return qdr_shared_game_is_saved (shared);
}

/* Adds @moves to the game in @file, as somebody elsewhere does. */
static void
play_elsewhere (GFile *file, const char *moves)
{
  g_autoptr (GPtrArray) games = qdr_saved_game_load (file, NULL, NULL);

  fixture_play (g_ptr_array_index (games, 0), moves);
  ck_assert (qdr_saved_game_save (g_ptr_array_index (games, 0), file, FALSE, NULL));
}

TEST (a_game_of_somebody_elsewhere_is_joined_once_and_goes_on)
{
  g_autoptr (GFile) file = make_file ();
  QdrSession *session = qdr_window_get_session (window);

  write_file (file, "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Anna_1\"]\n"
                    "[Seat2 \"elsewhere\"]\n\n1. c2 *\n");
  qdr_window_open_file (window, file);
  fixture_answer (window, "1");
  ck_assert_uint_eq (qdr_game_get_players_here (fixture_get_game (window)), 2);
  ck_assert (qdr_session_person_can_move (session));
  ck_assert (
      !qdr_session_play (session, qdr_game_get_move (fixture_get_game (window), 0, NULL), NULL));
  qdr_board_view_propose_move (fixture_get_part (window, "board"),
                               qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0));
  fixture_wait (has_moves, GUINT_TO_POINTER (2));
  fixture_wait (is_saved, qdr_session_get_shared_game (session));

  play_elsewhere (file, "c3");
  fixture_wait (has_moves, GUINT_TO_POINTER (3));

  fixture_use_game (window, 2, "human,human");
  qdr_window_open_file (window, file);
  ck_assert_ptr_null (fixture_find_dialog (window));
  ck_assert_uint_eq (qdr_game_get_players_here (fixture_get_game (window)), 2);
  delete_file (file);
}
