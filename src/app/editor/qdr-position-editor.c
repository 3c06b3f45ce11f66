/*
 * The model of the position editor: a position with undo, and whether it can be played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-position-editor.h"

#include <glib/gi18n.h>

#include "qdr-board-words.h"
#include "qdr-notation.h"

struct _QdrPositionEditor {
  GObject parent_instance;

  QdrGame *two;          /* a game with the names and seats of two players */
  QdrGame *four;         /* a game with the names and seats of four players */
  GArray *steps;         /* of QdrPositionDraft: the first draft, and the draft after each step */
  guint step;            /* the index of the current draft in steps */
  GPtrArray *step_texts; /* (element-type utf8): a text on each step; NULL for the first draft */
  char *change_text;     /* (nullable): a description of the last change */
  gboolean fault_is_new;

  /* The result of the check whether the draft can be played. */
  QdrPosition position; /* the position of the draft; valid only if fault is NULL */
  char *fault;          /* (nullable): the reason why the draft cannot be played */
  guint shut_in;        /* the first player without a path to the goal, or QDR_NOBODY */
};

G_DEFINE_FINAL_TYPE (QdrPositionEditor, qdr_position_editor, G_TYPE_OBJECT)

static guint changed_signal;

static QdrPositionDraft *
get_current_draft (QdrPositionEditor *self)
{
  return &g_array_index (self->steps, QdrPositionDraft, self->step);
}

static gboolean
is_you (QdrPositionEditor *self, guint player)
{
  return qdr_game_is_only_human (qdr_position_editor_get_template_game (self), player);
}

/* Returns (transfer full) the reason why the draft cannot be played; NULL if it can be played. Sets
 * shut_in. If the result is NULL, sets position. */
static char *
describe_fault (QdrPositionEditor *self)
{
  const QdrPosition shown = qdr_position_draft_to_unchecked_position (get_current_draft (self));
  g_autoptr (GError) error = NULL;
  QdrResult result;

  self->shut_in = QDR_NOBODY;
  for (guint player = 0; player < shown.players && self->shut_in == QDR_NOBODY; player++)
    if (qdr_position_is_player_in_play (&shown, player) && !qdr_position_has_path (&shown, player))
      self->shut_in = player;
  if (self->shut_in != QDR_NOBODY && is_you (self, self->shut_in))
    return g_strdup (_ ("You have no path to the goal."));
  if (self->shut_in != QDR_NOBODY)
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("%s has no path to the goal."),
                            qdr_position_editor_get_player_name (self, self->shut_in));
  if (!qdr_position_draft_to_valid_position (get_current_draft (self), &self->position, NULL,
                                             &error))
    return g_strdup (error->message);

  result = qdr_position_result (&self->position);
  switch (result.outcome) {
  case QDR_OUTCOME_WIN:
    if (is_you (self, result.winner))
      return g_strdup (_ ("You have already won."));
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("%s has already won."),
                            qdr_position_editor_get_player_name (self, result.winner));
  case QDR_OUTCOME_STALEMATE:
    if (is_you (self, self->position.turn))
      return g_strdup (_ ("It is your turn, but you cannot move."));
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("It is the turn of %s, who cannot move."),
                            qdr_position_editor_get_player_name (self, self->position.turn));
  case QDR_OUTCOME_ONGOING:
  case QDR_OUTCOME_REPETITION:
  case QDR_OUTCOME_AGREEMENT:
    return NULL;
  }
  g_assert_not_reached ();
}

static void
update_fault (QdrPositionEditor *self)
{
  g_autofree char *before = g_steal_pointer (&self->fault);

  self->fault = describe_fault (self);
  self->fault_is_new = g_strcmp0 (before, self->fault) != 0;
}

/* Checks the draft, and emits "changed". @sentence (transfer full) describes the change. */
static void
emit_change (QdrPositionEditor *self, char *sentence)
{
  g_free (self->change_text);
  self->change_text = sentence;
  update_fault (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
go_to_step (QdrPositionEditor *self, guint step)
{
  const gboolean back = step < self->step;
  const char *text = g_ptr_array_index (self->step_texts, back ? self->step : step);

  self->step = step;
  /* Translators: %s is a sentence about the step in the position editor that was undone or
   * redone. */
  emit_change (self, g_strdup_printf (back ? _ ("Undone: %s") : _ ("Redone: %s"), text));
}

/* Replaces all undone steps by a step to @draft, unless @draft is equal to the current draft.
 * @sentence (transfer full) describes the step. */
static void
add_step (QdrPositionEditor *self, const QdrPositionDraft *draft, char *sentence)
{
  if (qdr_position_draft_equal (draft, get_current_draft (self))) {
    g_free (sentence);
    return;
  }
  g_array_set_size (self->steps, self->step + 1);
  g_array_append_val (self->steps, *draft);
  g_ptr_array_set_size (self->step_texts, (int) self->step + 1);
  g_ptr_array_add (self->step_texts, g_strdup (sentence));
  self->step++;
  emit_change (self, sentence);
}

static void
qdr_position_editor_finalize (GObject *object)
{
  QdrPositionEditor *self = QDR_POSITION_EDITOR (object);

  g_clear_object (&self->two);
  g_clear_object (&self->four);
  g_array_unref (self->steps);
  g_ptr_array_unref (self->step_texts);
  g_free (self->change_text);
  g_free (self->fault);

  G_OBJECT_CLASS (qdr_position_editor_parent_class)->finalize (object);
}

static void
qdr_position_editor_class_init (QdrPositionEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_position_editor_finalize;

  changed_signal = g_signal_new ("changed", QDR_TYPE_POSITION_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
qdr_position_editor_init (QdrPositionEditor *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (QdrPositionDraft));
  self->step_texts = g_ptr_array_new_with_free_func (g_free);
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
  g_ptr_array_add (self->step_texts, NULL);
  update_fault (self);
  return self;
}

const QdrPositionDraft *
qdr_position_editor_get_draft (QdrPositionEditor *self)
{
  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), NULL);

  return get_current_draft (self);
}

QdrGame *
qdr_position_editor_get_template_game (QdrPositionEditor *self)
{
  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), NULL);

  return get_current_draft (self)->players == 2 ? self->two : self->four;
}

const char *
qdr_position_editor_get_player_name (QdrPositionEditor *self, guint player)
{
  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), NULL);

  return qdr_player_get_name (
      qdr_game_get_player (qdr_position_editor_get_template_game (self), player));
}

guint
qdr_position_editor_get_shut_in_player (QdrPositionEditor *self)
{
  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), QDR_NOBODY);

  return self->shut_in;
}

const char *
qdr_position_editor_check_position (QdrPositionEditor *self, QdrPosition *position)
{
  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), NULL);

  if (position != NULL && self->fault == NULL)
    *position = self->position;
  return self->fault;
}

char *
qdr_position_editor_describe_change (QdrPositionEditor *self)
{
  const char *verdict;

  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), NULL);

  if (!self->fault_is_new)
    return g_strdup (self->change_text);
  verdict = self->fault != NULL ? self->fault : _ ("The position can be played.");
  return self->change_text != NULL ? g_strjoin (" ", self->change_text, verdict, NULL)
                                   : g_strdup (verdict);
}

gboolean
qdr_position_editor_has_wall (QdrPositionEditor *self, QdrMove wall)
{
  const QdrPositionDraft *draft;

  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), FALSE);
  g_return_val_if_fail (qdr_move_is_wall (wall), FALSE);

  draft = get_current_draft (self);
  return qdr_bits_test (&draft->walls[qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL],
                        qdr_move_square (wall));
}

QdrRefusalReason
qdr_position_editor_toggle_wall (QdrPositionEditor *self, QdrMove wall)
{
  g_autofree char *place = NULL;
  QdrPositionDraft draft;
  QdrRefusalReason reason;
  QdrBoard board;

  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), QDR_REFUSAL_REASON_OFF_BOARD);
  g_return_val_if_fail (qdr_move_is_wall (wall), QDR_REFUSAL_REASON_OFF_BOARD);

  draft = *get_current_draft (self);
  reason = qdr_position_draft_toggle_wall (&draft, wall);
  if (reason != QDR_REFUSAL_REASON_NONE)
    return reason;

  board = qdr_board_make (draft.width, draft.height);
  place = qdr_board_words_for_wall (&board, wall);
  add_step (self, &draft,
            /* Translators: %s is a wall, "Horizontal wall above e3 and f3" */
            g_strdup_printf (qdr_position_editor_has_wall (self, wall) ? _ ("%s, removed.")
                                                                       : _ ("%s, placed."),
                             place));
  return QDR_REFUSAL_REASON_NONE;
}

QdrRefusalReason
qdr_position_editor_place_pawn (QdrPositionEditor *self, guint player, QdrSquare square)
{
  char text[QDR_MOVE_TEXT_SIZE];
  QdrPositionDraft draft;
  QdrRefusalReason reason;
  QdrBoard board;

  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (self), QDR_REFUSAL_REASON_OFF_BOARD);

  draft = *get_current_draft (self);
  reason = qdr_position_draft_set_pawn (&draft, player, square);
  if (reason != QDR_REFUSAL_REASON_NONE)
    return reason;

  board = qdr_board_make (draft.width, draft.height);
  qdr_move_to_text (&board, qdr_move_make (QDR_MOVE_STEP, square), text);
  add_step (self, &draft,
            is_you (self, player)
                /* Translators: %s is a square such as e4 */
                ? g_strdup_printf (_ ("Your pawn is on %s."), text)
                /* Translators: %1$s is the name of a player, %2$s a square such as e4 */
                : g_strdup_printf (_ ("%1$s’s pawn is on %2$s."),
                                   qdr_position_editor_get_player_name (self, player), text));
  return QDR_REFUSAL_REASON_NONE;
}

void
qdr_position_editor_set_board_size (QdrPositionEditor *self, guint width, guint height)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *get_current_draft (self);
  qdr_position_draft_set_size (&draft, width, height);
  add_step (self, &draft,
            /* Translators: both numbers are odd, from 5 to 19 */
            g_strdup_printf (_ ("The board has %u columns and %u rows."), width, height));
}

void
qdr_position_editor_set_n_players (QdrPositionEditor *self, guint players)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *get_current_draft (self);
  qdr_position_draft_set_n_players (&draft, players);
  add_step (self, &draft,
            g_strdup (players == 2 ? _ ("There are two players now.")
                                   : _ ("There are four players now.")));
}

void
qdr_position_editor_set_turn (QdrPositionEditor *self, guint player)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *get_current_draft (self);
  qdr_position_draft_set_turn (&draft, player);
  add_step (self, &draft,
            is_you (self, player)
                ? g_strdup (_ ("Your move."))
                : g_strdup_printf (_ ("%s to move."),
                                   qdr_position_editor_get_player_name (self, player)));
}

void
qdr_position_editor_set_stock (QdrPositionEditor *self, guint player, guint stock)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *get_current_draft (self);
  qdr_position_draft_set_stock (&draft, player, stock);
  add_step (self, &draft,
            is_you (self, player)
                ? g_strdup_printf (ngettext ("You have %u wall.", "You have %u walls.", stock),
                                   stock)
                /* Translators: %1$s is the name of a player */
                : g_strdup_printf (ngettext ("%1$s has %2$u wall.", "%1$s has %2$u walls.", stock),
                                   qdr_position_editor_get_player_name (self, player), stock));
}

void
qdr_position_editor_set_player_in_play (QdrPositionEditor *self, guint player, gboolean in_play)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *get_current_draft (self);
  if (in_play && draft.pawns[player] == QDR_NO_SQUARE)
    qdr_position_draft_restore_player (&draft, player);
  else if (!in_play && qdr_position_draft_can_remove_player (&draft, player))
    qdr_position_draft_remove_player (&draft, player);
  add_step (self, &draft,
            is_you (self, player)
                ? g_strdup (in_play ? _ ("You are in play.") : _ ("You are out of play."))
                /* Translators: %s is the name of a player */
                : g_strdup_printf (in_play ? _ ("%s is in play.") : _ ("%s is out of play."),
                                   qdr_position_editor_get_player_name (self, player)));
}

void
qdr_position_editor_start_over (QdrPositionEditor *self)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *get_current_draft (self);
  qdr_position_draft_reset (&draft);
  add_step (self, &draft, g_strdup (_ ("The board is set up for the start of a game.")));
}

void
qdr_position_editor_clear_walls (QdrPositionEditor *self)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));

  draft = *get_current_draft (self);
  qdr_position_draft_clear_walls (&draft);
  add_step (self, &draft, g_strdup (_ ("The walls are cleared.")));
}

void
qdr_position_editor_set_position (QdrPositionEditor *self, const QdrPosition *position)
{
  QdrPositionDraft draft;

  g_return_if_fail (QDR_IS_POSITION_EDITOR (self));
  g_return_if_fail (position != NULL);

  qdr_position_draft_init (&draft, position);
  add_step (self, &draft, g_strdup (_ ("The position is pasted.")));
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

  go_to_step (self, self->step - 1);
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

  go_to_step (self, self->step + 1);
}
