/*
 * Remarks of opponents during games with people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-remarks.h"

#include "qdr-game-effect.h"

/* The minimum number of rounds between two remarks, and the maximum number of remarks in a game,
 * except at its start and end. */
#define QUIET_ROUNDS 5
#define MAX_REMARKS 3

/* A good wall costs the opponent at least this number of steps more than the person who placed
 * it. */
#define GOOD_WALL_STEPS 3

/* If an opponent's win probability changes by this value between two of its moves, a player has
 * blundered. Reviews use 0.2, because they estimate more reliably. */
#define BLUNDER_CHANGE 0.3

/* The win probability of an opponent after its last search. */
typedef struct {
  gboolean is_known;
  guint ply;
  double probability;
} Estimate;

struct _QdrRemarks {
  GObject parent_instance;

  QdrComputerPlayer *computer;
  QdrPersonalityList *personalities;
  GRand *rand;
  GHashTable *last_lines; /* "ID OCCASION" → last remark of opponent ID on that occasion */
  GHashTable *met;        /* the ids of the opponents who have greeted */
  gboolean enabled;

  QdrGame *game;     /* (nullable) */
  QdrPosition known; /* the position when the game last emitted "settled" */
  gboolean is_new;   /* whether the last move was just played, not shown again by stepping */
  char *line;        /* (nullable): the last remark in the game, as long as it applies */
  guint speaker;     /* the number of the player who made this remark */
  guint last_ply;    /* the ply of the last remark */
  guint n_remarks;   /* the number of remarks in the game, except at its start and end */
  Estimate estimates[QDR_MAX_PLAYERS];
};

enum {
  PROP_0,
  PROP_ENABLED,
  N_PROPS,
};

enum {
  SIGNAL_SAID,
  SIGNAL_HUSHED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QdrRemarks, qdr_remarks, G_TYPE_OBJECT)

/* Returns (transfer none) (nullable): the personality that plays for @player. */
static QdrPersonality *
find_personality (QdrRemarks *self, guint player)
{
  const char *id = qdr_player_get_personality_id (qdr_game_get_player (self->game, player));

  return id != NULL ? qdr_personality_list_find (self->personalities, id) : NULL;
}

/* Makes a random remark for @occasion, other than the last one of the same personality. Returns
 * FALSE if there is none, or if no personality plays for @player. */
static gboolean
make_remark (QdrRemarks *self, guint player, QdrOccasion occasion)
{
  QdrPersonality *personality = find_personality (self, player);
  g_autofree char *key = NULL;
  const char *const *lines;
  const char *before;
  const char *line = NULL;
  gint32 n_lines = 0;

  if (personality == NULL)
    return FALSE;

  key = g_strdup_printf ("%s %d", qdr_personality_get_id (personality), (int) occasion);
  before = g_hash_table_lookup (self->last_lines, key);
  lines = qdr_personality_get_remarks (personality, occasion);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_strcmp0 (lines[i], before) != 0 && g_rand_int_range (self->rand, 0, ++n_lines) == 0)
      line = lines[i];
  if (line == NULL)
    return FALSE;

  g_hash_table_replace (self->last_lines, g_steal_pointer (&key), g_strdup (line));
  g_free (self->line);
  self->line = g_strdup (line);
  self->speaker = player;
  self->last_ply = qdr_game_get_ply (self->game);
  g_signal_emit (self, signals[SIGNAL_SAID], 0, player, self->line);
  return TRUE;
}

/* Makes a remark, if MAX_REMARKS and QUIET_ROUNDS allow it. */
static void
remark_if_allowed (QdrRemarks *self, guint player, QdrOccasion occasion)
{
  const guint quiet_plies = QUIET_ROUNDS * qdr_game_get_n_players (self->game);

  if (self->n_remarks < MAX_REMARKS &&
      qdr_game_get_ply (self->game) >= self->last_ply + quiet_plies)
    self->n_remarks += make_remark (self, player, occasion);
}

static void
withdraw_remark (QdrRemarks *self)
{
  if (self->line == NULL)
    return;

  g_clear_pointer (&self->line, g_free);
  g_signal_emit (self, signals[SIGNAL_HUSHED], 0);
}

/* Returns whether remarks are enabled and a person takes part. */
static gboolean
may_speak (QdrRemarks *self)
{
  return self->enabled && self->game != NULL && qdr_game_has_humans (self->game);
}

static gboolean
is_person (QdrRemarks *self, guint player)
{
  return qdr_player_is_person (qdr_game_get_player (self->game, player));
}

/* Returns a random player who is not a person, or -1 if there is none. */
static int
choose_opponent (QdrRemarks *self)
{
  int opponent = -1;
  guint n_opponents = 0;

  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++)
    if (!is_person (self, i) && g_rand_int_range (self->rand, 0, (gint32) ++n_opponents) == 0)
      opponent = (int) i;
  return opponent;
}

static void
moved_cb (QdrRemarks *self)
{
  self->is_new = FALSE;
}

static void
played_cb (QdrRemarks *self, guint player, guint number)
{
  const QdrMove move = (QdrMove) number;
  QdrMoveEffect effect;
  int most;
  int victim = -1;

  self->is_new = TRUE;
  if (!may_speak (self) || !is_person (self, player) || !qdr_move_is_wall (move))
    return;

  /* If the wall is good, the opponent to whom it costs the most steps makes a remark. */
  effect = qdr_move_effect_compute (&self->known, move);
  most = qdr_move_effect_get_added_steps (&effect, player) + GOOD_WALL_STEPS;
  for (guint i = 0; i < effect.n_players; i++) {
    if (!qdr_position_is_player_in_play (&self->known, i) || is_person (self, i))
      continue;
    if (qdr_move_effect_get_added_steps (&effect, i) >= most) {
      most = qdr_move_effect_get_added_steps (&effect, i) + 1;
      victim = (int) i;
    }
  }
  if (victim >= 0)
    remark_if_allowed (self, (guint) victim, QDR_OCCASION_GOOD_WALL);
}

/* Makes remarks on blunders in games with two players. With four players, it would be unclear whose
 * move changed the estimate. */
static void
estimated_cb (QdrRemarks *self, guint player, double probability)
{
  Estimate *estimate = &self->estimates[player];
  const guint ply = self->game != NULL ? qdr_game_get_ply (self->game) : 0;
  const Estimate before = *estimate;
  double change;

  if (!may_speak (self) || qdr_game_get_n_players (self->game) != 2)
    return;

  *estimate = (Estimate){ TRUE, ply, probability };
  if (!before.is_known || before.ply + 2 != ply || !is_person (self, 1 - player))
    return;
  change = probability - before.probability;
  if (change >= BLUNDER_CHANGE)
    remark_if_allowed (self, player, QDR_OCCASION_BLUNDER);
  else if (change <= -BLUNDER_CHANGE)
    remark_if_allowed (self, player, QDR_OCCASION_OWN_BLUNDER);
}

static void
finished_cb (QdrRemarks *self)
{
  const QdrResult result = qdr_game_get_result (self->game);
  int opponent;

  if (!self->is_new || !may_speak (self) || result.outcome != QDR_OUTCOME_WIN ||
      qdr_game_is_analysis (self->game))
    return;

  opponent = is_person (self, result.winner) ? choose_opponent (self) : (int) result.winner;
  if (opponent >= 0)
    make_remark (self, (guint) opponent,
                 opponent == (int) result.winner ? QDR_OCCASION_WIN : QDR_OCCASION_LOSS);
}

static void
settled_cb (QdrRemarks *self)
{
  self->known = *qdr_game_get_position (self->game);
}

static void
qdr_remarks_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  QdrRemarks *self = QDR_REMARKS (object);

  switch (property_id) {
  case PROP_ENABLED:
    g_value_set_boolean (value, self->enabled);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
qdr_remarks_set_property (GObject *object,
                          guint property_id,
                          const GValue *value,
                          GParamSpec *pspec)
{
  QdrRemarks *self = QDR_REMARKS (object);

  switch (property_id) {
  case PROP_ENABLED:
    qdr_remarks_set_enabled (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
qdr_remarks_finalize (GObject *object)
{
  QdrRemarks *self = QDR_REMARKS (object);

  g_clear_object (&self->game);
  g_free (self->line);
  g_hash_table_unref (self->last_lines);
  g_hash_table_unref (self->met);
  g_rand_free (self->rand);
  g_object_unref (self->computer);
  g_object_unref (self->personalities);

  G_OBJECT_CLASS (qdr_remarks_parent_class)->finalize (object);
}

static void
qdr_remarks_class_init (QdrRemarksClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = qdr_remarks_finalize;
  object_class->get_property = qdr_remarks_get_property;
  object_class->set_property = qdr_remarks_set_property;

  properties[PROP_ENABLED] =
      g_param_spec_boolean ("enabled", NULL, NULL, TRUE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_SAID] = g_signal_new ("said", QDR_TYPE_REMARKS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  signals[SIGNAL_HUSHED] = g_signal_new ("hushed", QDR_TYPE_REMARKS, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);
}

static void
qdr_remarks_init (QdrRemarks *self)
{
  self->enabled = TRUE;
  self->last_lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

QdrRemarks *
qdr_remarks_new (QdrComputerPlayer *computer, QdrPersonalityList *personalities, guint32 seed)
{
  QdrRemarks *self;

  g_return_val_if_fail (QDR_IS_COMPUTER_PLAYER (computer), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_REMARKS, NULL);
  self->computer = g_object_ref (computer);
  self->personalities = g_object_ref (personalities);
  self->rand = g_rand_new_with_seed (seed);
  g_signal_connect_object (computer, "estimated", G_CALLBACK (estimated_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
qdr_remarks_set_game (QdrRemarks *self, QdrGame *game)
{
  QdrPersonality *personality;
  int opponent;

  g_return_if_fail (QDR_IS_REMARKS (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  if (self->game == game)
    return;

  withdraw_remark (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  self->is_new = FALSE;
  self->n_remarks = 0;
  for (guint i = 0; i < G_N_ELEMENTS (self->estimates); i++)
    self->estimates[i].is_known = FALSE;
  if (game == NULL)
    return;

  self->last_ply = qdr_game_get_ply (game);
  g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);
  settled_cb (self);

  /* An opponent always greets in its first game, and in about half of the later games. */
  opponent = may_speak (self) ? choose_opponent (self) : -1;
  personality = opponent >= 0 ? find_personality (self, (guint) opponent) : NULL;
  if (personality != NULL && qdr_game_get_n_moves (game) == 0 &&
      (g_hash_table_add (self->met, g_strdup (qdr_personality_get_id (personality))) ||
       g_rand_boolean (self->rand)))
    make_remark (self, (guint) opponent, QDR_OCCASION_START);
}

gboolean
qdr_remarks_get_enabled (QdrRemarks *self)
{
  g_return_val_if_fail (QDR_IS_REMARKS (self), FALSE);

  return self->enabled;
}

void
qdr_remarks_set_enabled (QdrRemarks *self, gboolean enabled)
{
  g_return_if_fail (QDR_IS_REMARKS (self));

  if (self->enabled == !!enabled)
    return;

  self->enabled = !!enabled;
  if (!enabled)
    withdraw_remark (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENABLED]);
}

const char *
qdr_remarks_get_last_remark (QdrRemarks *self, guint *player)
{
  g_return_val_if_fail (QDR_IS_REMARKS (self), NULL);

  if (player != NULL)
    *player = self->speaker;
  return self->line;
}
