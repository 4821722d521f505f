import type { EXIT_CODES } from '../command-fault.ts';
import type { Config } from '../config.ts';

/** An option of a command: with a `value` it takes one, without it is a switch. */
type CommandOption = { value?: string; about: string };

/** How a command was called. */
export type CommandCall = {
  config: Config;
  /** What follows the command's name, as many as it has operands. */
  operands: readonly string[];
  /** Options with a value. */
  values: Readonly<Record<string, string>>;
  /** The switches that were given. */
  switches: ReadonlySet<string>;
  terminal: Terminal;
};

/** Where a command reads and writes: results go to the output, progress beside it. */
export type Terminal = {
  say: (line: string) => void;
  progress: (line: string) => void;
  /** Asks for a new password: typed twice without being shown, or the first line of what is piped in. */
  newPassword: () => Promise<string>;
  /** Absolute: a file's path as the caller meant it. */
  pathOf: (file: string) => string;
};

/** How a command that did its work ends. */
export type Ending = keyof Pick<typeof EXIT_CODES, 'done' | 'disagrees'>;

/** One of the owner's commands; its help is made from this. */
export type Command = {
  name: string;
  /** What it does, in a line. */
  about: string;
  /** More about it, for its own help. */
  details: readonly string[];
  operands: readonly string[];
  options: Readonly<Record<string, CommandOption>>;
  /** Does it; answers how it ended when it did not fail. */
  run: (call: CommandCall) => Promise<Ending>;
};
