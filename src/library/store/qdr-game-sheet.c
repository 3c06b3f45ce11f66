/*
 * The columns of a game in the tables of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-sheet.h"

#include <string.h>

#include "qdr-library-schema.h"
#include "qdr-notation.h"
#include "qdr-saved-game.h"
#include "qdr-tag.h"

static const char *
get_header (QdrGame *game, const char *name)
{
  const char *value = qdr_game_get_header (game, name);

  return value != NULL ? value : "";
}

/* Returns whether a date is written as in PGN. */
static gboolean
is_day_with_dots (const char *text)
{
  static const char shape[] = "dddd.dd.dd";
  guint i = 0;

  while (shape[i] != '\0' && (shape[i] == 'd' ? g_ascii_isdigit (text[i]) : text[i] == shape[i]))
    i++;
  return shape[i] == '\0' && text[i] == '\0';
}

/* (transfer full): the date with dashes */
static char *
write_date (const char *text)
{
  char *date = g_strdup (text);

  return is_day_with_dots (text) ? g_strdelimit (date, ".", '-') : date;
}

static char *
list_stocks (const QdrPosition *start)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < start->players; i++)
    g_string_append_printf (text, "%s%u", i == 0 ? "" : " ", start->stocks[i]);
  return g_string_free (text, FALSE);
}

static void
add_to_fingerprint (GChecksum *checksum, const char *text)
{
  g_checksum_update (checksum, (const guchar *) text, (gssize) strlen (text) + 1);
}

/* Hashes players, date, time, board, stocks and start position, and then the moves as well. */
static void
take_fingerprints (QdrGameSheet *self)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GChecksum) with_moves = NULL;
  g_autofree char *start = qdr_position_to_text (qdr_game_get_start (self->game));
  gsize size = sizeof self->fingerprint;

  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++) {
    QdrPlayer *player = qdr_game_get_player (self->game, i);

    add_to_fingerprint (checksum, qdr_player_get_name (player));
    add_to_fingerprint (checksum, qdr_player_get_seat (player));
  }
  add_to_fingerprint (checksum, get_header (self->game, "Date"));
  add_to_fingerprint (checksum, self->time);
  add_to_fingerprint (checksum, start);
  with_moves = g_checksum_copy (checksum);
  add_to_fingerprint (with_moves, self->moves);
  g_checksum_get_digest (checksum, self->origin, &size);
  g_checksum_get_digest (with_moves, self->fingerprint, &size);
}

static QdrLibraryEnding
find_ending (QdrGame *game)
{
  const char *termination = qdr_game_get_termination (game);
  QdrLibraryEnding ending;

  if (qdr_game_get_written_result (game).outcome == QDR_OUTCOME_ONGOING)
    return QDR_LIBRARY_UNFINISHED;
  /* A player left alone at the start wins as if the others had resigned. */
  if (termination == NULL || !qdr_library_ending_find (termination, &ending))
    return QDR_LIBRARY_RESIGNATION;
  return ending;
}

QdrGameSheet
qdr_game_sheet_make (QdrGame *game)
{
  QdrGameSheet self = { .game = game,
                        .date = write_date (get_header (game, "Date")),
                        .time = get_header (game, "Time"),
                        .stocks = list_stocks (qdr_game_get_start (game)),
                        .text = qdr_saved_game_to_text (game),
                        .n_plies = qdr_game_get_n_moves (game),
                        .result = qdr_game_get_written_result (game),
                        .ending = find_ending (game) };
  QdrPosition position;
  GString *moves;
  QdrUndo undo;

  /* Replays the game to get its moves as text, the last position and the walls used. */
  position = *qdr_game_get_start (self.game);
  moves = g_string_new (NULL);
  for (guint i = 0; i < self.n_plies; i++) {
    const QdrMove move = qdr_game_get_move (self.game, i, NULL);
    char text[QDR_MOVE_TEXT_SIZE];

    if (i > 0)
      g_string_append_c (moves, ' ');
    g_string_append (moves, qdr_move_to_text (&position.board, move, text));
    qdr_position_do (&position, move, &undo);
    if (i < QDR_LIBRARY_OPENING_MOVES)
      self.opening_size = moves->len;
  }
  self.moves = g_string_free (moves, FALSE);
  self.final = qdr_position_to_text (&position);
  for (guint i = 0; i < position.players; i++)
    self.n_walls[i] = qdr_game_get_start (self.game)->stocks[i] - position.stocks[i];

  take_fingerprints (&self);
  return self;
}

void
qdr_game_sheet_clear (QdrGameSheet *self)
{
  g_free (self->date);
  g_free (self->stocks);
  g_free (self->moves);
  g_free (self->final);
  g_free (self->text);
}

gboolean
qdr_game_sheet_is_rated (const QdrGameSheet *self)
{
  const QdrPosition *start = qdr_game_get_start (self->game);
  QdrPosition ordinary;

  qdr_position_init (&ordinary, start->board.width, start->board.height, start->players);
  return start->players == 2 && self->ending != QDR_LIBRARY_UNFINISHED &&
         qdr_position_equal (start, &ordinary);
}
