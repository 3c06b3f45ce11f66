/*
 * Games with somebody elsewhere, by lines in messages and by a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "qdr-game-line.h"
#include "qdr-saved-game.h"
#include "qdr-shared-game.h"
#include "sealed-line.h"
#include "window-fixture.h"

static gboolean
has_label (GtkWidget *widget, const char *part)
{
  if (GTK_IS_LABEL (widget))
    return strstr (gtk_label_get_text (GTK_LABEL (widget)), part) != NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, part))
      return TRUE;
  return FALSE;
}

static gboolean
shows (gpointer part)
{
  return has_label (GTK_WIDGET (window), part);
}

static gboolean
has_question (gpointer data)
{
  return fixture_find_dialog (window) != NULL;
}

static gboolean
has_moves (gpointer n)
{
  return qdr_game_get_n_moves (fixture_get_game (window)) == GPOINTER_TO_UINT (n);
}

static QdrSharedGame *
get_shared (void)
{
  return qdr_session_get_shared_game (qdr_window_get_session (window));
}

static void
paste (const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
  fixture_activate (window, "paste");
}

/* Returns (transfer full) the line of the game of a message after more moves. */
static char *
reply (const char *message, const char *moves)
{
  gsize size;
  const char *line = qdr_game_line_find (message, strlen (message), &size);
  g_autoptr (QdrGame) game = qdr_game_line_read (line, size, NULL);

  ck_assert_ptr_nonnull (game);
  fixture_play (game, moves);
  return qdr_game_line_write (game, qdr_game_get_n_moves (game), NULL);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer text)
{
  *(char **) text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static gboolean
is_read (gpointer text)
{
  return *(char **) text != NULL;
}

/* Returns (transfer full) the text that "copy-message" puts into the clipboard. */
static char *
copy_message (void)
{
  char *text = NULL;

  fixture_activate (window, "copy-message");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (window)), NULL, read_cb,
                                 &text);
  fixture_wait (is_read, &text);
  return text;
}

/* Returns (transfer full) the line of a new game of Anna, who has moved to c2. */
static char *
write_first_line (void)
{
  g_autofree char *id = g_strdup_printf ("%08x", g_random_int ());
  g_autofree char *text = g_strconcat ("quoridor:1/5x5/6-6/", id, "/Anna,Ben/AH", NULL);

  return seal_line (text);
}

/* Pastes the line of a new game, in which the user is Ben, and returns it (transfer full). */
static char *
join (void)
{
  char *line = write_first_line ();

  paste (line);
  fixture_wait (has_question, NULL);
  fixture_answer (window, "1");
  ck_assert_ptr_nonnull (get_shared ());
  return line;
}

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

TEST (a_game_of_a_message_is_joined_and_goes_on_by_messages)
{
  g_autofree char *line = join ();
  g_autofree char *message = NULL;
  g_autofree char *answer = NULL;

  ck_assert_uint_eq (qdr_game_get_players_here (fixture_get_game (window)), 2);
  ck_assert (!shows ((gpointer) "Send the game in a message."));
  qdr_board_view_propose_move (fixture_get_part (window, "board"),
                               qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0));
  fixture_wait (has_moves, GUINT_TO_POINTER (2));
  fixture_wait (shows, (gpointer) "Send the game in a message.");
  message = copy_message ();
  ck_assert_ptr_nonnull (
      strstr (message, "A game of Quoridor, Anna – Ben. Ben places the wall a1h. Anna to move."));

  answer = reply (message, "c3");
  paste (answer);
  fixture_wait (has_moves, GUINT_TO_POINTER (3));
  fixture_wait (shows, (gpointer) "New: c3.");
  paste (message);
  fixture_wait (shows, (gpointer) "The line has nothing new.");
  ck_assert (has_moves (GUINT_TO_POINTER (3)));
}

TEST (a_message_is_opened_from_the_home_page)
{
  g_autofree char *line = write_first_line ();

  fixture_activate (window, "home");
  paste (line);
  fixture_wait (has_question, NULL);
  fixture_answer (window, "1");
  ck_assert_ptr_nonnull (get_shared ());
  ck_assert (gtk_widget_get_mapped (fixture_get_part (window, "board")));
}

/* Drops @value on the window. */
static void
drop (const GValue *value)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  gboolean is_handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_DROP_TARGET (controller))
      g_signal_emit_by_name (controller, "drop", value, 0.0, 0.0, &is_handled);
  }
  ck_assert (is_handled);
}

TEST (a_message_or_a_link_is_dropped)
{
  g_autofree char *line = write_first_line ();
  g_autofree char *message = g_strconcat ("Your turn! ", line, "\n", NULL);
  g_autofree char *answer = NULL;
  g_auto (GValue) text = G_VALUE_INIT;
  g_auto (GValue) files = G_VALUE_INIT;
  GSList *list;

  g_value_init (&text, G_TYPE_STRING);
  g_value_set_string (&text, message);
  drop (&text);
  fixture_answer (window, "1");
  ck_assert_ptr_nonnull (get_shared ());

  qdr_board_view_propose_move (fixture_get_part (window, "board"),
                               qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0));
  fixture_wait (has_moves, GUINT_TO_POINTER (2));
  answer = reply (line, "a1h c3");
  list = g_slist_prepend (NULL, g_file_new_for_uri (answer));
  g_value_init (&files, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&files, list);
  drop (&files);
  fixture_wait (has_moves, GUINT_TO_POINTER (3));
}

TEST (a_message_finds_its_game_when_another_one_is_open)
{
  g_autofree char *line = join ();
  g_autofree char *answer = NULL;

  qdr_board_view_propose_move (fixture_get_part (window, "board"),
                               qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0));
  fixture_wait (has_moves, GUINT_TO_POINTER (2));
  answer = reply (line, "a1h c3");
  fixture_use_game (window, 2, "human,human");
  ck_assert_ptr_null (get_shared ());
  paste (answer);
  fixture_wait (has_moves, GUINT_TO_POINTER (3));
  ck_assert_ptr_nonnull (get_shared ());
  ck_assert_uint_eq (qdr_game_get_players_here (fixture_get_game (window)), 2);
}

TEST (requests_travel_in_messages)
{
  g_autofree char *line = join ();
  g_autofree char *message = NULL;
  g_autofree char *agreement = NULL;
  g_autoptr (QdrGame) theirs = NULL;
  const char *start;
  gsize size;

  qdr_board_view_propose_move (fixture_get_part (window, "board"),
                               qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0));
  fixture_wait (has_moves, GUINT_TO_POINTER (2));
  fixture_activate (window, "offer-draw");
  fixture_wait (shows, (gpointer) "You offered a draw.");
  message = copy_message ();
  start = qdr_game_line_find (message, strlen (message), &size);
  theirs = qdr_game_line_read (start, size, NULL);
  ck_assert_int_eq (qdr_game_get_request (theirs, 2).kind, QDR_REQUEST_DRAW);
  qdr_game_answer_request (theirs, 2, 0, TRUE);
  agreement = qdr_game_line_write (theirs, 2, NULL);
  paste (agreement);
  fixture_wait (shows, (gpointer) "The players agreed to a draw.");
  ck_assert_int_eq (qdr_game_get_result (fixture_get_game (window)).outcome, QDR_OUTCOME_AGREEMENT);
  ck_assert (!qdr_session_person_can_move (qdr_window_get_session (window)));
}

static gboolean
is_next_game (gpointer id)
{
  return g_strcmp0 (qdr_game_get_header (fixture_get_game (window), QDR_GAME_ID), id) != 0;
}

/* Ben agrees to another game, and sends his first move in it at once. */
TEST (the_first_move_of_the_next_game_comes_in_a_message)
{
  g_autofree char *line = write_first_line ();
  g_autofree char *end = reply (line, "resign");
  g_autofree char *id = NULL;
  g_autofree char *answer = NULL;
  g_autoptr (QdrGame) next = NULL;

  paste (line);
  fixture_wait (has_question, NULL);
  fixture_answer (window, "0");
  paste (end);
  fixture_wait (has_moves, GUINT_TO_POINTER (2));
  next = qdr_game_make_next_shared_game (fixture_get_game (window));
  fixture_play (next, "c2");
  answer = qdr_game_line_write (next, 1, NULL);
  id = g_strdup (qdr_game_get_header (fixture_get_game (window), QDR_GAME_ID));
  fixture_activate (window, "next-game");
  fixture_wait (shows, (gpointer) "You asked for another game, with sides changed.");
  paste (answer);
  fixture_wait (is_next_game, id);
  fixture_wait (has_moves, GUINT_TO_POINTER (1));
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (fixture_get_game (window), 0)),
                    "Ben");
  ck_assert (qdr_session_person_can_move (qdr_window_get_session (window)));
}

TEST (a_game_of_a_message_can_only_be_looked_at)
{
  g_autofree char *line = write_first_line ();

  paste (line);
  fixture_wait (has_question, NULL);
  fixture_answer (window, "look");
  ck_assert (has_moves (GUINT_TO_POINTER (1)));
  ck_assert_ptr_null (get_shared ());
}

/* Makes a hostile line (transfer full) from that of the game, in which the user is Ben, and his
 * wall is not sent yet. */
typedef char *HostileFunc (const char *line);

static char *
move_for_me (const char *line)
{
  return reply (line, "c4");
}

static char *
move_before_mine (const char *line)
{
  return reply (line, "c4 c3");
}

static char *
cut (const char *line)
{
  return g_strndup (line, strlen (line) - 1);
}

static char *
play_illegally (const char *line)
{
  g_autofree char *text = g_strndup (line, strlen (line) - strlen ("/xxxx"));
  g_autofree char *more = g_strconcat (text, "AA", NULL);

  return seal_line (more);
}

static char *
name_with_control_character (const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, "/Anna,", 2);
  g_autofree char *text = g_strconcat (parts[0], "/A%07na,Ben/AH", NULL);

  return seal_line (text);
}

static char *
make_too_long (const char *line)
{
  g_autofree char *text = g_strndup (line, strlen (line) - strlen ("/xxxx"));
  g_autofree char *moves = g_strnfill (4 << 20, 'A');
  g_autofree char *more = g_strconcat (text, moves, NULL);

  return seal_line (more);
}

static char *
take_another_board (const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, "/", 5);
  g_autofree char *text = g_strconcat ("quoridor:1/7x7/8-8/", parts[3], "/Anna,Ben/", NULL);

  return seal_line (text);
}

static const struct {
  HostileFunc *make;
  const char *sentence;
} hostile_lines[] = {
  { move_for_me, "The line has a move of yours that you did not make here." },
  { move_before_mine, "The line has a move of yours that you did not make here." },
  { cut, "The line of the game was cut or changed on the way." },
  { play_illegally, "Move 2 of the line: " },
  { name_with_control_character, "The line of the game has a mistake." },
  { make_too_long, "The line of the game is too long." },
  { take_another_board, "The line has the identity of this game, but is of another one." },
};

TEST (a_hostile_line_gets_one_sentence_and_changes_nothing, .loops = G_N_ELEMENTS (hostile_lines))
{
  g_autofree char *line = join ();
  g_autofree char *hostile = hostile_lines[_i].make (line);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  qdr_board_view_propose_move (fixture_get_part (window, "board"),
                               qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0));
  fixture_wait (has_moves, GUINT_TO_POINTER (2));
  before = qdr_saved_game_to_text (fixture_get_game (window));
  paste (hostile);
  fixture_wait (shows, (gpointer) hostile_lines[_i].sentence);
  ck_assert_ptr_null (fixture_find_dialog (window));
  after = qdr_saved_game_to_text (fixture_get_game (window));
  ck_assert_str_eq (after, before);
}

/* Its game is not the present one, though a player has the same name. */
TEST (a_game_of_somebody_else_with_my_name_asks_before_it_begins)
{
  g_autofree char *line = join ();
  g_autofree char *other = write_first_line ();
  g_autofree char *before = qdr_saved_game_to_text (fixture_get_game (window));
  g_autofree char *after = NULL;

  paste (other);
  fixture_wait (has_question, NULL);
  gtk_window_close (fixture_find_dialog (window));
  fixture_settle ();
  after = qdr_saved_game_to_text (fixture_get_game (window));
  ck_assert_str_eq (after, before);
}

/* Files */

#define HEADERS                                                                                    \
  "[Board \"5x5\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n[Seat2 "               \
  "\"elsewhere\"]\n"
#define UNREADABLE "The file of the game cannot be read yet. Waiting for it."

static void
write_file (GFile *file, const char *text)
{
  ck_assert (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE,
                                      NULL, NULL, NULL));
}

/* What somebody writes into the file of the game, and what the window says. */
static const struct {
  const char *moves; /* (nullable): NULL if the text is no saved game */
  const char *text;
  const char *sentence;
} hostile_files[] = {
  { NULL, "", UNREADABLE },
  { NULL, "[Board \"5x5\"]\n[Play", UNREADABLE },
  { NULL, "\377\376\001nothing", UNREADABLE },
  { "1. c2 c2 *", NULL, UNREADABLE },
  { "1. c2 c4 *", NULL,
    "The other copy of the game has a move of yours that you did not make here: c4." },
  { NULL, "[Board \"7x7\"]\n[Players \"2\"]\n[GameId \"AAAAAAAA\"]\n\n*\n",
    "The file now contains another game." },
};

TEST (a_hostile_file_gets_one_sentence_and_changes_nothing, .loops = G_N_ELEMENTS (hostile_files))
{
  g_autofree char *folder = g_dir_make_tmp ("quoridor-test-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "game.quoridor", NULL);
  g_autofree char *headers = g_strdup_printf (HEADERS "[GameId \"%08x\"]\n\n", g_random_int ());
  g_autofree char *good = g_strconcat (headers, "1. c2 *\n", NULL);
  g_autofree char *bad = hostile_files[_i].moves != NULL
                             ? g_strconcat (headers, hostile_files[_i].moves, NULL)
                             : g_strdup (hostile_files[_i].text);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  write_file (file, good);
  qdr_window_open_file (window, file);
  fixture_answer (window, "1");
  qdr_shared_game_set_interval (get_shared (), 10);
  before = qdr_saved_game_to_text (fixture_get_game (window));
  write_file (file, bad);
  fixture_wait (shows, (gpointer) hostile_files[_i].sentence);
  after = qdr_saved_game_to_text (fixture_get_game (window));
  ck_assert_str_eq (after, before);
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
}

TEST (a_file_that_comes_back_goes_on)
{
  g_autofree char *folder = g_dir_make_tmp ("quoridor-test-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "game.quoridor", NULL);
  g_autofree char *headers = g_strdup_printf (HEADERS "[GameId \"%08x\"]\n\n", g_random_int ());
  g_autofree char *good = g_strconcat (headers, "1. c2 *\n", NULL);
  g_autofree char *longer = g_strconcat (headers, "1. c2 a1h 2. c3 *\n", NULL);

  write_file (file, good);
  qdr_window_open_file (window, file);
  fixture_answer (window, "1");
  qdr_board_view_propose_move (fixture_get_part (window, "board"),
                               qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0));
  fixture_wait (has_moves, GUINT_TO_POINTER (2));
  qdr_shared_game_set_interval (get_shared (), 10);
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
  fixture_wait (shows, (gpointer) "The file of the game is not there. Waiting for it.");
  ck_assert (has_moves (GUINT_TO_POINTER (2)));
  g_mkdir_with_parents (folder, 0700);
  write_file (file, longer);
  fixture_wait (has_moves, GUINT_TO_POINTER (3));
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
}
