import {
  CATEGORIES,
  FIGURES,
  largestElement,
  transferredBytes,
  type LighthouseResult,
} from './run-lighthouse.ts';

export type Summary = Record<string, number | string>;

/** The median of some values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** The medians of several runs on one page: scores out of 100, times in milliseconds, transferred bytes. */
export function summarize(results: readonly LighthouseResult[]): Summary {
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round(median(results.map(({ categories }) => categories[name].score ?? 0)) * 100),
  ]);
  const figures = FIGURES.map((name) => [
    name,
    Number(median(results.map(({ audits }) => audits[name].numericValue)).toFixed(3)),
  ]);
  const [last] = results;
  return {
    ...Object.fromEntries([...scores, ...figures]),
    'scripts and styles, bytes': median(results.map(transferredBytes)),
    'largest element': last ? largestElement(last) : '',
  };
}
