/*
 * Proofs of the result of a game without searching.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-endgame.h"

#include "qdr-edges.h"
#include "qdr-fill.h"
#include "qdr-movegen.h"

/*
 * A certificate is a proof that one player, the runner, reaches its goal before the other, the
 * chaser. It holds whatever walls the chaser places from now on.
 *
 * Contact. As long as the pawns never touch, there are no jumps and no pawn is blocked. Before the
 * i-th move of the runner, the chaser has made i - 1 moves, or i if the chaser moved first. Each
 * move that placed a wall is one step less. New walls can only reduce the squares that the steps
 * can reach. The runner moves to no square that the chaser can have reached. Unless this move wins,
 * the runner does not move next to such a square either. So the chaser never jumps, and needs at
 * least as many steps as its distance.
 *
 * Bumps. The runner sets out on a run as if the chaser placed no more walls. It ignores new walls
 * until it stands before one: this is a bump. From that square it starts a new run around all walls
 * that it has met. Each of these walls has cost the chaser one wall of its stock and one move. So
 * there are at most as many bumps as the chaser had walls. The proof tries every wall that could
 * lie across a run, at the step where the runner would meet it.
 *
 * Impossible walls. Some walls that fit cannot be there. Suppose that a wall and the walls met
 * before leave no path from the runner's square to its goal. When the last of these walls was
 * placed, the runner was on this square or on an earlier one. From there it has come to this square
 * without crossing any of these walls. So there was no path from there either, and the last wall
 * was illegal. (Walls that would shut in the chaser are not excluded in this way, because the
 * chaser's square is not known.)
 *
 * Safe edges. After the last bump that the proof examines, more walls may follow. The runner still
 * wins if it reaches its goal over safe edges alone. An edge is safe if no further wall can cover
 * it.
 */

/* Maximum number of moves of a run. The runner must be faster than the chaser, whose shortest path
 * visits no square twice. */
#define MAX_MOVES (QDR_BOARD_MAX * QDR_BOARD_MAX)

/* The data of a proof that do not depend on the walls met. */
typedef struct {
  const QdrPosition *position;
  guint player;     /* the runner */
  guint stock;      /* walls that the chaser has in hand */
  guint head_start; /* moves of the chaser before the first move of the runner, 0 or 1 */
  guint max_moves;  /* number of moves in which a runner who meets no wall must win; each wall met
                       allows one more */
  guint max_bumps;  /* maximum number of walls in the way that are examined */
  guint n_reach;    /* number of elements of reach that are set */
  QdrBits reach[MAX_MOVES + 1]; /* by number of steps, the squares where the chaser's pawn can be */
} Proof;

/* The runner at the start, or in front of a wall that it has met. */
typedef struct {
  guint n_met;
  guint moves; /* moves made so far */
  QdrSquare square;
  QdrBits walls[2];             /* walls of the position and walls met */
  QdrBits open[QDR_DIRECTIONS]; /* by direction, the squares that are open on this side with these
                                   walls */
} Runner;

static guint prove (Proof *proof, const Runner *runner);

/* Returns the squares where the chaser's pawn can be after at most @steps steps. */
QDR_BITS_INLINE const QdrBits *
find_reach (Proof *proof, guint steps, guint words)
{
  for (; proof->n_reach <= steps; proof->n_reach++) {
    const QdrBits before = proof->reach[proof->n_reach - 1];
    const QdrBits next = qdr_fill_find_neighbours_inline (proof->position->open, before,
                                                          proof->position->board.stride, words);

    proof->reach[proof->n_reach] = qdr_bits_or (before, next, words);
  }
  return &proof->reach[steps];
}

/* Returns the maximum number of steps that the chaser can have made when the runner has made @moves
 * moves and is to move. Each wall that the runner has met was a move of the chaser, but no step. */
static inline guint
chaser_steps (const Proof *proof, const Runner *runner, guint moves)
{
  return moves + proof->head_start - runner->n_met;
}

/*
 * Finds the shortest run over the edges in @open that avoids the chaser.
 *
 * @layers: (nullable): receives the square of the runner and, for each further move, the squares
 * where the runner can be after it
 * @return the number of the runner's moves to its goal, including those made so far, or 0 if there
 *         is no run
 */
QDR_BITS_INLINE guint
find_run (Proof *proof,
          const Runner *runner,
          const QdrBits open[QDR_DIRECTIONS],
          QdrBits *layers,
          guint words)
{
  const QdrBits goal = *qdr_position_goal (proof->position, proof->player);
  QdrBits here = qdr_bits_make_single (runner->square, words);

  for (guint moves = runner->moves; moves < proof->max_moves + runner->n_met; moves++) {
    const guint steps = chaser_steps (proof, runner, moves);
    QdrBits home;

    if (layers != NULL)
      *layers++ = here;
    here = qdr_fill_find_neighbours_inline (open, here, proof->position->board.stride, words);
    here = qdr_bits_minus (here, *find_reach (proof, steps, words), words);
    home = qdr_bits_and (here, goal, words);
    if (qdr_bits_any (home, words)) {
      if (layers != NULL)
        *layers = home;
      return moves + 1;
    }
    here = qdr_bits_minus (here, *find_reach (proof, steps + 1, words), words);
    if (!qdr_bits_any (here, words))
      return 0;
  }
  return 0;
}

typedef struct {
  QdrSquare from;
  guint8 direction;
} Step;

QDR_BITS_INLINE QdrSquare
any_member (const QdrBits *bits, guint words)
{
  QdrBitsIter iter = qdr_bits_iter_make (bits);

  qdr_bits_iter_next (&iter, words);
  return (QdrSquare) iter.index;
}

/* Picks a run of @length steps through @layers, from the goal backwards, and stores its steps in
 * @run. Prefers the edges in @safe. */
QDR_BITS_INLINE void
pick_run (const Runner *runner,
          const QdrBits *layers,
          guint length,
          const QdrBits safe[QDR_DIRECTIONS],
          guint stride,
          Step *run,
          guint words)
{
  const int deltas[QDR_DIRECTIONS] = { (int) stride, 1, -(int) stride, -1 };
  QdrSquare to = any_member (&layers[length], words);

  for (guint i = length; i > 0; i--) {
    Step step = { .from = QDR_NO_SQUARE };

    for (guint direction = 0; direction < QDR_DIRECTIONS; direction++) {
      const guint from = to - (guint) deltas[direction];

      if (from >= words * 64 || !qdr_bits_test (&layers[i - 1], from) ||
          !qdr_bits_test (&runner->open[direction], from))
        continue;
      if (step.from == QDR_NO_SQUARE || qdr_bits_test (&safe[direction], from))
        step = (Step){ .from = (QdrSquare) from, .direction = (guint8) direction };
    }
    run[i - 1] = step;
    to = step.from;
  }
}

QDR_BITS_INLINE gboolean
is_shut_in (const Proof *proof, const Runner *runner, guint words)
{
  return !qdr_fill_can_reach_inline (runner->open, qdr_bits_make_single (runner->square, words),
                                     *qdr_position_goal (proof->position, proof->player),
                                     proof->position->board.stride, words);
}

/*
 * Tries to prove that the runner wins even if it meets the wall at @corner before @step.
 *
 * @return the runner's maximum number of moves, 0 if there is no proof, or @total if the wall
 *         cannot be there
 */
QDR_BITS_INLINE guint
prove_despite (Proof *proof,
               const Runner *runner,
               Step step,
               guint moves,
               guint kind,
               guint corner,
               guint total,
               guint words)
{
  const guint stride = proof->position->board.stride;
  Runner after = { .n_met = runner->n_met + 1, .moves = moves, .square = step.from };
  QdrBits wall[2] = { 0 };
  guint after_total;

  for (guint i = 0; i < 2; i++)
    after.walls[i] = runner->walls[i];
  qdr_bits_set (&wall[kind], corner);
  qdr_bits_set (&after.walls[kind], corner);
  qdr_edges_copy_inline (after.open, runner->open, words);
  qdr_edges_close_at_walls_inline (after.open, wall, stride, words);

  after_total = prove (proof, &after);
  if (after_total == 0 && is_shut_in (proof, &after, words))
    return total;
  return after_total;
}

/* Tries to prove that the runner wins whichever wall it meets on the run. Returns the runner's
 * maximum number of moves, or 0 if there is no proof. */
QDR_BITS_INLINE guint
prove_run (Proof *proof,
           const Runner *runner,
           const Step *run,
           guint length,
           const QdrBits fitting[2],
           const QdrBits safe[QDR_DIRECTIONS],
           guint words)
{
  const QdrBoard *board = &proof->position->board;
  guint worst = runner->moves + length;

  for (guint i = length; i-- > 0;) {
    const Step step = run[i];
    const guint moves = runner->moves + i;
    const guint kind = step.direction % 2;
    const guint along = kind == 0 ? 1 : board->stride;
    guint corner = step.from;

    if (qdr_bits_test (&safe[step.direction], step.from) ||
        chaser_steps (proof, runner, moves) == 0)
      continue;
    if (step.direction == QDR_SOUTH)
      corner -= board->stride;
    else if (step.direction == QDR_WEST)
      corner -= 1;
    for (guint side = 0; side < 2; side++, corner -= along) {
      guint total;

      if (corner >= words * 64 || !qdr_bits_test (&fitting[kind], corner))
        continue;
      total = prove_despite (proof, runner, step, moves, kind, corner, worst, words);
      if (total == 0)
        return 0;
      worst = MAX (worst, total);
    }
  }
  return worst;
}

QDR_BITS_INLINE guint
prove_inline (Proof *proof, const Runner *runner, guint words)
{
  const QdrBoard *board = &proof->position->board;
  QdrBits layers[MAX_MOVES + 1];
  QdrBits safe[QDR_DIRECTIONS];
  QdrBits fitting[2];
  guint total;

  total = find_run (proof, runner, runner->open, layers, words);
  if (total == 0 || runner->n_met == proof->stock)
    return total;

  for (guint kind = 0; kind < 2; kind++)
    fitting[kind] = qdr_edges_find_free_slots_inline (board, runner->walls, kind, words);
  qdr_edges_copy_inline (safe, runner->open, words);
  qdr_edges_close_at_walls_inline (safe, fitting, board->stride, words);

  if (runner->n_met < proof->max_bumps) {
    const guint length = total - runner->moves;
    Step run[MAX_MOVES];

    pick_run (runner, layers, length, safe, board->stride, run, words);
    total = prove_run (proof, runner, run, length, fitting, safe, words);
    if (total != 0)
      return total;
  }
  return find_run (proof, runner, safe, NULL, words);
}

/* Tries to prove that the runner wins. Returns the runner's maximum number of moves, including
 * those made so far, or 0 if there is no proof. */
static guint
prove (Proof *proof, const Runner *runner)
{
  return QDR_BITS_CALL (&proof->position->board, prove_inline, proof, runner);
}

guint
qdr_endgame_prove_pawn_win (const QdrPosition *position,
                            guint player,
                            const guint distances[2],
                            guint max_bumps)
{
  const guint chaser = 1 - player;
  const guint head_start = position->turn == chaser;
  Runner runner = { .square = position->pawns[player] };
  Proof proof;
  QdrBits next;
  guint moves;

  g_assert (position->players == 2 && distances[chaser] <= MAX_MOVES);

  if (distances[player] + head_start > distances[chaser])
    return 0;

  /* Sets the fields one by one, because most of the array @reach need not be cleared. */
  proof.position = position;
  proof.player = player;
  proof.stock = position->stocks[chaser];
  proof.head_start = head_start;
  proof.max_moves = distances[chaser] - head_start;
  proof.max_bumps = max_bumps;
  proof.n_reach = 1;
  proof.reach[0] = qdr_bits_make_single (position->pawns[chaser], QDR_BITS_WORDS);

  /* Finds no proof if the first move of the chaser may be a jump over the runner. */
  next = qdr_fill_find_neighbours_inline (position->open, proof.reach[0], position->board.stride,
                                          QDR_BITS_WORDS);
  if (head_start == 1 && qdr_bits_test (&next, position->pawns[player]))
    return 0;

  for (guint kind = 0; kind < 2; kind++)
    runner.walls[kind] = position->walls[kind];
  qdr_edges_copy_inline (runner.open, position->open, QDR_BITS_WORDS);
  moves = prove (&proof, &runner);
  return moves == 0 ? 0 : 2 * moves - 1 + head_start;
}

/* The minimum depths, in plies, for solving a race and for searching for a certificate. A race
 * takes as long as searching a hundred positions, and a certificate as long as searching one
 * position. */
#define RACE_DEPTH 5
#define CERTIFICATE_DEPTH 2

/* A certificate is searched for only if the chaser has at most this many walls in hand. With more
 * walls, a certificate is hardly ever found. */
#define MAX_BUMPS 2

static const QdrProof no_proof = { .bound = QDR_BOUND_NONE };

static QdrScore
score_of_race (const QdrRaceResult *race)
{
  return race->outcome * (QDR_SCORE_WIN - (QdrScore) race->plies);
}

/* Returns what the result of the race proves about a position in which at least one player is out
 * of walls. */
static QdrProof
use_race (const QdrPosition *position, const QdrRaceResult *race)
{
  const guint own = position->stocks[position->turn];
  const guint other = position->stocks[!position->turn];

  if (own == 0 && other == 0)
    return (QdrProof){ score_of_race (race), QDR_BOUND_EXACT };
  /* A player with walls can win a won race without placing them. A lost race proves nothing for
   * this player, because the walls may still save it. */
  if (other == 0 && race->outcome > 0)
    return (QdrProof){ score_of_race (race), QDR_BOUND_LOWER };
  if (own == 0 && race->outcome < 0)
    return (QdrProof){ score_of_race (race), QDR_BOUND_UPPER };
  return no_proof;
}

/* Returns the player with the shorter path or, if both paths are equally long, the player to
 * move. */
static guint
find_runner (const QdrPosition *position, const guint distances[2])
{
  const guint turn = position->turn;

  return distances[turn] <= distances[!turn] ? turn : !turn;
}

/* Searches for a certificate of the runner. The other player cannot have one. */
static QdrProof
prove_by_certificate (const QdrPosition *position, const guint distances[2])
{
  const guint runner = find_runner (position, distances);
  const guint bumps = position->stocks[!runner];
  guint plies;

  if (bumps > MAX_BUMPS)
    return no_proof;
  plies = qdr_endgame_prove_pawn_win (position, runner, distances, bumps);
  if (plies == 0)
    return no_proof;
  if (runner == position->turn)
    return (QdrProof){ QDR_SCORE_WIN - (QdrScore) plies, QDR_BOUND_LOWER };
  return (QdrProof){ (QdrScore) plies - QDR_SCORE_WIN, QDR_BOUND_UPPER };
}

QdrProof
qdr_endgame_prove_result (QdrRaceCache *races,
                          const QdrPosition *position,
                          const QdrShortestPaths *paths,
                          int depth)
{
  const guint distances[2] = { qdr_shortest_paths_distance (paths, 0),
                               qdr_shortest_paths_distance (paths, 1) };
  const gboolean is_race = position->stocks[0] == 0 || position->stocks[1] == 0;
  QdrProof proof = no_proof;
  QdrRaceResult race;

  if (is_race && (qdr_race_find_clear_result (position, distances, &race) ||
                  qdr_race_cache_look_up (races, position, &race)))
    proof = use_race (position, &race);
  if (proof.bound == QDR_BOUND_NONE && depth >= CERTIFICATE_DEPTH)
    proof = prove_by_certificate (position, distances);
  /* The runner is likely to win the race. This proves nothing if only the other has walls. */
  if (proof.bound == QDR_BOUND_NONE && is_race && depth >= RACE_DEPTH &&
      position->stocks[!find_runner (position, distances)] == 0) {
    race = qdr_race_cache_solve (races, position);
    proof = use_race (position, &race);
  }
  return proof;
}

void
qdr_endgame_prepare_search (QdrRaceCache *races, const QdrPosition *position)
{
  if (position->stocks[0] == 0 && position->stocks[1] == 0)
    qdr_race_cache_solve (races, position);
}

/* Returns an optimal step of the player to move: a winner wins as quickly as possible, a loser
 * loses as slowly as possible. @race is the result of the race from @position, which is not a
 * draw. */
static QdrMove
find_step (QdrRaceCache *races, const QdrPosition *position, const QdrRaceResult *race)
{
  QdrMoveList steps = { .count = 0 };

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    QdrPosition next = *position;
    QdrRaceResult then = { 0 };
    QdrUndo undo;

    qdr_position_do_move (&next, steps.moves[i], &undo);
    if (qdr_position_winner (&next) < 0)
      then = qdr_race_cache_solve (races, &next);
    if (then.plies + 1 == race->plies)
      return steps.moves[i];
  }
  g_assert_not_reached ();
}

guint
qdr_endgame_continue_line (QdrRaceCache *races,
                           const QdrPosition *root,
                           QdrMove *line,
                           guint length,
                           guint room)
{
  QdrPosition position = *root;
  QdrUndo undo;

  for (guint i = 0; i < length; i++)
    qdr_position_do_move (&position, line[i], &undo);

  while (length < room && qdr_position_winner (&position) < 0 &&
         (position.stocks[0] == 0 || position.stocks[1] == 0)) {
    const QdrRaceResult race = qdr_race_cache_solve (races, &position);
    const guint loser = race.outcome > 0 ? !position.turn : position.turn;

    if (race.outcome == 0 || position.stocks[loser] > 0)
      break;
    line[length] = find_step (races, &position, &race);
    qdr_position_do_move (&position, line[length++], &undo);
  }
  return length;
}
