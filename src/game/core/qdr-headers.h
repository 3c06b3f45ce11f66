/*
 * The headers of a saved game that the game itself has no use for, in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The longest name of a header, characters. */
#define QDR_HEADER_NAME_MAX 64

/** @brief A header as it is kept. */
typedef struct {
  const char *name;  /**< a valid name */
  const char *value; /**< a valid value */
} QdrHeader;

/**
 * @brief Names with values. Finding and adding take time that grows with the logarithm of their
 *        number.
 */
typedef struct QdrHeaders QdrHeaders;

/**
 * @brief Returns an empty list of headers.
 *
 * @return (transfer full): free with qdr_headers_free()
 */
QdrHeaders *qdr_headers_new (void);

/** @brief Frees the headers. */
void qdr_headers_free (QdrHeaders *self);

/**
 * @brief Whether a text may be the name of a header: 1..64 of A-Z, a-z, 0-9 and "_".
 *
 * @param name  any text
 */
gboolean qdr_header_name_is_valid (const char *name);

/**
 * @brief Whether a text may be the value of a header: UTF-8 without line breaks.
 *
 * @param value  any bytes
 */
gboolean qdr_header_value_is_valid (const char *value);

/** @brief Returns the number of headers. */
guint qdr_headers_get_length (const QdrHeaders *self);

/**
 * @brief Returns a header, valid until the next change.
 *
 * @param index  0..qdr_headers_get_length() - 1, in the order in which they came
 */
QdrHeader qdr_headers_get_nth (const QdrHeaders *self, guint index);

/**
 * @brief Returns the value of a header, valid until the next change.
 *
 * @param name  the name of the header
 * @return (nullable) (transfer none): NULL if there is none of that name
 */
const char *qdr_headers_get (const QdrHeaders *self, const char *name);

/**
 * @brief Changes the value of a header in its place, or adds it at the end, or removes it.
 *
 * @param name   a valid name
 * @param value  (nullable): a valid value; NULL to remove the header
 */
void qdr_headers_set (QdrHeaders *self, const char *name, const char *value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrHeaders, qdr_headers_free)

G_END_DECLS
