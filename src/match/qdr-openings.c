/*
 * Openings of the games of a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-openings.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "qdr-result.h"
#include "qdr-text-file.h"

/* The maximum size of a file, in bytes. */
#define MAX_SIZE (16 * 1024 * 1024)

/* The length of a random opening is SMALL_BOARD_PLIES if a side of the board is shorter than
 * SMALL_BOARD squares. Otherwise, the length depends on the number of players. */
#define SMALL_BOARD 9
#define SMALL_BOARD_PLIES 4
#define PLIES_OF_TWO 6
#define PLIES_OF_FOUR 8

/* The number of sides of the die that is rolled for each ply of a random opening. */
#define DICE 8
/* The number of sides that mean a wall, or a step ahead if the player has no walls in stock. */
#define WALLS_OF_DICE 4
/* The number of sides that mean a step that may lead sideways. All others mean a step ahead. */
#define SIDE_STEPS_OF_DICE 1

/* After a random opening, each player must be at least MIN_DISTANCE steps from the goal. On large
 * boards, the minimum is the shorter side of the board divided by NEAR_PART. */
#define MIN_DISTANCE 3
#define NEAR_PART 3

/* The maximum difference between the distances of two players to their goals after a random
 * opening, in steps. */
#define MAX_LEAD 1

/* The maximum number of attempts to find a random opening. If all fail, for example because the
 * start position is close to the end of the game, the opening has no moves. */
#define MAX_ATTEMPTS 200

/* Returns a random sensible move, or QDR_MOVE_NONE if there is none of the kind that was rolled. */
static QdrMove
choose_random_move (const QdrPosition *position, GRand *random)
{
  const int dice = g_rand_int_range (random, 0, DICE);
  const gboolean is_wall = dice < WALLS_OF_DICE && position->stocks[position->turn] > 0;
  /* The minimum number of steps by which the move must shorten the player's path. */
  const int least_gain = !is_wall && dice < DICE - SIDE_STEPS_OF_DICE ? 1 : 0;
  QdrMoveList list = { .count = 0 };

  qdr_position_generate_moves (position, &list);
  while (list.count > 0) {
    const gint32 i = g_rand_int_range (random, 0, (gint32) list.count);
    const QdrMove move = list.moves[i];

    if (qdr_move_is_wall (move) == is_wall) {
      const guint mover = position->turn;
      QdrPosition after = *position;
      QdrUndo undo;

      qdr_position_do_move (&after, move, &undo);
      if ((int) qdr_position_goal_distance (position, mover) -
              (int) qdr_position_goal_distance (&after, mover) >=
          least_gain)
        return move;
    }
    list.moves[i] = list.moves[--list.count];
  }
  return QDR_MOVE_NONE;
}

void
qdr_random_opening_init (QdrRandomOpening *self,
                         const QdrPosition *start,
                         guint32 seed,
                         guint index)
{
  const guint32 seeds[] = { seed, index };
  const guint side = MIN (start->board.width, start->board.height);
  const guint n_plies = side < SMALL_BOARD    ? SMALL_BOARD_PLIES
                        : start->players == 2 ? PLIES_OF_TWO
                                              : PLIES_OF_FOUR;
  g_autoptr (GRand) random = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));

  for (guint attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    QdrPosition position = *start;
    guint shortest = G_MAXUINT;
    guint longest = 0;
    QdrMove move;
    QdrUndo undo;

    self->n_moves = 0;
    while (self->n_moves < n_plies && qdr_position_winner (&position) < 0 &&
           (move = choose_random_move (&position, random)) != QDR_MOVE_NONE) {
      qdr_position_do_move (&position, move, &undo);
      self->moves[self->n_moves++] = move;
    }

    for (guint player = 0; player < position.players; player++)
      if (qdr_position_is_player_in_play (&position, player)) {
        const guint distance = qdr_position_goal_distance (&position, player);

        shortest = MIN (shortest, distance);
        longest = MAX (longest, distance);
      }
    if (self->n_moves == n_plies && shortest >= MAX (MIN_DISTANCE, side / NEAR_PART) &&
        longest - shortest <= MAX_LEAD &&
        qdr_position_result (&position).outcome == QDR_OUTCOME_ONGOING)
      return;
  }
  self->n_moves = 0;
}

/* Openings of a match */

struct _QdrOpenings {
  GObject parent_instance;

  QdrPosition start;
  gboolean repetition_is_draw;
  guint32 seed;
  GPtrArray *lines; /* (nullable) (element-type utf8): the openings; NULL for random ones */
};

G_DEFINE_FINAL_TYPE (QdrOpenings, qdr_openings, G_TYPE_OBJECT)

static void
qdr_openings_finalize (GObject *object)
{
  QdrOpenings *self = QDR_OPENINGS (object);

  g_clear_pointer (&self->lines, g_ptr_array_unref);

  G_OBJECT_CLASS (qdr_openings_parent_class)->finalize (object);
}

static void
qdr_openings_class_init (QdrOpeningsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_openings_finalize;
}

static void
qdr_openings_init (QdrOpenings *self)
{
}

QdrOpenings *
qdr_openings_new_random (const QdrPosition *start, gboolean repetition_is_draw, guint32 seed)
{
  QdrOpenings *self;

  g_return_val_if_fail (start != NULL, NULL);
  g_return_val_if_fail (qdr_position_winner (start) < 0, NULL);

  self = g_object_new (QDR_TYPE_OPENINGS, NULL);
  self->start = *start;
  self->repetition_is_draw = repetition_is_draw;
  self->seed = seed;

  return self;
}

/* Reading a file */

static QdrGame *
game_from_line (QdrOpenings *self, const char *line, GError **error)
{
  g_autoptr (QdrGame) game = NULL;

  if (strchr (line, '|') != NULL) {
    QdrPosition position;

    if (!qdr_position_from_text (line, &position, NULL, error))
      return NULL;
    if (position.players != self->start.players) {
      g_set_error (error, QDR_NOTATION_ERROR, QDR_NOTATION_ERROR_ILLEGAL,
                   _ ("The position is for %u players, but the games are for %u"), position.players,
                   self->start.players);
      return NULL;
    }
    game = qdr_game_new (&position, self->repetition_is_draw);
  } else {
    g_auto (GStrv) words = g_strsplit_set (line, " \t", -1);

    game = qdr_game_new (&self->start, self->repetition_is_draw);
    for (guint i = 0; words[i] != NULL; i++)
      if (words[i][0] != '\0' && !qdr_game_play_from_text (game, words[i], error)) {
        g_prefix_error (error, "“%s”: ", words[i]);
        return NULL;
      }
  }

  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING) {
    g_set_error_literal (error, QDR_GAME_ERROR, QDR_REFUSAL_REASON_GAME_OVER,
                         _ ("The game is over after this opening"));
    return NULL;
  }
  return g_steal_pointer (&game);
}

QdrOpenings *
qdr_openings_parse (const char *name,
                    const char *text,
                    const QdrPosition *start,
                    gboolean repetition_is_draw,
                    GError **error)
{
  g_autoptr (QdrOpenings) self = NULL;
  g_autofree char *valid = NULL;
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (name != NULL && text != NULL, NULL);

  self = qdr_openings_new_random (start, repetition_is_draw, 0);
  self->lines = g_ptr_array_new_with_free_func (g_free);
  valid = g_utf8_make_valid (text, -1);
  lines = g_strsplit (valid, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_autoptr (QdrGame) game = NULL;

    lines[i][strcspn (lines[i], "#\r")] = '\0';
    g_strstrip (lines[i]);
    if (lines[i][0] == '\0')
      continue;
    game = game_from_line (self, lines[i], error);
    if (game == NULL) {
      g_prefix_error (error, "%s:%u: ", name, i + 1);
      return NULL;
    }
    g_ptr_array_add (self->lines, g_strdup (lines[i]));
  }

  if (self->lines->len == 0) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("%s: the file has no openings"),
                 name);
    return NULL;
  }
  return g_steal_pointer (&self);
}

QdrOpenings *
qdr_openings_load (GFile *file,
                   const QdrPosition *start,
                   gboolean repetition_is_draw,
                   GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_parse_name (file);
  text = qdr_text_file_read_any_kind (file, MAX_SIZE, NULL, NULL, error);
  if (text == NULL) {
    g_prefix_error (error, "%s: ", name);
    return NULL;
  }
  return qdr_openings_parse (name, text, start, repetition_is_draw, error);
}

/* The openings */

guint
qdr_openings_get_n_players (QdrOpenings *self)
{
  g_return_val_if_fail (QDR_IS_OPENINGS (self), 0);

  return self->start.players;
}

const QdrPosition *
qdr_openings_get_start_position (QdrOpenings *self)
{
  g_return_val_if_fail (QDR_IS_OPENINGS (self), NULL);

  return &self->start;
}

gboolean
qdr_openings_get_repetition_is_draw (QdrOpenings *self)
{
  g_return_val_if_fail (QDR_IS_OPENINGS (self), FALSE);

  return self->repetition_is_draw;
}

char *
qdr_openings_make_identifier (QdrOpenings *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (QDR_IS_OPENINGS (self), NULL);

  if (self->lines == NULL)
    return g_strdup ("random");

  for (guint i = 0; i < self->lines->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (self->lines, i));
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
}

QdrGame *
qdr_openings_make_game (QdrOpenings *self, guint index)
{
  QdrRandomOpening opening;
  QdrGame *game;

  g_return_val_if_fail (QDR_IS_OPENINGS (self), NULL);

  if (self->lines != NULL)
    return game_from_line (self, g_ptr_array_index (self->lines, index % self->lines->len), NULL);

  game = qdr_game_new (&self->start, self->repetition_is_draw);
  qdr_random_opening_init (&opening, &self->start, self->seed, index);
  for (guint i = 0; i < opening.n_moves; i++)
    qdr_game_play (game, opening.moves[i], NULL);
  return game;
}
