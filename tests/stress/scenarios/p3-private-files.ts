import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCliProcess } from '../../../apps/api/src/testing/run-cli.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase } from '../ledger-check.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';
import { signOwnerIn } from '../shop-calls.ts';
import { startPair } from '../start-pair.ts';
import { uploadBanner } from '../upload-image.ts';

const UPLOADS = 8;
const KILL_DELAY_MS = 150;
const MAX_TEMP_LIFE_MS = 60_000;
const POLL_INTERVAL_MS = 500;
const BACKUP = 'backup.tar';
/** The name of a stored image, in a folder of its first two letters. */
const IMAGE = /^media\/[0-9a-f]{2}\//;
/** The bits of a mode that give the group and other users access. */
const OTHERS = 0o077;
/** The output of the processes, which the scenario writes itself. */
const LOG = 'log';

/**
 * A data folder that every user may read and write, with the umask 000: two processes upload images, one of them is
 * killed meanwhile, and a backup is written. Every file of the service is its user's alone, and the temporary files
 * of the killed process are gone within 60 s after the next start (P3).
 */
async function privateFiles(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const umask = process.umask(0);
  try {
    const { testDatabase, servers, serverOf, end } = await startPair(environment);
    const { dataDir } = testDatabase;
    await chmod(dataDir, 0o777);
    const { access } = await signOwnerIn(servers[0].url);
    const uploads = Array.from({ length: UPLOADS }, (_, number) =>
      uploadBanner(serverOf(number).url, access, environment.random).catch(() => undefined),
    );
    await sleep(KILL_DELAY_MS);
    await servers[1].end('SIGKILL');
    const statuses = await Promise.all(uploads);
    checks.expect(statuses.includes(201), `uploads: ${statuses.join(', ')}`);
    // One of the process that runs, and one of the process that was killed.
    const before = await tempFolders(dataDir);
    checks.expect(before.length === 2, `${before.length} folders of temporary files`);
    const again = await environment.start(testDatabase);
    const start = performance.now();
    const backup = join(dataDir, BACKUP);
    const { code, err } = await runCliProcess(testDatabase, ['backup', backup]);
    checks.expect(code === 0, `backup: ${err}`);
    const { names, open } = await readModes(dataDir);
    const stored = statuses.filter((status) => status === 201).length;
    const images = names.filter((name) => IMAGE.test(name)).length;
    checks.expect(images >= stored, `${images} images of ${stored} uploads`);
    checks.expect(names.includes(BACKUP), 'there is no backup');
    checks.expect(open.length === 0, `open to others: ${open.join(', ')}`);

    const countLeft = async () => {
      const now = new Set(await tempFolders(dataDir));
      return before.filter((name) => now.has(name)).length;
    };
    while ((await countLeft()) > 1 && performance.now() - start < MAX_TEMP_LIFE_MS) {
      await sleep(POLL_INTERVAL_MS);
    }
    const tempLifeMs = performance.now() - start;
    const left = await countLeft();
    checks.expect(left === 1, `${left} of the two folders of temporary files are left`);
    await end();
    await again.end();
    const audited = await auditDatabase(testDatabase);
    checks.expect(audited === '', audited);
    return checks.outcome(
      `${UPLOADS} uploads at once, two processes, one killed by kill -9, and a backup, in a folder of mode 777 with the umask 000`,
      `${names.length} files and folders, none readable or writable by others; the temporary files of the killed process are gone after ${Math.round(tempLifeMs / 1_000)} s; audit passes`,
    );
  } finally {
    process.umask(umask);
  }
}

/** The folders of temporary files, one of each running or killed process. */
async function tempFolders(dataDir: string): Promise<string[]> {
  return readdir(join(dataDir, 'media', 'tmp')).catch(() => []);
}

/** The files and folders of the service, and those to which others have access. */
async function readModes(dataDir: string): Promise<{ names: string[]; open: string[] }> {
  const names = (await readdir(dataDir, { recursive: true })).filter((name) => name !== LOG);
  const open: string[] = [];
  for (const name of names) {
    // A temporary file may be gone meanwhile.
    const found = await stat(join(dataDir, name)).catch(() => undefined);
    if (found && (found.mode & OTHERS) !== 0) open.push(name);
  }
  return { names, open };
}

export const privateFilesScenario: Scenario = {
  ids: ['P3'],
  name: 'private files',
  on: BOTH,
  run: privateFiles,
};
