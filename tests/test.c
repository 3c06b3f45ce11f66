/*
 * The registry and the runner of tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* For dl_iterate_phdr() */
#define _GNU_SOURCE

#include "test.h"

#include <link.h>
#include <string.h>

typedef struct {
  const TTest *test;
  TestOptions options;
} RegisteredTest;

typedef struct {
  const char *file;
  TestOptions options;
} FileDefaults;

/* Filled by constructors, before main(). */
static GArray *registered;
static GArray *defaults;

static int argument_count;
static char **arguments;

void
test_register (const TTest *test, const TestOptions *options)
{
  const RegisteredTest entry = { test, *options };

  if (registered == NULL)
    registered = g_array_new (FALSE, FALSE, sizeof (RegisteredTest));
  g_array_append_val (registered, entry);
}

void
test_set_defaults (const char *file, const TestOptions *options)
{
  const FileDefaults entry = { file, *options };

  if (defaults == NULL)
    defaults = g_array_new (FALSE, FALSE, sizeof (FileDefaults));
  g_array_append_val (defaults, entry);
}

int
test_get_argc (void)
{
  return argument_count;
}

const char *
test_get_argument (int index)
{
  ck_assert_int_lt (index, argument_count);
  return arguments[index];
}

/* Constructors run in an order that the compiler chooses. */
static int
compare_places (gconstpointer a, gconstpointer b)
{
  const TTest *first = ((const RegisteredTest *) a)->test;
  const TTest *second = ((const RegisteredTest *) b)->test;
  const int order = g_strcmp0 (first->file, second->file);

  return order != 0 ? order : first->line - second->line;
}

static void
apply_defaults (RegisteredTest *entry)
{
  TestOptions *options = &entry->options;

  for (guint i = 0; defaults != NULL && i < defaults->len; i++) {
    const FileDefaults *of_file = &g_array_index (defaults, FileDefaults, i);
    const gboolean has_fixture = options->no_fixture || options->set_up != NULL ||
                                 options->tear_down != NULL || options->set_up_all != NULL;

    if (g_strcmp0 (of_file->file, entry->test->file) != 0)
      continue;
    if (options->timeout == 0)
      options->timeout = of_file->options.timeout;
    if (options->tags == NULL)
      options->tags = of_file->options.tags;
    if (!has_fixture) {
      options->set_up = of_file->options.set_up;
      options->tear_down = of_file->options.tear_down;
      options->set_up_all = of_file->options.set_up_all;
      options->tear_down_all = of_file->options.tear_down_all;
    }
  }
}

static gboolean
share_case (const TestOptions *a, const TestOptions *b)
{
  return a->timeout == b->timeout && g_strcmp0 (a->tags, b->tags) == 0 && a->set_up == b->set_up &&
         a->tear_down == b->tear_down && a->set_up_all == b->set_up_all &&
         a->tear_down_all == b->tear_down_all;
}

static TCase *
create_case (const char *name, const TestOptions *options)
{
  TCase *tcase = tcase_create (name);

  if (options->set_up_all != NULL || options->tear_down_all != NULL)
    tcase_add_unchecked_fixture (tcase, options->set_up_all, options->tear_down_all);
  if (options->set_up != NULL || options->tear_down != NULL)
    tcase_add_checked_fixture (tcase, options->set_up, options->tear_down);
  if (options->timeout > 0)
    tcase_set_timeout (tcase, options->timeout);
  if (options->tags != NULL)
    tcase_set_tags (tcase, options->tags);
  return tcase;
}

/* Check sets options for a whole case, so tests with the same options share one. */
static Suite *
create_suite (const char *name)
{
  Suite *suite = suite_create (name);
  g_autofree TCase **cases = g_new0 (TCase *, registered->len);

  g_array_sort (registered, compare_places);
  for (guint i = 0; i < registered->len; i++) {
    RegisteredTest *entry = &g_array_index (registered, RegisteredTest, i);
    const TestOptions *options = &entry->options;

    apply_defaults (entry);
    if (options->skip)
      continue;
    for (guint j = 0; j < i && cases[i] == NULL; j++)
      if (cases[j] != NULL &&
          share_case (&g_array_index (registered, RegisteredTest, j).options, options))
        cases[i] = cases[j];
    if (cases[i] == NULL) {
      cases[i] = create_case (name, options);
      suite_add_tcase (suite, cases[i]);
    }
    if (options->loops > 0)
      tcase_add_loop_test (cases[i], entry->test, options->from, options->loops);
    else
      tcase_add_test (cases[i], entry->test);
  }
  return suite;
}

static void
set_folder (const char *variable, const char *parent, const char *name)
{
  g_autofree char *folder = g_build_filename (parent, name, NULL);

  g_setenv (variable, folder, TRUE);
}

/*
 * Creates a folder for temporary files, settings and data of this program, which is removed even
 * if a test dies, and which no other program shares. GLib reads these variables only once, so
 * this must come before any other use of them.
 */
static char *
enter_temp_folder (void)
{
  const char *parent = g_getenv ("TMPDIR");
  char *folder = g_build_filename (parent != NULL ? parent : "/tmp", "quoridor-test-XXXXXX", NULL);

  if (g_mkdtemp (folder) == NULL)
    g_error ("cannot create the folder %s", folder);
  g_setenv ("TMPDIR", folder, TRUE);
  set_folder ("XDG_CONFIG_HOME", folder, "config");
  set_folder ("XDG_DATA_HOME", folder, "data");
  return folder;
}

/* Present in programs with a sanitizer that looks for leaks. */
extern void __lsan_ignore_object (const void *object) __attribute__ ((weak));
extern int __sanitizer_get_ownership (const volatile void *object) __attribute__ ((weak));
extern size_t __sanitizer_get_allocated_size (const volatile void *object) __attribute__ ((weak));

/* The size of the first array of the names of quarks, bytes. */
#define QUARKS_SIZE (2048 * sizeof (char *))

/* GLib forgets its array of the names of quarks when it needs a larger one, as in a window of many
 * widgets. The array is a variable of GLib that no header declares. */
static int
ignore_quarks_cb (struct dl_phdr_info *library, size_t size, gpointer data)
{
  for (guint i = 0; strstr (library->dlpi_name, "libglib-2.0") != NULL && i < library->dlpi_phnum;
       i++) {
    const ElfW (Phdr) *segment = &library->dlpi_phdr[i];
    const char *const **variables = (gpointer) (library->dlpi_addr + segment->p_vaddr);

    if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W) == 0)
      continue;
    for (gsize n = 0; n < segment->p_memsz / sizeof *variables; n++)
      if (__sanitizer_get_ownership (variables[n]) != 0 &&
          __sanitizer_get_allocated_size (variables[n]) == QUARKS_SIZE &&
          variables[n][1] == g_quark_to_string (1))
        __lsan_ignore_object (variables[n]);
  }
  return 0;
}

int
run_tests (int argc, char **argv)
{
  g_autofree char *name = g_path_get_basename (argv[0]);
  char *folder = enter_temp_folder ();
  SRunner *runner;
  int n_failed;

  if (__lsan_ignore_object != NULL)
    dl_iterate_phdr (ignore_quarks_cb, NULL);
  argument_count = argc;
  arguments = argv;
  g_assert (registered != NULL);
  runner = srunner_create (create_suite (name));
  srunner_run_all (runner, CK_ENV);
  n_failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  remove_temp_folder (folder);
  g_clear_pointer (&registered, g_array_unref);
  g_clear_pointer (&defaults, g_array_unref);
  return n_failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
