import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { startShop, type RunningShop } from '../../fixtures/system.ts';

/** A start sets up, builds when sources have changed, and waits for three services. */
test.describe.configure({ timeout: 180_000 });

/** The environment of a new shop without products. It overrides the variables of this machine. */
function newShop(dataDir = test.info().outputPath('data')) {
  return {
    SHOP_DATA_DIR: dataDir,
    SHOP_SEED: 'none',
    SHOP_ADMIN_USERNAME: '',
    SHOP_ADMIN_PASSWORD: '',
    DATABASE_URL: '',
  };
}

async function isListening(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}

async function expectAllStopped({ urls }: RunningShop): Promise<void> {
  for (const url of Object.values(urls)) expect(await isListening(url)).toBe(false);
}

async function logIn(api: string, password: string): Promise<number> {
  const { status } = await fetch(`${api}/accounts/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'owner', password }),
  });
  return status;
}

test.describe('npm start', () => {
  test('prints the file of the owner’s password at the first start only, and the second start has the same data', async () => {
    const first = await startShop(newShop());
    await first.waitForLine(/^The shop is open/);
    const file = /password in (\S+)/.exec(await first.waitForLine(/password/i))?.[1] ?? '';
    const [, password = ''] = readFileSync(file, 'utf8').split('\n');
    expect(first.lines.join('\n')).not.toContain(password);
    expect(await logIn(first.urls.api, password)).toBe(200);
    expect(await first.stop()).toBe(0);
    await expectAllStopped(first);

    const second = await startShop(newShop());
    await second.waitForLine(/^The shop is open/);
    expect(second.lines.join('\n')).not.toMatch(/password/i);
    expect(await logIn(second.urls.api, password)).toBe(200);
    expect(await second.stop('SIGINT')).toBe(0);
    await expectAllStopped(second);
  });

  test('serves both apps with the URL of the API', async () => {
    const shop = await startShop(newShop());
    await shop.waitForLine(/^The shop is open/);
    for (const page of [`${shop.urls.storefront}/shop`, `${shop.urls.backoffice}/any/where`]) {
      const response = await fetch(page);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`content="${shop.urls.api}"`);
    }
    await shop.stop();
  });

  test('ends every process of the shop when the process of npm gets SIGTERM', async () => {
    const shop = await startShop(newShop(), ['npm', 'start']);
    await shop.waitForLine(/^The shop is open/);
    // Resolves when the last process has closed the output.
    await shop.stop();
    await expectAllStopped(shop);
  });
});

test.describe('npm start prints one sentence, leaves no process running and exits with a code for', () => {
  test('a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const shop = await startShop({ ...newShop(), SHOP_BACKOFFICE_PORT: String(port) });
    expect(await shop.ended).toBe(1);
    expect(shop.faults).toEqual([
      `Port ${port} is in use: stop what listens there, or set SHOP_BACKOFFICE_PORT.`,
    ]);
    expect(existsSync(newShop().SHOP_DATA_DIR)).toBe(false);
    server.close();
  });

  test('a data folder that cannot be written', async () => {
    const file = test.info().outputPath('file');
    await writeFile(file, '');
    const shop = await startShop(newShop(`${file}/data`));
    expect(await shop.ended).toBe(1);
    expect(shop.faults).toEqual([expect.stringMatching(/^(?!E[A-Z]+:).*\.$/)]);
    expect(shop.faults[0]).toContain(`${file}/data`);
    await expectAllStopped(shop);
  });

  // One for each program that reads variables; the tests of their configurations have the others.
  const wrong = { SHOP_API_PORT: 'eight', SHOP_FEATURES: 'everything', SHOP_API_URL: 'localhost' };
  for (const [name, value] of Object.entries(wrong)) {
    test(`a wrong variable: ${name}=${value}`, async () => {
      const shop = await startShop({ ...newShop(), [name]: value });
      expect(await shop.ended).toBe(1);
      expect(shop.faults).toEqual([expect.stringContaining(name)]);
      await expectAllStopped(shop);
    });
  }
});
