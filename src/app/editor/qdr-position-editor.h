/*
 * A position that is put up by hand, as a board shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-model.h"
#include "qdr-position-draft.h"

G_BEGIN_DECLS

#define QDR_TYPE_POSITION_EDITOR (qdr_position_editor_get_type ())
G_DECLARE_FINAL_TYPE (QdrPositionEditor, qdr_position_editor, QDR, POSITION_EDITOR, GObject)

/*
 * A QdrBoardModel. A move that names a wall puts it up or takes it away; a step to a square with a
 * pawn takes that pawn in hand, and one to a free square puts it down there. A square with another
 * pawn is refused, and the pawn in hand goes back.
 */

/**
 * @brief An editor that begins with @p position.
 *
 * @param two   who plays where there are two players; only names and seats are read
 * @param four  likewise
 */
QdrPositionEditor *
qdr_position_editor_new (QdrGame *two, QdrGame *four, const QdrPosition *position);

/** @brief What has been put up so far. */
const QdrPositionDraft *qdr_position_editor_get_draft (QdrPositionEditor *self);

/** @brief (transfer none): who plays. */
QdrGame *qdr_position_editor_get_cast (QdrPositionEditor *self);

/** @brief (transfer none): the name of @p player. */
const char *qdr_position_editor_get_name (QdrPositionEditor *self, guint player);

/** @brief The player whose pawn is in hand, or QDR_NOBODY. */
guint qdr_position_editor_get_held (QdrPositionEditor *self);

/**
 * @brief Why the position cannot be played: a sentence, or NULL if it can.
 *
 * @param position  (out) (optional): set if it can
 */
const char *qdr_position_editor_judge (QdrPositionEditor *self, QdrPosition *position);

/* Each of these is a step that can be undone, unless nothing changes. */
void qdr_position_editor_set_size (QdrPositionEditor *self, guint width, guint height);
void qdr_position_editor_set_players (QdrPositionEditor *self, guint players);
void qdr_position_editor_set_turn (QdrPositionEditor *self, guint player);
void qdr_position_editor_set_stock (QdrPositionEditor *self, guint player, guint stock);

/** @brief Brings @p player, one of four, into play or out of it; the last one in play stays. */
void qdr_position_editor_set_in_play (QdrPositionEditor *self, guint player, gboolean in_play);

void qdr_position_editor_start_over (QdrPositionEditor *self);
void qdr_position_editor_clear_walls (QdrPositionEditor *self);
void qdr_position_editor_set_position (QdrPositionEditor *self, const QdrPosition *position);

gboolean qdr_position_editor_can_undo (QdrPositionEditor *self);
void qdr_position_editor_undo (QdrPositionEditor *self);
gboolean qdr_position_editor_can_redo (QdrPositionEditor *self);
void qdr_position_editor_redo (QdrPositionEditor *self);

G_END_DECLS
