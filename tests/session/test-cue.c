/*
 * Spatial sound cues.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test.h"

#include <math.h>

#include "qdr-cue.h"
#include "qdr-path.h"

#define HEADER_BYTES 44
#define RATE 44100
#define MIDDLE_C 261.63
#define WIDEST 0.9

static QdrBoard
make_board (guint width, guint height)
{
  QdrPosition position;

  qdr_position_init (&position, width, height, 2);
  return position.board;
}

static QdrCue
cue_at (const QdrBoard *board, QdrMoveKind kind, guint column, guint row, guint rotation)
{
  const QdrSquare square = qdr_board_square (board, column, row);

  return qdr_cue_for_place (QDR_TIMBRE_PLACE, board, qdr_move_make (kind, square), rotation);
}

static QdrCue
cue_of_square (const QdrBoard *board, guint column, guint row, guint rotation)
{
  return cue_at (board, QDR_MOVE_STEP, column, row, rotation);
}

static void
assert_near (double value, double expected)
{
  ck_assert_double_eq_tol (value, expected, 1e-6);
}

TEST (columns_go_from_the_left_ear_to_the_right)
{
  const QdrBoard board = make_board (9, 7);

  assert_near (cue_of_square (&board, 0, 3, 0).pan, -WIDEST);
  assert_near (cue_of_square (&board, 4, 3, 0).pan, 0);
  assert_near (cue_of_square (&board, 8, 3, 0).pan, WIDEST);
  for (guint column = 1; column < 9; column++)
    ck_assert_double_gt (cue_of_square (&board, column, 3, 0).pan,
                         cue_of_square (&board, column - 1, 3, 0).pan);
}

TEST (rows_rise_by_equal_intervals_through_two_octaves)
{
  const QdrBoard board = make_board (9, 7);

  assert_near (cue_of_square (&board, 4, 0, 0).hertz, MIDDLE_C);
  assert_near (cue_of_square (&board, 0, 3, 0).hertz, 2 * MIDDLE_C);
  assert_near (cue_of_square (&board, 8, 6, 0).hertz, 4 * MIDDLE_C);
  for (guint row = 1; row < 7; row++)
    assert_near (cue_of_square (&board, 4, row, 0).hertz /
                     cue_of_square (&board, 4, row - 1, 0).hertz,
                 exp2 (1.0 / 3));
}

TEST (the_edges_sound_alike_on_boards_of_every_size)
{
  for (guint size = QDR_BOARD_MIN; size <= QDR_BOARD_MAX; size += 2) {
    const QdrBoard board = make_board (size, size);
    const QdrCue corner = cue_of_square (&board, size - 1, size - 1, 0);

    assert_near (corner.pan, WIDEST);
    assert_near (corner.hertz, 4 * MIDDLE_C);
  }
}

TEST (a_wall_is_between_the_squares_that_it_parts)
{
  const QdrBoard board = make_board (9, 9);
  const QdrCue wall = cue_at (&board, QDR_MOVE_HORIZONTAL_WALL, 4, 4, 0);

  assert_near (wall.pan,
               (cue_of_square (&board, 4, 4, 0).pan + cue_of_square (&board, 5, 4, 0).pan) / 2);
  ck_assert_double_gt (wall.hertz, cue_of_square (&board, 4, 4, 0).hertz);
  ck_assert_double_lt (wall.hertz, cue_of_square (&board, 4, 5, 0).hertz);
}

/* The cues of a1 and i1, which depend on where they are on the screen: left or right, and low
 * or high. */
static const struct {
  double a1_pan, a1_hertz;
  double i1_pan, i1_hertz;
} turns[QDR_DIRECTIONS] = {
  { -WIDEST, MIDDLE_C, WIDEST, MIDDLE_C },
  { WIDEST, MIDDLE_C, WIDEST, 4 * MIDDLE_C },
  { WIDEST, 4 * MIDDLE_C, -WIDEST, 4 * MIDDLE_C },
  { -WIDEST, 4 * MIDDLE_C, -WIDEST, MIDDLE_C },
};

TEST (a_place_is_heard_where_it_is_on_the_screen_however_the_board_is_turned,
      .loops = QDR_DIRECTIONS)
{
  const QdrBoard board = make_board (9, 9);
  const QdrCue a1 = cue_of_square (&board, 0, 0, (guint) _i);
  const QdrCue i1 = cue_of_square (&board, 8, 0, (guint) _i);

  assert_near (a1.pan, turns[_i].a1_pan);
  assert_near (a1.hertz, turns[_i].a1_hertz);
  assert_near (i1.pan, turns[_i].i1_pan);
  assert_near (i1.hertz, turns[_i].i1_hertz);
}

static double
goal_hertz (guint steps)
{
  QdrCue cue = { .hertz = 440 };

  qdr_cue_add_goal_note (&cue, steps);
  assert_near (cue.hertz, 440);
  return cue.goal_hertz;
}

TEST (each_step_towards_the_goal_rises_and_the_last_ones_most)
{
  assert_near (goal_hertz (0), 4 * MIDDLE_C);
  assert_near (goal_hertz (QDR_UNREACHABLE), MIDDLE_C);
  for (guint steps = 1; steps < QDR_PATH_MAX; steps++) {
    ck_assert_double_lt (goal_hertz (steps), goal_hertz (steps - 1));
    ck_assert_double_gt (goal_hertz (steps), goal_hertz (QDR_UNREACHABLE));
    ck_assert_double_gt (goal_hertz (steps - 1) / goal_hertz (steps),
                         goal_hertz (steps) / goal_hertz (steps + 1));
  }
}

TEST (a_clock_rises_second_by_second_in_both_ears)
{
  for (guint seconds = 1; seconds <= 10; seconds++) {
    const QdrCue cue = qdr_cue_for_clock (seconds);

    ck_assert_int_eq (cue.timbre, QDR_TIMBRE_CLOCK);
    assert_near (cue.pan, 0);
    ck_assert (seconds == 1 || cue.hertz < qdr_cue_for_clock (seconds - 1).hertz);
  }
}

TEST (cues_are_the_same_only_if_all_of_them_is)
{
  const QdrCue cue = { QDR_TIMBRE_OWN, 0.5, 440, 880 };
  const QdrCue others[] = {
    { QDR_TIMBRE_OTHER, 0.5, 440, 880 },
    { QDR_TIMBRE_OWN, 0.4, 440, 880 },
    { QDR_TIMBRE_OWN, 0.5, 441, 880 },
    { QDR_TIMBRE_OWN, 0.5, 440, 0 },
  };

  ck_assert (qdr_cue_equal (&cue, &cue));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    ck_assert (!qdr_cue_equal (&cue, &others[i]));
}

/* Waves */

typedef struct {
  GBytes *bytes;
  const gint16 *samples; /* left and right in turn */
  gsize n_frames;
} Wave;

static Wave
render (const QdrCue *cue)
{
  Wave wave = { .bytes = qdr_cue_render (cue) };
  gsize size;
  const guint8 *data = g_bytes_get_data (wave.bytes, &size);

  wave.samples = (const gint16 *) (gconstpointer) (data + HEADER_BYTES);
  wave.n_frames = (size - HEADER_BYTES) / 4;
  return wave;
}

static void
wave_clear (Wave *self)
{
  g_bytes_unref (self->bytes);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wave, wave_clear)

/* Returns a sample of one ear, 0 or 1, from -1 to 1. */
static double
sample_at (const Wave *wave, gsize frame, guint ear)
{
  return GINT16_FROM_LE (wave->samples[2 * frame + ear]) / 32768.0;
}

static double
find_energy (const Wave *wave, guint ear)
{
  double energy = 0;

  for (gsize i = 0; i < wave->n_frames; i++)
    energy += sample_at (wave, i, ear) * sample_at (wave, i, ear);
  return energy;
}

/* Returns the share of @hertz in @n_frames from @start. */
static double
find_share (const Wave *wave, gsize start, gsize n_frames, double hertz)
{
  double real = 0;
  double imaginary = 0;

  for (gsize i = start; i < start + n_frames; i++) {
    real += sample_at (wave, i, 0) * cos (2 * G_PI * hertz * (double) i / RATE);
    imaginary += sample_at (wave, i, 0) * sin (2 * G_PI * hertz * (double) i / RATE);
  }
  return hypot (real, imaginary);
}

static guint32
number_at (const Wave *wave, guint offset)
{
  const guint8 *bytes = g_bytes_get_data (wave->bytes, NULL);

  return bytes[offset] | (guint32) bytes[offset + 1] << 8 | (guint32) bytes[offset + 2] << 16 |
         (guint32) bytes[offset + 3] << 24;
}

TEST (a_cue_is_a_wav_file_of_two_channels_and_sixteen_bits, .loops = QDR_N_TIMBRES)
{
  const QdrCue cue = { (QdrTimbre) _i, 0.3, 440, 0 };
  g_auto (Wave) wave = render (&cue);
  const gsize size = g_bytes_get_size (wave.bytes);

  ck_assert_mem_eq (g_bytes_get_data (wave.bytes, NULL), "RIFF", 4);
  ck_assert_uint_eq (number_at (&wave, 4), size - 8);
  ck_assert_uint_eq (number_at (&wave, 20), 1 | 2 << 16);
  ck_assert_uint_eq (number_at (&wave, 24), RATE);
  ck_assert_uint_eq (number_at (&wave, 28), RATE * 4);
  ck_assert_uint_eq (number_at (&wave, 32), 4 | 16 << 16);
  ck_assert_uint_eq (number_at (&wave, 40), size - HEADER_BYTES);
}

TEST (a_cue_is_short_and_leaves_room_for_others_beside_it, .loops = QDR_N_TIMBRES)
{
  const QdrCue cue = { (QdrTimbre) _i, 0, 440, 880 };
  g_auto (Wave) wave = render (&cue);
  double peak = 0;

  for (gsize i = 0; i < wave.n_frames; i++)
    peak = fmax (peak, fabs (sample_at (&wave, i, 0)));
  ck_assert_double_lt (peak, 0.4);
  ck_assert_double_gt (peak, 0.1);
  ck_assert_uint_lt (wave.n_frames, RATE * 6 / 10);
}

TEST (a_cue_is_as_loud_in_the_ears_as_its_place_says_and_as_loud_everywhere)
{
  const double pans[] = { -WIDEST, -0.4, 0, 0.4, WIDEST };
  const QdrCue middle = { QDR_TIMBRE_OWN, 0, 440, 0 };
  g_auto (Wave) in_both = render (&middle);
  const double whole = find_energy (&in_both, 0) + find_energy (&in_both, 1);

  ck_assert_double_eq_tol (find_energy (&in_both, 0), whole / 2, 0.01 * whole);
  for (guint i = 0; i < G_N_ELEMENTS (pans); i++) {
    const QdrCue cue = { QDR_TIMBRE_OWN, pans[i], 440, 0 };
    g_auto (Wave) wave = render (&cue);
    const double left = find_energy (&wave, 0);
    const double right = find_energy (&wave, 1);

    ck_assert_double_eq_tol (left + right, whole, 0.01 * whole);
    ck_assert (pans[i] < 0 ? left > right : pans[i] > 0 ? right > left : TRUE);
    ck_assert_double_gt (fmin (left, right), 0);
  }
}

TEST (a_cue_rings_at_its_pitch_and_then_at_that_of_the_goal)
{
  const QdrCue cue = { QDR_TIMBRE_OWN, 0, 330, 770 };
  g_auto (Wave) wave = render (&cue);
  const gsize tenth = RATE / 10;

  ck_assert_double_gt (find_share (&wave, 0, tenth, 330), 5 * find_share (&wave, 0, tenth, 770));
  ck_assert_double_gt (find_share (&wave, 2 * tenth, tenth, 770),
                       find_share (&wave, 2 * tenth, tenth, 330));
}

TEST (own_and_other_are_told_apart_by_their_overtones)
{
  const QdrCue own = { QDR_TIMBRE_OWN, 0, 440, 0 };
  const QdrCue other = { QDR_TIMBRE_OTHER, 0, 440, 0 };
  g_auto (Wave) own_wave = render (&own);
  g_auto (Wave) other_wave = render (&other);
  const gsize fifth = RATE / 5;

  ck_assert_double_lt (find_share (&own_wave, 0, fifth, 3 * 440),
                       0.1 * find_share (&own_wave, 0, fifth, 440));
  ck_assert_double_gt (find_share (&other_wave, 0, fifth, 3 * 440),
                       0.3 * find_share (&other_wave, 0, fifth, 440));
}

TEST (no_two_timbres_sound_the_same_and_each_does_every_time, .loops = QDR_N_TIMBRES)
{
  const QdrCue cue = { (QdrTimbre) _i, 0.2, 440, 0 };
  g_auto (Wave) wave = render (&cue);

  for (guint i = 0; i < QDR_N_TIMBRES; i++) {
    const QdrCue other_cue = { (QdrTimbre) i, 0.2, 440, 0 };
    g_auto (Wave) other = render (&other_cue);

    ck_assert_int_eq (g_bytes_equal (wave.bytes, other.bytes), i == (guint) _i);
  }
}
