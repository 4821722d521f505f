import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tokensSchema } from '@shop/contract/schemas';
import { createSqliteDatabase } from '../testing/each-database.ts';
import { freePorts } from '../testing/free-ports.ts';
import { environmentOf } from '../testing/run-cli.ts';

const MAIN = join(import.meta.dirname, '../../start.mjs');
const UPLOADS = 20;
const MAX_MEGABYTES = 400;
const OWNER = { username: 'owner', password: 'a password of some length' };

test.skipIf(process.platform !== 'linux')(
  'U1 twenty uploads at once with as many pixels as allowed need less than 400 MB of memory',
  { timeout: 300_000 },
  async () => {
    const testDatabase = await createSqliteDatabase();
    const [port = 0] = await freePorts(1);
    const url = `http://127.0.0.1:${port}`;
    const api = spawn(process.execPath, [MAIN], {
      env: {
        ...environmentOf(testDatabase),
        PORT: String(port),
        SHOP_ADMIN_PASSWORD: OWNER.password,
        MALLOC_ARENA_MAX: '1',
      },
      stdio: 'ignore',
    });
    try {
      const ready = () => fetch(`${url}/readyz`).then((response) => response.status);
      await expect.poll(() => ready().catch(() => 0), { timeout: 60_000 }).toBe(200);
      const login = await fetch(`${url}/accounts/login/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(OWNER),
      });
      const { access } = tokensSchema.parse(await login.json());
      const files = await largestImages();
      const upload = async (file: Buffer | undefined) => {
        const body = new FormData();
        body.append('image_type', 'banner');
        body.append('image', new Blob([new Uint8Array(file ?? [])]), 'image');
        const headers = { authorization: `Bearer ${access}` };
        return (await fetch(`${url}/api/images/`, { method: 'POST', headers, body })).status;
      };
      const statuses = await Promise.all(
        Array.from({ length: UPLOADS }, (_, number) => upload(files[number % files.length])),
      );
      expect(new Set(statuses)).toEqual(new Set([201]));
      const status = await readFile(`/proc/${api.pid}/status`, 'utf8');
      const [, peak] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
      expect(Number(peak) / 1_024).toBeLessThan(MAX_MEGABYTES);
    } finally {
      api.kill('SIGKILL');
      await once(api, 'exit');
      await testDatabase.remove();
    }
  },
);

/** An image of each format with as many pixels as it may have. */
async function largestImages(): Promise<Buffer[]> {
  const create = (side: number) =>
    sharp({
      create: {
        width: side,
        height: side,
        channels: 4,
        background: { r: 9, g: 9, b: 9, alpha: 0.5 },
      },
    });
  const images = [
    create(6_300).png(),
    create(6_300).webp({ effort: 0 }),
    create(6_300).jpeg({ progressive: true }),
    create(6_300).jpeg().withMetadata({ orientation: 6 }),
    create(3_100).png({ progressive: true }),
    create(3_100).avif({ effort: 0 }),
  ];
  const files: Buffer[] = [];
  for (const image of images) files.push(await image.toBuffer());
  return files;
}
