/*
 * Explanations of good moves in terms of paths, walls and tempo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-explanation.h"

#include "qdr-legality.h"
#include "qdr-movegen.h"
#include "qdr-path.h"
#include "qdr-race.h"

/* A jump is mentioned in a fact only if it gains at least this number of steps. */
#define MIN_JUMP 2

/* The minimum of QdrFact.steps in facts of the kinds QDR_FACT_SHELTER, QDR_FACT_THREAT and
 * QDR_FACT_COSTLIEST. */
#define MIN_SHELTER 2
#define MIN_THREAT 3
#define MIN_COSTLIEST 2

/* For QDR_FACT_THREAT: the minimum number of steps by which the threatened wall must cost more than
 * any wall before the move. */
#define MIN_THREAT_GROWTH 2

/* The lead in steps that makes up for having one wall fewer than the other player. */
#define STEPS_FOR_WALL 2

/* The size of the cache of races in MiB, which is enough for the largest board. */
#define RACE_MIB 1

/* The walls that one player, the owner, could place against another player, the victim. A cost is
 * the number of steps by which a wall lengthens a path. */
typedef struct {
  QdrMove costliest; /* the wall with the greatest cost for the victim, or QDR_MOVE_NONE */
  int cost;          /* the cost of this wall for the victim */
  int own;           /* the cost of this wall for the owner */
  guint n_costliest; /* the number of walls with this greatest cost for the victim */
  int best_gain;     /* the greatest (cost for the victim - cost for the owner) of a wall; >= 0 */
} WallCosts;

/* Effects of moves in a position */

static QdrPosition
position_after (const QdrPosition *position, QdrMove move)
{
  QdrPosition next = *position;
  QdrUndo undo;

  qdr_position_do_move (&next, move, &undo);
  return next;
}

static QdrPosition
position_with_turn (const QdrPosition *position, guint player)
{
  QdrPosition other = *position;

  qdr_position_set_turn (&other, player);
  return other;
}

/* Returns the number of steps by which the path of @player is longer in @after than in @before. */
static int
get_detour (const QdrPosition *before, const QdrPosition *after, guint player)
{
  return (int) qdr_position_goal_distance (after, player) -
         (int) qdr_position_goal_distance (before, player);
}

static WallCosts
weigh_walls (const QdrPosition *position, guint owner, guint victim)
{
  const QdrPosition turned = position_with_turn (position, owner);
  WallCosts self = { .costliest = QDR_MOVE_NONE };
  QdrMoveList list;

  qdr_position_generate_moves (&turned, &list);
  for (guint i = 0; i < list.count; i++) {
    QdrPosition walled = turned;
    int cost, own;

    if (!qdr_move_is_wall (list.moves[i]))
      continue;
    qdr_position_add_wall (&walled, list.moves[i]);
    cost = get_detour (&turned, &walled, victim);
    own = get_detour (&turned, &walled, owner);
    self.best_gain = MAX (self.best_gain, cost - own);
    if (cost == 0 || cost < self.cost)
      continue;
    if (cost > self.cost)
      self.n_costliest = 0;
    self.n_costliest++;
    if (cost > self.cost || own < self.own) {
      self.costliest = list.moves[i];
      self.cost = cost;
      self.own = own;
    }
  }
  return self;
}

/* Returns the greatest number of steps by which a wall of the player to move lengthens the path of
 * any other player. */
static int
find_greatest_cost (const QdrPosition *position)
{
  QdrMoveList list;
  int cost = 0;

  qdr_position_generate_moves (position, &list);
  for (guint i = 0; i < list.count; i++) {
    QdrPosition walled = *position;

    if (!qdr_move_is_wall (list.moves[i]))
      continue;
    qdr_position_add_wall (&walled, list.moves[i]);
    for (guint player = 0; player < position->players; player++)
      if (player != position->turn && qdr_position_is_player_in_play (position, player))
        cost = MAX (cost, get_detour (position, &walled, player));
  }
  return cost;
}

/* Returns the greatest number of steps by which a pawn move of the player to move shortens the path
 * of this player. */
static int
find_best_step (const QdrPosition *position)
{
  QdrMoveList steps = { 0 };
  int best = 0;

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    const QdrPosition next = position_after (position, steps.moves[i]);

    best = MAX (best, -get_detour (position, &next, position->turn));
  }
  return best;
}

/* Considers all pawn moves except @excluded that shorten the path of the player to move. Returns
 * TRUE if there is at least one, and if each of them allows the next player a jump that gains at
 * least MIN_JUMP steps. */
static gboolean
must_allow_jump (const QdrPosition *position, QdrMove excluded)
{
  QdrMoveList steps = { 0 };
  guint n_forward = 0;

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    const QdrPosition next = position_after (position, steps.moves[i]);

    if (steps.moves[i] == excluded || get_detour (position, &next, position->turn) >= 0)
      continue;
    if (qdr_position_winner (&next) >= 0 || find_best_step (&next) < MIN_JUMP)
      return FALSE;
    n_forward++;
  }
  return n_forward > 0;
}

/* Returns the distance of @player to the goal on a board without walls. */
static guint
get_straight_distance (const QdrPosition *position, guint player)
{
  QdrPosition bare;

  qdr_position_init (&bare, position->board.width, position->board.height, position->players);
  qdr_position_set_pawn (&bare, player, position->pawns[player]);
  return qdr_position_goal_distance (&bare, player);
}

/* Returns the lead of @player in steps: the shortest of the other players' distances to the goal,
 * minus the distance of @player. */
static int
find_lead (const QdrPosition *position, guint player)
{
  int lead = G_MAXINT;

  for (guint i = 0; i < position->players; i++)
    if (i != player && qdr_position_is_player_in_play (position, i))
      lead = MIN (lead, (int) qdr_position_goal_distance (position, i) -
                            (int) qdr_position_goal_distance (position, player));
  return lead;
}

/* Facts about walls */

static void
add_fact (QdrExplanation *self, QdrFact fact)
{
  if (self->n_facts < QDR_EXPLANATION_MAX_FACTS)
    self->facts[self->n_facts++] = fact;
}

static gboolean
has_fact (const QdrExplanation *self, QdrFactKind kind)
{
  for (guint i = 0; i < self->n_facts; i++)
    if (self->facts[i].kind == kind)
      return TRUE;
  return FALSE;
}

/* Returns the next player after the mover who has walls in stock. If nobody has, returns the next
 * player. */
static guint
find_wall_owner (const QdrPosition *position)
{
  for (guint i = 1; i < position->players; i++) {
    const guint player = (position->turn + i) % position->players;

    if (qdr_position_is_player_in_play (position, player) && position->stocks[player] > 0)
      return player;
  }
  return (position->turn + 1) % position->players;
}

static void
add_detour (QdrExplanation *self, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  const int cost = get_detour (&self->position, after, 1 - mover);
  const int own = get_detour (&self->position, after, mover);
  const gboolean is_answered = self->answer != QDR_MOVE_NONE;
  const gboolean is_wall_answer = is_answered && qdr_move_is_wall (self->answer);
  int counter;
  const QdrPosition answered = is_answered ? position_after (after, self->answer) : *after;
  gboolean has_rest = FALSE;
  int rest = 0;

  if (!qdr_move_is_wall (self->move) || cost <= own)
    return;
  if (is_answered) {
    int gain;

    rest = get_detour (&self->position, &answered, 1 - mover) + (is_wall_answer ? 0 : 1);
    gain = rest - get_detour (&self->position, &answered, mover);
    /* If the answer makes the gain 0, add the fact only if the answer is a wall. If it makes the
     * gain negative, add no fact. */
    if (gain < 0 || (gain == 0 && !is_wall_answer))
      return;
    has_rest = rest > 0 && rest <= cost && !is_wall_answer;
  }
  add_fact (self, (QdrFact){ .kind = QDR_FACT_DETOUR,
                             .player = 1 - mover,
                             .steps = (guint) cost,
                             .own = (guint) own,
                             .rest = has_rest ? (guint) rest : 0,
                             .move = has_rest ? self->answer : QDR_MOVE_NONE });
  counter = is_wall_answer ? get_detour (after, &answered, mover) : 0;
  if (counter > 0)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_COUNTER,
                               .player = mover,
                               .steps = (guint) counter,
                               .move = self->answer });
}

/* Adds a fact if a wall of another player can cost the mover fewer steps in @after than in
 * @base. */
static void
add_shelter (QdrExplanation *self, const QdrPosition *base, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  const guint builder = find_wall_owner (&self->position);
  const WallCosts then = weigh_walls (base, builder, mover);
  const WallCosts now = weigh_walls (after, builder, mover);
  const int lost = MAX (0, get_detour (base, after, mover));

  if (then.cost - then.own >= MIN_SHELTER && then.cost - now.cost - lost >= MIN_SHELTER)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_SHELTER,
                               .player = mover,
                               .steps = (guint) then.cost,
                               .rest = (guint) now.cost,
                               .move = then.costliest });
}

/* Adds a fact if the explained move is a step and no wall is better. Does nothing if the move that
 * was played instead is a step, too. */
static void
add_no_wall (QdrExplanation *self, int best_gain, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  const int gained = -get_detour (&self->position, after, mover);

  if (qdr_move_is_wall (self->move) || self->position.stocks[mover] == 0 ||
      (self->instead != QDR_MOVE_NONE && !qdr_move_is_wall (self->instead)))
    return;
  if (gained > 0 && best_gain <= (gained == 1 && self->n_facts == 0 ? 1 : 0))
    add_fact (self, (QdrFact){ .kind = QDR_FACT_NO_WALL,
                               .player = mover,
                               .steps = (guint) best_gain,
                               .move = QDR_MOVE_NONE });
}

/* Facts about tempo */

static gboolean
add_jump (QdrExplanation *self, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  const int gained = -get_detour (&self->position, after, mover);

  if (gained < MIN_JUMP)
    return FALSE;

  add_fact (self, (QdrFact){ .kind = QDR_FACT_JUMP,
                             .player = mover,
                             .steps = (guint) gained,
                             .move = QDR_MOVE_NONE });
  return TRUE;
}

static void
add_jump_taken (QdrExplanation *self, const QdrPosition *base, const QdrPosition *after)
{
  const int then = find_best_step (base);

  if (then >= MIN_JUMP && find_best_step (after) < MIN_JUMP)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_JUMP_TAKEN,
                               .player = base->turn,
                               .steps = (guint) then,
                               .move = QDR_MOVE_NONE });
}

static void
add_tempo (QdrExplanation *self, const QdrPosition *after)
{
  const guint mover = self->position.turn;

  if (qdr_move_is_wall (self->move))
    return;
  if (!has_fact (self, QDR_FACT_JUMP_TAKEN) && find_best_step (after) < MIN_JUMP &&
      must_allow_jump (&self->position, self->move))
    add_fact (self, (QdrFact){ .kind = QDR_FACT_TEMPO,
                               .player = 1 - mover,
                               .steps = get_detour (&self->position, after, mover) < 0 ? 1 : 0,
                               .move = QDR_MOVE_NONE });
  if (must_allow_jump (after, QDR_MOVE_NONE))
    add_fact (self,
              (QdrFact){ .kind = QDR_FACT_OPPOSITION, .player = 1 - mover, .move = QDR_MOVE_NONE });
}

/* Returns the winner of the race after @move, or -1 if it is undecided. */
static int
find_race_winner (QdrRaceCache *races, const QdrPosition *position, QdrMove move)
{
  const QdrPosition after = position_after (position, move);
  const int winner = qdr_position_winner (&after);
  int outcome;

  if (winner >= 0)
    return winner;
  outcome = qdr_race_cache_solve (races, &after).outcome;
  if (outcome == 0)
    return -1;
  return outcome > 0 ? after.turn : 1 - after.turn;
}

/* Counts the pawn moves after which @winner wins the race. Sets @are_all to whether @winner wins
 * after every pawn move. */
static guint
count_races (QdrRaceCache *races, const QdrPosition *position, int winner, gboolean *are_all)
{
  QdrMoveList steps = { 0 };
  guint n_won = 0;

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++)
    n_won += find_race_winner (races, position, steps.moves[i]) == winner ? 1 : 0;
  *are_all = n_won == steps.count;
  return n_won;
}

/* Adds a fact if one player wins the race without placing another wall. */
static void
add_race (QdrExplanation *self, const QdrPosition *after)
{
  const int mover = (int) self->position.turn;
  const gboolean can_only_step = self->position.stocks[mover] == 0;
  const gboolean is_unstoppable = after->stocks[1 - mover] == 0;
  g_autoptr (QdrRaceCache) races = NULL;
  gboolean are_all = FALSE;

  if (!can_only_step && !is_unstoppable)
    return;

  races = qdr_race_cache_new (RACE_MIB);
  if (is_unstoppable && find_race_winner (races, &self->position, self->move) == mover) {
    const gboolean is_only =
        can_only_step && count_races (races, &self->position, mover, &are_all) == 1;

    add_fact (self, (QdrFact){ .kind = is_only ? QDR_FACT_ONLY_RACE : QDR_FACT_RACE,
                               .player = (guint) mover,
                               .own = after->stocks[mover],
                               .move = QDR_MOVE_NONE });
  } else if (can_only_step) {
    count_races (races, &self->position, 1 - mover, &are_all);
    if (are_all)
      add_fact (self, (QdrFact){ .kind = QDR_FACT_LOST_RACE,
                                 .player = 1 - (guint) mover,
                                 .own = after->stocks[1 - mover],
                                 .move = QDR_MOVE_NONE });
  }
}

/* Adds a fact about the lead in steps and the stocks of walls, unless there is a fact about a
 * race. */
static void
add_balance (QdrExplanation *self, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  const int lead = (int) qdr_position_goal_distance (after, 1 - mover) -
                   (int) qdr_position_goal_distance (after, mover);
  const int own = (int) after->stocks[mover];
  const int rest = (int) after->stocks[1 - mover];
  const gboolean leads = lead > 0 && lead >= STEPS_FOR_WALL * (rest - own);
  const gboolean has_reserve = lead <= 0 && own - rest > -lead;

  if (own + rest > 0 && !has_fact (self, QDR_FACT_RACE) && !has_fact (self, QDR_FACT_LOST_RACE) &&
      (leads || has_reserve))
    add_fact (self, (QdrFact){ .kind = leads ? QDR_FACT_LEAD : QDR_FACT_RESERVE,
                               .player = mover,
                               .steps = (guint) ABS (lead),
                               .own = (guint) own,
                               .rest = (guint) rest,
                               .move = QDR_MOVE_NONE });
}

static void
add_route (QdrExplanation *self, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  guint nearest = get_straight_distance (after, mover);
  QdrMove tempting = QDR_MOVE_NONE;
  QdrMoveList steps = { 0 };

  if (qdr_move_is_wall (self->move) || self->instead != QDR_MOVE_NONE ||
      get_detour (&self->position, after, mover) >= 0)
    return;
  qdr_position_generate_steps (&self->position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    const QdrPosition next = position_after (&self->position, steps.moves[i]);
    const guint straight = get_straight_distance (&next, mover);

    if (straight < nearest && get_detour (&self->position, &next, mover) >= 0) {
      nearest = straight;
      tempting = steps.moves[i];
    }
  }
  if (tempting != QDR_MOVE_NONE)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_ROUTE, .player = mover, .move = tempting });
}

/* Adds a fact if the explained step shortens the mover's path more than the step that was played
 * does. */
static void
add_progress (QdrExplanation *self, const QdrPosition *base, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  const int more = get_detour (after, base, mover);

  if (self->n_facts > 0 || self->instead == QDR_MOVE_NONE || qdr_move_is_wall (self->instead) ||
      qdr_move_is_wall (self->move))
    return;
  if (get_detour (&self->position, after, mover) < 0 && more > 0)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_PROGRESS,
                               .player = mover,
                               .steps = (guint) more,
                               .move = QDR_MOVE_NONE });
}

/* Returns the position to compare @after with: the position after the move that was played instead
 * or, if there is none, after a pass. */
static QdrPosition
find_base (const QdrExplanation *self, const QdrPosition *after)
{
  return self->instead != QDR_MOVE_NONE ? position_after (&self->position, self->instead)
                                        : position_with_turn (&self->position, after->turn);
}

static void
explain_between_two (QdrExplanation *self, const QdrPosition *after)
{
  const QdrPosition base = find_base (self, after);
  const guint mover = self->position.turn;
  const WallCosts before = weigh_walls (&self->position, mover, 1 - mover);
  const WallCosts walls = weigh_walls (after, mover, 1 - mover);
  const gboolean jumps = add_jump (self, after);

  add_detour (self, after);
  if (qdr_position_winner (&base) < 0) {
    add_shelter (self, &base, after);
    if (!jumps)
      add_jump_taken (self, &base, after);
  }
  add_tempo (self, after);
  add_race (self, after);
  if (walls.cost >= MIN_THREAT && walls.cost > walls.own &&
      walls.cost >= before.cost + MIN_THREAT_GROWTH)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_THREAT,
                               .player = 1 - mover,
                               .steps = (guint) walls.cost,
                               .move = walls.costliest });
  add_route (self, after);
  add_no_wall (self, before.best_gain, after);
  if (has_fact (self, QDR_FACT_DETOUR) && before.cost >= MIN_COSTLIEST && before.n_costliest == 1 &&
      before.costliest == self->move)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_COSTLIEST,
                               .player = 1 - mover,
                               .steps = (guint) before.cost,
                               .move = QDR_MOVE_NONE });
  add_balance (self, after);
  add_progress (self, &base, after);
}

static void
explain_among_four (QdrExplanation *self, const QdrPosition *after)
{
  const QdrPosition base = find_base (self, after);
  const guint mover = self->position.turn;
  const int own = get_detour (&self->position, after, mover);
  const int lead = find_lead (after, mover);
  const gboolean jumps = add_jump (self, after);

  for (guint i = 1; i < self->position.players; i++) {
    const guint player = (mover + i) % self->position.players;

    if (qdr_position_is_player_in_play (after, player)) {
      const int cost = get_detour (&self->position, after, player);

      if (cost > MAX (0, own))
        add_fact (self, (QdrFact){ .kind = QDR_FACT_DETOUR,
                                   .player = player,
                                   .steps = (guint) cost,
                                   .own = (guint) own,
                                   .move = QDR_MOVE_NONE });
    }
  }
  if (has_fact (self, QDR_FACT_DETOUR) && find_lead (&self->position, self->facts[0].player) > 0)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_LEADER,
                               .player = self->facts[0].player,
                               .move = QDR_MOVE_NONE });
  if (qdr_position_winner (&base) < 0) {
    add_shelter (self, &base, after);
    if (!jumps)
      add_jump_taken (self, &base, after);
  }
  add_route (self, after);
  add_no_wall (self, find_greatest_cost (&self->position), after);
  if (lead > 0)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_LEAD,
                               .player = mover,
                               .steps = (guint) lead,
                               .move = QDR_MOVE_NONE });
  add_progress (self, &base, after);
}

/* Returns @move, or QDR_MOVE_NONE if it is not a legal step or wall. */
static QdrMove
get_if_legal (const QdrPosition *position, QdrMove move)
{
  const gboolean is_legal = move != QDR_MOVE_NONE && qdr_move_kind (move) != QDR_MOVE_CONCESSION &&
                            qdr_position_is_legal_move (position, move);

  return is_legal ? move : QDR_MOVE_NONE;
}

QdrExplanation
qdr_explain_move (const QdrPosition *position, QdrMove move, QdrMove answer, QdrMove instead)
{
  QdrExplanation self = { .move = move, .answer = QDR_MOVE_NONE, .instead = QDR_MOVE_NONE };
  QdrPosition after;

  g_return_val_if_fail (position != NULL, self);
  g_return_val_if_fail (get_if_legal (position, move) != QDR_MOVE_NONE, self);

  self.position = *position;
  after = position_after (position, move);
  if (qdr_position_winner (&after) >= 0) {
    add_fact (&self,
              (QdrFact){ .kind = QDR_FACT_GOAL, .player = position->turn, .move = QDR_MOVE_NONE });
    return self;
  }
  self.answer = get_if_legal (&after, answer);
  self.instead = get_if_legal (position, instead);
  if (position->players == 2)
    explain_between_two (&self, &after);
  else
    explain_among_four (&self, &after);
  return self;
}

QdrExplanation
qdr_explain_best_move (const QdrPosition *position, const QdrAnalysis *analysis, QdrMove instead)
{
  const QdrExplanation nothing = { .move = QDR_MOVE_NONE };

  g_return_val_if_fail (analysis != NULL && analysis->line_length > 0, nothing);

  return qdr_explain_move (position, analysis->line[0],
                           analysis->line_length > 1 ? analysis->line[1] : QDR_MOVE_NONE, instead);
}

QdrMove
qdr_explanation_get_wall (const QdrExplanation *self, guint *owner)
{
  g_return_val_if_fail (self != NULL, QDR_MOVE_NONE);

  for (guint i = 0; i < self->n_facts; i++)
    if (self->facts[i].kind == QDR_FACT_SHELTER || self->facts[i].kind == QDR_FACT_THREAT) {
      if (owner != NULL)
        *owner = self->facts[i].kind == QDR_FACT_SHELTER ? find_wall_owner (&self->position)
                                                         : self->position.turn;
      return self->facts[i].move;
    }
  return QDR_MOVE_NONE;
}
