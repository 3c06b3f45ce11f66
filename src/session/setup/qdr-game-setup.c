/*
 * Set-up of a new game: board, players and opponents, stocks, rules and clock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-setup.h"

#include <glib/gi18n.h>

#include "qdr-person-name.h"
#include "qdr-player.h"
#include "qdr-shared-record.h"

#define BEGAN_LAST_KEY "began-last"

/* Key of g_object_set_data() for the name of the last person who had the seat of a QdrPlayer */
#define PERSON_KEY "qdr-person"

/* Returns the player after the one who began last. Before the first game the setting is -1, so that
 * the result is player 0. */
static guint
find_next (guint players, GSettings *settings)
{
  return (guint) (g_settings_get_int (settings, BEGAN_LAST_KEY) + 1) % players;
}

guint
qdr_first_move_choose_player (QdrFirstMoveRule rule, guint players, GSettings *settings)
{
  guint first = 0;

  g_return_val_if_fail (players == 2 || players == 4, 0);
  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);

  switch (rule) {
  case QDR_FIRST_MOVE_OPPONENT:
    first = 1;
    break;
  case QDR_FIRST_MOVE_RANDOM:
    first = (guint) g_random_int_range (0, (int) players);
    break;
  case QDR_FIRST_MOVE_ALTERNATE:
    first = find_next (players, settings);
    break;
  case QDR_FIRST_MOVE_PERSON:
  default:
    break;
  }
  g_settings_set_int (settings, BEGAN_LAST_KEY, (int) first);

  return first;
}

/* Chooses the player of @game who begins the next game, and stores the choice. The rule holds that
 * the user has chosen, but players of a match begin in turn. */
static guint
choose_next_beginner (QdrGame *game, gboolean is_in_match, GSettings *settings)
{
  const guint n = qdr_game_get_n_players (game);
  const guint person = qdr_game_get_only_human (game);
  const QdrFirstMoveRule rule =
      is_in_match ? QDR_FIRST_MOVE_ALTERNATE
                  : (QdrFirstMoveRule) g_settings_get_enum (settings, "first-move");
  const guint first = qdr_first_move_choose_player (rule, n, settings);

  if (rule == QDR_FIRST_MOVE_ALTERNATE)
    return 1;
  if (rule == QDR_FIRST_MOVE_RANDOM)
    return first;
  /* Among several people, or without any, the one who began stays the one who was chosen. */
  return person != QDR_MAX_PLAYERS ? (person + first) % n : 0;
}

gboolean
qdr_game_changes_sides (QdrGame *game, QdrGame *before, gboolean is_in_match, GSettings *settings)
{
  guint n, j;
  gboolean changed = FALSE;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (before == NULL || QDR_IS_GAME (before), FALSE);
  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  n = qdr_game_get_n_players (game);
  if (before == NULL || n != qdr_game_get_n_players (before) || qdr_game_get_n_moves (game) > 0 ||
      (!is_in_match && g_settings_get_enum (settings, "first-move") != QDR_FIRST_MOVE_ALTERNATE))
    return FALSE;

  for (guint i = 0; i < n; i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);

    for (j = 0; j < n; j++)
      if (g_str_equal (qdr_player_get_name (player),
                       qdr_player_get_name (qdr_game_get_player (before, j))))
        break;
    if (j == n)
      return FALSE;
    changed = changed || (i != j && qdr_player_is_human (player));
  }
  return changed;
}

/* Choices */

static QdrPersonality *
personality_of_seat (const char *seat, QdrPersonalityList *personalities)
{
  const char *id = qdr_seat_get_personality_id (seat);

  return id != NULL ? qdr_personality_list_find (personalities, id) : NULL;
}

gboolean
qdr_seat_is_available (const char *seat, QdrPersonalityList *personalities)
{
  g_return_val_if_fail (seat != NULL, FALSE);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), FALSE);

  if (qdr_seat_get_engine_name (seat) != NULL)
    return qdr_external_engine_list_find (qdr_personality_list_get_engines (personalities),
                                          qdr_seat_get_engine_name (seat)) != NULL;
  return g_str_equal (seat, QDR_SEAT_HUMAN) || g_str_equal (seat, QDR_SEAT_ELSEWHERE) ||
         personality_of_seat (seat, personalities) != NULL;
}

static guint
load_board_size (GSettings *settings, const char *key)
{
  guint size = (guint) g_settings_get_int (settings, key);

  return qdr_board_size_is_valid (size) ? size : 9;
}

/* Sets the stocks that the user has not set to the default. */
static void
update_default_stocks (QdrGameSetup *self)
{
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (!self->has_set_stock[i])
      self->stocks[i] = qdr_game_setup_get_default_stock (self);
}

QdrGameSetup *
qdr_game_setup_load (GSettings *settings, QdrPersonalityList *personalities)
{
  QdrGameSetup *self = g_new0 (QdrGameSetup, 1);
  QdrPersonality *opponent = qdr_personality_list_get_easiest_opponent (personalities);
  g_auto (GStrv) seats = g_settings_get_strv (settings, "seats");
  g_auto (GStrv) names = g_settings_get_strv (settings, "names");
  guint n_seats = g_strv_length (seats);
  guint n_names = g_strv_length (names);
  g_autoptr (GVariant) walls = NULL;
  gsize n;

  self->width = load_board_size (settings, "board-width");
  self->height = load_board_size (settings, "board-height");
  self->players = g_settings_get_int (settings, "players") == 4 ? 4 : 2;
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    const gboolean is_possible = i < n_seats && qdr_seat_is_available (seats[i], personalities);

    /* A seat that is not stored or not available goes to a person if it is the first one, and
     * otherwise to the easiest opponent. */
    if (is_possible)
      self->seats[i] = g_strdup (seats[i]);
    else if (i == 0 || opponent == NULL)
      self->seats[i] = g_strdup (QDR_SEAT_HUMAN);
    else
      self->seats[i] = qdr_seat_for_personality (qdr_personality_get_id (opponent));
    self->names[i] = g_strdup (i < n_names ? names[i] : "");
  }
  walls = g_settings_get_value (settings, "walls");
  n = g_variant_n_children (walls);
  update_default_stocks (self);
  for (guint i = 0; i < QDR_MAX_PLAYERS && i < n; i++) {
    int stock;

    g_variant_get_child (walls, i, "i", &stock);
    qdr_game_setup_set_stock (self, i, (guint) CLAMP (stock, 0, QDR_MAX_STOCK));
  }
  self->repetition_is_draw = g_settings_get_boolean (settings, "repetition-draws");
  if (g_settings_get_boolean (settings, "use-clock"))
    self->minutes = (guint) g_settings_get_int (settings, "clock-minutes");
  self->increment = (guint) g_settings_get_int (settings, "clock-increment");
  self->first_move = (QdrFirstMoveRule) g_settings_get_enum (settings, "first-move");
  self->n_games = (guint) g_settings_get_int (settings, "match-games");
  if (!qdr_match_score_n_games_is_valid (self->n_games))
    self->n_games = 1;

  return self;
}

void
qdr_game_setup_save (const QdrGameSetup *self, GSettings *settings)
{
  const char *seats[QDR_MAX_PLAYERS + 1] = { NULL };
  const char *names[QDR_MAX_PLAYERS + 1] = { NULL };
  gboolean are_usual = TRUE;
  GVariantBuilder walls;

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    seats[i] = self->seats[i];
    names[i] = self->names[i];
  }
  g_settings_set_int (settings, "board-width", (int) self->width);
  g_settings_set_int (settings, "board-height", (int) self->height);
  g_settings_set_int (settings, "players", (int) self->players);
  g_settings_set_strv (settings, "seats", seats);
  g_settings_set_strv (settings, "names", names);
  for (guint i = 0; i < self->players; i++)
    are_usual = are_usual && self->stocks[i] == qdr_game_setup_get_default_stock (self);

  g_variant_builder_init (&walls, G_VARIANT_TYPE ("ai"));
  for (guint i = 0; i < self->players && !are_usual; i++)
    g_variant_builder_add (&walls, "i", (int) self->stocks[i]);
  g_settings_set_value (settings, "walls", g_variant_builder_end (&walls));
  g_settings_set_boolean (settings, "repetition-draws", self->repetition_is_draw);
  g_settings_set_boolean (settings, "use-clock", self->minutes > 0);
  if (self->minutes > 0) {
    g_settings_set_int (settings, "clock-minutes", (int) self->minutes);
    g_settings_set_int (settings, "clock-increment", (int) self->increment);
  }
  g_settings_set_enum (settings, "first-move", (int) self->first_move);
  g_settings_set_int (settings, "match-games", (int) self->n_games);
}

void
qdr_game_setup_free (QdrGameSetup *self)
{
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    g_free (self->seats[i]);
    g_free (self->names[i]);
  }
  g_free (self);
}

gboolean
qdr_game_setup_seat_is_person (const QdrGameSetup *self, guint number)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (number < QDR_MAX_PLAYERS, FALSE);

  return g_str_equal (self->seats[number], QDR_SEAT_HUMAN);
}

guint
qdr_game_setup_count_people (const QdrGameSetup *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->players; i++)
    n += qdr_game_setup_seat_is_person (self, i) ? 1 : 0;
  return n;
}

guint
qdr_game_setup_find_first_person (const QdrGameSetup *self)
{
  for (guint i = 0; i < self->players; i++)
    if (qdr_game_setup_seat_is_person (self, i))
      return i;

  return 0;
}

guint
qdr_game_setup_get_default_stock (const QdrGameSetup *self)
{
  QdrBoard board = qdr_board_make (self->width, self->height);

  return qdr_board_default_stock (&board, self->players);
}

void
qdr_game_setup_set_stock (QdrGameSetup *self, guint number, guint stock)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (number < QDR_MAX_PLAYERS);
  g_return_if_fail (stock <= QDR_MAX_STOCK);

  self->has_set_stock[number] = self->has_set_stock[number] || stock != self->stocks[number];
  self->stocks[number] = stock;
}

void
qdr_game_setup_set_board_size (QdrGameSetup *self, guint width, guint height)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (qdr_board_size_is_valid (width) && qdr_board_size_is_valid (height));

  self->width = width;
  self->height = height;
  update_default_stocks (self);
}

/* Opponents of the person in a set-up */

guint
qdr_game_setup_count_opponents (const QdrGameSetup *setup)
{
  g_return_val_if_fail (setup != NULL, 0);

  return qdr_game_setup_count_people (setup) > 0 ? setup->players - 1 : setup->players;
}

gboolean
qdr_game_setup_has_single_person (const QdrGameSetup *setup)
{
  g_return_val_if_fail (setup != NULL, FALSE);

  return qdr_game_setup_count_people (setup) == 1;
}

guint
qdr_game_setup_get_opponent_seat_number (const QdrGameSetup *setup, guint which)
{
  g_return_val_if_fail (setup != NULL, 0);
  g_return_val_if_fail (which >= 1 && which <= qdr_game_setup_count_opponents (setup), 0);

  if (qdr_game_setup_count_people (setup) == 0)
    return which - 1;
  return (qdr_game_setup_find_first_person (setup) + which) % setup->players;
}

static gboolean
has_computers (const QdrGameSetup *setup)
{
  return qdr_game_setup_count_people (setup) < setup->players;
}

const char *
qdr_game_setup_get_opponent_seat (const QdrGameSetup *setup, guint which)
{
  const char *seat = NULL;

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (which <= qdr_game_setup_count_opponents (setup), NULL);

  if (which != QDR_ALL_OPPONENTS)
    return setup->seats[qdr_game_setup_get_opponent_seat_number (setup, which)];

  for (guint i = 1; i <= qdr_game_setup_count_opponents (setup); i++) {
    const guint number = qdr_game_setup_get_opponent_seat_number (setup, i);

    if (has_computers (setup) && qdr_game_setup_seat_is_person (setup, number))
      continue;
    if (seat != NULL && !g_str_equal (seat, setup->seats[number]))
      return NULL;
    seat = setup->seats[number];
  }
  return seat;
}

/* Sets a seat of a set-up. If that changes the seat, clears the name of its player. */
static void
set_seat (QdrGameSetup *setup, guint number, const char *seat)
{
  if (g_str_equal (setup->seats[number], seat))
    return;

  g_free (setup->seats[number]);
  setup->seats[number] = g_strdup (seat);
  g_free (setup->names[number]);
  setup->names[number] = g_strdup ("");
}

void
qdr_game_setup_set_opponent_seat (QdrGameSetup *setup, guint which, const char *seat)
{
  guint seats[QDR_MAX_PLAYERS];
  guint n = 0;
  gboolean only_computers;

  g_return_if_fail (setup != NULL);
  g_return_if_fail (which <= qdr_game_setup_count_opponents (setup));
  g_return_if_fail (qdr_seat_is_valid (seat));

  only_computers = has_computers (setup) && !g_str_equal (seat, QDR_SEAT_HUMAN);
  /* Find all seats before changing any, because a change may make another player the first
   * person. */
  for (guint i = 1; i <= qdr_game_setup_count_opponents (setup); i++) {
    const guint number = qdr_game_setup_get_opponent_seat_number (setup, i);

    if (which == i || (which == QDR_ALL_OPPONENTS &&
                       !(only_computers && qdr_game_setup_seat_is_person (setup, number))))
      seats[n++] = number;
  }
  for (guint i = 0; i < n; i++)
    set_seat (setup, seats[i], seat);
}

void
qdr_game_setup_set_player_count (QdrGameSetup *setup, guint players)
{
  g_return_if_fail (setup != NULL);
  g_return_if_fail (players == 2 || players == 4);

  if (players > setup->players) {
    g_autofree char *seat = g_strdup (qdr_game_setup_get_opponent_seat (setup, 1));

    for (guint i = setup->players; i < players; i++)
      set_seat (setup, i, seat);
  }
  setup->players = players;
  update_default_stocks (setup);
}

void
qdr_game_setup_set_single_opponent (QdrGameSetup *setup, const char *seat)
{
  g_return_if_fail (setup != NULL);
  g_return_if_fail (qdr_seat_is_valid (seat));

  if (setup->players != 2)
    qdr_game_setup_set_player_count (setup, 2);
  if (qdr_game_setup_count_people (setup) == 0)
    set_seat (setup, 0, QDR_SEAT_HUMAN);
  qdr_game_setup_set_opponent_seat (setup, 1, seat);
}

void
qdr_game_store_opponent_for_next_game (QdrGame *game,
                                       GSettings *settings,
                                       QdrPersonalityList *personalities)
{
  g_autoptr (QdrGameSetup) setup = NULL;
  g_autofree char *seat = NULL;
  guint number;

  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  if (qdr_game_get_n_players (game) != 2 ||
      qdr_game_is_only_human (game, 0) == qdr_game_is_only_human (game, 1))
    return;
  number = qdr_game_is_only_human (game, 0) ? 1 : 0;
  seat = qdr_personality_list_strip_seat_strength (personalities,
                                                   qdr_player_get_seat (
                                                       qdr_game_get_player (game, number)));
  if (!qdr_seat_is_available (seat, personalities))
    return;

  setup = qdr_game_setup_load (settings, personalities);
  qdr_game_setup_set_single_opponent (setup, seat);
  qdr_game_setup_save (setup, settings);
}

char *
qdr_game_setup_get_seat_label (const QdrGameSetup *setup, guint number)
{
  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (number < setup->players, NULL);

  if (!qdr_game_setup_has_single_person (setup))
    return g_strdup_printf (_ ("Player %u"), number + 1);
  if (qdr_game_setup_seat_is_person (setup, number))
    return g_strdup (C_ ("seat", "You"));
  if (setup->players == 2)
    return g_strdup (C_ ("seat", "Opponent"));

  switch ((number + setup->players - qdr_game_setup_find_first_person (setup)) % setup->players) {
  case 1:
    /* Translators: side of the board of one of three opponents, as seen by the person. */
    return g_strdup (C_ ("seat", "Left"));
  case 2:
    /* Translators: side of the board of one of three opponents: opposite the person. */
    return g_strdup (C_ ("seat", "Opposite"));
  default:
    /* Translators: side of the board of one of three opponents, as seen by the person. */
    return g_strdup (C_ ("seat", "Right"));
  }
}

/* Games */

char *
qdr_game_get_default_player_name (QdrGame *game, guint number, QdrPersonalityList *personalities)
{
  const char *seat = qdr_player_get_seat (qdr_game_get_player (game, number));
  QdrPersonality *personality = personality_of_seat (seat, personalities);

  if (personality != NULL)
    return g_strdup (qdr_personality_get_name (personality));
  if (qdr_seat_get_engine_name (seat) != NULL)
    return g_strdup (qdr_seat_get_engine_name (seat));
  return qdr_game_get_default_human_name (game, number);
}

static gboolean
has_usual_name (QdrGame *game, guint number, QdrPersonalityList *personalities)
{
  g_autofree char *usual = qdr_game_get_default_player_name (game, number, personalities);

  return g_str_equal (qdr_player_get_name (qdr_game_get_player (game, number)), usual);
}

/* Returns whether a player other than @number, among the first @n players, has this name. */
static gboolean
name_is_taken (QdrGame *game, guint number, guint n, const char *name)
{
  for (guint i = 0; i < n; i++)
    if (i != number && g_str_equal (qdr_player_get_name (qdr_game_get_player (game, i)), name))
      return TRUE;

  return FALSE;
}

/* Sets the name of a player to @wanted. If another one of the first @n players has this name,
 * appends a number to it. */
static void
name_player (QdrGame *game, guint number, guint n, const char *wanted)
{
  QdrPlayer *player = qdr_game_get_player (game, number);
  g_autofree char *name = g_strdup (wanted);

  for (guint i = 2; name_is_taken (game, number, n, name); i++) {
    g_free (name);
    /* Translators: a name shared by several players, and a number from 2: "Mason 2". */
    name = g_strdup_printf (_ ("%s %u"), wanted, i);
  }
  qdr_player_set_name (player, name);
}

static void
set_date (QdrGame *game)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *time = g_date_time_format (now, "%H:%M:%S");

  qdr_game_set_header (game, "Date", date);
  qdr_game_set_header (game, "Time", time);
}

/* Sets the seat of a player. Adds the present strength to the seat of an adaptive opponent, so that
 * its strength does not change during the game. */
static void
set_player_seat (QdrGame *game, guint number, const char *seat, QdrPersonalityList *personalities)
{
  g_autofree char *chosen = qdr_personality_list_resolve_seat (personalities, seat);

  qdr_player_set_seat (qdr_game_get_player (game, number), chosen);
}

QdrGame *
qdr_game_setup_make_game (const QdrGameSetup *self, QdrPersonalityList *personalities)
{
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, self->width, self->height, self->players);
  for (guint i = 0; i < self->players; i++)
    qdr_position_set_stock (&start, i, self->stocks[i]);

  game = qdr_game_new (&start, self->repetition_is_draw);
  for (guint i = 0; i < self->players; i++)
    set_player_seat (game, i, self->seats[i], personalities);
  for (guint i = 0; i < self->players; i++) {
    g_autofree char *usual = qdr_game_get_default_player_name (game, i, personalities);

    /* Who plays elsewhere gets a name there. */
    if (*self->names[i] == '\0' && g_str_equal (self->seats[i], QDR_SEAT_ELSEWHERE))
      continue;
    /* The user has one name in all games. */
    name_player (game, i, i,
                 *self->names[i] != '\0' && i != qdr_game_find_user (game) ? self->names[i]
                                                                           : usual);
  }
  /* Nobody measures the time of somebody elsewhere. */
  if (self->minutes > 0 && !qdr_game_is_shared (game)) {
    qdr_game_set_time_control (game, self->minutes * 60);
    qdr_game_set_increment (game, self->increment);
  }
  set_date (game);
  qdr_game_set_modified (game, FALSE);

  return game;
}

char *
qdr_game_setup_get_beginner_label (const QdrGameSetup *setup,
                                   guint number,
                                   QdrPersonalityList *personalities)
{
  g_autoptr (QdrGame) game = NULL;

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (number < setup->players, NULL);

  if (qdr_game_setup_has_single_person (setup))
    return qdr_game_setup_get_seat_label (setup, number);
  game = qdr_game_setup_make_game (setup, personalities);
  return g_strdup (qdr_game_get_player_name (game, number));
}

/* Makes a game that starts from @start, with the players of @model. Player @first of @model
 * begins. */
static QdrGame *
make_game_like (const QdrPosition *start, QdrGame *model, guint first)
{
  QdrGame *game = qdr_game_new_with_rules_of (start, model);

  for (guint i = 0; i < start->players; i++) {
    QdrPlayer *from = qdr_game_get_player (model, (first + i) % start->players);
    QdrPlayer *to = qdr_game_get_player (game, i);

    qdr_player_set_name (to, qdr_player_get_next_name (from));
    qdr_player_set_seat (to, qdr_player_get_seat (from));
  }
  set_date (game);
  qdr_game_set_modified (game, FALSE);

  return game;
}

QdrGame *
qdr_game_make_from_position (const QdrPosition *start, QdrGame *model)
{
  g_return_val_if_fail (start != NULL, NULL);
  g_return_val_if_fail (QDR_IS_GAME (model) && qdr_game_get_n_players (model) == start->players,
                        NULL);

  return make_game_like (start, model, 0);
}

/* Makes a game with the players and the initial position of @game. Player @first of @game begins.
 * If @game began at the ordinary start, each player keeps its stock; otherwise, each side of the
 * board keeps its stock. */
static QdrGame *
copy_start (QdrGame *game, guint first)
{
  const QdrPosition *before = qdr_game_get_start_position (game);
  QdrPosition start = *before;

  if (qdr_position_is_start (before))
    for (guint i = 0; i < start.players; i++)
      qdr_position_set_stock (&start, i, before->stocks[(first + i) % start.players]);

  return make_game_like (&start, game, first);
}

QdrGame *
qdr_game_setup_start_game (const QdrGameSetup *self,
                           GSettings *settings,
                           QdrPersonalityList *personalities)
{
  g_autoptr (QdrGame) game = NULL;
  guint first;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  game = qdr_game_setup_make_game (self, personalities);
  first = qdr_first_move_choose_player (self->first_move, self->players, settings);

  return copy_start (game, (qdr_game_setup_find_first_person (self) + first) % self->players);
}

gboolean
qdr_game_setup_make_match_score (const QdrGameSetup *self, QdrMatchScore *match_score)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (match_score != NULL, FALSE);

  if (!qdr_match_score_n_games_is_valid (self->n_games))
    return FALSE;
  *match_score = qdr_match_score_make (self->players, self->n_games);
  return TRUE;
}

/* Returns the player of @game on the side of the board where player @number of a game of @players
 * players sits. Returns NULL if @game has no player on that side. */
static QdrPlayer *
find_predecessor (QdrGame *game, guint players, guint number)
{
  const guint n = qdr_game_get_n_players (game);

  for (guint i = 0; i < n; i++)
    if (qdr_side_of_player (n, i) == qdr_side_of_player (players, number))
      return qdr_game_get_player (game, i);

  return NULL;
}

/* Names the players of @game on those sides of the board on which @model has a player. If @who_stay
 * is FALSE, names the other players instead. The seats must have been set. */
static void
name_players (const QdrGameSetup *self,
              QdrGame *game,
              QdrGame *model,
              gboolean who_stay,
              QdrPersonalityList *personalities)
{
  for (guint i = 0; i < self->players; i++) {
    QdrPlayer *before = find_predecessor (model, self->players, i);
    g_autofree char *name = NULL;

    if ((before != NULL) != who_stay)
      continue;

    /* Copy a name from @model only if it is not a default name, because default names depend on the
     * number of players. Use a name of the set-up only if no other player has it. */
    if (who_stay && !has_usual_name (model, qdr_player_get_number (before), personalities))
      name = g_strdup (qdr_player_get_next_name (before));
    else if (!who_stay && *self->names[i] != '\0' &&
             !name_is_taken (game, i, self->players, self->names[i]))
      name = g_strdup (self->names[i]);
    else
      name = qdr_game_get_default_player_name (game, i, personalities);
    name_player (game, i, self->players, name);
  }
}

QdrGame *
qdr_game_setup_make_game_for_player_count (const QdrGameSetup *self,
                                           QdrGame *model,
                                           QdrPersonalityList *personalities)
{
  const QdrBoard *board;
  QdrPosition start;
  QdrGame *game;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (QDR_IS_GAME (model), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  board = &qdr_game_get_start_position (model)->board;
  qdr_position_init (&start, board->width, board->height, self->players);
  game = qdr_game_new_with_rules_of (&start, model);
  for (guint i = 0; i < self->players; i++) {
    QdrPlayer *before = find_predecessor (model, self->players, i);

    set_player_seat (game, i, before != NULL ? qdr_player_get_seat (before) : self->seats[i],
                     personalities);
  }
  name_players (self, game, model, TRUE, personalities);
  name_players (self, game, model, FALSE, personalities);
  set_date (game);
  qdr_game_set_modified (game, FALSE);

  return game;
}

void
qdr_game_change_player_seat (QdrGame *game,
                             guint number,
                             const char *wanted,
                             QdrPersonalityList *personalities)
{
  g_autofree char *seat = NULL;
  gboolean is_usual[QDR_MAX_PLAYERS];
  QdrPlayer *player;
  guint n;

  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (qdr_seat_is_valid (wanted));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  seat = qdr_personality_list_resolve_seat (personalities, wanted);
  player = qdr_game_get_player (game, number);
  if (g_str_equal (qdr_player_get_seat (player), seat))
    return;

  n = qdr_game_get_n_players (game);
  for (guint i = 0; i < n; i++)
    is_usual[i] = has_usual_name (game, i, personalities);
  if (qdr_player_is_human (player))
    g_object_set_data_full (G_OBJECT (player), PERSON_KEY,
                            is_usual[number] ? NULL : g_strdup (qdr_player_get_name (player)),
                            g_free);

  qdr_player_set_seat (player, seat);
  for (guint i = 0; i < n; i++) {
    g_autofree char *name = NULL;

    /* A person who replaces a computer gets the name of the last person in this seat, if there was
     * one. Update the default names of all other players, because they depend on the number of
     * people. */
    if (i == number && g_str_equal (seat, QDR_SEAT_HUMAN))
      name = g_strdup (g_object_get_data (G_OBJECT (player), PERSON_KEY));
    if (name == NULL && (i == number || is_usual[i]))
      name = qdr_game_get_default_player_name (game, i, personalities);
    if (name != NULL)
      name_player (game, i, n, name);
  }
}

QdrGame *
qdr_game_make_next_match_game (QdrGame *game, GSettings *settings)
{
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  return copy_start (game, choose_next_beginner (game, TRUE, settings));
}

QdrGame *
qdr_game_make_rematch (QdrGame *game, GSettings *settings, QdrPersonalityList *personalities)
{
  QdrGame *again;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  again = copy_start (game, choose_next_beginner (game, FALSE, settings));
  for (guint i = 0; i < qdr_game_get_n_players (again); i++)
    qdr_game_change_player_seat (again, i, qdr_player_get_seat (qdr_game_get_player (again, i)),
                                 personalities);
  qdr_game_set_modified (again, FALSE);
  return again;
}
