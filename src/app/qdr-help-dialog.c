/*
 * The help page: rules, mouse, touch and keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-help-dialog.h"

#include <glib/gi18n.h>

#include "qdr-game-answer.h"
#include "qdr-window-presenting.h"
#include "qdr-wrap-layout.h"

struct _QdrHelpDialog {
  AdwWindow parent_instance;

  GtkBox *page;
};

G_DEFINE_FINAL_TYPE (QdrHelpDialog, qdr_help_dialog, ADW_TYPE_WINDOW)

#define MAX_PARAGRAPHS 4

typedef struct {
  const char *title;
  const char *paragraphs[MAX_PARAGRAPHS];
} Topic;

/* A placeholder for the list of questions, recognised by its address. */
static const char questions[] = "";

static const Topic topics[] = {
  { N_ ("The Goal"),
    { N_ ("Be the first to bring your pawn to any square on the opposite side.") } },
  { N_ ("Your Turn"), { N_ ("Either move your pawn or place a wall. You may not pass.") } },
  { N_ ("The Pawn"),
    { N_ ("It moves one square up, down, left or right, but not through a wall."),
      N_ ("If another pawn stands in the way, it jumps straight over it. Where that is impossible, "
          "because of a wall, the edge of the board or a third pawn, it may land on either side of "
          "the other pawn instead.") } },
  { N_ ("The Walls"),
    { N_ ("A wall is two squares long and blocks everybody. Walls may not overlap or cross, and "
          "they stay where they are until the end of the game."),
      N_ ("You may not shut anybody in: every player must always have a path to the goal, however "
          "long."),
      N_ ("Against easy opponents, a wall you point at shows the paths it makes longer, and by how "
          "many steps.") } },
  { N_ ("With the Mouse"),
    { N_ ("Click a marked square to move there. Point at the groove between two squares to see the "
          "wall that a click will place; R, the secondary button or the wheel turns it."),
      N_ ("You can also drag your pawn, or a wall from your stock onto the board. Meanwhile R or "
          "the wheel turns the wall, and the secondary button or Escape takes the drag back."),
      N_ ("To plan ahead, draw with the secondary button: a drag from square to square is an "
          "arrow, a click on a square a mark. Do the same again to remove it; the next move or "
          "Escape removes everything.") } },
  { N_ ("By Touch"),
    { N_ ("Tap a marked square to move there, and a groove to place a wall. Where the squares are "
          "small, the first tap shows the wall and a second one on it places it. You can also drag "
          "the wall over the board; it runs ahead of your finger.") } },
  { N_ ("With the Keyboard"),
    { N_ ("Go from square to square with the arrow keys, and press Enter to move there. Press H or "
          "V to see the wall with the name of the square, on e3 e3h or e3v; the arrow keys shift "
          "it, Enter places it and Escape cancels it. Shift with an arrow key goes into the groove "
          "on that side of the square, and Ctrl+L opens a line to type moves in."),
      N_ ("Type the name of a square to go there, “e4”; “e3h” and Enter place a wall. Ctrl with an "
          "arrow key goes on until a wall or the edge, J goes to your pawn, Shift+J to the next "
          "other one, N to the next wall and Shift+N to the one before."),
      N_ ("Everything else has a key, too: Ctrl+? shows them all.") } },
  { N_ ("Asking"),
    { N_ ("Press these keys on the board, or type the words in the line for moves (Ctrl+L) or in "
          "the terminal. The answer is spoken, and stays below the board for a while."),
      questions,
      N_ ("North is where the rows have higher numbers, east where the columns have later letters, "
          "however the board is turned. Above, below, left and right are the directions of the "
          "arrow keys.") } },
  { N_ ("With One Switch"),
    { N_ ("Turn on “Scanning” in the preferences. Then the board frames one choice after the "
          "other, and Space, Enter, a click or a tap anywhere on the board takes the one that is "
          "framed: first the pawn or a kind of wall, then a square, or a row and a wall of it. Two "
          "rounds without a press lead back."),
      N_ ("“More” leads to the buttons, first those for playing: undo, hint, resign. In dialogs "
          "and menus, and at the end of a game, their buttons are framed, a row first and then one "
          "of them. There a click is the switch as long as the mouse stays where it is."),
      N_ ("With two switches Space goes on to the next choice, and Enter takes it.") } },
  { N_ ("With a Screen Reader"),
    { N_ ("Every square is a button that says where it is, whose pawn stands on it, which walls "
          "touch it and whether you can move there; every place for a wall is a button that says "
          "whether a wall can stand there. Both have actions to move or to place a wall."),
      N_ ("Moves, results, refusals and hints are announced wherever the focus is: first your "
          "move, then the answer, then whose turn it is. A on the board repeats the last sentence, "
          "Shift+Ctrl+R announces how the race stands, and Shift+Ctrl+T what an opponent said "
          "last."),
      N_ ("Tones mark places on the board, if the program was built with sound: columns from left "
          "to right, rows from low to high. Your moves sound round, those of others hollow, and "
          "the second tone of a step is the higher the nearer the goal is. A knock means that a "
          "wall or the edge is in the way of an arrow key. “Places by Ear” in the preferences "
          "turns tones on or off, with or without a screen reader.") } },
  { N_ ("Notation"),
    { N_ ("Columns have letters and rows have numbers. “e2” moves the pawn to that square. “e3h” "
          "is a horizontal wall on top of e3 and f3, “e3v” a vertical wall to the right of e3 and "
          "e4.") } },
  { N_ ("A New Game"),
    { N_ ("Ctrl+N shows all opponents, from the weakest to the strongest. Choose one with a click "
          "or the arrow keys; beside them you choose the size of the board, the number of players, "
          "who begins and a clock. Enter, or a double click on a portrait, starts the game."),
      N_ ("“Other” shows all sizes, also of boards that are not square. Names, walls and who sits "
          "where are under “More Options”. Your last three set-ups can be started again with one "
          "click."),
      N_ ("“Play Again” (Ctrl+G), after a game, follows “Who Begins” of the last set-up; with “In "
          "Turn”, whoever began is second now.") } },
  { N_ ("Matches"),
    { N_ ("A match is the best of 3 or 5 games against the same opponents. Whoever moved second "
          "begins the next game. A win is a point, a draw half a point, and the match ends when "
          "nobody can catch up with the leader."),
      N_ ("The score is in the header bar. The first result of a game counts, even if moves are "
          "taken back afterwards. You can close the program and continue the match later. Starting "
          "another game ends the match, after a question.") } },
  { N_ ("Clocks"),
    { N_ ("If you like, each player has a limited time for the whole game; you choose it when you "
          "start a new game. The clocks start with the first move, and a player who runs out of "
          "time loses. They stop during a pause (Ctrl+P), but yours keeps running while you look "
          "back at earlier moves.") } },
  { N_ ("Taking Back and Looking Back"),
    { N_ ("“Undo” takes back your last move, and the computer’s answer with it. The list of moves, "
          "or Alt with the arrow keys, takes you to any position of the game."),
      N_ ("A move that you play in an earlier position begins a variation; the moves that were "
          "played there before are kept. Variations are in the list of moves; a click on one takes "
          "you there.") } },
  { N_ ("Help from the Computer"),
    { N_ ("A hint (Ctrl+H, or the light bulb) comes by degrees. Each press reveals more: where to "
          "look, a wall or the pawn, the move, and why. It is what the computer would play at full "
          "strength, whoever you play against. Ctrl+D draws every player’s shortest path to the "
          "goal."),
      N_ ("The analysis (Ctrl+E) shows who is ahead and the best moves for as long as you "
          "like."),
      N_ ("A review (Shift+Ctrl+E) shows which moves of the game lost the most, what would have "
          "been better, and how accurate each player was. With a clock, it waits for the end of "
          "the game."),
      N_ ("After a review you can try your mistakes again: find a better move than the one you "
          "played. They come back on later days, among the puzzles. The bin at the top, or Delete, "
          "removes one.") } },
  { N_ ("The End of a Game"),
    { N_ ("A card beside the board shows the number of moves and the walls of each player. "
          "“Turning Point” shows the move from which the winner was always ahead. Escape closes "
          "the card.") } },
  { N_ ("Draws"),
    { N_ ("The game is a draw when a position occurs for the third time, unless it was set up "
          "without this rule. It is also a draw when a player has no legal move, which can happen "
          "with four players.") } },
  { N_ ("Four Players"),
    { N_ ("The turn passes clockwise. A player who resigns or runs out of time leaves the board, "
          "but the walls stay.") } },
  { N_ ("Home"),
    { N_ ("The home page (Shift+Ctrl+H, or the house at the top) leads to a new game, the lesson, "
          "puzzles and recent games. Your game waits meanwhile, its clocks too.") } },
  { N_ ("Saved Games"),
    { N_ ("A game is saved as text that you can read, edit and send by email. What is on the "
          "screen when you close the program comes back when you start it again."),
      N_ ("A game that you leave for another one is saved automatically, and is among the recent "
          "games of the home page."),
      N_ ("To show a game to others, “Share” in the main menu copies it or saves a picture or an "
          "animation.") } },
};

/* Makes a selectable label, so that Tab reaches it and a screen reader reads it. */
static GtkWidget *
make_label (const char *text, GtkAccessibleRole role, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.0,
                                   "selectable", TRUE, "accessible-role", role, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
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

static void
qdr_help_dialog_class_init (QdrHelpDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/help-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrHelpDialog, page);
  gtk_widget_class_bind_template_callback (widget_class, gtk_window_close);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
qdr_help_dialog_init (QdrHelpDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (const Topic *topic = topics; topic < topics + G_N_ELEMENTS (topics); topic++) {
    gtk_box_append (self->page,
                    make_label (_ (topic->title), GTK_ACCESSIBLE_ROLE_HEADING, "title-4"));
    for (guint i = 0; i < MAX_PARAGRAPHS && topic->paragraphs[i] != NULL; i++) {
      const char *paragraph = topic->paragraphs[i];
      g_autofree char *list = paragraph == questions ? list_questions () : NULL;

      gtk_box_append (self->page, make_label (list != NULL ? list : _ (paragraph),
                                              GTK_ACCESSIBLE_ROLE_LABEL, NULL));
    }
  }
}

void
qdr_help_dialog_present (GtkWindow *parent)
{
  GtkApplication *application;
  GtkWindow *dialog;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  if (qdr_present_existing_window (parent, QDR_TYPE_HELP_DIALOG))
    return;

  dialog = g_object_new (QDR_TYPE_HELP_DIALOG, "transient-for", parent, NULL);
  application = parent != NULL ? gtk_window_get_application (parent) : NULL;
  /* This window does not belong to the application, so the application's actions are inserted for
   * the buttons in the window. */
  if (application != NULL)
    gtk_widget_insert_action_group (GTK_WIDGET (dialog), "app", G_ACTION_GROUP (application));
  qdr_present_window (dialog);
}
