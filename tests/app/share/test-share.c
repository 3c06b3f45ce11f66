/*
 * Shared files: picture, drawing and animation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "file-dialog-fixture.h"
#include "window-fixture.h"

#include "qdr-animation-encoder.h"
#include "qdr-file-export.h"
#include "qdr-notation.h"
#include "temp-folder.h"

#include <string.h>

static char *folder; /* of the game and the pictures */
static char *films;

static void
set_up (void)
{
  folder = make_temp_folder ();
  films = g_build_filename (folder, "films", NULL);
  ck_assert_int_eq (g_mkdir (films, 0700), 0);
  file_dialog_use_folders (folder, films);
  window_set_up ();
}

static void
tear_down (void)
{
  window_tear_down ();
  g_clear_pointer (&films, g_free);
  g_clear_pointer (&folder, remove_temp_folder);
}

/* Shows a game with a file. */
static void
use_game (QdrGame *game)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "before.quoridor", NULL);

  qdr_session_set_game (qdr_window_get_session (window), game, file, NULL);
}

static void
use_new_game (const char *moves)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  fixture_play (game, moves);
  fixture_name_players (game);
  use_game (game);
}

static gboolean
file_exists (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Activates @action, and saves as @name in the dialog, which begins in the folder @place. Returns
 * the contents of the file. */
static GBytes *
share (const char *action, const char *place, const char *name, const char *saved_as)
{
  g_autofree char *path = g_build_filename (place, saved_as, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GBytes *bytes;

  fixture_activate (window, action);
  file_dialog_save (place, name);
  fixture_wait (file_exists, path);
  bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  ck_assert_ptr_nonnull (bytes);
  return bytes;
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (a_picture_can_be_loaded_and_has_its_size)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) picture = NULL;

  use_new_game ("d2");
  bytes = share ("share-picture", folder, "board", "board.png");
  picture = gdk_texture_new_from_bytes (bytes, NULL);
  ck_assert_ptr_nonnull (picture);
  ck_assert_int_eq (gdk_texture_get_width (picture), 1024);
  ck_assert_int_eq (gdk_texture_get_height (picture), 1024);
}

TEST (a_drawing_is_svg)
{
  const GMarkupParser nothing = { NULL };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&nothing, 0, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const char *svg;
  gsize length;

  use_new_game ("d2");
  bytes = share ("share-drawing", folder, "board.svg", "board.svg");
  svg = g_bytes_get_data (bytes, &length);
  g_markup_parse_context_parse (context, svg, (gssize) length, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  ck_assert (strncmp (svg, "<svg", 4) == 0);
}

/* Animations */

static guint32
read_size (const guint8 *at)
{
  return (guint32) at[0] | (guint32) at[1] << 8 | (guint32) at[2] << 16 | (guint32) at[3] << 24;
}

/* Counts the chunks of the file that are frames. */
static guint
count_frames (GBytes *bytes)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  guint n_frames = 0;

  ck_assert (length > 12 && memcmp (data, "RIFF", 4) == 0 && memcmp (data + 8, "WEBP", 4) == 0);
  for (gsize at = 12; at + 8 <= length; at += 8 + ((read_size (data + at + 4) + 1u) & ~1u))
    n_frames += memcmp (data + at, "ANMF", 4) == 0 ? 1 : 0;
  return n_frames;
}

static gboolean
animation_can_be_made (gpointer data)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), "share-animation");
}

TEST (an_animation_has_a_frame_for_each_position, .skip = !qdr_animation_encoder_is_supported ())
{
  g_autoptr (GBytes) bytes = NULL;

  fixture_use_style ();
  use_new_game ("d2 d6 a1h d5 d3 resign");
  fixture_activate (window, "previous");
  bytes = share ("share-animation", films, "game", "game.webp");
  ck_assert_uint_eq (count_frames (bytes), 7);
  fixture_wait (animation_can_be_made, NULL);
  fixture_assert_enabled (window, "cancel-animation", FALSE);
}

static void
play_back_and_forth (QdrGame *game, guint n_rounds)
{
  for (guint i = 0; i < n_rounds; i++)
    fixture_play (game, i % 2 == 0 ? "d2 d6" : "d1 d7");
}

static gboolean
animation_can_be_cancelled (gpointer data)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), "cancel-animation");
}

static void
use_long_game (void)
{
  QdrPosition start;
  g_autoptr (QdrGame) game = NULL;

  ck_assert (qdr_position_from_text ("7 7 2 1 | d1 d7 | 8 8 | - | -", &start, NULL, NULL));
  game = qdr_game_new (&start, FALSE);
  play_back_and_forth (game, 200);
  use_game (game);
}

TEST (a_long_animation_can_be_cancelled_and_leaves_the_file_as_it_was,
      .skip = !qdr_animation_encoder_is_supported ())
{
  g_autofree char *path = g_build_filename (films, "game.webp", NULL);

  use_long_game ();
  fixture_activate (window, "share-animation");
  file_dialog_save (films, "game");
  fixture_wait (animation_can_be_cancelled, NULL);
  fixture_assert_enabled (window, "share-animation", FALSE);
  fixture_activate (window, "cancel-animation");
  fixture_wait (animation_can_be_made, NULL);
  ck_assert (!file_exists (path));
}

TEST (a_window_that_closes_ends_its_animation, .skip = !qdr_animation_encoder_is_supported ())
{
  g_autofree char *path = g_build_filename (films, "game.webp", NULL);

  use_long_game ();
  fixture_activate (window, "share-animation");
  file_dialog_save (films, "game");
  fixture_wait (animation_can_be_cancelled, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  ck_assert (!file_exists (path));
  window = fixture_make_window (fixture_get_personalities ());
}

typedef struct {
  gboolean done;
  guint n_painted;
  GError *error;
} Outcome;

static void
painted_cb (guint n_painted, gpointer user_data)
{
  ((Outcome *) user_data)->n_painted = n_painted;
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Outcome *outcome = user_data;

  qdr_animation_writer_write_finish (result, &outcome->error);
  outcome->done = TRUE;
}

static gboolean
is_done (gpointer data)
{
  return ((Outcome *) data)->done;
}

TEST (an_animation_that_cannot_be_written_says_so, .skip = !qdr_animation_encoder_is_supported ())
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "nowhere", "game.webp", NULL);
  g_autoptr (QdrFrameRenderer) film = NULL;
  Outcome outcome = { FALSE, 0, NULL };

  use_new_game ("d2 d6");
  film = qdr_frame_renderer_new (fixture_get_board (window), 200);
  qdr_animation_writer_write_async (film, file, NULL, painted_cb, written_cb, &outcome);
  fixture_wait (is_done, &outcome);
  ck_assert_uint_eq (outcome.n_painted, 3);
  ck_assert_ptr_nonnull (outcome.error);
  ck_assert_uint_gt (strlen (outcome.error->message), 0);
  g_clear_error (&outcome.error);
}

TEST (without_a_library_there_is_no_animation)
{
  ck_assert_int_eq (g_action_map_lookup_action (G_ACTION_MAP (window), "share-animation") != NULL,
                    qdr_animation_encoder_is_supported ());
}

int
main (int argc, char **argv)
{
  file_dialog_prepare ();
  return run_tests (argc, argv);
}
