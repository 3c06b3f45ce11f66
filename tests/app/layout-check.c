/*
 * Checks of the layout of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "layout-check.h"

#include <adwaita.h>
#include <check.h>

#include "qdr-board-view.h"
#include "qdr-remark-bubble.h"
#include "qdr-round-row.h"

/* Pixels by which rounded sizes may differ. */
#define SLACK 1

/* The least size of controls for the pointer and for touch, in logical pixels, from WCAG 2.2
 * (2.5.8 and 2.5.5). */
#define LEAST_TARGET 24
#define LEAST_TARGET_OF_TOUCH 44

/* The key of a text that has another one in another context. */
#define UNKNOWN_KEY '?'

/* A visible text. */
typedef struct {
  GtkLabel *label;
  graphene_rect_t bounds; /* of its letters, in the window */
} Text;

typedef struct {
  GtkWidget *window;
  graphene_rect_t bounds;
  GArray *texts;
  GHashTable *keys; /* (nullable): of each text with a mnemonic, in English and in each language */
  GHashTable *mnemonics; /* the label with each key of each language */
} Inspection;

static gboolean
has_ancestor (GtkWidget *widget, GType type)
{
  return gtk_widget_get_ancestor (widget, type) != NULL;
}

/* Scrolled contents, hidden scroll bars, and a folded sidebar. */
static gboolean
may_lie_outside (GtkWidget *widget)
{
  return has_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) ||
         ADW_IS_FLAP (gtk_widget_get_parent (widget));
}

/* Titles repeat the names beside the board, a remark can be shown in full, and words in the list of
 * moves say what is said beside the board. */
static gboolean
may_be_cut (GtkWidget *label)
{
  return has_ancestor (label, ADW_TYPE_WINDOW_TITLE) ||
         has_ancestor (label, QDR_TYPE_REMARK_BUBBLE) || has_ancestor (label, QDR_TYPE_ROUND_ROW);
}

/* Reduces @bounds to the part that is visible in all parents. Returns whether there is any. */
static gboolean
clip (GtkWidget *widget, Inspection *inspection, graphene_rect_t *bounds)
{
  for (GtkWidget *ancestor = gtk_widget_get_parent (widget); ancestor != inspection->window;
       ancestor = gtk_widget_get_parent (ancestor)) {
    graphene_rect_t frame;

    if (gtk_widget_get_overflow (ancestor) == GTK_OVERFLOW_HIDDEN &&
        (!gtk_widget_compute_bounds (ancestor, inspection->window, &frame) ||
         !graphene_rect_intersection (bounds, &frame, bounds)))
      return FALSE;
  }
  return TRUE;
}

/* Returns whether another widget, such as a card, covers the text. */
static gboolean
is_covered (const Text *text, Inspection *inspection)
{
  GtkWidget *label = GTK_WIDGET (text->label);
  const graphene_point_t center = { text->bounds.origin.x + text->bounds.size.width / 2,
                                    text->bounds.origin.y + text->bounds.size.height / 2 };
  GtkWidget *above = gtk_widget_pick (inspection->window, (double) center.x, (double) center.y,
                                      GTK_PICK_INSENSITIVE | GTK_PICK_NON_TARGETABLE);

  return above != label && (above == NULL || !gtk_widget_is_ancestor (label, above));
}

/* Returns (transfer full) (nullable) what tests/make-languages has found in the translations. Only
 * texts in English can be looked up in it. */
static GHashTable *
load_keys (void)
{
  const char *path = g_getenv ("QDR_TEST_MNEMONICS");
  GHashTable *keys;
  g_autofree char *file = NULL;
  g_auto (GStrv) lines = NULL;

  if (path == NULL)
    return NULL;
  ck_assert (g_file_get_contents (path, &file, NULL, NULL));
  keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  lines = g_strsplit (file, "\n", -1);
  for (guint i = 0; *lines[i] != '\0'; i++) {
    g_auto (GStrv) fields = g_strsplit (lines[i], "\t", 2);

    g_hash_table_insert (keys, g_strdup (fields[1]), g_strdup (fields[0]));
  }
  return keys;
}

/* Labels with the same key have the same text, as in rows that repeat. */
static void
check_mnemonic (GtkLabel *label, Inspection *inspection)
{
  const char *text = gtk_label_get_label (label);
  const char *keys;

  if (inspection->keys == NULL || gtk_label_get_mnemonic_keyval (label) == GDK_KEY_VoidSymbol)
    return;
  keys = g_hash_table_lookup (inspection->keys, text);
  ck_assert_msg (keys != NULL, "\"%s\" has a mnemonic, but is not among the translated texts",
                 text);
  for (guint language = 0; keys[language] != '\0'; language++) {
    const gpointer key = GUINT_TO_POINTER (language << 8 | (guint) keys[language]);
    GtkLabel *other = g_hash_table_lookup (inspection->mnemonics, key);

    if (keys[language] == UNKNOWN_KEY)
      continue;
    ck_assert_msg (other == NULL || g_str_equal (text, gtk_label_get_label (other)),
                   "\"%s\" and \"%s\" have the mnemonic %c in the language with number %u of "
                   "po/LINGUAS",
                   text, gtk_label_get_label (other), keys[language], language);
    g_hash_table_insert (inspection->mnemonics, key, label);
  }
}

static void
add_text (GtkLabel *label, Inspection *inspection)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  Text text = { .label = label };
  PangoRectangle letters;
  graphene_point_t corner;
  int x, y;

  ck_assert_msg (!pango_layout_is_ellipsized (layout) || may_be_cut (GTK_WIDGET (label)),
                 "\"%s\" is cut", gtk_label_get_text (label));
  pango_layout_get_pixel_extents (layout, &letters, NULL);
  gtk_label_get_layout_offsets (label, &x, &y);
  ck_assert (gtk_widget_compute_point (GTK_WIDGET (label), inspection->window,
                                       &GRAPHENE_POINT_INIT ((float) (x + letters.x),
                                                             (float) (y + letters.y)),
                                       &corner));
  text.bounds =
      GRAPHENE_RECT_INIT (corner.x, corner.y, (float) letters.width, (float) letters.height);
  if (clip (GTK_WIDGET (label), inspection, &text.bounds) && !is_covered (&text, inspection))
    g_array_append_val (inspection->texts, text);
}

static void
check_place (GtkWidget *widget, Inspection *inspection)
{
  graphene_rect_t bounds, inside;

  if (!gtk_widget_compute_bounds (widget, inspection->window, &bounds) || bounds.size.width <= 0 ||
      bounds.size.height <= 0 || may_lie_outside (widget))
    return;

  graphene_rect_inset_r (&inspection->bounds, -SLACK, -SLACK, &inside);
  ck_assert_msg (graphene_rect_contains_rect (&inside, &bounds),
                 "%s at %.0f, %.0f of %.0f × %.0f lies outside the window",
                 G_OBJECT_TYPE_NAME (widget), (double) bounds.origin.x, (double) bounds.origin.y,
                 (double) bounds.size.width, (double) bounds.size.height);
}

static void
check_size (GtkWidget *widget, GtkOrientation orientation, int size, int for_size)
{
  int minimum;

  gtk_widget_measure (widget, orientation, for_size, &minimum, NULL, NULL, NULL);
  ck_assert_msg (size >= minimum - SLACK, "%s has %d pixels of %d", G_OBJECT_TYPE_NAME (widget),
                 size, minimum);
}

static void
check_room (GtkWidget *widget)
{
  GtkAllocation allocation;
  const int across = gtk_widget_get_margin_start (widget) + gtk_widget_get_margin_end (widget);
  const int along = gtk_widget_get_margin_top (widget) + gtk_widget_get_margin_bottom (widget);

  /* A remark has the space beside the name, and a click shows it in full. */
  if (GTK_IS_SCROLLABLE (widget) || has_ancestor (widget, QDR_TYPE_REMARK_BUBBLE))
    return;

  gtk_widget_get_allocation (widget, &allocation);
  check_size (widget, GTK_ORIENTATION_HORIZONTAL, allocation.width + across, -1);
  check_size (widget, GTK_ORIENTATION_VERTICAL, allocation.height + along,
              allocation.width + across);
}

static gboolean
is_target (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_SWITCH (widget) ||
         GTK_IS_CHECK_BUTTON (widget) || GTK_IS_FLOW_BOX_CHILD (widget) || GTK_IS_SCALE (widget) ||
         GTK_IS_ENTRY (widget) || GTK_IS_SPIN_BUTTON (widget);
}

/* A switch in an activatable row is not a target itself. */
static gboolean
is_in_target (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  return GTK_IS_SWITCH (widget) && row != NULL &&
         gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row));
}

/* Asserts that a control is large enough for unsteady hands or touch. */
static void
check_target (GtkWidget *widget, Inspection *inspection)
{
  const gboolean by_touch = gtk_widget_has_css_class (inspection->window, "touch");
  const int least = by_touch && !is_in_target (widget) ? LEAST_TARGET_OF_TOUCH : LEAST_TARGET;
  graphene_rect_t bounds;
  int width, height;

  /* Without its margins, which take no clicks. */
  ck_assert (gtk_widget_compute_bounds (widget, widget, &bounds));
  width = (int) bounds.size.width;
  height = (int) bounds.size.height;
  ck_assert_msg (width >= least && height >= least, "a target, %s in %s, has %d × %d pixels",
                 G_OBJECT_TYPE_NAME (widget), G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)),
                 width, height);
}

static void
check_widget (GtkWidget *widget, Inspection *inspection)
{
  const gboolean is_board = QDR_IS_BOARD_VIEW (widget);

  if (!gtk_widget_get_mapped (widget) || (GTK_IS_NATIVE (widget) && widget != inspection->window) ||
      (GTK_IS_REVEALER (widget) && !gtk_revealer_get_child_revealed (GTK_REVEALER (widget))))
    return;

  if (widget != inspection->window) {
    check_place (widget, inspection);
    check_room (widget);
  }
  if (is_target (widget) && gtk_widget_get_can_target (widget))
    check_target (widget, inspection);
  if (GTK_IS_LABEL (widget)) {
    add_text (GTK_LABEL (widget), inspection);
    check_mnemonic (GTK_LABEL (widget), inspection);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !is_board;
       child = gtk_widget_get_next_sibling (child))
    check_widget (child, inspection);
}

static void
check_texts (Inspection *inspection)
{
  for (guint i = 0; i < inspection->texts->len; i++)
    for (guint j = 0; j < i; j++) {
      const Text *one = &g_array_index (inspection->texts, Text, i);
      const Text *other = &g_array_index (inspection->texts, Text, j);
      graphene_rect_t both;

      ck_assert_msg (!graphene_rect_intersection (&one->bounds, &other->bounds, &both) ||
                         both.size.width <= SLACK || both.size.height <= SLACK,
                     "\"%s\" lies over \"%s\"", gtk_label_get_text (one->label),
                     gtk_label_get_text (other->label));
    }
}

void
layout_check (GtkWidget *window)
{
  Inspection inspection = { .window = window,
                            .bounds =
                                GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (window),
                                                    (float) gtk_widget_get_height (window)),
                            .texts = g_array_new (FALSE, FALSE, sizeof (Text)),
                            .keys = load_keys (),
                            .mnemonics = g_hash_table_new (NULL, NULL) };

  check_widget (window, &inspection);
  check_texts (&inspection);
  g_array_free (inspection.texts, TRUE);
  g_hash_table_unref (inspection.mnemonics);
  g_clear_pointer (&inspection.keys, g_hash_table_unref);
}
