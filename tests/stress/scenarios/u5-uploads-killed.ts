import { setTimeout as sleep } from 'node:timers/promises';
import { createMedia } from '../../../apps/api/src/media/media.ts';
import { parseImagePath } from '../../../apps/api/src/media/image-names.ts';
import { createS3Storage, type Bucket } from '../../../apps/api/src/media/s3-storage.ts';
import { cleanUpImages } from '../../../apps/api/src/services/images.ts';
import { openDatabase } from '../../../apps/api/src/db/database.ts';
import type { TestDatabase } from '../../../apps/api/src/testing/each-database.ts';
import { storedObjects } from '../../../apps/api/src/testing/stored-files.ts';
import { bucketEnvironment } from '../../../apps/api/src/testing/run-cli.ts';
import { hasSwift, startSwift } from '../../../apps/api/src/testing/swift-server.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase } from '../ledger-check.ts';
import { signOwnerIn } from '../shop-calls.ts';
import { uploadBanner } from '../upload-image.ts';
import { makeChecks, type Outcome, type Scenario } from '../scenario.ts';

const HOUR = 3_600_000;
const KILLS = 12;
const AT_ONCE = 4;
/** The maximum delay of a kill after the start of an upload, in milliseconds. */
const MAX_KILL_DELAY_MS = 600;

/**
 * Two processes upload images to one OpenStack Swift bucket while they are killed one after the other. Every
 * acknowledged image is stored, every row has its file, and after the leases expire the bucket has no
 * unreferenced object (U5).
 */
async function killUploads(environment: Environment): Promise<Outcome> {
  if (!hasSwift()) {
    const result = 'this machine has no OpenStack Swift with memcached (docs/adr/0017)';
    return { load: 'not run', result, passed: false };
  }
  const swift = await startSwift();
  environment.atEnd(swift.stop);
  return uploadUnderKills(environment, swift.bucket, KILLS);
}

/** The same scenario on any available bucket. */
export async function uploadUnderKills(
  environment: Environment,
  bucket: Bucket,
  kills: number,
): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = { ...(await environment.createTestDatabase()), bucket };
  const settings = bucketEnvironment(bucket);
  const apiServers = [
    await environment.start(testDatabase, settings),
    await environment.start(testDatabase, settings),
  ];
  const { access } = await signOwnerIn(apiServers[0]?.url ?? '');
  const statuses: (number | undefined)[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const uploads = Array.from({ length: AT_ONCE }, async (_, number) => {
      const { url = '' } = apiServers[number % apiServers.length] ?? {};
      return uploadBanner(url, access, environment.random).catch(() => undefined);
    });
    await sleep(environment.random.whole(0, MAX_KILL_DELAY_MS));
    const at = environment.random.whole(0, apiServers.length - 1);
    await apiServers[at]?.end('SIGKILL');
    statuses.push(...(await Promise.all(uploads)));
    apiServers[at] = await environment.start(testDatabase, settings);
  }
  await Promise.all(apiServers.map((apiServer) => apiServer.end()));
  const accepted = statuses.filter((status) => status === 201).length;
  const unknown = statuses.filter((status) => status === undefined).length;
  checks.expect(accepted + unknown === statuses.length, `responses: ${statuses.join(', ')}`);
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  const { banners, images } = await cleanUpAndCount(testDatabase, bucket);
  checks.expect(
    banners >= accepted && banners <= accepted + unknown,
    `${banners} banners are stored`,
  );
  const stored = new Set((await storedObjects(bucket)).map(hashOf));
  const orphans = [...stored].filter((hash) => !images.has(hash)).length;
  checks.expect(orphans === 0, `${orphans} unreferenced images in the bucket`);
  const lost = [...images].filter((hash) => !stored.has(hash)).length;
  checks.expect(lost === 0, `${lost} rows without their image`);
  return checks.outcome(
    `kill -9 ${kills} times in ${AT_ONCE} uploads at once, two processes on one bucket`,
    `${accepted} accepted, ${unknown} unknown; none lost, no unreferenced object, audit passes`,
  );
}

/** Runs the clean-up at a time when the leases of the killed processes have expired. Returns what is left. */
async function cleanUpAndCount(testDatabase: TestDatabase, bucket: Bucket) {
  const { dataDir, url } = testDatabase;
  const database = await openDatabase({ dataDir, url });
  try {
    const media = await createMedia({ dataDir, storage: createS3Storage(bucket) });
    await cleanUpImages({ database, media, now: () => Date.now() + HOUR });
    const banners = await database.db.selectFrom('site_images').select('image').execute();
    const rows = await database.db.selectFrom('images').select('path').execute();
    const images = new Set(rows.map(({ path }) => parseImagePath(path)?.hash ?? path));
    return { banners: banners.length, images };
  } finally {
    await database.close();
  }
}

function hashOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}

export const uploadsKilled: Scenario = {
  ids: ['U5'],
  name: 'uploads killed',
  on: ['PostgreSQL'],
  run: killUploads,
};
