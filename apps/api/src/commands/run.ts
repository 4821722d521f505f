import { loadConfig, type Config } from '../config.ts';
import { EXIT_CODES } from '../command-fault.ts';
import { COMMANDS } from './command-list.ts';
import type { Terminal } from './command.ts';
import { describeFault } from './describe-fault.ts';
import { helpOf, helpOfCommand } from './help.ts';
import { readCall } from './read-call.ts';

/** A command as it was called: its arguments and environment, and where it reads and writes. */
type Called = {
  args: readonly string[];
  environment: Record<string, string | undefined>;
  terminal: Terminal;
};

/**
 * Runs one of the owner's commands to its end, or says its help. Never throws: a failure is one
 * sentence, told like progress.
 * @returns the status its process ends with
 */
export async function run({ args, environment, terminal }: Called): Promise<number> {
  let config: Config | undefined;
  try {
    const asked = readCall(COMMANDS, args);
    if (!asked.command || asked.help) {
      terminal.say(asked.command ? helpOfCommand(asked.command) : helpOf(COMMANDS));
      return EXIT_CODES.done;
    }
    config = loadConfig(environment);
    return EXIT_CODES[await asked.command.run({ ...asked.call, config, terminal })];
  } catch (error) {
    const { code, sentence } = describeFault(error, config);
    terminal.progress(sentence);
    return EXIT_CODES[code];
  }
}
