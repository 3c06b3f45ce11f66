/*
 * What texts in a file of a personality may be, and what is said of mistakes in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-personality-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-sanitised-text.h"

/* Characters of what a message quotes, and of a message that comes from a library, at most. */
#define MAX_QUOTATION 40
#define MAX_SENTENCE 200

/* --- Mistakes --------------------------------------------------------------------------------- */

gboolean
qdr_personality_refuse (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                                                format, arguments));
  va_end (arguments);

  return FALSE;
}

gboolean
qdr_personality_refuse_because (GError **error, const GError *reason)
{
  g_autofree char *sentence = qdr_sanitise_text (reason->message, MAX_SENTENCE);

  g_set_error_literal (error, reason->domain, reason->code, sentence);

  return FALSE;
}

char *
qdr_personality_quote (const char *text)
{
  return qdr_sanitise_text (text, MAX_QUOTATION);
}

/* --- Texts ------------------------------------------------------------------------------------ */

char *
qdr_personality_get_value (GKeyFile *file, const char *group, const char *key, GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *value = NULL;

  if (!g_key_file_has_key (file, group, key, NULL)) {
    qdr_personality_refuse (error, _ ("The key “%s” of the group “%s” is missing."), key, group);
    return NULL;
  }

  /* Of a value with a mistake there may be both a text and an error. */
  value = g_key_file_get_string (file, group, key, &reason);
  if (reason == NULL)
    return g_steal_pointer (&value);
  qdr_personality_refuse_because (error, reason);
  return NULL;
}

gboolean
qdr_personality_is_text_of (const char *name, const char *key, gboolean is_translatable)
{
  const gsize length = strcspn (name, "[");
  const gboolean is_translation = name[length] == '[' && name[length + 1] != ']';

  if (strlen (key) != length || strncmp (key, name, length) != 0)
    return FALSE;
  return name[length] == '\0' || (is_translation && is_translatable);
}

static gboolean
has_control (const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (qdr_is_control (g_utf8_get_char (at)))
      return TRUE;
  return FALSE;
}

gboolean
qdr_personality_check_text (const char *group,
                            const char *name,
                            const char *text,
                            int max_length,
                            GError **error)
{
  g_autofree char *quoted = qdr_personality_quote (name);

  if (*text == '\0')
    return qdr_personality_refuse (error, _ ("The key “%s” of the group “%s” is empty."), quoted,
                                   group);
  if (has_control (text))
    return qdr_personality_refuse (error,
                                   _ ("The key “%s” of the group “%s” has a control character."),
                                   quoted, group);
  if (g_utf8_strlen (text, -1) > max_length)
    return qdr_personality_refuse (
        error, _ ("The key “%s” of the group “%s” is longer than %d characters."), quoted, group,
        max_length);
  return TRUE;
}

char *
qdr_personality_translate (GKeyFile *file, const char *group, const char *key, const char *text)
{
  g_autofree char *locale = g_key_file_get_locale_for_key (file, group, key, NULL);

  return locale != NULL ? g_key_file_get_locale_string (file, group, key, locale, NULL)
                        : g_strdup (g_dgettext (GETTEXT_PACKAGE, text));
}
