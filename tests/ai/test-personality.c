/*
 * Personality files, and the list of personalities.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-personality-list.h"
#include "qdr-personality-search.h"
#include "temp-folder.h"
#include "test.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *folder;

static void
setup (void)
{
  folder = make_temp_folder ();
}

static void
teardown (void)
{
  g_clear_pointer (&folder, remove_temp_folder);
}

static void
write_file (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  ck_assert (g_file_set_contents (path, text, -1, NULL));
}

static QdrPersonality *
load_text (const char *text, GError **error)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *path = g_build_filename (folder, "test.personality", NULL);

  write_file ("test.personality", text);
  file = g_file_new_for_path (path);
  return qdr_personality_load (file, error);
}

#define NEEDED                                                                                     \
  "[Personality]\nId=mole\nName=Mole\nCharacter=Digs below your walls.\nStyle=Digger\nRating=30\n"

TEST_DEFAULTS (.set_up = setup, .tear_down = teardown)

TEST (a_file_with_all_keys_is_read)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPersonality) mole = load_text (
      NEEDED "Portrait=test.personality\nBook=true\nPauseMs=700\n"
             "Depth=7\nNodes=9000\nCpuMs=1500\n"
             "[Style]\nOwnPath=-10\nOtherPath=120\nWall=-15\nEarlyWall=-99\nGamble=80\nMimic=150\n"
             "Variety=25\nNoise=40\nBlindSpot=20\nStray=15\nSeed=77\n",
      &error);
  g_autofree char *portrait = NULL;
  const QdrStyle *style;
  const QdrLimits *limits;

  ck_assert_ptr_null (error);
  ck_assert_str_eq (qdr_personality_get_id (mole), "mole");
  ck_assert_str_eq (qdr_personality_get_name (mole), "Mole");
  ck_assert_str_eq (qdr_personality_get_character (mole), "Digs below your walls.");
  ck_assert_str_eq (qdr_personality_get_style_name (mole), "Digger");
  ck_assert_int_eq (qdr_personality_get_rating (mole), 30);
  ck_assert_uint_eq (qdr_personality_get_pace_ms (mole), 700);
  ck_assert_int_eq (qdr_personality_get_book_kind (mole), QDR_BOOK_PROGRAM);

  portrait = g_file_get_basename (qdr_personality_get_portrait (mole));
  ck_assert_str_eq (portrait, "test.personality");

  limits = qdr_personality_get_limits (mole);
  ck_assert_uint_eq (limits->depth, 7);
  ck_assert_uint_eq (limits->nodes, 9000);
  ck_assert_uint_eq (limits->cpu_ms, 1500);
  ck_assert_uint_eq (limits->wall_ms, 0);

  style = qdr_personality_get_style (mole);
  ck_assert_int_eq (style->own_path, -10);
  ck_assert_int_eq (style->other_path, 120);
  ck_assert_int_eq (style->wall, -15);
  ck_assert_int_eq (style->early_wall, -99);
  ck_assert_int_eq (style->gamble, 80);
  ck_assert_int_eq (style->mimic, 150);
  ck_assert_int_eq (style->variety, 25);
  ck_assert_int_eq (style->noise, 40);
  ck_assert_uint_eq (style->blind_spot, 20);
  ck_assert_int_eq (style->stray, 15);
  ck_assert_uint_eq (style->seed, 77);
}

TEST (what_is_not_said_is_as_with_full_strength)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPersonality) mole = load_text (NEEDED, &error);
  const QdrLimits *limits;

  ck_assert_ptr_null (error);
  ck_assert_int_eq (memcmp (qdr_personality_get_style (mole), &qdr_style_default,
                            sizeof (QdrStyle)),
                    0);
  limits = qdr_personality_get_limits (mole);
  ck_assert_uint_eq (limits->depth, 0);
  ck_assert_uint_eq (limits->nodes, 0);
  ck_assert_uint_eq (limits->cpu_ms, QDR_MOVE_CPU_MS);
  ck_assert_uint_eq (qdr_personality_get_pace_ms (mole), 0);
  ck_assert_int_eq (qdr_personality_get_book_kind (mole), QDR_BOOK_NONE);
  ck_assert_ptr_null (qdr_personality_get_portrait (mole));
}

TEST (the_key_of_the_book_has_three_values)
{
  static const struct {
    const char *text;
    QdrBookKind kind;
  } values[] = { { "true", QDR_BOOK_PROGRAM },
                 { "false", QDR_BOOK_NONE },
                 { "library", QDR_BOOK_LIBRARY } };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++) {
    g_autofree char *text = g_strdup_printf (NEEDED "Book=%s\n", values[i].text);
    g_autoptr (QdrPersonality) mole = load_text (text, NULL);

    ck_assert_int_eq (qdr_personality_get_book_kind (mole), values[i].kind);
  }
}

static const char *const good_ids[] = { "a", "x-2", "humane", "nonesuch", "computer2" };

TEST (an_id_is_a_plain_word_that_begins_with_a_letter, .loops = G_N_ELEMENTS (good_ids))
{
  g_autofree char *text =
      g_strdup_printf ("[Personality]\nId=%s\nName=A\nCharacter=B\nStyle=C\nRating=1\n",
                       good_ids[_i]);
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPersonality) personality = load_text (text, &error);

  ck_assert_ptr_null (error);
  ck_assert_str_eq (qdr_personality_get_id (personality), good_ids[_i]);
}

#define TRANSLATED                                                                                 \
  "[Personality]\nId=mole\nRating=30\n"                                                            \
  "Name=Mole\nName[fr]=Taupe\nName[pt_BR]=Toupeira\n"                                              \
  "Character=Digs below your walls.\nCharacter[fr]=Creuse sous vos murs.\n"                        \
  "Style=Digger\nStyle[fr]=Fouisseuse\n"

typedef struct {
  const char *language;
  const char *name;
  const char *character;
  const char *style;
} Translation;

static const Translation translations[] = {
  { "C", "Mole", "Digs below your walls.", "Digger" },
  { "fr", "Taupe", "Creuse sous vos murs.", "Fouisseuse" },
  { "fr_CA", "Taupe", "Creuse sous vos murs.", "Fouisseuse" },
  { "pt_BR", "Toupeira", "Digs below your walls.", "Digger" },
  { "pt", "Mole", "Digs below your walls.", "Digger" },
};

TEST (texts_may_be_in_the_language_of_the_user, .loops = G_N_ELEMENTS (translations))
{
  const Translation *row = &translations[_i];
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPersonality) mole = NULL;

  g_setenv ("LANGUAGE", row->language, TRUE);
  mole = load_text (TRANSLATED, &error);
  ck_assert_ptr_null (error);
  ck_assert_str_eq (qdr_personality_get_name (mole), row->name);
  ck_assert_str_eq (qdr_personality_get_character (mole), row->character);
  ck_assert_str_eq (qdr_personality_get_style_name (mole), row->style);
}

#define SPEAKING                                                                                   \
  NEEDED "[Remarks]\nStart2=Two.\nStart1=One.\nStart1[fr]=Un.\nStart9=Nine.\nLoss1=You won.\n"

/* Joins the lines of an occasion. */
static char *
join_remarks (QdrPersonality *personality, QdrOccasion occasion)
{
  return g_strjoinv (" ", (char **) qdr_personality_get_remarks (personality, occasion));
}

TEST (remarks_are_read_by_number_and_in_the_language_of_the_user, .loops = 2)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPersonality) mole = NULL;
  g_autofree char *start = NULL;
  g_autofree char *loss = NULL;
  g_autofree char *win = NULL;

  g_setenv ("LANGUAGE", _i == 0 ? "C" : "fr", TRUE);
  mole = load_text (SPEAKING, &error);
  ck_assert_ptr_null (error);
  start = join_remarks (mole, QDR_OCCASION_START);
  loss = join_remarks (mole, QDR_OCCASION_LOSS);
  win = join_remarks (mole, QDR_OCCASION_WIN);
  ck_assert_str_eq (start, _i == 0 ? "One. Two. Nine." : "Un. Two. Nine.");
  ck_assert_str_eq (loss, "You won.");
  ck_assert_str_eq (win, "");
}

typedef struct {
  const char *text;
  const char *names; /* a part of the message */
} BadFile;

static const BadFile bad_files[] = {
  { "", "Personality" },
  { "no key file at all", "no key file" },
  { "[Personality]\nName=A\nCharacter=B\nStyle=C\nRating=1\n", "Id" },
  { "[Personality]\nId=a\nCharacter=B\nStyle=C\nRating=1\n", "Name" },
  { "[Personality]\nId=a\nName=A\nStyle=C\nRating=1\n", "Character" },
  { "[Personality]\nId=a\nName=A\nCharacter=B\nRating=1\n", "Style" },
  { "[Personality]\nId=a\nName=A\nCharacter=B\nStyle=C\n", "Rating" },
  { "[Personality]\nId=a\nName=\nCharacter=B\nStyle=C\nRating=1\n", "Name" },
  { "[Personality]\nId=\nName=A\nCharacter=B\nStyle=C\nRating=1\n", "Id" },
  { "[Personality]\nId=two words\nName=A\nCharacter=B\nStyle=C\nRating=1\n", "two words" },
  { "[Personality]\nId=../up\nName=A\nCharacter=B\nStyle=C\nRating=1\n", "../up" },
  { "[Personality]\nId=-x\nName=A\nCharacter=B\nStyle=C\nRating=1\n", "-x" },
  { "[Personality]\nId=7up\nName=A\nCharacter=B\nStyle=C\nRating=1\n", "7up" },
  { "[Personality]\nId=Mole\nName=A\nCharacter=B\nStyle=C\nRating=1\n", "Mole" },
  { "[Personality]\nId=human\nName=A\nCharacter=B\nStyle=C\nRating=1\n", "human" },
  { "[Personality]\nId=computer\nName=A\nCharacter=B\nStyle=C\nRating=1\n", "computer" },
  { "[Personality]\nId=none\nName=A\nCharacter=B\nStyle=C\nRating=1\n", "none" },
  { "[Personality]\nId=mole-740\nName=A\nCharacter=B\nStyle=C\nRating=1\n", "mole-740" },
  { "[Personality]\nId=a\nName=X\\nY\nCharacter=B\nStyle=C\nRating=1\n", "Name" },
  { "[Personality]\nId=a\nName=X\tY\nCharacter=B\nStyle=C\nRating=1\n", "Name" },
  { "[Personality]\nId=a\nName=A\nCharacter=\x1b[2J\nStyle=C\nRating=1\n", "Character" },
  { "[Personality]\nId=a\nName=A\nCharacter=B\nStyle=C\xc2\x85\nRating=1\n", "Style" },
  { "[Personality]\nId=a\nName=A\nCharacter=B\nStyle=C\xe2\x80\xa9\nRating=1\n", "Style" },
  { "[Personality]\nId=a\nName[fr]=A\nCharacter=B\nStyle=C\nRating=1\n", "Name" },
  { NEEDED "Name[fr]=\n", "Name[fr]" },
  { NEEDED "Name[fr]=X\\tY\n", "Name[fr]" },
  { NEEDED "Name[]=X\n", "Name[]" },
  { NEEDED "Id[fr]=taupe\n", "Id[fr]" },
  { NEEDED "Rating[fr]=30\n", "Rating[fr]" },
  { NEEDED "Names[fr]=X\n", "Names[fr]" },
  { NEEDED "[Style]\nName[fr]=X\n", "Name[fr]" },
  { NEEDED "Colour=red\n", "Colour" },
  { NEEDED "[Taste]\nSweet=1\n", "Taste" },
  { NEEDED "[Remarks]\nStart=X\n", "Start" },
  { NEEDED "[Remarks]\nStart0=X\n", "Start0" },
  { NEEDED "[Remarks]\nStart10=X\n", "Start10" },
  { NEEDED "[Remarks]\nstart1=X\n", "start1" },
  { NEEDED "[Remarks]\nStart1[]=X\n", "Start1[]" },
  { NEEDED "[Remarks]\nPity1=X\n", "Pity1" },
  { NEEDED "[Remarks]\nStart1=\n", "Start1" },
  { NEEDED "[Remarks]\nStart1=X\\nY\n", "Start1" },
  { NEEDED "[Remarks]\nStart1=X\\qY\n", "Start1" },
  { NEEDED "[Remarks]\nWin1[fr]=\x1b[2J\n", "Win1[fr]" },
  { NEEDED "[Style]\nownpath=90\n", "ownpath" },
  { NEEDED "Depth=0\n", "Depth" },
  { NEEDED "Depth=64\n", "Depth" },
  { NEEDED "Nodes=0\n", "Nodes" },
  { NEEDED "Nodes=99999999999\n", "Nodes" },
  { NEEDED "PauseMs=10001\n", "PauseMs" },
  { NEEDED "Rating=4001\n", "Rating" },
  { NEEDED "Book=perhaps\n", "Book" },
  { NEEDED "Book=\n", "Book" },
  { NEEDED "Portrait=missing.svg\n", "missing.svg" },
  { NEEDED "Portrait=\n", "Portrait" },
  { NEEDED "Portrait=../test.personality\n", "../test.personality" },
  { NEEDED "CpuMs=5001\n", "CpuMs" },
  { NEEDED "CpuMs=0\n", "CpuMs" },
  { NEEDED "[Style]\nOwnPath=401\n", "OwnPath" },
  { NEEDED "[Style]\nOwnPath=-101\n", "OwnPath" },
  { NEEDED "[Style]\nOtherPath=401\n", "OtherPath" },
  { NEEDED "[Style]\nWall=-201\n", "Wall" },
  { NEEDED "[Style]\nWall=401\n", "Wall" },
  { NEEDED "[Style]\nTempo=50\n", "Tempo" },
  { NEEDED "[Style]\nEarlyWall=-801\n", "EarlyWall" },
  { NEEDED "[Style]\nEarlyWall=801\n", "EarlyWall" },
  { NEEDED "[Style]\nGamble=401\n", "Gamble" },
  { NEEDED "[Style]\nMimic=801\n", "Mimic" },
  { NEEDED "[Style]\nVariety=101\n", "Variety" },
  { NEEDED "[Style]\nNoise=501\n", "Noise" },
  { NEEDED "[Style]\nNoise=4.5\n", "Noise" },
  { NEEDED "[Style]\nNoise=much\n", "Noise" },
  { NEEDED "[Style]\nNoise=\n", "Noise" },
  { NEEDED "[Style]\nNoise=\\q\n", "Noise" },
  { "[Personality]\nId=a\nName=\\q\nCharacter=B\nStyle=C\nRating=1\n", "Name" },
  { NEEDED "[Style]\nBlindSpot=91\n", "BlindSpot" },
  { NEEDED "[Style]\nStray=61\n", "Stray" },
  { NEEDED "[Style]\nStray=-1\n", "Stray" },
  { NEEDED "[Style]\nSeed=-1\n", "Seed" },
};

TEST (a_bad_file_is_refused_and_the_reason_names_the_place, .loops = G_N_ELEMENTS (bad_files))
{
  const BadFile *bad = &bad_files[_i];
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPersonality) personality = load_text (bad->text, &error);

  ck_assert_ptr_null (personality);
  ck_assert_ptr_nonnull (error);
  ck_assert_msg (strstr (error->message, bad->names) != NULL, "“%s” does not name “%s”",
                 error->message, bad->names);
}

typedef struct {
  const char *key;
  guint max; /* in characters */
} LimitedText;

static const LimitedText limited_texts[] = {
  { "Name", 100 },
  { "Style", 100 },
  { "Character", 300 },
  { "Win1", 80 },
};

/* Returns a file in which @key has @length characters, each of several bytes. */
static char *
text_of_length (const char *key, guint length)
{
  static const char *const keys[] = { "Name", "Style", "Character", "Win1" };
  GString *text = g_string_new ("[Personality]\nId=a\nRating=1\n");

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_string_append_printf (text, "%s%s=", g_str_equal (keys[i], "Win1") ? "[Remarks]\n" : "",
                            keys[i]);
    for (guint n = g_str_equal (keys[i], key) ? length : 1; n > 0; n--)
      g_string_append (text, "é");
    g_string_append_c (text, '\n');
  }
  return g_string_free (text, FALSE);
}

TEST (a_text_has_a_greatest_length, .loops = G_N_ELEMENTS (limited_texts))
{
  const LimitedText *row = &limited_texts[_i];
  g_autofree char *longest = text_of_length (row->key, row->max);
  g_autofree char *longer = text_of_length (row->key, row->max + 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPersonality) good = load_text (longest, &error);
  g_autoptr (QdrPersonality) bad = NULL;

  ck_assert_ptr_null (error);
  ck_assert_ptr_nonnull (good);
  bad = load_text (longer, &error);
  ck_assert_ptr_null (bad);
  ck_assert_ptr_nonnull (strstr (error->message, row->key));
}

/* The texts before and after a thousand characters that must not reach a terminal. */
static const char *const frames[][2] = {
  { NEEDED "Depth=", "\n" },
  { NEEDED "Portrait=", "\n" },
  { NEEDED "Colour", "=1\n" },
  { NEEDED "[Taste", "]\n" },
  { NEEDED, "\n" },
  { NEEDED "Depth=\\", "\n" },
  { NEEDED "[Remarks]\nStart1=", "\n" },
  { "[Personality]\nId=", "\nName=A\nCharacter=B\nStyle=C\nRating=1\n" },
};

TEST (what_a_reason_quotes_is_short_and_in_one_line, .loops = G_N_ELEMENTS (frames))
{
  g_autofree char *fill = g_strnfill (1000, '\x1b');
  g_autofree char *text = g_strconcat (frames[_i][0], fill, frames[_i][1], NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPersonality) personality = load_text (text, &error);

  ck_assert_ptr_null (personality);
  ck_assert_ptr_nonnull (error);
  ck_assert_ptr_null (strchr (error->message, '\x1b'));
  ck_assert_int_le (g_utf8_strlen (error->message, -1), 250);
}

/* Loads the file @name of the folder. */
static QdrPersonality *
load_file (const char *name, GError **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return qdr_personality_load (file, error);
}

TEST (a_pipe_is_refused_without_waiting_for_it)
{
  g_autofree char *path = g_build_filename (folder, "pipe.personality", NULL);
  g_autoptr (GError) error = NULL;

  ck_assert_int_eq (mkfifo (path, 0600), 0);
  ck_assert_ptr_null (load_file ("pipe.personality", &error));
  ck_assert_str_eq (error->message, "This is not a regular file.");
}

TEST (a_folder_is_refused)
{
  g_autofree char *path = g_build_filename (folder, "folder.personality", NULL);
  g_autoptr (GError) error = NULL;

  ck_assert_int_eq (g_mkdir (path, 0700), 0);
  ck_assert_ptr_null (load_file ("folder.personality", &error));
  ck_assert_str_eq (error->message, "This is not a regular file.");
}

TEST (a_link_to_a_file_is_as_good_as_the_file)
{
  g_autofree char *link = g_build_filename (folder, "link.personality", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPersonality) mole = NULL;

  write_file ("target", NEEDED);
  ck_assert_int_eq (symlink ("target", link), 0);
  mole = load_file ("link.personality", &error);
  ck_assert_ptr_null (error);
  ck_assert_str_eq (qdr_personality_get_id (mole), "mole");
}

#define MAX_BYTES (64 * 1024)

TEST (a_file_has_a_greatest_size)
{
  const gsize fill_length = MAX_BYTES - strlen (NEEDED "#");
  g_autofree char *fill = g_strnfill (fill_length, '-');
  g_autofree char *largest = g_strconcat (NEEDED "#", fill, NULL);
  g_autofree char *larger = g_strconcat (largest, "-", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPersonality) good = load_text (largest, &error);

  ck_assert_ptr_null (error);
  ck_assert_ptr_nonnull (good);
  ck_assert_ptr_null (load_text (larger, &error));
  ck_assert_str_eq (error->message, "The file is larger than 64 KiB.");
}

typedef struct {
  const char *bytes;
  gssize length;
} Binary;

static const Binary binaries[] = {
  { NEEDED "#\xff\xfe\n", -1 },
  { NEEDED "#\0\n", sizeof NEEDED + 2 },
  { "\x7f"
    "ELF\x02\x01\x01",
    -1 },
};

TEST (a_file_that_is_no_text_is_refused, .loops = G_N_ELEMENTS (binaries))
{
  g_autofree char *path = g_build_filename (folder, "binary.personality", NULL);
  g_autoptr (GError) error = NULL;

  ck_assert (g_file_set_contents (path, binaries[_i].bytes, binaries[_i].length, NULL));
  ck_assert_ptr_null (load_file ("binary.personality", &error));
  ck_assert_ptr_nonnull (error);
  ck_assert_ptr_null (strpbrk (error->message, "\x7f\x02\xff"));
}

TEST (a_file_that_is_not_there_is_an_error)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/no/such/file");
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_personality_load (file, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND));
}

/* The list */

static void
write_personality (const char *file, const char *id, int rating)
{
  g_autofree char *text =
      g_strdup_printf ("[Personality]\nId=%s\nName=Name\nCharacter=C\nStyle=S\nRating=%d\n", id,
                       rating);

  write_file (file, text);
}

static QdrPersonalityList *
load_list (void)
{
  g_setenv ("QDR_PERSONALITIES_DIR", folder, TRUE);
  return qdr_personality_list_new ();
}

TEST (the_list_has_the_weakest_first)
{
  g_autoptr (QdrPersonalityList) list = NULL;
  static const char *const expected[] = { "weak", "middle", "strong" };

  write_personality ("a.personality", "strong", 90);
  write_personality ("b.personality", "weak", 10);
  write_personality ("c.personality", "middle", 50);
  write_file ("README", "no personality");
  list = load_list ();

  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (list)), 3);
  for (guint i = 0; i < 3; i++) {
    g_autoptr (QdrPersonality) item = g_list_model_get_item (G_LIST_MODEL (list), i);

    ck_assert_str_eq (qdr_personality_get_id (item), expected[i]);
    ck_assert_ptr_eq (qdr_personality_list_find (list, expected[i]), item);
  }
  ck_assert_ptr_null (g_list_model_get_item (G_LIST_MODEL (list), 3));
  ck_assert_ptr_null (qdr_personality_list_find (list, "nobody"));
}

TEST (the_easiest_opponent_has_the_lowest_rating)
{
  static const char *const ids[] = { "c", "b", "d", "a" };
  static const int ratings[] = { 300, 200, 400, 100 };
  static const char *const expected[] = { "c", "b", "b", "a" };
  g_autoptr (QdrPersonalityList) empty = load_list ();

  ck_assert_ptr_null (qdr_personality_list_get_easiest_opponent (empty));
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++) {
    g_autoptr (QdrPersonalityList) list = NULL;
    g_autofree char *file = g_strconcat (ids[i], ".personality", NULL);

    write_personality (file, ids[i], ratings[i]);
    list = load_list ();
    ck_assert_str_eq (qdr_personality_get_id (qdr_personality_list_get_easiest_opponent (list)),
                      expected[i]);
  }
}

/* Returns the rejected personality of @list, which must have exactly one. */
static const QdrRejectedPersonality *
only_rejected (QdrPersonalityList *list)
{
  const GPtrArray *problems = qdr_personality_list_get_rejected_files (list);

  ck_assert_uint_eq (problems->len, 1);
  return g_ptr_array_index (problems, 0);
}

TEST (a_bad_file_is_rejected_and_the_list_knows_why)
{
  g_autoptr (QdrPersonalityList) list = NULL;
  g_autofree char *sentence = NULL;
  const QdrRejectedPersonality *rejected;

  write_personality ("good.personality", "good", 10);
  write_file ("bad.personality", "[Personality]\nId=worse\n");
  list = load_list ();
  rejected = only_rejected (list);
  sentence = qdr_rejected_personality_to_string (rejected);

  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (list)), 1);
  ck_assert_str_eq (rejected->file, "bad.personality");
  ck_assert_str_eq (rejected->id, "worse");
  ck_assert_str_eq (rejected->reason, "The key “Name” of the group “Personality” is missing.");
  ck_assert_str_eq (sentence, "“bad.personality” was left out: The key “Name” of the group "
                              "“Personality” is missing.");
}

TEST (good_files_are_no_problem)
{
  g_autoptr (QdrPersonalityList) list = NULL;

  write_personality ("good.personality", "good", 10);
  list = load_list ();
  ck_assert_uint_eq (qdr_personality_list_get_rejected_files (list)->len, 0);
}

TEST (a_file_that_cannot_be_read_has_no_id)
{
  g_autoptr (QdrPersonalityList) list = NULL;

  write_file ("bad\nname.personality", "nothing");
  list = load_list ();
  ck_assert_ptr_null (only_rejected (list)->id);
  ck_assert_str_eq (only_rejected (list)->file, "bad\\x0aname.personality");
}

typedef struct {
  const char *id;
  gboolean is_explained;
} UnknownId;

static const UnknownId unknown_ids[] = {
  { "mole", TRUE },   /* the Id in the file */
  { "burrow", TRUE }, /* the name of the file */
  { "burrow.p", FALSE },
  { "nobody", FALSE },
};

TEST (an_unknown_id_is_explained_if_its_file_was_rejected, .loops = G_N_ELEMENTS (unknown_ids))
{
  g_autoptr (QdrPersonalityList) list = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *start = g_strdup_printf ("Unknown personality “%s”", unknown_ids[_i].id);

  write_file ("burrow.personality", "[Personality]\nId=mole\n");
  list = load_list ();
  sentence = qdr_personality_list_describe_unknown_id (list, unknown_ids[_i].id);
  ck_assert (g_str_has_prefix (sentence, start));
  if (unknown_ids[_i].is_explained)
    ck_assert_ptr_nonnull (strstr (sentence, "“burrow.personality” was left out: The key “Name”"));
  else
    ck_assert_str_eq (sentence, start);
}

TEST (of_two_files_with_one_id_the_first_by_name_counts_and_the_other_is_named)
{
  g_autoptr (QdrPersonalityList) list = NULL;

  write_personality ("b.personality", "twin", 20);
  write_personality ("a.personality", "twin", 10);
  list = load_list ();
  ck_assert_str_eq (only_rejected (list)->file, "b.personality");
  ck_assert_ptr_nonnull (strstr (only_rejected (list)->reason, "twin"));

  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (list)), 1);
  ck_assert_int_eq (qdr_personality_get_rating (qdr_personality_list_find (list, "twin")), 10);
}

/* GLib reads the user's folders once a process, and each test has its own process. */
TEST (ones_own_replace_those_of_the_program_and_join_them)
{
  g_autoptr (QdrPersonalityList) list = NULL;
  g_autofree char *own = g_build_filename (folder, "quoridor", "personalities", NULL);

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  ck_assert_int_eq (g_mkdir_with_parents (own, 0700), 0);
  write_personality ("a.personality", "mine", 10);
  write_personality ("b.personality", "yours", 20);
  write_personality ("quoridor/personalities/c.personality", "mine", 30);
  write_personality ("quoridor/personalities/d.personality", "new", 40);
  list = load_list ();

  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (list)), 3);
  ck_assert_int_eq (qdr_personality_get_rating (qdr_personality_list_find (list, "mine")), 30);
  ck_assert_int_eq (qdr_personality_get_rating (qdr_personality_list_find (list, "yours")), 20);
  ck_assert_int_eq (qdr_personality_get_rating (qdr_personality_list_find (list, "new")), 40);
}

/* Ids in saved games of older versions. */
static const char *const kept_ids[] = { "novice", "mason", "master" };

TEST (those_that_come_with_the_program_are_all_good)
{
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (list));
  int weaker = -1;

  for (guint i = 0; i < G_N_ELEMENTS (kept_ids); i++)
    ck_assert_ptr_nonnull (qdr_personality_list_find (list, kept_ids[i]));
  ck_assert_uint_ge (n, 10);
  for (guint i = 0; i < n; i++) {
    g_autoptr (QdrPersonality) item = g_list_model_get_item (G_LIST_MODEL (list), i);
    g_autoptr (GFile) glad = qdr_personality_find_mood_portrait (item, QDR_MOOD_GLAD);
    g_autoptr (GFile) sad = qdr_personality_find_mood_portrait (item, QDR_MOOD_SAD);

    ck_assert_ptr_nonnull (qdr_personality_get_portrait (item));
    ck_assert (!g_file_equal (glad, qdr_personality_get_portrait (item)));
    ck_assert (!g_file_equal (sad, qdr_personality_get_portrait (item)));
    ck_assert (!g_file_equal (sad, glad));
    for (QdrOccasion occasion = 0; occasion < QDR_N_OCCASIONS; occasion++)
      ck_assert_ptr_nonnull (qdr_personality_get_remarks (item, occasion)[0]);
    ck_assert_int_gt (qdr_personality_get_rating (item), weaker);
    weaker = qdr_personality_get_rating (item);
  }
}

TEST (no_two_that_come_with_the_program_are_said_to_play_alike)
{
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();
  g_autoptr (GHashTable) styles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (QdrPersonality) item = g_list_model_get_item (G_LIST_MODEL (list), i);

    ck_assert_msg (g_hash_table_add (styles, g_strdup (qdr_personality_get_style_name (item))),
                   "%s", qdr_personality_get_id (item));
  }
}

TEST (those_that_come_with_the_program_are_spread_over_all_levels)
{
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();
  guint before = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (QdrPersonality) item = g_list_model_get_item (G_LIST_MODEL (list), i);
    const guint level = qdr_personality_get_level (item);

    ck_assert_msg (level == before || level == before + 1, "%s", qdr_personality_get_id (item));
    before = level;
  }
  ck_assert_uint_eq (before, QDR_MAX_LEVEL);
}

/* Elo differences at which 65 and 85 per cent of the points are expected. The aim is about 75. */
#define LEAST_STEP 108
#define GREATEST_STEP 302

TEST (the_next_but_one_of_the_program_is_stronger_but_not_hopelessly_so)
{
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();

  for (guint i = 0; i + 2 < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (QdrPersonality) weaker = g_list_model_get_item (G_LIST_MODEL (list), i);
    g_autoptr (QdrPersonality) stronger = g_list_model_get_item (G_LIST_MODEL (list), i + 2);
    const int step = qdr_personality_get_rating (stronger) - qdr_personality_get_rating (weaker);

    ck_assert_msg (step >= LEAST_STEP && step <= GREATEST_STEP, "%s is rated %d above %s",
                   qdr_personality_get_id (stronger), step, qdr_personality_get_id (weaker));
  }
}

TEST (the_strongest_of_the_program_plays_at_full_strength)
{
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (list));
  g_autoptr (QdrPersonality) strongest = g_list_model_get_item (G_LIST_MODEL (list), n - 1);
  const QdrLimits *limits = qdr_personality_get_limits (strongest);

  ck_assert_str_eq (qdr_personality_get_id (strongest), "master");
  ck_assert_int_eq (memcmp (qdr_personality_get_style (strongest), &qdr_style_default,
                            sizeof (QdrStyle)),
                    0);
  ck_assert (limits->depth == 0 && limits->nodes == 0 && limits->cpu_ms == QDR_MOVE_CPU_MS);
}

/* Limits by nodes make them as weak on a fast machine as on a slow one. */
TEST (all_others_of_the_program_are_limited_by_what_they_look_at)
{
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();

  for (guint i = 0; i + 1 < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (QdrPersonality) item = g_list_model_get_item (G_LIST_MODEL (list), i);
    const QdrLimits *limits = qdr_personality_get_limits (item);

    ck_assert_msg (limits->depth != 0 || limits->nodes != 0, "%s", qdr_personality_get_id (item));
    ck_assert_msg (limits->cpu_ms == QDR_MOVE_CPU_MS, "%s", qdr_personality_get_id (item));
  }
}
