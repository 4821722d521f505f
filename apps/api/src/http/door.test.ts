import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { watchDoor } from './door.ts';

const app = Fastify();
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

test('V4 newcomers come first while they follow one another, but not for ever', async () => {
  const comesFirst = watchDoor(app);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const letOneIn = async () => {
    const came = once(app.server, 'connection');
    sockets.push(connect({ host: '127.0.0.1', port: Number(port) }));
    await came;
  };
  expect(comesFirst()).toBe(false);
  const heard: boolean[] = [];
  for (let number = 0; number < 252; number += 1) {
    await letOneIn();
    heard.push(comesFirst());
  }
  expect(heard.indexOf(false)).toBe(250);
  expect(heard.filter((isFirst) => isFirst)).toHaveLength(251);
  expect(comesFirst()).toBe(false);
});
