/*
 * Functions for tests of the lesson page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lesson-fixture.h"

#include <stdio.h>
#include <string.h>

#include "qdr-notation.h"

static QdrPage *page;

void
lesson_open (QdrTraining *training)
{
  g_set_weak_pointer (&page, qdr_lesson_page_new (training));
  fixture_show_page (page);
}

void
lesson_set_up (void)
{
  fixture_set_up ();
  g_settings_set_boolean (fixture_get_settings (), "animate", FALSE);
  lesson_open (NULL);
}

void
lesson_tear_down (void)
{
  if (page != NULL)
    fixture_assert_finalizes (page, fixture_close);
  fixture_tear_down ();
}

QdrLessonPage *
lesson_get_page (void)
{
  return QDR_LESSON_PAGE (page);
}

const char *
lesson_get_title (void)
{
  return adw_window_title_get_title (fixture_get_part (page, "title"));
}

GtkWidget *
lesson_get_part (const char *id)
{
  GtkWidget *card = fixture_get_part (page, "card");
  GObject *part = gtk_widget_get_template_child (card, G_OBJECT_TYPE (card), id);

  return part != NULL ? GTK_WIDGET (part) : fixture_get_part (page, id);
}

QdrBoardView *
lesson_get_board (void)
{
  return QDR_BOARD_VIEW (lesson_get_part ("board"));
}

QdrGame *
lesson_get_game (void)
{
  return qdr_board_view_get_game (lesson_get_board ());
}

guint
lesson_get_person (void)
{
  return qdr_player_is_human (qdr_game_get_player (lesson_get_game (), 0)) ? 0 : 1;
}

gboolean
lesson_is_visible (const char *id)
{
  return gtk_widget_get_visible (lesson_get_part (id));
}

gboolean
lesson_has_focus (const char *id)
{
  GtkWidget *focus = gtk_window_get_focus (fixture_get_window (page));
  GtkWidget *widget = lesson_get_part (id);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static GtkWidget *
get_label (const char *id)
{
  return fixture_find_child (lesson_get_part (id), GTK_TYPE_LABEL);
}

const char *
lesson_get_text (const char *id)
{
  return gtk_label_get_text (GTK_LABEL (get_label (id)));
}

void
lesson_assert_shown (const char *id, const char *part)
{
  const char *text = lesson_get_text (id);

  ck_assert_msg (gtk_widget_get_mapped (get_label (id)), "%s is not on the screen", id);
  ck_assert_msg (strstr (text, part) != NULL, "\"%s\" is not in \"%s\"", part, text);
}

static void
read_progress (guint *number, guint *n_tasks)
{
  const char *text = lesson_get_text ("progress");

  ck_assert_msg (sscanf (text, "%*s %u %*s %u", number, n_tasks) == 2, "%s", text);
}

guint
lesson_get_number (void)
{
  guint number, n_tasks;

  read_progress (&number, &n_tasks);
  return number;
}

guint
lesson_get_n_tasks (void)
{
  guint number, n_tasks;

  read_progress (&number, &n_tasks);
  return n_tasks;
}

void
lesson_go_to (guint number)
{
  while (lesson_get_number () < number)
    fixture_activate (page, "next");
  ck_assert_uint_eq (lesson_get_number (), number);
}

gboolean
lesson_is_reply_due (void)
{
  return g_main_context_find_source_by_user_data (NULL, page) != NULL;
}

QdrMove
lesson_read_move (const char *text)
{
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&qdr_game_get_position (lesson_get_game ())->board, text,
                                        &move),
                    QDR_REFUSAL_REASON_NONE);
  return move;
}

void
lesson_propose (const char *text)
{
  qdr_board_view_propose_move (lesson_get_board (), lesson_read_move (text));
}

void
lesson_assert_window_fits (int width, int height)
{
  GtkWidget *window = GTK_WIDGET (fixture_get_window (lesson_get_page ()));
  int least;

  fixture_resize (lesson_get_page (), width, height);
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  ck_assert_int_le (least, width);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  ck_assert_int_le (least, height);
}
