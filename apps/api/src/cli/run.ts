import { CommanderError } from 'commander';
import { CommandError, type CommandErrorCode, EXIT_CODES } from '../command-error.ts';
import { loadConfig, type Config } from '../config.ts';
import { isUnavailable } from '../db/errors.ts';
import { StorageError, asUnavailable } from '../media/storage-error.ts';
import { describeStartError } from '../start-error.ts';
import type { CommandResult, Terminal } from './command.ts';
import { createProgram } from './program.ts';

/** A call of the command line interface. */
type Call = {
  args: readonly string[];
  environment: Record<string, string | undefined>;
  terminal: Terminal;
};

/**
 * Runs a command, or prints its help. It prints an error as one sentence to the error output and does not
 * throw.
 * @returns the exit code
 */
export async function run({ args, environment, terminal }: Call): Promise<number> {
  let config: Config | undefined;
  let result: CommandResult = 'done';
  const program = createProgram({
    terminal,
    action:
      (work) =>
      async (...given) => {
        config = loadConfig(environment);
        result = await work(config, ...given);
      },
  });
  try {
    await program.parseAsync(args.length > 0 ? [...args] : ['--help'], { from: 'user' });
    return EXIT_CODES[result];
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT_CODES.done;
    const reported = error instanceof CommanderError ? toUsageError(error) : error;
    const { code, message } = describeError(reported, config);
    terminal.progress(message);
    return EXIT_CODES[code];
  }
}

/** An unexpected value may be a password: the message does not repeat it. */
function toUsageError({ message }: CommanderError): CommandError {
  const [line = ''] = message.replace(/^error: /, '').split('\n');
  const sentence = line
    .replace(/(--[\w-]+)=[^']*/, '$1')
    .replace(/(too many arguments[^:]*):.*/, '$1')
    .replace(/\.$/, '');
  return new CommandError('usage', `${sentence}; see --help.`);
}

const BUCKET_FAILED =
  'The bucket of SHOP_MEDIA_URL is unavailable: try again, or correct SHOP_MEDIA_URL.';
const DISK_FAILED =
  'The disk is full or cannot be written: free some space, or choose a folder that can be written.';

/** The error of a command: its code and a message of one sentence, without secrets. */
type DescribedError = { code: CommandErrorCode; message: string };

/** Describes any error. */
function describeError(error: unknown, config: Config | undefined): DescribedError {
  if (error instanceof CommandError) return { code: error.code, message: error.message };
  if (!config) return { code: 'usage', message: describeStartError(error, config) };
  if (asUnavailable(error) !== error) {
    return { code: 'unavailable', message: DISK_FAILED };
  }
  if (error instanceof StorageError) {
    return { code: 'unavailable', message: BUCKET_FAILED };
  }
  if (isUnavailable(error)) {
    return { code: 'unavailable', message: describeStartError(error, config) };
  }
  const text = error instanceof Error ? error.message : String(error);
  return { code: 'failed', message: `The command failed: ${text}.` };
}
