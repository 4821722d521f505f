import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestDatabase } from '../../../apps/api/src/testing/each-database.ts';
import { productForm } from '../../../apps/api/src/testing/products.ts';
import type { ServerProcess } from '../server-process.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase } from '../ledger-check.ts';
import { signOwnerIn } from '../shop-calls.ts';
import { BOTH, makeChecks, quantile, type Outcome, type Scenario } from '../scenario.ts';

const MAX_MS = 200;
/** The maximum growth of memory while all files are rejected, in MiB. */
const MAX_GROWTH_MIB = 200;
const ROUNDS = 5;
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;

/** An invalid or hostile file and its name. */
type Hostile = { name: string; bytes: Buffer };

/** A small PNG whose header declares the given dimensions. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  const bytes = await image.png().toBuffer();
  bytes.writeUInt32BE(width, PNG_WIDTH_AT);
  bytes.writeUInt32BE(height, PNG_HEIGHT_AT);
  return bytes;
}

/** A valid image of one colour: a few kilobytes with too many pixels. */
async function flatGiant(): Promise<Buffer> {
  const giant = { width: 9_000, height: 9_000, channels: 3, background: '#fff' } as const;
  return sharp({ create: giant, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
}

async function hostileFiles(): Promise<Hostile[]> {
  const text = (name: string, bytes: string) => ({ name, bytes: Buffer.from(bytes) });
  const script = '<script>alert(1)</script>';
  const small = await bomb(8, 8);
  return [
    { name: 'bomb.png', bytes: await bomb(60_000, 60_000) },
    { name: 'longest.png', bytes: await bomb(2_147_483_647, 1) },
    { name: 'giant.png', bytes: await flatGiant() },
    text('drawing.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    text('drawing.png', `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`),
    text('page.jpg', `<!doctype html>${script}`),
    text('half.gif', 'GIF89a'),
    text('empty.webp', ''),
    text('paper.jpg', '%PDF-1.7\n1 0 obj'),
    text('archive.png', 'PK\u0003\u0004'),
    { name: 'zeroes.avif', bytes: Buffer.alloc(9_000_000) },
    { name: 'cut.png', bytes: small.subarray(0, small.length / 2) },
    { name: '../../../shop.sqlite', bytes: Buffer.from('SQLite format 3\0') },
  ];
}

/**
 * Pixel bombs, renamed and hostile files: each is rejected at once, memory does not grow, nothing is stored
 * (U1, U2, U3).
 */
async function hostileFilesRefused(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const { testDatabase, apiServer, access, close } = await open(environment);
  const files = await hostileFiles();
  const before = (await apiServer.memory()) ?? 0;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, bytes } of files) {
      const form = new FormData();
      form.append('image_type', 'banner');
      form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
      const start = performance.now();
      const status = await post(`${apiServer.url}/api/images/`, access, form);
      times.push(performance.now() - start);
      checks.expect(status >= 400 && status < 500, `${name}: ${status}`);
    }
  }
  const growth = ((await apiServer.memory()) ?? 0) - before;
  const p95 = Math.round(quantile(times, 0.95));
  checks.expect(p95 < MAX_MS, `95 % within ${p95} ms`);
  checks.expect(growth < MAX_GROWTH_MIB, `memory grew by ${growth} MiB`);
  await expectNoFiles(testDatabase, checks.expect);
  await close();
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `${files.length} hostile files (bombs of 3.6 gigapixels, SVG, pages, archives, cut ones), ${ROUNDS} times`,
    `each 4xx, 95 % within ${p95} ms, memory +${growth} MiB, no file stored`,
  );
}

type Open = {
  testDatabase: TestDatabase;
  apiServer: ServerProcess;
  access: string;
  close: () => Promise<unknown>;
};

async function open(environment: Environment): Promise<Open> {
  const testDatabase = await environment.createTestDatabase();
  const apiServer = await environment.start(testDatabase);
  const { access } = await signOwnerIn(apiServer.url);
  return { testDatabase, apiServer, access, close: () => apiServer.end() };
}

async function post(url: string, access: string | undefined, body: FormData): Promise<number> {
  const headers: Record<string, string> = access ? { authorization: `Bearer ${access}` } : {};
  try {
    const response = await fetch(url, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // The request is rejected before it is read, so the connection is closed while the body is still being
    // sent.
    return access ? 0 : 401;
  }
}

async function expectNoFiles(
  testDatabase: TestDatabase,
  expect: (isRight: boolean, fault: string) => void,
): Promise<void> {
  const entries = await readdir(join(testDatabase.dataDir, 'media'), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  expect(files.length === 0, `stored: ${files.slice(0, 3).join(', ')}`);
}

/**
 * Requests with too many parts, fields and files, with and without a token: 4xx, no hang, nothing stored
 * (U4).
 */
async function floodsRefused(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const { testDatabase, apiServer, access, close } = await open(environment);
  const floods: [string, (form: FormData) => void][] = [
    ['10,000 fields', (form) => repeat(10_000, (n) => form.append(`field${n}`, 'x'))],
    ['10,000 times one field', (form) => repeat(10_000, () => form.append('colors', '[]'))],
    [
      '200 files',
      (form) => repeat(200, (n) => form.append('product_images', file(10), `${n}.jpg`)),
    ],
    ['a field of 20 MB', (form) => form.append('description', 'a'.repeat(20_000_000))],
    ['a file of 60 MB', (form) => form.append('product_images', file(60_000_000), 'a.jpg')],
    ['a name of 1 MB', (form) => form.append('n'.repeat(1_000_000), 'x')],
  ];
  const before = (await apiServer.memory()) ?? 0;
  let slowest = 0;
  for (const [name, fill] of floods) {
    for (const token of [access, undefined]) {
      const form = productForm();
      fill(form);
      const start = performance.now();
      const status = await post(`${apiServer.url}/api/products/`, token, form);
      slowest = Math.max(slowest, performance.now() - start);
      const isRight = token ? status >= 400 && status < 500 : status === 401;
      checks.expect(isRight, `${name}, ${token ? 'signed in' : 'without a token'}: ${status}`);
    }
  }
  const growth = ((await apiServer.memory()) ?? 0) - before;
  checks.expect(growth < MAX_GROWTH_MIB, `memory grew by ${growth} MiB`);
  checks.expect(apiServer.isRunning(), 'the API server has exited');
  await expectNoFiles(testDatabase, checks.expect);
  await close();
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `${floods.length} floods of fields, parts and files, with a token and without`,
    `each 4xx (401 without a token) in ${Math.round(slowest)} ms at most, memory +${growth} MiB, no file stored`,
  );
}

function repeat(times: number, act: (number: number) => void): void {
  for (let number = 0; number < times; number += 1) act(number);
}

function file(bytes: number): Blob {
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

export const uploadScenarios: readonly Scenario[] = [
  { ids: ['U1', 'U2', 'U3'], name: 'hostile files', on: BOTH, run: hostileFilesRefused },
  { ids: ['U4'], name: 'floods', on: BOTH, run: floodsRefused },
];
