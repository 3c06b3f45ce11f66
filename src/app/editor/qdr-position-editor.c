/*
 * A position that is set up by hand, as a board shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-position-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-notation.h"

struct _QdrPositionEditor {
  GObject parent_instance;

  QdrGame *two; /* who plays, by their number */
  QdrGame *four;
  GArray *steps; /* of QdrPositionDraft */
  guint step;    /* the one that is shown */
  guint held;    /* whose pawn is in hand, or QDR_NOBODY */
  guint refused; /* the square that has just been refused to a pawn, or QDR_NO_SQUARE */
  char *said;    /* (nullable): what was done last, NULL before, and where a refusal says it */
  gboolean fault_is_new;

  /* What there is to say about the draft. */
  QdrPosition position; /* if it can be played */
  char *fault;          /* why not, or NULL */
  guint shut_in;        /* who has no path, or QDR_NOBODY */
};

static void qdr_position_editor_model_init (QdrBoardModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrPositionEditor,
                               qdr_position_editor,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (QDR_TYPE_BOARD_MODEL,
                                                      qdr_position_editor_model_init))

static QdrPositionDraft *
current (QdrPositionEditor *self)
{
  return &g_array_index (self->steps, QdrPositionDraft, self->step);
}

/* --- Judging ---------------------------------------------------------------------------------- */

static guint
find_shut_in (const QdrPosition *position)
{
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_in_play (position, player) && !qdr_position_has_path (position, player))
      return player;
  return QDR_NOBODY;
}

/* Why a position that could come up is no longer played, or NULL. */
static char *
describe_end (QdrPositionEditor *self, const QdrPosition *position)
{
  const QdrResult result = qdr_position_result (position);

  switch (result.outcome) {
  case QDR_OUTCOME_WIN:
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("%s has already won."),
                            qdr_position_editor_get_name (self, result.winner));
  case QDR_OUTCOME_STALEMATE:
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("It is the turn of %s, who cannot move."),
                            qdr_position_editor_get_name (self, position->turn));
  case QDR_OUTCOME_ONGOING:
  case QDR_OUTCOME_REPETITION:
  default:
    return NULL;
  }
}

static char *
describe_fault (QdrPositionEditor *self)
{
  const QdrPosition shown = qdr_position_draft_show (current (self));
  g_autoptr (GError) error = NULL;

  self->shut_in = find_shut_in (&shown);
  if (self->shut_in != QDR_NOBODY)
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("%s has no path to the goal."),
                            qdr_position_editor_get_name (self, self->shut_in));
  if (!qdr_position_draft_build (current (self), &self->position, NULL, &error))
    return g_strdup (error->message);
  return describe_end (self, &self->position);
}

static void
judge (QdrPositionEditor *self)
{
  g_autofree char *before = g_steal_pointer (&self->fault);

  self->fault = describe_fault (self);
  self->fault_is_new = g_strcmp0 (before, self->fault) != 0;
}

/* --- Changes ---------------------------------------------------------------------------------- */

/* Announces a change of the draft, or of the pawn that is picked up. @said is owned from now on. */
static void
tell_change_with_refusal (QdrPositionEditor *self, char *said, guint refused)
{
  g_free (self->said);
  self->said = said;
  self->refused = refused;
  judge (self);
  qdr_board_model_changed (QDR_BOARD_MODEL (self));
}

static void
tell_change (QdrPositionEditor *self, char *said)
{
  tell_change_with_refusal (self, said, QDR_NO_SQUARE);
}

static void
go_to (QdrPositionEditor *self, guint step)
{
  const gboolean back = step < self->step;

  self->step = step;
  self->held = QDR_NOBODY;
  /* Translators: what was done last, in the editor of positions */
  tell_change (self, g_strdup (back ? _ ("Undone.") : _ ("Redone.")));
}

/* Goes on with @draft as another step, in place of those that were undone. */
static void
change (QdrPositionEditor *self, const QdrPositionDraft *draft, char *said)
{
  if (qdr_position_draft_equal (draft, current (self))) {
    g_free (said);
    return;
  }
  g_array_set_size (self->steps, self->step + 1);
  g_array_append_val (self->steps, *draft);
  self->step++;
  self->held = QDR_NOBODY;
  tell_change (self, said);
}

static void
hold (QdrPositionEditor *self, guint player)
{
  const guint before = self->held;

  self->held = player;
  /* Translators: of a position that is set up by hand; %s is the name of a player */
  tell_change (self, player != QDR_NOBODY
                         ? g_strdup_printf (_ ("%s’s pawn is picked up."),
                                            qdr_position_editor_get_name (self, player))
                         : g_strdup_printf (_ ("%s’s pawn stays where it is."),
                                            qdr_position_editor_get_name (self, before)));
}

static char *
describe_refusal (QdrReason reason)
{
  return qdr_refusal_to_string ((QdrRefusal){ .reason = reason }, NULL);
}

static gboolean
stands (QdrPositionEditor *self, QdrMove wall)
{
  return qdr_bits_test (&current (self)->walls[qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL],
                        qdr_move_square (wall));
}

static char *
toggle_wall (QdrPositionEditor *self, QdrMove wall)
{
  QdrPositionDraft draft = *current (self);
  const QdrReason reason = qdr_position_draft_toggle_wall (&draft, wall);
  const QdrBoard board = qdr_board_make (draft.width, draft.height);
  g_autofree char *place = NULL;

  if (reason != QDR_REASON_NONE)
    return describe_refusal (reason);

  place = qdr_board_words_for_wall (&board, wall);
  /* Translators: %s is a wall, "Horizontal wall above e3 and f3" */
  change (self, &draft,
          g_strdup_printf (stands (self, wall) ? _ ("%s, removed.") : _ ("%s, placed."), place));
  return NULL;
}

/* The player whose pawn is on @square, or QDR_NOBODY. */
static guint
find_pawn (QdrPositionEditor *self, QdrSquare square)
{
  for (guint player = 0; player < current (self)->players; player++)
    if (current (self)->pawns[player] == square)
      return player;
  return QDR_NOBODY;
}

static char *
put_down (QdrPositionEditor *self, QdrMove step)
{
  QdrPositionDraft draft = *current (self);
  const QdrBoard board = qdr_board_make (draft.width, draft.height);
  const QdrReason reason = qdr_position_draft_set_pawn (&draft, self->held, qdr_move_square (step));
  char square[QDR_MOVE_TEXT_SIZE];

  if (reason != QDR_REASON_NONE)
    return describe_refusal (reason);

  qdr_move_to_text (&board, step, square);
  /* Translators: %1$s is the name of a player, %2$s a square such as e4 */
  change (self, &draft,
          g_strdup_printf (_ ("%1$s’s pawn is on %2$s."),
                           qdr_position_editor_get_name (self, self->held), square));
  return NULL;
}

/* Whether the pawn in hand cannot be put on @square, since another one stands there. */
static gboolean
is_taken (QdrPositionEditor *self, QdrSquare square)
{
  const guint player = find_pawn (self, square);

  return self->held != QDR_NOBODY && player != QDR_NOBODY && player != self->held;
}

/* The pawn in hand goes back, since another one stands on @square. */
static char *
refuse_square (QdrPositionEditor *self, QdrSquare square)
{
  self->held = QDR_NOBODY;
  tell_change_with_refusal (self, NULL, square);
  return describe_refusal (QDR_REASON_SQUARE_TAKEN);
}

static char *
act_on_square (QdrPositionEditor *self, QdrMove step)
{
  const guint player = find_pawn (self, qdr_move_square (step));

  if (is_taken (self, qdr_move_square (step)))
    return refuse_square (self, qdr_move_square (step));
  if (player != QDR_NOBODY)
    hold (self, player == self->held ? QDR_NOBODY : player);
  else if (self->held != QDR_NOBODY)
    return put_down (self, step);
  else
    return g_strdup (_ ("There is no pawn to pick up."));
  return NULL;
}

/* --- As a model of the board ------------------------------------------------------------------ */

static QdrBits
find_destinations (QdrPositionEditor *self, const QdrBoard *board)
{
  QdrBits destinations = { 0 };

  for (guint square = 0; square < QDR_BITS_WORDS * 64; square++)
    if (qdr_bits_test (&board->squares, square) &&
        (self->held != QDR_NOBODY || find_pawn (self, (QdrSquare) square) != QDR_NOBODY))
      qdr_bits_set (&destinations, square);
  return destinations;
}

/* The pawn in hand is marked as the last move is. */
static void
mark_held (QdrPositionEditor *self, QdrBoardScene *scene)
{
  scene->last_move = QDR_MOVE_NONE;
  if (self->held == QDR_NOBODY)
    return;

  scene->last_move = qdr_move_make (QDR_MOVE_STEP, current (self)->pawns[self->held]);
  scene->last_from = current (self)->pawns[self->held];
  scene->last_player = self->held;
}

static void
mark_shut_in (QdrPositionEditor *self, QdrBoardScene *scene)
{
  if (self->shut_in != QDR_NOBODY)
    qdr_board_scene_mark_shut_in (scene, QDR_MOVE_NONE, self->shut_in);
}

static void
show (QdrBoardModel *model, QdrBoardScene *scene)
{
  QdrPositionEditor *self = QDR_POSITION_EDITOR (model);

  scene->position = qdr_position_draft_show (current (self));
  scene->ply = 0;
  scene->result = (QdrResult){ .outcome = QDR_OUTCOME_ONGOING };
  scene->destinations = find_destinations (self, &scene->position.board);
  memset (scene->owners, QDR_NOBODY, sizeof scene->owners);
  mark_held (self, scene);
  scene->shut_in = (QdrBits){ 0 };
  scene->shut_in_player = QDR_NOBODY;
  mark_shut_in (self, scene);
}

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
takes_away (QdrBoardModel *model, QdrMove wall)
{
  return qdr_move_square (wall) < QDR_BITS_WORDS * 64 && stands (QDR_POSITION_EDITOR (model), wall);
}

static QdrReason
check_wall (QdrPositionEditor *self, QdrMove wall)
{
  QdrPositionDraft draft = *current (self);

  return qdr_position_draft_toggle_wall (&draft, wall);
}

/* A mouse at rest neither removes a wall that stands, nor shows it so. */
static gboolean
allows (QdrBoardModel *model, QdrMove move)
{
  QdrPositionEditor *self = QDR_POSITION_EDITOR (model);

  if (qdr_move_is_wall (move))
    return !stands (self, move) && check_wall (self, move) == QDR_REASON_NONE;
  if (is_taken (self, qdr_move_square (move)))
    return FALSE;
  return self->held != QDR_NOBODY || find_pawn (self, qdr_move_square (move)) != QDR_NOBODY;
}

/* A wall that would be removed is crossed out, like one that cannot be placed; that one says
 * why. */
static char *
point_at_wall (QdrPositionEditor *self, QdrBoardScene *scene, QdrMove wall)
{
  const QdrReason reason = check_wall (self, wall);

  qdr_board_scene_point_at (scene, wall, QDR_NOBODY, allows (QDR_BOARD_MODEL (self), wall));
  return reason != QDR_REASON_NONE ? describe_refusal (reason) : NULL;
}

/* A square that has another pawn says so while a pawn is over it, and as long as the pointer stays
 * afterwards. */
static char *
point_at_square (QdrPositionEditor *self, QdrBoardScene *scene, QdrMove step)
{
  const QdrSquare square = qdr_move_square (step);
  const guint player = find_pawn (self, square);
  const guint shown = player != QDR_NOBODY ? player : self->held;
  const gboolean taken = is_taken (self, square);

  qdr_board_scene_point_at (scene, step, shown, shown != QDR_NOBODY && !taken);
  return taken || square == self->refused ? describe_refusal (QDR_REASON_SQUARE_TAKEN) : NULL;
}

/* The pointer has gone from the square that was refused. */
static void
forget_refusal (QdrPositionEditor *self, QdrMove pointed)
{
  if (pointed != QDR_MOVE_NONE &&
      (qdr_move_is_wall (pointed) || qdr_move_square (pointed) != self->refused))
    self->refused = QDR_NO_SQUARE;
}

static char *
point (QdrBoardModel *model, QdrBoardScene *scene, QdrMove move)
{
  QdrPositionEditor *self = QDR_POSITION_EDITOR (model);
  char *notice = NULL;

  forget_refusal (self, move);
  if (move == QDR_MOVE_NONE)
    qdr_board_scene_point_at (scene, QDR_MOVE_NONE, QDR_NOBODY, FALSE);
  else if (qdr_move_is_wall (move))
    notice = point_at_wall (self, scene, move);
  else
    notice = point_at_square (self, scene, move);
  mark_shut_in (self, scene);
  return notice;
}

static char *
act (QdrBoardModel *model, QdrMove move)
{
  QdrPositionEditor *self = QDR_POSITION_EDITOR (model);

  return qdr_move_is_wall (move) ? toggle_wall (self, move) : act_on_square (self, move);
}

static gboolean
grab (QdrBoardModel *model, QdrSquare square)
{
  QdrPositionEditor *self = QDR_POSITION_EDITOR (model);
  const guint player = find_pawn (self, square);

  if (player == QDR_NOBODY || player == self->held)
    return FALSE;

  hold (self, player);
  return TRUE;
}

static gboolean
drop (QdrBoardModel *model)
{
  QdrPositionEditor *self = QDR_POSITION_EDITOR (model);

  if (self->held == QDR_NOBODY)
    return FALSE;

  hold (self, QDR_NOBODY);
  return TRUE;
}

static void
find_walls (QdrBoardModel *model, QdrBits walls[2])
{
  const QdrPosition position = qdr_position_draft_show (current (QDR_POSITION_EDITOR (model)));

  for (guint kind = 0; kind < 2; kind++) {
    walls[kind] = (QdrBits){ 0 };
    for (guint corner = 0; corner < QDR_BITS_WORDS * 64; corner++)
      if (qdr_bits_test (&position.board.corners, corner) &&
          qdr_position_check_fit (&position, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + kind,
                                                            corner)) == QDR_REASON_NONE)
        qdr_bits_set (&walls[kind], corner);
  }
}

static char *
name_square (QdrBoardModel *model, const QdrBoardScene *scene, QdrSquare square, gboolean mine)
{
  QdrPositionEditor *self = QDR_POSITION_EDITOR (model);
  g_autofree char *name =
      qdr_board_words_for_square (scene, qdr_position_editor_get_cast (self), square, FALSE);

  if (self->held != QDR_NOBODY && current (self)->pawns[self->held] == square)
    /* Translators: of a pawn on a square, "e5, Anna’s pawn" */
    return g_strdup_printf (_ ("%s, picked up"), name);
  return g_steal_pointer (&name);
}

static char *
name_slot (QdrBoardModel *model, const QdrBoardScene *scene, QdrMove wall, QdrSlotState state)
{
  QdrPositionEditor *self = QDR_POSITION_EDITOR (model);

  if (stands (self, wall))
    /* Translators: of a wall */
    return qdr_board_words_for_place (&scene->position.board, wall,
                                      _ ("stands here, can be removed"));
  return qdr_board_words_for_slot (scene, qdr_position_editor_get_cast (self), wall, state);
}

/* What was done, and whether the position can be played, if that is news. */
static char *
tell (QdrBoardModel *model, const QdrBoardScene *before, const QdrBoardScene *after)
{
  QdrPositionEditor *self = QDR_POSITION_EDITOR (model);
  const char *verdict = self->fault != NULL ? self->fault : _ ("The position can be played.");

  if (!self->fault_is_new)
    return g_strdup (self->said);
  return self->said != NULL ? g_strjoin (" ", self->said, verdict, NULL) : g_strdup (verdict);
}

static void
qdr_position_editor_model_init (QdrBoardModelInterface *iface)
{
  iface->show = show;
  iface->takes_moves = takes_moves;
  iface->passes_turns = passes_turns;
  iface->allows = allows;
  iface->takes_away = takes_away;
  iface->point = point;
  iface->act = act;
  iface->grab = grab;
  iface->drop = drop;
  iface->find_walls = find_walls;
  iface->name_square = name_square;
  iface->name_slot = name_slot;
  iface->tell = tell;
}

/* --- Object ----------------------------------------------------------------------------------- */

static void
qdr_position_editor_dispose (GObject *object)
{
  QdrPositionEditor *self = QDR_POSITION_EDITOR (object);

  g_clear_object (&self->two);
  g_clear_object (&self->four);

  G_OBJECT_CLASS (qdr_position_editor_parent_class)->dispose (object);
}

static void
qdr_position_editor_finalize (GObject *object)
{
  QdrPositionEditor *self = QDR_POSITION_EDITOR (object);

  g_array_unref (self->steps);
  g_free (self->said);
  g_free (self->fault);

  G_OBJECT_CLASS (qdr_position_editor_parent_class)->finalize (object);
}

static void
qdr_position_editor_class_init (QdrPositionEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_position_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_position_editor_finalize;
}

static void
qdr_position_editor_init (QdrPositionEditor *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (QdrPositionDraft));
  self->held = QDR_NOBODY;
  self->refused = QDR_NO_SQUARE;
}

QdrPositionEditor *
qdr_position_editor_new (QdrGame *two, QdrGame *four, const QdrPosition *position)
{
  QdrPositionEditor *self;
  QdrPositionDraft draft;

  g_return_val_if_fail (QDR_IS_GAME (two) && qdr_game_get_n_players (two) == 2, NULL);
  g_return_val_if_fail (QDR_IS_GAME (four) && qdr_game_get_n_players (four) == 4, NULL);
  g_return_val_if_fail (position != NULL, NULL);

  self = g_object_new (QDR_TYPE_POSITION_EDITOR, NULL);
  self->two = g_object_ref (two);
  self->four = g_object_ref (four);
  qdr_position_draft_init (&draft, position);
  g_array_append_val (self->steps, draft);
  judge (self);
  return self;
}

const QdrPositionDraft *
qdr_position_editor_get_draft (QdrPositionEditor *self)
{
  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), NULL);

  return current (self);
}

QdrGame *
qdr_position_editor_get_cast (QdrPositionEditor *self)
{
  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), NULL);

  return current (self)->players == 2 ? self->two : self->four;
}

const char *
qdr_position_editor_get_name (QdrPositionEditor *self, guint player)
{
  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), NULL);

  return qdr_player_get_name (qdr_game_get_player (qdr_position_editor_get_cast (self), player));
}

guint
qdr_position_editor_get_held (QdrPositionEditor *self)
{
  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), QDR_NOBODY);

  return self->held;
}

const char *
qdr_position_editor_judge (QdrPositionEditor *self, QdrPosition *position)
{
  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), NULL);

  if (position != NULL && self->fault == NULL)
    *position = self->position;
  return self->fault;
}

void
qdr_position_editor_set_size (QdrPositionEditor *self, guint width, guint height)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *current (self);
  qdr_position_draft_set_size (&draft, width, height);
  /* Translators: both numbers are odd, from 5 to 19 */
  change (self, &draft,
          g_strdup_printf (_ ("The board has %u columns and %u rows."), width, height));
}

void
qdr_position_editor_set_players (QdrPositionEditor *self, guint players)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *current (self);
  qdr_position_draft_set_players (&draft, players);
  change (self, &draft,
          g_strdup (players == 2 ? _ ("There are two players now.")
                                 : _ ("There are four players now.")));
}

void
qdr_position_editor_set_turn (QdrPositionEditor *self, guint player)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *current (self);
  qdr_position_draft_set_turn (&draft, player);
  change (self, &draft,
          g_strdup_printf (_ ("%s to move."), qdr_position_editor_get_name (self, player)));
}

void
qdr_position_editor_set_stock (QdrPositionEditor *self, guint player, guint stock)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *current (self);
  qdr_position_draft_set_stock (&draft, player, stock);
  change (self, &draft,
          /* Translators: %1$s is the name of a player */
          g_strdup_printf (ngettext ("%1$s has %2$u wall.", "%1$s has %2$u walls.", stock),
                           qdr_position_editor_get_name (self, player), stock));
}

void
qdr_position_editor_set_in_play (QdrPositionEditor *self, guint player, gboolean in_play)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *current (self);
  if (in_play && draft.pawns[player] == QDR_NO_SQUARE)
    qdr_position_draft_bring_in (&draft, player);
  else if (!in_play && qdr_position_draft_can_take_out (&draft, player))
    qdr_position_draft_take_out (&draft, player);
  change (self, &draft,
          /* Translators: %s is the name of a player */
          g_strdup_printf (in_play ? _ ("%s is in play.") : _ ("%s is out of play."),
                           qdr_position_editor_get_name (self, player)));
}

void
qdr_position_editor_start_over (QdrPositionEditor *self)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *current (self);
  qdr_position_draft_start_over (&draft);
  change (self, &draft, g_strdup (_ ("The board is set up for the start of a game.")));
}

void
qdr_position_editor_clear_walls (QdrPositionEditor *self)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *current (self);
  qdr_position_draft_clear_walls (&draft);
  change (self, &draft, g_strdup (_ ("The walls are cleared.")));
}

void
qdr_position_editor_set_position (QdrPositionEditor *self, const QdrPosition *position)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));
  g_return_if_fail (position != NULL);

  qdr_position_draft_init (&draft, position);
  change (self, &draft, g_strdup (_ ("The position is pasted.")));
}

gboolean
qdr_position_editor_can_undo (QdrPositionEditor *self)
{
  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), FALSE);

  return self->step > 0;
}

void
qdr_position_editor_undo (QdrPositionEditor *self)
{
  g_return_if_fail (qdr_position_editor_can_undo (self));

  go_to (self, self->step - 1);
}

gboolean
qdr_position_editor_can_redo (QdrPositionEditor *self)
{
  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), FALSE);

  return self->step + 1 < self->steps->len;
}

void
qdr_position_editor_redo (QdrPositionEditor *self)
{
  g_return_if_fail (qdr_position_editor_can_redo (self));

  go_to (self, self->step + 1);
}
