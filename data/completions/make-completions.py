#!/usr/bin/env python3
#
# Makes what bash, zsh and fish need to complete the command line of quoridor-cli, from what the
# program itself says of its commands and options: the text of --help comes from the same table that
# reads them.
# Arguments: quoridor-cli, and the files for bash, zsh and fish.
#
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import re
import subprocess
import sys

NOTE = '# Completion of {} for quoridor-cli, made from its --help.\n'
# The opponents there are when something is completed, those of the user too.
IDS = 'quoridor-cli personalities 2>/dev/null | cut -f 1'


def ask(program, *words):
    """Returns what the program says, in English."""
    # The program ends in the midst of things, where a build that looks for leaks would find some.
    environment = dict(os.environ, LC_ALL='C.UTF-8', LANGUAGE='', ASAN_OPTIONS='detect_leaks=0')
    return subprocess.run([program, *words], env=environment, check=True, encoding='utf-8',
                          stdout=subprocess.PIPE).stdout


class Option:
    def __init__(self, short, name, value, summary):
        self.short = short
        self.name = name
        # What stands in brackets may be left out, and then the next word is another one.
        may_be_missing = re.fullmatch(r'\[\w+\]', value)
        self.value = value.strip('[]') if may_be_missing else value
        self.takes_next_word = bool(self.value) and not may_be_missing
        self.summary = summary

    def choices(self):
        """Returns the words that can stand for the value: KIND, 2|4, table|json."""
        if self.value == 'KIND':
            return ['human']
        words = self.value.split('|')
        return words if all(re.fullmatch('[a-z0-9]+', word) for word in words) else []

    def is_file(self):
        return self.value == 'FILE'

    def is_id(self):
        return self.value in ('ID', 'KIND')


def find_options(text):
    lines = re.findall(r'^  (?:-(\w), )?--([a-z-]+)(?:=(\S+))? +(\S.*)$', text, re.MULTILINE)
    return [Option(*line) for line in lines]


def find_commands(text):
    """Returns names and summaries of the commands that a help lists."""
    listed = re.search(r'^Commands:\n((?:  .*\n?)+)', text, re.MULTILINE)
    return [line.split(None, 1) for line in listed.group(1).splitlines()] if listed else []


class Command:
    """A command, with the options of all commands behind it."""

    def __init__(self, program, name, summary):
        text = ask(program, *name.split(), '--help')
        words = re.search(r'quoridor-cli [a-z ]+ \[[^]]+\](.*)', text).group(1)
        behind = [Command(program, f'{name} {words[0]}', '') for words in find_commands(text)]
        options = {option.name: option for command in behind for option in command.options}
        options.update({option.name: option for option in find_options(text)})
        self.name = name
        self.summary = summary
        self.options = list(options.values())
        self.takes_files = 'FILE' in words or any(command.takes_files for command in behind)
        self.takes_ids = bool(re.search(r'\b(ID|A B)\b', words))
        self.commands = [command.name.split()[-1] for command in behind]


def flags(option):
    return [f'--{option.name}'] + ([f'-{option.short}'] if option.short else [])


def for_bash(options, commands):
    lines = [
        '_quoridor_cli ()', '{',
        '  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}',
        '  local command= files= words= i', '',
        '  # The shell takes --option=value for three words.',
        "  if [[ $current == '=' ]]; then",
        '    current=',
        "  elif [[ $before == '=' ]]; then",
        '    before=${COMP_WORDS[COMP_CWORD - 2]}',
        '  fi',
        '  for ((i = 1; i < COMP_CWORD; i++)); do',
        '    [[ ${COMP_WORDS[i]} == -* ]] || { command=${COMP_WORDS[i]} && break; }',
        '  done', '',
        '  COMPREPLY=()',
        '  case $command:$before in',
    ]
    for command in commands:
        for option in command.options:
            if not option.takes_next_word:
                continue
            words = ' '.join(option.choices() + ([f'$({IDS})'] if option.is_id() else []))
            does = 'files=yes' if option.is_file() else f'words="{words}"' if words else 'return'
            lines.append(f'    {command.name}:--{option.name}) {does} ;;')
    lines += ['    *)', '      case $command in']
    names = [command.name for command in commands]
    lines.append('        "") words="{}" ;;'.format(
        ' '.join(names + [flag for option in options for flag in flags(option)])))
    for command in commands:
        words = [flag for option in command.options for flag in flags(option)]
        lines.append(f'        {command.name})')
        lines.append('          words="{}"'.format(' '.join(words)))
        if command.takes_ids:
            lines.append(f'          [[ $current == -* ]] || words=$({IDS})')
        if command.commands:
            lines.append('          [[ $current == -* ]] || words="{}"'.format(' '.join(command.commands)))
            if command.takes_files:
                lines.append('          [[ $current == -* || $before == "$command" ]] || files=yes')
        elif command.takes_files:
            lines.append('          [[ $current == -* ]] || files=yes')
        lines.append('          ;;')
    lines += [
        '      esac', '      ;;', '  esac', '',
        '  if [[ -n $files ]]; then',
        '    compopt -o filenames 2>/dev/null',
        '    mapfile -t COMPREPLY < <(compgen -f -- "$current")',
        '  else',
        '    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")',
        '  fi', '}', '',
        'complete -F _quoridor_cli quoridor-cli', '',
    ]
    return NOTE.format('bash') + '\n' + '\n'.join(lines)


def zsh_text(text):
    """Returns a text for between single quotes and within a specification of _arguments."""
    return re.sub(r'([\\:\[\]])', r'\\\1', text).replace("'", '’')


def zsh_option(option):
    specification = f'[{zsh_text(option.summary)}]'
    if option.value:
        action = ' '
        if option.is_file():
            action = '_files'
        elif option.is_id():
            action = '_quoridor_cli_ids ' + ' '.join(option.choices())
        elif option.choices():
            action = '({})'.format(' '.join(option.choices()))
        sign, colons = ('=', ':') if option.takes_next_word else ('=-', '::')
        specification = f'{sign}{specification}{colons}{zsh_text(option.value)}:{action}'
    repeated = '*' if option.value == 'KIND' else ''
    return [f"'{repeated}{flag}{specification}'" for flag in flags(option)]


def for_zsh(options, commands):
    lines = [
        '#compdef quoridor-cli', NOTE.format('zsh'),
        '_quoridor_cli_ids () {',
        '  local -a ids',
        f'  ids=("$@" ${{(f)"$({IDS})"}})',
        '  compadd -a ids', '}', '',
        '_quoridor_cli () {',
        '  local context state line',
        '  local -a commands', '',
        '  commands=(',
    ]
    lines += [f"    '{command.name}:{zsh_text(command.summary)}'" for command in commands]
    lines += ['  )', '  _arguments -C \\']
    lines += [f'    {word} \\' for option in options for word in zsh_option(option)]
    lines += ["    '1:command:->command' '*::word:->words'", '  case $state in',
              '    command) _describe command commands ;;', '    words)', '      case $words[1] in']
    for command in commands:
        lines += [f'        {command.name})', '          _arguments \\']
        lines += [f'            {word} \\' for option in command.options
                  for word in zsh_option(option)]
        rest = '_files' if command.takes_files else \
            '_quoridor_cli_ids' if command.takes_ids else \
            '({})'.format(' '.join(command.commands)) if command.commands else ' '
        if command.commands and command.takes_files:
            lines.append("            '1:word:({})' \\".format(' '.join(command.commands)))
        lines += [f"            '*:word:{rest}'", '          ;;']
    lines += ['      esac', '      ;;', '  esac', '}', '', '_quoridor_cli "$@"', '']
    return '\n'.join(lines)


def fish_text(text):
    return "'" + text.replace('\\', '\\\\').replace("'", "\\'") + "'"


def fish_option(option, condition):
    words = ['complete -c quoridor-cli', f'-n {fish_text(condition)}', f'-l {option.name}']
    if option.short:
        words.append(f'-s {option.short}')
    if option.takes_next_word and option.is_file():
        words.append('-r -F')
    elif option.takes_next_word:
        words.append('-x')
        choices = ' '.join(option.choices() + ([f'({IDS})'] if option.is_id() else []))
        if choices:
            words.append(f'-a {fish_text(choices)}')
    words.append(f'-d {fish_text(option.summary)}')
    return ' '.join(words)


def for_fish(options, commands):
    lines = ['complete -c quoridor-cli -f']
    lines += [fish_option(option, '__fish_use_subcommand') for option in options]
    for command in commands:
        condition = f'__fish_seen_subcommand_from {command.name}'
        lines.append(f'complete -c quoridor-cli -n __fish_use_subcommand -a {command.name} '
                     f'-d {fish_text(command.summary)}')
        if command.takes_files:
            lines.append(f'complete -c quoridor-cli -n {fish_text(condition)} -F')
        if command.takes_ids:
            lines.append(f'complete -c quoridor-cli -n {fish_text(condition)} '
                         f'-a {fish_text(f"({IDS})")}')
        if command.commands:
            lines.append(f'complete -c quoridor-cli -n {fish_text(condition)} '
                         f'-a {fish_text(" ".join(command.commands))}')
        lines += [fish_option(option, condition) for option in command.options]
    return NOTE.format('fish') + '\n'.join(lines) + '\n'


def main(program, *paths):
    text = ask(program, '--help')
    commands = [Command(program, *words) for words in find_commands(text)]
    options = find_options(text)
    for command in commands:
        if command.name == 'help':
            command.commands = [other.name for other in commands]

    for path, make in zip(paths, (for_bash, for_zsh, for_fish), strict=True):
        with open(path, 'w', encoding='utf-8') as file:
            file.write(make(options, commands))


main(*sys.argv[1:])
