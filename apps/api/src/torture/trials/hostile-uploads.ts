import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Place } from '../../testing/each-database.ts';
import { productForm } from '../../testing/goods.ts';
import type { Started } from '../../testing/started-host.ts';
import type { Arena } from '../arena.ts';
import { auditPlace } from '../books.ts';
import { signOwnerIn } from '../counter.ts';
import { BOTH, makeFaults, quantile, type Outcome, type Trial } from '../trial.ts';

const MOST_MS = 200;
/** What memory may grow by while everything is refused, in MiB. */
const MOST_GROWTH = 200;
const ROUNDS = 5;
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;

/** A file nobody may show, by name. */
type Hostile = { name: string; bytes: Buffer };

/** A small PNG that says it is this large. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  const bytes = await picture.png().toBuffer();
  bytes.writeUInt32BE(width, PNG_WIDTH_AT);
  bytes.writeUInt32BE(height, PNG_HEIGHT_AT);
  return bytes;
}

/** A real picture of one colour: a few kilobytes that are far too many pixels. */
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

/** Pixel bombs, renamed and hostile files: each refused at once, memory flat, nothing kept (U1, U2, U3). */
async function hostileFilesRefused(arena: Arena): Promise<Outcome> {
  const faults = makeFaults();
  const { place, host, access, close } = await open(arena);
  const files = await hostileFiles();
  const before = (await host.memory()) ?? 0;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, bytes } of files) {
      const form = new FormData();
      form.append('image_type', 'banner');
      form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
      const begun = performance.now();
      const status = await post(`${host.url}/api/images/`, access, form);
      times.push(performance.now() - begun);
      faults.expect(status >= 400 && status < 500, `${name}: ${status}`);
    }
  }
  const growth = ((await host.memory()) ?? 0) - before;
  const p95 = Math.round(quantile(times, 0.95));
  faults.expect(p95 < MOST_MS, `95 % within ${p95} ms`);
  faults.expect(growth < MOST_GROWTH, `memory grew by ${growth} MiB`);
  await nothingKept(place, faults.expect);
  await close();
  const audited = await auditPlace(place);
  faults.expect(audited === '', audited);
  return faults.outcome(
    `${files.length} hostile files (bombs of 3.6 gigapixels, SVG, pages, archives, cut ones), ${ROUNDS} times`,
    `each 4xx, 95 % within ${p95} ms, memory +${growth} MiB, no file kept`,
  );
}

type Open = { place: Place; host: Started; access: string; close: () => Promise<unknown> };

async function open(arena: Arena): Promise<Open> {
  const place = await arena.makePlace();
  const host = await arena.start(place);
  const { access } = await signOwnerIn(host.url);
  return { place, host, access, close: () => host.end() };
}

async function post(url: string, access: string | undefined, body: FormData): Promise<number> {
  const headers: Record<string, string> = access ? { authorization: `Bearer ${access}` } : {};
  try {
    const answer = await fetch(url, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // Refused before it was read: the connection is closed while the body is still on its way.
    return access ? 0 : 401;
  }
}

async function nothingKept(
  place: Place,
  expect: (isRight: boolean, fault: string) => void,
): Promise<void> {
  const kept = await readdir(join(place.dataDir, 'media'), {
    recursive: true,
    withFileTypes: true,
  });
  const files = kept.filter((entry) => entry.isFile()).map((entry) => entry.name);
  expect(files.length === 0, `kept: ${files.slice(0, 3).join(', ')}`);
}

/** Floods of parts, fields and files, with a token and without: 4xx, no hang, nothing kept (U4). */
async function floodsRefused(arena: Arena): Promise<Outcome> {
  const faults = makeFaults();
  const { place, host, access, close } = await open(arena);
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
  const before = (await host.memory()) ?? 0;
  let slowest = 0;
  for (const [name, fill] of floods) {
    for (const token of [access, undefined]) {
      const form = productForm();
      fill(form);
      const begun = performance.now();
      const status = await post(`${host.url}/api/products/`, token, form);
      slowest = Math.max(slowest, performance.now() - begun);
      const isRight = token ? status >= 400 && status < 500 : status === 401;
      faults.expect(isRight, `${name}, ${token ? 'signed in' : 'without a token'}: ${status}`);
    }
  }
  const growth = ((await host.memory()) ?? 0) - before;
  faults.expect(growth < MOST_GROWTH, `memory grew by ${growth} MiB`);
  faults.expect(host.isRunning(), 'the host has ended');
  await nothingKept(place, faults.expect);
  await close();
  const audited = await auditPlace(place);
  faults.expect(audited === '', audited);
  return faults.outcome(
    `${floods.length} floods of fields, parts and files, with a token and without`,
    `each 4xx (401 without a token) in ${Math.round(slowest)} ms at most, memory +${growth} MiB, no file kept`,
  );
}

function repeat(times: number, act: (number: number) => void): void {
  for (let number = 0; number < times; number += 1) act(number);
}

function file(bytes: number): Blob {
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

export const uploadTrials: readonly Trial[] = [
  { ids: ['U1', 'U2', 'U3'], name: 'hostile files', on: BOTH, run: hostileFilesRefused },
  { ids: ['U4'], name: 'floods', on: BOTH, run: floodsRefused },
];
