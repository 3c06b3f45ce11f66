#!/usr/bin/env python3
#
# All utterances of Orca, if it is installed, for the real program, in order. Nothing is spoken twice,
# everything has a name, and each event has one sentence. An additional utterance fails the next step.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time

SKIPPED = 77
PATIENCE = 180  # seconds

HERE = pathlib.Path(__file__).parent
LOG = pathlib.Path(os.environ['TMPDIR'], 'orca.log')

GAME = """[Board "5x5"]
[Players "2"]
[Player1 "Anna"]
[Player2 "Ben"]

*
"""

# The window and the page, which Orca speaks or not, depending on the order of events.
PLACES = {'Quoridor', 'Quoridor frame.', 'Game panel.', 'Home panel.'}

# The name of the focused object. A text has two more utterances: its content, and whether that is
# selected.
FOCUS = r'.* (button|combo box|heading)\.?'
TEXT = r'.* text'

# Utterances that are of no use: roles and types without a name, marks of mnemonics, doubled words.
FAULTS = [
    r'(push|toggle|radio) button\.?', r'(check|combo) box\.?', r'(page tab|list item)\.?',
    r'(filler|frame|dialog|window|panel|section|scroll pane|unknown|label|text|image)\.?',
    r'.*\b(Gtk|Adw|Qdr)[A-Z].*', r'.*_.*', r'(.{3,}?)[ ,.]+\1( [a-z ]+)?\.?', r'\W*',
]


def press(keys):
    subprocess.run(['xdotool', 'key', '--delay', '30', *keys.split()], check=True)


def without_stop(line):
    return line.removesuffix('.')


class Orca:
    def __init__(self):
        self.lines = []  # all utterances without PLACES
        self.heard = 0   # the number of those that were expected
        self.length = 0  # of the part of the log that was read

    def add(self, line):
        """Appends an utterance. If the next announcement comes before a late Orca has spoken the
        focused object, Orca speaks it as the description of the object, with a full stop, and once more
        as an announcement."""
        # Orca speaks the title of a window with or without its role, depending on event order.
        title = line.removesuffix(' frame.')
        if title != line and self.lines[-1:] == [title]:
            return
        line = title
        before = [without_stop(words) for words in self.lines[-4:]]
        if before[-1:] == [without_stop(line)] and re.fullmatch(FOCUS, ''.join(before[-2:-1])):
            return
        if (without_stop(line) in before[1:] and re.fullmatch(TEXT, before[0])
                and not re.fullmatch(FOCUS, before[-1])):
            return
        self.lines.append(line)

    def listen(self):
        text = LOG.read_text(encoding='utf-8')
        text = text[self.length:text.rfind('\n') + 1]
        self.length += len(text)
        for row in text.splitlines():
            if row not in PLACES:
                self.add(row)

    def hear(self, *expected):
        """Waits for these utterances and no others. Each is a line or a regular expression."""
        for words in expected:
            end = time.monotonic() + PATIENCE
            while self.heard == len(self.lines) and time.monotonic() < end:
                time.sleep(0.02)
                self.listen()
            if self.heard == len(self.lines):
                self.fail(f'“{getattr(words, "pattern", words)}” is not said')
            line = self.lines[self.heard]
            self.heard += 1
            if not (words.fullmatch(line) if isinstance(words, re.Pattern)
                    else without_stop(words) == without_stop(line)):
                self.fail(f'instead of “{getattr(words, "pattern", words)}” is said “{line}”')

    def hear_at_last(self, words):
        """Skips utterances before this one, such as those of GTK's file dialog."""
        end = time.monotonic() + PATIENCE
        while not any(re.fullmatch(words, line) for line in self.lines[self.heard:]):
            if time.monotonic() > end:
                self.fail(f'“{words}” is not said')
            time.sleep(0.02)
            self.listen()
        while not re.fullmatch(words, self.lines[self.heard]):
            self.heard += 1
        self.heard += 1

    def do(self, keys, *expected):
        press(keys)
        self.hear(*expected)

    def fail(self, what):
        sys.exit('\n'.join(['What was said:', *self.lines[:self.heard], what,
                            *self.lines[self.heard:]]))

    def check(self):
        self.listen()
        for line in self.lines:
            for fault in FAULTS:
                if re.fullmatch(fault, line):
                    self.fail(f'nobody can do anything with “{line}”')
        for line, following in zip(self.lines, self.lines[1:]):
            if line == following:
                self.fail(f'“{line}” is said twice')


def like(pattern):
    return re.compile(pattern)


def start(orca):
    orca.hear('c1, Anna’s pawn, can move north, east, west push button.',
              'Anna plays against Ben. Anna is on c1, on the way to row 5. Ben is on c5, on the way '
              'to row 1. Anna to move. Press F1 for help.')


def play_ten_moves(orca):
    orca.do('Up', 'c2, you can move here push button.')
    orca.do('Return', 'Anna moves to c2. Ben to move.')
    orca.do('h', 'c2h, wall above c2 and d2, free push button.')
    orca.do('Return', 'c2, Anna’s pawn, can move east, south, west, wall above push button.',
            'Ben places wall c2 across, north of c2 and d2. Anna to move.')
    take_back_and_redo(orca)
    orca.do('Left', 'b2, you can move here push button.')
    orca.do('Return', 'Anna moves to b2. Ben to move.')
    orca.do('Up', 'b3 push button.')
    orca.do('Return', 'The pawn cannot go there in one step.')
    orca.do('Up', 'b4 push button.')
    orca.do('Up', 'b5, you can move here push button.')
    orca.do('Return', 'Ben moves to b5. Anna to move.')
    ask_for_a_hint(orca)
    orca.do('Down', 'b4 push button.')
    orca.do('Down', 'b3, you can move here push button.')
    orca.do('Return', 'Anna moves to b3. Ben to move.')
    orca.do('Up', 'b4, you can move here push button.')
    orca.do('Return', 'Ben moves to b4. Anna to move.')
    orca.do('Down', 'b3, Anna’s pawn, can move east, south, west, can jump north push button.')
    orca.do('Left', 'a3, you can move here push button.')
    orca.do('Return', 'Anna moves to a3. Ben to move.')
    orca.do('Right', 'b3, you can move here push button.')
    orca.do('Return', 'Ben moves to b3. Anna to move.')
    orca.do('Left', 'a3, Anna’s pawn, can move north, south, can jump east push button.')
    orca.do('Up', 'a4, you can move here push button.')
    orca.do('Return', 'Anna moves to a4. Ben to move.')
    orca.do('Right', 'b4, you can move here push button.')
    orca.do('Down', 'b3, Ben’s pawn, can move north, east, south, west push button.')
    orca.do('Down', 'b2, you can move here push button.')
    orca.do('Return', 'Ben moves to b2. Anna to move.')


def take_back_and_redo(orca):
    orca.do('ctrl+z', 'Taken back: wall c2 across.', 'After move 1 of 1 (Anna). Anna moves to c2. Ben to move.')
    orca.do('ctrl+shift+z', 'Ben places wall c2 across, north of c2 and d2. Anna to move.')


def ask_for_a_hint(orca):
    orca.do('ctrl+h', 'Looking for a good move…', like(r'Look at .+ path\. Press again for more\.'))
    orca.do('ctrl+h', like(r'(Place a wall|Move your pawn)\. Press again for more\.'))
    orca.do('ctrl+h', like(r'Try [a-e]\d[hv]?\.'))


def open_dialogs(orca):
    focus = like(r'b2, Ben’s pawn.* push button\.')
    orca.do('ctrl+comma', 'Preferences', 'Resume Games check box checked.',
            'Reopen games when the program starts.')
    orca.do('shift+Tab', 'Search push button.')
    orca.do('shift+Tab', 'Engines page tab.')
    orca.do('Left', 'Accessibility page tab.')
    orca.do('Left', 'Sound page tab.')
    orca.do('Left', 'Board page tab.')
    press('space')
    orca.do('Tab', 'Sound page tab.')
    orca.do('Tab', 'Accessibility page tab.')
    orca.do('Tab', 'Engines page tab.')
    orca.do('Tab', 'Search push button.')
    orca.do('Tab', 'Colours, Follow System combo box.')
    orca.do('Tab', 'Style panel.', 'Wood.', 'selected radio button')
    orca.do('Tab', 'Slate.', 'not selected radio button')
    orca.do('Escape', focus)
    orca.do('F1', 'How to Play', 'Learn to Play push button.')
    orca.do('Tab', 'Puzzles push button.')
    orca.do('Tab', 'The Goal heading.')
    orca.do('Escape', focus)
    orca.do('ctrl+question', 'Keyboard Shortcuts', 'Board.', like(r'List with \d+ items\.'),
            'Move around the board, or shift the wall.', 'not selected.', 'Left, Up, Right, Down.')
    orca.do('Escape', focus)
    orca.do('ctrl+r', 'Resign?', 'Cancel push button.', 'Anna resigns, and Ben wins the game.')
    orca.do('Escape', focus)


def open_file(orca, path):
    press('ctrl+o')
    orca.hear_at_last('Open Game')
    subprocess.run(['xdotool', 'type', '--delay', '30', str(path)], check=True)
    press('Return')


def open_file_dialogs(orca):
    focus = r'b2, Ben’s pawn.* push button\.'
    press('ctrl+o')
    orca.hear_at_last('Open Game')
    press('Escape')
    orca.hear_at_last(focus)
    orca.do('ctrl+s', '“game.quoridor” saved')
    press('ctrl+shift+s')
    orca.hear_at_last('Save Game')
    subprocess.run(['xdotool', 'type', '--delay', '30', 'copy'], check=True)
    press('Return')
    orca.hear_at_last(focus)
    orca.hear('“copy.quoridor” saved')
    open_file(orca, game.parent / 'none.quoridor')
    orca.hear_at_last('Close push button\\.')
    orca.hear('Could Not Open “none.quoridor”', 'There is no such file.')
    orca.do('Escape', like(focus))
    two = game.parent / 'two.quoridor'
    two.write_text(GAME + GAME, encoding='utf-8')
    open_file(orca, two)
    orca.hear_at_last('Choose a Game')
    orca.hear('Games.', 'List with 2 items.', '1. Anna – Ben.', 'not selected.',
              '0 moves · Anna to move.')
    orca.do('Escape', like(focus))


def win_and_review(orca):
    orca.do('Up', 'b3 push button.')
    orca.do('Up', 'b4, you can move here push button.')
    orca.do('Up', 'b5 push button.')
    orca.do('Left', 'a5, you can move here push button.')
    orca.do('Return', 'Anna moves to a5. Anna reaches the goal and wins.',
            'Anna was ahead from start to finish. 6 moves. Walls placed: 0 by Anna, 1 by Ben.',
            'End of the Game panel.', 'Play Again push button.')
    # The card closes, and the board gets the focus back.
    orca.do('ctrl+shift+e', 'Reviewing the game…', 'a5, Anna’s pawn push button.',
            like(r'The review is done\. Move \d, (Anna|Ben)\. Blunder: .+ loses \d+%\. '
                 r'Accuracy: .+\. F8 goes to the worst move\.'))
    orca.do('F8', like(r'Move \d, (Anna|Ben)\. Blunder: .+ loses \d+%\.'))


def open_new_game(orca, keys):
    orca.do(keys, 'New Game', 'Opponents.', like(r'List with \d+ items\.'),
            'Wanderer, 1 of 5 stars.', like(r'Stroller · 310\. .+\.'))


def play_the_computer(orca):
    open_new_game(orca, 'ctrl+n')
    orca.do('Tab', 'Ladder push button.')
    orca.do('Tab', 'Size panel.', '9.', 'selected radio button')
    orca.do('Right', '11.', 'selected radio button')
    orca.do('Left', '9.', 'selected radio button')
    orca.do('Return', 'e1, your pawn, can move north, east, west push button.',
            'You play against Wanderer (computer). You are on e1, on the way to row 9. Wanderer is '
            'on e9, on the way to row 1. Your move. Press F1 for help.')
    orca.do('Up', 'e2, you can move here push button.')
    orca.do('Return', 'You move to e2.', like(r'Wanderer (moves|places) .+\. Your move\.'))


def solve_a_puzzle(orca):
    orca.do('ctrl+shift+h', like(r'Continue Playing\. somebody – Wanderer\. Your move\. push button\.'))
    orca.do('Tab', 'Play push button.', 'A new game.')
    orca.do('Tab', 'Learn push button.', like('.+'))
    # If the review of the first game is done by now, it has found mistakes.
    orca.do('Tab', 'Puzzles push button.',
            like(r'Find the best move\.|\d mistakes? to try again\.'))
    orca.do('Return', 'Puzzles panel.', 'Themes.', 'list.',
            'Close Race, 0 of 10 solved push button.')
    orca.do('Return', 'c4, your pawn, can move north, east, south, west push button.',
            like(r'Puzzle 1 of 10\. Close Race\. You play upwards\. You can win in 4 moves, '
                 r'whatever Robin does\. .*You are on c4, on the way to row 1\. .+ Find the only '
                 r'move that wins\. W describes the board; A repeats the last sentence\.'))
    orca.do('Up', 'c3, you can move here push button.')
    orca.do('Return', like(r'But Robin answers .+ Try another move\.'))
    orca.do('d 3', 'd3, Robin’s pawn push button.')
    orca.do('h', 'd3h, wall below d3 and e3, free push button.')
    orca.do('Return', 'Next push button.', 'You place wall d3 across, north of d3 and e3.',
            'Right! Robin’s path grows by 1 step. Then you win the race, because nobody has walls '
            'left.')


def begin_a_tournament(orca):
    press('ctrl+shift+k')
    orca.hear_at_last(r'New Tournament… push button\.')
    orca.hear('Opponents play each other in the background, and a table shows the standings.')
    # A late Orca speaks an announcement as the description of the focused object.
    name = like(r'Tournament 1|selected|Choose two players or more\.')
    orca.do('Return', 'New Tournament panel.', 'Name text.', name, name, name)
    orca.do('Tab', 'Board, 9×9 combo box.')
    orca.do('Tab', 'Players at the Board, 2 combo box.')
    orca.do('Tab', like(r'Rounds, 1 combo box\.'), like('In a round, .+'))
    orca.do('Tab', like(r'Time for a Move, .+ combo box\.'), 'Processor time, at most.')
    orca.do('Tab', 'People panel.', like(r'.+ check box not checked\.'))
    orca.do('space', 'checked')
    orca.do('Tab', 'Name of Another Person text.',
            'Their games wait for them; all others continue.')
    orca.do('Tab', 'Computers panel.', 'Wanderer check box not checked.')
    orca.do('space', like('2 games|checked'), like('2 games|checked'))
    orca.do('alt+b', 'Tournament 1 panel.', 'Your Games.', 'List with 2 items.',
            like(r'Play 1\. \S+ – Wanderer push button\.'), like(r'0 of 2 games, waiting for you\.?'))


def test(orca):
    start(orca)
    play_ten_moves(orca)
    open_dialogs(orca)
    open_file_dialogs(orca)
    win_and_review(orca)
    play_the_computer(orca)
    solve_a_puzzle(orca)
    begin_a_tournament(orca)
    orca.check()


def find_orca():
    """Returns the Python interpreter of Orca, from the first line of its script."""
    path = shutil.which('orca')
    if path is None:
        return None
    with open(path, encoding='utf-8') as program:
        line = program.readline()
    return line[2:].split() if line.startswith('#!') else None


def skip(what):
    print(f'{what} is not here')
    sys.exit(SKIPPED)


def spawn(*command):
    children.append(subprocess.Popen(command, stdout=sys.stderr))


python = find_orca()
manager = shutil.which('openbox') or shutil.which('metacity')
if python is None:
    skip('orca')
if manager is None:
    skip('a window manager, openbox or metacity,')
if shutil.which('xdotool') is None:
    skip('xdotool')

children = []
signal.signal(signal.SIGTERM, lambda number, frame: sys.exit('it takes too long'))
try:
    os.environ.update(HOME=os.environ['QDR_TEST_HOME'], PYTHONDONTWRITEBYTECODE='1')
    LOG.touch()
    game = pathlib.Path(os.environ['TMPDIR'], 'game.quoridor')
    game.write_text(GAME, encoding='utf-8')
    # Without a window manager Orca receives no events of windows that come to the front.
    spawn(manager)
    spawn(*python, HERE / 'orca_to_log.py', LOG)
    orca = Orca()
    orca.hear('Screen reader on.')
    spawn(*sys.argv[1:], game)
    test(orca)
    assert all(child.poll() is None for child in children), 'something has ended'
    children[-1].terminate()
    children[-1].wait(PATIENCE)
finally:
    # Orca does not always end when it is asked to.
    for child in reversed(children):
        child.kill()
        child.wait()
