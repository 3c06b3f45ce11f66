/*
 * A player of a game: name, seat, walls in hand, clock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-player-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _QdrPlayer {
  GObject parent_instance;

  guint number;
  QdrSide side;
  char *name;       /* explicit name (nullable) */
  char *full_name;  /* last return value of qdr_player_get_name_with_side() (nullable) */
  char *seat;       /* NULL for QDR_SEAT_HUMAN */
  gboolean is_here; /* whether this computer moves for the player */
  guint stock;
  guint initial_stock; /* stock at the start of the game: the largest that was set */
  gboolean in_play;
  QdrClock clock;
};

G_DEFINE_FINAL_TYPE (QdrPlayer, qdr_player, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_NAME,
  PROP_SEAT,
  PROP_STOCK,
  PROP_REMAINING,
  PROP_IN_PLAY,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static void
qdr_player_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  QdrPlayer *self = QDR_PLAYER (object);

  switch (id) {
  case PROP_NAME:
    g_value_set_string (value, qdr_player_get_name (self));
    break;
  case PROP_SEAT:
    g_value_set_string (value, qdr_player_get_seat (self));
    break;
  case PROP_STOCK:
    g_value_set_uint (value, qdr_player_get_stock (self));
    break;
  case PROP_REMAINING:
    g_value_set_int64 (value, qdr_player_get_remaining_time (self));
    break;
  case PROP_IN_PLAY:
    g_value_set_boolean (value, qdr_player_get_in_play (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_player_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrPlayer *self = QDR_PLAYER (object);

  switch (id) {
  case PROP_NAME:
    qdr_player_set_name (self, g_value_get_string (value));
    break;
  case PROP_SEAT:
    qdr_player_set_seat (self, g_value_get_string (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_player_finalize (GObject *object)
{
  QdrPlayer *self = QDR_PLAYER (object);

  g_free (self->name);
  g_free (self->full_name);
  g_free (self->seat);

  G_OBJECT_CLASS (qdr_player_parent_class)->finalize (object);
}

static void
qdr_player_class_init (QdrPlayerClass *klass)
{
  const GParamFlags read_write =
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  const GParamFlags read_only = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = qdr_player_get_property;
  object_class->set_property = qdr_player_set_property;
  object_class->finalize = qdr_player_finalize;

  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, read_write);
  properties[PROP_SEAT] = g_param_spec_string ("seat", NULL, NULL, QDR_SEAT_HUMAN, read_write);
  properties[PROP_STOCK] = g_param_spec_uint ("stock", NULL, NULL, 0, G_MAXUINT, 0, read_only);
  properties[PROP_REMAINING] =
      g_param_spec_int64 ("remaining", NULL, NULL, -1, QDR_CLOCK_MAX, -1, read_only);
  properties[PROP_IN_PLAY] = g_param_spec_boolean ("in-play", NULL, NULL, TRUE, read_only);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
qdr_player_init (QdrPlayer *self)
{
  self->is_here = TRUE;
  self->in_play = TRUE;
  self->clock = QDR_CLOCK_NONE;
}

QdrPlayer *
qdr_player_new (guint number, QdrSide side)
{
  QdrPlayer *self = g_object_new (QDR_TYPE_PLAYER, NULL);

  self->number = number;
  self->side = side;
  return self;
}

guint
qdr_player_get_number (QdrPlayer *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER (self), 0);

  return self->number;
}

static const char *
get_side_name (QdrPlayer *self)
{
  static const char *const names[] = {
    [QDR_SIDE_SOUTH] = NC_ ("player", "South"),
    [QDR_SIDE_WEST] = NC_ ("player", "West"),
    [QDR_SIDE_NORTH] = NC_ ("player", "North"),
    [QDR_SIDE_EAST] = NC_ ("player", "East"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "player", names[self->side]);
}

const char *
qdr_player_get_name (QdrPlayer *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER (self), NULL);

  if (self->name != NULL && self->name[0] != '\0')
    return self->name;
  return get_side_name (self);
}

const char *
qdr_player_get_name_with_side (QdrPlayer *self)
{
  g_free (self->full_name);
  self->full_name =
      /* Translators: the first %s is the name of a player, the second is the side of the board
       * where the player started: "Anna (South)". Used if two players have the same name. */
      g_strdup_printf (C_ ("player", "%s (%s)"), qdr_player_get_name (self), get_side_name (self));
  return self->full_name;
}

const char *
qdr_player_get_explicit_name (QdrPlayer *self)
{
  return self->name;
}

void
qdr_player_set_name (QdrPlayer *self, const char *name)
{
  g_autofree char *line = NULL;

  g_return_if_fail (QDR_IS_PLAYER (self));
  g_return_if_fail (name == NULL || g_utf8_validate (name, -1, NULL));

  if (g_strcmp0 (self->name, name) == 0)
    return;

  /* A name must fit into one line of a saved game. */
  line = g_strdup (name);
  if (line != NULL)
    g_strdelimit (line, "\r\n", ' ');
  g_free (self->name);
  self->name = g_steal_pointer (&line);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
}

const char *
qdr_player_get_seat (QdrPlayer *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER (self), NULL);

  return self->seat != NULL ? self->seat : QDR_SEAT_HUMAN;
}

void
qdr_player_set_seat (QdrPlayer *self, const char *seat)
{
  g_return_if_fail (QDR_IS_PLAYER (self));
  g_return_if_fail (seat != NULL && qdr_seat_is_valid (seat));

  if (strcmp (qdr_player_get_seat (self), seat) == 0)
    return;

  g_free (self->seat);
  self->seat = strcmp (seat, QDR_SEAT_HUMAN) == 0 ? NULL : g_strdup (seat);
  self->is_here = strcmp (seat, QDR_SEAT_ELSEWHERE) != 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEAT]);
}

void
qdr_player_set_here (QdrPlayer *self, gboolean is_here)
{
  g_return_if_fail (QDR_IS_PLAYER (self));

  if (self->is_here == is_here)
    return;

  self->is_here = is_here;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEAT]);
}

const char *
qdr_player_get_personality_id (QdrPlayer *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER (self), NULL);

  return self->seat != NULL ? qdr_seat_get_personality_id (self->seat) : NULL;
}

const char *
qdr_player_get_engine_name (QdrPlayer *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER (self), NULL);

  return self->seat != NULL ? qdr_seat_get_engine_name (self->seat) : NULL;
}

gboolean
qdr_player_is_human (QdrPlayer *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER (self), FALSE);

  return self->is_here && qdr_player_is_person (self);
}

gboolean
qdr_player_is_here (QdrPlayer *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER (self), FALSE);

  return self->is_here;
}

gboolean
qdr_player_is_person (QdrPlayer *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER (self), FALSE);

  return self->seat == NULL || strcmp (self->seat, QDR_SEAT_ELSEWHERE) == 0;
}

guint
qdr_player_get_stock (QdrPlayer *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER (self), 0);

  return self->stock;
}

guint
qdr_player_get_initial_stock (QdrPlayer *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER (self), 0);

  return self->initial_stock;
}

void
qdr_player_set_stock (QdrPlayer *self, guint stock)
{
  if (self->stock == stock)
    return;

  self->stock = stock;
  self->initial_stock = MAX (self->initial_stock, stock);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STOCK]);
}

gboolean
qdr_player_get_in_play (QdrPlayer *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER (self), FALSE);

  return self->in_play;
}

void
qdr_player_set_in_play (QdrPlayer *self, gboolean in_play)
{
  if (self->in_play == in_play)
    return;

  self->in_play = in_play;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IN_PLAY]);
}

gint64
qdr_player_get_remaining_time (QdrPlayer *self)
{
  g_return_val_if_fail (QDR_IS_PLAYER (self), -1);

  return qdr_clock_get_remaining_time (&self->clock, g_get_monotonic_time ());
}

void
qdr_player_set_clock (QdrPlayer *self, const QdrClock *clock)
{
  const gboolean has_stopped = self->clock.started >= 0 && self->clock.started != clock->started;
  const gboolean is_other = self->clock.left != clock->left;

  self->clock = *clock;
  if (is_other || has_stopped)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REMAINING]);
}

void
qdr_player_notify_remaining_time (QdrPlayer *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REMAINING]);
}

#define COMPUTER_PREFIX "computer "
#define ENGINE_PREFIX "engine "

/* Maximum length of an engine's name, in characters. */
#define MAX_NAME_LENGTH 60

char *
qdr_seat_for_personality (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  return g_strconcat (COMPUTER_PREFIX, id, NULL);
}

const char *
qdr_seat_get_personality_id (const char *seat)
{
  g_return_val_if_fail (seat != NULL, NULL);

  return g_str_has_prefix (seat, COMPUTER_PREFIX) ? seat + strlen (COMPUTER_PREFIX) : NULL;
}

const char *
qdr_personality_id_find_strength_suffix (const char *id)
{
  const char *hyphen;
  gsize n_digits;

  g_return_val_if_fail (id != NULL, NULL);

  hyphen = strrchr (id, '-');
  if (hyphen == NULL || hyphen == id || hyphen[1] == '0')
    return NULL;
  n_digits = strspn (hyphen + 1, "0123456789");
  return hyphen[n_digits + 1] == '\0' && (n_digits == 3 || n_digits == 4) ? hyphen : NULL;
}

char *
qdr_seat_for_engine (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  return g_strconcat (ENGINE_PREFIX, name, NULL);
}

const char *
qdr_seat_get_engine_name (const char *seat)
{
  g_return_val_if_fail (seat != NULL, NULL);

  return g_str_has_prefix (seat, ENGINE_PREFIX) ? seat + strlen (ENGINE_PREFIX) : NULL;
}

gboolean
qdr_engine_name_is_valid (const char *name)
{
  const char *at;

  g_return_val_if_fail (name != NULL, FALSE);

  if (*name == '\0' || !g_utf8_validate (name, -1, NULL) ||
      g_utf8_strlen (name, -1) > MAX_NAME_LENGTH)
    return FALSE;
  for (at = name; *at != '\0'; at = g_utf8_next_char (at)) {
    const gunichar c = g_utf8_get_char (at);

    /* Reject characters that end a line or change the direction of the text after them. */
    if (g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029 || (c >= 0x202a && c <= 0x202e) ||
        (c >= 0x2066 && c <= 0x2069))
      return FALSE;
  }
  return name[0] != ' ' && at[-1] != ' ';
}

gboolean
qdr_seat_is_valid (const char *seat)
{
  const char *id;

  g_return_val_if_fail (seat != NULL, FALSE);

  if (strcmp (seat, QDR_SEAT_HUMAN) == 0 || strcmp (seat, QDR_SEAT_ELSEWHERE) == 0)
    return TRUE;
  if (qdr_seat_get_engine_name (seat) != NULL)
    return qdr_engine_name_is_valid (qdr_seat_get_engine_name (seat));

  id = qdr_seat_get_personality_id (seat);
  return id != NULL && g_utf8_validate (seat, -1, NULL) && id[0] != '\0' &&
         strpbrk (id, " \t\r\n") == NULL;
}
