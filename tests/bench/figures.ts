/** One figure of the benchmark: its limit and the measured value. */
export type Figure = { name: string; limit: string; measured: string; passed: boolean };

/** A share as a whole percentage. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The figures as a Markdown table. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'limit', 'measured', ''],
    ...figures.map(({ name, limit, measured, passed }) => [
      name,
      limit,
      measured,
      passed ? 'passed' : 'MISSED',
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(head), rule, ...rest.map(line)].join('\n');
}
