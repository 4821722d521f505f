import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AppContext } from '../services/app-context.ts';
import { measure, type Metrics } from './metrics.ts';

/** The metrics show how much a shop sells and how busy it is, so only this machine can read them. */
const LOOPBACK = '127.0.0.1';

/** The server of the metrics, with its own port. */
export type MetricsServer = {
  /** Resolves with the port; rejects when the port is in use. */
  listen: (port: number) => Promise<number>;
  close: () => Promise<void>;
};

/**
 * Measures an API server and serves `GET /metrics` on a separate port of the loopback interface.
 * @param app not listening yet
 */
export function serveMetrics(context: AppContext, app: FastifyInstance): MetricsServer {
  const metrics = measure(context, app);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    if (request.method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end();
    return void sendMetrics(metrics, response);
  });
  return {
    listen: (port) => listen(server, port),
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

async function sendMetrics(metrics: Metrics, response: ServerResponse): Promise<void> {
  try {
    const { type, text } = await metrics.read();
    response.writeHead(200, { 'Content-Type': type }).end(text);
  } catch {
    response.writeHead(500).end();
  }
}
