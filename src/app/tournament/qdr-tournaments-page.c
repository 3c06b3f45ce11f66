/*
 * The tournaments: a list, a page for one tournament, and a form for a new one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-tournaments-page.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-announcer.h"
#include "qdr-contestant.h"
#include "qdr-dialogs.h"
#include "qdr-focus.h"
#include "qdr-focusable-label.h"
#include "qdr-icon-button.h"
#include "qdr-opponent-row.h"
#include "qdr-person-name.h"
#include "qdr-rows.h"
#include "qdr-toast.h"
#include "qdr-tournament-file.h"
#include "qdr-tournament-page.h"
#include "qdr-tournament-run.h"

/* The width and height of the portraits in the form, logical pixels. */
#define PORTRAIT_SIZE 40

/* The maximum number of games in a tournament. More games would take years. */
#define MAX_GAMES 100000

static const guint sizes[] = { 5, 7, 9, 11, 13 };
static const guint rounds[] = { 1, 2, 3, 5, 10, 20, 50, 100 };
static const guint cpu_times[] = { 0, 20, 50, 100, 200, 500, 1000, 2000, 5000 };

#define USUAL_SIZE 2

/* The greatest number of people besides the user. */
#define MAX_PEOPLE 3

struct _QdrTournamentForm {
  AdwBin parent_instance;

  GPtrArray *ids;  /* of char *: the ids of the personalities and engines in the list */
  GPtrArray *rows; /* of GtkWidget, unowned: the row of each id */
  QdrPersonalityList *personalities;
  char *user_name;
  GtkWidget *user_row; /* has the switch whether the user plays */
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

struct _QdrTournamentsPage {
  QdrPage parent_instance;

  QdrTournamentList *tournaments;
  QdrPersonalityList *personalities;

  GtkWidget *new;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkWidget *first;
  GtkListBox *list;
  QdrTournamentForm *form;
  QdrTournamentPage *page;
};

G_DEFINE_FINAL_TYPE (QdrTournamentsPage, qdr_tournaments_page, QDR_TYPE_PAGE)

static guint game_opened_signal;
static guint game_begun_signal;

/* The form */

static char *
get_person (QdrTournamentForm *self, guint i)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->people[i]))));
}

static GtkSwitch *
get_switch (gpointer row)
{
  return GTK_SWITCH (adw_action_row_get_activatable_widget (row));
}

static gboolean
is_chosen (gpointer row)
{
  return gtk_switch_get_active (get_switch (row));
}

/* Returns the plan that the user has chosen in the form. The caller must clear the plan. */
static QdrTournamentPlan
make_plan (QdrTournamentForm *self)
{
  const guint size = sizes[adw_combo_row_get_selected (self->size)];
  g_autoptr (GStrvBuilder) contestants = g_strv_builder_new ();

  for (guint i = 0; i <= MAX_PEOPLE; i++) {
    g_autofree char *name = i > 0                        ? get_person (self, i - 1)
                            : is_chosen (self->user_row) ? g_strdup (self->user_name)
                                                         : g_strdup ("");

    if (name[0] != '\0') {
      g_autofree char *text = g_strconcat (QDR_CONTESTANT_PERSON_PREFIX, name, NULL);

      g_strv_builder_add (contestants, text);
    }
  }
  for (guint i = 0; i < self->ids->len; i++)
    if (is_chosen (g_ptr_array_index (self->rows, i)))
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
update_form (QdrTournamentForm *self)
{
  g_auto (QdrTournamentPlan) plan = make_plan (self);
  const guint64 n_games = qdr_tournament_plan_get_n_games (&plan);
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  const char *const *contestants = (const char *const *) plan.contestants;
  gboolean is_double = FALSE;
  const char *fault;
  g_autofree char *sentence = NULL;

  for (guint i = 0; contestants[i] != NULL; i++)
    is_double = is_double || g_strv_contains (contestants + i + 1, contestants[i]);
  fault = is_double             ? _ ("Two people have the same name.")
          : n_games > MAX_GAMES ? _ ("Too many games.")
          : n_games > 0         ? name[0] == '\0' ? _ ("The tournament needs a name.") : NULL
          : plan.n_players == 2 ? _ ("Choose two players or more.")
                                : _ ("Choose four players or more.");
  sentence =
      fault != NULL
          ? g_strdup (fault)
          : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", (gulong) n_games),
                             (guint) n_games);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      !g_str_equal (gtk_label_get_text (self->summary), sentence))
    qdr_announce_transient (GTK_WIDGET (self), sentence, 0);
  gtk_label_set_text (self->summary, sentence);
  for (guint i = 1; i < MAX_PEOPLE; i++) {
    g_autofree char *before = get_person (self, i - 1);
    g_autofree char *person = get_person (self, i);

    gtk_widget_set_visible (GTK_WIDGET (self->people[i]), before[0] != '\0' || person[0] != '\0');
  }
  gtk_widget_set_sensitive (self->begin, fault == NULL);
  gtk_widget_set_tooltip_text (self->begin, fault);
}

static void
begin_clicked_cb (QdrTournamentForm *self)
{
  g_auto (QdrTournamentPlan) plan = make_plan (self);

  g_signal_emit (self, begun_signal, 0, gtk_editable_get_text (GTK_EDITABLE (self->name)), &plan);
}

/* Makes (transfer floating) a row of a player with a switch. @picture may be NULL. */
static GtkWidget *
make_player_row (QdrTournamentForm *self, const char *name, GFile *picture)
{
  GtkWidget *toggle = g_object_new (GTK_TYPE_SWITCH, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *row = qdr_plain_row_new (name, NULL);

  if (picture != NULL) {
    GtkWidget *portrait = g_object_new (GTK_TYPE_IMAGE, "pixel-size", PORTRAIT_SIZE,
                                        "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

    qdr_image_set_portrait (GTK_IMAGE (portrait), picture);
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), portrait);
  }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (update_form), self,
                           G_CONNECT_SWAPPED);
  return row;
}

static void
add_contestant (QdrTournamentForm *self, const char *id, const char *name, GFile *picture)
{
  GtkWidget *row = make_player_row (self, name, picture);

  adw_preferences_group_add (self->contestants, row);
  g_ptr_array_add (self->ids, g_strdup (id));
  g_ptr_array_add (self->rows, row);
}

/* Replaces the rows of personalities and engines. Contestants that were chosen stay chosen. */
static void
list_contestants (QdrTournamentForm *self)
{
  GListModel *engines = G_LIST_MODEL (qdr_personality_list_get_engines (self->personalities));
  g_autoptr (GHashTable) chosen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < self->ids->len; i++) {
    if (is_chosen (g_ptr_array_index (self->rows, i)))
      g_hash_table_add (chosen, g_strdup (g_ptr_array_index (self->ids, i)));
    adw_preferences_group_remove (self->contestants, g_ptr_array_index (self->rows, i));
  }
  g_ptr_array_set_size (self->ids, 0);
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
    gtk_switch_set_active (get_switch (g_ptr_array_index (self->rows, i)),
                           g_hash_table_contains (chosen, g_ptr_array_index (self->ids, i)));
  qdr_row_fixups_apply (GTK_WIDGET (self->contestants));
  update_form (self);
}

static void
fill_combo_row (AdwComboRow *row, const guint *numbers, guint n, char *(*write) (guint))
{
  g_autoptr (GtkStringList) texts = gtk_string_list_new (NULL);

  for (guint i = 0; i < n; i++)
    gtk_string_list_take (texts, write (numbers[i]));
  adw_combo_row_set_model (row, G_LIST_MODEL (texts));
}

static char *
write_size (guint size)
{
  return g_strdup_printf ("%u×%u", size, size);
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
  /* Translators: the thinking time for a move; %g is a number of seconds. */
  return g_strdup_printf (_ ("%g s"), ms / 1000.0);
}

static void
qdr_tournament_form_finalize (GObject *object)
{
  QdrTournamentForm *self = QDR_TOURNAMENT_FORM (object);

  g_free (self->user_name);
  g_ptr_array_unref (self->ids);
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

  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);
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
  gtk_widget_class_bind_template_callback (widget_class, begin_clicked_cb);
}

static void
qdr_tournament_form_init (QdrTournamentForm *self)
{
  static const guint numbers_of_players[] = { 2, 4 };
  g_autoptr (GSettings) settings = g_settings_new (QDR_APPLICATION_ID);
  g_autoptr (GFile) portrait = qdr_user_portrait_load (settings);

  self->ids = g_ptr_array_new_with_free_func (g_free);
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->user_name = qdr_user_get_name ();
  self->user_row = make_player_row (self, self->user_name, portrait);
  adw_preferences_group_add (self->people_group, self->user_row);
  for (guint i = 0; i < MAX_PEOPLE; i++) {
    self->people[i] =
        g_object_new (ADW_TYPE_ENTRY_ROW, "title", _ ("Name of Another Person"), NULL);
    g_signal_connect_swapped (self->people[i], "changed", G_CALLBACK (update_form), self);
    adw_preferences_group_add (self->people_group, GTK_WIDGET (self->people[i]));
  }
  fill_combo_row (self->size, sizes, G_N_ELEMENTS (sizes), write_size);
  fill_combo_row (self->players, numbers_of_players, G_N_ELEMENTS (numbers_of_players),
                  write_number);
  fill_combo_row (self->rounds, rounds, G_N_ELEMENTS (rounds), write_number);
  fill_combo_row (self->cpu, cpu_times, G_N_ELEMENTS (cpu_times), write_cpu);
  adw_combo_row_set_selected (self->size, USUAL_SIZE);
  qdr_row_fixups_apply (GTK_WIDGET (self));
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->players, "notify::selected", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->rounds, "notify::selected", G_CALLBACK (update_form), self);
}

/* Pages */

/* Returns whether the form or the page of a tournament is shown. */
static gboolean
is_below_list (QdrTournamentsPage *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->pages);

  return g_str_equal (name, "form") || g_str_equal (name, "tournament");
}

/* Shows a page. @words: (nullable): what is announced after the title of the page, which a screen
 * reader speaks when the focus comes */
static void
show_page (QdrTournamentsPage *self, const char *name, const char *title, const char *words)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->pages, name);

  /* Otherwise the stack would move the focus to the widget of the page that had it last. */
  if (!g_str_equal (name, "list"))
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  if (words != NULL)
    gtk_stack_page_set_title (gtk_stack_get_page (self->pages, page), title);
  gtk_stack_set_visible_child (self->pages, page);
  g_object_set (self, "title", title, NULL);
  gtk_widget_set_visible (self->new, g_str_equal (name, "list"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.delete", g_str_equal (name, "tournament"));
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (words != NULL && *words != '\0')
    qdr_announce_transient (GTK_WIDGET (self), words, 0);
}

static void
show_list (QdrTournamentsPage *self)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->tournaments));

  qdr_tournament_page_set_run (self->page, NULL, self->personalities);
  if (!qdr_tournament_list_is_loaded (self->tournaments))
    show_page (self, "loading", _ ("Tournaments"), NULL);
  else
    show_page (self, n > 0 ? "list" : "empty", _ ("Tournaments"), NULL);
}

static void
show_run (QdrTournamentsPage *self, QdrTournamentRun *run)
{
  qdr_tournament_page_set_run (self->page, run, self->personalities);
  show_page (self, "tournament", qdr_tournament_run_get_name (run),
             qdr_tournament_page_get_status (self->page));
}

/* Updates the list, unless the form or the page of a tournament is shown. */
static void
items_changed_cb (QdrTournamentsPage *self)
{
  if (!is_below_list (self))
    show_list (self);
}

static void
update_row (AdwActionRow *row, QdrTournamentRun *run)
{
  g_autofree char *words = qdr_tournament_run_describe_state (run);

  adw_action_row_set_subtitle (row, words);
  qdr_row_fixups_name_with_subtitle (row);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row),
                                    qdr_tournament_run_get_state (run) != QDR_TOURNAMENT_LOADING);
}

static GtkWidget *
make_row (gpointer item, gpointer user_data)
{
  QdrTournamentRun *run = item;
  GtkWidget *row = qdr_plain_row_new (qdr_tournament_run_get_name (run), NULL);

  g_object_set_data_full (G_OBJECT (row), "run", g_object_ref (run), g_object_unref);
  g_signal_connect_object (run, "changed", G_CALLBACK (update_row), row, G_CONNECT_SWAPPED);
  update_row (ADW_ACTION_ROW (row), run);
  qdr_row_fixups_add_activate_action (GTK_LIST_BOX_ROW (row), "open");
  return row;
}

static void
row_activated_cb (QdrTournamentsPage *self, GtkListBoxRow *row)
{
  show_run (self, g_object_get_data (G_OBJECT (row), "run"));
}

/* Moves the focus to the next step of the tournament that is shown, if any. */
static gboolean
qdr_tournaments_page_grab_focus (GtkWidget *widget)
{
  QdrTournamentsPage *self = QDR_TOURNAMENTS_PAGE (widget);

  if (qdr_tournament_page_get_run (self->page) == NULL)
    return GTK_WIDGET_CLASS (qdr_tournaments_page_parent_class)->grab_focus (widget);
  qdr_tournament_page_focus_next_step (self->page);
  return TRUE;
}

/* Goes back from a page or the form to the list. */
static gboolean
qdr_tournaments_page_go_back (QdrPage *page)
{
  QdrTournamentsPage *self = QDR_TOURNAMENTS_PAGE (page);

  if (!is_below_list (self))
    return FALSE;

  show_list (self);
  return TRUE;
}

/* A new tournament */

static gboolean
has_name (QdrTournamentsPage *self, const char *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->tournaments)); i++) {
    g_autoptr (QdrTournamentRun) run = g_list_model_get_item (G_LIST_MODEL (self->tournaments), i);

    if (g_str_equal (qdr_tournament_run_get_name (run), name))
      return TRUE;
  }
  return FALSE;
}

static void
new_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  QdrTournamentsPage *self = QDR_TOURNAMENTS_PAGE (widget);
  g_autofree char *name = NULL;

  for (guint number = 1; name == NULL || has_name (self, name); number++) {
    g_free (name);
    /* Translators: the proposed name of a new tournament; %u is its number. */
    name = g_strdup_printf (_ ("Tournament %u"), number);
  }
  gtk_editable_set_text (GTK_EDITABLE (self->form->name), name);
  update_form (self->form);
  show_page (self, "form", _ ("New Tournament"), gtk_label_get_text (self->form->summary));
}

static void
created_run_loaded_cb (QdrTournamentsPage *self, QdrTournamentRun *run)
{
  g_signal_handlers_disconnect_by_func (run, created_run_loaded_cb, self);
  show_run (self, run);
}

static void
created_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTournamentsPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrTournamentRun) run =
      qdr_tournament_list_create_tournament_finish (QDR_TOURNAMENT_LIST (source), result, &error);

  if (self->tournaments == NULL)
    return;
  if (!qdr_toast_report (self->toasts, error))
    return;
  /* If the page were shown at once, a screen reader would read “Loading” there. */
  g_signal_connect_object (run, "changed", G_CALLBACK (created_run_loaded_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_tournament_run_start (run);
}

static void
begun_cb (QdrTournamentsPage *self, const char *name, const QdrTournamentPlan *plan)
{
  qdr_tournament_list_create_tournament_async (self->tournaments, name, plan, created_cb,
                                               g_object_ref (self));
}

/* Games */

static void
game_taken_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTournamentsPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game =
      qdr_tournament_run_take_game_finish (QDR_TOURNAMENT_RUN (source), result, &error);

  if (self->tournaments == NULL)
    return;
  if (qdr_toast_report (self->toasts, error))
    g_signal_emit (self,
                   g_async_result_is_tagged (result, qdr_tournament_run_read_game_async)
                       ? game_opened_signal
                       : game_begun_signal,
                   0, game);
}

static void
game_chosen_cb (QdrTournamentsPage *self, guint number)
{
  qdr_tournament_run_read_game_async (qdr_tournament_page_get_run (self->page), number,
                                      game_taken_cb, g_object_ref (self));
}

static void
game_wanted_cb (QdrTournamentsPage *self, guint number)
{
  qdr_tournament_run_prepare_game_async (qdr_tournament_page_get_run (self->page), number,
                                         game_taken_cb, g_object_ref (self));
}

/* Deleting */

static void
delete_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTournamentsPage) self = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);
  g_autoptr (QdrTournamentRun) run = NULL;

  if (answer == NULL || self->tournaments == NULL ||
      qdr_tournament_page_get_run (self->page) == NULL)
    return;
  run = g_object_ref (qdr_tournament_page_get_run (self->page));
  qdr_tournament_list_remove_tournament (self->tournaments, run);
  show_list (self);
}

static void
delete_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  QdrTournamentsPage *self = QDR_TOURNAMENTS_PAGE (widget);
  const QdrDialogAnswer answers[] = {
    { "delete", C_ ("tournament", "_Delete"), QDR_DIALOG_ANSWER_DESTRUCTIVE },
  };
  g_autofree char *question =
      g_strdup_printf (_ ("Delete “%s”?"),
                       qdr_tournament_run_get_name (qdr_tournament_page_get_run (self->page)));

  qdr_message_dialog_ask_async (GTK_WINDOW (gtk_widget_get_root (widget)), question,
                                _ ("The table is deleted. The games stay in the library."), answers,
                                G_N_ELEMENTS (answers), delete_answered_cb, g_object_ref (self));
}

/* The object */

static void
qdr_tournaments_page_dispose (GObject *object)
{
  QdrTournamentsPage *self = QDR_TOURNAMENTS_PAGE (object);

  g_clear_object (&self->tournaments);
  g_clear_object (&self->personalities);

  G_OBJECT_CLASS (qdr_tournaments_page_parent_class)->dispose (object);
}

static void
qdr_tournaments_page_class_init (QdrTournamentsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_tournaments_page_dispose;
  QDR_PAGE_CLASS (klass)->go_back = qdr_tournaments_page_go_back;
  widget_class->grab_focus = qdr_tournaments_page_grab_focus;

  game_opened_signal = g_signal_new ("game-opened", QDR_TYPE_TOURNAMENTS_PAGE, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_GAME);

  game_begun_signal = g_signal_new ("game-begun", QDR_TYPE_TOURNAMENTS_PAGE, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_GAME);

  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_TOURNAMENT_FORM);
  g_type_ensure (QDR_TYPE_TOURNAMENT_PAGE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/tournament/tournaments-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentsPage, new);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentsPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentsPage, pages);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentsPage, first);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentsPage, list);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentsPage, form);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentsPage, page);
  gtk_widget_class_bind_template_callback (widget_class, begun_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_wanted_cb);
  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_cb);
  gtk_widget_class_install_action (widget_class, "win.delete", NULL, delete_cb);
}

static void
qdr_tournaments_page_init (QdrTournamentsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
}

QdrPage *
qdr_tournaments_page_new (QdrTournamentList *tournaments, QdrPersonalityList *personalities)
{
  QdrTournamentsPage *self;

  g_return_val_if_fail (QDR_IS_TOURNAMENT_LIST (tournaments), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_TOURNAMENTS_PAGE, NULL);
  self->tournaments = g_object_ref (tournaments);
  self->personalities = g_object_ref (personalities);
  self->form->personalities = g_object_ref (personalities);
  g_signal_connect_object (qdr_personality_list_get_engines (personalities), "items-changed",
                           G_CALLBACK (list_contestants), self->form, G_CONNECT_SWAPPED);
  list_contestants (self->form);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (tournaments), make_row, NULL, NULL);
  g_signal_connect_object (tournaments, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (qdr_tournament_list_get_recorder (tournaments), "failed",
                           G_CALLBACK (qdr_toast_show_text), self->toasts, G_CONNECT_SWAPPED);
  /* Rows of a list that was never in sight take no focus. */
  g_signal_connect (self, "map", G_CALLBACK (items_changed_cb), NULL);
  return QDR_PAGE (self);
}
