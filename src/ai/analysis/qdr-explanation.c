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

/* The minimum of QdrFact.steps in a QDR_FACT_LEAD, because the next step of another player makes up
 * for one step. */
#define MIN_LEAD 2

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

/* Returns the number of steps by which @move, which the player to move can place if it is a legal
 * wall, lengthens the path of @victim. */
static int
weigh_wall (const QdrPosition *position, QdrMove move, guint victim)
{
  QdrPosition walled = *position;

  if (move == QDR_MOVE_NONE || !qdr_move_is_wall (move) ||
      !qdr_position_is_legal_move (position, move))
    return 0;
  qdr_position_add_wall (&walled, move);
  return get_detour (position, &walled, victim);
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

/* Returns whether the player to move can reach the goal at once. */
static gboolean
can_reach_goal (const QdrPosition *position)
{
  QdrMoveList steps = { 0 };

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    const QdrPosition next = position_after (position, steps.moves[i]);

    if (qdr_position_winner (&next) >= 0)
      return TRUE;
  }
  return FALSE;
}

/* Considers all pawn moves except @excluded that shorten the path of the player to move. Returns
 * their number if each of them gains less than MIN_JUMP steps, and allows the next player a jump
 * that gains more; otherwise 0. Sets @forward to one of them. */
static guint
count_steps_to_jump (const QdrPosition *position, QdrMove excluded, QdrMove *forward)
{
  QdrMoveList steps = { 0 };
  guint n_forward = 0;

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    const QdrPosition next = position_after (position, steps.moves[i]);
    const int gained = -get_detour (position, &next, position->turn);

    if (steps.moves[i] == excluded || gained <= 0)
      continue;
    if (qdr_position_winner (&next) >= 0 || gained >= MIN_JUMP || find_best_step (&next) < MIN_JUMP)
      return 0;
    n_forward++;
    *forward = steps.moves[i];
  }
  return n_forward;
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

/* Returns the lead of the mover in @position over the opponent, in steps. */
static int
get_lead (const QdrExplanation *self, const QdrPosition *position)
{
  return find_lead (position, self->position.turn);
}

/* Returns whether the explained move gains more steps than the move that was played instead, if
 * there is one. */
static gboolean
gains_more (const QdrExplanation *self, const QdrPosition *base, const QdrPosition *after)
{
  return self->instead == QDR_MOVE_NONE || get_lead (self, after) > get_lead (self, base);
}

/* Returns whether the best answer is a pawn move. If so, sets @answered to the position after
 * it. */
static gboolean
is_answered_by_step (const QdrExplanation *self, const QdrPosition *after, QdrPosition *answered)
{
  if (self->answer == QDR_MOVE_NONE || qdr_move_is_wall (self->answer))
    return FALSE;
  *answered = position_after (after, self->answer);
  return TRUE;
}

/* @best_gain: the greatest gain of a wall; a wall that gains much less needs another reason */
static void
add_detour (QdrExplanation *self, const QdrPosition *base, const QdrPosition *after, int best_gain)
{
  const guint mover = self->position.turn;
  const int cost = get_detour (&self->position, after, 1 - mover);
  const int own = get_detour (&self->position, after, mover);
  QdrPosition answered;

  if (!qdr_move_is_wall (self->move) || cost <= own || cost - own < best_gain - 1 ||
      !gains_more (self, base, after))
    return;
  /* A step or jump as the answer gains one step anyway, the wall must cost more than the others. */
  if (is_answered_by_step (self, after, &answered) &&
      get_lead (self, &answered) + 1 <= get_lead (self, &self->position))
    return;
  add_fact (self, (QdrFact){ .kind = QDR_FACT_DETOUR,
                             .player = 1 - mover,
                             .steps = (guint) cost,
                             .own = (guint) own,
                             .move = QDR_MOVE_NONE });
}

/* Returns the number of steps by which the mover is ahead of @builder after the best wall of
 * @builder. */
static int
get_lead_after_wall (const QdrExplanation *self,
                     const QdrPosition *position,
                     guint builder,
                     const WallCosts *walls)
{
  return (int) qdr_position_goal_distance (position, builder) -
         (int) qdr_position_goal_distance (position, self->position.turn) - walls->best_gain;
}

/* Adds a fact if the costliest wall that another player can place in @base is worth little in
 * @after, and no other wall makes up for it. */
static void
add_shelter (QdrExplanation *self, const QdrPosition *base, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  const guint builder = find_wall_owner (&self->position);
  const QdrPosition turned = position_with_turn (after, builder);
  const WallCosts then = weigh_walls (base, builder, mover);
  const WallCosts now = weigh_walls (after, builder, mover);
  const int lost = MAX (0, get_detour (base, after, mover));

  if (then.cost - then.own >= MIN_SHELTER && then.cost - now.cost - lost >= MIN_SHELTER &&
      weigh_wall (&turned, then.costliest, mover) < MIN_SHELTER &&
      get_lead_after_wall (self, after, builder, &now) -
              get_lead_after_wall (self, base, builder, &then) >=
          MIN_SHELTER)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_SHELTER,
                               .player = mover,
                               .steps = (guint) then.cost,
                               .rest = (guint) now.cost,
                               .move = then.costliest });
}

/* Adds a fact if the explained move is a step, and no wall is worth one, unless there is a fact
 * about a race. A player who is behind would need a better reason. */
static void
add_no_wall (QdrExplanation *self, int best_gain, const QdrPosition *after)
{
  const guint mover = self->position.turn;

  if (!qdr_move_is_wall (self->move) && self->position.stocks[mover] > 0 &&
      self->instead == QDR_MOVE_NONE && get_detour (&self->position, after, mover) < 0 &&
      best_gain == 0 && get_lead (self, after) >= 0 && !has_fact (self, QDR_FACT_RACE))
    add_fact (self, (QdrFact){ .kind = QDR_FACT_NO_WALL, .player = mover, .move = QDR_MOVE_NONE });
}

/* Adds a fact if the move that was played instead gained nothing, unlike the explained move. Among
 * four, a wall that costs another player something is not judged. */
static void
add_wasted (QdrExplanation *self, const QdrPosition *base, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  const int own = get_detour (&self->position, base, mover);
  guint victim = mover;
  int cost = 0;

  if (self->instead == QDR_MOVE_NONE || !gains_more (self, base, after) ||
      get_lead (self, after) <= get_lead (self, &self->position))
    return;
  for (guint player = 0; player < self->position.players; player++)
    if (player != mover && qdr_position_is_player_in_play (&self->position, player) &&
        get_detour (&self->position, base, player) > cost) {
      victim = player;
      cost = get_detour (&self->position, base, player);
    }
  if (own < cost || own < 0 || (cost > 0 && self->position.players > 2))
    return;
  add_fact (self, (QdrFact){ .kind = QDR_FACT_WASTED,
                             .player = victim,
                             .steps = (guint) cost,
                             .own = (guint) own,
                             .move = self->instead });
}

/* Facts about tempo */

/* Adds a fact if the move keeps the next player from the goal. Returns whether it does. */
static gboolean
add_stop (QdrExplanation *self, const QdrPosition *base, const QdrPosition *after)
{
  if (qdr_position_winner (base) >= 0 || !can_reach_goal (base) || can_reach_goal (after))
    return FALSE;

  add_fact (self, (QdrFact){ .kind = QDR_FACT_STOP, .player = base->turn, .move = QDR_MOVE_NONE });
  return TRUE;
}

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

/* Returns whether the best answer is a jump. */
static gboolean
answers_with_jump (const QdrExplanation *self, const QdrPosition *after)
{
  const QdrBoard *board = &after->board;
  const QdrSquare from = after->pawns[after->turn];
  QdrPosition answered;
  QdrSquare to;

  if (!is_answered_by_step (self, after, &answered))
    return FALSE;
  to = answered.pawns[after->turn];
  return ABS ((int) qdr_board_column (board, to) - (int) qdr_board_column (board, from)) +
             ABS ((int) qdr_board_row (board, to) - (int) qdr_board_row (board, from)) >
         1;
}

/* Adds a fact if a jump of the next player is worth nothing in @after, unless it is still the best
 * move. */
static void
add_jump_taken (QdrExplanation *self, const QdrPosition *base, const QdrPosition *after)
{
  const int then = find_best_step (base);

  if (then >= MIN_JUMP && find_best_step (after) < MIN_JUMP && !answers_with_jump (self, after))
    add_fact (self, (QdrFact){ .kind = QDR_FACT_JUMP_TAKEN,
                               .player = base->turn,
                               .steps = (guint) then,
                               .move = QDR_MOVE_NONE });
}

/* Returns whether the best answer is a step that shortens the path. */
static gboolean
answers_forward (const QdrExplanation *self, const QdrPosition *after)
{
  QdrPosition answered;

  return is_answered_by_step (self, after, &answered) &&
         get_detour (after, &answered, after->turn) < 0;
}

static void
add_tempo (QdrExplanation *self, const QdrPosition *base, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  QdrMove forward = QDR_MOVE_NONE;

  if (qdr_move_is_wall (self->move))
    return;
  if (self->instead == QDR_MOVE_NONE && !has_fact (self, QDR_FACT_JUMP_TAKEN) &&
      find_best_step (after) < MIN_JUMP &&
      count_steps_to_jump (&self->position, self->move, &forward) == 1)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_TEMPO, .player = 1 - mover, .move = forward });
  if (count_steps_to_jump (after, QDR_MOVE_NONE, &forward) > 0 && !answers_forward (self, after) &&
      (self->instead == QDR_MOVE_NONE ||
       (qdr_position_winner (base) < 0 &&
        count_steps_to_jump (base, QDR_MOVE_NONE, &forward) == 0)))
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

/* Counts the pawn moves after which @winner wins the race. */
static guint
count_races (QdrRaceCache *races, const QdrPosition *position, int winner)
{
  QdrMoveList steps = { 0 };
  guint n_won = 0;

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++)
    n_won += find_race_winner (races, position, steps.moves[i]) == winner ? 1 : 0;
  return n_won;
}

/* Adds a fact if the mover wins the race without placing another wall. */
static void
add_race (QdrExplanation *self, const QdrPosition *after)
{
  const int mover = (int) self->position.turn;
  g_autoptr (QdrRaceCache) races = NULL;
  gboolean is_only;

  if (after->stocks[1 - mover] > 0)
    return;

  races = qdr_race_cache_new (RACE_MIB);
  if (find_race_winner (races, &self->position, self->move) == mover) {
    if (self->instead != QDR_MOVE_NONE &&
        find_race_winner (races, &self->position, self->instead) == mover)
      return;
    is_only = self->position.stocks[mover] == 0 && count_races (races, &self->position, mover) == 1;
    add_fact (self, (QdrFact){ .kind = is_only ? QDR_FACT_ONLY_RACE : QDR_FACT_RACE,
                               .player = (guint) mover,
                               .own = after->stocks[mover],
                               .move = QDR_MOVE_NONE });
  }
}

/* Returns whether the next move can undo the lead of the mover in @after, by a jump over the pawn
 * or by a wall. */
static gboolean
is_lead_in_danger (const QdrExplanation *self, const QdrPosition *after)
{
  return find_best_step (after) >= MIN_JUMP ||
         weigh_walls (after, after->turn, self->position.turn).best_gain > get_lead (self, after);
}

/* Adds a fact about the lead in steps and the stocks of walls if the move has improved the lead,
 * unless there is a fact about a race. */
static void
add_lead (QdrExplanation *self, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  const int lead = get_lead (self, after);
  const int own = (int) after->stocks[mover];
  const int rest = (int) after->stocks[1 - mover];

  if (own + rest > 0 && self->instead == QDR_MOVE_NONE && lead > get_lead (self, &self->position) &&
      lead >= MAX (MIN_LEAD, STEPS_FOR_WALL * (rest - own)) && !has_fact (self, QDR_FACT_RACE) &&
      !is_lead_in_danger (self, after))
    add_fact (self, (QdrFact){ .kind = QDR_FACT_LEAD,
                               .player = mover,
                               .steps = (guint) lead,
                               .own = (guint) own,
                               .rest = (guint) rest,
                               .move = QDR_MOVE_NONE });
}

/* Returns whether the shortest path of the mover in @next leads back through the square where the
 * pawn was. */
static gboolean
leads_back (const QdrExplanation *self, const QdrPosition *next)
{
  const guint mover = self->position.turn;
  QdrSquare squares[QDR_PATH_MAX];
  const guint n = qdr_position_trace_path (next, mover, squares);

  for (guint i = 1; i <= n && n != QDR_UNREACHABLE; i++)
    if (squares[i] == self->position.pawns[mover])
      return TRUE;
  return FALSE;
}

static void
add_route (QdrExplanation *self, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  /* Only a step towards the goal looks shorter. */
  guint nearest =
      MIN (get_straight_distance (after, mover), get_straight_distance (&self->position, mover));
  QdrMove tempting = QDR_MOVE_NONE;
  QdrMoveList steps = { 0 };

  if (qdr_move_is_wall (self->move) || self->instead != QDR_MOVE_NONE ||
      get_detour (&self->position, after, mover) >= 0)
    return;
  qdr_position_generate_steps (&self->position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    const QdrPosition next = position_after (&self->position, steps.moves[i]);
    const guint straight = get_straight_distance (&next, mover);

    if (straight < nearest && get_detour (&self->position, &next, mover) >= 0 &&
        !leads_back (self, &next)) {
      nearest = straight;
      tempting = steps.moves[i];
    }
  }
  if (tempting != QDR_MOVE_NONE)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_ROUTE, .player = mover, .move = tempting });
}

/* Returns the position to compare @after with: the position after the move that was played instead
 * or, if there is none, after a pass. */
static QdrPosition
find_base (const QdrExplanation *self, const QdrPosition *after)
{
  return self->instead != QDR_MOVE_NONE ? position_after (&self->position, self->instead)
                                        : position_with_turn (&self->position, after->turn);
}

/* Returns whether @wall, which the mover threatens in @after, makes the opponent answer with a
 * wall against it, or is followed by a wall that costs as much. */
static gboolean
is_threat_real (const QdrExplanation *self, const QdrPosition *after, QdrMove wall)
{
  const guint victim = 1 - self->position.turn;
  QdrPosition answered;

  if (self->answer == QDR_MOVE_NONE)
    return TRUE;
  answered = position_after (after, self->answer);
  if (qdr_position_winner (&answered) >= 0)
    return FALSE;
  if (weigh_wall (&answered, wall, victim) < MIN_THREAT)
    return qdr_move_is_wall (self->answer);
  return weigh_wall (&answered, self->next, victim) >= MIN_THREAT;
}

static void
explain_between_two (QdrExplanation *self, const QdrPosition *base, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  const WallCosts before = weigh_walls (&self->position, mover, 1 - mover);
  const WallCosts unthreatened = self->instead != QDR_MOVE_NONE && qdr_position_winner (base) < 0
                                     ? weigh_walls (base, mover, 1 - mover)
                                     : before;
  const WallCosts walls = weigh_walls (after, mover, 1 - mover);
  const gboolean jumps = add_jump (self, after);

  add_detour (self, base, after, before.best_gain);
  if (has_fact (self, QDR_FACT_DETOUR) && before.cost >= MIN_COSTLIEST && before.own == 0 &&
      before.n_costliest == 1 && before.costliest == self->move)
    self->facts[self->n_facts - 1].kind = QDR_FACT_COSTLIEST;
  if (qdr_position_winner (base) < 0) {
    add_shelter (self, base, after);
    if (!jumps)
      add_jump_taken (self, base, after);
  }
  add_tempo (self, base, after);
  add_race (self, after);
  if (walls.cost >= MIN_THREAT && walls.own == 0 &&
      walls.cost >= MAX (before.cost, unthreatened.cost) + MIN_THREAT_GROWTH &&
      is_threat_real (self, after, walls.costliest))
    add_fact (self, (QdrFact){ .kind = QDR_FACT_THREAT,
                               .player = 1 - mover,
                               .steps = (guint) walls.cost,
                               .move = walls.costliest });
  add_wasted (self, base, after);
  add_route (self, after);
  add_no_wall (self, before.best_gain, after);
  add_lead (self, after);
}

/* Adds a fact about the player with the shortest path, whom the explained wall may hinder, or
 * otherwise about the player whom it costs most. */
static void
add_detour_of_leader (QdrExplanation *self, const QdrPosition *base, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  const int own = get_detour (&self->position, after, mover);
  gboolean is_leader = FALSE;
  guint victim = mover;
  int cost = MAX (0, own);

  for (guint player = 0; player < self->position.players && !is_leader; player++) {
    int steps;

    if (player == mover || !qdr_position_is_player_in_play (after, player))
      continue;
    steps = get_detour (&self->position, after, player);
    is_leader = steps > MAX (0, own) && find_lead (&self->position, player) > 0;
    if (steps > cost || is_leader) {
      victim = player;
      cost = steps;
    }
  }
  if (victim == mover ||
      (self->instead != QDR_MOVE_NONE && cost <= get_detour (&self->position, base, victim)))
    return;
  add_fact (self, (QdrFact){ .kind = QDR_FACT_DETOUR,
                             .player = victim,
                             .steps = (guint) cost,
                             .own = (guint) own,
                             .move = QDR_MOVE_NONE });
  if (is_leader)
    add_fact (self, (QdrFact){ .kind = QDR_FACT_LEADER, .player = victim, .move = QDR_MOVE_NONE });
}

static void
explain_among_four (QdrExplanation *self, const QdrPosition *base, const QdrPosition *after)
{
  const guint mover = self->position.turn;
  const int lead = get_lead (self, after);
  const gboolean jumps = add_jump (self, after);

  add_detour_of_leader (self, base, after);
  if (qdr_position_winner (base) < 0) {
    add_shelter (self, base, after);
    if (!jumps)
      add_jump_taken (self, base, after);
  }
  add_wasted (self, base, after);
  add_route (self, after);
  if (self->instead == QDR_MOVE_NONE && lead > get_lead (self, &self->position) &&
      lead >= MIN_LEAD && !is_lead_in_danger (self, after))
    add_fact (self, (QdrFact){ .kind = QDR_FACT_LEAD,
                               .player = mover,
                               .steps = (guint) lead,
                               .move = QDR_MOVE_NONE });
}

/* Returns @move, or QDR_MOVE_NONE if it is not a legal step or wall. */
static QdrMove
get_if_legal (const QdrPosition *position, QdrMove move)
{
  const gboolean is_legal = move != QDR_MOVE_NONE && qdr_move_kind (move) != QDR_MOVE_CONCESSION &&
                            qdr_position_is_legal_move (position, move);

  return is_legal ? move : QDR_MOVE_NONE;
}

/* Returns whether the text of a fact is about the move that was played instead. */
static gboolean
is_about_played_move (const QdrExplanation *self, const QdrFact *fact)
{
  return fact->kind == QDR_FACT_WASTED ||
         (self->instead != QDR_MOVE_NONE &&
          (fact->kind == QDR_FACT_SHELTER || fact->kind == QDR_FACT_JUMP_TAKEN));
}

/* The text follows the name of the explained move, so facts about this move come first. */
static void
put_played_move_last (QdrExplanation *self)
{
  const QdrFact first = self->facts[0];

  if (self->n_facts < 2 || !is_about_played_move (self, &first) ||
      is_about_played_move (self, &self->facts[1]))
    return;
  self->facts[0] = self->facts[1];
  self->facts[1] = first;
}

QdrExplanation
qdr_explain_move (const QdrPosition *position, const QdrMove *line, guint length, QdrMove instead)
{
  QdrExplanation self = {
    .move = QDR_MOVE_NONE, .answer = QDR_MOVE_NONE, .next = QDR_MOVE_NONE, .instead = QDR_MOVE_NONE
  };
  QdrPosition base, after;

  g_return_val_if_fail (position != NULL && line != NULL && length > 0, self);
  g_return_val_if_fail (get_if_legal (position, line[0]) != QDR_MOVE_NONE, self);

  self.position = *position;
  self.move = line[0];
  after = position_after (position, self.move);
  if (qdr_position_winner (&after) >= 0) {
    add_fact (&self,
              (QdrFact){ .kind = QDR_FACT_GOAL, .player = position->turn, .move = QDR_MOVE_NONE });
    return self;
  }
  self.answer = length > 1 ? get_if_legal (&after, line[1]) : QDR_MOVE_NONE;
  self.next = self.answer != QDR_MOVE_NONE && length > 2 ? line[2] : QDR_MOVE_NONE;
  self.instead = get_if_legal (position, instead);
  base = find_base (&self, &after);
  if (add_stop (&self, &base, &after))
    return self;
  if (position->players == 2)
    explain_between_two (&self, &base, &after);
  else
    explain_among_four (&self, &base, &after);
  put_played_move_last (&self);
  return self;
}

QdrExplanation
qdr_explain_best_move (const QdrPosition *position, const QdrAnalysis *analysis, QdrMove instead)
{
  QdrExplanation self = { .move = QDR_MOVE_NONE };

  g_return_val_if_fail (analysis != NULL && analysis->line_length > 0, self);

  self = qdr_explain_move (position, analysis->line, analysis->line_length, instead);
  /* Nothing is a reason where every move loses. The lead, which is the last fact, is none for a
   * player whose chances are poor. */
  if (analysis->proof < 0)
    self.n_facts = 0;
  else if (analysis->probabilities.of[position->turn] * position->players < 1 &&
           has_fact (&self, QDR_FACT_LEAD))
    self.n_facts--;
  return self;
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
