import { CommandError, EXIT_CODES } from './command-error.ts';
import type { Config } from './config.ts';

/** What to do about an error of PostgreSQL, by its code. */
const POSTGRES_ADVICE: Readonly<Record<string, string>> = {
  '42501': 'give its user the right to create tables',
  '53100': 'free some space on its disk',
  '53300': 'raise its max_connections, or add PgBouncer',
};

/** Describes in one sentence why the API server could not start, without secrets. */
export function describeStartError(error: unknown, config: Config | undefined): string {
  if (!(error instanceof Error)) return 'The API server could not start.';
  if (!config || error instanceof CommandError) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  const { host, port, dataDir, databaseUrl, metricsPort } = config;
  if (code === 'EADDRINUSE') {
    if ('port' in error && error.port === metricsPort && port !== metricsPort) {
      return `Port ${metricsPort} for metrics is in use: stop the program that uses it, or set SHOP_METRICS_PORT.`;
    }
    return `Port ${port} on ${host} is in use: stop the program that uses it, or set PORT.`;
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${port} on ${host} needs more permissions: set PORT to 1024 or above.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    if (!databaseUrl || ('syscall' in error && error.syscall === 'listen')) {
      return `HOST ${host} is not an address of this machine.`;
    }
  }
  const isFolder = 'path' in error || code === 'ERR_SQLITE_ERROR';
  if (isFolder) {
    const advice = isDiskFull(error, code)
      ? 'free some space on its disk'
      : 'let the user of this process write it, or set SHOP_DATA_DIR';
    return `The folder ${dataDir} cannot be written (${error.message}): ${advice}.`;
  }
  if (databaseUrl && isPostgresError(error)) {
    const advice = POSTGRES_ADVICE[code] ?? 'correct DATABASE_URL, or the settings of the database';
    return `The database of DATABASE_URL refuses the start (${error.message}): ${advice}.`;
  }
  if (databaseUrl)
    return `The database of DATABASE_URL does not respond (${code || error.message}): start it, or correct DATABASE_URL.`;
  return `The API server could not start: ${error.message}.`;
}

/**
 * The exit code of a failed start. The unit for systemd does not start again after `newer-schema`: it would fail
 * again.
 */
export function startExitCode(error: unknown): number {
  const isNewer = error instanceof CommandError && error.code === 'newer-schema';
  return isNewer ? EXIT_CODES['newer-schema'] : 1;
}

/** Errors that PostgreSQL itself responds with have a code of five characters and a severity. */
function isPostgresError(error: Error): boolean {
  return 'severity' in error && 'code' in error;
}

/** SQLite's own message is the only sign of a full disk in its error. */
function isDiskFull(error: Error, code: string): boolean {
  return code === 'ENOSPC' || error.message.includes('disk is full');
}
