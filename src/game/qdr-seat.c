/*
 * Seats: who sits at a board, as saved games spell it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-seat.h"

#include <string.h>

#define COMPUTER_PREFIX "computer "

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

gboolean
qdr_seat_is_valid (const char *seat)
{
  const char *id;

  g_return_val_if_fail (seat != NULL, FALSE);

  if (strcmp (seat, QDR_SEAT_HUMAN) == 0)
    return TRUE;

  id = qdr_seat_get_personality (seat);
  return id != NULL && g_utf8_validate (seat, -1, NULL) && id[0] != '\0' &&
         strpbrk (id, " \t\r\n") == NULL;
}
