import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** A server of this machine alone. */
export type LoopbackServer = { url: string; close: () => Promise<void> };

/** Listens on a free loopback port. Closing cuts what is still open. */
export async function startLoopbackServer(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
