/*
 * The headers of a saved game that have no meaning for the game, in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The longest name of a header, characters. */
#define QDR_HEADER_NAME_MAX 64

/** @brief A header. */
typedef struct {
  const char *name;  /**< a valid name */
  const char *value; /**< a valid value */
} QdrHeader;

/** @brief Names with values. Finding and adding take logarithmic time. */
typedef struct QdrHeaders QdrHeaders;

/** @brief Creates an empty list, (transfer full): free with qdr_headers_free(). */
QdrHeaders *qdr_headers_new (void);

/** @brief Frees the headers. */
void qdr_headers_free (QdrHeaders *self);

/** @brief Returns whether any text is valid as a name: 1..64 of A-Z, a-z, 0-9 and "_". */
gboolean qdr_header_name_is_valid (const char *name);

/** @brief Returns whether any bytes are valid as a value: UTF-8 without line breaks. */
gboolean qdr_header_value_is_valid (const char *value);

/** @brief Returns the number of headers. */
guint qdr_headers_get_length (const QdrHeaders *self);

/** @brief Returns header @p index in the order of adding, valid until the next change. */
QdrHeader qdr_headers_get_nth (const QdrHeaders *self, guint index);

/** @brief Returns the value of a header, (transfer none) (nullable), until the next change. */
const char *qdr_headers_get (const QdrHeaders *self, const char *name);

/**
 * @brief Changes a header in its place, appends it, or removes it.
 *
 * @param name   a valid name
 * @param value  (nullable): a valid value; NULL to remove the header
 */
void qdr_headers_set (QdrHeaders *self, const char *name, const char *value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrHeaders, qdr_headers_free)

G_END_DECLS
