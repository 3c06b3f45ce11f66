/*
 * Preferences that apply to boards in play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-settings.h"

/* Keys that are also the names of properties of the board. */
static const char *const board_keys[] = {
  "show-coordinates",
  "show-legal-moves",
  "show-last-move",
  "animate",
};

static void
confirm_walls_cb (GSettings *settings, const char *key, QdrBoardView *board)
{
  qdr_board_view_set_confirm_walls (board, (QdrConfirmWalls) g_settings_get_enum (settings, key));
}

static void
verbosity_cb (GSettings *settings, const char *key, QdrBoardView *board)
{
  qdr_board_view_set_speech_detail (board, (QdrSpeechDetail) g_settings_get_enum (settings, key));
}

static void
scanning_cb (GSettings *settings, const char *key, QdrBoardView *board)
{
  qdr_board_view_set_scanning (board, (QdrScanning) g_settings_get_enum (settings, "scanning"),
                               (guint) (1000 * g_settings_get_double (settings, "scanning-pace")));
}

void
qdr_board_settings_bind (GSettings *settings, QdrBoardView *board, QdrSounds *sounds)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (QDR_IS_BOARD_VIEW (board));
  g_return_if_fail (QDR_IS_SOUNDS (sounds));

  for (guint i = 0; i < G_N_ELEMENTS (board_keys); i++)
    g_settings_bind (settings, board_keys[i], board, board_keys[i], G_SETTINGS_BIND_GET);
  g_signal_connect_object (settings, "changed::confirm-walls", G_CALLBACK (confirm_walls_cb), board,
                           0);
  confirm_walls_cb (settings, "confirm-walls", board);
  g_signal_connect_object (settings, "changed::verbosity", G_CALLBACK (verbosity_cb), board, 0);
  verbosity_cb (settings, "verbosity", board);
  g_signal_connect_object (settings, "changed::scanning", G_CALLBACK (scanning_cb), board, 0);
  g_signal_connect_object (settings, "changed::scanning-pace", G_CALLBACK (scanning_cb), board, 0);
  scanning_cb (settings, "scanning", board);
  g_settings_bind (settings, "sound", sounds, "enabled", G_SETTINGS_BIND_GET);
}
