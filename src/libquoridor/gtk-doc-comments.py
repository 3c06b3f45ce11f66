#!/usr/bin/env python3
#
# Copies headers with their comments for Doxygen as those of GTK-Doc, which g-ir-scanner reads. Arrays are
# found by their length, and functions that only C and C++ can call are marked to be skipped: those that
# take or return structs by value, fill an array of the caller, or take a pointer to a number.
# Arguments: the folder of the copies, the headers.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import re
import sys

ANNOTATION = r'\((?:transfer|nullable|optional|out|inout|element-type)\b[^()]*\)'
FUNCTION = re.compile(r'\s*((?:const )?\w+[\s*]*?)\b(qdr_\w+) \(([^;{]*?)\);')
CALLBACK = re.compile(r'\s*typedef [^;{]*\(\*(\w+)\)')
CONSTANT = re.compile(r'\s*#define (\w+) ')
TYPE = re.compile(r'\s*typedef (?:struct|enum) {([^}]*)} (\w+);')
MEMBER = re.compile(r'(\w+)(?:\[\w+\])?(?: = [^,\n]*)?[;,]?\s*/\*\*<(.*?)\*/', re.S)
UNREAD = re.compile(r'/\*\*<.*?\*/|^(?:static inline|QDR_BITS_INLINE) .*?^}$', re.S | re.M)
PARAMETER = re.compile(r'(const )?(\w+) (?:const )?(\**)(\w+)(\[\w+\])?$')


def join(*parts):
    return ' '.join(' '.join(parts).split())


def split(text):
    """Returns the annotations of a text, and the text after those at its start."""
    return re.findall(ANNOTATION, text), join(re.sub(rf'^\s*(?:{ANNOTATION}\s*)*:?', '', text))


def describe_function(function, body, described, structs):
    """Returns the comment on a function, line by line."""
    result, name = join(function[1]), function[2]
    parameters = [PARAMETER.match(join(text)).groups() for text in function[3].split(',') if text != 'void']
    skip = result in structs
    lines = []
    result_length = ''

    for i, (constant, kind, stars, word, brackets) in enumerate(parameters):
        annotations, text = split(described.get(word, ''))
        following = parameters[i + 1] if i + 1 < len(parameters) else ('',) * 5
        if following[1] in ('guint', 'gsize') and re.match(r'(length|depth|n_.*)$', following[3]) and constant and stars:
            annotations.append(f'(array length={following[3]})')
            annotations += ['(element-type guint8)'] * (kind == 'char')
        elif constant and stars and kind not in structs | {'char'}:
            skip = True
        if brackets or (kind in structs and not stars):
            skip = True
        if kind.endswith('Func'):
            annotations.append('(scope call)')
        if stars and re.match(r'(length|n(_.*)?)$', word):
            result_length = word
        if (annotations or text) and kind != 'GError':
            lines.append(f'@{word}: {join(*annotations)}{": " * bool(annotations)}{text}')

    annotations, text = split(described.get('return', ''))
    annotations += re.findall(ANNOTATION, body)
    body = re.sub(rf',? {ANNOTATION}', '', body)
    if result == 'GPtrArray *':
        # The array itself releases its elements.
        annotations = [a.replace('transfer full', 'transfer container') for a in annotations]
    if result.endswith('*') and result_length:
        annotations.append(f'(array length={result_length})')
        annotations += ['(element-type guint8)'] * ('char' in result)
    if annotations or text:
        body += f'\n\nReturns: {join(*annotations)}{": " * bool(annotations)}{text}'
    return [f'{name}:{" (skip)" * skip}', *lines, '', body]


def convert(comment, rest, structs):
    """Returns the comment on the declaration with which the rest of a header begins; '' if none is read."""
    text = re.sub(r'\n *\*? *', '\n', comment).strip()
    text = re.sub(r'@[pc]\s+(\w)', lambda match: ('@' if '@p' in match[0] else '') + match[1], text)
    body, *parts = re.split(r'@(param\s+\w+|return)\b', text)
    body = body.replace('@brief ', '').strip()
    described = {head.split()[-1]: part for head, part in zip(parts[::2], parts[1::2])}

    if match := FUNCTION.match(rest):
        lines = describe_function(match, body, described, structs)
    elif match := TYPE.match(rest):
        members = [f'@{name}: {join(text)}' for name, text in MEMBER.findall(match[1])]
        lines = [f'{match[2]}:', *members, '', body]
    elif match := CALLBACK.match(rest) or CONSTANT.match(rest):
        lines = [f'{match[1]}:', '', body]
    else:
        return ''
    return '/**\n' + re.sub('^', ' * ', '\n'.join(lines), flags=re.M) + '\n */'


def main(folder, *headers):
    texts = {os.path.basename(header): open(header, encoding='utf-8').read() for header in headers}
    structs = set(re.findall(r'typedef struct {[^}]*} (\w+);', ''.join(texts.values())))

    for name, text in texts.items():
        converted = re.sub(
            r'/\*\*(?!<)(.*?)\*/',
            lambda match: convert(match[1], text[match.end():], structs),
            text,
            flags=re.S,
        )
        with open(os.path.join(folder, name), 'w', encoding='utf-8') as file:
            file.write(re.sub(UNREAD, '', converted))


main(*sys.argv[1:])
