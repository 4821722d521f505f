import type { FastifyInstance } from 'fastify';
import { describeStartError } from './start-error.ts';

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
    console.error(describeStartError(error, folder));
    process.exitCode = 1;
  }
}
