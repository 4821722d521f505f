import { idsOfTitle } from './ids-of-title.ts';
import { PROMISES, type Promised } from './promises.ts';
import type { Measured, Reported } from './reports.ts';

const HEAD = `# What holds, and what shows it

Every promise of the shop, with the tests whose titles begin with its id and what \`npm run torture\`
measured last. Written by \`npm run reliability\` from the reports that \`npm test\` and
\`npm run torture\` leave in \`.reports/\`: not by hand. "2P" holds with two processes on one database, on
SQLite and on PostgreSQL. A test that is "listed" did not run, or did not pass, in the run the table was
made from. One id alone: \`npm run torture -- --only O9\`; its chances again: \`--seed N\`.
`;

/** The table of docs/reliability.md, in Markdown. */
export function drawTable(tests: readonly Reported[], measured: readonly Measured[]): string {
  const sections = Object.entries(PROMISES).map(([name, promises]) =>
    [
      `## ${name}`,
      '',
      '| id | under | holds | proved by | measured by `npm run torture` |',
      '| --- | --- | --- | --- | --- |',
      ...promises.flatMap((promised) =>
        promised.ids.map((id) => drawRow(id, promised, { tests, measured })),
      ),
    ].join('\n'),
  );
  return `${[HEAD, ...sections].join('\n')}\n`;
}

type Proofs = { tests: readonly Reported[]; measured: readonly Measured[] };

function drawRow(id: string, { under, holds, twice }: Promised, proofs: Proofs): string {
  const cells = [twice ? `${id} 2P` : id, under, holds, drawTests(id, proofs.tests)];
  return `| ${[...cells, drawMeasured(id, proofs.measured)].map(asCell).join(' | ')} |`;
}

function drawTests(id: string, tests: readonly Reported[]): string {
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

function drawMeasured(id: string, measured: readonly Measured[]): string {
  return measured
    .filter(({ ids }) => ids.split(', ').includes(id))
    .map(
      ({ on, load, result, held, at }) =>
        `${held ? '' : '**NOT HELD** '}${on}, ${at.slice(0, 10)}: ${load}: ${result}`,
    )
    .join('<br>');
}

function asCell(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`);
}
