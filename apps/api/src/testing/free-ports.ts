import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns unused ports of this machine. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = [];
  for (const server of servers) {
    if (!server.listening) await once(server, 'listening');
    const address = server.address();
    ports.push(typeof address === 'object' && address ? address.port : 0);
  }
  for (const server of servers) {
    const closed = once(server, 'close');
    server.close();
    await closed;
  }
  return ports;
}
