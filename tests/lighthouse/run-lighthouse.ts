import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/start/setup/chromium.mjs';

const run = promisify(execFile);
const LIGHTHOUSE = resolve(import.meta.dirname, '../../node_modules/lighthouse/cli/index.js');
const MOST_BYTES = 100_000_000;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint'] as const;
export const FIGURES = [...TIMES, 'total-blocking-time', 'cumulative-layout-shift'] as const;

type Named<Names extends readonly string[], Value> = Record<Names[number], Value>;

/** What one run of Lighthouse says of a page: scores from 0 to 1, times in milliseconds. */
export type Verdict = {
  categories: Named<typeof CATEGORIES, { score: number | null }>;
  audits: Named<typeof FIGURES, { numericValue: number }> & {
    'lcp-breakdown-insight'?: { details?: unknown };
    'network-requests': {
      details: { items: readonly { resourceType?: string; transferSize: number }[] };
    };
  };
};

/**
 * Looks at a page once as Lighthouse does by default: a phone on simulated slow 4G. A busy machine's
 * browser may lose its own trace; then it looks again, twice at most. Rejects with what it said last.
 */
export async function runLighthouse(url: string, triesLeft = 2): Promise<Verdict> {
  try {
    return await lookAt(url);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return runLighthouse(url, triesLeft - 1);
  }
}

async function lookAt(url: string): Promise<Verdict> {
  const { stdout } = await run(
    process.execPath,
    [
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless', ...CHROMIUM_FLAGS].join(' ')}`,
    ],
    { maxBuffer: MOST_BYTES, env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const verdict: Verdict = JSON.parse(stdout);
  return verdict;
}

/** The element that was painted largest, as Lighthouse names it. */
export function largestElement({ audits }: Verdict): string {
  const details = JSON.stringify(audits['lcp-breakdown-insight']?.details ?? {});
  return /"selector":"((?:[^"\\]|\\.)*)"/.exec(details)?.[1] ?? '';
}

/** Bytes of the scripts and style sheets that came until the page was idle, as they were sent. */
export function sentBytes({ audits }: Verdict): number {
  return audits['network-requests'].details.items
    .filter(({ resourceType }) => resourceType === 'Script' || resourceType === 'Stylesheet')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
