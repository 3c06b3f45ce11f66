/*
 * Writing JSON (RFC 8259), for the commands that take --format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief A text that is being written: values one after another, those of objects with names. */
typedef struct {
  GString *text;     /**< to append to */
  gboolean is_first; /**< the next value is the first of its object or array */
  guint depth;       /**< how many objects and arrays are open */
} QdrJson;

/**
 * @brief Begins to write.
 *
 * @param text  to append to; one value belongs there, an object or an array
 */
QdrJson qdr_json_make (GString *text);

/**
 * @brief Opens an object or an array.
 *
 * @param name     (nullable): in an object
 * @param bracket  '{' or '['
 */
void qdr_json_open (QdrJson *self, const char *name, char bracket);

/**
 * @brief Closes what was opened last; the text ends with a line end once all is closed.
 *
 * @param bracket  '}' or ']'
 */
void qdr_json_close (QdrJson *self, char bracket);

/**
 * @brief Adds a string.
 *
 * @param name   (nullable): in an object
 * @param value  any text; what is not UTF-8 is replaced
 */
void qdr_json_add_string (QdrJson *self, const char *name, const char *value);

/**
 * @brief Adds a whole number.
 *
 * @param name   (nullable): in an object
 * @param value  any
 */
void qdr_json_add_integer (QdrJson *self, const char *name, gint64 value);

/**
 * @brief Adds a number, or null for an infinite one, which JSON does not have.
 *
 * @param name      (nullable): in an object
 * @param value     may be infinite
 * @param decimals  digits after the point
 */
void qdr_json_add_number (QdrJson *self, const char *name, double value, guint decimals);

/**
 * @brief Adds true or false.
 *
 * @param name   (nullable): in an object
 * @param value  which
 */
void qdr_json_add_boolean (QdrJson *self, const char *name, gboolean value);

G_END_DECLS
