import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A connection may be silent this long, and stay open this long for the next request, in milliseconds. Node counts it
 * twice for a client that reads a part of a response and then stops: also such a client is gone within 30 s (V3).
 */
const SILENCE_MS = 13_000;
/** More connections at once are refused. */
const MAX_CONNECTIONS = 8_192;

/**
 * Limits the connections, and closes those whose client sends no more of its request, reads no more of the response or
 * sends no further request. A request that is processed, such as images that are encoded, may take longer.
 */
export function addConnectionLimits({ server }: FastifyInstance): void {
  const exchanges = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  server.maxConnections = MAX_CONNECTIONS;
  server.keepAliveTimeout = SILENCE_MS;
  server.on('request', (request, response) => {
    exchanges.set(request.socket, { request, response });
  });
  // With a listener, Node closes no connection by itself.
  server.setTimeout(SILENCE_MS, (socket) => {
    const { request, response } = exchanges.get(socket) ?? {};
    const isProcessed = request?.complete && response?.writableEnded === false;
    if (!isProcessed || socket.writableLength > 0) socket.destroy();
  });
}
