#!/usr/bin/python3
#
# Orca with a speech server that writes each utterance as a line of a file.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import sys

import gi

gi.require_version('Atspi', '2.0')

from gi.repository import Atspi
from orca import orca, speechserver

# Milliseconds in which a program has to answer. A sanitized one that opens a window on a busy computer may
# need more than the usual 0.8 s, after which Orca leaves out its events.
ANSWER_MS = 20_000

SETTINGS = {
    'speechServerFactory': 'orca_to_log',  # this file
    'speechServerInfo': None,
    'enableKeyEcho': False,
    'enableBraille': False,
    'enableSound': False,
}


class SpeechServer(speechserver.SpeechServer):
    """The class that Orca loads, by this name, from the module in its settings."""

    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    @staticmethod
    def getSpeechServers():
        return [SpeechServer()]

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            with open(sys.argv[1], 'a', encoding='utf-8') as log:
                log.write(' '.join(text.split()) + '\n')

    def speakCharacter(self, character, acss=None):
        self.speak(character)


if __name__ == '__main__':
    Atspi.set_timeout(ANSWER_MS, ANSWER_MS)
    orca.getSettingsManager().activate(None, SETTINGS)
    sys.exit(orca.main())
