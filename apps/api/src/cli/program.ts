import { Command } from 'commander';
import { EXIT_CODES } from '../command-error.ts';
import { addAuditCommand } from './audit.ts';
import { addBackupCommand } from './backup.ts';
import { addChangePasswordCommand } from './change-password.ts';
import type { Cli } from './command.ts';
import { addCreateAdminCommand } from './create-admin.ts';
import { addCreateBucketCommand } from './create-bucket.ts';
import { addEndSessionsCommand } from './end-sessions.ts';
import { addEraseCommand } from './erase.ts';
import { addMoveCommand } from './move.ts';
import { addPruneCommand } from './prune.ts';
import { addRestoreCommand } from './restore.ts';
import { addRollKeysCommand } from './roll-keys.ts';
import { addTwoFactorOffCommand } from './two-factor-off.ts';

const EXIT_MEANINGS: Record<keyof typeof EXIT_CODES, string> = {
  done: 'done',
  disagrees: 'the audit found differences',
  usage: 'the command or a setting is wrong',
  refused: 'the data does not allow it',
  'bad-file': 'the file is not a complete backup',
  unavailable: 'the database or the disk is unavailable',
  failed: 'another error',
  'newer-schema': 'a newer version migrated the database',
};

const ADD_COMMANDS = [
  addCreateAdminCommand,
  addChangePasswordCommand,
  addEndSessionsCommand,
  addRollKeysCommand,
  addTwoFactorOffCommand,
  addBackupCommand,
  addRestoreCommand,
  addAuditCommand,
  addEraseCommand,
  addPruneCommand,
  addMoveCommand,
  addCreateBucketCommand,
];

/**
 * The command line interface. It throws CommanderError instead of exiting.
 * @param cli.print receives the help
 */
export function createProgram(cli: Omit<Cli, 'program'>): Command {
  const program = new Command('npm run shop --')
    .usage('COMMAND [OPTIONS]')
    .description(
      'They read the same environment variables as the API server (docs/configuration.md).',
    )
    .addHelpText('after', `\nExit status:\n${exitCodes()}`)
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => cli.terminal.print(text.trimEnd()),
      // `run` reports the error.
      writeErr: () => {},
    });
  for (const add of ADD_COMMANDS) add({ ...cli, program });
  return program;
}

function exitCodes(): string {
  const meanings = Object.values(EXIT_MEANINGS);
  return Object.values(EXIT_CODES)
    .map((code, index) => `  ${code}  ${meanings[index]}`)
    .join('\n');
}
