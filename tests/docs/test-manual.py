#!/usr/bin/env python3
"""The manual: every topic, translated, with descriptions of the drawings; and the pages of the PDF.

Arguments: "html" and the manuals, the English one first, or "pdf" and the manuals, none if they
cannot be made.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

HTML = '{http://www.w3.org/1999/xhtml}'
SVG = '{http://www.w3.org/2000/svg}'
# Words beyond which a sentence is not the same in two languages by chance.
SENTENCE = 5


def text_of(element):
    return ' '.join(''.join(element.itertext()).split())


def check_html(path, english):
    root = ElementTree.parse(path).getroot()
    language = path.stem.removeprefix('quoridor-')
    assert root.get('lang') == language, path
    ids = [element.get('id') for element in root.iter() if element.get('id')]
    assert len(ids) == len(set(ids)), path
    for link in root.iter(HTML + 'a'):
        assert link.get('href').removeprefix('#') in ids, link.get('href')
    drawings = list(root.iter(HTML + 'svg')) + list(root.iter(SVG + 'svg'))
    assert len(drawings) >= 10, path
    for drawing in drawings:
        assert drawing.get('role') == 'img', path
        assert len(text_of(drawing[0])) > 40 and drawing[0].tag.endswith('title'), path
    assert all(image.get('alt') is not None for image in root.iter(HTML + 'img')), path
    # Nothing is loaded from elsewhere.
    assert not re.search(r'(src|href)="(?!#|data:)', path.read_text()), path

    sentences = set()
    for element in root.iter():
        assert '(null)' not in (element.text or ''), path
        if element.tag[len(HTML):] in ('p', 'li', 'td', 'figcaption', 'title'):
            sentence = text_of(element)
            if len(sentence.split()) > SENTENCE:
                sentences.add(sentence)
    if english is None:
        return ids, sentences
    assert ids == english[0], path
    assert len(sentences) >= 60 and not sentences & english[1], sentences & english[1]
    return english


def check_pdf(path):
    """The file is read as WeasyPrint writes it: objects are not compressed."""
    data = path.read_bytes()
    kids = re.search(rb'/Kids \[([^]]*)\]\n/Count (\d+)', data)
    pages = re.findall(rb'(\d+) 0 R', kids[1])
    assert 6 <= len(pages) <= 14 and len(pages) == int(kids[2]), (path, len(pages))
    for entry in (b'/StructTreeRoot', b'/Lang', b'/Title', b'/Outlines'):
        assert entry in data, (path, entry)
    place = {name.decode(): pages.index(page) + 1
             for name, page in re.findall(rb'\(([a-z-]+)\) \[ (\d+) 0 R /XYZ', data)}
    # The first two pages are enough to play.
    for topic in ('goal', 'pawn', 'walls', 'new-game', 'mouse', 'touch'):
        assert place[topic] <= 2, (path, topic, place[topic])
    assert place['keyboard'] == 3, path


kind, *names = sys.argv[1:]
paths = [Path(name) for name in names]
if kind == 'html':
    first = None
    for manual in paths:
        first = check_html(manual, first)
elif not paths:
    print('WeasyPrint is not installed, so there is no manual as PDF.')
    sys.exit(77)
else:
    for manual in paths:
        check_pdf(manual)
