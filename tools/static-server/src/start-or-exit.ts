import type { FastifyInstance } from 'fastify';

/** Maximum time for running requests, and for everything, in milliseconds. */
const CLOSING_TIMEOUT_MS = 3_000;
const SHUTDOWN_TIMEOUT_MS = 5_000;

/**
 * Starts a server and closes it on the first SIGINT or SIGTERM, also during the start; the exit code is 0, also when
 * further signals arrive. When the start fails it prints one sentence and sets the exit code to 1.
 * @param folder the folder of the built app, for the messages
 * @param create makes the server. It imports the modules of the server, so that a signal while they are loaded ends
 *   with 0 too.
 */
export async function startOrExit(
  folder: string,
  create: () => Promise<{ server: FastifyInstance; port: number; host: string }>,
): Promise<void> {
  let started: FastifyInstance | undefined;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // A client that sends or reads no more must not keep the process.
    setTimeout(() => started?.server.closeAllConnections(), CLOSING_TIMEOUT_MS).unref();
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
    try {
      await started?.close();
    } catch (error) {
      console.error('The shutdown was not complete:', error);
    }
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  try {
    const { server, port, host } = await create();
    started = server;
    await server.listen({ port, host });
    console.log(`Serving ${folder} at ${server.listeningOrigin}`);
  } catch (error) {
    console.error(explain(error, folder));
    process.exitCode = 1;
  }
}

function explain(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return String(error);
  const port = 'port' in error ? String(error.port) : '';
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop what listens there, or set PORT.`;
    case 'EACCES':
      return `Port ${port} is reserved: set PORT to 1024 or more.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${process.env.HOST} is no address of this machine.`;
    case 'ENOENT':
      return `${folder} holds no built app: run the build first.`;
    default:
      return error.message;
  }
}
