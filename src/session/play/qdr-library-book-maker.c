/*
 * Maker of the opening book with the moves of games in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-book-maker.h"

#include "qdr-library-openings.h"
#include "qdr-library-ratings.h"

struct _QdrLibraryBookMaker {
  GObject parent_instance;

  QdrLibraryWorker *library;
  QdrPersonalityList *personalities;
  guint delay_ms;
  guint wait_id;             /* timeout after which a book is made; 0 if there is none */
  GCancellable *cancellable; /* (nullable): cancels the job that is making a book */
};

G_DEFINE_FINAL_TYPE (QdrLibraryBookMaker, qdr_library_book_maker, G_TYPE_OBJECT)

/* The data of the job that makes a book. */
typedef struct {
  GHashTable *ratings; /* ratings of the personalities, by personality id */
  QdrOpeningBook *fallback;
  QdrOpeningBook *book; /* (nullable): the new book; NULL until it is made */
} BookJob;

static void
free_job (gpointer data)
{
  BookJob *self = data;

  g_hash_table_unref (self->ratings);
  g_clear_object (&self->fallback);
  g_clear_object (&self->book);
  g_free (self);
}

static gboolean
make_book (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  BookJob *job = data;
  g_autofree char *text = NULL;

  if (!qdr_library_update_ratings (library, qdr_personality_list_look_up_rating, job->ratings,
                                   error))
    return FALSE;
  text = qdr_library_make_opening_book_text (library, &qdr_library_book_rules_default, cancellable,
                                             error);
  if (text == NULL)
    return FALSE;
  job->book = qdr_opening_book_parse ("library", text, job->fallback);
  return TRUE;
}

/* Passes the new book to the personalities. If no book could be made, they use the previous one. */
static void
made_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GWeakRef *ref = user_data;
  g_autoptr (QdrLibraryBookMaker) self = g_weak_ref_get (ref);
  g_autoptr (GError) error = NULL;
  const BookJob *job;

  g_weak_ref_clear (ref);
  g_free (ref);
  if (self == NULL)
    return;

  g_clear_object (&self->cancellable);
  job = qdr_library_worker_run_finish (self->library, result, &error);
  if (job != NULL)
    qdr_personality_list_set_library_book (self->personalities, job->book);
  else
    g_info ("No book of the library: %s", error->message);
}

static gboolean
wait_cb (gpointer data)
{
  QdrLibraryBookMaker *self = data;
  BookJob *job;
  GWeakRef *ref;

  /* Waits again, because another book is still being made. */
  if (self->cancellable != NULL)
    return G_SOURCE_CONTINUE;

  self->wait_id = 0;
  job = g_new0 (BookJob, 1);
  job->ratings = qdr_personality_list_copy_ratings (self->personalities);
  job->fallback = g_object_ref (qdr_personality_list_get_program_book (self->personalities));
  ref = g_new (GWeakRef, 1);
  g_weak_ref_init (ref, self);
  self->cancellable = g_cancellable_new ();
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS, make_book, job, free_job,
                                self->cancellable, made_cb, ref);
  return G_SOURCE_REMOVE;
}

static void
update (QdrLibraryBookMaker *self)
{
  g_clear_handle_id (&self->wait_id, g_source_remove);
  if (qdr_personality_list_needs_library (self->personalities))
    self->wait_id = g_timeout_add (self->delay_ms, wait_cb, self);
}

void
qdr_library_book_maker_set_book_choice (QdrLibraryBookMaker *self, QdrBookChoice choice)
{
  g_return_if_fail (QDR_IS_LIBRARY_BOOK_MAKER (self));

  qdr_personality_list_set_book_choice (self->personalities, choice);
  update (self);
}

static void
qdr_library_book_maker_dispose (GObject *object)
{
  QdrLibraryBookMaker *self = QDR_LIBRARY_BOOK_MAKER (object);

  g_clear_handle_id (&self->wait_id, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->library);
  g_clear_object (&self->personalities);

  G_OBJECT_CLASS (qdr_library_book_maker_parent_class)->dispose (object);
}

static void
qdr_library_book_maker_class_init (QdrLibraryBookMakerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_library_book_maker_dispose;
}

static void
qdr_library_book_maker_init (QdrLibraryBookMaker *self)
{
}

QdrLibraryBookMaker *
qdr_library_book_maker_new (QdrLibraryWorker *library,
                            QdrPersonalityList *personalities,
                            guint delay_ms)
{
  QdrLibraryBookMaker *self;

  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_LIBRARY_BOOK_MAKER, NULL);
  self->library = g_object_ref (library);
  self->personalities = g_object_ref (personalities);
  self->delay_ms = delay_ms;
  g_signal_connect_object (library, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}
