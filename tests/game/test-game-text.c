/*
 * Events of a game in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "test.h"

/* Moves on 5x5 by Anna and Ben, the words for the last move, and those for the state of the
 * game. */
static const struct {
  const char *moves;
  const char *last;
  const char *state;
} cases[] = {
  { "c2", "Anna moves to c2", "Ben to move." },
  { "c2 c4 a2h", "Anna places the wall a2h", "Ben to move." },
  { "c2 resign", "Ben resigns", "Anna wins: Ben resigned." },
  { "timeout", "Anna runs out of time", "Ben wins: Anna ran out of time." },
  { "c2 b5 c3 a5 c4 a4 c5", "Anna moves to c5", "Anna reaches the goal and wins." },
  { "c2 c4 c1 c5 c2 c4 c1 c5", "Ben moves to c5", "Draw: the same position for the third time." },
};

/* Anna is a person. Ben is a computer if the game has one person. */
static const struct {
  const char *moves;
  gboolean alone;
  const char *standing;
} standings[] = {
  { "", FALSE, "5×5 · Not begun" },
  { "c2", FALSE, "5×5 · Under way, move 1" },
  { "c2 c4 a2h", TRUE, "5×5 · Under way, move 2" },
  { "c2 resign", FALSE, "5×5 · Anna won" },
  { "c2 resign", TRUE, "5×5 · You won" },
  { "timeout", TRUE, "5×5 · Ben won" },
  { "c2 c4 c1 c5 c2 c4 c1 c5", FALSE, "5×5 · Draw" },
};

TEST (a_game_is_told_in_a_few_words_by_its_last_move, .loops = G_N_ELEMENTS (standings))
{
  g_autoptr (QdrGame) game = new_game (5, 2);
  g_autofree char *standing = NULL;
  g_autofree char *seen_earlier = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  if (standings[_i].alone)
    qdr_player_set_seat (qdr_game_get_player (game, 1), "computer mason");
  play_moves (game, standings[_i].moves);
  standing = qdr_game_summarise (game);
  ck_assert_str_eq (standing, standings[_i].standing);
  qdr_game_go_to_ply (game, 0);
  seen_earlier = qdr_game_summarise (game);
  ck_assert_str_eq (seen_earlier, standings[_i].standing);
}

TEST (a_game_is_put_into_words, .loops = G_N_ELEMENTS (cases))
{
  g_autoptr (QdrGame) game = new_game (5, 2);
  g_autofree char *last = NULL;
  g_autofree char *state = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  play_moves (game, cases[_i].moves);

  last = qdr_game_describe_record (game, qdr_game_get_last_record (game));
  state = qdr_game_describe_state (game);
  ck_assert_str_eq (last, cases[_i].last);
  ck_assert_str_eq (state, cases[_i].state);
}

/* The same if Anna or her opponent is the only person. The seats are those of all players. */
static const struct {
  const char *position;
  const char *person; /* h: a person, c: a computer */
  const char *moves;
  const char *last;
  const char *state;
} personal_cases[] = {
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "hc", "c2", "You move to c2", "Ben to move." },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "ch", "c2", "Anna moves to c2", "Your move." },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "hc", "a2h", "You place the wall a2h", "Ben to move." },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "hc", "resign", "You resign", "Ben wins: you resigned." },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "ch", "resign", "Anna resigns", "You win: Anna resigned." },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "hc", "timeout", "You run out of time",
    "Ben wins: you ran out of time." },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "ch", "timeout", "Anna runs out of time",
    "You win: Anna ran out of time." },
  { "5 5 2 1 | c2 c3 | 5 5 | - | -", "hc", "c4", "You jump to c4", "Ben to move." },
  { "5 5 2 1 | c2 c3 | 5 5 | c3h | -", "ch", "d3", "Anna jumps to d3", "Your move." },
  { "5 5 2 1 | a4 e2 | 0 0 | - | -", "hc", "a5", "You move to a5", "You beat Ben." },
  { "5 5 2 1 | a4 e2 | 0 0 | - | -", "ch", "a5", "Anna moves to a5", "Anna beats you." },
  { "5 5 4 1 | a4 a3 c5 e3 | 0 0 0 0 | - | -", "hccc", "a5", "You move to a5",
    "You reach the goal and win." },
  { "5 5 4 1 | a4 a3 c5 e3 | 0 0 0 0 | - | -", "chcc", "a5", "Anna moves to a5",
    "Anna reaches the goal and wins." },
  { "5 5 4 1 | c1 a3 c5 e3 | 0 0 0 0 | - | -", "chcc", "resign", "Anna resigns", "Your move." },
  { "5 5 4 1 | c1 a3 c5 e3 | 0 0 0 0 | - | -", "hccc", "resign", "You resign", "Ben to move." },
  /* With several people, each has a name. */
  { "5 5 4 1 | c1 a3 c5 e3 | 0 0 0 0 | - | -", "hhcc", "c2", "Anna moves to c2", "Ben to move." },
};

static void
take_seats (QdrGame *game, const char *persons)
{
  for (guint i = 0; persons[i] != '\0'; i++)
    qdr_player_set_seat (qdr_game_get_player (game, i),
                         persons[i] == 'h' ? "human" : "computer mason");
  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
}

TEST (who_plays_alone_is_spoken_to, .loops = G_N_ELEMENTS (personal_cases))
{
  g_autoptr (QdrGame) game = new_game_from_text (personal_cases[_i].position);
  g_autofree char *last = NULL;
  g_autofree char *state = NULL;

  take_seats (game, personal_cases[_i].person);
  play_moves (game, personal_cases[_i].moves);

  last = qdr_game_describe_record (game, qdr_game_get_last_record (game));
  state = qdr_game_describe_state (game);
  ck_assert_str_eq (last, personal_cases[_i].last);
  ck_assert_str_eq (state, personal_cases[_i].state);
}

/* Until moves are taken back, from where the game goes on. */
TEST (the_standing_is_that_of_the_whole_game, .loops = G_N_ELEMENTS (cases))
{
  g_autoptr (QdrGame) game = new_game (5, 2);
  gboolean is_under_way;
  guint next;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  play_moves (game, cases[_i].moves);
  is_under_way = qdr_game_is_under_way (game);
  next = qdr_game_get_turn (game);
  for (guint ply = 0; ply <= qdr_game_get_n_moves (game); ply++) {
    g_autofree char *standing = NULL;
    g_autofree char *sentence = NULL;

    qdr_game_go_to_ply (game, ply);
    standing = qdr_game_describe_standing (game);
    sentence = g_strconcat (standing, ".", NULL);
    ck_assert_str_eq (sentence, cases[_i].state);
    ck_assert_uint_eq (qdr_game_get_next_player (game), next);
    ck_assert_int_eq (qdr_game_is_under_way (game), is_under_way);
  }
  qdr_game_take_back_to_ply (game, 0);
  ck_assert (qdr_game_is_under_way (game));
  ck_assert_uint_eq (qdr_game_get_next_player (game), 0);
}

TEST (who_plays_alone_and_cannot_move_hears_so)
{
  g_autoptr (QdrGame) game = new_game_from_text ("5 5 4 1 | a1 a2 a3 e4 | 0 3 3 3 | - | a1v");
  g_autofree char *alone = NULL;
  g_autofree char *named = NULL;

  take_seats (game, "hccc");
  alone = qdr_game_describe_state (game);
  ck_assert_str_eq (alone, "Draw: you cannot move.");
  take_seats (game, "hhhh");
  named = qdr_game_describe_state (game);
  ck_assert_str_eq (named, "Draw: Anna cannot move.");
}

TEST (who_plays_alone_is_refused_in_person)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GError) error = NULL;

  take_seats (game, "hc");
  play_moves (game, "d1v e8 e1v e7");
  ck_assert (!qdr_game_play_from_text (game, "d2h", &error));
  ck_assert_str_eq (error->message, "That would leave you without a path to the goal.");
}

/* Returns (transfer full) the race of each player, and whose turn it is. */
static char *
describe_race (QdrGame *game)
{
  g_autofree char *state = qdr_game_describe_state (game);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    g_autofree char *racer = qdr_game_describe_race_of_player (game, i);

    g_string_append_printf (text, "%s ", racer);
  }
  g_string_append (text, state);
  return g_string_free (text, FALSE);
}

TEST (the_race_of_who_plays_alone_is_told_in_person)
{
  g_autoptr (QdrGame) game = new_game_from_text ("9 9 2 1 | e4 e6 | 7 9 | - | -");
  g_autofree char *race = NULL;
  g_autofree char *players = NULL;

  take_seats (game, "hc");
  race = describe_race (game);
  players = qdr_game_format_player_names (game);
  ck_assert_str_eq (race, "You: 5 steps to go, 7 walls. Ben: 5 steps to go, 9 walls. Your move.");
  ck_assert_str_eq (players, "Anna – Ben");
}

/* The race */

static const struct {
  const char *position;
  const char *moves;
  const char *race;
} races[] = {
  { "9 9 2 1 | e4 e6 | 7 9 | - | -", NULL,
    "Anna: 5 steps to go, 7 walls. Ben: 5 steps to go, 9 walls. Anna to move." },
  { "9 9 2 2 | e8 e6 | 1 0 | - | -", NULL,
    "Anna: 1 step to go, 1 wall. Ben: 5 steps to go, 0 walls. Ben to move." },
  { "9 9 2 1 | e8 e6 | 1 0 | - | -", "e9",
    "Anna: 0 steps to go, 1 wall. Ben: 5 steps to go, 0 walls. Anna reaches the goal and wins." },
  { "9 9 2 1 | e4 e6 | 7 9 | - | -", "resign",
    "Anna: out of the game. Ben: 5 steps to go, 9 walls. Ben wins: Anna resigned." },
  { "5 5 4 1 | c1 a3 c5 e3 | 3 3 3 3 | - | -", "resign",
    "Anna: out of the game. Ben: 4 steps to go, 3 walls. North: 4 steps to go, 3 walls. "
    "East: 4 steps to go, 3 walls. Ben to move." },
};

TEST (the_race_is_told_of_every_player_and_whose_turn_it_is, .loops = G_N_ELEMENTS (races))
{
  g_autoptr (QdrGame) game = new_game_from_text (races[_i].position);
  g_autofree char *race = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  if (races[_i].moves != NULL)
    play_moves (game, races[_i].moves);
  race = describe_race (game);
  ck_assert_str_eq (race, races[_i].race);
}

/* Numbers of moves are those of the list of moves, one for each round. */
static const struct {
  const char *position;
  const char *moves;
  guint ply;
  const char *place;
  const char *length;
} places[] = {
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "c2 c4 b2", 0, "Before the first move", "2 moves" },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "c2 c4 b2", 1, "After move 1 of 2 (Anna)", "2 moves" },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "c2 c4 b2", 2, "After move 1 of 2 (Ben)", "2 moves" },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "c2 c4 b2", 3, "After move 2 of 2 (Anna)", "2 moves" },
  { "5 5 2 2 | c1 c5 | 5 5 | - | -", "c4 c2", 1, "After move 1 of 2 (Ben)", "2 moves" },
  { "5 5 2 2 | c1 c5 | 5 5 | - | -", "c4 c2", 2, "After move 2 of 2 (Anna)", "2 moves" },
  { "5 5 4 1 | c1 a3 c5 e3 | 2 2 2 2 | - | -", "c2 b3 b5 resign", 2, "After move 1 of 1 (Ben)",
    "1 move" },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "resign", 1, "Before the first move", "0 moves" },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "c2 c4 resign", 3, "After move 1 of 1 (Ben)", "1 move" },
};

TEST (a_position_is_called_by_the_number_of_the_move_before_it, .loops = G_N_ELEMENTS (places))
{
  g_autoptr (QdrGame) game = new_game_from_text (places[_i].position);
  g_autofree char *place = NULL;
  g_autofree char *length = NULL;
  g_autofree char *sentence = NULL;

  take_seats (game, "hh");
  play_moves (game, places[_i].moves);
  place = qdr_game_describe_ply (game, places[_i].ply);
  length = qdr_game_describe_length (game);
  ck_assert_str_eq (place, places[_i].place);
  ck_assert_str_eq (length, places[_i].length);
  qdr_game_go_to_ply (game, places[_i].ply);
  sentence = qdr_game_describe_present_ply (game);
  ck_assert_msg (g_str_has_prefix (sentence, place) && g_str_has_suffix (sentence, "."), "%s",
                 sentence);
}

/* Variations from the last move, by the players and on the boards above. */
static const struct {
  const char *position;
  const char *moves; /* before the variation */
  const char *played;
  const char *variation;
  guint n_max;
  const char *text;
} variations[] = {
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "c2 c4", "b2", "d2 b4 a1h", 9, "2.\u00a0d2 b4 3.\u00a0a1h" },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "c2 c4", "b2", "d2 b4 a1h", 2, "2.\u00a0d2 b4 …" },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "c2", "c4", "b5 c3", 9, "1…\u00a0b5 2.\u00a0c3" },
  { "5 5 2 1 | c1 c5 | 5 5 | - | -", "c2", "c4", "b5 resign", 9, "1…\u00a0b5 2.\u00a0resigns" },
  { "5 5 2 2 | c1 c5 | 5 5 | - | -", "", "c4", "b5 b1 b4", 9, "1…\u00a0b5 2.\u00a0b1 b4" },
  { "5 5 4 1 | c1 a3 c5 e3 | 2 2 2 2 | - | -", "c2 b3", "b5", "d5 d3 b2", 9,
    "1…\u00a0d5 d3 2.\u00a0b2" },
};

TEST (a_variation_is_written_with_the_numbers_of_its_moves, .loops = G_N_ELEMENTS (variations))
{
  g_autoptr (QdrGame) game = new_game_from_text (variations[_i].position);
  g_auto (GStrv) words = g_strsplit (variations[_i].variation, " ", 2);
  g_autofree char *text = NULL;
  guint ply;
  QdrMove move;

  play_moves (game, variations[_i].moves);
  ply = qdr_game_get_ply (game);
  play_moves (game, variations[_i].played);
  qdr_game_go_to_ply (game, ply);
  ck_assert_int_eq (qdr_move_from_text (&qdr_game_get_position (game)->board, words[0], &move),
                    QDR_REFUSAL_REASON_NONE);
  ck_assert (qdr_game_play_keeping_moves (game, move, NULL));
  play_moves (game, words[1]);
  qdr_game_promote_variation (game, ply, 0);
  text = qdr_game_format_variation (game, &(QdrBranch){ ply, 0 }, 1, variations[_i].n_max);
  ck_assert_str_eq (text, variations[_i].text);
}
