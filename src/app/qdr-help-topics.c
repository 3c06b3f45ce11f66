/*
 * The text of the help page, which is also that of the manual.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-help-topics.h"

#include <glib/gi18n.h>

#include "qdr-game-answer.h"

/* A placeholder for the list of questions, recognised by its address. */
static const char questions[] = "";

static const QdrHelpTopic topics[] = {
  { N_ ("How to Play"),
    "goal",
    N_ ("The Goal"),
    { N_ ("Be the first to bring your pawn to any square on the opposite side.") } },
  { NULL,
    "turn",
    N_ ("Your Turn"),
    { N_ ("Either move your pawn or place a wall. You may not pass.") } },
  { NULL,
    "pawn",
    N_ ("The Pawn"),
    { N_ ("It moves one square up, down, left or right, but not through a wall."),
      N_ ("If another pawn stands in the way, it jumps straight over it. Where that is impossible, "
          "because of a wall, the edge of the board or a third pawn, it may land on either side of "
          "the other pawn instead.") } },
  { NULL,
    "walls",
    N_ ("The Walls"),
    { N_ ("A wall is two squares long and blocks everybody. Walls may not overlap or cross, and "
          "they stay where they are until the end of the game. On the usual board two players have "
          "ten walls each, four players five."),
      N_ ("You may not shut anybody in: every player must always have a path to the goal, however "
          "long."),
      N_ ("Against easy opponents, a wall you point at shows the paths it makes longer, and by how "
          "many steps.") } },
  { NULL,
    "new-game",
    N_ ("A New Game"),
    { N_ ("“Play” on the home page, or Ctrl+N, shows all opponents, from the weakest to the "
          "strongest. Choose one, then the board, the number of players, who begins and a clock. "
          "Enter, or a double click on a portrait, starts the game."),
      N_ ("“Other” shows all sizes, also of boards that are not square. Your last three set-ups "
          "can be started again with one click."),
      N_ ("“Play Again” (Ctrl+G), after a game, follows “Who Begins” of the last set-up; with “In "
          "Turn”, whoever began is second now.") } },
  { NULL,
    "mouse",
    N_ ("With the Mouse"),
    { N_ ("Click a marked square to move there. Point at the groove between two squares to see the "
          "wall that a click will place; R, the secondary button or the wheel turns it."),
      N_ ("You can also drag your pawn, or a wall from your stock onto the board. The secondary "
          "button or Escape takes the drag back."),
      N_ ("To plan ahead, draw with the secondary button: a drag from square to square is an "
          "arrow, a click on a square a mark. Do the same again to remove it; the next move or "
          "Escape removes everything.") } },
  { NULL,
    "touch",
    N_ ("By Touch"),
    { N_ ("Tap a marked square to move there, and a groove to place a wall. Where the squares are "
          "small, the first tap shows the wall and a second one on it places it. You can also drag "
          "the wall over the board; it runs ahead of your finger.") } },
  { NULL,
    "notation",
    N_ ("Notation"),
    { N_ ("Columns have letters and rows have numbers. “e2” moves the pawn to that square. “e3h” "
          "is a horizontal wall on top of e3 and f3, “e3v” a vertical wall to the right of e3 and "
          "e4.") } },
  { NULL,
    "draws",
    N_ ("Draws"),
    { N_ ("The game is a draw when a position occurs for the third time, unless it was set up "
          "without this rule. It is also a draw when a player has no legal move, which can happen "
          "with four players.") } },
  { NULL,
    "four",
    N_ ("Four Players"),
    { N_ ("The turn passes clockwise. A player who resigns or runs out of time leaves the board, "
          "but the walls stay.") } },

  { N_ ("Without a Mouse"),
    "keyboard",
    N_ ("With the Keyboard"),
    { N_ ("Go from square to square with the arrow keys, and press Enter to move there. Press H or "
          "V to see the wall with the name of the square, on e3 e3h or e3v; the arrow keys shift "
          "it, Enter places it and Escape cancels it."),
      N_ ("Type the name of a square to go there, “e4”; “e3h” and Enter place a wall. Ctrl+L opens "
          "a line to type moves in."),
      N_ ("Everything else has a key, too: Ctrl+? shows them all.") } },
  { NULL,
    "questions",
    N_ ("Asking"),
    { N_ ("Press these keys on the board, or type the words in the line for moves (Ctrl+L) or in "
          "the terminal. The answer is spoken, and stays below the board for a while."),
      questions,
      N_ ("North is where the rows have higher numbers, east where the columns have later letters, "
          "however the board is turned. Above, below, left and right are the directions of the "
          "arrow keys.") } },
  { NULL,
    "screen-reader",
    N_ ("With a Screen Reader"),
    { N_ ("Every square and every place for a wall is a button. It says what is there, and whether "
          "you can move there or place a wall."),
      N_ ("Moves, results, refusals and hints are announced wherever the focus is: first your "
          "move, then the answer, then whose turn it is."),
      N_ ("Tones mark places on the board: columns from left to right, rows from low to high. Your "
          "moves sound round, those of others hollow, and the second tone of a step is the higher "
          "the nearer the goal is. A knock means that a wall or the edge is in the way. “Places by "
          "Ear” in the preferences turns tones on or off.") } },
  { NULL,
    "switch",
    N_ ("With One Switch"),
    { N_ ("Turn on “Scanning” in the preferences. Then the board frames one choice after the "
          "other, and Space, Enter, a click or a tap anywhere on the board takes the one that is "
          "framed: first the pawn or a kind of wall, then a square, or a row and a wall of it. Two "
          "rounds without a press lead back."),
      N_ ("“More” leads to the buttons, first those for playing. In dialogs and menus, and at the "
          "end of a game, their buttons are framed, a row first and then one of them."),
      N_ ("With two switches Space goes on to the next choice, and Enter takes it.") } },

  { N_ ("Games"),
    "opponents",
    N_ ("Opponents"),
    { N_ ("Opponents differ in strength, which the rating tells, and in style: some run, others "
          "build. “Like Me” becomes as strong as you are. The ladder, on the home page, shows whom "
          "you have beaten and who is next."),
      N_ ("“More Options” of a new game has names, walls, and who sits where: opponents, people at "
          "the same screen, or engines, which are other programs that you add in the "
          "preferences.") } },
  { NULL,
    "elsewhere",
    N_ ("Somebody Elsewhere"),
    { N_ ("“Somebody Elsewhere”, among the opponents of a new game, is a friend at another "
          "computer. By a file: choose a folder that both of you can reach. Your friend opens the "
          "file there, and each move appears on both boards."),
      N_ ("By messages: “Copy” after your move (Shift+Ctrl+M) copies a line; send it. Your friend "
          "pastes it (Shift+Ctrl+V), drops it on the window or clicks it, moves, and answers in "
          "the same way."),
      N_ ("“Undo”, “Offer a Draw” in the main menu, and another game are questions to the others. "
          "Hints and analysis wait for the end of the game. The home page shows the games in which "
          "it is your turn.") } },
  { NULL,
    "clocks",
    N_ ("Clocks"),
    { N_ ("With a clock, each player has a limited time for the whole game, and each move can add "
          "some seconds. The clocks start with the first move, and a player who runs out of time "
          "loses. A pause (Ctrl+P) stops them; looking back at earlier moves does not.") } },
  { NULL,
    "matches",
    N_ ("Matches"),
    { N_ ("A match is the best of 3 or 5 games against the same opponents. Whoever moved second "
          "begins the next game. A win is a point, a draw half a point. You can close the program "
          "and continue the match later; starting another game ends it, after a question.") } },
  { NULL,
    "take-back",
    N_ ("Taking Back and Looking Back"),
    { N_ ("“Undo” takes back your last move, and the computer’s answer with it. The list of moves, "
          "or Alt with the arrow keys, takes you to any position of the game."),
      N_ ("A move that you play in an earlier position begins a variation; the moves that were "
          "played there before are kept. Variations are in the list of moves; a click on one takes "
          "you there.") } },
  { NULL,
    "end",
    N_ ("The End of a Game"),
    { N_ ("A card beside the board shows the number of moves and the walls of each player. "
          "“Turning Point” shows the move from which the winner was always ahead. Escape closes "
          "the card.") } },

  { N_ ("Learn"),
    "puzzles",
    N_ ("Puzzles"),
    { N_ ("The lesson teaches the rules in ten steps. A puzzle asks for the best move; solving "
          "puzzles gives you a rating. “Puzzle of the Day” has a new one each day, “Storm” as many "
          "as you can solve in three minutes.") } },
  { NULL,
    "hints",
    N_ ("Help from the Computer"),
    { N_ ("A hint (Ctrl+H, or the light bulb) comes by degrees. Each press reveals more: where to "
          "look, a wall or the pawn, the move, and why. It is what the computer would play at full "
          "strength, whoever you play against. Ctrl+D draws every player’s shortest path to the "
          "goal."),
      N_ ("The analysis (Ctrl+E) shows who is ahead and the best moves for as long as you "
          "like.") } },
  { NULL,
    "review",
    N_ ("Review"),
    { N_ ("A review (Shift+Ctrl+E) shows which moves of the game lost the most, what would have "
          "been better, and how accurate each player was. With a clock, it waits for the end of "
          "the game."),
      N_ ("After a review you can try your mistakes again: find a better move than the one you "
          "played. They come back on later days, among the puzzles.") } },

  { N_ ("Library and Tournaments"),
    "home",
    N_ ("Home"),
    { N_ ("The home page (Shift+Ctrl+H, or the house at the top) leads to a new game, the lesson, "
          "puzzles and recent games. Your game waits meanwhile, its clocks too.") } },
  { NULL,
    "library",
    N_ ("Library"),
    { N_ ("Games go into the library (Shift+Ctrl+L) when they end. Find them by player, result, "
          "opening or position; export them, or import others. “Openings” (Alt+4) shows which "
          "moves were played in a position, and with what success.") } },
  { NULL,
    "statistics",
    N_ ("Statistics"),
    { N_ ("The statistics (Shift+Ctrl+G) show results, rating and mistakes of a player, a ranking, "
          "and which computer beats which.") } },
  { NULL,
    "tournaments",
    N_ ("Tournaments"),
    { N_ ("In a tournament (Shift+Ctrl+K) opponents, engines and people meet each other. Computers "
          "play in the background, games of people wait for them, and a table shows the standings. "
          "A click on a result leads to its games.") } },
  { NULL,
    "saved-games",
    N_ ("Saved Games"),
    { N_ ("A game is saved as text that you can read, edit and send by email. What is on the "
          "screen when you close the program comes back when you start it again."),
      N_ ("A game that you leave for another one is saved automatically, and is among the recent "
          "games of the home page."),
      N_ ("To show a game to others, “Share” in the main menu copies it or saves a picture or an "
          "animation.") } },
};

const QdrHelpTopic *
qdr_help_get_topics (guint *n)
{
  *n = G_N_ELEMENTS (topics);
  return topics;
}

static char *
list_questions (void)
{
  GString *list = g_string_new (NULL);
  guint n;
  const QdrQuestionInfo *infos = qdr_game_question_get_all (&n);

  for (guint i = 0; i < n; i++) {
    const QdrQuestionInfo *info = &infos[i];
    const char *first = qdr_game_question_get_word (info);
    g_autofree char *word = info->argument != NULL
                                ? g_strdup_printf ("%s %s", first, _ (info->argument))
                                : g_strdup (first);
    const char key[] = { g_ascii_toupper (info->key), '\0' };

    if (i > 0)
      g_string_append_c (list, '\n');
    if (info->key == '\0')
      /* Translators: the first %s is a word to type, the last %s describes its effect. */
      g_string_append_printf (list, _ ("“%s”: %s"), word, _ (info->summary));
    else if (g_ascii_isupper (info->key))
      /* Translators: the first %s is a key, the second %s a word to type, the last %s their
       * effect. */
      g_string_append_printf (list, _ ("Shift+%s, “%s”: %s"), key, word, _ (info->summary));
    else
      /* Translators: the first %s is a key, the second %s a word to type, the last %s their
       * effect. */
      g_string_append_printf (list, _ ("%s, “%s”: %s"), key, word, _ (info->summary));
  }
  return g_string_free (list, FALSE);
}

char *
qdr_help_topic_dup_paragraph (const QdrHelpTopic *self, guint i)
{
  const char *text = self->paragraphs[i];

  return text == questions ? list_questions () : g_strdup (text != NULL ? _ (text) : NULL);
}
