import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRecent } from './recent.ts';

const MOST = 20;
const make = () => makeRecent<number, { weight: number }>({ most: MOST, weigh: (v) => v.weight });

test('host.md the memory lets go of what was used longest ago, and of what is too heavy', () => {
  const recent = make();
  recent.set(1, { weight: 8 });
  recent.set(2, { weight: 8 });
  recent.get(1);
  recent.set(3, { weight: 8 });
  expect([recent.get(1), recent.get(2), recent.get(3)].map((value) => value?.weight)).toEqual([
    8,
    undefined,
    8,
  ]);
  recent.set(1, { weight: 21 });
  expect([recent.get(1), recent.get(3)?.weight]).toEqual([undefined, 8]);
});

test('host.md whatever is kept, the memory never outgrows its limit, and has what was kept last', () => {
  const step = fc.record({
    key: fc.integer({ min: 0, max: 9 }),
    weight: fc.integer({ min: 1, max: 30 }),
    does: fc.constantFrom('set', 'set', 'set', 'delete', 'get'),
  });
  const property = fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
    const recent = make();
    for (const { key, weight, does } of steps) {
      if (does === 'set') recent.set(key, { weight });
      if (does === 'delete') recent.delete(key);
      const value = recent.get(key);
      if (does === 'delete') expect(value).toBeUndefined();
      if (does === 'set') expect(value?.weight).toBe(weight > MOST ? undefined : weight);
    }
    const kept = Array.from({ length: 10 }, (_, key) => recent.get(key)?.weight ?? 0);
    expect(kept.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(MOST);
  });
  fc.assert(property, { numRuns: 300 });
});
