import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepAnswers, type Limits } from './kept-answers.ts';

const LIMITS: Limits = { wait: 300, keep: 5_000, most: 2, atOnce: 2 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Answers "page 1", "page 2" … as it is asked, each when it is let go. */
function slowMaker() {
  const begun: PromiseWithResolvers<string>[] = [];
  const make = () => {
    const one = Promise.withResolvers<string>();
    begun.push(one);
    return one.promise;
  };
  const finish = (index: number) => begun[index]?.resolve(`page ${index + 1}`);
  return { begun, make, finish };
}

function quickMaker() {
  let made = 0;
  return async () => `page ${(made += 1)}`;
}

describe('what is asked for often', () => {
  test('is made once, for all who wait for it and all who ask within the time it is kept', async () => {
    const answers = keepAnswers<string>(LIMITS, () => undefined);
    const { begun, make, finish } = slowMaker();
    const waiting = [answers('/', make), answers('/', make), answers('/', make)];
    finish(0);
    expect(await Promise.all(waiting)).toEqual(['page 1', 'page 1', 'page 1']);
    vi.advanceTimersByTime(4_999);
    expect(await answers('/', make)).toBe('page 1');
    vi.advanceTimersByTime(1);
    void answers('/', make);
    expect(begun).toHaveLength(2);
  });

  test('is forgotten first where there is more than fits', async () => {
    const answers = keepAnswers<string>(LIMITS, () => undefined);
    const make = quickMaker();
    for (const key of ['/a', '/b', '/c']) await answers(key, make);
    expect(await answers('/c', make)).toBe('page 3');
    expect(await answers('/b', make)).toBe('page 2');
    expect(await answers('/a', make)).toBe('page 4');
  });
});

describe('whoever asks goes without', () => {
  test('after 300 ms, and what comes late is there for the next', async () => {
    const answers = keepAnswers<string>(LIMITS, () => undefined);
    const { make, finish } = slowMaker();
    const first = answers('/', make);
    await vi.advanceTimersByTimeAsync(300);
    expect(await first).toBeUndefined();
    finish(0);
    expect(await answers('/', make)).toBe('page 1');
  });

  test('at once, where more are under way than may be', async () => {
    const answers = keepAnswers<string>(LIMITS, () => undefined);
    const { begun, make, finish } = slowMaker();
    const waiting = [answers('/a', make), answers('/b', make)];
    expect(await answers('/c', make)).toBeUndefined();
    finish(0);
    finish(1);
    await Promise.all(waiting);
    void answers('/c', make);
    expect(begun).toHaveLength(3);
  });

  test('when it cannot be made, which is tried again five seconds later and told once', async () => {
    const told: string[] = [];
    const answers = keepAnswers<string>({ ...LIMITS, keep: 60_000 }, (reason) => told.push(reason));
    let tries = 0;
    const make = async () => {
      tries += 1;
      throw new Error('the host is down');
    };
    for (const key of ['/', '/', '/shop']) expect(await answers(key, make)).toBeUndefined();
    expect(tries).toBe(2);
    vi.advanceTimersByTime(5_000);
    expect(await answers('/', quickMaker())).toBe('page 1');
    expect(told).toEqual(['the host is down']);
  });
});
