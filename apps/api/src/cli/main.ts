import { resolve } from 'node:path';
import { readPassword } from './read-password.ts';
import type { Terminal } from './command.ts';
import { run } from './run.ts';

/** npm runs scripts in the folder of the package and stores the caller's folder here. */
const CALLER_FOLDER = process.env.INIT_CWD ?? process.cwd();

const terminal: Terminal = {
  print: (line) => console.log(line),
  progress: (line) => console.error(line),
  newPassword: readPassword,
  pathOf: (file) => resolve(CALLER_FOLDER, file),
};

// Database, images and backups are readable by this user alone.
process.umask(0o077);
process.exitCode = await run({ args: process.argv.slice(2), environment: process.env, terminal });
