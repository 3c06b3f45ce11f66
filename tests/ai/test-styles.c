/*
 * The styles of the personalities: each differs from the others, and none plays nonsense.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-movegen.h"
#include "qdr-openings.h"
#include "qdr-path.h"
#include "qdr-personality-list.h"
#include "qdr-personality-search.h"
#include "qdr-result.h"
#include "test.h"

/* Few enough for hundreds of moves a second. */
#define NODES 800

#define GAMES 64
#define EARLY_PLIES 20
#define MAX_PLIES 300

static QdrPersonalityList *personalities;
static QdrEngine *engine;

static void
setup (void)
{
  personalities = qdr_personality_list_new ();
  engine = qdr_engine_new (1);
}

static void
teardown (void)
{
  g_clear_pointer (&engine, qdr_engine_free);
  g_assert_finalize_object (personalities);
}

/* The player of one side. */
typedef struct {
  gboolean only_walks; /* along a shortest path, without a search */
  QdrStyle style;
  QdrLimits limits;
} Side;

static Side
side_of (const char *id, guint32 seed)
{
  QdrPersonality *personality = qdr_personality_list_find (personalities, id);
  Side side;

  ck_assert_ptr_nonnull (personality);
  side = (Side){
    .style = qdr_style_for_game (qdr_personality_get_style (personality), seed),
    .limits = { .depth = qdr_personality_get_limits (personality)->depth, .nodes = NODES },
  };
  return side;
}

/* A step or wall that was played, with the position before it. */
typedef struct {
  guint ply;
  const QdrPosition *before;
  const QdrPosition *after;
  QdrMove move;
  QdrLastMove last; /* the last move of the other side */
} Played;

typedef void (*PlayedFunc) (const Played *played, gpointer data);

/* Returns the first step that leaves the mover the shortest path. */
static QdrMove
walk (const QdrPosition *position)
{
  QdrMove best = QDR_MOVE_NONE;
  guint least = QDR_UNREACHABLE;
  guint16 distances[QDR_MAP_SIZE];
  QdrMoveList moves;

  qdr_position_find_goal_distances (position, position->turn, distances);
  qdr_position_generate_moves (position, &moves);
  for (guint i = 0; i < moves.count; i++) {
    const QdrMove move = moves.moves[i];

    if (!qdr_move_is_wall (move) && distances[qdr_move_square (move)] < least) {
      best = move;
      least = distances[qdr_move_square (move)];
    }
  }
  return best;
}

static QdrMove
choose (const QdrPosition *position, const Side *side, const QdrLastMove *last)
{
  const QdrSearchRequest request = {
    .position = *position,
    .limits = side->limits,
    .style = side->style,
    .last_move = *last,
  };

  return side->only_walks ? walk (position) : qdr_engine_search (engine, &request).line[0];
}

/* Plays a game from @start and calls @func for each move. Returns the winner, or -1. */
static int
play_from (const QdrPosition *start, const Side sides[2], PlayedFunc func, gpointer data)
{
  QdrLastMove last = { .move = QDR_MOVE_NONE };
  QdrPosition position = *start;

  qdr_engine_clear (engine);
  for (guint ply = 0; ply < MAX_PLIES && qdr_position_winner (&position) < 0; ply++) {
    const QdrPosition before = position;
    const QdrMove move = choose (&position, &sides[position.turn], &last);
    const Played played = { ply, &before, &position, move, last };
    QdrUndo undo;

    qdr_position_do_move (&position, move, &undo);
    func (&played, data);
    last = (QdrLastMove){ move, before.pawns[before.turn] };
  }
  return qdr_position_winner (&position);
}

/* Plays a game on 9x9. */
static void
play_game (const Side sides[2], PlayedFunc func, gpointer data)
{
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  play_from (&start, sides, func, data);
}

/* Returns by how many steps the move changes the path of @player. */
static int
change_of_path (const Played *played, guint player)
{
  return (int) qdr_position_goal_distance (played->after, player) -
         (int) qdr_position_goal_distance (played->before, player);
}

/* Styles */

/* How one player plays, counted over several games. */
typedef struct {
  guint game;
  guint player; /* in that game */
  guint n_moves;
  guint n_forward;          /* moves that shorten its path */
  guint n_copiable;         /* moves at which it could copy the other player's last move */
  guint n_copies;           /* moves that copy it */
  guint n_walls;            /* in all games */
  guint early_walls[GAMES]; /* in the first plies of each game */
  guint other_path;         /* length of the other player's path after its moves, summed up */
} Portrait;

static gboolean
is_copy (const Played *played)
{
  return qdr_move_copies_last_move (played->before, played->move, &played->last);
}

/* Returns whether one of the legal moves would be a copy. */
static gboolean
is_copiable (const Played *played)
{
  QdrMoveList moves;

  qdr_position_generate_moves (played->before, &moves);
  for (guint i = 0; i < moves.count; i++)
    if (qdr_move_copies_last_move (played->before, moves.moves[i], &played->last))
      return TRUE;
  return FALSE;
}

static void
observe (const Played *played, gpointer data)
{
  Portrait *self = data;

  if (played->before->turn != self->player)
    return;

  self->n_moves++;
  self->n_forward += change_of_path (played, self->player) < 0;
  self->n_copiable += is_copiable (played);
  self->n_copies += is_copy (played);
  self->other_path += qdr_position_goal_distance (played->after, 1 - self->player);
  if (qdr_move_is_wall (played->move)) {
    self->n_walls++;
    self->early_walls[self->game] += played->ply < EARLY_PLIES;
  }
}

/* Plays games against "regular", which varies its openings, and counts. */
static Portrait
portray (const char *id)
{
  Portrait self = { .game = 0 };

  for (; self.game < GAMES; self.game++) {
    Side sides[2];

    self.player = self.game % 2;
    sides[self.player] = side_of (id, self.game);
    sides[1 - self.player] = side_of ("regular", 1000 + self.game);
    play_game (sides, observe, &self);
  }
  return self;
}

/* Returns the average number of walls in the first plies of a game. */
static double
early_walls (const Portrait *self)
{
  guint sum = 0;

  for (guint i = 0; i < GAMES; i++)
    sum += self->early_walls[i];
  return (double) sum / GAMES;
}

/* Returns the variance of that number between games. */
static double
fickleness (const Portrait *self)
{
  const double mean = early_walls (self);
  double sum = 0;

  for (guint i = 0; i < GAMES; i++)
    sum += (self->early_walls[i] - mean) * (self->early_walls[i] - mean);
  return sum / GAMES;
}

/* Returns the average number of walls in a game. */
static double
all_walls (const Portrait *self)
{
  return (double) self->n_walls / GAMES;
}

/* Returns the average length of the other player's path. */
static double
other_path (const Portrait *self)
{
  return (double) self->other_path / self->n_moves;
}

static double
forward_share (const Portrait *self)
{
  return (double) self->n_forward / self->n_moves;
}

/* Returns the share of possible copies that were made. */
static double
copied_share (const Portrait *self)
{
  return (double) self->n_copies / self->n_copiable;
}

/* A measure of style, and the difference by which two styles are distinct. */
typedef struct {
  double (*measure) (const Portrait *self);
  double margin;
} Trait;

static const Trait traits[] = {
  { early_walls, 1.0 }, { all_walls, 2.0 },      { other_path, 2.0 },
  { fickleness, 2.0 },  { forward_share, 0.08 }, { copied_share, 0.1 },
};

static gboolean
are_apart (const Portrait *one, const Portrait *other)
{
  for (guint i = 0; i < G_N_ELEMENTS (traits); i++) {
    const double difference = traits[i].measure (one) - traits[i].measure (other);

    if (ABS (difference) >= traits[i].margin)
      return TRUE;
  }
  return FALSE;
}

/* By its description, the first personality has more of the trait than the second. */
static const struct {
  const char *more;
  const char *less;
  Trait trait;
} promises[] = {
  { "runner", "regular", { forward_share, 0.12 } }, { "regular", "runner", { all_walls, 4.0 } },
  { "gambler", "regular", { fickleness, 2.0 } },    { "gambler", "mason", { fickleness, 2.0 } },
  { "copycat", "regular", { copied_share, 0.2 } },  { "mason", "regular", { early_walls, 2.0 } },
  { "mason", "weaver", { early_walls, 1.0 } },      { "mason", "hoarder", { early_walls, 3.5 } },
  { "regular", "hoarder", { early_walls, 0.5 } },   { "hoarder", "runner", { all_walls, 2.0 } },
  { "weaver", "regular", { other_path, 1.0 } },     { "weaver", "hoarder", { other_path, 3.0 } },
};

static const char *const styles[] = {
  "runner", "gambler", "copycat", "mason", "hoarder", "weaver", "regular",
};

static Portrait portraits[G_N_ELEMENTS (styles)];

/* Plays the games of all portraits once for all tests, which takes a second or two. */
static void
portray_all (void)
{
  setup ();
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    portraits[i] = portray (styles[i]);
}

static const Portrait *
portrait_of (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    if (g_str_equal (styles[i], id))
      return &portraits[i];
  g_assert_not_reached ();
}

TEST_DEFAULTS (.set_up = setup, .tear_down = teardown)

TEST (every_style_is_told_from_every_other, .set_up_all = portray_all, .tear_down_all = teardown)
{
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    for (guint j = 0; j < i; j++)
      ck_assert_msg (are_apart (&portraits[i], &portraits[j]), "%s plays like %s", styles[i],
                     styles[j]);
}

TEST (everybody_plays_as_promised,
      .loops = G_N_ELEMENTS (promises),
      .set_up_all = portray_all,
      .tear_down_all = teardown)
{
  const Trait *trait = &promises[_i].trait;
  const double more = trait->measure (portrait_of (promises[_i].more));
  const double less = trait->measure (portrait_of (promises[_i].less));

  ck_assert_msg (more >= less + trait->margin, "%s %.2f, %s %.2f, margin %.2f", promises[_i].more,
                 more, promises[_i].less, less, trait->margin);
}

/* Sensible play */

/* Counts of moves that are senseless in any style. */
typedef struct {
  QdrSquare
      last_square[2]; /* the square of each pawn before its player's last step, if it was a step */
  guint n_shuffles;
  guint n_self_blocks;
} Nonsense;

/* Returns whether a step goes straight back, although no wall was placed meanwhile. */
static gboolean
is_shuffle (const Nonsense *self, const Played *played)
{
  return !qdr_move_is_wall (played->last.move) &&
         qdr_move_square (played->move) == self->last_square[played->before->turn];
}

static void
look_for_nonsense (const Played *played, gpointer data)
{
  Nonsense *self = data;
  const guint player = played->before->turn;

  if (qdr_move_is_wall (played->move)) {
    self->n_self_blocks += change_of_path (played, player) > change_of_path (played, 1 - player);
    self->last_square[player] = QDR_NO_SQUARE;
  } else {
    self->n_shuffles += is_shuffle (self, played);
    self->last_square[player] = played->before->pawns[player];
  }
}

/* All personalities but full strength. */
static const char *const styled[] = {
  "wanderer", "dreamer", "beginner", "novice",  "apprentice", "runner", "gambler",
  "copycat",  "mason",   "weaver",   "hoarder", "regular",    "expert", "champion",
};

#define N_STYLED ((int) G_N_ELEMENTS (styled))

TEST (nobody_steps_to_and_fro_or_shuts_itself_in, .loops = 6 * N_STYLED)
{
  const Side sides[] = {
    side_of (styled[_i % N_STYLED], (guint32) _i),
    side_of (styled[(_i + 1 + _i / N_STYLED) % N_STYLED], (guint32) _i),
  };
  Nonsense nonsense = { .last_square = { QDR_NO_SQUARE, QDR_NO_SQUARE } };

  play_game (sides, look_for_nonsense, &nonsense);
  ck_assert_uint_eq (nonsense.n_shuffles, 0);
  ck_assert_uint_eq (nonsense.n_self_blocks, 0);
}

/* Adds a move to a hash of the game. */
static void
add_to_hash (const Played *played, gpointer data)
{
  guint64 *hash = data;

  *hash = *hash * 1000003 + played->move;
}

TEST (nobody_plays_every_game_alike, .loops = N_STYLED)
{
  guint64 first = 0;
  gboolean differs = FALSE;

  for (guint32 seed = 0; seed < 4 && !differs; seed++) {
    const Side sides[] = { side_of (styled[_i], seed), side_of ("master", 0) };
    guint64 hash = 0;

    play_game (sides, add_to_hash, &hash);
    if (seed == 0)
      first = hash;
    differs = hash != first;
  }
  ck_assert_msg (differs, "%s", styled[_i]);
}

#define GAMES_OF_FOUR 8

/* Returns a hash of a game in which @id plays for all four. */
static guint64
play_game_of_four (const char *id, guint32 seed)
{
  QdrLastMove last = { .move = QDR_MOVE_NONE };
  guint64 hash = 0;
  QdrPosition position;
  Side sides[4];

  qdr_position_init (&position, 9, 9, G_N_ELEMENTS (sides));
  for (guint player = 0; player < G_N_ELEMENTS (sides); player++)
    sides[player] = side_of (id, seed * G_N_ELEMENTS (sides) + player);
  qdr_engine_clear (engine);
  for (guint ply = 0; ply < MAX_PLIES && qdr_position_winner (&position) < 0; ply++) {
    const Played played = { .move = choose (&position, &sides[position.turn], &last) };
    QdrUndo undo;

    add_to_hash (&played, &hash);
    qdr_position_do_move (&position, played.move, &undo);
  }
  return hash;
}

static const char *const sound[] = { "regular", "expert", "champion" };

TEST (the_sound_vary_their_games_of_four, .loops = G_N_ELEMENTS (sound))
{
  g_autoptr (GHashTable) games = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint32 seed = 0; seed < GAMES_OF_FOUR; seed++) {
    const guint64 hash = play_game_of_four (sound[_i], seed);

    g_hash_table_add (games, g_memdup2 (&hash, sizeof hash));
  }
  ck_assert_msg (g_hash_table_size (games) >= GAMES_OF_FOUR / 2, "%s: %u games", sound[_i],
                 g_hash_table_size (games));
}

#define N_RANDOM_WALLS 12

/* A lead of three steps is decisive, as meeting pawns can change less. */
#define PLAIN_LEAD 3

/* Returns a position with random walls in which @player is far ahead of the other player, who
 * has no walls left. */
static QdrPosition
make_won_race (guint player, guint stock, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  QdrPosition position;
  QdrMoveList moves;
  QdrUndo undo;

  qdr_position_init (&position, 9, 9, 2);
  while (position.stocks[0] + position.stocks[1] > 2u * 10 - N_RANDOM_WALLS) {
    QdrMove move;

    qdr_position_generate_moves (&position, &moves);
    move = moves.moves[g_rand_int_range (rand, 0, (gint32) moves.count)];
    if (qdr_move_is_wall (move))
      qdr_position_do_move (&position, move, &undo);
  }

  qdr_position_set_stock (&position, player, stock);
  qdr_position_set_stock (&position, !player, 0);
  qdr_position_set_turn (&position, player);
  for (;;) {
    const QdrSquare square =
        qdr_board_square (&position.board, (guint) g_rand_int_range (rand, 0, 9),
                          (guint) g_rand_int_range (rand, 1, 8));

    if (square != position.pawns[!player])
      qdr_position_set_pawn (&position, player, square);
    if (qdr_position_goal_distance (&position, player) + PLAIN_LEAD <=
        qdr_position_goal_distance (&position, !player))
      return position;
  }
}

static void
ignore (const Played *played G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
}

TEST (nobody_gives_a_won_race_away, .loops = 2 * N_STYLED)
{
  const char *id = styled[_i % N_STYLED];
  const guint player = (guint) _i % 2;

  for (guint32 seed = 0; seed < 8; seed++) {
    const QdrPosition start = make_won_race (player, seed % 3, seed);
    Side sides[2];

    sides[player] = side_of (id, seed);
    sides[!player] = side_of ("master", seed);
    ck_assert_msg (play_from (&start, sides, ignore, NULL) == (int) player, "%s, seed %u", id,
                   seed);
  }
}

/* The weakest opponents */

/* Counts of steps aside and of other steps that lose time. */
typedef struct {
  guint player;
  guint n_steps;
  guint n_aside;    /* steps that did not shorten the path, though one could */
  guint n_nonsense; /* steps away, and steps aside near a goal or in a decided race */
} Wandering;

static gboolean
is_aside (const Played *played, guint player)
{
  const QdrMove forward = walk (played->before);
  QdrPosition next = *played->before;
  QdrUndo undo;

  qdr_position_do_move (&next, forward, &undo);
  return change_of_path (played, player) >= 0 &&
         qdr_position_goal_distance (&next, player) <
             qdr_position_goal_distance (played->before, player);
}

static void
look_for_wandering (const Played *played, gpointer data)
{
  Wandering *self = data;
  const guint player = played->before->turn;

  if (player != self->player || qdr_move_is_wall (played->move))
    return;

  self->n_steps++;
  if (is_aside (played, player)) {
    const guint own = qdr_position_goal_distance (played->before, player);
    const guint other = qdr_position_goal_distance (played->before, !player);

    self->n_aside++;
    self->n_nonsense += change_of_path (played, player) > 0 || own <= 2 || other <= 2 ||
                        own + PLAIN_LEAD <= other || played->before->stocks[!player] == 0;
  }
}

/* Per cent of the personality's steps that go aside. */
static const struct {
  const char *id;
  guint least;
  guint most;
} wanderers[] = {
  { "wanderer", 12, 25 }, { "dreamer", 6, 11 },   { "beginner", 1, 4 },
  { "novice", 0, 2 },     { "apprentice", 0, 0 },
};

TEST (who_strays_does_so_aside_and_never_where_each_step_counts, .loops = G_N_ELEMENTS (wanderers))
{
  Wandering wandering = { .player = 0 };

  for (guint32 seed = 0; seed < 60; seed++) {
    Side sides[2];

    wandering.player = seed % 2;
    sides[wandering.player] = side_of (wanderers[_i].id, seed);
    sides[!wandering.player] = side_of ("novice", seed);
    play_game (sides, look_for_wandering, &wandering);
  }
  ck_assert_uint_eq (wandering.n_nonsense, 0);
  ck_assert_msg (wandering.n_aside * 100 >= wandering.n_steps * wanderers[_i].least &&
                     wandering.n_aside * 100 <= wandering.n_steps * wanderers[_i].most,
                 "%s: %u of %u steps", wanderers[_i].id, wandering.n_aside, wandering.n_steps);
}

#define WALKED_GAMES 400

/* Per cent of the games that a player wins who only walks: beginners need an opponent that
 * they can beat. */
static const struct {
  const char *id;
  guint least;
  guint most;
} walked[] = {
  { "wanderer", 85, 92 },
  { "dreamer", 65, 77 },
  { "beginner", 45, 55 },
  { "novice", 25, 40 },
};

TEST (who_only_walks_wins_most_games_at_the_floor_and_fewer_further_up,
      .loops = G_N_ELEMENTS (walked))
{
  guint n_won = 0;

  for (guint game = 0; game < WALKED_GAMES; game++) {
    const guint walker = game % 2;
    QdrPosition position;
    QdrRandomOpening opening;
    Side sides[2];

    qdr_position_init (&position, 9, 9, 2);
    qdr_random_opening_init (&opening, &position, 1, game / 2);
    for (guint i = 0; i < opening.n_moves; i++) {
      QdrUndo undo;

      qdr_position_do_move (&position, opening.moves[i], &undo);
    }
    sides[walker] = (Side){ .only_walks = TRUE };
    sides[!walker] = side_of (walked[_i].id, game);
    n_won += play_from (&position, sides, ignore, NULL) == (int) walker;
  }
  ck_assert_msg (n_won * 100 >= WALKED_GAMES * walked[_i].least &&
                     n_won * 100 <= WALKED_GAMES * walked[_i].most,
                 "%u of %u games against %s", n_won, WALKED_GAMES, walked[_i].id);
}
