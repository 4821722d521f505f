import type { Outcome } from './trial.ts';

/** What one trial came to on one database. */
export type Row = Outcome & { ids: string; on: string };

/** The trials' outcomes as a table in Markdown. */
export function drawRows(rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(asCell).join(' | ')} |`;
  return [
    line(['id', 'on', 'load', 'result', '']),
    '| --- | --- | --- | --- | --- |',
    ...rows.map(({ ids, on, load, result, held }) =>
      line([ids, on, load, result, held ? 'held' : 'FAILED']),
    ),
  ].join('\n');
}

function asCell(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`);
}
