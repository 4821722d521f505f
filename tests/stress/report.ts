import type { Outcome } from './scenario.ts';

/** The outcome of one scenario on one database, with its date and seed. */
export type ReportRow = Outcome & {
  ids: string;
  name: string;
  on: string;
  at: string;
  seed: number;
};

/** Formats the outcomes of the scenarios as a Markdown table. */
export function formatReport(rows: readonly ReportRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(formatCell).join(' | ')} |`;
  return [
    line(['id', 'on', 'load', 'result', '']),
    '| --- | --- | --- | --- | --- |',
    ...rows.map(({ ids, on, load, result, passed }) =>
      line([ids, on, load, result, passed ? 'passed' : 'FAILED']),
    ),
  ].join('\n');
}

function formatCell(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`);
}

/** Replaces the earlier rows of the same scenarios with new rows. */
export function mergeRows(earlier: readonly ReportRow[], rows: readonly ReportRow[]): ReportRow[] {
  const key = ({ ids, name, on }: ReportRow) => `${ids} ${name} ${on}`;
  const merged = new Map([...earlier, ...rows].map((row) => [key(row), row]));
  return Array.from(merged.values()).toSorted((a, b) =>
    key(a).localeCompare(key(b), 'en', { numeric: true }),
  );
}
