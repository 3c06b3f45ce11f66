#!/usr/bin/python3
#
# Orca with a speech server that writes each utterance as a line of a file.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import sys

from orca import orca, speechserver

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
    orca.getSettingsManager().activate(None, SETTINGS)
    sys.exit(orca.main())
