/*
 * What the files of the lesson's window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-lesson-window.h"

#include "qdr-board-view.h"
#include "qdr-pawn-icon.h"
#include "qdr-puzzle-list.h"
#include "qdr-sounds.h"
#include "qdr-tutor.h"

G_BEGIN_DECLS

struct _QdrLessonWindow {
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  QdrPuzzleList *puzzles; /* (nullable): until they are wanted */
  char *theme;            /* (nullable): chosen last */
  QdrSounds *sounds;
  QdrTutor *tutor;    /* (nullable): QdrLesson or QdrPuzzleCourse */
  guint reply_source; /* lets Robin play in a moment; 0 while none does */

  GtkStack *pages;
  GtkWidget *to_themes;
  QdrBoardView *board;
  GtkWidget *lesson_page;
  GtkScrolledWindow *words;
  GtkLabel *progress;
  GtkLabel *title;
  GtkLabel *text;
  GtkLabel *wish;
  GtkBox *sides;
  GtkWidget *own_side;
  QdrPawnIcon *own_pawn_icon;
  GtkLabel *own_race;
  GtkWidget *robins_side;
  QdrPawnIcon *robins_pawn_icon;
  GtkLabel *robins_race;
  GtkWidget *answer_box;
  GtkImage *answer_image;
  GtkLabel *answer;
  GtkWidget *ending;
  GtkWidget *try_puzzles;
  GtkButton *show;
  GtkWidget *play_on;
  GtkWidget *again;
  GtkWidget *next;
  GtkWidget *themes_page;
  GtkLabel *themes_text;
  GtkListBox *themes;
};

/* qdr-lesson-window.c */

/** @brief Lets @p tutor set tasks. @param tutor  (transfer full) */
void qdr_lesson_window_take_tutor (QdrLessonWindow *self, QdrTutor *tutor);

/* qdr-lesson-window-themes.c */

/** @brief A theme has been chosen from the list. */
void qdr_lesson_window_choose_theme (QdrLessonWindow *self, GtkListBoxRow *row);

G_END_DECLS
