/*
 * Undo and redo of moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-undo-controller.h"

#include "qdr-actions.h"

struct _QdrUndoController {
  QdrController base;
};

QDR_DEFINE_CONTROLLER (QdrUndoController, qdr_undo_controller)

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrUndoController *self = user_data;

  qdr_session_take_back (self->base.session);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrUndoController *self = user_data;
  QdrGame *game = qdr_session_get_game (self->base.session);
  guint ply;

  if (qdr_game_find_redo_ply (game, &ply))
    qdr_game_go_to_ply (game, ply);
}

static const GActionEntry entries[] = {
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
};

static void
changed_cb (QdrUndoController *self)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  guint ply;

  qdr_actions_set_enabled (self->base.actions, "undo",
                           qdr_game_find_undo_ply (game, &ply) &&
                               !qdr_session_is_rated (self->base.session));
  qdr_actions_set_enabled (self->base.actions, "redo", qdr_game_get_can_step_forward (game));
}

QdrUndoController *
qdr_undo_controller_new (GActionMap *actions, QdrSession *session)
{
  QdrUndoController *self = qdr_controller_new (QDR_TYPE_UNDO_CONTROLLER, actions, session);

  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
