import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readPorts, checkPorts } from './ports.ts';

describe('ports', () => {
  test('are 8000, 3000 and 3001 unless the environment sets others', () => {
    expect(readPorts({})).toEqual({ api: 8000, storefront: 3000, backoffice: 3001 });
    expect(readPorts({ SHOP_API_PORT: '8100' }).api).toBe(8100);
  });

  test.each(['0', '65536', '80a', '-1', '3001'])(
    'SHOP_STOREFRONT_PORT=%s is an error that names the variable',
    (port) => {
      expect(() => readPorts({ SHOP_STOREFRONT_PORT: port })).toThrow('SHOP_STOREFRONT_PORT');
    },
  );

  test('a port in use gives one sentence that names its variable', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const busy = typeof address === 'object' && address !== null ? address.port : 0;
    const checked = checkPorts({ api: busy, storefront: 1, backoffice: 2 }, '127.0.0.1');
    await expect(checked).rejects.toThrow(
      `Port ${busy} is in use: stop what listens there, or set SHOP_API_PORT.`,
    );
    await once(server.close(), 'close');
  });
});
