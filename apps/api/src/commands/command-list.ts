import { auditCommand } from './audit.ts';
import { backupCommand } from './backup.ts';
import { changePasswordCommand } from './change-password.ts';
import type { Command } from './command.ts';
import { createAdminCommand } from './create-admin.ts';
import { endSessionsCommand } from './end-sessions.ts';
import { eraseCommand } from './erase.ts';
import { moveCommand } from './move.ts';
import { pruneCommand } from './prune.ts';
import { restoreCommand } from './restore.ts';

/** All commands, as help lists them. */
export const COMMANDS: readonly Command[] = [
  createAdminCommand,
  changePasswordCommand,
  endSessionsCommand,
  backupCommand,
  restoreCommand,
  auditCommand,
  eraseCommand,
  pruneCommand,
  moveCommand,
];
