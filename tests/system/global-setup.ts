import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { publishSystem, type Host } from './running-systems.ts';
import { startShop, type Started } from './system.ts';

const OWNER = { username: 'owner', password: 'a long password of the tests' };

/**
 * Starts what `npm start` starts, twice: the demo catalogue is put in once, by a first start that is
 * stopped in order, and each of the two shops goes on from a copy of its data.
 */
export default async function startSystems(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const started: Started[] = [];
  const stop = async () => {
    await Promise.all(started.map((shop) => shop.stop()));
    await rm(folder, { recursive: true });
  };
  try {
    await seed(join(folder, 'full'));
    leaveWidths(join(folder, 'full'));
    await cp(join(folder, 'full'), join(folder, 'bare'), { recursive: true });
    const hosts: readonly [Host, string][] = [
      ['full', 'all'],
      ['bare', 'none'],
    ];
    for (const [host, features] of hosts) {
      const shop = await startShop({ ...ownerOf(join(folder, host)), SHOP_FEATURES: features });
      started.push(shop);
      await shop.untilSaid(/^The shop is open/);
      publishSystem(host, { ...shop.addresses, owner: OWNER });
    }
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function seed(dataDir: string): Promise<void> {
  const shop = await startShop({ ...ownerOf(dataDir), SHOP_SEED: 'demo' });
  const line = await shop.untilSaid(/^Demo catalogue: (\d+) of \1$|^API error/);
  await shop.stop();
  if (line.startsWith('API error')) throw new Error(line);
}

/**
 * Puts off the demo pictures' further widths until long after the journeys. Making them takes a core
 * for minutes, and no journey waits for them: until then the nearest width answers.
 */
function leaveWidths(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'));
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
  database.prepare("UPDATE pictures SET due_at = ? WHERE variants = 'pending'").run(tomorrow);
  database.close();
}

function ownerOf(dataDir: string) {
  return {
    SHOP_DATA_DIR: dataDir,
    DATABASE_URL: '',
    SHOP_SEED: 'none',
    SHOP_RATE_LIMIT: 'off',
    // However busy the machine is, first views are waited for.
    SHOP_FIRST_VIEW_MS: '60000',
    SHOP_ADMIN_USERNAME: OWNER.username,
    SHOP_ADMIN_PASSWORD: OWNER.password,
  };
}
