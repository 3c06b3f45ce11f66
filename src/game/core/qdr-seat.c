/*
 * Seats, which name who moves for a player: "human", "computer ID" or "engine NAME".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-seat.h"

#include <string.h>

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
qdr_seat_get_personality (const char *seat)
{
  g_return_val_if_fail (seat != NULL, NULL);

  return g_str_has_prefix (seat, COMPUTER_PREFIX) ? seat + strlen (COMPUTER_PREFIX) : NULL;
}

const char *
qdr_seat_find_strength_suffix (const char *id)
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
qdr_seat_get_engine (const char *seat)
{
  g_return_val_if_fail (seat != NULL, NULL);

  return g_str_has_prefix (seat, ENGINE_PREFIX) ? seat + strlen (ENGINE_PREFIX) : NULL;
}

gboolean
qdr_seat_is_valid_engine_name (const char *name)
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

  if (strcmp (seat, QDR_SEAT_HUMAN) == 0)
    return TRUE;
  if (qdr_seat_get_engine (seat) != NULL)
    return qdr_seat_is_valid_engine_name (qdr_seat_get_engine (seat));

  id = qdr_seat_get_personality (seat);
  return id != NULL && g_utf8_validate (seat, -1, NULL) && id[0] != '\0' &&
         strpbrk (id, " \t\r\n") == NULL;
}
