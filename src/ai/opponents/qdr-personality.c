/*
 * Personality: an opponent with a name, a playing style and a strength.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-personality-search.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "qdr-key-file.h"
#include "qdr-player.h"
#include "qdr-sanitised-text.h"
#include "qdr-text-file.h"

#define GROUP_PERSONALITY "Personality"
#define GROUP_STYLE "Style"
#define GROUP_REMARKS "Remarks"

#define KEY_ADAPTS "Adapts"
#define KEY_BOOK "Book"
#define KEY_ID "Id"
#define KEY_PORTRAIT "Portrait"

/* The maximum size of a file, in bytes. */
#define MAX_BYTES (64 * 1024)

/* The maximum lengths of a name and of a sentence, in characters. */
#define MAX_WORDS 100
#define MAX_TEXT 300

/* The maximum length of a remark that fits beside a name, in characters. */
#define MAX_REMARK 80

/* The maximum number of remarks for an occasion, numbered from 1 in keys. */
#define MAX_REMARKS 9

/* The maximum lengths of a quotation in an error message and of a message from GLib, in
 * characters. */
#define MAX_QUOTATION 40
#define MAX_SENTENCE 200

struct _QdrPersonality {
  GObject parent_instance;

  char *id;
  char *base_id; /* (nullable): the id of the adaptive personality from which this one was copied */
  char *name;
  char *character;
  char *style_name;
  GFile *portrait; /* (nullable) */
  QdrBookKind book;
  gboolean is_adaptive;
  int rating;
  int pace_ms;
  int depth;
  int nodes;
  int cpu_ms;
  int blind_spot;
  int seed;
  QdrStyle style;
  QdrLimits limits;
  GPtrArray *remarks[QDR_N_OCCASIONS]; /* (element-type utf8): each is NULL-terminated */
};

G_DEFINE_FINAL_TYPE (QdrPersonality, qdr_personality, G_TYPE_OBJECT)

/* Words that cannot be ids, since they have a meaning in seats or on the command line. */
static const char *const reserved_ids[] = { QDR_SEAT_HUMAN, QDR_SEAT_ELSEWHERE, "computer", "none",
                                            NULL };

/* A required key with a text. */
typedef struct {
  const char *key;
  gboolean is_translatable;
  int max_length; /* the maximum length of the text, in characters */
  gsize offset;   /* the offset of the char pointer in the object */
} TextKey;

static const TextKey text_keys[] = {
  { KEY_ID, FALSE, MAX_WORDS, G_STRUCT_OFFSET (QdrPersonality, id) },
  { "Name", TRUE, MAX_WORDS, G_STRUCT_OFFSET (QdrPersonality, name) },
  { "Character", TRUE, MAX_TEXT, G_STRUCT_OFFSET (QdrPersonality, character) },
  { "Style", TRUE, MAX_WORDS, G_STRUCT_OFFSET (QdrPersonality, style_name) },
};

/* A key with an integer. */
typedef struct {
  const char *group;
  const char *key;
  gboolean is_required;
  int min;
  int max;
  gsize offset; /* the offset of the int in the object */
} NumberKey;

static const NumberKey number_keys[] = {
  { GROUP_PERSONALITY, "Rating", TRUE, 0, 4000, G_STRUCT_OFFSET (QdrPersonality, rating) },
  { GROUP_PERSONALITY, "PauseMs", FALSE, 0, 10000, G_STRUCT_OFFSET (QdrPersonality, pace_ms) },
  { GROUP_PERSONALITY, "Depth", FALSE, 1, QDR_MAX_DEPTH, G_STRUCT_OFFSET (QdrPersonality, depth) },
  { GROUP_PERSONALITY, "Nodes", FALSE, 1, G_MAXINT, G_STRUCT_OFFSET (QdrPersonality, nodes) },
  { GROUP_PERSONALITY, "CpuMs", FALSE, 10, QDR_MOVE_CPU_MS,
    G_STRUCT_OFFSET (QdrPersonality, cpu_ms) },
  { GROUP_STYLE, "OwnPath", FALSE, -100, 400, G_STRUCT_OFFSET (QdrPersonality, style.own_path) },
  { GROUP_STYLE, "OtherPath", FALSE, -100, 400,
    G_STRUCT_OFFSET (QdrPersonality, style.other_path) },
  { GROUP_STYLE, "Wall", FALSE, -200, 400, G_STRUCT_OFFSET (QdrPersonality, style.wall) },
  { GROUP_STYLE, "EarlyWall", FALSE, -800, 800,
    G_STRUCT_OFFSET (QdrPersonality, style.early_wall) },
  { GROUP_STYLE, "Gamble", FALSE, 0, 400, G_STRUCT_OFFSET (QdrPersonality, style.gamble) },
  { GROUP_STYLE, "Mimic", FALSE, 0, 800, G_STRUCT_OFFSET (QdrPersonality, style.mimic) },
  { GROUP_STYLE, "Variety", FALSE, 0, 100, G_STRUCT_OFFSET (QdrPersonality, style.variety) },
  { GROUP_STYLE, "Noise", FALSE, 0, 500, G_STRUCT_OFFSET (QdrPersonality, style.noise) },
  { GROUP_STYLE, "BlindSpot", FALSE, 0, 90, G_STRUCT_OFFSET (QdrPersonality, blind_spot) },
  { GROUP_STYLE, "Stray", FALSE, 0, 60, G_STRUCT_OFFSET (QdrPersonality, style.stray) },
  { GROUP_STYLE, "Seed", FALSE, 0, G_MAXINT, G_STRUCT_OFFSET (QdrPersonality, seed) },
};

static const char *const remark_keys[QDR_N_OCCASIONS] = {
  [QDR_OCCASION_START] = "Start",
  [QDR_OCCASION_GOOD_WALL] = "GoodWall",
  [QDR_OCCASION_OWN_BLUNDER] = "OwnBlunder",
  [QDR_OCCASION_BLUNDER] = "Blunder",
  [QDR_OCCASION_WIN] = "Win",
  [QDR_OCCASION_LOSS] = "Loss",
};

static void
qdr_personality_finalize (GObject *object)
{
  QdrPersonality *self = QDR_PERSONALITY (object);

  g_free (self->id);
  g_free (self->base_id);
  g_free (self->name);
  g_free (self->character);
  g_free (self->style_name);
  g_clear_object (&self->portrait);
  for (guint i = 0; i < QDR_N_OCCASIONS; i++)
    g_clear_pointer (&self->remarks[i], g_ptr_array_unref);

  G_OBJECT_CLASS (qdr_personality_parent_class)->finalize (object);
}

static void
qdr_personality_class_init (QdrPersonalityClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_personality_finalize;
}

static void
qdr_personality_init (QdrPersonality *self)
{
  self->cpu_ms = QDR_MOVE_CPU_MS;
  self->style = qdr_style_default;
}

/*
 * The rating that an opponent reached with a style and limits (docs/personalities.md). For ratings
 * between two anchors, style and limits are interpolated. early_wall and the members after it are
 * those of QdrStyle.
 */
typedef struct {
  int rating;
  guint depth; /* the limit of depth; 0 if the nodes are limited */
  int nodes;   /* the limit of nodes; 0 if the depth is limited */
  int early_wall;
  int noise;
  int blind_spot;
  int stray;
  int variety;
} Anchor;

/* clang-format off */
static const Anchor anchors[] = {
  { 310, 1, 0, -400, 120, 90, 45, 0 }, /* as in wanderer.personality */
  { 450, 1, 0, -200, 120, 88, 19, 0 }, /* as in dreamer.personality */
  { 540, 1, 0, 0, 120, 86, 7, 0 }, /* as in beginner.personality */
  { 610, 1, 0, 0, 64, 76, 5, 0 }, /* as in novice.personality */
  { 765, 1, 0, 0, 40, 55, 2, 0 },
  { 880, 2, 0, 0, 34, 54, 0, 0 }, /* as in apprentice.personality */
  { 1065, 0, 90, 0, 0, 0, 0, 30 },
  { 1165, 0, 200, 0, 0, 0, 0, 10 },
  { 1215, 0, 290, 0, 0, 0, 0, 10 },
  { 1265, 0, 440, 0, 0, 0, 0, 10 },
  { 1430, 0, 1500, 0, 0, 0, 0, 10 },
  { 1520, 0, 5000, 0, 0, 0, 0, 10 },
  { 1600, 0, 20000, 0, 0, 0, 0, 20 }, /* as in regular.personality */
  { 1730, 0, 75000, 0, 0, 0, 0, 15 }, /* as in expert.personality */
  { 1830, 0, 200000, 0, 0, 0, 0, 10 }, /* as in champion.personality */
};
/* clang-format on */

static int
interpolate (int low, int high, double share)
{
  return (int) lround (low + (high - low) * share);
}

void
qdr_strength_curve_interpolate (int rating, QdrStyle *style, QdrLimits *limits)
{
  const Anchor *low = anchors;
  const Anchor *high;
  double share;

  g_return_if_fail (style != NULL && limits != NULL);

  G_STATIC_ASSERT (G_N_ELEMENTS (anchors) > 1);
  rating = CLAMP (rating, QDR_STRENGTH_MIN, QDR_STRENGTH_MAX);
  while (low + 2 < anchors + G_N_ELEMENTS (anchors) && rating >= low[1].rating)
    low++;
  high = low + 1;
  share = (double) (rating - low->rating) / (high->rating - low->rating);

  *style = qdr_style_default;
  style->early_wall = interpolate (low->early_wall, high->early_wall, share);
  style->noise = interpolate (low->noise, high->noise, share);
  style->blind_spot = (guint) interpolate (low->blind_spot, high->blind_spot, share);
  style->stray = interpolate (low->stray, high->stray, share);
  style->variety = interpolate (low->variety, high->variety, share);
  /* Interpolate the logarithm of the nodes, because each doubling adds about the same strength. Use
   * the depth of the nearer anchor, or of the lower anchor if the higher one has no limit of
   * depth. */
  *limits = (QdrLimits){ .cpu_ms = QDR_MOVE_CPU_MS };
  if (low->nodes > 0 && high->nodes > 0)
    limits->nodes = (guint64) lround (low->nodes * pow ((double) high->nodes / low->nodes, share));
  else
    limits->depth = share < 0.5 || high->depth == 0 ? low->depth : high->depth;
}

G_GNUC_PRINTF (2, 3)
static gboolean
set_invalid (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, g_error_new_valist (G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                                                format, arguments));
  va_end (arguments);

  return FALSE;
}

static gboolean
set_invalid_because (GError **error, const GError *reason)
{
  g_autofree char *sentence = qdr_sanitise_text (reason->message, MAX_SENTENCE);

  g_set_error_literal (error, reason->domain, reason->code, sentence);

  return FALSE;
}

static char *
quote_text (const char *text)
{
  return qdr_sanitise_text (text, MAX_QUOTATION);
}

static char *
read_value (GKeyFile *file, const char *group, const char *key, GError **error)
{
  g_autoptr (GError) reason = NULL;
  char *value;

  if (!g_key_file_has_key (file, group, key, NULL)) {
    set_invalid (error, _ ("The key “%s” of the group “%s” is missing."), key, group);
    return NULL;
  }

  value = qdr_key_file_get_string (file, group, key, &reason);
  if (value == NULL)
    set_invalid_because (error, reason);
  return value;
}

static gboolean
check_text (const char *group, const char *name, const char *text, int max_length, GError **error)
{
  g_autofree char *quoted = quote_text (name);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (qdr_unichar_is_control (g_utf8_get_char (at)))
      return set_invalid (error, _ ("The key “%s” of the group “%s” has a control character."),
                          quoted, group);
  if (*text == '\0')
    return set_invalid (error, _ ("The key “%s” of the group “%s” is empty."), quoted, group);
  if (g_utf8_strlen (text, -1) > max_length)
    return set_invalid (error, _ ("The key “%s” of the group “%s” is longer than %d characters."),
                        quoted, group, max_length);
  return TRUE;
}

static char *
translate (GKeyFile *file, const char *group, const char *key, const char *text)
{
  g_autofree char *locale = g_key_file_get_locale_for_key (file, group, key, NULL);

  return locale != NULL ? g_key_file_get_locale_string (file, group, key, locale, NULL)
                        : g_strdup (g_dgettext (GETTEXT_PACKAGE, text));
}

/* Returns (nullable): the text key with this name. A language after the name, as in "Name[fr]", is
 * ignored. */
static const TextKey *
find_text_key (const char *name)
{
  const gsize length = strcspn (name, "[");
  const gboolean is_translation = name[length] == '[' && name[length + 1] != ']';

  for (guint i = 0; i < G_N_ELEMENTS (text_keys); i++)
    if (strlen (text_keys[i].key) == length && strncmp (text_keys[i].key, name, length) == 0 &&
        (name[length] == '\0' || (is_translation && text_keys[i].is_translatable)))
      return &text_keys[i];
  return NULL;
}

/* Parses the first @length bytes of a key such as "Start1" into the occasion and the number. */
static gboolean
parse_remark_key (const char *key, gsize length, guint *occasion, guint *number)
{
  const int digit = length > 1 ? g_ascii_digit_value (key[length - 1]) : -1;

  if (digit < 1 || digit > MAX_REMARKS)
    return FALSE;

  *number = (guint) digit;
  for (*occasion = 0; *occasion < QDR_N_OCCASIONS; ++*occasion)
    if (strlen (remark_keys[*occasion]) == length - 1 &&
        strncmp (remark_keys[*occasion], key, length - 1) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
is_known_key (const char *group, const char *key)
{
  guint occasion, number;

  if (g_str_equal (group, GROUP_PERSONALITY) &&
      (g_str_equal (key, KEY_ADAPTS) || g_str_equal (key, KEY_BOOK) ||
       g_str_equal (key, KEY_PORTRAIT)))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (number_keys); i++)
    if (g_str_equal (group, number_keys[i].group) && g_str_equal (key, number_keys[i].key))
      return TRUE;
  if (g_str_equal (group, GROUP_REMARKS)) {
    const gsize length = strcspn (key, "[");

    return parse_remark_key (key, length, &occasion, &number) &&
           (key[length] == '\0' || key[length + 1] != ']');
  }
  return g_str_equal (group, GROUP_PERSONALITY) && find_text_key (key) != NULL;
}

static gboolean
check_keys (GKeyFile *file, GError **error)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL; i++) {
    g_auto (GStrv) keys = NULL;

    if (!g_str_equal (groups[i], GROUP_PERSONALITY) && !g_str_equal (groups[i], GROUP_STYLE) &&
        !g_str_equal (groups[i], GROUP_REMARKS)) {
      g_autofree char *group = quote_text (groups[i]);

      return set_invalid (error, _ ("There is no group “%s”."), group);
    }
    keys = g_key_file_get_keys (file, groups[i], NULL, error);
    if (keys == NULL)
      return FALSE;
    for (guint j = 0; keys[j] != NULL; j++)
      if (!is_known_key (groups[i], keys[j])) {
        g_autofree char *key = quote_text (keys[j]);

        return set_invalid (error, _ ("The group “%s” has no key “%s”."), groups[i], key);
      }
  }
  return TRUE;
}

/* Sets @value (nullable) to the value of a key, or to NULL if the key is missing. Returns FALSE if
 * the value is malformed. */
static gboolean
read_optional (GKeyFile *file, const char *group, const char *key, char **value, GError **error)
{
  *value = NULL;
  if (!g_key_file_has_key (file, group, key, NULL))
    return TRUE;
  *value = read_value (file, group, key, error);
  return *value != NULL;
}

/* Reads all texts, and checks their translations. */
static gboolean
read_texts (QdrPersonality *self, GKeyFile *file, GError **error)
{
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (text_keys); i++) {
    const TextKey *key = &text_keys[i];
    g_autofree char *text = read_value (file, GROUP_PERSONALITY, key->key, error);
    char **member = G_STRUCT_MEMBER_P (self, key->offset);

    if (text == NULL)
      return FALSE;
    *member = key->is_translatable ? translate (file, GROUP_PERSONALITY, key->key, text)
                                   : g_steal_pointer (&text);
  }

  names = g_key_file_get_keys (file, GROUP_PERSONALITY, NULL, NULL);
  for (guint i = 0; names != NULL && names[i] != NULL; i++) {
    const TextKey *key = find_text_key (names[i]);
    g_autofree char *text = NULL;

    if (key == NULL)
      continue;
    text = read_value (file, GROUP_PERSONALITY, names[i], error);
    if (text == NULL || !check_text (GROUP_PERSONALITY, names[i], text, key->max_length, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
read_numbers (QdrPersonality *self, GKeyFile *file, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (number_keys); i++) {
    const NumberKey *key = &number_keys[i];
    int *number = G_STRUCT_MEMBER_P (self, key->offset);
    g_autofree char *text = NULL;
    g_autofree char *quoted = NULL;
    gint64 value;

    if (!key->is_required && !g_key_file_has_key (file, key->group, key->key, NULL))
      continue;
    text = read_value (file, key->group, key->key, error);
    if (text == NULL)
      return FALSE;
    if (g_ascii_string_to_signed (text, 10, key->min, key->max, &value, NULL)) {
      *number = (int) value;
      continue;
    }

    quoted = quote_text (text);
    return set_invalid (
        error, _ ("The key “%s” of the group “%s” must be a whole number from %d to %d, not “%s”."),
        key->key, key->group, key->min, key->max, quoted);
  }
  return TRUE;
}

/* Reads the keys that are neither texts nor numbers. All of them may be missing. */
static gboolean
read_options (QdrPersonality *self, GKeyFile *file, GFile *folder, GError **error)
{
  static const char *const books[] = {
    [QDR_BOOK_NONE] = "false",
    [QDR_BOOK_PROGRAM] = "true",
    [QDR_BOOK_LIBRARY] = "library",
  };
  g_autofree char *portrait = NULL;
  g_autofree char *is_adaptive = NULL;
  g_autofree char *book = NULL;
  gboolean is_book;

  if (!read_optional (file, GROUP_PERSONALITY, KEY_PORTRAIT, &portrait, error))
    return FALSE;
  if (portrait != NULL) {
    g_autofree char *quoted = quote_text (portrait);

    self->portrait = g_file_get_child (folder, portrait);
    if (strchr (portrait, G_DIR_SEPARATOR) != NULL ||
        g_file_query_file_type (self->portrait, G_FILE_QUERY_INFO_NONE, NULL) !=
            G_FILE_TYPE_REGULAR)
      return set_invalid (
          error,
          _ ("The key “%s” of the group “%s” must name a picture in the same folder, "
             "not “%s”."),
          KEY_PORTRAIT, GROUP_PERSONALITY, quoted);
  }

  if (!read_optional (file, GROUP_PERSONALITY, KEY_ADAPTS, &is_adaptive, error))
    return FALSE;
  self->is_adaptive = g_strcmp0 (is_adaptive, "true") == 0;
  if (is_adaptive != NULL && !self->is_adaptive && !g_str_equal (is_adaptive, "false"))
    return set_invalid (error, _ ("The key “%s” of the group “%s” must be “true” or “false”."),
                        KEY_ADAPTS, GROUP_PERSONALITY);

  if (!read_optional (file, GROUP_PERSONALITY, KEY_BOOK, &book, error))
    return FALSE;
  is_book = book == NULL;
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    if (g_strcmp0 (books[i], book) == 0) {
      self->book = (QdrBookKind) i;
      is_book = TRUE;
    }
  if (!is_book)
    return set_invalid (error,
                        _ ("The key “%s” of the group “%s” must be “true”, “false” or “library”."),
                        KEY_BOOK, GROUP_PERSONALITY);
  return TRUE;
}

/* Checks all remarks and their translations, and stores the remarks in the user's language. */
static gboolean
read_remarks (QdrPersonality *self, GKeyFile *file, GError **error)
{
  g_auto (GStrv) names = g_key_file_get_keys (file, GROUP_REMARKS, NULL, NULL);
  gboolean is_good = TRUE;
  char *lines[QDR_N_OCCASIONS][MAX_REMARKS] = { 0 };

  for (guint i = 0; is_good && names != NULL && names[i] != NULL; i++) {
    g_autofree char *text = read_value (file, GROUP_REMARKS, names[i], error);
    guint occasion, number;

    is_good = text != NULL && check_text (GROUP_REMARKS, names[i], text, MAX_REMARK, error);
    if (is_good && parse_remark_key (names[i], strlen (names[i]), &occasion, &number)) {
      /* A key that the file has twice is listed twice. */
      g_free (lines[occasion][number - 1]);
      lines[occasion][number - 1] = translate (file, GROUP_REMARKS, names[i], text);
    }
  }

  for (guint occasion = 0; occasion < QDR_N_OCCASIONS; occasion++) {
    self->remarks[occasion] = g_ptr_array_new_with_free_func (g_free);
    for (guint i = 0; i < MAX_REMARKS; i++)
      if (lines[occasion][i] != NULL)
        g_ptr_array_add (self->remarks[occasion], lines[occasion][i]);
    g_ptr_array_add (self->remarks[occasion], NULL);
  }
  return is_good;
}

/* Returns (transfer full) (nullable): the contents of a key file, without checking the keys. */
static GKeyFile *
read_key_file (GFile *file, GError **error)
{
  g_autoptr (GKeyFile) key_file = g_key_file_new ();
  g_autoptr (GError) reason = NULL;
  gsize length;
  g_autofree char *text = qdr_text_file_read (file, MAX_BYTES, &length, NULL, &reason);

  if (text == NULL)
    set_invalid_because (error, reason);
  else if (!g_utf8_validate_len (text, length, NULL))
    set_invalid (error, _ ("The file is not UTF-8 text."));
  else if (!g_key_file_load_from_data (key_file, text, length, G_KEY_FILE_KEEP_TRANSLATIONS,
                                       &reason))
    set_invalid_because (error, reason);
  else
    return g_steal_pointer (&key_file);
  return NULL;
}

QdrPersonality *
qdr_personality_load (GFile *file, GError **error)
{
  g_autoptr (QdrPersonality) self = g_object_new (QDR_TYPE_PERSONALITY, NULL);
  g_autoptr (GKeyFile) key_file = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autofree char *quoted = NULL;
  gsize valid;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  key_file = read_key_file (file, error);
  if (key_file == NULL)
    return NULL;
  folder = g_file_get_parent (file);
  if (!check_keys (key_file, error) || !read_texts (self, key_file, error) ||
      !read_numbers (self, key_file, error) || !read_options (self, key_file, folder, error) ||
      !read_remarks (self, key_file, error))
    return NULL;

  self->style.blind_spot = (guint) self->blind_spot;
  self->style.seed = (guint32) self->seed;
  self->limits = (QdrLimits){
    .depth = (guint) self->depth,
    .nodes = (guint64) self->nodes,
    .cpu_ms = (guint) self->cpu_ms,
  };
  if (self->is_adaptive)
    qdr_strength_curve_interpolate (self->rating, &self->style, &self->limits);

  valid = strspn (self->id, "abcdefghijklmnopqrstuvwxyz0123456789-");
  quoted = quote_text (self->id);
  if (!g_ascii_islower (self->id[0]) || self->id[valid] != '\0')
    set_invalid (error,
                 _ ("The key “%s” of the group “%s” must begin with a lower-case letter, and have "
                    "only lower-case letters, digits and hyphens after it, not “%s”."),
                 KEY_ID, GROUP_PERSONALITY, quoted);
  else if (qdr_personality_id_find_strength_suffix (self->id) != NULL)
    set_invalid (error,
                 _ ("The key “%s” of the group “%s” must not end in a hyphen and "
                    "three or four digits, as “%s” does."),
                 KEY_ID, GROUP_PERSONALITY, quoted);
  else if (g_strv_contains (reserved_ids, self->id))
    set_invalid (error,
                 _ ("The key “%s” of the group “%s” may not be “%s”, which already means "
                    "something else."),
                 KEY_ID, GROUP_PERSONALITY, self->id);
  else
    return g_steal_pointer (&self);
  return NULL;
}

char *
qdr_personality_read_id (GFile *file)
{
  g_autoptr (GKeyFile) key_file = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  key_file = read_key_file (file, NULL);
  return key_file != NULL ? read_value (key_file, GROUP_PERSONALITY, KEY_ID, NULL) : NULL;
}

QdrPersonality *
qdr_personality_copy_with_strength (QdrPersonality *self, int strength)
{
  QdrPersonality *other;

  g_return_val_if_fail (QDR_IS_PERSONALITY (self) && self->is_adaptive, NULL);
  g_return_val_if_fail (strength >= QDR_STRENGTH_MIN && strength <= QDR_STRENGTH_MAX, NULL);

  other = g_object_new (QDR_TYPE_PERSONALITY, NULL);
  other->base_id = g_strdup (self->id);
  other->id = g_strdup_printf ("%s-%d", self->id, strength);
  other->name = g_strdup (self->name);
  other->character = g_strdup (self->character);
  other->style_name = g_strdup (self->style_name);
  g_set_object (&other->portrait, self->portrait);
  other->book = self->book;
  other->is_adaptive = TRUE;
  other->rating = strength;
  other->pace_ms = self->pace_ms;
  qdr_strength_curve_interpolate (strength, &other->style, &other->limits);
  for (guint i = 0; i < QDR_N_OCCASIONS; i++)
    other->remarks[i] = g_ptr_array_ref (self->remarks[i]);
  return other;
}

const char *
qdr_personality_get_id (QdrPersonality *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), NULL);

  return self->id;
}

const char *
qdr_personality_get_base_id (QdrPersonality *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), NULL);

  return self->base_id != NULL ? self->base_id : self->id;
}

const char *
qdr_personality_get_name (QdrPersonality *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), NULL);

  return self->name;
}

const char *
qdr_personality_get_character (QdrPersonality *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), NULL);

  return self->character;
}

const char *
qdr_personality_get_style_name (QdrPersonality *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), NULL);

  return self->style_name;
}

GFile *
qdr_personality_get_portrait (QdrPersonality *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), NULL);

  return self->portrait;
}

GFile *
qdr_personality_find_mood_portrait (QdrPersonality *self, QdrMood mood)
{
  static const char *const suffixes[] = { "", "-glad", "-sad" };
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *calm = NULL;
  g_autofree char *name = NULL;
  const char *ending;

  g_return_val_if_fail (QDR_IS_PERSONALITY (self), NULL);
  g_return_val_if_fail (mood < G_N_ELEMENTS (suffixes), NULL);

  if (self->portrait == NULL)
    return NULL;

  calm = g_file_get_basename (self->portrait);
  ending = strrchr (calm, '.') != NULL ? strrchr (calm, '.') : "";
  name = g_strdup_printf ("%.*s%s%s", (int) (strlen (calm) - strlen (ending)), calm, suffixes[mood],
                          ending);
  folder = g_file_get_parent (self->portrait);
  file = g_file_get_child (folder, name);
  return g_object_ref (g_file_query_exists (file, NULL) ? file : self->portrait);
}

int
qdr_personality_get_rating (QdrPersonality *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), 0);

  return self->rating;
}

gboolean
qdr_personality_is_adaptive (QdrPersonality *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), FALSE);

  return self->is_adaptive;
}

guint
qdr_personality_get_level (QdrPersonality *self)
{
  /* The lowest ratings of the levels 2 to 5, chosen so that about equally many installed
   * personalities have each level. */
  static const int ratings[] = { 500, 700, 1100, 1500 };
  guint level = 1;

  g_return_val_if_fail (QDR_IS_PERSONALITY (self), 1);

  G_STATIC_ASSERT (G_N_ELEMENTS (ratings) == QDR_MAX_LEVEL - 1);
  while (level < QDR_MAX_LEVEL && self->rating >= ratings[level - 1])
    level++;
  return level;
}

QdrBookKind
qdr_personality_get_book_kind (QdrPersonality *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), QDR_BOOK_NONE);

  return self->book;
}

guint
qdr_personality_get_pace_ms (QdrPersonality *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), 0);

  return (guint) self->pace_ms;
}

const char *const *
qdr_personality_get_remarks (QdrPersonality *self, QdrOccasion occasion)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), NULL);
  g_return_val_if_fail (occasion < QDR_N_OCCASIONS, NULL);

  return (const char *const *) self->remarks[occasion]->pdata;
}

const QdrStyle *
qdr_personality_get_style (QdrPersonality *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), NULL);

  return &self->style;
}

const QdrLimits *
qdr_personality_get_limits (QdrPersonality *self)
{
  g_return_val_if_fail (QDR_IS_PERSONALITY (self), NULL);

  return &self->limits;
}
