/*
 * The drawings of the manual: boards with pawns, walls and marks, as SVG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "manual-figures.h"

#include <math.h>
#include <string.h>

#include "qdr-game-answer.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"

void
manual_add (GString *html, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_markup_vprintf_escaped (format, arguments);
  va_end (arguments);
  g_string_append (html, text);
}

/* Distances in a drawing. */
#define SQUARE 40
#define PITCH 50
#define MARGIN 15
#define LETTERS 22

/* Colours, which also differ in grey. They are attributes, because not every reader applies the style
 * of a document to the drawings in it. */
#define FRAME "fill='#8a5a36'"
#define GROOVES "fill='#d8bb8e'"
#define FREE_SQUARE "fill='#f8ecd2'"
#define WALL "fill='#4a2812'"
#define PROPOSED "fill='#fff' stroke='#4a2812' stroke-width='2' stroke-dasharray='6 3'"
#define REFUSED "fill='#f0b5ae' stroke='#a51d2d' stroke-width='2'"
#define CROSS "fill='none' stroke='#a51d2d' stroke-width='6'"
#define STEP "fill='#a8760a'"
#define POINTER "fill='#fff' stroke='#000' stroke-width='2'"
#define SYMBOL "fill='#fff'"
#define BOLD "font-family='sans-serif' font-weight='bold' text-anchor='middle'"
#define LETTER BOLD " font-size='17' fill='#fff3df'"
#define NAME BOLD " font-size='14' fill='#4a2812'"

static const char *const player_colours[QDR_MAX_PLAYERS] = { "#1a5fb4", "#c64600", "#1b7f3f",
                                                             "#813d9c" };

typedef struct {
  const char *topic;
  const char *position;
  /* Words, which are drawn in this order:
   *   letters  the coordinates
   *   goals    the goal of each player, and an arrow to it
   *   steps    a dot on each square to which the player to move can go
   *   paths    the shortest paths
   *   >e4      an arrow to where the player to move goes
   *   +e3h     a wall that can be placed
   *   =e3h     the name of a wall
   *   ^e3h     a pointer on a wall
   *   !e3h     a wall that is refused, and why */
  const char *marks;
} Figure;

static const Figure figures[] = {
  { "goal", "9 9 2 1 | e1 e9 | 10 10 | - | -", "letters goals" },
  { "pawn", "5 5 2 1 | c3 e5 | 6 6 | - | b2v", "steps" },
  { "pawn", "5 5 2 1 | c2 c3 | 6 6 | - | -", "steps >c4" },
  { "pawn", "5 5 2 1 | c2 c3 | 6 6 | c3h | -", "steps >b3 >d3" },
  { "pawn", "5 5 2 1 | c4 c5 | 6 6 | - | -", "steps >b5 >d5" },
  { "walls", "5 5 2 1 | c2 d4 | 6 6 | b2h | -", "!b2v" },
  { "walls", "5 5 2 1 | c2 d4 | 6 6 | b2h | -", "!c2h" },
  { "walls", "5 5 2 1 | c2 d5 | 6 6 | b4h,d4h | -", "!a4v" },
  { "mouse", "7 7 2 1 | d3 d6 | 7 7 | b5h | e2v", "steps +d5h ^d5h" },
  { "notation", "7 7 2 1 | e1 d7 | 8 8 | - | -", "letters >e2 +e3h =e3h" },
  { "notation", "7 7 2 1 | e2 d7 | 8 8 | - | -", "letters +e3v =e3v" },
  { "four", "9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | -", "letters goals" },
  { "hints", "9 9 2 1 | e4 e6 | 7 7 | d6h,f6h,c4h | c6v,e3v", "paths" },
};

typedef struct {
  GString *html;
  QdrPosition position;
  int top; /* of the last row */
  int left;
} Drawing;

/* Coordinates of the middle of a square. */
static int
get_x (const Drawing *self, guint square)
{
  return self->left + SQUARE / 2 + PITCH * (int) qdr_board_column (&self->position.board, square);
}

static int
get_y (const Drawing *self, guint square)
{
  const int row = (int) qdr_board_row (&self->position.board, square);

  return self->top + SQUARE / 2 + PITCH * ((int) self->position.board.height - 1 - row);
}

static void
draw_rect (const Drawing *self, const char *attributes, int x, int y, int width, int height)
{
  g_string_append_printf (self->html,
                          "<rect %s x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"3\"/>\n",
                          attributes, x, y, width, height);
}

static void
draw_wall (const Drawing *self, const char *attributes, QdrMove wall)
{
  const int x = get_x (self, qdr_move_square (wall)) + PITCH / 2;
  const int y = get_y (self, qdr_move_square (wall)) - PITCH / 2;
  const int length = PITCH + SQUARE;
  const int width = PITCH - SQUARE;

  if (qdr_move_kind (wall) == QDR_MOVE_HORIZONTAL_WALL)
    draw_rect (self, attributes, x - length / 2, y - width / 2, length, width);
  else
    draw_rect (self, attributes, x - width / 2, y - length / 2, width, length);
}

/* An arrow that leaves room for a pawn at its start. */
static void
draw_arrow (const Drawing *self, guint player, int from_x, int from_y, int to_x, int to_y)
{
  const double angle = atan2 (to_y - from_y, to_x - from_x);
  const double length = hypot (to_y - from_y, to_x - from_x);

  g_string_append_printf (
      self->html,
      "<path fill='%s' fill-opacity='0.75' transform=\"translate(%d %d) rotate(%d)\" "
      "d=\"M18 -3H%dV-10L%d 0L%d 10V3H18Z\"/>\n",
      player_colours[player], from_x, from_y, (int) round (angle * 180 / G_PI), (int) length - 14,
      (int) length, (int) length - 14);
}

/* The same figures as in the window. */
static void
draw_pawn (const Drawing *self, guint player)
{
  static const char *const symbols[] = {
    "<circle " SYMBOL " r=\"7\"/>",
    "<rect " SYMBOL " x=\"-6\" y=\"-6\" width=\"12\" height=\"12\"/>",
    "<path " SYMBOL " d=\"M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z\"/>",
    "<path " SYMBOL " d=\"M0 -9L9 0L0 9L-9 0Z\"/>",
  };

  g_string_append_printf (self->html,
                          "<g transform=\"translate(%d %d)\"><circle fill='%s' r='16'/>",
                          get_x (self, self->position.pawns[player]),
                          get_y (self, self->position.pawns[player]), player_colours[player]);
  g_string_append (self->html, symbols[player]);
  g_string_append_printf (self->html, "</g>\n");
}

static void
draw_goal (const Drawing *self, guint player)
{
  const QdrBoard *board = &self->position.board;
  const guint pawn = self->position.pawns[player];
  const QdrDirection heading = qdr_heading_of_player (self->position.players, player);
  const int columns = (heading == QDR_EAST) - (heading == QDR_WEST);
  const int rows = (heading == QDR_NORTH) - (heading == QDR_SOUTH);
  QdrBitsIter iter = qdr_bits_iter_make (qdr_position_goal (&self->position, player));

  while (qdr_bits_iter_next (&iter, board->words))
    g_string_append_printf (self->html,
                            "<circle fill='%s' fill-opacity='0.6' cx=\"%d\" cy=\"%d\" r=\"6\"/>\n",
                            player_colours[player], get_x (self, iter.index) + 12 * columns,
                            get_y (self, iter.index) - 12 * rows);
  draw_arrow (self, player, get_x (self, pawn), get_y (self, pawn),
              get_x (self, pawn) + 3 * PITCH * columns, get_y (self, pawn) - 3 * PITCH * rows);
}

static void
draw_path (const Drawing *self, guint player)
{
  QdrSquare squares[QDR_PATH_MAX];
  const guint n_steps = qdr_position_trace_path (&self->position, player, squares);
  const int shift = player == 0 ? -5 : 5; /* two paths beside each other */

  g_string_append_printf (
      self->html,
      "<polyline fill='none' stroke='%s' stroke-width='5' stroke-dasharray='9 5' points=\"",
      player_colours[player]);
  for (guint i = 0; i <= n_steps; i++)
    g_string_append_printf (self->html, "%d,%d ", get_x (self, squares[i]) + shift,
                            get_y (self, squares[i]) + shift);
  g_string_append_printf (self->html, "\"/>\n");
}

static void
draw_letters (const Drawing *self)
{
  const QdrBoard *board = &self->position.board;

  for (guint column = 0; column < board->width; column++)
    g_string_append_printf (self->html, "<text " LETTER " x=\"%d\" y=\"%d\">%c</text>\n",
                            get_x (self, column), get_y (self, 0) + SQUARE / 2 + LETTERS + 3,
                            (int) ('a' + column));
  for (guint row = 0; row < board->height; row++)
    g_string_append_printf (self->html, "<text " LETTER " x=\"%d\" y=\"%d\">%u</text>\n",
                            LETTERS / 2 + 4, get_y (self, qdr_board_square (board, 0, row)) + 6,
                            row + 1);
}

static QdrMove
read_move (const Drawing *self, const char *text)
{
  QdrMove move = QDR_MOVE_NONE;
  const QdrRefusalReason reason = qdr_move_from_text (&self->position.board, text, &move);

  g_assert (reason == QDR_REFUSAL_REASON_NONE);
  return move;
}

static void
draw_mark (const Drawing *self, const char *mark)
{
  const QdrPosition *position = &self->position;
  QdrMoveList list = { 0 };
  QdrMove move;
  int x;
  int y;

  if (g_str_equal (mark, "letters")) {
    draw_letters (self);
    return;
  }
  if (g_str_equal (mark, "goals") || g_str_equal (mark, "paths")) {
    for (guint player = 0; player < position->players; player++)
      (*mark == 'g' ? draw_goal : draw_path) (self, player);
    return;
  }
  if (g_str_equal (mark, "steps")) {
    qdr_position_generate_steps (position, &list);
    for (guint i = 0; i < list.count; i++)
      g_string_append_printf (self->html, "<circle " STEP " cx=\"%d\" cy=\"%d\" r=\"8\"/>\n",
                              get_x (self, qdr_move_square (list.moves[i])),
                              get_y (self, qdr_move_square (list.moves[i])));
    return;
  }

  move = read_move (self, mark + 1);
  x = get_x (self, qdr_move_square (move));
  y = get_y (self, qdr_move_square (move));
  switch (*mark) {
  case '>':
    draw_arrow (self, position->turn, get_x (self, position->pawns[position->turn]),
                get_y (self, position->pawns[position->turn]), x, y);
    break;
  case '+':
    draw_wall (self, PROPOSED, move);
    break;
  case '=':
    g_string_append_printf (self->html, "<text " NAME " x=\"%d\" y=\"%d\">%s</text>\n",
                            x + (mark[3] == 'h' ? PITCH / 2 : 0),
                            y - (mark[3] == 'h' ? PITCH - 8 : PITCH / 2 - 8), mark + 1);
    break;
  case '^':
    g_string_append_printf (self->html,
                            "<path " POINTER " transform=\"translate(%d %d)\" "
                            "d=\"M0 0V30L7 23L12 34L17 32L12 21H22Z\"/>\n",
                            x + PITCH / 2 + 8, y - PITCH / 2);
    break;
  default:
    draw_wall (self, REFUSED, move);
    g_string_append_printf (self->html, "<path " CROSS " d=\"M%d %dl20 20m0 -20l-20 20\"/>\n",
                            x + PITCH / 2 - 10, y - PITCH / 2 - 10);
  }
}

/* Says where pawns and walls are and where the player to move can go, in the words of the game. */
static char *
describe (const Figure *figure, const QdrPosition *position)
{
  g_autoptr (QdrGame) game = qdr_game_new (position, TRUE);
  g_auto (GStrv) where =
      qdr_game_answer_question (game, QDR_QUESTION_WHERE, QDR_MOVE_NONE, QDR_SPEECH_DETAIL_FULL);
  g_autofree char *text = g_strjoinv (" ", where);

  if (strstr (figure->marks, "steps") != NULL) {
    g_auto (GStrv) moves =
        qdr_game_answer_question (game, QDR_QUESTION_MOVES, QDR_MOVE_NONE, QDR_SPEECH_DETAIL_FULL);

    return g_strconcat (text, " ", moves[0], NULL);
  }
  return g_steal_pointer (&text);
}

static void
add_figure (GString *html, const Figure *figure)
{
  Drawing self = { .html = html, .top = MARGIN, .left = MARGIN };
  const gboolean has_letters = g_str_has_prefix (figure->marks, "letters");
  const char *refused = strchr (figure->marks, '!');
  g_auto (GStrv) marks = g_strsplit (figure->marks, " ", -1);
  g_autofree char *description = NULL;
  g_autoptr (GError) error = NULL;
  const QdrBoard *board = &self.position.board;
  int width;
  int height;

  if (!qdr_position_from_text (figure->position, &self.position, NULL, &error))
    g_error ("%s: %s", figure->position, error->message);
  if (has_letters)
    self.left += LETTERS - 8;
  width = PITCH * board->width - PITCH + SQUARE + self.left + MARGIN;
  height = PITCH * board->height - PITCH + SQUARE + self.top + MARGIN + (has_letters ? 14 : 0);
  description = describe (figure, &self.position);

  manual_add (html, "<figure class=\"%s\">\n<svg role=\"img\" viewBox=\"0 0 %d %d\">\n",
              board->width > 7   ? "large"
              : board->width > 5 ? "middle"
                                 : "small",
              width, height);
  manual_add (html, "<title>%s</title>\n", description);
  draw_rect (&self, FRAME, 0, 0, width, height);
  draw_rect (&self, GROOVES, self.left - 4, self.top - 4, PITCH * board->width - 2,
             PITCH * board->height - 2);
  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      const guint square = qdr_board_square (board, column, row);

      draw_rect (&self, FREE_SQUARE, get_x (&self, square) - SQUARE / 2,
                 get_y (&self, square) - SQUARE / 2, SQUARE, SQUARE);
    }
  for (guint kind = 0; kind < 2; kind++) {
    QdrBitsIter iter = qdr_bits_iter_make (&self.position.walls[kind]);

    while (qdr_bits_iter_next (&iter, board->words))
      draw_wall (&self, WALL, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + kind, iter.index));
  }
  for (guint player = 0; player < self.position.players; player++)
    draw_pawn (&self, player);
  for (char **mark = marks; *mark != NULL; mark++)
    draw_mark (&self, *mark);
  manual_add (html, "</svg>\n");

  if (refused != NULL) {
    g_autoptr (QdrGame) game = qdr_game_new (&self.position, TRUE);
    const QdrRefusal refusal =
        qdr_position_check_move (&self.position, read_move (&self, refused + 1));
    g_autofree char *sentence =
        qdr_refusal_to_string (refusal, qdr_game_get_player_name (game, refusal.player));

    manual_add (html, "<figcaption>%s</figcaption>\n", sentence);
  }
  manual_add (html, "</figure>\n");
}

guint
manual_count_figures (const char *topic)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    n += g_str_equal (figures[i].topic, topic);
  return n;
}

void
manual_add_figures (GString *html, const char *topic)
{
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (g_str_equal (figures[i].topic, topic))
      add_figure (html, &figures[i]);
}
