/*
 * A row in which an opening is typed: its name, or first moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-entry.h"

#include <glib/gi18n.h>

#include "qdr-known-openings.h"
#include "qdr-notation.h"

struct _QdrOpeningEntry {
  AdwEntryRow parent_instance;

  QdrOpeningNames *names; /* (nullable): until one is typed */
  char *moves;            /* (nullable) */
  GPtrArray *openings;    /* (nullable): those of the name that is typed */
  char *meaning;          /* (nullable): names or moves */
  char *problem;          /* (nullable) */
};

G_DEFINE_FINAL_TYPE (QdrOpeningEntry, qdr_opening_entry, ADW_TYPE_ENTRY_ROW)

enum {
  PROP_PROBLEM = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static guint meant_signal;

/* Whether @word is a move on some board. */
static gboolean
is_move (const char *word)
{
  const QdrBoard board = qdr_board_make (QDR_BOARD_MAX, QDR_BOARD_MAX);
  QdrMove move;

  return qdr_move_from_text (&board, word, &move) == QDR_REASON_NONE;
}

/* (transfer full) (nullable): NULL where these are not moves. */
static char *
read_moves (const char *text)
{
  g_autofree char *lower = g_utf8_strdown (text, -1);
  g_auto (GStrv) words = g_strsplit_set (lower, " \t,", -1);
  g_autoptr (GString) moves = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++) {
    const gboolean is_begun = moves->len > 0 && words[i + 1] == NULL &&
                              g_ascii_isalpha (words[i][0]) && words[i][1] == '\0';

    if (*words[i] == '\0' || is_begun)
      continue;
    if (!is_move (words[i]))
      return NULL;
    g_string_append_printf (moves, "%s%s", moves->len > 0 ? " " : "", words[i]);
  }
  return moves->len > 0 ? g_strdup (moves->str) : NULL;
}

/* (transfer full) (nullable): NULL where there are none. */
static GPtrArray *
search (QdrOpeningEntry *self, const char *name)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) openings = NULL;

  /* The window of a game tells the problems. */
  if (self->names == NULL)
    self->names = qdr_known_openings_load (problems);
  openings = qdr_opening_names_search (self->names, name);
  return openings->len > 0 ? g_steal_pointer (&openings) : NULL;
}

/* (transfer full) */
static char *
join_names (GPtrArray *openings)
{
  g_autoptr (GString) names = g_string_new (NULL);
  const char *last = NULL;

  for (guint i = 0; i < openings->len; i++) {
    const QdrNamedOpening *opening = g_ptr_array_index (openings, i);

    if (g_strcmp0 (opening->name, last) != 0)
      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", opening->name);
    last = opening->name;
  }
  return g_strdup (names->str);
}

/* Takes @problem, (transfer full) (nullable). */
static void
show_problem (QdrOpeningEntry *self, char *problem)
{
  if (problem != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_INVALID,
                               problem != NULL ? GTK_ACCESSIBLE_INVALID_TRUE
                                               : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
  g_free (self->problem);
  self->problem = problem;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

static void
changed_cb (QdrOpeningEntry *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self))));
  g_autofree char *meaning = NULL;
  char *problem = NULL;

  g_free (self->moves);
  self->moves = read_moves (text);
  g_clear_pointer (&self->openings, g_ptr_array_unref);
  if (self->moves != NULL) {
    meaning = g_strdup (self->moves);
  } else if (*text != '\0') {
    self->openings = search (self, text);
    if (self->openings != NULL)
      meaning = join_names (self->openings);
    else
      problem = g_strdup_printf (_ ("“%s” is neither moves nor the name of an opening."), text);
  }
  show_problem (self, problem);
  if (g_strcmp0 (meaning, self->meaning) == 0)
    return;
  g_free (self->meaning);
  self->meaning = g_steal_pointer (&meaning);
  g_signal_emit (self, meant_signal, 0);
}

const char *
qdr_opening_entry_get_moves (QdrOpeningEntry *self)
{
  g_return_val_if_fail (QDR_IS_OPENING_ENTRY (self), NULL);

  return self->moves;
}

GPtrArray *
qdr_opening_entry_get_openings (QdrOpeningEntry *self)
{
  g_return_val_if_fail (QDR_IS_OPENING_ENTRY (self), NULL);

  return self->openings;
}

const char *
qdr_opening_entry_get_meaning (QdrOpeningEntry *self)
{
  g_return_val_if_fail (QDR_IS_OPENING_ENTRY (self), NULL);

  return self->meaning;
}

static void
qdr_opening_entry_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PROBLEM)
    g_value_set_string (value, QDR_OPENING_ENTRY (object)->problem);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
qdr_opening_entry_finalize (GObject *object)
{
  QdrOpeningEntry *self = QDR_OPENING_ENTRY (object);

  g_clear_pointer (&self->names, qdr_opening_names_free);
  g_clear_pointer (&self->openings, g_ptr_array_unref);
  g_free (self->moves);
  g_free (self->meaning);
  g_free (self->problem);

  G_OBJECT_CLASS (qdr_opening_entry_parent_class)->finalize (object);
}

static void
qdr_opening_entry_class_init (QdrOpeningEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = qdr_opening_entry_get_property;
  G_OBJECT_CLASS (klass)->finalize = qdr_opening_entry_finalize;

  properties[PROP_PROBLEM] =
      g_param_spec_string ("problem", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  meant_signal = g_signal_new ("meant", QDR_TYPE_OPENING_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
}

static void
qdr_opening_entry_init (QdrOpeningEntry *self)
{
  g_signal_connect (self, "changed", G_CALLBACK (changed_cb), NULL);
}
