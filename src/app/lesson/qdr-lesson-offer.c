/*
 * A bar that offers the lesson to somebody who has never seen it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-lesson-offer.h"

#include "qdr-icon-button.h"

#define OFFERED_KEY "lesson-offered"

struct _QdrLessonOffer {
  GtkWidget parent_instance;

  GtkWidget *child;
  GtkWidget *buttons;
  GSettings *settings; /* NULL before and after the offer */
  QdrSession *session; /* likewise */
  GtkWidget *home;     /* unowned */
};

G_DEFINE_FINAL_TYPE (QdrLessonOffer, qdr_lesson_offer, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_COMPACT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Of the buttons: beside the words, or below them. */
static GtkGridLayoutChild *
get_place (QdrLessonOffer *self)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (self->child);

  return GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (grid, self->buttons));
}

static gboolean
is_compact (QdrLessonOffer *self)
{
  return gtk_grid_layout_child_get_row (get_place (self)) > 0;
}

static void
set_compact (QdrLessonOffer *self, gboolean compact)
{
  if (is_compact (self) == compact)
    return;

  gtk_grid_layout_child_set_column (get_place (self), compact ? 0 : 1);
  gtk_grid_layout_child_set_row (get_place (self), compact ? 1 : 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}

static void
disconnect (QdrLessonOffer *self)
{
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

/* At once: the board does not move below the pointer of a person who plays on. */
static void
go_away (QdrLessonOffer *self)
{
  GtkWidget *focus;

  disconnect (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  /* The focus is not to stay on a button that is out of sight. */
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (focus == NULL || !gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (self->home);
}

/* Hides the bar for good, if it is there. */
static void
end (QdrLessonOffer *self)
{
  g_autoptr (GSettings) settings = NULL;

  if (self->settings == NULL)
    return;

  /* Not by the setting, which may have been locked meanwhile. */
  settings = g_object_ref (self->settings);
  go_away (self);
  g_settings_set_boolean (settings, OFFERED_KEY, TRUE);
}

static void
changed_cb (QdrLessonOffer *self, guint changes)
{
  QdrGame *game = qdr_session_get_game (self->session);
  const guint ply = qdr_game_get_ply (game);
  gboolean person_has_moved = FALSE;

  /* A computer may have moved first. */
  if (ply > 0) {
    guint player;

    qdr_game_get_move (game, ply - 1, &player);
    person_has_moved = qdr_player_is_human (qdr_game_get_player (game, player));
  }
  if ((changes & QDR_CHANGE_GAME) != 0 || person_has_moved)
    end (self);
}

void
qdr_lesson_offer_begin (QdrLessonOffer *self,
                        QdrSession *session,
                        GtkWidget *home,
                        GSettings *settings)
{
  g_return_if_fail (QDR_IS_LESSON_OFFER (self));
  g_return_if_fail (QDR_IS_SESSION (session));
  g_return_if_fail (GTK_IS_WIDGET (home));
  g_return_if_fail (G_IS_SETTINGS (settings));

  if (self->settings != NULL || g_settings_get_boolean (settings, OFFERED_KEY))
    return;
  /* It would come back at every start. */
  if (!g_settings_is_writable (settings, OFFERED_KEY))
    return;

  self->settings = g_object_ref (settings);
  self->session = g_object_ref (session);
  self->home = home;
  g_signal_connect_swapped (settings, "changed::" OFFERED_KEY, G_CALLBACK (go_away), self);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (changed_cb), self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

static void
qdr_lesson_offer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_COMPACT:
    g_value_set_boolean (value, is_compact (QDR_LESSON_OFFER (object)));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_lesson_offer_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_COMPACT:
    set_compact (QDR_LESSON_OFFER (object), g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_lesson_offer_dispose (GObject *object)
{
  QdrLessonOffer *self = QDR_LESSON_OFFER (object);

  disconnect (self);
  if (self->child != NULL)
    gtk_widget_unparent (self->child);
  self->child = NULL;

  G_OBJECT_CLASS (qdr_lesson_offer_parent_class)->dispose (object);
}

static void
qdr_lesson_offer_class_init (QdrLessonOfferClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = qdr_lesson_offer_get_property;
  object_class->set_property = qdr_lesson_offer_set_property;
  object_class->dispose = qdr_lesson_offer_dispose;

  properties[PROP_COMPACT] =
      g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/lesson/lesson-offer.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrLessonOffer, child);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonOffer, buttons);
  gtk_widget_class_bind_template_callback (widget_class, end);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lessonoffer");
}

static void
qdr_lesson_offer_init (QdrLessonOffer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
