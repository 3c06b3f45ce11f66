/*
 * What players who do not sit together ask one another in a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-request.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define PREFIX "[%ask "

/* The words of an entry, those of requests first. */
static const char *const words[] = { "", "undo", "draw", "new", "yes", "no" };

#define WORD_YES 4
#define WORD_NO 5

/* A request or an answer. */
typedef struct {
  guint player;
  guint word; /* index of words, from 1 */
  guint ply;  /* of a request to take moves back */
} Entry;

static const char *
get_comment (QdrGame *game, guint ply)
{
  g_autoptr (QdrRecord) record = NULL;

  if (ply == 0)
    return qdr_game_get_comment (game);
  record = g_list_model_get_item (G_LIST_MODEL (game), ply - 1);
  return qdr_record_get_comment (record);
}

static void
set_comment (QdrGame *game, guint ply, const char *comment)
{
  g_autoptr (QdrRecord) record = NULL;

  if (ply == 0) {
    qdr_game_set_comment (game, comment);
    return;
  }
  record = g_list_model_get_item (G_LIST_MODEL (game), ply - 1);
  qdr_record_set_comment (record, comment);
}

static gboolean
parse_entry (const char *text, const char *separator, QdrGame *game, guint ply, Entry *entry)
{
  g_auto (GStrv) parts = g_strsplit (text, separator, 4);
  const guint n = g_strv_length (parts);
  guint64 number;

  if (n < 2 ||
      !g_ascii_string_to_unsigned (parts[0], 10, 1, qdr_game_get_n_players (game), &number, NULL))
    return FALSE;
  *entry = (Entry){ .player = (guint) number - 1 };
  for (guint i = 1; i < G_N_ELEMENTS (words); i++)
    if (strcmp (parts[1], words[i]) == 0)
      entry->word = i;
  if (entry->word != QDR_REQUEST_UNDO)
    return entry->word != 0 && n == 2;
  if (n != 3 || ply == 0 || !g_ascii_string_to_unsigned (parts[2], 10, 0, ply - 1, &number, NULL))
    return FALSE;
  entry->ply = (guint) number;
  return TRUE;
}

/* Returns (transfer full) the entries at @ply. Sets @rest (out) (optional) (transfer full) to the
 * comment without them. */
static GArray *
read_entries (QdrGame *game, guint ply, char **rest)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  GString *others = g_string_new (NULL);
  const char *comment = get_comment (game, ply);

  for (const char *at = comment; at != NULL && *at != '\0';) {
    const char *next = strstr (at, PREFIX);
    const char *end = next != NULL ? strchr (next, ']') : NULL;
    g_autofree char *text = NULL;
    Entry entry;

    if (end == NULL) {
      g_string_append (others, at);
      break;
    }
    g_string_append_len (others, at, next - at);
    text = g_strndup (next + strlen (PREFIX), (gsize) (end - next) - strlen (PREFIX));
    if (parse_entry (text, " ", game, ply, &entry))
      g_array_append_val (entries, entry);
    else
      g_string_append_len (others, next, end + 1 - next);
    at = end + 1;
  }
  if (rest != NULL)
    *rest = g_string_free (others, FALSE);
  else
    g_string_free (others, TRUE);
  return entries;
}

static void
write_entries (QdrGame *game, guint ply, const GArray *entries, const char *rest)
{
  g_autoptr (GString) comment = g_string_new (rest);

  for (guint i = 0; i < entries->len; i++) {
    const Entry *entry = &g_array_index (entries, Entry, i);

    g_string_append_printf (comment, " %s%u %s", PREFIX, entry->player + 1, words[entry->word]);
    if (entry->word == QDR_REQUEST_UNDO)
      g_string_append_printf (comment, " %u", entry->ply);
    g_string_append_c (comment, ']');
  }
  set_comment (game, ply, comment->str);
}

static void
add_entry (QdrGame *game, guint ply, Entry entry)
{
  g_autofree char *rest = NULL;
  g_autoptr (GArray) entries = read_entries (game, ply, &rest);

  g_array_append_val (entries, entry);
  write_entries (game, ply, entries, rest);
}

void
qdr_game_append_requests (QdrGame *game, guint ply, GString *line)
{
  g_autoptr (GArray) entries = NULL;

  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (ply <= qdr_game_get_n_moves (game));
  g_return_if_fail (line != NULL);

  entries = read_entries (game, ply, NULL);
  for (guint i = 0; i < entries->len; i++) {
    const Entry *entry = &g_array_index (entries, Entry, i);

    g_string_append_printf (line, ".%u-%s", entry->player + 1, words[entry->word]);
    if (entry->word == QDR_REQUEST_UNDO)
      g_string_append_printf (line, "-%u", entry->ply);
  }
}

gboolean
qdr_game_read_requests (QdrGame *game, const char *text)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_auto (GStrv) parts = NULL;
  guint ply;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (*text == '\0')
    return FALSE;
  ply = qdr_game_get_n_moves (game);
  parts = g_strsplit (text, ".", 0);
  for (guint i = 0; parts[i] != NULL; i++) {
    Entry entry;

    if (!parse_entry (parts[i], "-", game, ply, &entry))
      return FALSE;
    g_array_append_val (entries, entry);
  }
  write_entries (game, ply, entries, NULL);
  return TRUE;
}

/* Returns the players who must agree: all people who are still in play. */
static guint
find_people (QdrGame *game)
{
  guint people = 0;

  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);

    if (qdr_player_is_person (player) && qdr_player_get_in_play (player))
      people |= 1u << i;
  }
  return people;
}

/* Returns the last request, and sets @is_drawn (out) to whether a draw was agreed before or with
 * it. */
static QdrRequest
find_request (QdrGame *game, guint ply, gboolean *is_drawn)
{
  g_autoptr (GArray) entries = read_entries (game, ply, NULL);
  const guint people = find_people (game);
  QdrRequest request = { .kind = QDR_REQUEST_NONE };

  *is_drawn = FALSE;
  for (guint i = 0; i < entries->len; i++) {
    const Entry *entry = &g_array_index (entries, Entry, i);
    const guint bit = 1u << entry->player;

    if (entry->word < WORD_YES) {
      if (request.state != QDR_REQUEST_STATE_AGREED ||
          (*is_drawn && entry->word == QDR_REQUEST_NEW_GAME))
        request = (QdrRequest){ (QdrRequestKind) entry->word,
                                QDR_REQUEST_STATE_OPEN,
                                entry->player,
                                entry->ply,
                                bit,
                                entry->player };
    } else if (request.kind != QDR_REQUEST_NONE && request.state == QDR_REQUEST_STATE_OPEN &&
               (request.answered & bit) == 0) {
      request.answered |= bit;
      request.last = entry->player;
      if (entry->word == WORD_NO)
        request.state = QDR_REQUEST_STATE_DECLINED;
      else if ((people & ~request.answered) == 0)
        request.state = QDR_REQUEST_STATE_AGREED;
      if (request.kind == QDR_REQUEST_DRAW && request.state == QDR_REQUEST_STATE_AGREED)
        *is_drawn = TRUE;
    }
  }
  return request;
}

QdrRequest
qdr_game_get_request (QdrGame *game, guint ply)
{
  gboolean is_drawn;

  g_return_val_if_fail (QDR_IS_GAME (game), (QdrRequest){ .kind = QDR_REQUEST_NONE });
  g_return_val_if_fail (ply <= qdr_game_get_n_moves (game),
                        (QdrRequest){ .kind = QDR_REQUEST_NONE });

  return find_request (game, ply, &is_drawn);
}

gboolean
qdr_game_has_agreed_draw (QdrGame *game, guint ply)
{
  gboolean is_drawn;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (ply <= qdr_game_get_n_moves (game), FALSE);

  find_request (game, ply, &is_drawn);
  return is_drawn;
}

/* Sets @ply (out) to the number of moves before the last one of @player. */
static gboolean
find_last_move (QdrGame *game, guint end, guint player, guint *ply)
{
  for (guint i = end; i > 0; i--) {
    guint mover;

    qdr_game_get_move (game, i - 1, &mover);
    if (mover == player) {
      *ply = i - 1;
      return TRUE;
    }
  }
  return FALSE;
}

gboolean
qdr_game_can_request (QdrGame *game, guint ply, guint player, QdrRequestKind kind)
{
  QdrRequest present;
  guint last;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (ply <= qdr_game_get_n_moves (game), FALSE);
  g_return_val_if_fail (player < qdr_game_get_n_players (game), FALSE);

  present = qdr_game_get_request (game, ply);
  if (present.kind != QDR_REQUEST_NONE && present.state == QDR_REQUEST_STATE_AGREED)
    return present.kind == QDR_REQUEST_DRAW && kind == QDR_REQUEST_NEW_GAME;
  if (kind == QDR_REQUEST_NEW_GAME)
    return TRUE;
  return qdr_game_get_final_result (game).outcome == QDR_OUTCOME_ONGOING &&
         (kind == QDR_REQUEST_DRAW || find_last_move (game, ply, player, &last));
}

void
qdr_game_add_request (QdrGame *game, guint ply, guint player, QdrRequestKind kind)
{
  Entry entry = { player, kind, 0 };

  g_return_if_fail (qdr_game_can_request (game, ply, player, kind));

  if (kind == QDR_REQUEST_UNDO && !find_last_move (game, ply, player, &entry.ply))
    return;
  add_entry (game, ply, entry);
}

static guint
find_player_here (QdrGame *game, guint excluded)
{
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);

    if (qdr_player_is_human (player) && qdr_player_get_in_play (player) &&
        (excluded & 1u << i) == 0)
      return i;
  }
  return QDR_MAX_PLAYERS;
}

guint
qdr_game_find_asker (QdrGame *game)
{
  g_return_val_if_fail (QDR_IS_GAME (game), QDR_MAX_PLAYERS);

  return find_player_here (game, 0);
}

guint
qdr_game_find_answerer (QdrGame *game, guint ply)
{
  const QdrRequest request = qdr_game_get_request (game, ply);

  return request.kind != QDR_REQUEST_NONE && request.state == QDR_REQUEST_STATE_OPEN
             ? find_player_here (game, request.answered)
             : QDR_MAX_PLAYERS;
}

void
qdr_game_answer_request (QdrGame *game, guint ply, guint player, gboolean agrees)
{
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (player < qdr_game_get_n_players (game));

  add_entry (game, ply, (Entry){ player, agrees ? WORD_YES : WORD_NO, 0 });
}

char *
qdr_request_describe (const QdrRequest *self, QdrGame *game)
{
  const gboolean is_open = self->state == QDR_REQUEST_STATE_OPEN;
  const gboolean is_agreed = self->state == QDR_REQUEST_STATE_AGREED;
  gboolean is_own;
  const char *name;

  g_return_val_if_fail (self != NULL && self->kind != QDR_REQUEST_NONE, NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  name = qdr_game_get_player_name (game, self->player);
  is_own = is_open && qdr_player_is_human (qdr_game_get_player (game, self->player));
  switch (self->kind) {
  case QDR_REQUEST_UNDO:
    /* Translators: %s is the name of a player, here and in the following sentences. */
    return is_own      ? g_strdup (_ ("You asked to take back your last move."))
           : is_open   ? g_strdup_printf (_ ("%s asks to take back the last move."), name)
           : is_agreed ? g_strdup_printf (_ ("The last move of %s was taken back."), name)
                       : g_strdup_printf (_ ("The last move of %s stays."), name);
  case QDR_REQUEST_DRAW:
    return is_own      ? g_strdup (_ ("You offered a draw."))
           : is_open   ? g_strdup_printf (_ ("%s offers a draw."), name)
           : is_agreed ? g_strdup (_ ("The players agreed to a draw."))
                       : g_strdup_printf (_ ("The draw that %s offered was declined."), name);
  case QDR_REQUEST_NEW_GAME:
  case QDR_REQUEST_NONE:
  default:
    return is_own    ? g_strdup (_ ("You asked for another game, with sides changed."))
           : is_open ? g_strdup_printf (_ ("%s asks for another game, with sides changed."), name)
           : is_agreed
               ? g_strdup (_ ("Another game begins."))
               : g_strdup_printf (_ ("The other game that %s asked for was declined."), name);
  }
}

/* Comparison */

/* Returns (transfer full) the entries of one player. */
static GArray *
select_entries (const GArray *entries, guint first, guint player)
{
  GArray *selected = g_array_new (FALSE, FALSE, sizeof (Entry));

  for (guint i = first; i < entries->len; i++)
    if (g_array_index (entries, Entry, i).player == player)
      g_array_append_val (selected, g_array_index (entries, Entry, i));
  return selected;
}

static gboolean
are_equal (const Entry *a, const Entry *b)
{
  return a->player == b->player && a->word == b->word && a->ply == b->ply;
}

static guint
count_common (const GArray *a, const GArray *b)
{
  guint n = 0;

  while (n < a->len && n < b->len &&
         are_equal (&g_array_index (a, Entry, n), &g_array_index (b, Entry, n)))
    n++;
  return n;
}

static void
append_entries (GArray *entries, const GArray *more)
{
  if (more->len > 0)
    g_array_append_vals (entries, more->data, more->len);
}

QdrRequestChanges
qdr_game_compare_requests (QdrGame *ours, QdrGame *theirs, guint ply, gboolean adopts)
{
  g_autofree char *rest = NULL;
  g_autoptr (GArray) own = NULL;
  g_autoptr (GArray) other = NULL;
  g_autoptr (GArray) merged = g_array_new (FALSE, FALSE, sizeof (Entry));
  QdrRequestChanges changes = 0;
  guint common;

  g_return_val_if_fail (QDR_IS_GAME (ours), 0);
  g_return_val_if_fail (QDR_IS_GAME (theirs), 0);

  own = read_entries (ours, ply, &rest);
  other = read_entries (theirs, ply, NULL);
  common = count_common (own, other);
  if (common > 0)
    g_array_append_vals (merged, own->data, common);

  for (guint i = 0; i < qdr_game_get_n_players (ours); i++) {
    const gboolean is_here = qdr_player_is_here (qdr_game_get_player (ours, i));
    g_autoptr (GArray) a = select_entries (own, common, i);
    g_autoptr (GArray) b = select_entries (other, common, i);
    const guint n = count_common (a, b);

    if (b->len > n)
      changes |= is_here ? QDR_REQUESTS_FORGED : QDR_REQUESTS_THEIRS_ADDED;
    if (a->len > n && (is_here || b->len == n))
      changes |= QDR_REQUESTS_OURS_ADDED;
    /* Each player adds only to its own entries. If both copies have added some, they stand player
     * by player, so that both computers arrange them in the same way. */
    if (is_here || b->len == n)
      append_entries (merged, a);
    else
      append_entries (merged, b);
  }
  if (adopts && (changes & QDR_REQUESTS_THEIRS_ADDED) != 0) {
    const gboolean is_longer = common == own->len && (changes & QDR_REQUESTS_FORGED) == 0;

    write_entries (ours, ply, is_longer ? other : merged, rest);
  }
  return changes;
}
