import { expect, test } from 'vitest';
import { withTabLock } from './with-tab-lock.ts';

const TIMEOUT_MS = 60_000;

test('F4 simultaneous actions of several tabs run one after the other', async () => {
  const done: string[] = [];
  const act = (name: string) => async () => {
    done.push(`${name} starts`);
    await Promise.resolve();
    done.push(`${name} ends`);
  };
  await Promise.all(['a', 'b'].map((name) => withTabLock('queue', TIMEOUT_MS, act(name))));
  expect(done).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('F2 an action runs without the lock after the time limit', async () => {
  const suspended = Promise.withResolvers<string>();
  const first = withTabLock('suspended', TIMEOUT_MS, () => suspended.promise);
  expect(await withTabLock('suspended', 1, () => Promise.resolve('done'))).toBe('done');
  suspended.resolve('resumed');
  expect(await first).toBe('resumed');
});

test('the error of an action is passed on, and the action is not run twice', async () => {
  let runs = 0;
  const fail = () => {
    runs += 1;
    return Promise.reject(new DOMException('stopped', 'AbortError'));
  };
  await expect(withTabLock('fails', TIMEOUT_MS, fail)).rejects.toThrow('stopped');
  expect(runs).toBe(1);
});
