/*
 * What the files of the terminal share. The loop (qdr-terminal) uses the commands
 * (qdr-terminal-commands), both use the prompt (qdr-terminal-prompt), and all use what is said and
 * answered (qdr-terminal-info).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-analyser.h"
#include "qdr-computer-player.h"
#include "qdr-game-answer.h"
#include "qdr-line-input.h"
#include "qdr-remarks.h"
#include "qdr-terminal.h"

G_BEGIN_DECLS

typedef enum {
  QDR_TERMINAL_SETTLING, /**< something has happened; what comes next is not decided yet */
  QDR_TERMINAL_READY,    /**< a person is asked for a move or a command */
  QDR_TERMINAL_BUSY,     /**< the computer thinks */
} QdrTerminalState;

/** @brief A game in the terminal: an observer of the game like the window, and its input. */
typedef struct {
  QdrGame *game;
  QdrComputerPlayer *computer;
  QdrRemarks *remarks;
  char *said;            /**< what was said last */
  char *remark;          /**< (nullable): what an opponent has said, and is still to be shown */
  QdrAnalyser *analyser; /**< finds the hints */
  GCancellable *hint;    /**< NULL when no hint is being sought */
  QdrLineInput *input;
  QdrLineEditor *editor; /**< NULL where lines come whole */
  QdrTerminalOptions options;
  QdrTerminalState state;
  guint settle_id;                 /**< source that leaves QDR_TERMINAL_SETTLING */
  gboolean board_is_stale;         /**< the board has changed since it was drawn */
  gboolean end_was_announced;      /**< how the game ended has been said */
  gboolean thinking_was_announced; /**< who thinks has been said */
  gboolean clocks_started;         /**< a move was played, from which on clocks run */
  gboolean is_recorded;            /**< the end of the game is in the library */
  gboolean has_prompt;             /**< the prompt stands on the line, and nothing behind it */
  gboolean quits;
} QdrTerminal;

/** @brief A word that can be typed instead of a move. */
typedef struct {
  const char *name;
  const char *argument; /**< untranslated; NULL for a command without one */
  const char *summary;  /**< untranslated */
  gboolean interrupts;  /**< also works while the computer thinks */
  void (*run) (QdrTerminal *self, const char *argument);
} QdrTerminalCommand;

/* --- qdr-terminal-commands.c ------------------------------------------------------------------ */

/**
 * @brief Finds the command that @p line calls.
 *
 * @param argument  (out): what stands behind the name, "" for nothing; points into @p line
 * @return (transfer none) (nullable): NULL if @p line is no command
 */
const QdrTerminalCommand *qdr_terminal_find_command (const char *line, const char **argument);

/** @brief (transfer container): the names of all commands and questions, and NULL. */
const char **qdr_terminal_list_commands (void);

/* --- qdr-terminal-info.c ---------------------------------------------------------------------- */

/**
 * @brief Prints @p text in lines of at most 78 columns, broken at its spaces.
 *
 * @param text    UTF-8, without line breaks
 * @param indent  how the lines after the first begin
 */
void qdr_terminal_print_wrapped (const char *text, const char *indent);

/** @brief Prints one or more lines, and remembers them for "again". @param text  translated */
void qdr_terminal_say (QdrTerminal *self, const char *text);

/**
 * @brief Answers a question.
 *
 * @param info      the question
 * @param argument  what stands behind its word
 */
void qdr_terminal_answer (QdrTerminal *self, const QdrQuestionInfo *info, const char *argument);

/* --- qdr-terminal-prompt.c -------------------------------------------------------------------- */

/** @brief Whether the game is over in the present position. */
gboolean qdr_terminal_is_over (QdrTerminal *self);

/** @brief Whether the game goes on, and no person is to move. */
gboolean qdr_terminal_is_computers_turn (QdrTerminal *self);

/** @brief Whether an engine of others is to move that is not there, or refuses the game. */
gboolean qdr_terminal_seat_waits (QdrTerminal *self);

/** @brief Says what is wrong with an engine in another program, if anything is. */
void qdr_terminal_tell_trouble (QdrTerminal *self);

/** @brief Replaces the game and observes the new one. @param game  referenced */
void qdr_terminal_set_game (QdrTerminal *self, QdrGame *game);

/** @brief Lets the terminal find out what comes next, once all listeners have heard of an event. */
void qdr_terminal_settle (QdrTerminal *self);

/** @brief Shows what the opponent who plays for @p player says, where a line may begin. */
void qdr_terminal_remember_remark (QdrTerminal *self, guint player, const char *line);

/**
 * @brief Keeps the game, as it is about to be left, and says where; if that cannot be, says why.
 *
 * @return whether it can be left without loss: it was saved, or is kept now
 */
gboolean qdr_terminal_keep_game (QdrTerminal *self);

/**
 * @brief Ends the loop of the terminal.
 *
 * @param keeps_game  whether a game that was not saved is kept; or only said not to be saved
 */
void qdr_terminal_quit (QdrTerminal *self, gboolean keeps_game);

G_END_DECLS
