#!/usr/bin/env python3
#
# The window in a web browser, if GTK's Broadway server and Chromium are installed: the window fills
# the page, clicks reach the widget under the pointer, and keys reach the window in front. GTK alone
# does not ensure this.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request

SKIPPED = 77
PATIENCE = 180  # seconds

# A saved game of a person against the easiest opponent, which the window opens.
GAME = """[Board "9x9"]
[Players "2"]
[Walls "10 10"]
[Player1 "Anna"]
[Player2 "Wanderer"]
[Seat1 "human"]
[Seat2 "computer wanderer"]
[Result "*"]

*
"""

# Finds the boxes that Broadway draws: surfaces of windows, squares that are not goals, and shadows
# of windows.
LOOK = """
const squares = [], surfaces = [], shadows = [];
for (const box of document.querySelectorAll('div')) {
  const at = box.getBoundingClientRect();
  if (getComputedStyle(box).backgroundColor == 'rgb(248, 236, 214)')
    squares.push([at.x + at.width / 2, at.y + at.height / 2]);
  if (box.parentElement == document.body && at.width > 200) // not a tooltip
    surfaces.push([at.width, at.height]);
  if (getComputedStyle(box).boxShadow != 'none' && at.width > 200)
    shadows.push([at.x, at.y]);
}
return {squares, surfaces, shadows, page: [innerWidth, innerHeight]};
"""


def wait_for(what, find):
    """Calls find() until it returns a true value, and returns that."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = find()
        if found:
            return found
        time.sleep(0.1)
    sys.exit(f'waited too long: {what}')


class Browser:
    """A browser that is controlled by WebDriver."""

    def __init__(self, driver):
        self.driver = driver
        line = wait_for('ChromeDriver', lambda: next(
            (text for text in driver.stdout if 'successfully on port' in text), None))
        self.root = 'http://127.0.0.1:' + line.split('on port ')[1].split('.')[0].split()[0]
        arguments = ['--headless=new', '--no-sandbox', '--window-size=1280,900', '--lang=en']
        self.session = self.ask('POST', '/session', {'capabilities': {'alwaysMatch': {
            'goog:chromeOptions': {'args': arguments}}}})['sessionId']

    def ask(self, method, path, body=None):
        request = urllib.request.Request(
            self.root + path, method=method, headers={'Content-Type': 'application/json'},
            data=None if body is None else json.dumps(body).encode())
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)['value']

    def tell(self, path, body):
        return self.ask('POST', f'/session/{self.session}{path}', body)

    def look(self):
        return self.tell('/execute/sync', {'script': LOOK, 'args': []})

    def click(self, x, y):
        """Moves the pointer in one step, as events on the way could hide a lost click."""
        self.tell('/actions', {'actions': [{
            'type': 'pointer', 'id': 'mouse', 'parameters': {'pointerType': 'mouse'},
            'actions': [
                {'type': 'pointerMove', 'duration': 0, 'x': round(x), 'y': round(y)},
                {'type': 'pause', 'duration': 200},
                {'type': 'pointerDown', 'button': 0},
                {'type': 'pause', 'duration': 50},
                {'type': 'pointerUp', 'button': 0}]}]})

    def press(self, key):
        self.tell('/actions', {'actions': [{'type': 'key', 'id': 'keys', 'actions': [
            {'type': 'keyDown', 'value': key}, {'type': 'keyUp', 'value': key}]}]})


def find_square(browser, column, row):
    """Returns the position of a square of a 9×9 board, except in the goal rows, or None while the
    board is animated."""
    squares = browser.look()['squares']
    time.sleep(0.5)
    if browser.look()['squares'] != squares:
        return None
    columns = sorted({round(x) for x, _ in squares})
    rows = sorted({round(y) for _, y in squares}, reverse=True)
    if len(columns) != 9 or len(rows) != 7:
        return None
    return columns['abcdefghi'.index(column)], rows[row - 2]


def is_kept(moves):
    """Returns whether a session is stored whose game begins with moves, a regular expression."""
    folder = pathlib.Path(os.environ['XDG_STATE_HOME'])
    return any(re.search(r'\\n' + moves, path.read_text(errors='replace'))
               for path in folder.rglob('*.session'))


def test(browser):
    browser.tell('/url', {'url': f'http://127.0.0.1:{PORT}/'})
    wait_for('the board', lambda: find_square(browser, 'e', 2))
    seen = browser.look()
    assert seen['surfaces'] == [seen['page']], f'the window does not fill the page: {seen}'

    # Broadway has no full screen, and would shrink the window.
    browser.press('\ue03b')  # F11

    # Twice, as keys must reach the window again after the dialog is closed.
    for _ in range(2):
        browser.press('\ue031')  # F1
        wait_for('help', lambda: len(browser.look()['surfaces']) > 1)
        browser.press('\ue00c')  # Escape
        wait_for('the help to close', lambda: len(browser.look()['surfaces']) == 1)
    assert browser.look()['surfaces'] == [seen['page']], 'the window does not fill the page any more'

    # GTK loses clicks only in a window with a shadow. This button unmaximizes the window.
    browser.click(seen['page'][0] - 60, 23)
    left, top = wait_for('a smaller window', lambda: browser.look()['shadows'])[0]
    e2 = wait_for('the board', lambda: find_square(browser, 'e', 2))
    browser.click(*e2)
    wait_for('e2 and the answer', lambda: is_kept(r'1\. e2 [a-i]'))
    browser.click(left + 64, top + 23)
    wait_for('a click on the header bar to open a dialog',
             lambda: len(browser.look()['surfaces']) > 1)
    browser.press('\ue00c')  # Escape
    wait_for('the dialog to close', lambda: len(browser.look()['surfaces']) == 1)

    e3 = wait_for('the board', lambda: find_square(browser, 'e', 3))
    browser.click(*e3)
    wait_for('e3 to be played', lambda: is_kept(r'1\. e2 \w+\\n2\. e3'))


def find_display():
    """Returns the number of a free Broadway display. Its port is 8080 plus the number."""
    for number in range(40, 100):
        with open('/proc/net/tcp', encoding='ascii') as connections:
            if f':{8080 + number:04X} ' not in connections.read():
                return number
    sys.exit('no port is free')


for program in ('gtk4-broadwayd', 'chromium', 'chromedriver'):
    if shutil.which(program) is None:
        print(f'{program} is not here')
        sys.exit(SKIPPED)

DISPLAY = find_display()
PORT = 8080 + DISPLAY
children = [subprocess.Popen(['gtk4-broadwayd', '--address=127.0.0.1', f'--port={PORT}',
                              f':{DISPLAY}'])]
try:
    os.environ.update(GDK_BACKEND='broadway', BROADWAY_DISPLAY=f':{DISPLAY}', GTK_A11Y='none')
    # With this renderer the page would stay blank if the program did not replace it.
    os.environ['GSK_RENDERER'] = 'cairo'
    wait_for('the server', lambda: f':{PORT:04X} ' in open('/proc/net/tcp', encoding='ascii').read())
    game = pathlib.Path(os.environ['TMPDIR'], 'game.quoridor')
    game.write_text(GAME)
    children.append(subprocess.Popen([*sys.argv[1:], game]))
    children.append(subprocess.Popen(['chromedriver', '--port=0'], stdout=subprocess.PIPE,
                                     stderr=subprocess.DEVNULL, text=True))
    browser = Browser(children[-1])
    try:
        test(browser)
    finally:
        browser.ask('DELETE', f'/session/{browser.session}')
    assert children[1].poll() is None, 'the program has ended'
finally:
    for child in reversed(children):
        child.send_signal(signal.SIGTERM)
        child.wait()
