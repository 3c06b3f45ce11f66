/*
 * Writes the manual as one HTML document: the topics of the help with drawings, the opponents, and
 * the keyboard shortcuts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <locale.h>

#include "manual-figures.h"
#include "qdr-config.h"
#include "qdr-help-topics.h"
#include "qdr-personality.h"
#include "qdr-shortcuts.h"

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);
  return text;
}

/* Text */

static void
add_paragraph (GString *html, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  if (lines[1] == NULL) {
    manual_add (html, "<p>%s</p>\n", text);
    return;
  }
  manual_add (html, "<ul>\n");
  for (char **line = lines; *line != NULL; line++)
    manual_add (html, "<li>%s</li>\n", *line);
  manual_add (html, "</ul>\n");
}

static void
add_topic (GString *html, const QdrHelpTopic *topic)
{
  const guint n_figures = manual_count_figures (topic->id);

  manual_add (html, "<section id=\"%s\">\n<h3>%s</h3>\n", topic->id, _ (topic->title));
  /* Text can stand beside a single drawing. */
  if (n_figures == 1)
    manual_add_figures (html, topic->id);
  for (guint i = 0; i < QDR_MAX_HELP_PARAGRAPHS; i++) {
    g_autofree char *paragraph = qdr_help_topic_dup_paragraph (topic, i);

    if (paragraph != NULL)
      add_paragraph (html, paragraph);
  }
  if (n_figures > 1) {
    manual_add (html, "<div class=\"row\">\n");
    manual_add_figures (html, topic->id);
    manual_add (html, "</div>\n");
  }
  manual_add (html, "</section>\n");
}

/* Opponents */

/* An opponent that adapts has no rating of its own, and is first. */
static int
get_rating (QdrPersonality *self)
{
  return qdr_personality_is_adaptive (self) ? 0 : qdr_personality_get_rating (self);
}

static gint
compare_ratings (gconstpointer a, gconstpointer b)
{
  return get_rating (*(QdrPersonality *const *) a) - get_rating (*(QdrPersonality *const *) b);
}

static void
add_opponents (GString *html, const char *folder)
{
  g_autoptr (GPtrArray) opponents = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  if (dir == NULL)
    g_error ("%s", error->message);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, QDR_PERSONALITY_SUFFIX)) {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      QdrPersonality *opponent = qdr_personality_load (file, &error);

      if (opponent == NULL)
        g_error ("%s: %s", path, error->message);
      g_ptr_array_add (opponents, opponent);
    }
  g_ptr_array_sort (opponents, compare_ratings);

  manual_add (html,
              "<table class=\"opponents\">\n<thead><tr><td></td><th scope=\"col\">%s</th>"
              "<th scope=\"col\">%s</th><td></td></tr></thead>\n<tbody>\n",
              _ ("Opponent"), _ ("Rating"));
  for (guint i = 0; i < opponents->len; i++) {
    QdrPersonality *opponent = g_ptr_array_index (opponents, i);
    g_autofree char *path = g_file_get_path (qdr_personality_get_portrait (opponent));
    g_autofree char *portrait = read_file (path);
    g_autofree char *encoded = g_base64_encode ((guchar *) portrait, strlen (portrait));

    manual_add (html,
                "<tr><td><img alt=\"\" src=\"data:image/svg+xml;base64,%s\"/></td>"
                "<th scope=\"row\">%s</th><td>",
                encoded, qdr_personality_get_name (opponent));
    if (get_rating (opponent) > 0)
      manual_add (html, "%d", get_rating (opponent));
    manual_add (html, "</td><td>%s</td></tr>\n", qdr_personality_get_character (opponent));
  }
  manual_add (html, "</tbody>\n</table>\n");
}

/* Keyboard shortcuts, read from the description of the window that lists them */

static void
add_accel (GString *html, const char *accel)
{
  static const struct {
    const char *name;
    const char *sign;
  } arrows[] = { { "Left", "←" }, { "Up", "↑" }, { "Right", "→" }, { "Down", "↓" } };
  const char *end = strrchr (accel, '>');
  GdkModifierType modifiers = 0;
  guint key = 0;
  g_autofree char *label = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    if (g_str_equal (end != NULL ? end + 1 : accel, arrows[i].name)) {
      g_autofree char *start = g_strndup (accel, end != NULL ? (gsize) (end + 1 - accel) : 0);
      g_autofree char *with_letter = g_strconcat (start, "a", NULL);
      g_autofree char *text = NULL;

      gtk_accelerator_parse (with_letter, &key, &modifiers);
      text = gtk_accelerator_get_label (key, modifiers);
      text[strlen (text) - 1] = '\0';
      manual_add (html, "<kbd>%s%s</kbd>", text, arrows[i].sign);
      return;
    }
  gtk_accelerator_parse (accel, &key, &modifiers);
  label = g_strdelimit (gtk_accelerator_get_label (key, modifiers), "_", ' ');
  manual_add (html, "<kbd>%s</kbd>", label);
}

/* Writes alternatives, each of which can be a range such as "Left...Down" or a sequence such as
 * "e+4". */
static void
add_accels (GString *html, const char *text)
{
  g_auto (GStrv) alternatives = g_strsplit (text, " ", -1);

  for (char **alternative = alternatives; *alternative != NULL; alternative++) {
    const gboolean is_range = strstr (*alternative, "...") != NULL;
    g_auto (GStrv) keys = g_strsplit (*alternative, is_range ? "..." : "+", 2);

    if (alternative != alternatives)
      g_string_append_c (html, ' ');
    for (char **key = keys; *key != NULL; key++) {
      if (key != keys)
        g_string_append (html, is_range ? "…" : " ");
      add_accel (html, *key);
    }
  }
}

typedef struct {
  GString *html;
  const char *object;   /* (nullable): class of the object that is read, interned */
  const char *property; /* (nullable): name of the property that is read, interned */
  char *context;        /* (nullable): of its text */
  char *title;          /* (nullable): of the row that is read */
  char *accels;         /* (nullable): of the row that is read */
  gboolean is_in_table;
} ShortcutsReader;

static void
end_table (ShortcutsReader *self)
{
  if (self->is_in_table)
    manual_add (self->html, "</tbody></table>\n</section>\n");
  self->is_in_table = FALSE;
}

static void
start_element_cb (GMarkupParseContext *context,
                  const char *element,
                  const char **names,
                  const char **values,
                  gpointer user_data,
                  GError **error)
{
  ShortcutsReader *self = user_data;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "class"))
      self->object = g_intern_string (values[i]);
    else if (g_str_equal (names[i], "name"))
      self->property = g_intern_string (values[i]);
    else if (g_str_equal (names[i], "context"))
      self->context = g_strdup (values[i]);
}

static void
text_cb (GMarkupParseContext *context,
         const char *text,
         gsize length,
         gpointer user_data,
         GError **error)
{
  ShortcutsReader *self = user_data;
  g_autofree char *value = g_strndup (text, length);
  const char *translated;
  guint n;
  const QdrShortcut *shortcuts = qdr_shortcuts_get_all (&n);

  if (self->property == NULL || self->object == NULL)
    return;

  translated =
      self->context != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, self->context, value) : _ (value);
  if (g_str_equal (self->object, "AdwPreferencesGroup")) {
    end_table (self);
    manual_add (self->html, "<section>\n<h3>%s</h3>\n<table><tbody>\n", translated);
    self->is_in_table = TRUE;
  } else if (!g_str_equal (self->object, "QdrShortcutRow")) {
    return;
  } else if (g_str_equal (self->property, "title")) {
    self->title = g_strdup (translated);
  } else if (g_str_equal (self->property, "accelerator")) {
    self->accels = g_steal_pointer (&value);
  } else {
    for (guint i = 0; i < n; i++)
      if (g_str_equal (shortcuts[i].action, value))
        self->accels = g_strjoinv (" ", (char **) shortcuts[i].accels);
  }
}

static void
end_element_cb (GMarkupParseContext *context,
                const char *element,
                gpointer user_data,
                GError **error)
{
  ShortcutsReader *self = user_data;

  if (g_str_equal (element, "property")) {
    self->property = NULL;
    g_clear_pointer (&self->context, g_free);
  } else if (g_str_equal (element, "object") && self->title != NULL) {
    manual_add (self->html, "<tr><th scope=\"row\">%s</th><td>", self->title);
    add_accels (self->html, self->accels);
    manual_add (self->html, "</td></tr>\n");
    g_clear_pointer (&self->title, g_free);
    g_clear_pointer (&self->accels, g_free);
    self->object = NULL;
  }
}

static void
add_shortcuts (GString *html, const char *ui_file)
{
  static const GMarkupParser parser = { .start_element = start_element_cb,
                                        .end_element = end_element_cb,
                                        .text = text_cb };
  ShortcutsReader reader = { .html = html };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  g_autofree char *text = read_file (ui_file);
  g_autoptr (GError) error = NULL;

  if (!g_markup_parse_context_parse (context, text, -1, &error))
    g_error ("%s: %s", ui_file, error->message);
  end_table (&reader);
}

/* The document */

static void
add_contents (GString *html, const QdrHelpTopic *topics, guint n)
{
  manual_add (html, "<nav>\n<ol>\n");
  for (guint i = 0; i < n; i++)
    if (topics[i].chapter != NULL)
      manual_add (html, "<li><a href=\"#%s-\">%s</a></li>\n", topics[i].id, _ (topics[i].chapter));
  manual_add (html, "<li><a href=\"#keys-\">%s</a></li>\n</ol>\n</nav>\n",
              _ ("Keyboard Shortcuts"));
}

int
main (int argc, char **argv)
{
  guint n;
  const QdrHelpTopic *topics = qdr_help_get_topics (&n);
  g_autoptr (GString) html = g_string_new ("<!DOCTYPE html>\n");
  g_autofree char *style = NULL;
  g_autofree char *icon = NULL;
  g_autofree char *encoded_icon = NULL;
  g_autofree char *version = NULL;

  if (argc != 7) {
    g_printerr ("Usage: write-manual LANGUAGE LOCALES STYLE ICON SHORTCUTS OPPONENTS >MANUAL\n");
    return 2;
  }
  /* The locale only has to be one with translations, which the one named C is not. */
  g_setenv ("LANGUAGE", argv[1], TRUE);
  setlocale (LC_ALL, "C.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, argv[2]);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  style = read_file (argv[3]);
  icon = read_file (argv[4]);
  encoded_icon = g_base64_encode ((guchar *) icon, strlen (icon));
  version = g_strdup_printf (_ ("Version %s"), QDR_VERSION);

  manual_add (html,
              "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"%s\" xml:lang=\"%s\">\n<head>\n"
              "<meta charset=\"utf-8\"/>\n"
              "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
              "<meta name=\"color-scheme\" content=\"light dark\"/>\n"
              "<title>Quoridor – %s</title>\n<style>\n",
              argv[1], argv[1], _ ("How to Play"));
  g_string_append (html, style);
  manual_add (html,
              "</style>\n</head>\n<body>\n<header>\n"
              "<img alt=\"\" src=\"data:image/svg+xml;base64,%s\"/>\n"
              "<h1>Quoridor</h1>\n<p>%s</p>\n",
              encoded_icon, version);
  add_contents (html, topics, n);
  manual_add (html, "</header>\n<main>\n");
  for (guint i = 0; i < n; i++) {
    if (topics[i].chapter != NULL) {
      if (i > 0)
        manual_add (html, "</section>\n");
      manual_add (html, "<section class=\"chapter\" id=\"%s-\">\n<h2>%s</h2>\n", topics[i].id,
                  _ (topics[i].chapter));
    }
    add_topic (html, &topics[i]);
    if (g_str_equal (topics[i].id, "opponents"))
      add_opponents (html, argv[6]);
  }
  manual_add (html, "</section>\n<section class=\"chapter keys\" id=\"keys-\">\n<h2>%s</h2>\n",
              _ ("Keyboard Shortcuts"));
  add_shortcuts (html, argv[5]);
  manual_add (html, "</section>\n</main>\n</body>\n</html>\n");
  g_print ("%s", html->str);
  return 0;
}
