import { expect, test } from 'vitest';
import { oneTabAtATime } from './one-tab-at-a-time.ts';

const PATIENT = 60_000;

test('F4 what several tabs ask for at once is done one after the other', async () => {
  const done: string[] = [];
  const act = (name: string) => async () => {
    done.push(`${name} begins`);
    await Promise.resolve();
    done.push(`${name} ends`);
  };
  await Promise.all(['a', 'b'].map((name) => oneTabAtATime('turns', PATIENT, act(name))));
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('F2 a tab that never ends is not waited for without end', async () => {
  const asleep = Promise.withResolvers<string>();
  const first = oneTabAtATime('asleep', PATIENT, () => asleep.promise);
  expect(await oneTabAtATime('asleep', 1, () => Promise.resolve('done'))).toBe('done');
  asleep.resolve('woken');
  expect(await first).toBe('woken');
});

test('what an action fails with is passed on, and it is not run twice', async () => {
  let runs = 0;
  const fail = () => {
    runs += 1;
    return Promise.reject(new DOMException('stopped', 'AbortError'));
  };
  await expect(oneTabAtATime('fails', PATIENT, fail)).rejects.toThrow('stopped');
  expect(runs).toBe(1);
});
