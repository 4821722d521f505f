import type { Command } from 'commander';
import type { EXIT_CODES } from '../command-error.ts';
import type { Config } from '../config.ts';

/** The input and output of a command: results go to the output, progress to the error output. */
export type Terminal = {
  print: (line: string) => void;
  progress: (line: string) => void;
  /** Reads a new password: typed twice without echo, or the first line of the piped input. */
  newPassword: () => Promise<string>;
  /** The absolute path of a file, relative to the folder of the caller. */
  pathOf: (file: string) => string;
};

/** The result of a command that did its work. */
export type CommandResult = keyof Pick<typeof EXIT_CODES, 'done' | 'disagrees'>;

/** What a command needs to register itself. */
export type Cli = {
  program: Command;
  terminal: Terminal;
  /** Makes a commander action: it loads the configuration, runs the command and stores its result. */
  action: <Args extends unknown[]>(
    run: (config: Config, ...args: Args) => Promise<CommandResult>,
  ) => (...args: Args) => Promise<void>;
};
