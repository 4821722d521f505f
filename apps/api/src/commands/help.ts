import { EXIT_CODES } from '../command-fault.ts';
import type { Command } from './command.ts';

const MEANINGS: Record<keyof typeof EXIT_CODES, string> = {
  done: 'done',
  disagrees: 'the audit found what does not agree',
  usage: 'the command or a setting is wrong',
  refused: 'the shop is not in a state for it',
  'bad-file': 'the file is no whole backup',
  unavailable: 'the database or the disk cannot serve now',
  failed: 'something else went wrong',
};

const CALL = 'npm run shop --';

/** The list of the commands. */
export function helpOf(commands: readonly Command[]): string {
  const rows = commands.map((command) => [callOf(command), command.about] as const);
  return [
    `Usage: ${CALL} COMMAND [OPTIONS]`,
    '',
    ...columns(rows),
    '',
    `Each says more with --help: ${CALL} backup --help`,
    'They read the same environment as the host (docs/host.md).',
    '',
    'Exit status:',
    ...columns(
      Object.entries(EXIT_CODES).map(([name, code]) => [String(code), meaningOf(name)] as const),
    ),
  ].join('\n');
}

/** One command's own help. */
export function helpOfCommand(command: Command): string {
  const options = Object.entries(command.options).map(([name, { value, about }]) => {
    return [value ? `--${name} ${value}` : `--${name}`, about] as const;
  });
  return [
    `Usage: ${CALL} ${callOf(command)}${options.length > 0 ? ' [OPTIONS]' : ''}`,
    '',
    `${command.name} ${command.about}.`,
    ...command.details,
    ...(options.length > 0 ? ['', ...columns(options)] : []),
  ].join('\n');
}

function callOf({ name, operands }: Command): string {
  return [name, ...operands].join(' ');
}

function meaningOf(name: string): string {
  return Object.entries(MEANINGS).find(([code]) => code === name)?.[1] ?? name;
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
