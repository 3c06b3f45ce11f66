/*
 * The headers that contain the variations of a saved game.
 *
 * A text can contain a hundred thousand variations of a long game. Therefore the main line is
 * played only once, and each variation is played and taken back at the ply where it branches off.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-saved-game-private.h"

#include <string.h>

#include "qdr-comment.h"
#include "qdr-game-private.h"
#include "qdr-notation.h"
#include "qdr-tag.h"

/* Maximum depth of nested parentheses, which limits the use of the stack. */
#define MAX_DEPTH 500

static void
write_variation (GString *text, const QdrVariation *variation, const QdrBoard *board)
{
  for (guint i = 0; i < variation->length; i++) {
    const QdrHistoryEntry *entry = &variation->entries[i];
    const QdrVariations *nested = &variation->variations;
    const guint ply = variation->ply + i;
    const guint end = qdr_variations_find_first_from_ply (nested, ply + 1);
    const char *comment = qdr_history_entry_get_comment (entry);
    char move[QDR_MOVE_TEXT_SIZE];

    if (i > 0)
      g_string_append_c (text, ' ');
    g_string_append (text, qdr_move_to_text (board, entry->undo.move, move));
    if (comment != NULL)
      g_string_append_printf (text, " {%s}", comment);
    for (guint index = qdr_variations_find_first_from_ply (nested, ply); index < end; index++) {
      g_string_append (text, " (");
      write_variation (text, nested->items[index], board);
      g_string_append_c (text, ')');
    }
  }
}

char *
qdr_variation_to_text (const QdrVariation *variation, const QdrBoard *board)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%u ", variation->ply);
  write_variation (text, variation, board);
  return g_string_free (text, FALSE);
}

/* The position and the clocks of a walk through the main line and the variations of a game */
typedef struct {
  QdrGame *game;
  QdrPosition position;
  QdrPositionCounts position_counts;
  gint32 remaining[QDR_MAX_PLAYERS]; /* remaining time of each player, milliseconds */
  const char *at;                    /* next character of the variation that is being read */
} Walker;

static guint
count_position (Walker *self)
{
  return self->game->repetition_is_draw
             ? qdr_position_counts_add_position (&self->position_counts, &self->position)
             : 0;
}

static void
walker_clear (Walker *self)
{
  qdr_position_counts_clear (&self->position_counts);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Walker, walker_clear)

static QdrResult
step_forward (Walker *self, const QdrHistoryEntry *entry)
{
  QdrUndo undo;

  qdr_position_do_move (&self->position, entry->undo.move, &undo);
  self->remaining[undo.turn] = entry->after;
  return qdr_position_get_result_at_occurrence (&self->position, count_position (self));
}

static void
step_back (Walker *self, const QdrHistoryEntry *entry)
{
  if (self->game->repetition_is_draw)
    qdr_position_counts_remove_position (&self->position_counts, &self->position);
  qdr_position_undo_move (&self->position, &entry->undo);
  self->remaining[entry->undo.turn] = entry->before;
}

/* A variation that is being read. */
typedef struct {
  guint ply;
  GArray *entries; /* array of QdrHistoryEntry */
  QdrVariations variations;
  QdrResult result;
} Draft;

static void
draft_clear (Draft *self)
{
  for (guint i = 0; i < self->entries->len; i++)
    qdr_history_entry_clear (&g_array_index (self->entries, QdrHistoryEntry, i));
  g_array_unref (self->entries);
  qdr_variations_clear (&self->variations);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Draft, draft_clear)

static QdrHistoryEntry *
get_last_entry (const Draft *self)
{
  return &g_array_index (self->entries, QdrHistoryEntry, self->entries->len - 1);
}

static gboolean
read_char (Walker *walker, char c)
{
  walker->at += strspn (walker->at, " ");
  if (*walker->at != c)
    return FALSE;
  walker->at++;
  return TRUE;
}

static QdrVariation *
read_variation (Walker *walker, guint ply, const QdrHistoryEntry *before, guint depth);

/* Returns whether the first move of @variation differs from @instead_of and from the first moves of
 * @variations. */
static gboolean
is_distinct (const QdrVariations *variations,
             const QdrVariation *variation,
             const QdrHistoryEntry *instead_of)
{
  const QdrMove move = variation->entries[0].undo.move;

  return move != instead_of->undo.move &&
         qdr_variations_find_by_move (variations, variation->ply, move) ==
             qdr_variations_count_at_ply (variations, variation->ply);
}

/* Reads an alternative to the last move of @draft, and the closing parenthesis. An alternative to
 * the first move is an error, because it would be an alternative to the whole variation. */
static gboolean
read_alternative (Walker *walker, Draft *draft, guint depth)
{
  const guint index = draft->entries->len - 1;
  const QdrHistoryEntry *last = get_last_entry (draft);
  g_autoptr (QdrVariation) variation = NULL;

  if (index == 0 || depth == MAX_DEPTH)
    return FALSE;

  step_back (walker, last);
  variation = read_variation (walker, draft->ply + index, last - 1, depth + 1);
  step_forward (walker, last);
  if (variation == NULL || !read_char (walker, ')') ||
      !is_distinct (&draft->variations, variation, last))
    return FALSE;
  qdr_variations_add (&draft->variations, g_steal_pointer (&variation));
  return TRUE;
}

/* Reads a move with its comments and alternatives, and adds it to @draft. @before is the preceding
 * move, or NULL at the start of the game. */
static gboolean
read_entry (Walker *walker, Draft *draft, const QdrHistoryEntry *before, guint depth)
{
  const guint player = walker->position.turn;
  g_autoptr (GString) comment = g_string_new (NULL);
  QdrHistoryEntry entry = {
    .round = qdr_history_entry_get_next_round (before, player),
    .before = walker->remaining[player],
    .after = walker->remaining[player],
  };
  char text[QDR_MOVE_TEXT_SIZE] = "";
  gsize length;
  QdrMove move;

  walker->at += strspn (walker->at, " ");
  length = strcspn (walker->at, " {}()");
  if (draft->result.outcome != QDR_OUTCOME_ONGOING || length == 0 || length >= sizeof text)
    return FALSE;
  memcpy (text, walker->at, length);
  walker->at += length;
  if (qdr_move_from_text (&walker->position.board, text, &move) != QDR_REFUSAL_REASON_NONE ||
      !qdr_position_is_legal_move (&walker->position, move))
    return FALSE;

  entry.undo = (QdrUndo){
    .key = walker->position.key,
    .move = move,
    .pawn = walker->position.pawns[player],
    .turn = (guint8) player,
  };
  g_array_append_val (draft->entries, entry);
  draft->result = step_forward (walker, &entry);

  while (read_char (walker, '{')) {
    length = strcspn (walker->at, "}");
    if (walker->at[length] != '}')
      return FALSE;
    qdr_comment_append (comment, walker->at, length);
    walker->at += length + 1;
  }
  if (comment->len > 0) {
    const gint64 remaining = qdr_comment_get_remaining_time (comment->str);

    get_last_entry (draft)->comment = g_strdup (comment->str);
    if (walker->game->clock.time_control > 0 && remaining >= 0) {
      get_last_entry (draft)->after = (gint32) remaining;
      walker->remaining[player] = (gint32) remaining;
    }
  }

  while (read_char (walker, '('))
    if (!read_alternative (walker, draft, depth))
      return FALSE;
  return TRUE;
}

/* Reads a variation up to a closing parenthesis or the end of the text, and steps the walker back
 * to @ply. @before is the move before @ply, or NULL at the start of the game. */
static QdrVariation *
read_variation (Walker *walker, guint ply, const QdrHistoryEntry *before, guint depth)
{
  g_auto (Draft) draft = {
    .ply = ply,
    .entries = g_array_new (FALSE, FALSE, sizeof (QdrHistoryEntry)),
  };
  QdrVariation *variation;
  gpointer entries;
  gsize length;
  gboolean is_good;

  do {
    is_good = read_entry (walker, &draft, before, depth);
    if (is_good)
      before = get_last_entry (&draft);
    walker->at += strspn (walker->at, " ");
  } while (is_good && *walker->at != '\0' && *walker->at != ')');
  for (guint i = draft.entries->len; i > 0; i--)
    step_back (walker, &g_array_index (draft.entries, QdrHistoryEntry, i - 1));
  if (!is_good)
    return NULL;

  variation = g_new (QdrVariation, 1);
  entries = g_array_steal (draft.entries, &length);
  *variation = (QdrVariation){
    .ply = ply,
    .length = (guint) length,
    .entries = g_realloc_n (entries, length, sizeof (QdrHistoryEntry)),
    .variations = draft.variations,
    .result = draft.result,
  };
  draft.variations = (QdrVariations){ 0 };
  return variation;
}

/* A header that looks like a variation. */
typedef struct {
  guint index;       /* index of the header */
  guint ply;         /* ply of the variation, less than the number of moves of the game */
  const char *moves; /* text of the variation, after its ply */
} Candidate;

static int
compare_plies (gconstpointer a, gconstpointer b)
{
  const Candidate *first = a;
  const Candidate *second = b;

  if (first->ply != second->ply)
    return first->ply < second->ply ? -1 : 1;
  return first->index < second->index ? -1 : first->index > second->index;
}

/* Adds the legal variations among the candidates to the game. Sets @taken to TRUE at the index of
 * each header whose variation was added. */
static void
read_candidates (QdrGame *game, const GArray *candidates, gboolean *taken)
{
  QdrHistory *history = &game->history;
  g_auto (Walker) walker = { .game = game, .position = game->start };
  const gint32 time_control = (gint32) game->clock.time_control;
  guint ply = 0;

  for (guint player = 0; player < game->start.players; player++)
    walker.remaining[player] = time_control > 0 ? time_control * 1000 : -1;
  count_position (&walker);
  for (guint i = 0; i < candidates->len; i++) {
    const Candidate *candidate = &g_array_index (candidates, Candidate, i);
    const QdrHistoryEntry *instead_of = qdr_history_get_entry (history, candidate->ply);
    g_autoptr (QdrVariation) variation = NULL;

    for (; ply < candidate->ply; ply++)
      step_forward (&walker, qdr_history_get_entry (history, ply));
    walker.at = candidate->moves;
    variation = read_variation (&walker, ply, ply > 0 ? instead_of - 1 : NULL, 0);
    if (variation != NULL && *walker.at == '\0' &&
        is_distinct (&history->variations, variation, instead_of)) {
      qdr_variations_add (&history->variations, g_steal_pointer (&variation));
      taken[candidate->index] = TRUE;
    }
  }
}

QdrHeaders *
qdr_saved_game_read_variations (QdrGame *game, QdrHeaders *headers)
{
  g_autoptr (QdrHeaders) all = headers;
  g_autofree gboolean *taken = g_new0 (gboolean, qdr_headers_get_length (all));
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  const guint n_moves = qdr_history_get_length (&game->history);
  QdrHeaders *others;

  for (guint i = 0; i < qdr_headers_get_length (all); i++) {
    const QdrHeader header = qdr_headers_get_nth (all, i);
    const char *c = header.value;
    guint64 ply = 0;

    if (!qdr_tag_is_variation (header.name))
      continue;
    for (; g_ascii_isdigit (*c) && ply < n_moves; c++)
      ply = ply * 10 + (guint64) g_ascii_digit_value (*c);
    if (c > header.value && (header.value[0] != '0' || c == header.value + 1) && *c == ' ' &&
        ply < n_moves) {
      const Candidate candidate = { .index = i, .ply = (guint) ply, .moves = c };

      g_array_append_val (candidates, candidate);
    }
  }
  g_array_sort (candidates, compare_plies);

  if (candidates->len == 0)
    return g_steal_pointer (&all);

  read_candidates (game, candidates, taken);
  /* Copy the other headers, because removing the variations one by one would take too long. */
  others = qdr_headers_new ();
  for (guint i = 0; i < qdr_headers_get_length (all); i++) {
    const QdrHeader header = qdr_headers_get_nth (all, i);

    if (!taken[i])
      qdr_headers_set_value (others, header.name, header.value);
  }
  return others;
}
