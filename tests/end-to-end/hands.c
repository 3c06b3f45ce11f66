/*
 * Mouse and keyboard of the user, by xdotool.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hands.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

/* Without a compositor GTK draws a frame around a window, which AT-SPI coordinates exclude. */
#define FRAME 5

/* Longer than anything takes on a slow machine with sanitizers. */
#define DEADLINE_US (180 * G_USEC_PER_SEC)

/* Lines that xdotool prints for a window, from its number to its screen. */
#define N_LINES 6

static int screen_scale = 1;

static void act (const char *format, ...) G_GNUC_PRINTF (1, 2);

static void
act (const char *format, ...)
{
  g_autofree char *words = NULL;
  g_autofree char *command = NULL;
  int status;
  va_list args;

  va_start (args, format);
  words = g_strdup_vprintf (format, args);
  va_end (args);
  command = g_strconcat ("xdotool ", words, NULL);
  ck_assert (g_spawn_command_line_sync (command, NULL, NULL, &status, NULL));
  ck_assert_int_eq (status, 0);
}

void
hands_set_scale (int scale)
{
  screen_scale = scale;
}

void
hands_use_layout (const char *layouts)
{
  const char *const arguments[] = { "setxkbmap", layouts, NULL };
  int status;

  ck_assert (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                           NULL, &status, NULL));
  ck_assert_int_eq (status, 0);
}

void
hands_press (const char *keys)
{
  act ("key %s", keys);
}

void
hands_type (const char *text)
{
  g_autofree char *quoted = g_shell_quote (text);

  act ("type -- %s", quoted);
}

void
hands_rest (void)
{
  act ("mousemove %d %d", 500 * screen_scale, 20 * screen_scale);
}

static int
on_screen (int coordinate)
{
  return (coordinate + FRAME) * screen_scale;
}

void
hands_point (AccessiblePoint point)
{
  act ("mousemove %d %d", on_screen (point.x), on_screen (point.y));
}

void
hands_click (AccessiblePoint point)
{
  act ("mousemove %d %d click 1", on_screen (point.x), on_screen (point.y));
}

/* Returns the number in a line such as "X=12". */
static int
read_number (const char *line, const char *name)
{
  ck_assert_msg (g_str_has_prefix (line, name), "\"%s\" is no %s", line, name);
  return atoi (line + strlen (name));
}

/* Finds a window on the screen by its size. */
static gboolean
find_on_screen (int width, int height, AccessiblePoint *place)
{
  g_autofree char *output = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_spawn_command_line_sync ("xdotool search --onlyvisible --class . getwindowgeometry "
                                  "--shell %@",
                                  &output, NULL, NULL, NULL))
    return FALSE;
  lines = g_strsplit (output, "\n", -1);
  for (char **window = lines; g_strv_length (window) >= N_LINES; window += N_LINES) {
    *place = (AccessiblePoint){ read_number (window[1], "X="), read_number (window[2], "Y=") };
    if (read_number (window[3], "WIDTH=") == width && read_number (window[4], "HEIGHT=") == height)
      return TRUE;
  }
  return FALSE;
}

void
hands_click_in_popover (Accessible *item)
{
  const gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  AccessiblePoint place;
  AccessiblePoint middle;
  int width;
  int height;

  do {
    ck_assert_msg (g_get_monotonic_time () < deadline, "there is no popover on the screen");
    middle = accessible_get_middle_in_popover (item, &width, &height);
  } while (!find_on_screen (width * screen_scale, height * screen_scale, &place));
  act ("mousemove %d %d click 1", place.x + middle.x * screen_scale,
       place.y + middle.y * screen_scale);
}

void
hands_double_click (AccessiblePoint point)
{
  act ("mousemove %d %d click --repeat 2 --delay 150 1", on_screen (point.x), on_screen (point.y));
}

/* In steps, as a drag begins only after the mouse has moved a short distance. */
static void
begin_drag (AccessiblePoint from, AccessiblePoint to)
{
  hands_point (from);
  act ("mousedown 1");
  for (int step = 1; step <= 8; step++)
    hands_point ((AccessiblePoint){ from.x + (to.x - from.x) * step / 8,
                                    from.y + (to.y - from.y) * step / 8 });
}

void
hands_drag (AccessiblePoint from, AccessiblePoint to, int turns)
{
  begin_drag (from, to);
  for (int i = 0; i < turns; i++)
    act ("click 4");
  act ("mouseup 1");
}

void
hands_drag_and_take_back (AccessiblePoint from, AccessiblePoint to)
{
  begin_drag (from, to);
  act ("click 3");
  act ("mouseup 1");
}

void
hands_draw (AccessiblePoint from, AccessiblePoint to)
{
  hands_point (from);
  act ("mousedown 3");
  for (int step = 1; step <= 4; step++)
    hands_point ((AccessiblePoint){ from.x + (to.x - from.x) * step / 4,
                                    from.y + (to.y - from.y) * step / 4 });
  act ("mouseup 3");
}

/* Squares and walls */

/* A move is a letter and a number, and for a wall "h" or "v". */
typedef struct {
  int column;
  int row;
  char kind; /* '\0' for a step */
} Move;

static Move
parse (const char *text)
{
  char *end;
  const long number = strtol (text + 1, &end, 10);

  ck_assert_msg (g_ascii_islower (text[0]) && number > 0, "\"%s\" is no place of a board", text);
  return (Move){ text[0] - 'a', (int) number - 1, *end };
}

HandsBoard *
hands_find_board (Accessible *window)
{
  HandsBoard *board = g_new (HandsBoard, 1);

  *board = (HandsBoard){ window, accessible_wait_for_square (window, "a1"),
                         accessible_wait_for_square (window, "e5") };

  return board;
}

/* The point is near the middle of the wall, where grooves cross, but beside it, so that the
 * direction is certain. */
AccessiblePoint
hands_find_place (HandsBoard *board, const char *text)
{
  const Move move = parse (text);
  const AccessiblePoint low = accessible_get_middle (board->a1);
  const AccessiblePoint high = accessible_get_middle (board->e5);
  const double pitch = (high.x - low.x) / 4.0;
  const double across = move.kind == '\0' ? 0 : move.kind == 'h' ? 0.25 : 0.5;
  const double up = move.kind == '\0' ? 0 : move.kind == 'v' ? 0.25 : 0.5;

  /* Letters go to the right in all languages. */
  ck_assert_int_lt (low.x, high.x);
  ck_assert_int_gt (low.y, high.y);
  return (AccessiblePoint){
    low.x + (int) ((move.column + across) * pitch + 0.5),
    low.y - (int) ((move.row + up) * pitch + 0.5),
  };
}

void
hands_click_moves (HandsBoard *board, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (char **word = words; *word != NULL; word++) {
    hands_click (hands_find_place (board, *word));
    accessible_wait_for_move (board->window, *word);
  }
}

/* Keys on the board */

static void
press_times (GString *keys, int times, const char *key, const char *opposite)
{
  for (int i = 0; i < abs (times); i++)
    g_string_append_printf (keys, "%s ", times > 0 ? key : opposite);
}

void
hands_type_moves (Accessible *window, HandsSquare focus, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (char **word = words; *word != NULL; word++) {
    g_autoptr (GString) keys = g_string_new (NULL);
    const Move from = parse (focus);
    const Move to = parse (*word);

    press_times (keys, to.column - from.column, "Right", "Left");
    press_times (keys, to.row - from.row, "Up", "Down");
    if (to.kind != '\0')
      g_string_append_printf (keys, "%c ", to.kind);
    g_string_append (keys, "Return");
    hands_press (keys->str);
    accessible_wait_for_move (window, *word);
    g_snprintf (focus, sizeof (HandsSquare), "%c%d", 'a' + to.column, to.row + 1);
  }
}
