import { resolve } from 'node:path';
import { EXIT_CODES } from '../command-fault.ts';
import { loadConfig, type Config } from '../config.ts';
import { askPassword } from './ask-password.ts';
import { COMMANDS } from './command-list.ts';
import type { Terminal } from './command.ts';
import { describeFault } from './describe-fault.ts';
import { helpOf, helpOfCommand } from './help.ts';
import { readCall } from './read-call.ts';

/** npm runs scripts from the package's folder and keeps the caller's own here. */
const CALLED_FROM = process.env.INIT_CWD ?? process.cwd();

const terminal: Terminal = {
  say: (line) => console.log(line),
  progress: (line) => console.error(line),
  newPassword: askPassword,
  pathOf: (file) => resolve(CALLED_FROM, file),
};

async function run(args: readonly string[]): Promise<keyof typeof EXIT_CODES> {
  let config: Config | undefined;
  try {
    const asked = readCall(COMMANDS, args);
    if (!asked.command || asked.help) {
      console.log(asked.command ? helpOfCommand(asked.command) : helpOf(COMMANDS));
      return 'done';
    }
    config = loadConfig(process.env);
    return await asked.command.run({ ...asked.call, config, terminal });
  } catch (error) {
    const { code, sentence } = describeFault(error, config);
    console.error(sentence);
    return code;
  }
}

process.exitCode = EXIT_CODES[await run(process.argv.slice(2))];
