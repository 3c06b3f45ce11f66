#!/usr/bin/env python3
"""Two players who look one move ahead play a game, move by move. It is printed as a saved game
in the end; docs/another-front-end.md explains how the library is found."""
#
# SPDX-License-Identifier: GPL-3.0-or-later

import gi

gi.require_version('Quoridor', '0')
from gi.repository import GLib, Quoridor


def get_lead(position, player):
    """Returns the steps by which a player is ahead in the race."""
    return position.goal_distance(1 - player) - position.goal_distance(player)


def choose_move(position):
    """Returns the move after which the player to move leads by most, the last of several."""
    player = position.turn
    found = position.generate_moves()
    leads = {}
    for move in found.moves[:found.count]:
        undo = position.do_move(move)
        leads[move] = get_lead(position, player)
        position.undo_move(undo)
    return max(reversed(leads), key=leads.get)


def moved_cb(game, player, move):
    print(game.describe_record(game.get_last_record()) + '.')


start = Quoridor.Position()
start.init(9, 9, 2)
game = Quoridor.Game.new(start, True)
for number, name in enumerate(['Ada', 'Grace']):
    game.get_player(number).set_name(name)
game.connect('moved', moved_cb)

try:
    game.play_from_text('e9')
except GLib.Error as error:
    print('Nobody begins with e9:', error.message)

# The position is a copy, so trying moves in it does not change the game.
while game.is_under_way():
    game.play(choose_move(game.get_position()))

print(game.describe_state())
print()
print(Quoridor.saved_game_to_text(game), end='')
