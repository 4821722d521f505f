import sharp from 'sharp';
import type { Environment } from '../environment.ts';
import { auditDatabase } from '../ledger-check.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';
import { signOwnerIn } from '../shop-calls.ts';
import { startPair } from '../start-pair.ts';
import { postBanner } from '../upload-image.ts';

const UPLOADS = 20;
/** 40 megapixels, the most that an upload may have. */
const SIDES = { width: 8_000, height: 5_000 };
const MAX_RESIDENT_MIB = 400;

/** Twenty images of the largest size at once, on two processes: all are stored, and memory is bounded (U1). */
async function largestImages(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const { testDatabase, servers, serverOf, end } = await startPair(environment);
  const { access } = await signOwnerIn(servers[0].url);
  const images = await Promise.all(Array.from({ length: UPLOADS }, (_, number) => draw(number)));
  const statuses = await Promise.all(
    images.map((jpeg, number) => postBanner(serverOf(number).url, access, jpeg).catch(() => 0)),
  );
  const stored = statuses.filter((status) => status === 201).length;
  checks.expect(stored === UPLOADS, `responses: ${statuses.join(', ')}`);
  const peaks = await Promise.all(servers.map((server) => server.peakMemory()));
  const peak = Math.max(...peaks.map((each = Infinity) => each));
  checks.expect(peak < MAX_RESIDENT_MIB, `${peak} MiB were resident`);
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

export const largestImagesScenario: Scenario = {
  ids: ['U1'],
  name: 'largest images',
  on: BOTH,
  run: largestImages,
};
