import { idsOfTitle } from './ids-of-title.ts';
import { PROMISES, type PromiseEntry } from './promises.ts';
import type { ReportedScenario, ReportedTest } from './reports.ts';

const HEAD = `# Reliability

Every promise of the shop, with the tests whose titles start with its id and the last result of
\`npm run stress\`. \`npm run reliability\` writes this file from the reports of \`npm test\`,
\`npm run test:full\` and \`npm run stress\` in \`.reports/\`; do not edit it. "2P": the promise is valid with
two processes on one database, on SQLite and on PostgreSQL. "listed": the test did not run, or did not pass,
in these reports. \`npm run stress -- --only O9\` runs the scenarios of one id; \`--seed N\` repeats the random
choices of another run. A row without a measurement has no scenario, or waits for the next run.
`;

/** The table of docs/reliability.md, in Markdown. */
export function formatTable(
  tests: readonly ReportedTest[],
  measured: readonly ReportedScenario[],
): string {
  const sections = Object.entries(PROMISES).map(([name, promises]) =>
    [
      `## ${name}`,
      '',
      '| id | under | holds | proved by | measured by `npm run stress` |',
      '| --- | --- | --- | --- | --- |',
      ...promises.flatMap((promised) =>
        promised.ids.map((id) => formatRow(id, promised, { tests, measured })),
      ),
    ].join('\n'),
  );
  return `${[HEAD, ...sections].join('\n')}\n`;
}

type Proofs = { tests: readonly ReportedTest[]; measured: readonly ReportedScenario[] };

function formatRow(id: string, { under, holds, twice }: PromiseEntry, proofs: Proofs): string {
  const cells = [twice ? `${id} 2P` : id, under, holds, formatTests(id, proofs.tests)];
  return `| ${[...cells, formatMeasured(id, proofs.measured)].map(formatCell).join(' | ')} |`;
}

function formatTests(id: string, tests: readonly ReportedTest[]): string {
  const named = tests.filter(({ titles }) =>
    titles.some((title) => idsOfTitle(title).includes(id)),
  );
  const files = Map.groupBy(named, ({ file }) => file);
  return Array.from(files, ([file, of]) => {
    const passed = of.filter((test) => test.passed).length;
    const parts = [
      ...(passed > 0 ? [`${passed} passed`] : []),
      ...(passed < of.length ? [`${of.length - passed} listed`] : []),
    ];
    return `\`${file}\` (${parts.join(', ')})`;
  })
    .toSorted()
    .join('<br>');
}

function formatMeasured(id: string, measured: readonly ReportedScenario[]): string {
  return measured
    .filter(({ ids }) => ids.split(', ').includes(id))
    .map(
      ({ on, load, result, passed, at }) =>
        `${passed ? '' : '**NOT HELD** '}${on}, ${at.slice(0, 10)}: ${load}: ${result}`,
    )
    .join('<br>');
}

function formatCell(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`);
}
