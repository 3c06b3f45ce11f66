/*
 * Announcements by a screen reader: moves, results, refusals, answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-announcer.h"

#include "qdr-voice.h"

/* An estimate of the time to speak a sentence, milliseconds: BREATH_MS, and LETTER_MS for each
 * letter. A voice at its default rate speaks about 14 letters per second. */
#define BREATH_MS 250
#define LETTER_MS 70

/* An estimate of the time to speak the name of a newly focused widget, milliseconds. */
#define FOCUS_MS 1500

/* A delay from which on the program was busy, as with a new page, milliseconds. A screen reader
 * that asked for the name of the focused widget was kept waiting too. */
#define BUSY_MS 300

/* The time after which the next sentence interrupts an introduction, milliseconds. The name of the
 * opponent has been spoken then. */
#define INTRODUCTION_MS 3000

/* The delay of the next sentence after a key press, milliseconds. The effect of the key, such as a
 * moved focus, is spoken first. */
#define KEY_MS 300

/* The maximum time for which a sentence waits until the window is active again, milliseconds.
 * Without a window manager a window may never become active. */
#define AWAY_MS 3000

/* The maximum number of sentences that wait. */
#define MAX_WAITING 4

#define ANNOUNCER_KEY "qdr-announcer"

/* The announcer of a window. The window owns it. */
typedef struct {
  QdrVoice *voice;
  GQueue sentences; /* of char *: the waiting sentences in the order of speaking */
  char *transient;  /* (unowned) (nullable): the transient sentence in the queue */
  gint64 too_late; /* the monotonic time at which the transient sentence is dropped, microseconds */
  char *introduction;    /* (unowned) (nullable): the introduction in the queue */
  char *answer;          /* (unowned) (nullable): the answer in the queue */
  char *last;            /* (nullable): the last sentence that was spoken */
  gboolean is_focus_new; /* whether speech ends with the name of a focused widget */
  gint64 silent_from;    /* the monotonic time at which speech has probably ended, microseconds */
  guint next;            /* the source that speaks the next sentence, or 0 */
  gboolean muted;        /* whether sentences are dropped */
  gboolean has_left;     /* whether the window was active and is inactive now */
  gboolean is_delayed;   /* whether the next sentence waits because the window has left */
  QdrSilenceFunc then;   /* (nullable): the function to call when no sentence is left */
  GObject *listener;     /* (weak) (nullable): its argument; NULL calls nothing */
} Announcer;

static void speak_next (Announcer *self);

/* Returns (transfer full) (nullable): the sentence number @n of those that wait. */
static char *
pop_sentence (Announcer *self, guint n)
{
  char *sentence = g_queue_pop_nth (&self->sentences, n);

  if (sentence == self->transient)
    self->transient = NULL;
  if (sentence == self->introduction)
    self->introduction = NULL;
  if (sentence == self->answer)
    self->answer = NULL;
  return sentence;
}

static void
drop_answer (Announcer *self)
{
  if (self->answer != NULL)
    g_queue_remove (&self->sentences, self->answer);
  g_clear_pointer (&self->answer, g_free);
}

static gboolean
next_cb (gpointer user_data)
{
  Announcer *self = user_data;
  const gint64 now = g_get_monotonic_time ();

  self->next = 0;
  if (self->is_focus_new && now > self->silent_from + 1000 * BUSY_MS)
    self->silent_from = now + 1000 * FOCUS_MS;
  speak_next (self);
  return G_SOURCE_REMOVE;
}

static void
call_listener (Announcer *self)
{
  g_autoptr (GObject) listener = NULL;

  g_set_object (&listener, self->listener);
  g_clear_weak_pointer (&self->listener);
  self->then (listener);
}

static void
speak_next (Announcer *self)
{
  const gint64 now = g_get_monotonic_time ();
  gboolean is_late, is_introduction;
  gint64 duration; /* milliseconds */
  char *sentence;

  g_clear_handle_id (&self->next, g_source_remove);
  if (g_queue_is_empty (&self->sentences) && self->listener == NULL)
    return;
  /* A screen reader ignores a sentence in a window that is behind another one. */
  if (self->has_left && !self->is_delayed) {
    self->is_delayed = TRUE;
    self->silent_from = MAX (self->silent_from, now + 1000 * AWAY_MS);
  }
  if (now < self->silent_from) {
    self->next = g_timeout_add ((guint) ((self->silent_from - now) / 1000 + 1), next_cb, self);
    return;
  }
  if (g_queue_is_empty (&self->sentences)) {
    call_listener (self);
    return;
  }

  is_late = g_queue_peek_head (&self->sentences) == self->transient && now > self->too_late;
  is_introduction = g_queue_peek_head (&self->sentences) == self->introduction;
  sentence = pop_sentence (self, 0);
  if (is_late) {
    g_free (sentence);
    speak_next (self);
    return;
  }

  qdr_voice_speak (self->voice, sentence);
  self->is_delayed = FALSE;
  self->is_focus_new = FALSE;
  duration = BREATH_MS + LETTER_MS * g_utf8_strlen (sentence, -1);
  self->silent_from = now + 1000 * (is_introduction ? MIN (duration, INTRODUCTION_MS) : duration);
  g_free (self->last);
  self->last = sentence;
  speak_next (self);
}

static void
focus_moved_cb (Announcer *self)
{
  self->silent_from = g_get_monotonic_time () + 1000 * FOCUS_MS;
  self->is_focus_new = TRUE;
}

/* Continues when the window is active again. The name of the focused widget is spoken first. */
static void
active_changed_cb (Announcer *self, GParamSpec *pspec, GtkWindow *window)
{
  self->has_left = !gtk_window_is_active (window);
  if (self->has_left)
    return;

  focus_moved_cb (self);
  speak_next (self);
}

/* A modifier alone only silences: it is no next step. */
static gboolean
key_pressed_cb (Announcer *self, guint key)
{
  if (key < GDK_KEY_Shift_L || key > GDK_KEY_Hyper_R)
    drop_answer (self);
  self->silent_from = 0;
  self->is_focus_new = FALSE;
  if (self->next != 0) {
    g_source_remove (self->next);
    self->next = g_timeout_add (KEY_MS, next_cb, self);
  }
  return GDK_EVENT_PROPAGATE;
}

static void
announcer_free (gpointer data)
{
  Announcer *self = data;

  g_clear_handle_id (&self->next, g_source_remove);
  g_queue_clear_full (&self->sentences, g_free);
  qdr_voice_free (self->voice);
  g_clear_weak_pointer (&self->listener);
  g_free (self->last);
  g_free (self);
}

/* Returns the announcer of the window of @widget, or NULL if @widget is in no window. */
static Announcer *
get_announcer (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkEventController *keys;
  Announcer *self;

  if (root == NULL)
    return NULL;
  self = g_object_get_data (G_OBJECT (root), ANNOUNCER_KEY);
  if (self != NULL)
    return self;

  self = g_new0 (Announcer, 1);
  self->voice = qdr_voice_new (root);
  focus_moved_cb (self);
  g_queue_init (&self->sentences);
  g_object_set_data_full (G_OBJECT (root), ANNOUNCER_KEY, self, announcer_free);
  g_signal_connect_swapped (root, "notify::focus-widget", G_CALLBACK (focus_moved_cb), self);
  if (GTK_IS_WINDOW (root))
    g_signal_connect_swapped (root, "notify::is-active", G_CALLBACK (active_changed_cb), self);
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (root), keys);
  return self;
}

/* Adds @sentence (transfer full) to the queue. If too many wait, drops the oldest, but no
 * introduction: nothing else says who plays. */
static void
add_sentence (Announcer *self, char *sentence)
{
  if (self->muted) {
    g_free (sentence);
    return;
  }
  while (g_queue_get_length (&self->sentences) >= MAX_WAITING)
    g_free (pop_sentence (self, g_queue_peek_head (&self->sentences) == self->introduction));
  g_queue_push_tail (&self->sentences, sentence);
  speak_next (self);
}

void
qdr_announce (GtkWidget *widget, const char *sentence)
{
  Announcer *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

  self = get_announcer (widget);
  if (self != NULL)
    add_sentence (self, g_strdup (sentence));
}

void
qdr_announce_introduction (GtkWidget *widget, const char *sentence)
{
  Announcer *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

  self = get_announcer (widget);
  if (self == NULL || self->muted)
    return;
  self->introduction = g_strdup (sentence);
  add_sentence (self, self->introduction);
}

void
qdr_announce_transient (GtkWidget *widget, const char *sentence, guint useful_ms)
{
  Announcer *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = get_announcer (widget);
  if (self == NULL || self->muted)
    return;
  if (self->transient != NULL) {
    g_queue_remove (&self->sentences, self->transient);
    g_clear_pointer (&self->transient, g_free);
  }
  if (sentence == NULL)
    return;
  self->transient = g_strdup (sentence);
  self->too_late =
      useful_ms == 0 ? G_MAXINT64 : g_get_monotonic_time () + 1000 * (gint64) useful_ms;
  add_sentence (self, self->transient);
}

void
qdr_announce_answer (GtkWidget *widget, const char *sentence)
{
  Announcer *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = get_announcer (widget);
  if (self == NULL || self->muted)
    return;
  drop_answer (self);
  if (sentence == NULL)
    return;
  self->answer = g_strdup (sentence);
  add_sentence (self, self->answer);
}

void
qdr_announcer_call_when_silent (GtkWidget *widget, QdrSilenceFunc callback, gpointer object)
{
  Announcer *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (callback != NULL);
  g_return_if_fail (G_IS_OBJECT (object));

  self = get_announcer (widget);
  if (self == NULL)
    return;
  self->then = callback;
  g_set_weak_pointer (&self->listener, object);
  speak_next (self);
}

gboolean
qdr_announcer_repeat_last (GtkWidget *widget)
{
  Announcer *self;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  self = get_announcer (widget);
  if (self == NULL || (self->last == NULL && g_queue_is_empty (&self->sentences)))
    return FALSE;
  if (g_queue_is_empty (&self->sentences))
    qdr_announce_answer (widget, self->last);
  else
    speak_next (self);
  return TRUE;
}

void
qdr_announcer_drop_waiting (GtkWidget *widget)
{
  Announcer *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = get_announcer (widget);
  while (self != NULL && !g_queue_is_empty (&self->sentences))
    g_free (pop_sentence (self, 0));
}

void
qdr_announcer_set_muted (GtkWidget *widget, gboolean muted)
{
  Announcer *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = get_announcer (widget);
  if (self != NULL)
    self->muted = muted;
}
