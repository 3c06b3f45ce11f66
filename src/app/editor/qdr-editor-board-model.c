/*
 * The model with which a board view sets up a position in the editor, and the sounds of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-editor-board-model.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-game-answer.h"
#include "qdr-game-setup.h"
#include "qdr-spatial-sounds.h"

struct _QdrEditorBoardModel {
  GObject parent_instance;

  QdrPositionEditor *editor;
  guint held;             /* the player whose pawn is picked up, or QDR_NOBODY */
  guint refused;          /* the square on which a pawn was just refused, or QDR_NO_SQUARE */
  gboolean is_about_pawn; /* whether a pawn was just picked up, put back or refused */
  char *announcement;     /* (nullable): an announcement about the pawn; NULL after a refusal */
};

static void qdr_editor_board_model_interface_init (QdrBoardModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrEditorBoardModel,
                               qdr_editor_board_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (QDR_TYPE_BOARD_MODEL,
                                                      qdr_editor_board_model_interface_init))

static const QdrPositionDraft *
get_draft (QdrEditorBoardModel *self)
{
  return qdr_position_editor_get_draft (self->editor);
}

/* Returns the player whose pawn is on @square, or QDR_NOBODY. */
static guint
find_pawn (QdrEditorBoardModel *self, QdrSquare square)
{
  for (guint player = 0; player < get_draft (self)->players; player++)
    if (get_draft (self)->pawns[player] == square)
      return player;
  return QDR_NOBODY;
}

/* Returns whether one pawn is picked up and another pawn is on @square. */
static gboolean
is_taken (QdrEditorBoardModel *self, QdrSquare square)
{
  const guint player = find_pawn (self, square);

  return self->held != QDR_NOBODY && player != QDR_NOBODY && player != self->held;
}

/* Changes */

static void
changed_cb (QdrEditorBoardModel *self)
{
  self->held = QDR_NOBODY;
  self->refused = QDR_NO_SQUARE;
  self->is_about_pawn = FALSE;
  qdr_board_model_emit_changed (QDR_BOARD_MODEL (self));
}

/* Announces that a pawn was picked up, put back or refused. @sentence is (transfer full), and NULL
 * after a refusal. @refused is the square of the refusal, or QDR_NO_SQUARE. */
static void
announce_pawn (QdrEditorBoardModel *self, char *sentence, guint refused)
{
  g_free (self->announcement);
  self->announcement = sentence;
  self->refused = refused;
  self->is_about_pawn = TRUE;
  qdr_board_model_emit_changed (QDR_BOARD_MODEL (self));
}

static void
set_held_pawn (QdrEditorBoardModel *self, guint player)
{
  const gboolean is_picked_up = player != QDR_NOBODY;
  const guint moved = is_picked_up ? player : self->held;
  const char *name = qdr_position_editor_get_player_name (self->editor, moved);

  self->held = player;
  if (qdr_game_is_only_human (qdr_position_editor_get_template_game (self->editor), moved))
    announce_pawn (self,
                   g_strdup (is_picked_up ? _ ("Your pawn is picked up.")
                                          : _ ("Your pawn stays where it is.")),
                   QDR_NO_SQUARE);
  else
    announce_pawn (
        self,
        /* Translators: describes a position that is being edited; %s is the name of a player */
        g_strdup_printf (is_picked_up ? _ ("%s’s pawn is picked up.")
                                      : _ ("%s’s pawn stays where it is."),
                         name),
        QDR_NO_SQUARE);
}

/* Returns (transfer full) a description of a reason; NULL for QDR_REFUSAL_REASON_NONE. */
static char *
describe_refusal (QdrRefusalReason reason)
{
  if (reason == QDR_REFUSAL_REASON_NONE)
    return NULL;
  return qdr_refusal_to_string ((QdrRefusal){ .reason = reason }, NULL);
}

static char *
make_move (QdrBoardModel *model, QdrMove move)
{
  QdrEditorBoardModel *self = QDR_EDITOR_BOARD_MODEL (model);
  const QdrSquare square = qdr_move_square (move);
  guint player;

  if (qdr_move_is_wall (move))
    return describe_refusal (qdr_position_editor_toggle_wall (self->editor, move));

  player = find_pawn (self, square);
  if (is_taken (self, square)) {
    self->held = QDR_NOBODY;
    announce_pawn (self, NULL, square);
    return describe_refusal (QDR_REFUSAL_REASON_SQUARE_TAKEN);
  }
  if (player == QDR_NOBODY && self->held == QDR_NOBODY)
    return g_strdup (_ ("There is no pawn to pick up."));
  if (player == QDR_NOBODY)
    return describe_refusal (qdr_position_editor_place_pawn (self->editor, self->held, square));
  set_held_pawn (self, player == self->held ? QDR_NOBODY : player);
  return NULL;
}

static gboolean
pick_up_piece (QdrBoardModel *model, QdrSquare square)
{
  QdrEditorBoardModel *self = QDR_EDITOR_BOARD_MODEL (model);
  const guint player = find_pawn (self, square);

  if (player == QDR_NOBODY || player == self->held)
    return FALSE;

  set_held_pawn (self, player);
  return TRUE;
}

static gboolean
put_back_piece (QdrBoardModel *model)
{
  QdrEditorBoardModel *self = QDR_EDITOR_BOARD_MODEL (model);

  if (self->held == QDR_NOBODY)
    return FALSE;

  set_held_pawn (self, QDR_NOBODY);
  return TRUE;
}

/* Allowed moves */

static gboolean
takes_moves (QdrBoardModel *model)
{
  return TRUE;
}

static gboolean
passes_turns (QdrBoardModel *model)
{
  return FALSE;
}

static gboolean
can_remove_wall (QdrBoardModel *model, QdrMove wall)
{
  return qdr_move_square (wall) < QDR_BITS_WORDS * 64 &&
         qdr_position_editor_has_wall (QDR_EDITOR_BOARD_MODEL (model)->editor, wall);
}

static QdrRefusalReason
check_wall (QdrEditorBoardModel *self, QdrMove wall)
{
  QdrPositionDraft draft = *get_draft (self);

  return qdr_position_draft_toggle_wall (&draft, wall);
}

/* Returns whether a move places a wall, picks up a pawn or puts a pawn down. Returns FALSE for a
 * wall that is on the board: the move would remove it. */
static gboolean
allows_move (QdrBoardModel *model, QdrMove move)
{
  QdrEditorBoardModel *self = QDR_EDITOR_BOARD_MODEL (model);

  if (qdr_move_is_wall (move))
    return !qdr_position_editor_has_wall (self->editor, move) &&
           check_wall (self, move) == QDR_REFUSAL_REASON_NONE;
  if (is_taken (self, qdr_move_square (move)))
    return FALSE;
  return self->held != QDR_NOBODY || find_pawn (self, qdr_move_square (move)) != QDR_NOBODY;
}

static void
find_legal_walls (QdrBoardModel *model, QdrBits walls[2])
{
  const QdrPosition position =
      qdr_position_draft_to_unchecked_position (get_draft (QDR_EDITOR_BOARD_MODEL (model)));

  for (guint kind = 0; kind < 2; kind++) {
    walls[kind] = (QdrBits){ 0 };
    for (guint corner = 0; corner < QDR_BITS_WORDS * 64; corner++)
      if (qdr_bits_test (&position.board.corners, corner) &&
          qdr_position_check_wall_fits (&position,
                                        qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + kind, corner)) ==
              QDR_REFUSAL_REASON_NONE)
        qdr_bits_set (&walls[kind], corner);
  }
}

/* Appearance */

static void
mark_shut_in (QdrEditorBoardModel *self, QdrBoardScene *scene)
{
  const guint player = qdr_position_editor_get_shut_in_player (self->editor);

  if (player != QDR_NOBODY)
    qdr_board_scene_mark_shut_in_squares (scene, QDR_MOVE_NONE, player);
}

static void
fill_scene (QdrBoardModel *model, QdrBoardScene *scene)
{
  QdrEditorBoardModel *self = QDR_EDITOR_BOARD_MODEL (model);

  scene->position = qdr_position_draft_to_unchecked_position (get_draft (self));
  scene->ply = 0;
  scene->result = (QdrResult){ .outcome = QDR_OUTCOME_ONGOING };
  scene->destinations = (QdrBits){ 0 };
  for (guint square = 0; square < QDR_BITS_WORDS * 64; square++)
    if (qdr_bits_test (&scene->position.board.squares, square) &&
        (self->held != QDR_NOBODY || find_pawn (self, (QdrSquare) square) != QDR_NOBODY))
      qdr_bits_set (&scene->destinations, square);
  memset (scene->owners, QDR_NOBODY, sizeof scene->owners);

  /* A pawn that is picked up is marked like the last move in a game. */
  scene->last_move = QDR_MOVE_NONE;
  if (self->held != QDR_NOBODY) {
    scene->last_move = qdr_move_make (QDR_MOVE_STEP, get_draft (self)->pawns[self->held]);
    scene->last_from = get_draft (self)->pawns[self->held];
  }
  scene->shut_in = (QdrBits){ 0 };
  scene->shut_in_player = QDR_NOBODY;
  mark_shut_in (self, scene);
}

static char *
preview_move (QdrBoardModel *model, QdrBoardScene *scene, QdrMove move)
{
  QdrEditorBoardModel *self = QDR_EDITOR_BOARD_MODEL (model);
  const QdrSquare square = qdr_move_square (move);
  QdrRefusalReason reason = QDR_REFUSAL_REASON_NONE;

  /* The refusal of a pawn on a square ends when the pointer leaves that square. */
  if (move != QDR_MOVE_NONE && (qdr_move_is_wall (move) || square != self->refused))
    self->refused = QDR_NO_SQUARE;

  if (move == QDR_MOVE_NONE) {
    qdr_board_scene_point_at (scene, QDR_MOVE_NONE, QDR_NOBODY, FALSE);
  } else if (qdr_move_is_wall (move)) {
    /* A wall is crossed out if it cannot be placed, or if a click would remove it. */
    qdr_board_scene_point_at (scene, move, QDR_NOBODY, allows_move (model, move));
    reason = check_wall (self, move);
  } else {
    const guint player = find_pawn (self, square);
    const guint shown = player != QDR_NOBODY ? player : self->held;
    const gboolean taken = is_taken (self, square);

    qdr_board_scene_point_at (scene, move, shown, shown != QDR_NOBODY && !taken);
    if (taken || square == self->refused)
      reason = QDR_REFUSAL_REASON_SQUARE_TAKEN;
  }
  mark_shut_in (self, scene);
  return describe_refusal (reason);
}

/* Speech and sounds */

static char *
describe_square (QdrBoardModel *model, const QdrBoardScene *scene, QdrSquare square, gboolean mine)
{
  QdrEditorBoardModel *self = QDR_EDITOR_BOARD_MODEL (model);
  g_autofree char *name =
      qdr_board_words_for_square (scene, qdr_position_editor_get_template_game (self->editor),
                                  square, FALSE);

  if (self->held != QDR_NOBODY && get_draft (self)->pawns[self->held] == square)
    /* Translators: describes a pawn that is picked up; %s is "e5, Anna’s pawn" */
    return g_strdup_printf (_ ("%s, picked up"), name);
  return g_steal_pointer (&name);
}

static char *
describe_slot (QdrBoardModel *model, const QdrBoardScene *scene, QdrMove wall, QdrSlotState state)
{
  QdrEditorBoardModel *self = QDR_EDITOR_BOARD_MODEL (model);

  if (qdr_position_editor_has_wall (self->editor, wall))
    /* Translators: describes a wall on the board */
    return qdr_board_words_for_slot_with_text (scene, wall, _ ("stands here, can be removed"));
  return qdr_board_words_for_slot (scene, qdr_position_editor_get_template_game (self->editor),
                                   wall, state);
}

static char *
describe_change (QdrBoardModel *model, const QdrBoardScene *before, const QdrBoardScene *after)
{
  QdrEditorBoardModel *self = QDR_EDITOR_BOARD_MODEL (model);

  return self->is_about_pawn ? g_strdup (self->announcement)
                             : qdr_position_editor_describe_change (self->editor);
}

/* Returns (transfer full) a game that starts from the position, for answers to questions and for
 * sounds. */
static QdrGame *
make_game (QdrPositionEditor *editor)
{
  const QdrPosition shown =
      qdr_position_draft_to_unchecked_position (qdr_position_editor_get_draft (editor));

  return qdr_game_make_from_position (&shown, qdr_position_editor_get_template_game (editor));
}

static char *
answer_question (QdrBoardModel *model, QdrQuestion question, QdrMove wall, QdrSpeechDetail detail)
{
  QdrPositionEditor *editor = QDR_EDITOR_BOARD_MODEL (model)->editor;
  g_autoptr (QdrGame) game = NULL;
  g_auto (GStrv) sentences = NULL;
  const char *fault = qdr_position_editor_check_position (editor, NULL);

  /* The position has no last move, no clock and no opponent. */
  if (question == QDR_QUESTION_LAST || question == QDR_QUESTION_CLOCK ||
      question == QDR_QUESTION_OPPONENT)
    return NULL;
  if (fault != NULL && question != QDR_QUESTION_WHERE && question != QDR_QUESTION_WALLS)
    return g_strdup (fault);
  if (question == QDR_QUESTION_COST && wall == QDR_MOVE_NONE)
    return g_strdup (_ ("Go to a groove first: press H, V, or Shift and an arrow key."));

  game = make_game (editor);
  sentences = qdr_game_answer_question (game, question, wall, QDR_SPEECH_DETAIL_FULL);
  return g_strjoinv (" ", sentences);
}

static void
qdr_editor_board_model_interface_init (QdrBoardModelInterface *iface)
{
  iface->fill_scene = fill_scene;
  iface->takes_moves = takes_moves;
  iface->passes_turns = passes_turns;
  iface->allows_move = allows_move;
  iface->can_remove_wall = can_remove_wall;
  iface->preview_move = preview_move;
  iface->make_move = make_move;
  iface->pick_up_piece = pick_up_piece;
  iface->put_back_piece = put_back_piece;
  iface->find_legal_walls = find_legal_walls;
  iface->describe_square = describe_square;
  iface->describe_slot = describe_slot;
  iface->answer_question = answer_question;
  iface->describe_change = describe_change;
}

/* The object */

static void
qdr_editor_board_model_finalize (GObject *object)
{
  QdrEditorBoardModel *self = QDR_EDITOR_BOARD_MODEL (object);

  g_clear_object (&self->editor);
  g_free (self->announcement);

  G_OBJECT_CLASS (qdr_editor_board_model_parent_class)->finalize (object);
}

static void
qdr_editor_board_model_class_init (QdrEditorBoardModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_editor_board_model_finalize;
}

static void
qdr_editor_board_model_init (QdrEditorBoardModel *self)
{
  self->held = QDR_NOBODY;
  self->refused = QDR_NO_SQUARE;
}

QdrEditorBoardModel *
qdr_editor_board_model_new (QdrPositionEditor *editor)
{
  QdrEditorBoardModel *self;

  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (editor), NULL);

  self = g_object_new (QDR_TYPE_EDITOR_BOARD_MODEL, NULL);
  self->editor = g_object_ref (editor);
  g_signal_connect_object (editor, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

guint
qdr_editor_board_model_get_held_pawn_player (QdrEditorBoardModel *self)
{
  g_return_val_if_fail (QDR_IS_EDITOR_BOARD_MODEL (self), QDR_NOBODY);

  return self->held;
}

static void
update_sounds (QdrSounds *sounds, QdrPositionEditor *editor)
{
  g_autoptr (QdrGame) game = make_game (editor);

  qdr_sounds_set_game (sounds, game);
}

void
qdr_position_editor_add_sounds_to_board (QdrPositionEditor *editor,
                                         QdrBoardView *board,
                                         GSettings *settings)
{
  g_autoptr (QdrScreenReaderDetector) reader = qdr_screen_reader_detector_new ();
  QdrSounds *sounds = qdr_sounds_new ();

  g_return_if_fail (QDR_IS_POSITION_EDITOR (editor));
  g_return_if_fail (QDR_IS_BOARD_VIEW (board));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_settings_bind (settings, "sound", sounds, "enabled", G_SETTINGS_BIND_GET);
  g_signal_connect_object (editor, "changed", G_CALLBACK (update_sounds), sounds,
                           G_CONNECT_SWAPPED);
  update_sounds (sounds, editor);
  g_object_set_data_full (G_OBJECT (board), "qdr-editor-sounds", sounds, g_object_unref);
  g_object_set_data_full (G_OBJECT (board), "qdr-editor-spatial-sounds",
                          qdr_spatial_sounds_new (settings, board, sounds, reader), g_object_unref);
}
