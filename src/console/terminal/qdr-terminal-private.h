/*
 * State of a game in the terminal, shared by its loop (qdr-terminal.c) and the commands that can be
 * typed (qdr-terminal-commands.c).
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
  QDR_TERMINAL_SETTLING, /**< something has happened; the next step is not decided yet */
  QDR_TERMINAL_READY,    /**< a person is asked for a move or a command */
  QDR_TERMINAL_BUSY,     /**< the computer thinks */
} QdrTerminalState;

/** @brief A game in the terminal: its observer, like the window, and its input. */
typedef struct {
  QdrGame *game;
  QdrComputerPlayer *computer;
  QdrRemarks *remarks;
  char *said;            /**< the last output, for "again" */
  char *remark;          /**< (nullable): a remark of an opponent that was not shown yet */
  QdrAnalyser *analyser; /**< finds the hints */
  GCancellable *hint;    /**< (nullable): of the hint being computed */
  QdrLineInput *input;
  QdrLineEditor *editor; /**< (nullable): NULL if whole lines are read */
  QdrTerminalOptions options;
  QdrTerminalState state;
  guint settle_id;                 /**< source that ends QDR_TERMINAL_SETTLING */
  gboolean board_is_stale;         /**< the board has changed since it was drawn */
  gboolean end_was_announced;      /**< the result was shown */
  gboolean thinking_was_announced; /**< “… is thinking” was shown for this move */
  gboolean clocks_started;         /**< a move was played, so clocks run */
  gboolean is_recorded;            /**< the finished game is in the library */
  gboolean has_prompt;             /**< the cursor is just behind the prompt */
  gboolean quits;
} QdrTerminal;

/** @brief A word that can be typed instead of a move. */
typedef struct {
  const char *name;
  const char *argument; /**< (nullable): untranslated; NULL for a command without one */
  const char *summary;  /**< untranslated */
  gboolean interrupts;  /**< also works while the computer thinks */
  void (*run) (QdrTerminal *self, const char *argument);
} QdrTerminalCommand;

/* qdr-terminal-commands.c */

/**
 * @brief Finds the command at the beginning of @p line.
 *
 * @param argument  (out): the text after the name, possibly empty; points into @p line
 * @return (transfer none) (nullable): NULL if @p line is no command
 */
const QdrTerminalCommand *qdr_terminal_find_command (const char *line, const char **argument);

/** @brief Returns (transfer container) the names of all commands and questions, NULL-terminated. */
const char **qdr_terminal_list_commands (void);

/* qdr-terminal.c */

/**
 * @brief Prints @p text in lines of at most 78 columns, broken at spaces.
 *
 * @param text    UTF-8, without line breaks
 * @param indent  the beginning of all lines but the first
 */
void qdr_terminal_print_wrapped (const char *text, const char *indent);

/** @brief Prints @p text, translated, and stores it for "again". */
void qdr_terminal_say (QdrTerminal *self, const char *text);

/**
 * @brief Answers a question.
 *
 * @param argument  the text after the name of the question
 */
void qdr_terminal_answer (QdrTerminal *self, const QdrQuestionInfo *info, const char *argument);

/** @brief Returns whether the game is over in the present position. */
gboolean qdr_terminal_is_over (QdrTerminal *self);

/** @brief Returns whether the game is running and no person is to move. */
gboolean qdr_terminal_is_computers_turn (QdrTerminal *self);

/** @brief Replaces the game, which is referenced, and observes it. */
void qdr_terminal_set_game (QdrTerminal *self, QdrGame *game);

/** @brief Decides what comes next in an idle callback, after all listeners of the present event. */
void qdr_terminal_settle (QdrTerminal *self);

/**
 * @brief Saves a modified game to the folder of games before it is left, and prints its path or the
 *        error.
 *
 * @return whether the game can be left without loss
 */
gboolean qdr_terminal_keep_game (QdrTerminal *self);

/**
 * @brief Ends the loop of the terminal.
 *
 * @param keeps_game  whether a modified game is saved; otherwise a line says that it was not
 */
void qdr_terminal_quit (QdrTerminal *self, gboolean keeps_game);

G_END_DECLS
