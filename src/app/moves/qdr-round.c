/*
 * A round of a game, one move of each player, and the list of all rounds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-round.h"

struct _QdrRound {
  GObject parent_instance;

  guint number;
  guint first; /* index of its first move in the game */
  guint plies[QDR_MAX_PLAYERS];
  QdrRecord *records[QDR_MAX_PLAYERS];
};

G_DEFINE_FINAL_TYPE (QdrRound, qdr_round, G_TYPE_OBJECT)

struct _QdrRoundList {
  GObject parent_instance;

  QdrGame *game;
  GPtrArray *rounds;
};

static void qdr_round_list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrRoundList,
                               qdr_round_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, qdr_round_list_model_init))

static void
qdr_round_finalize (GObject *object)
{
  QdrRound *self = QDR_ROUND (object);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    g_clear_object (&self->records[i]);

  G_OBJECT_CLASS (qdr_round_parent_class)->finalize (object);
}

static void
qdr_round_class_init (QdrRoundClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_round_finalize;
}

static void
qdr_round_init (QdrRound *self)
{
}

guint
qdr_round_get_number (QdrRound *self)
{
  g_return_val_if_fail (QDR_IS_ROUND (self), 0);

  return self->number;
}

QdrRecord *
qdr_round_get_record (QdrRound *self, guint player, guint *ply)
{
  g_return_val_if_fail (QDR_IS_ROUND (self), NULL);
  g_return_val_if_fail (player < QDR_MAX_PLAYERS, NULL);

  if (ply != NULL)
    *ply = self->plies[player];

  return self->records[player];
}

/* Gathers the moves of the round that begins at @first. */
static QdrRound *
read_round (GListModel *game, guint first, guint *next)
{
  QdrRound *round = g_object_new (QDR_TYPE_ROUND, NULL);
  guint n = g_list_model_get_n_items (game);

  round->first = first;
  for (*next = first; *next < n; (*next)++) {
    g_autoptr (QdrRecord) record = g_list_model_get_item (game, *next);
    guint player = qdr_record_get_player (record);

    if (*next == first)
      round->number = qdr_record_get_round (record);
    if (qdr_record_get_round (record) != round->number)
      break;
    round->plies[player] = *next + 1;
    g_set_object (&round->records[player], record);
  }

  return round;
}

/* How many rounds begin before the move at @index. */
static guint
count_rounds_before (QdrRoundList *self, guint index)
{
  guint low = 0;
  guint high = self->rounds->len;

  while (low < high) {
    const guint middle = low + (high - low) / 2;
    const QdrRound *round = g_ptr_array_index (self->rounds, middle);

    if (round->first < index)
      low = middle + 1;
    else
      high = middle;
  }

  return low;
}

static void
items_changed_cb (QdrRoundList *self, guint position, guint removed, guint added)
{
  guint n_moves = qdr_game_get_n_moves (self->game);
  guint n_before = count_rounds_before (self, position);
  guint kept = n_before > 0 ? n_before - 1 : 0; /* The change may go on in the last of them. */
  guint n_old = self->rounds->len - kept;
  guint next = n_old > 0 ? ((QdrRound *) g_ptr_array_index (self->rounds, kept))->first : 0;

  g_ptr_array_set_size (self->rounds, (int) kept);
  while (next < n_moves)
    g_ptr_array_add (self->rounds, read_round (G_LIST_MODEL (self->game), next, &next));

  g_list_model_items_changed (G_LIST_MODEL (self), kept, n_old, self->rounds->len - kept);
}

static GType
qdr_round_list_get_item_type (GListModel *model)
{
  return QDR_TYPE_ROUND;
}

static guint
qdr_round_list_get_n_items (GListModel *model)
{
  return QDR_ROUND_LIST (model)->rounds->len;
}

static gpointer
qdr_round_list_get_item (GListModel *model, guint position)
{
  QdrRoundList *self = QDR_ROUND_LIST (model);

  return position < self->rounds->len ? g_object_ref (g_ptr_array_index (self->rounds, position))
                                      : NULL;
}

static void
qdr_round_list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = qdr_round_list_get_item_type;
  interface->get_n_items = qdr_round_list_get_n_items;
  interface->get_item = qdr_round_list_get_item;
}

static void
qdr_round_list_finalize (GObject *object)
{
  QdrRoundList *self = QDR_ROUND_LIST (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->rounds, g_ptr_array_unref);

  G_OBJECT_CLASS (qdr_round_list_parent_class)->finalize (object);
}

static void
qdr_round_list_class_init (QdrRoundListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_round_list_finalize;
}

static void
qdr_round_list_init (QdrRoundList *self)
{
  self->rounds = g_ptr_array_new_with_free_func (g_object_unref);
}

QdrRoundList *
qdr_round_list_new (QdrGame *game)
{
  QdrRoundList *self;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  self = g_object_new (QDR_TYPE_ROUND_LIST, NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  items_changed_cb (self, 0, 0, qdr_game_get_n_moves (game));

  return self;
}

guint
qdr_round_list_find_ply (QdrRoundList *self, guint ply)
{
  g_return_val_if_fail (QDR_IS_ROUND_LIST (self), 0);
  g_return_val_if_fail (ply > 0, 0);

  return MAX (count_rounds_before (self, ply), 1) - 1;
}

guint
qdr_round_list_step_move (QdrRoundList *self, guint ply, int moves)
{
  guint target;

  g_return_val_if_fail (QDR_IS_ROUND_LIST (self), ply);
  g_return_val_if_fail (ply > 0, ply);
  g_return_val_if_fail (moves == 1 || moves == -1, ply);

  target = ply + (guint) moves;
  if (target == 0 || target > qdr_game_get_n_moves (self->game) ||
      qdr_round_list_find_ply (self, target) != qdr_round_list_find_ply (self, ply))
    return ply;
  return target;
}

guint
qdr_round_list_step_round (QdrRoundList *self, guint ply, int rounds)
{
  const QdrRound *round;
  guint player;
  int place;

  g_return_val_if_fail (QDR_IS_ROUND_LIST (self), ply);
  g_return_val_if_fail (ply > 0 && ply <= qdr_game_get_n_moves (self->game), ply);

  qdr_game_get_move (self->game, ply - 1, &player);
  place = (int) qdr_round_list_find_ply (self, ply) + rounds;
  round = g_ptr_array_index (self->rounds, CLAMP (place, 0, (int) self->rounds->len - 1));
  while (player > 0 && round->plies[player] == 0)
    player--;
  return round->plies[player] > 0 ? round->plies[player] : round->first + 1;
}
