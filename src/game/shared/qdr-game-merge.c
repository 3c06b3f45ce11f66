/*
 * The comparison of two copies of a game that is played at two computers, and their merger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-merge.h"

#include "qdr-game-branches.h"
#include "qdr-game-line.h"
#include "qdr-game-private.h"
#include "qdr-game-request.h"
#include "qdr-player-private.h"

static guint
get_revision (QdrGame *game)
{
  const char *value = qdr_game_get_header (game, QDR_GAME_REVISION);
  guint64 number;

  return value != NULL &&
                 g_ascii_string_to_unsigned (value, 10, 0, QDR_GAME_MAX_REVISION, &number, NULL)
             ? (guint) number
             : 0;
}

static void
set_revision (QdrGame *game, guint revision)
{
  g_autofree char *value = g_strdup_printf ("%u", MIN (revision, QDR_GAME_MAX_REVISION));

  if (revision != get_revision (game))
    qdr_game_set_header (game, QDR_GAME_REVISION, value);
}

static guint
count_common_moves (QdrGame *a, guint n_a, QdrGame *b, guint n_b)
{
  guint n = 0;

  while (n < n_a && n < n_b && qdr_game_get_move (a, n, NULL) == qdr_game_get_move (b, n, NULL))
    n++;
  return n;
}

/* Returns the number of moves of the line at @path in @game, and in that line the move at @ply. An
 * empty path is that of the main line. */
static guint
get_end (QdrGame *game, const GArray *path)
{
  const QdrBranch *branches = (const QdrBranch *) (void *) path->data;

  return path->len == 0 ? qdr_game_get_n_moves (game)
                        : branches[path->len - 1].ply +
                              qdr_game_get_variation_length_at_path (game, branches, path->len);
}

static QdrMove
get_move (QdrGame *game, const GArray *path, guint ply)
{
  const QdrBranch *branches = (const QdrBranch *) (void *) path->data;

  return path->len == 0
             ? qdr_game_get_move (game, ply, NULL)
             : qdr_game_get_variation_move_at_path (game, branches, path->len,
                                                    ply - branches[path->len - 1].ply, NULL, NULL);
}

/* Returns whether the first @n moves of @line are in @game, in the line at @path or a variation of
 * it. Those before @ply are. */
static gboolean
has_line_from (QdrGame *game, GArray *path, guint ply, QdrGame *line, guint n)
{
  const guint end = get_end (game, path);
  guint n_branches;

  while (ply < n && ply < end && get_move (game, path, ply) == qdr_game_get_move (line, ply, NULL))
    ply++;
  if (ply == n)
    return TRUE;

  n_branches =
      path->len == 0
          ? qdr_game_get_n_variations (game, ply)
          : qdr_game_get_n_variations_at_path (game, (QdrBranch *) (void *) path->data, path->len);
  for (guint i = 0; i < n_branches; i++) {
    const QdrBranch branch =
        path->len == 0
            ? (QdrBranch){ ply, i }
            : qdr_game_get_branch (game, (QdrBranch *) (void *) path->data, path->len, i);
    gboolean has_line;

    if (branch.ply != ply)
      continue;
    g_array_append_val (path, branch);
    has_line = get_move (game, path, ply) == qdr_game_get_move (line, ply, NULL) &&
               has_line_from (game, path, ply, line, n);
    g_array_set_size (path, path->len - 1);
    if (has_line)
      return TRUE;
  }
  return FALSE;
}

/* Returns whether the first @n moves of @line are in @game, in its main line or any variation. */
static gboolean
has_line (QdrGame *game, QdrGame *line, guint n)
{
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (QdrBranch));

  return has_line_from (game, path, 0, line, n);
}

static gboolean
are_same_game (QdrGame *ours, QdrGame *theirs)
{
  const char *own_id = qdr_game_get_header (ours, QDR_GAME_ID);
  const char *id = qdr_game_get_header (theirs, QDR_GAME_ID);
  g_autofree char *own_start = qdr_position_to_text (qdr_game_get_start_position (ours));
  g_autofree char *start = qdr_position_to_text (qdr_game_get_start_position (theirs));

  /* Somebody may have written the file by hand. */
  return (id == NULL || g_strcmp0 (own_id, id) == 0) && g_str_equal (own_start, start) &&
         qdr_game_get_repetition_is_draw (ours) == qdr_game_get_repetition_is_draw (theirs);
}

/* Returns the identity of the game after the one with @id: all computers find the same. */
static char *
find_next_id (const char *id)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, id, -1);

  return g_strndup (sum, QDR_GAME_ID_LENGTH);
}

/* Returns whether @game is the one after @before. */
static gboolean
is_after (QdrGame *game, QdrGame *before)
{
  const char *id = qdr_game_get_header (before, QDR_GAME_ID);
  g_autofree char *next_id = id != NULL ? find_next_id (id) : NULL;

  return next_id != NULL && g_strcmp0 (next_id, qdr_game_get_header (game, QDR_GAME_ID)) == 0;
}

/* Returns whether a player at this computer has made a request of this kind, or agreed to it. */
static gboolean
have_asked (QdrGame *ours, guint ply, QdrRequestKind kind, guint *undo_ply)
{
  const QdrRequest request = qdr_game_get_request (ours, ply);

  if (undo_ply != NULL)
    *undo_ply = request.ply;
  if (request.kind != kind || request.state == QDR_REQUEST_STATE_DECLINED)
    return FALSE;
  for (guint i = 0; i < qdr_game_get_n_players (ours); i++)
    if ((request.answered & 1u << i) != 0 && qdr_player_is_here (qdr_game_get_player (ours, i)))
      return TRUE;
  return FALSE;
}

static gboolean
has_own_move (QdrGame *ours, QdrGame *theirs, guint from, guint to)
{
  for (guint i = from; i < to; i++) {
    guint player;

    qdr_game_get_move (theirs, i, &player);
    if (qdr_player_is_here (qdr_game_get_player (ours, player)))
      return TRUE;
  }
  return FALSE;
}

static QdrMerge
compare_requests (QdrGame *ours, QdrGame *theirs, guint ply)
{
  const QdrRequestChanges changes = qdr_game_compare_requests (ours, theirs, ply, FALSE);

  if ((changes & QDR_REQUESTS_THEIRS_ADDED) != 0)
    return QDR_MERGE_NEWER;
  if ((changes & QDR_REQUESTS_OURS_ADDED) != 0 || qdr_game_get_header (theirs, QDR_GAME_ID) == NULL)
    return QDR_MERGE_OLDER;
  return (changes & QDR_REQUESTS_FORGED) != 0 ? QDR_MERGE_OWN_MOVE : QDR_MERGE_SAME;
}

QdrMerge
qdr_game_compare (QdrGame *ours, guint our_ply, QdrGame *theirs, guint *common_ply)
{
  guint own_revision, revision, ply, common;
  guint asked_ply = 0;

  g_return_val_if_fail (QDR_IS_GAME (ours), QDR_MERGE_OTHER_GAME);
  g_return_val_if_fail (QDR_IS_GAME (theirs), QDR_MERGE_OTHER_GAME);
  g_return_val_if_fail (our_ply <= qdr_game_get_n_moves (ours), QDR_MERGE_OTHER_GAME);

  if (!are_same_game (ours, theirs)) {
    if (is_after (theirs, ours) && have_asked (ours, our_ply, QDR_REQUEST_NEW_GAME, NULL))
      return QDR_MERGE_NEXT_GAME;
    return is_after (ours, theirs) ? QDR_MERGE_OLDER : QDR_MERGE_OTHER_GAME;
  }

  ply = qdr_game_get_ply (theirs);
  own_revision = get_revision (ours);
  revision = get_revision (theirs);
  common = count_common_moves (ours, our_ply, theirs, ply);
  if (common_ply != NULL)
    *common_ply = common;

  if (revision < own_revision)
    return has_line (ours, theirs, ply) ? QDR_MERGE_OLDER : QDR_MERGE_PARTED;
  if (common == our_ply) {
    if (common < ply)
      return has_own_move (ours, theirs, common, ply) ? QDR_MERGE_OWN_MOVE : QDR_MERGE_NEWER;
    return revision > own_revision ? QDR_MERGE_NEWER : compare_requests (ours, theirs, ply);
  }
  if (revision == own_revision)
    return common == ply ? QDR_MERGE_OLDER : QDR_MERGE_PARTED;
  /* Moves were taken back there. */
  if (have_asked (ours, our_ply, QDR_REQUEST_UNDO, &asked_ply) && common >= asked_ply)
    return has_own_move (ours, theirs, common, ply) ? QDR_MERGE_OWN_MOVE : QDR_MERGE_NEWER;
  return QDR_MERGE_PARTED;
}

QdrMerge
qdr_game_compare_line (QdrGame *ours, guint our_ply, QdrGame *theirs)
{
  guint common = 0;
  const QdrMerge merge = qdr_game_compare (ours, our_ply, theirs, &common);

  return merge == QDR_MERGE_PARTED && has_own_move (ours, theirs, common, qdr_game_get_ply (theirs))
             ? QDR_MERGE_OWN_MOVE
             : merge;
}

static void
copy_comment (QdrGame *ours, QdrGame *theirs, guint index)
{
  g_autoptr (QdrRecord) own = g_list_model_get_item (G_LIST_MODEL (ours), index);
  g_autoptr (QdrRecord) other = g_list_model_get_item (G_LIST_MODEL (theirs), index);
  const char *comment = qdr_record_get_comment (other);

  if (comment != NULL)
    qdr_record_set_comment (own, comment);
}

/* Plays the moves of @theirs after the first @from. */
static void
play_moves (QdrGame *ours, QdrGame *theirs, guint from, guint to)
{
  for (guint i = from; i < to; i++) {
    g_autoptr (GError) error = NULL;

    qdr_game_go_to_ply (ours, i);
    /* Both have the same rules and the same moves before. */
    if (!qdr_game_play_keeping_moves (ours, qdr_game_get_move (theirs, i, NULL), &error))
      g_error ("A move of another copy cannot be played: %s", error->message);
    copy_comment (ours, theirs, i);
  }
}

static void
copy_names (QdrGame *ours, QdrGame *theirs)
{
  for (guint i = 0; i < qdr_game_get_n_players (ours); i++) {
    QdrPlayer *player = qdr_game_get_player (ours, i);
    const char *name = qdr_player_get_explicit_name (qdr_game_get_player (theirs, i));

    if (!qdr_player_is_here (player) && name != NULL)
      qdr_player_set_name (player, name);
  }
}

guint
qdr_game_follow (QdrGame *ours, guint our_ply, QdrGame *theirs)
{
  guint ply, common;

  g_return_val_if_fail (QDR_IS_GAME (ours), our_ply);
  g_return_val_if_fail (QDR_IS_GAME (theirs), our_ply);

  ply = qdr_game_get_ply (theirs);
  common = count_common_moves (ours, our_ply, theirs, ply);
  qdr_game_resume_after_draw (ours);
  copy_names (ours, theirs);
  if (common < our_ply)
    qdr_game_go_to_ply (ours, common);
  play_moves (ours, theirs, common, ply);
  if (ply < qdr_game_get_n_moves (ours)) {
    if (qdr_game_get_ply (ours) < ply)
      qdr_game_go_to_ply (ours, ply);
    qdr_game_take_back_to_ply (ours, ply);
  }
  qdr_game_compare_requests (ours, theirs, ply, TRUE);
  set_revision (ours, MAX (get_revision (ours), get_revision (theirs)));
  return ply;
}

void
qdr_game_hold (QdrGame *ours, guint our_ply, QdrGame *theirs)
{
  const guint ply = qdr_game_get_ply (theirs);
  guint common;

  g_return_if_fail (QDR_IS_GAME (ours));
  g_return_if_fail (QDR_IS_GAME (theirs));

  common = count_common_moves (ours, qdr_game_get_n_moves (ours), theirs, ply);
  qdr_game_resume_after_draw (ours);
  if (common < ply && !has_line (ours, theirs, ply)) {
    g_autoptr (QdrGame) own = qdr_game_new_with_moves_of (ours);

    play_moves (ours, theirs, common, ply);
    /* The moves of ours are a variation now. Make them the main line again. */
    if (common < qdr_game_get_n_moves (own))
      for (guint i = common; i < qdr_game_get_n_moves (own); i++) {
        qdr_game_go_to_ply (ours, i);
        qdr_game_play_keeping_moves (ours, qdr_game_get_move (own, i, NULL), NULL);
      }
  }
  qdr_game_go_to_ply (ours, our_ply);
  if (our_ply < qdr_game_get_n_moves (ours))
    qdr_game_take_back_to_ply (ours, our_ply);
  set_revision (ours, MAX (get_revision (ours), get_revision (theirs)) + 1);
}

QdrGame *
qdr_game_make_next_shared_game (QdrGame *game)
{
  const QdrPosition *start;
  const guint n = qdr_game_get_n_players (game);
  g_autofree char *id = NULL;
  QdrPosition next_start;
  QdrGame *next;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  start = qdr_game_get_start_position (game);
  qdr_position_init (&next_start, start->board.width, start->board.height, n);
  for (guint i = 0; i < n; i++)
    qdr_position_set_stock (&next_start, i, start->stocks[(i + 1) % n]);
  next = qdr_game_new (&next_start, qdr_game_get_repetition_is_draw (game));
  for (guint i = 0; i < n; i++) {
    QdrPlayer *before = qdr_game_get_player (game, (i + 1) % n);
    QdrPlayer *player = qdr_game_get_player (next, i);

    qdr_player_set_seat (player, qdr_player_get_seat (before));
    qdr_player_set_name (player, qdr_player_get_explicit_name (before));
    qdr_player_set_here (player, qdr_player_is_here (before));
  }
  id = find_next_id (qdr_game_need_id (game));
  qdr_game_set_header (next, QDR_GAME_ID, id);
  return next;
}

void
qdr_game_take_back_by_agreement (QdrGame *ours, guint ply)
{
  g_return_if_fail (QDR_IS_GAME (ours));
  g_return_if_fail (ply <= qdr_game_get_n_moves (ours));

  qdr_game_go_to_ply (ours, ply);
  qdr_game_take_back_to_ply (ours, ply);
  set_revision (ours, get_revision (ours) + 1);
}
