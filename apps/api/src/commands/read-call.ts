import { parseArgs } from 'node:util';
import { CommandFault } from '../command-fault.ts';
import type { Command, CommandCall } from './command.ts';

/** What was asked for: a command with its arguments, or help on it, or on all. */
export type Asked =
  | { command: Command; help: boolean; call: Omit<CommandCall, 'config' | 'terminal'> }
  | { command: undefined };

/**
 * Reads the arguments of a call.
 * @throws CommandFault `usage` for an unknown command, an unknown option or a wrong number of operands
 */
export function readCall(commands: readonly Command[], [name, ...rest]: readonly string[]): Asked {
  if (name === undefined || name === '--help' || name === 'help') return { command: undefined };
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw usage(`There is no command ${name}`);
  const { values, positionals } = parse(command, rest);
  const help = values.help === true;
  const wanted = command.operands;
  if (!help && positionals.length !== wanted.length) {
    const what = wanted.length === 0 ? 'nothing but options' : wanted.join(' ');
    throw usage(`After ${name} comes ${what}`);
  }
  const given = Object.entries(values);
  return {
    command,
    help,
    call: {
      operands: positionals,
      values: Object.fromEntries(
        given.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
      ),
      switches: new Set(given.flatMap(([key, value]) => (typeof value === 'boolean' ? [key] : []))),
    },
  };
}

function parse(command: Command, args: string[]) {
  const options = Object.entries(command.options).map(([key, { value }]) => {
    return [key, { type: value ? ('string' as const) : ('boolean' as const) }] as const;
  });
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...Object.fromEntries(options), help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw usage(error instanceof Error ? error.message.replace(/\.$/, '') : 'Wrong options');
  }
}

function usage(what: string): CommandFault {
  return new CommandFault('usage', `${what}; --help says how.`);
}
