import type { Summary } from './summary.ts';

/** A figure of a summary, with its smallest or largest allowed value. */
type Limit = { figure: string; min: number } | { figure: string; max: number };

/** The limits of a rendered page with simulated throttling. */
export const PAGE_LIMITS: readonly Limit[] = [
  { figure: 'performance', min: 95 },
  { figure: 'accessibility', min: 100 },
  { figure: 'best-practices', min: 100 },
  { figure: 'seo', min: 100 },
  { figure: 'largest-contentful-paint', max: 1_400 },
  { figure: 'total-blocking-time', max: 250 },
  { figure: 'cumulative-layout-shift', max: 0.02 },
];

/** Home is the heaviest page: its scripts include Swiper. */
export const HOME_LIMITS: readonly Limit[] = [
  ...PAGE_LIMITS,
  { figure: 'scripts and styles, bytes', max: 150_000 },
];

/** The limits of a rendered page with throttling applied. */
export const THROTTLED_LIMITS: readonly Limit[] = [
  { figure: 'largest-contentful-paint', max: 1_000 },
  { figure: 'response to a click', max: 2_200 },
];

/** The limits that a summary misses, as sentences. A figure that the summary does not have is not checked. */
export function findMissedLimits(summary: Summary, limits: readonly Limit[]): string[] {
  return limits.flatMap((limit) => {
    const value = summary[limit.figure];
    if (typeof value !== 'number') return [];
    if ('min' in limit)
      return value >= limit.min ? [] : [`${limit.figure} is ${value}, the minimum is ${limit.min}`];
    return value <= limit.max ? [] : [`${limit.figure} is ${value}, the maximum is ${limit.max}`];
  });
}
