import { resolve } from 'node:path';
import { askPassword } from './ask-password.ts';
import type { Terminal } from './command.ts';
import { run } from './run.ts';

/** npm runs scripts from the package's folder and keeps the caller's own here. */
const CALLED_FROM = process.env.INIT_CWD ?? process.cwd();

const terminal: Terminal = {
  say: (line) => console.log(line),
  progress: (line) => console.error(line),
  newPassword: askPassword,
  pathOf: (file) => resolve(CALLED_FROM, file),
};

process.exitCode = await run({ args: process.argv.slice(2), environment: process.env, terminal });
