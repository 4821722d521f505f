import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { startShop, type Started } from '../system/system.ts';

/** A start sets up, builds where it has to, and waits for three services: no hurry on a busy machine. */
test.describe.configure({ timeout: 180_000 });

/** A new shop without products, whatever this machine's environment says. */
function newShop(dataDir = test.info().outputPath('data')) {
  return {
    SHOP_DATA_DIR: dataDir,
    SHOP_SEED: 'none',
    SHOP_ADMIN_USERNAME: '',
    SHOP_ADMIN_PASSWORD: '',
    DATABASE_URL: '',
  };
}

async function answers(address: string): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const reached = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return reached;
}

async function expectNothingLeft({ addresses }: Started): Promise<void> {
  for (const address of Object.values(addresses)) expect(await answers(address)).toBe(false);
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
  test('shows the owner’s password at the first start only, and keeps the data for the second', async () => {
    const first = await startShop(newShop());
    await first.untilSaid(/^The shop is open/);
    const password = /password (\S+)/.exec(await first.untilSaid(/password/i))?.[1] ?? '';
    expect(await logIn(first.addresses.api, password)).toBe(200);
    expect(await first.stop()).toBe(0);
    await expectNothingLeft(first);

    const second = await startShop(newShop());
    await second.untilSaid(/^The shop is open/);
    expect(second.lines.join('\n')).not.toMatch(/password/i);
    expect(await logIn(second.addresses.api, password)).toBe(200);
    expect(await second.stop('SIGINT')).toBe(0);
    await expectNothingLeft(second);
  });

  test('serves both apps, told where the API is', async () => {
    const shop = await startShop(newShop());
    await shop.untilSaid(/^The shop is open/);
    for (const address of [shop.addresses.storefront, shop.addresses.backoffice]) {
      const answer = await fetch(`${address}/any/where`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(`content="${shop.addresses.api}"`);
    }
    await shop.stop();
  });
});

test.describe('npm start refuses in a sentence, leaves nothing running and exits with a code', () => {
  test('a busy port', async () => {
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
    await expectNothingLeft(shop);
  });

  const wrong = {
    SHOP_API_PORT: 'eight',
    SHOP_FEATURES: 'everything',
    SHOP_API_URL: 'localhost',
    SHOP_BRAND: '{"name":"Zitouna"}',
    SHOP_SEED: 'demos',
  };
  for (const [name, value] of Object.entries(wrong)) {
    test(`a wrong variable: ${name}=${value}`, async () => {
      const shop = await startShop({ ...newShop(), [name]: value });
      expect(await shop.ended).toBe(1);
      expect(shop.faults).toEqual([expect.stringContaining(name)]);
      await expectNothingLeft(shop);
    });
  }
});
