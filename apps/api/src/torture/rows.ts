import type { Outcome } from './trial.ts';

/** What one trial came to on one database, when, and from which seed. */
export type Row = Outcome & { ids: string; name: string; on: string; at: string; seed: number };

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

/** The rows of earlier runs with these in the place of the same trials' earlier ones. */
export function mergeRows(earlier: readonly Row[], rows: readonly Row[]): Row[] {
  const key = ({ ids, name, on }: Row) => `${ids} ${name} ${on}`;
  const merged = new Map([...earlier, ...rows].map((row) => [key(row), row]));
  return Array.from(merged.values()).toSorted((a, b) =>
    key(a).localeCompare(key(b), 'en', { numeric: true }),
  );
}
