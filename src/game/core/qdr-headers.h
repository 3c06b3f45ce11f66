/*
 * The headers of a saved game that have no meaning for the game, in the order of the file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The maximum length of a header's name, in characters. */
#define QDR_HEADER_NAME_MAX 64

/** @brief A header. */
typedef struct {
  const char *name;  /**< name, valid by qdr_header_name_is_valid() */
  const char *value; /**< value, valid by qdr_header_value_is_valid() */
} QdrHeader;

/** @brief A list of headers. Finding and adding a header take logarithmic time. */
typedef struct QdrHeaders QdrHeaders;

/** @brief Creates an empty list, (transfer full): free with qdr_headers_free(). */
QdrHeaders *qdr_headers_new (void);

/** @brief Frees the headers. */
void qdr_headers_free (QdrHeaders *self);

/** @brief Returns whether @p name is a valid name: 1..64 of A-Z, a-z, 0-9 and "_". */
gboolean qdr_header_name_is_valid (const char *name);

/** @brief Returns whether @p value, any bytes, is a valid value: UTF-8 without line breaks. */
gboolean qdr_header_value_is_valid (const char *value);

/** @brief Returns the number of headers. */
guint qdr_headers_get_length (const QdrHeaders *self);

/** @brief Returns header @p index in the order of adding. Its strings are valid until a change. */
QdrHeader qdr_headers_get_nth (const QdrHeaders *self, guint index);

/**
 * @brief Returns the value of a header, (transfer none) (nullable), valid until the next change.
 */
const char *qdr_headers_get_value (const QdrHeaders *self, const char *name);

/**
 * @brief Sets the value of a header, or removes the header. A new header is appended.
 *
 * @param name   a valid name
 * @param value  (nullable): a valid value; NULL to remove the header
 */
void qdr_headers_set_value (QdrHeaders *self, const char *name, const char *value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrHeaders, qdr_headers_free)

G_END_DECLS
