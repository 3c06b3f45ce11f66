/*
 * The page that sets up a tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-form.h"

#include <glib/gi18n.h>

#include "qdr-contestant.h"
#include "qdr-plain-row.h"
#include "qdr-portrait.h"
#include "qdr-row-fixups.h"

/* Logical pixels. */
#define PORTRAIT_SIZE 40

/* A limit on games that can end in a lifetime. */
#define MAX_GAMES 100000

static const guint sizes[] = { 5, 7, 9, 11, 13 };
static const guint rounds[] = { 1, 2, 3, 5, 10, 20, 50, 100 };
static const guint cpu_times[] = { 0, 20, 50, 100, 200, 500, 1000, 2000, 5000 };

#define USUAL_SIZE 2

#define MAX_PEOPLE 4

struct _QdrTournamentForm {
  AdwBin parent_instance;

  GPtrArray *ids;     /* of char * */
  GPtrArray *toggles; /* of GtkSwitch, unowned, as ids */
  GPtrArray *rows;    /* unowned, as ids */
  QdrPersonalityList *personalities;
  AdwEntryRow *people[MAX_PEOPLE];

  AdwEntryRow *name;
  AdwComboRow *size;
  AdwComboRow *players;
  AdwComboRow *rounds;
  AdwComboRow *cpu;
  AdwPreferencesGroup *people_group;
  AdwPreferencesGroup *contestants;
  GtkLabel *summary;
  GtkWidget *begin;
};

G_DEFINE_FINAL_TYPE (QdrTournamentForm, qdr_tournament_form, ADW_TYPE_BIN)

static guint begun_signal;

/* (transfer full): empty if no name is typed. */
static char *
get_person (QdrTournamentForm *self, guint i)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->people[i]))));
}

/* The plan in the form. Its contestants are (transfer full). */
static QdrTournamentPlan
make_plan (QdrTournamentForm *self)
{
  const guint size = sizes[adw_combo_row_get_selected (self->size)];
  g_autoptr (GStrvBuilder) contestants = g_strv_builder_new ();

  for (guint i = 0; i < MAX_PEOPLE; i++) {
    g_autofree char *name = get_person (self, i);

    if (name[0] != '\0') {
      g_autofree char *text = g_strconcat (QDR_CONTESTANT_PERSON, name, NULL);

      g_strv_builder_add (contestants, text);
    }
  }
  for (guint i = 0; i < self->ids->len; i++)
    if (gtk_switch_get_active (g_ptr_array_index (self->toggles, i)))
      g_strv_builder_add (contestants, g_ptr_array_index (self->ids, i));
  return (QdrTournamentPlan){
    .contestants = g_strv_builder_end (contestants),
    .width = size,
    .height = size,
    .n_players = adw_combo_row_get_selected (self->players) == 0 ? 2 : 4,
    .n_rounds = rounds[adw_combo_row_get_selected (self->rounds)],
    .cpu_ms = cpu_times[adw_combo_row_get_selected (self->cpu)],
    .seed = g_random_int (),
  };
}

static void
update (QdrTournamentForm *self)
{
  g_auto (QdrTournamentPlan) plan = make_plan (self);
  const guint64 n_games = qdr_tournament_plan_get_n_games (&plan);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  const char *const *contestants = (const char *const *) plan.contestants;
  gboolean is_double = FALSE;
  g_autofree char *sentence = NULL;

  for (guint i = 0; contestants[i] != NULL; i++)
    is_double = is_double || g_strv_contains (contestants + i + 1, contestants[i]);
  if (is_double)
    sentence = g_strdup (_ ("Two people have the same name."));
  else if (n_games == 0)
    sentence = g_strdup (plan.n_players == 2 ? _ ("Choose two players or more.")
                                             : _ ("Choose four players or more."));
  else if (n_games > MAX_GAMES)
    sentence = g_strdup (_ ("Too many games."));
  else if (name[0] == '\0')
    sentence = g_strdup (_ ("The tournament needs a name."));
  else
    sentence =
        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", (gulong) n_games),
                         (guint) n_games);
  gtk_label_set_text (self->summary, sentence);
  for (guint i = 1; i < MAX_PEOPLE; i++) {
    g_autofree char *before = get_person (self, i - 1);
    g_autofree char *person = get_person (self, i);

    gtk_widget_set_visible (GTK_WIDGET (self->people[i]), before[0] != '\0' || person[0] != '\0');
  }
  gtk_widget_set_sensitive (self->begin,
                            !is_double && n_games > 0 && n_games <= MAX_GAMES && name[0] != '\0');
}

static void
begin_cb (QdrTournamentForm *self)
{
  g_auto (QdrTournamentPlan) plan = make_plan (self);

  g_signal_emit (self, begun_signal, 0, gtk_editable_get_text (GTK_EDITABLE (self->name)), &plan);
}

/* Rows */

static void
add_contestant (QdrTournamentForm *self, const char *id, const char *name, GFile *picture)
{
  GtkWidget *row = qdr_plain_row_new (name, NULL);
  GtkWidget *portrait = g_object_new (GTK_TYPE_IMAGE, "pixel-size", PORTRAIT_SIZE,
                                      "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *toggle = g_object_new (GTK_TYPE_SWITCH, "valign", GTK_ALIGN_CENTER, NULL);

  qdr_portrait_show (GTK_IMAGE (portrait), picture);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), portrait);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->contestants, row);
  g_ptr_array_add (self->ids, g_strdup (id));
  g_ptr_array_add (self->toggles, toggle);
  g_ptr_array_add (self->rows, row);
}

/* Lists personalities and engines again. Chosen ones stay chosen. */
static void
offer_all (QdrTournamentForm *self)
{
  GListModel *engines = G_LIST_MODEL (qdr_personality_list_get_engines (self->personalities));
  g_autoptr (GHashTable) chosen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < self->ids->len; i++) {
    if (gtk_switch_get_active (g_ptr_array_index (self->toggles, i)))
      g_hash_table_add (chosen, g_strdup (g_ptr_array_index (self->ids, i)));
    adw_preferences_group_remove (self->contestants, g_ptr_array_index (self->rows, i));
  }
  g_ptr_array_set_size (self->ids, 0);
  g_ptr_array_set_size (self->toggles, 0);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->personalities)); i++) {
    g_autoptr (QdrPersonality) personality =
        g_list_model_get_item (G_LIST_MODEL (self->personalities), i);

    add_contestant (self, qdr_personality_get_id (personality),
                    qdr_personality_get_name (personality),
                    qdr_personality_get_portrait (personality));
  }
  for (guint i = 0; i < g_list_model_get_n_items (engines); i++) {
    g_autoptr (QdrExternalEngine) engine = g_list_model_get_item (engines, i);
    g_autofree char *seat = qdr_seat_for_engine (qdr_external_engine_get_name (engine));

    add_contestant (self, seat, qdr_external_engine_get_name (engine), NULL);
  }
  for (guint i = 0; i < self->ids->len; i++)
    gtk_switch_set_active (g_ptr_array_index (self->toggles, i),
                           g_hash_table_contains (chosen, g_ptr_array_index (self->ids, i)));
  qdr_row_fixups_apply (GTK_WIDGET (self->contestants));
  update (self);
}

void
qdr_tournament_form_offer (QdrTournamentForm *self, QdrPersonalityList *personalities)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_FORM (self));

  g_set_object (&self->personalities, personalities);
  g_signal_connect_object (qdr_personality_list_get_engines (personalities), "items-changed",
                           G_CALLBACK (offer_all), self, G_CONNECT_SWAPPED);
  offer_all (self);
}

void
qdr_tournament_form_reset (QdrTournamentForm *self, const char *name)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_FORM (self));

  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  update (self);
}

/* The object */

static void
fill (AdwComboRow *row, const guint *numbers, guint n, char *(*write) (guint))
{
  g_autoptr (GtkStringList) texts = gtk_string_list_new (NULL);

  for (guint i = 0; i < n; i++)
    gtk_string_list_take (texts, write (numbers[i]));
  adw_combo_row_set_model (row, G_LIST_MODEL (texts));
}

static char *
write_size (guint size)
{
  return g_strdup_printf ("%u × %u", size, size);
}

static char *
write_number (guint number)
{
  return g_strdup_printf ("%u", number);
}

static char *
write_cpu (guint ms)
{
  if (ms == 0)
    return g_strdup (_ ("Each player’s own"));
  /* Translators: a time in seconds */
  return g_strdup_printf (_ ("%g s"), ms / 1000.0);
}

static void
qdr_tournament_form_finalize (GObject *object)
{
  QdrTournamentForm *self = QDR_TOURNAMENT_FORM (object);

  g_ptr_array_unref (self->ids);
  g_ptr_array_unref (self->toggles);
  g_ptr_array_unref (self->rows);
  g_clear_object (&self->personalities);

  G_OBJECT_CLASS (qdr_tournament_form_parent_class)->finalize (object);
}

static void
qdr_tournament_form_class_init (QdrTournamentFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_tournament_form_finalize;

  begun_signal = g_signal_new ("begun", QDR_TYPE_TOURNAMENT_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_POINTER);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/tournament/tournament-form.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentForm, name);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentForm, size);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentForm, players);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentForm, rounds);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentForm, cpu);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentForm, people_group);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentForm, contestants);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentForm, summary);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentForm, begin);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
}

static void
qdr_tournament_form_init (QdrTournamentForm *self)
{
  static const guint numbers_of_players[] = { 2, 4 };

  self->ids = g_ptr_array_new_with_free_func (g_free);
  self->toggles = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < MAX_PEOPLE; i++) {
    self->people[i] = g_object_new (ADW_TYPE_ENTRY_ROW, "title",
                                    i == 0 ? _ ("Your Name") : _ ("Name of Another Person"), NULL);
    g_signal_connect_swapped (self->people[i], "changed", G_CALLBACK (update), self);
    adw_preferences_group_add (self->people_group, GTK_WIDGET (self->people[i]));
  }
  fill (self->size, sizes, G_N_ELEMENTS (sizes), write_size);
  fill (self->players, numbers_of_players, G_N_ELEMENTS (numbers_of_players), write_number);
  fill (self->rounds, rounds, G_N_ELEMENTS (rounds), write_number);
  fill (self->cpu, cpu_times, G_N_ELEMENTS (cpu_times), write_cpu);
  adw_combo_row_set_selected (self->size, USUAL_SIZE);
  qdr_row_fixups_apply (GTK_WIDGET (self));
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->players, "notify::selected", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->rounds, "notify::selected", G_CALLBACK (update), self);
}
