/*
 * The static evaluation of positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-evaluation.h"

#include "qdr-fill.h"

/* The largest score that is not a proof. */
#define MAX_SCORE (QDR_SCORE_PROVED - 1)

/* Hashes the main features of a position. The evaluation error of a style depends only on these
 * features, so walls with the same effect are misjudged in the same way. If each wall had its own
 * error, the largest of a hundred errors would decide which wall is played. */
static guint64
hash_features (const QdrPosition *position, const QdrShortestPaths *paths)
{
  guint64 hash = position->turn;

  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_player_in_play (position, player)) {
      hash = hash * 1000003 + position->pawns[player];
      hash = hash * 1000003 + qdr_shortest_paths_distance (paths, player);
      hash = hash * 1000003 + position->stocks[player];
    }

  return hash;
}

/* Returns the number of centi-steps that a style adds to the score of @player. @other_distance is
 * the path length of the opponent, or an average of all opponents. */
static QdrScore
find_style_bias (const QdrStyle *style,
                 const QdrPosition *position,
                 const QdrShortestPaths *paths,
                 guint player,
                 int other_distance)
{
  const int own_distance = (int) qdr_shortest_paths_distance (paths, player);

  if (qdr_style_is_neutral (style))
    return 0;
  return qdr_style_get_taste_bonus (style, position, player, own_distance, other_distance) +
         qdr_style_get_evaluation_error (style, hash_features (position, paths));
}

#define STEPS 6

/* Returns the members of @squares that have at most one open side. */
QDR_BITS_INLINE QdrBits
find_dead_ends (const QdrBits open[QDR_DIRECTIONS], const QdrBits *squares, guint words)
{
  QdrBits one = open[0];
  QdrBits two = { 0 };

  for (guint direction = 1; direction < QDR_DIRECTIONS; direction++) {
    two = qdr_bits_or (two, qdr_bits_and (one, open[direction], words), words);
    one = qdr_bits_or (one, open[direction], words);
  }
  return qdr_bits_minus (*squares, two, words);
}

QDR_BITS_INLINE QdrMobility
find_mobility_inline (const QdrPosition *position, guint player, guint words)
{
  QdrBits reached = qdr_bits_make_single (position->pawns[player], words);

  for (guint i = 0; i < STEPS; i++)
    reached = qdr_bits_or (reached,
                           qdr_fill_find_neighbours_inline (position->open, reached,
                                                            position->board.stride, words),
                           words);

  return (QdrMobility){
    .reach = qdr_bits_count (reached, words),
    .dead_ends = qdr_bits_count (find_dead_ends (position->open, &reached, words), words),
  };
}

QdrMobility
qdr_mobility_find (const QdrPosition *position, guint player)
{
  return QDR_BITS_CALL (&position->board, find_mobility_inline, position, player);
}

/* The number of entries of the cache of side evaluations, a power of two. They fit into the cache
 * of a processor core. */
#define CACHE_ENTRIES (1 << 15)

typedef struct {
  guint64 key;
  QdrSideEvaluation evaluation;
} Entry;

struct QdrSideEvaluationCache {
  Entry entries[CACHE_ENTRIES];
};

guint
qdr_threat_class_of_stock (guint stock)
{
  return stock < 2 ? stock : stock < 4 ? 2 : 3;
}

static void
append (QdrSideTerms *terms, guint table, guint row, guint rows)
{
  terms->first[terms->count++] = (guint16) (table + MIN (row, rows - 1) * QDR_THREAT_CLASSES);
}

/* Adds a term for every wall. The term depends on the kind of the wall, and on how far the wall is
 * ahead of the pawn and to the side of it. Left and right make no difference. */
static void
append_walls (QdrSideTerms *terms, const QdrPosition *position, guint player)
{
  const guint words = position->board.words;
  const int stride = position->board.stride;
  const int pawn_row = position->pawns[player] / stride;
  const int pawn_column = position->pawns[player] % stride;
  const int n_behind = QDR_WALL_ROWS / 3;
  guint count = terms->count;

  for (guint kind = 0; kind < 2; kind++) {
    QdrBitsIter iter = qdr_bits_iter_make (&position->walls[kind]);

    while (qdr_bits_iter_next (&iter, words)) {
      const int row = (int) iter.index / stride;
      const int column = (int) iter.index % stride;
      const int ahead = player == 0 ? row - pawn_row : pawn_row - 1 - row;
      const int aside = column >= pawn_column ? column - pawn_column : pawn_column - 1 - column;
      const guint place =
          kind * QDR_WALL_ROWS + (guint) CLAMP (ahead + n_behind, 0, QDR_WALL_ROWS - 1);

      terms->first[count++] =
          (guint16) (QDR_WEIGHT_WALL +
                     (place * QDR_WALL_COLUMNS + (guint) MIN (aside, QDR_WALL_COLUMNS - 1)) *
                         QDR_THREAT_CLASSES);
    }
  }
  terms->count = count;
}

void
qdr_side_evaluation_find_terms (const QdrPosition *position,
                                guint player,
                                const QdrPlayerPaths *player_paths,
                                QdrSideTerms *terms)
{
  const QdrDetours detours = qdr_detours_find (position, player, player_paths);
  const QdrMobility mobility = qdr_mobility_find (position, player);

  terms->count = 0;
  append (terms, QDR_WEIGHT_DISTANCE, player_paths->length, QDR_DISTANCES);
  append (terms, QDR_WEIGHT_BOTTLENECKS, player_paths->bottlenecks, QDR_BOTTLENECKS);
  append (terms, QDR_WEIGHT_BLOCKERS, detours.blockers, QDR_BLOCKERS);
  append (terms, QDR_WEIGHT_CUTTERS, detours.cutters, QDR_CUTTERS);
  append (terms, QDR_WEIGHT_LONGEST_DETOUR, detours.longest, QDR_DETOURS);
  append (terms, QDR_WEIGHT_DETOURS, detours.detours, QDR_DETOURS);
  append (terms, QDR_WEIGHT_REACH, mobility.reach, QDR_REACHES);
  append (terms, QDR_WEIGHT_DEAD_ENDS, mobility.dead_ends, QDR_DEAD_ENDS);
  append_walls (terms, position, player);
}

QdrSideEvaluationCache *
qdr_side_evaluation_cache_new (void)
{
  return g_new0 (QdrSideEvaluationCache, 1);
}

void
qdr_side_evaluation_cache_free (QdrSideEvaluationCache *self)
{
  g_free (self);
}

static QdrSideEvaluation
sum_up (const QdrPosition *position, guint player, const QdrPlayerPaths *player_paths)
{
  int sums[QDR_THREAT_CLASSES] = { 0 };
  QdrSideTerms terms;
  QdrSideEvaluation evaluation;

  qdr_side_evaluation_find_terms (position, player, player_paths, &terms);
  for (guint i = 0; i < terms.count; i++)
    for (guint threat = 0; threat < QDR_THREAT_CLASSES; threat++)
      sums[threat] += qdr_small_board_weights[terms.first[i] + threat];
  for (guint threat = 0; threat < QDR_THREAT_CLASSES; threat++)
    evaluation.score[threat] = (gint16) CLAMP (sums[threat], G_MININT16, G_MAXINT16);
  return evaluation;
}

QdrSideEvaluation
qdr_side_evaluation_find (QdrSideEvaluationCache *cache,
                          const QdrPosition *position,
                          guint player,
                          const QdrPlayerPaths *player_paths)
{
  /* The evaluation of a side depends on the walls and on this number. The number is never 0:
   * without walls, the key would then be 0, as in an empty entry. */
  const guint64 rest =
      ((guint64) position->board.width << 24 | (guint64) position->board.height << 16 |
       (guint64) position->pawns[player] << 1 | player) +
      1;
  const guint64 key = position->wall_key ^ rest * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  Entry *entry = &cache->entries[key >> 49];

  G_STATIC_ASSERT (CACHE_ENTRIES == 1 << (64 - 49));

  if (entry->key != key)
    *entry = (Entry){ .key = key, .evaluation = sum_up (position, player, player_paths) };
  return entry->evaluation;
}

/* The values for two players on large boards, in centi-steps: a step of the lead, a wall in hand,
 * being the player to move, and not being behind if the opponent has no walls. The values are
 * fitted to games by tools/fit-evaluation. */
#define RULE_STEP 100
#define RULE_WALL 201
#define RULE_MOVE 40
#define RULE_FREE_RACE 678

/* Returns the class of a stock. The stocks of a class are about equally valuable. */
static guint
stock_class (guint stock)
{
  static const guint8 classes[] = { 0, 1, 2, 3, 4, 4, 5, 5, 6 };

  return classes[MIN (stock, G_N_ELEMENTS (classes) - 1)];
}

/* Returns the lead of the player to move in steps, limited to the size of the tables. */
static int
find_lead (const QdrPosition *position, const QdrShortestPaths *paths)
{
  const guint turn = position->turn;
  const int most = QDR_LEADS / 2;
  const int lead = (int) qdr_shortest_paths_distance (paths, !turn) -
                   (int) qdr_shortest_paths_distance (paths, turn);

  return CLAMP (lead, -most, most);
}

QdrEvaluationTerms
qdr_evaluation_find_terms (const QdrPosition *position, const QdrShortestPaths *paths)
{
  const int stride = position->board.stride;
  const int a = position->pawns[0];
  const int b = position->pawns[1];
  /* The number of columns plus the number of rows between the pawns. */
  const guint distance = (guint) (ABS (a % stride - b % stride) + ABS (a / stride - b / stride));
  const guint gap = MIN (distance, QDR_GAPS - 1);
  /* The value of a lead depends on the walls that both players have left to change it. */
  const guint classes = stock_class (position->stocks[position->turn]) * QDR_STOCK_CLASSES +
                        stock_class (position->stocks[!position->turn]);
  const guint lead = (guint) (find_lead (position, paths) + QDR_LEADS / 2);
  QdrEvaluationTerms terms = { .race = (guint16) (QDR_WEIGHT_RACE + classes * QDR_LEADS + lead) };

  for (guint side = 0; side < 2; side++) {
    const guint player = side == 0 ? position->turn : !position->turn;
    const guint stock = MIN (position->stocks[player], QDR_STOCKS - 1);
    const guint is_moving = side == 0;
    /* Whether the other pawn is on a shortest path of this player. */
    const guint is_ahead = qdr_bits_test (&paths->of[player]->squares, position->pawns[!player]);

    terms.side[side][0] = (guint16) (QDR_WEIGHT_STOCK + stock);
    terms.side[side][1] =
        (guint16) (QDR_WEIGHT_MEETING + (is_moving * 2 + is_ahead) * QDR_GAPS + gap);
    terms.threat[side] = qdr_threat_class_of_stock (position->stocks[!player]);
  }

  return terms;
}

static int
score_side (const gint16 *weights,
            const QdrEvaluationTerms *terms,
            guint side,
            const QdrSideEvaluation *evaluation)
{
  int score = evaluation->score[terms->threat[side]];

  for (guint i = 0; i < QDR_WEIGHTS_PER_SIDE; i++)
    score += weights[terms->side[side][i]];
  return score;
}

/* Returns the score for the player to move on a small board. */
static QdrScore
evaluate_by_weights (const QdrPosition *position,
                     const QdrShortestPaths *paths,
                     QdrSideEvaluationCache *side_evaluations)
{
  const gint16 *weights = qdr_small_board_weights;
  const guint turn = position->turn;
  const QdrEvaluationTerms terms = qdr_evaluation_find_terms (position, paths);
  const QdrSideEvaluation own =
      qdr_side_evaluation_find (side_evaluations, position, turn, paths->of[turn]);
  const QdrSideEvaluation other =
      qdr_side_evaluation_find (side_evaluations, position, !turn, paths->of[!turn]);

  return weights[terms.race] + score_side (weights, &terms, 0, &own) -
         score_side (weights, &terms, 1, &other);
}

/* Returns the score for the player to move on a large board. */
static QdrScore
evaluate_by_rule (const QdrPosition *position, const QdrShortestPaths *paths)
{
  const int own_stock = position->stocks[position->turn];
  const int other_stock = position->stocks[!position->turn];
  const int lead = find_lead (position, paths);
  int score = RULE_STEP * lead + RULE_MOVE + RULE_WALL * (own_stock - other_stock);

  if (other_stock == 0 && lead >= 0)
    score += RULE_FREE_RACE;
  if (own_stock == 0 && lead < 0)
    score -= RULE_FREE_RACE;
  return score;
}

QdrScore
qdr_evaluate_two_player_position (const QdrPosition *position,
                                  const QdrShortestPaths *paths,
                                  QdrSideEvaluationCache *side_evaluations,
                                  const QdrStyle *style,
                                  guint player)
{
  QdrScore score = qdr_evaluation_has_no_weights (&position->board)
                       ? evaluate_by_rule (position, paths)
                       : evaluate_by_weights (position, paths, side_evaluations);

  if (position->turn != player)
    score = -score;
  score += find_style_bias (style, position, paths, player,
                            (int) qdr_shortest_paths_distance (paths, !player));

  return CLAMP (score, -MAX_SCORE, MAX_SCORE);
}

/* The values with more than two players, in centi-steps: a step, a wall in hand, and being the
 * player to move. */
#define STEP_WORTH 100
#define WALL_WORTH 60
#define TEMPO_WORTH 50

/* Only one player pays for a wall, but all players behind the hindered player gain. So a wall in
 * hand is worth this many times as much as against a single opponent. */
#define WALL_FACTOR 3

/* The value of leading a race that no wall can disturb any more, in centi-steps. */
#define RACE_BONUS 600

/* The race from the point of view of one player. The time of a player is its distance in
 * centi-steps, and a little more if it has to wait for its turn. */
typedef struct {
  int own;
  int nearest; /* time of the foremost opponent */
  int mean;    /* mean time of all opponents */
  guint others_stock;
  guint chasers_stock; /* walls in hand of all opponents but the foremost */
  int n_others;
} Race;

static Race
survey_race (const QdrPosition *position, const QdrShortestPaths *paths, guint player)
{
  const int in_play = __builtin_popcount (position->in_play);
  Race race = { .nearest = G_MAXINT };
  guint nearest = 0;
  int sum = 0;

  for (guint i = 0, turns = 0; i < position->players; i++) {
    const guint other = (position->turn + i) % position->players;
    int time;

    if (!qdr_position_is_player_in_play (position, other))
      continue;
    time = STEP_WORTH * (int) qdr_shortest_paths_distance (paths, other) +
           2 * TEMPO_WORTH * (int) turns / in_play;
    turns++;
    if (other == player) {
      race.own = time;
      continue;
    }
    if (time < race.nearest) {
      race.nearest = time;
      nearest = other;
    }
    sum += time;
    race.others_stock += position->stocks[other];
    race.n_others++;
  }

  race.mean = sum / race.n_others;
  race.chasers_stock = race.others_stock - position->stocks[nearest];
  return race;
}

QdrScore
qdr_evaluate_multiplayer_position (const QdrPosition *position,
                                   const QdrShortestPaths *paths,
                                   const QdrStyle *style,
                                   guint player)
{
  const Race race = survey_race (position, paths, player);
  const int own_stock = position->stocks[player];
  QdrScore score;

  /* The foremost opponent counts as much as the average of all opponents. */
  score = (race.nearest + race.mean) / 2 - race.own;
  score += WALL_FACTOR * WALL_WORTH * (own_stock * race.n_others - (int) race.others_stock) /
           race.n_others;
  if (race.own < race.nearest && race.others_stock == 0)
    score += RACE_BONUS;
  if (race.own >= race.nearest && race.chasers_stock == 0 && own_stock == 0)
    score -= RACE_BONUS;
  score += find_style_bias (style, position, paths, player,
                            (race.nearest + race.mean) / (2 * STEP_WORTH));

  return CLAMP (score, -MAX_SCORE, MAX_SCORE);
}
