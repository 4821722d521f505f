import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** A connection may be silent this long, in milliseconds (V3). */
const SILENCE_MS = 20_000;
/** More connections at once are refused. */
const MAX_CONNECTIONS = 8_192;

/**
 * Limits the connections, and closes those whose client sends no more of its request or reads no more of the response.
 * A request that is processed, such as images that are encoded, may take longer.
 */
export function addConnectionLimits({ server }: FastifyInstance): void {
  const current = new WeakMap<Socket, IncomingMessage>();
  server.maxConnections = MAX_CONNECTIONS;
  server.on('request', (request) => {
    current.set(request.socket, request);
  });
  server.setTimeout(SILENCE_MS, (socket) => {
    const isSilent = !current.get(socket)?.complete || socket.writableLength > 0;
    if (isSilent) socket.destroy();
  });
}
