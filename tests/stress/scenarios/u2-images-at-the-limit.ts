import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Environment } from '../environment.ts';
import { auditDatabase } from '../ledger-check.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';
import { signOwnerIn } from '../shop-calls.ts';
import { startPair } from '../start-pair.ts';

const UPLOADS = 20;
/** 40 megapixels, the most that an upload may have. */
const SIDES = { width: 8_000, height: 5_000 };
const MAX_RESIDENT_MIB = 400;
const SAMPLE_INTERVAL_MS = 50;

/** Twenty images of the largest size at once, on two processes: all are stored, and memory is bounded (U2). */
async function imagesAtTheLimit(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const { testDatabase, servers, end } = await startPair(environment);
  const { access } = await signOwnerIn(servers[0].url);
  const images = await Promise.all(Array.from({ length: UPLOADS }, (_, number) => draw(number)));
  const uploads = Promise.all(
    images.map((bytes, number) => upload(servers[number % 2 === 0 ? 0 : 1].url, access, bytes)),
  );
  const over = new AbortController();
  void uploads.finally(() => over.abort());
  let peak = 0;
  while (!over.signal.aborted) {
    const resident = await Promise.all(servers.map((server) => server.memory()));
    peak = Math.max(peak, ...resident.map((each) => each ?? 0));
    await sleep(SAMPLE_INTERVAL_MS);
  }
  const statuses = await uploads;
  const stored = statuses.filter((status) => status === 201).length;
  checks.expect(stored === UPLOADS, `responses: ${statuses.join(', ')}`);
  checks.expect(peak < MAX_RESIDENT_MIB, `${peak} MiB are resident`);
  await end();
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `${UPLOADS} images of 40 megapixels at once, two processes`,
    `${stored} stored, ${peak} MiB resident in a process at most; audit passes`,
  );
}

/** A JPEG of a colour of its own. */
async function draw(number: number): Promise<Buffer> {
  const background = { r: 10 * number, g: 120, b: 200 - 5 * number };
  return sharp({ create: { ...SIDES, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function upload(url: string, access: string, bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('image_type', 'banner');
  form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'banner.jpg');
  const headers = { authorization: `Bearer ${access}` };
  const response = await fetch(`${url}/api/images/`, { method: 'POST', headers, body: form });
  await response.arrayBuffer();
  return response.status;
}

export const imagesAtTheLimitScenario: Scenario = {
  ids: ['U2'],
  name: 'images at the limit',
  on: BOTH,
  run: imagesAtTheLimit,
};
