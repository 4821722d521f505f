import { expect, test } from 'vitest';
import { findMissedLimits, HOME_LIMITS, PAGE_LIMITS, THROTTLED_LIMITS } from './limits.ts';
import { summarize } from './summary.ts';

const GOOD = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'largest-contentful-paint': 1_400,
  'total-blocking-time': 250,
  'cumulative-layout-shift': 0.02,
  'scripts and styles, bytes': 150_000,
};

test('a page at its limits misses none', () => {
  expect(findMissedLimits(GOOD, HOME_LIMITS)).toEqual([]);
});

test.each([
  [{ performance: 94 }, 'performance is 94, the minimum is 95'],
  [{ seo: 99 }, 'seo is 99, the minimum is 100'],
  [{ 'largest-contentful-paint': 1_401 }, 'largest-contentful-paint is 1401, the maximum is 1400'],
  [{ 'cumulative-layout-shift': 0.021 }, 'cumulative-layout-shift is 0.021, the maximum is 0.02'],
])('%o misses one limit', (change, sentence) => {
  expect(findMissedLimits({ ...GOOD, ...change }, HOME_LIMITS)).toEqual([sentence]);
});

test('the weight is limited on home, the response to a click with throttling applied', () => {
  const heavy = { ...GOOD, 'scripts and styles, bytes': 150_001 };
  expect(findMissedLimits(heavy, PAGE_LIMITS)).toEqual([]);
  expect(findMissedLimits(heavy, HOME_LIMITS)).toHaveLength(1);
  expect(findMissedLimits({ 'response to a click': 2_201 }, THROTTLED_LIMITS)).toHaveLength(1);
});

test('every limit of a page is a figure of a summary', () => {
  const category = { score: 1 };
  const audit = { numericValue: 0 };
  const summary = summarize([
    {
      categories: {
        performance: category,
        accessibility: category,
        'best-practices': category,
        seo: category,
      },
      audits: {
        'first-contentful-paint': audit,
        'largest-contentful-paint': audit,
        'total-blocking-time': audit,
        'cumulative-layout-shift': audit,
        'network-requests': { details: { items: [] } },
      },
    },
  ]);
  for (const { figure } of HOME_LIMITS) expect(summary).toHaveProperty([figure]);
});
