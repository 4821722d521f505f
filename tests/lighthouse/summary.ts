import { CATEGORIES, FIGURES, largestElement, sentBytes, type Verdict } from './run-lighthouse.ts';

export type Summary = Record<string, number | string>;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** The medians of several looks at one page: scores of 100, times in milliseconds, bytes as sent. */
export function summarize(verdicts: readonly Verdict[]): Summary {
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round(median(verdicts.map(({ categories }) => categories[name].score ?? 0)) * 100),
  ]);
  const figures = FIGURES.map((name) => [
    name,
    Number(median(verdicts.map(({ audits }) => audits[name].numericValue)).toFixed(3)),
  ]);
  const [last] = verdicts;
  return {
    ...Object.fromEntries([...scores, ...figures]),
    'scripts and styles, bytes': median(verdicts.map(sentBytes)),
    'largest element': last ? largestElement(last) : '',
  };
}
