import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { IN_REPORT, REPORT, type ReportEntry } from './report-entry.ts';

/** Writes .reports/visual/index.html: each changed picture before, after, and what differs. */
export default class VisualReport implements Reporter {
  private readonly entries: ReportEntry[] = [];

  onBegin(): void {
    rmSync(REPORT, { recursive: true, force: true });
  }

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type === IN_REPORT && description !== undefined)
        this.entries.push(JSON.parse(description));
    }
  }

  onEnd(): void {
    mkdirSync(REPORT, { recursive: true });
    writeFileSync(join(REPORT, 'index.html'), pageOf(this.entries));
    const forgiven = this.entries.filter(({ isForgiven }) => isForgiven).length;
    if (forgiven === 0) return;
    process.stdout.write(
      `${forgiven} pictures are drawn otherwise by another version of Chromium.\n`,
    );
  }

  /** The list beside it does. */
  printsToStdio(): boolean {
    return false;
  }
}

function pageOf(entries: readonly ReportEntry[]): string {
  const worst = entries.toSorted((one, other) => (other.share ?? 1) - (one.share ?? 1));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that changed: ${entries.length}</title>
<style>
body { margin: 24px; font: 16px/1.5 sans-serif; }
section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; align-items: start; }
figure { margin: 0; }
img { max-width: 100%; border: 1px solid #999; }
</style>
<h1>Pictures that changed: ${entries.length}</h1>
<p>Take them over with <code>npm run visual -- -u</code>.</p>
${worst.map(sectionOf).join('\n')}
</html>
`;
}

function sectionOf({ name, share, isNew, isForgiven }: ReportEntry): string {
  const off = share === null ? 'new' : `${(share * 100).toFixed(3)} %`;
  const told = isForgiven ? `${off}, forgiven: another version of Chromium drew it` : off;
  const kinds = isNew ? ['after'] : ['before', 'after', 'difference'];
  const figures = kinds.map(
    (kind) =>
      `<figure><figcaption>${kind}</figcaption><a href="${name}.${kind}.webp"><img src="${name}.${kind}.webp" alt="" loading="lazy"></a></figure>`,
  );
  return `<section><h2>${name}: ${told}</h2><div>${figures.join('')}</div></section>`;
}
