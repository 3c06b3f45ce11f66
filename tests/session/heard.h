/*
 * The last sentence of a tutor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-tutor.h"

/* The last sentence about the present task. */
typedef struct {
  QdrTutorTone tone;
  char *sentence; /* (nullable): NULL before the first */
} Heard;

static inline void
heard_clear (Heard *self)
{
  g_clear_pointer (&self->sentence, g_free);
  self->tone = QDR_TUTOR_TONE_NEUTRAL;
}

static inline void
heard_free (gpointer data)
{
  heard_clear (data);
  g_free (data);
}

static inline void
heard_note_cb (Heard *self, int tone, const char *sentence)
{
  heard_clear (self);
  self->sentence = g_strdup (sentence);
  self->tone = (QdrTutorTone) tone;
}

/* Starts recording the sentences of @tutor. */
static inline void
heard_listen_to (QdrTutor *tutor)
{
  Heard *self = g_new0 (Heard, 1);

  heard_clear (self);
  g_signal_connect_swapped (tutor, "announced", G_CALLBACK (heard_note_cb), self);
  g_signal_connect_swapped (tutor, "asked", G_CALLBACK (heard_clear), self);
  g_object_set_data_full (G_OBJECT (tutor), "heard", self, heard_free);
}

/* Returns the last sentence of a tutor after heard_listen_to(). */
static inline const Heard *
heard_from (QdrTutor *tutor)
{
  return g_object_get_data (G_OBJECT (tutor), "heard");
}
