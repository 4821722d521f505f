import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createAcceptBackpressure } from './accept-backpressure.ts';

const app = Fastify();
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

test('V4 queued work waits while connections arrive one after the other, but not without limit', async () => {
  const shouldYield = createAcceptBackpressure(app);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const acceptConnection = async () => {
    const accepted = once(app.server, 'connection');
    sockets.push(connect({ host: '127.0.0.1', port: Number(port) }));
    await accepted;
  };
  expect(shouldYield()).toBe(false);
  const results: boolean[] = [];
  for (let number = 0; number < 252; number += 1) {
    await acceptConnection();
    results.push(shouldYield());
  }
  expect(results.indexOf(false)).toBe(250);
  expect(results.filter((result) => result)).toHaveLength(251);
  expect(shouldYield()).toBe(false);
});
