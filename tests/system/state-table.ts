import type { Reporter, TestCase } from '@playwright/test/reporter';

/** The annotation in which a test tells what it found in one state in one language; a test may tell of several. */
export const FINDINGS = 'findings';

type Told = { state: string; language: string; found: number };

/** Prints, once all is run, what was found in each state and language. */
export class StateTable implements Reporter {
  private readonly told = new Map<string, Map<string, number>>();

  onTestEnd(test: TestCase): void {
    for (const { type, description } of test.annotations) {
      if (type !== FINDINGS || description === undefined) continue;
      const { state, language, found }: Told = JSON.parse(description);
      const row = this.told.get(state) ?? new Map<string, number>();
      this.told.set(state, row.set(language, found));
    }
  }

  onEnd(): void {
    if (this.told.size === 0) return;
    const width = Math.max(...[...this.told.keys()].map(({ length }) => length));
    const lines = [...this.told].map(([state, row]) =>
      [state.padEnd(width), ...['fr', 'en'].map((language) => row.get(language) ?? '-')].join('  '),
    );
    const head = `${'axe findings'.padEnd(width)}  fr en`;
    process.stdout.write(`\n${head}\n${lines.toSorted().join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

// Playwright takes a reporter as a file's default export.
export default StateTable;
