import { CommandFault } from './command-fault.ts';
import type { Config } from './config.ts';

/** What kept the host from starting, in one sentence for whoever starts it; never a secret. */
export function describeStartFault(error: unknown, config: Config | undefined): string {
  if (!(error instanceof Error)) return 'The host could not start.';
  if (!config || error instanceof CommandFault) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  const { host, port, dataDir, databaseUrl, metricsPort } = config;
  if (code === 'EADDRINUSE') {
    if ('port' in error && error.port === metricsPort && port !== metricsPort) {
      return `Port ${metricsPort} for metrics is taken: stop what uses it, or set SHOP_METRICS_PORT.`;
    }
    return `Port ${port} on ${host} is taken: stop what uses it, or set PORT.`;
  }
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen') {
    return `Port ${port} on ${host} needs more rights: set PORT to 1024 or above.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    if (!databaseUrl || ('syscall' in error && error.syscall === 'listen')) {
      return `HOST ${host} is no address of this machine.`;
    }
  }
  const isFolder = 'path' in error || code === 'ERR_SQLITE_ERROR';
  if (isFolder) return `The folder ${dataDir} cannot be written (${error.message}).`;
  if (databaseUrl)
    return `The database of DATABASE_URL does not answer (${code || error.message}).`;
  return `The host could not start: ${error.message}.`;
}
