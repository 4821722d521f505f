import type { FastifyInstance } from 'fastify';

/** Maximum time for running requests, and for everything, in milliseconds. */
const CLOSING_TIMEOUT_MS = 3_000;
const SHUTDOWN_TIMEOUT_MS = 5_000;

/**
 * Starts a server and closes it on SIGINT or SIGTERM. When the start fails it prints one sentence and
 * sets the exit code to 1.
 * @param folder the folder of the built app, for the messages
 */
export async function startOrExit(
  folder: string,
  create: () => Promise<{ server: FastifyInstance; port: number; host: string }>,
): Promise<void> {
  try {
    const { server, port, host } = await create();
    await server.listen({ port, host });
    console.log(`Serving ${folder} at ${server.listeningOrigin}`);
    const stop = () => {
      // A client that sends or reads no more must not keep the process.
      setTimeout(() => server.server.closeAllConnections(), CLOSING_TIMEOUT_MS).unref();
      setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
      void server.close().then(() => process.exit(0));
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
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
