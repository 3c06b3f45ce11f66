/*
 * The record of a move in a game: move, player, round and comment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-record-private.h"

struct _QdrRecord {
  GObject parent_instance;

  QdrMove move;
  char text[QDR_MOVE_TEXT_SIZE];
  gboolean is_jump;
  guint player;
  guint round;
  char *comment;
};

G_DEFINE_FINAL_TYPE (QdrRecord, qdr_record, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_COMMENT,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static void
qdr_record_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  QdrRecord *self = QDR_RECORD (object);

  switch (id) {
  case PROP_COMMENT:
    g_value_set_string (value, self->comment);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_record_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrRecord *self = QDR_RECORD (object);

  switch (id) {
  case PROP_COMMENT:
    qdr_record_set_comment (self, g_value_get_string (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_record_finalize (GObject *object)
{
  QdrRecord *self = QDR_RECORD (object);

  g_free (self->comment);

  G_OBJECT_CLASS (qdr_record_parent_class)->finalize (object);
}

static void
qdr_record_class_init (QdrRecordClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = qdr_record_get_property;
  object_class->set_property = qdr_record_set_property;
  object_class->finalize = qdr_record_finalize;

  properties[PROP_COMMENT] =
      g_param_spec_string ("comment", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
qdr_record_init (QdrRecord *self)
{
}

static gboolean
are_neighbours (const QdrBoard *board, QdrSquare a, QdrSquare b)
{
  const int columns = (int) qdr_board_column (board, a) - (int) qdr_board_column (board, b);
  const int rows = (int) qdr_board_row (board, a) - (int) qdr_board_row (board, b);

  return ABS (columns) + ABS (rows) == 1;
}

QdrRecord *
qdr_record_new (const QdrBoard *board,
                QdrMove move,
                QdrSquare from,
                guint player,
                guint round,
                char *comment)
{
  QdrRecord *self = g_object_new (QDR_TYPE_RECORD, NULL);

  self->move = move;
  qdr_move_to_text (board, move, self->text);
  self->is_jump = qdr_move_kind (move) == QDR_MOVE_STEP &&
                  !are_neighbours (board, from, qdr_move_square (move));
  self->player = player;
  self->round = round;
  self->comment = comment;
  return self;
}

QdrMove
qdr_record_get_move (QdrRecord *self)
{
  g_return_val_if_fail (QDR_IS_RECORD (self), QDR_MOVE_NONE);

  return self->move;
}

gboolean
qdr_record_is_jump (QdrRecord *self)
{
  g_return_val_if_fail (QDR_IS_RECORD (self), FALSE);

  return self->is_jump;
}

const char *
qdr_record_get_text (QdrRecord *self)
{
  g_return_val_if_fail (QDR_IS_RECORD (self), NULL);

  return self->text;
}

guint
qdr_record_get_player (QdrRecord *self)
{
  g_return_val_if_fail (QDR_IS_RECORD (self), 0);

  return self->player;
}

guint
qdr_record_get_round (QdrRecord *self)
{
  g_return_val_if_fail (QDR_IS_RECORD (self), 0);

  return self->round;
}

const char *
qdr_record_get_comment (QdrRecord *self)
{
  g_return_val_if_fail (QDR_IS_RECORD (self), NULL);

  return self->comment;
}

/* Sets the comment to @comment, (transfer full) and normalised. */
static void
take_comment (QdrRecord *self, char *comment)
{
  g_autofree char *taken = comment;

  if (g_strcmp0 (self->comment, taken) == 0)
    return;

  g_free (self->comment);
  self->comment = g_steal_pointer (&taken);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMMENT]);
}

void
qdr_record_set_comment (QdrRecord *self, const char *comment)
{
  g_return_if_fail (QDR_IS_RECORD (self));
  g_return_if_fail (comment == NULL || g_utf8_validate (comment, -1, NULL));

  take_comment (self, qdr_comment_normalise (comment));
}

char *
qdr_record_get_comment_text (QdrRecord *self)
{
  g_return_val_if_fail (QDR_IS_RECORD (self), NULL);

  return qdr_comment_get_text (self->comment);
}

gboolean
qdr_record_set_comment_text (QdrRecord *self, const char *text, GError **error)
{
  g_autofree char *comment = NULL;

  g_return_val_if_fail (QDR_IS_RECORD (self), FALSE);
  g_return_val_if_fail (text == NULL || g_utf8_validate (text, -1, NULL), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  comment = g_strdup (self->comment);
  if (!qdr_comment_set_text (&comment, text, error))
    return FALSE;
  take_comment (self, g_steal_pointer (&comment));
  return TRUE;
}

void
qdr_record_set_evaluation (QdrRecord *self, double value)
{
  char *comment;

  g_return_if_fail (QDR_IS_RECORD (self));

  comment = g_strdup (self->comment);
  qdr_comment_set_evaluation (&comment, &value);
  take_comment (self, comment);
}
