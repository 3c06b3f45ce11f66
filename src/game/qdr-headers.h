/*
 * The headers of a saved game that the game itself has no use for, in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define QDR_HEADER_NAME_MAX 64

typedef struct {
  const char *name;
  const char *value;
} QdrHeader;

/**
 * @brief Names with values. Finding and adding take time that grows with the logarithm of their
 *        number.
 */
typedef struct QdrHeaders QdrHeaders;

QdrHeaders *qdr_headers_new (void);
void qdr_headers_free (QdrHeaders *self);

/** @brief Whether @p name may name a header: 1..64 of A-Z, a-z, 0-9 and "_". */
gboolean qdr_header_name_is_valid (const char *name);

/** @brief Whether @p value may be the value of one: UTF-8 without line breaks. */
gboolean qdr_header_value_is_valid (const char *value);

guint qdr_headers_get_length (const QdrHeaders *self);

/** @brief Header @p index, in the order in which they came; valid until the next change. */
QdrHeader qdr_headers_get_nth (const QdrHeaders *self, guint index);

/** @brief (nullable) (transfer none): the value of @p name, valid until the next change. */
const char *qdr_headers_get (const QdrHeaders *self, const char *name);

/**
 * @brief Changes the value of @p name in its place, or adds it at the end, or removes it (NULL).
 */
void qdr_headers_set (QdrHeaders *self, const char *name, const char *value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrHeaders, qdr_headers_free)

G_END_DECLS
