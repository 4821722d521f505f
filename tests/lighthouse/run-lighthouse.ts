import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/setup/chromium.ts';

const run = promisify(execFile);
const LIGHTHOUSE = resolve(import.meta.dirname, '../../node_modules/lighthouse/cli/index.js');
const MAX_OUTPUT_BYTES = 100_000_000;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint'] as const;
export const FIGURES = [...TIMES, 'total-blocking-time', 'cumulative-layout-shift'] as const;

type Named<Names extends readonly string[], Value> = Record<Names[number], Value>;

/** The results of one run: scores from 0 to 1, times in milliseconds. */
export type LighthouseResult = {
  categories: Named<typeof CATEGORIES, { score: number | null }>;
  audits: Named<typeof FIGURES, { numericValue: number }> & {
    'lcp-breakdown-insight'?: { details?: unknown };
    'network-requests': {
      details: { items: readonly { resourceType?: string; transferSize: number }[] };
    };
  };
};

/**
 * Runs Lighthouse once with its defaults: a phone on simulated slow 4G. On a busy machine the browser may
 * lose its trace; then Lighthouse runs again, at most twice. Rejects with the last error.
 */
export async function runLighthouse(url: string, retriesLeft = 2): Promise<LighthouseResult> {
  try {
    return await runOnce(url);
  } catch (error) {
    if (retriesLeft === 0) throw error;
    return runLighthouse(url, retriesLeft - 1);
  }
}

async function runOnce(url: string): Promise<LighthouseResult> {
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
    { maxBuffer: MAX_OUTPUT_BYTES, env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  const result: LighthouseResult = JSON.parse(stdout);
  return result;
}

/** The largest contentful element, as Lighthouse names it. */
export function largestElement({ audits }: LighthouseResult): string {
  const details = JSON.stringify(audits['lcp-breakdown-insight']?.details ?? {});
  return /"selector":"((?:[^"\\]|\\.)*)"/.exec(details)?.[1] ?? '';
}

/** The transferred bytes of scripts and style sheets until the page was idle. */
export function transferredBytes({ audits }: LighthouseResult): number {
  return audits['network-requests'].details.items
    .filter(({ resourceType }) => resourceType === 'Script' || resourceType === 'Stylesheet')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
