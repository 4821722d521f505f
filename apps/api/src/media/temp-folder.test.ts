import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTempFolder } from './temp-folder.ts';

let parent = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'temp-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(parent, { recursive: true, force: true });
});

/** The files of a heartbeat are written in real time. */
const beatsEnd = () => sleep(200);

async function leaveFolder(name: string, ageSeconds: number): Promise<void> {
  await mkdir(join(parent, name));
  await writeFile(join(parent, name, 'upload'), 'x');
  const at = new Date(Date.now() - ageSeconds * 1_000);
  await utimes(join(parent, name), at, at);
}

test('U5 the uploads of a killed process are removed within 60 s, those of a running one stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  await leaveFolder('killed long ago', 3_600);
  await leaveFolder('killed before the clock was set back', -3_600);
  await leaveFolder('killed just now', 0);
  const own = await openTempFolder(parent);
  const other = await openTempFolder(parent);
  const names = [own, other].map((path) => basename(path)).toSorted();
  for (let seconds = 0; seconds < 60; seconds += 15) {
    await vi.advanceTimersByTimeAsync(15_000);
    await beatsEnd();
  }
  expect((await readdir(parent)).toSorted()).toEqual(names);
});

test('U5 when the clock is set back or forward, the folder of a running process stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  const own = await openTempFolder(parent);
  await vi.advanceTimersByTimeAsync(5_000);
  for (const hours of [-1, 2]) {
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    // It looks at the marks that the running process wrote before.
    const other = await openTempFolder(parent);
    expect(await readdir(parent)).toEqual(expect.arrayContaining([basename(own), basename(other)]));
  }
  for (let seconds = 0; seconds < 60; seconds += 15) {
    await vi.advanceTimersByTimeAsync(15_000);
    await beatsEnd();
  }
  expect(await readdir(parent)).toHaveLength(3);
});

test('a folder that was removed while its process was suspended is created again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  const own = await openTempFolder(parent);
  await rm(own, { recursive: true });
  await vi.advanceTimersByTimeAsync(15_000);
  await beatsEnd();
  expect(await readdir(parent)).toEqual([basename(own)]);
});
