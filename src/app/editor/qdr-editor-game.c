/*
 * What is set up by hand, as the game that would begin with it: to ask about it, and to hear it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-editor-game.h"

#include <glib/gi18n.h>

#include "qdr-game-answer.h"
#include "qdr-game-setup.h"
#include "qdr-spatial-sounds.h"

/* (transfer full) */
static QdrGame *
make_game (QdrPositionEditor *editor)
{
  const QdrPosition shown = qdr_position_draft_to_position (qdr_position_editor_get_draft (editor));

  return qdr_game_setup_make_game_from_position (&shown, qdr_position_editor_get_cast (editor));
}

/* --- Questions -------------------------------------------------------------------------------- */

/* Nothing has been played, by no clock. */
static gboolean
can_be_asked (QdrQuestion question)
{
  return question != QDR_QUESTION_LAST && question != QDR_QUESTION_CLOCK &&
         question != QDR_QUESTION_OPPONENT;
}

static gboolean
needs_paths (QdrQuestion question)
{
  return question != QDR_QUESTION_WHERE && question != QDR_QUESTION_WALLS;
}

char *
qdr_editor_game_answer (QdrPositionEditor *editor, QdrQuestion question, QdrMove wall)
{
  g_autoptr (QdrGame) game = NULL;
  g_auto (GStrv) sentences = NULL;
  const char *fault;

  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (editor), NULL);

  fault = qdr_position_editor_judge (editor, NULL);
  if (!can_be_asked (question))
    return NULL;
  if (fault != NULL && needs_paths (question))
    return g_strdup (fault);
  if (question == QDR_QUESTION_COST && wall == QDR_MOVE_NONE)
    return g_strdup (_ ("Go into a groove first: with H, V, or Shift and an arrow key."));

  game = make_game (editor);
  sentences = qdr_game_answer (game, question, wall, QDR_SPEECH_DETAIL_FULL);
  return g_strjoinv (" ", sentences);
}

/* --- Sounds ----------------------------------------------------------------------------------- */

static void
changed_cb (QdrSounds *sounds, QdrPositionEditor *editor)
{
  g_autoptr (QdrGame) game = make_game (editor);

  qdr_sounds_set_game (sounds, game);
}

void
qdr_editor_game_sound (QdrPositionEditor *editor, QdrBoardView *board, GSettings *settings)
{
  g_autoptr (QdrScreenReader) reader = qdr_screen_reader_new ();
  QdrSounds *sounds = qdr_sounds_new ();

  g_return_if_fail (QDR_IS_POSITION_EDITOR (editor));
  g_return_if_fail (QDR_IS_BOARD_VIEW (board));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_settings_bind (settings, "sound", sounds, "enabled", G_SETTINGS_BIND_GET);
  g_signal_connect_object (editor, "changed", G_CALLBACK (changed_cb), sounds, G_CONNECT_SWAPPED);
  changed_cb (sounds, editor);
  g_object_set_data_full (G_OBJECT (board), "qdr-editor-sounds", sounds, g_object_unref);
  g_object_set_data_full (G_OBJECT (board), "qdr-editor-spatial-sounds",
                          qdr_spatial_sounds_new (settings, board, sounds, reader), g_object_unref);
}
