/** One figure of the bench: what was promised, what came out. */
export type Figure = { name: string; promised: string; measured: string; held: boolean };

/** A share in whole percent. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The figures as a table in Markdown. */
export function drawFigures(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'promised', 'measured', ''],
    ...figures.map(({ name, promised, measured, held }) => [
      name,
      promised,
      measured,
      held ? 'held' : 'MISSED',
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
