import { expect, test } from 'vitest';
import { readText, repositoryFiles } from './repository.ts';

const MAX_LINES = 500;

test('ADR 0034 the back office is styled by Material UI: its own style sheets have fewer than 500 lines', () => {
  const sheets = repositoryFiles().filter(
    (path) => path.startsWith('apps/backoffice/') && path.endsWith('.css'),
  );
  expect(sheets).not.toEqual([]);
  const lines = sheets.flatMap((path) => readText(path).trimEnd().split('\n'));
  expect(lines.length).toBeLessThan(MAX_LINES);
});
