import { expect, test } from 'vitest';
import { explainError, ExportError } from './export-error.ts';

const systemError = (code: string, path: string) =>
  Object.assign(new Error(`${code}: it failed`), { code, path });

test.each([
  ['ENOSPC', 'The disk is full: free some space'],
  ['EDQUOT', 'The disk is full: free some space'],
  ['EACCES', '/srv/site cannot be written: choose another --out'],
  ['EROFS', '/srv/site cannot be written: choose another --out'],
  ['EXDEV', '--out is a disk of its own: choose a folder inside it'],
])(
  'an export that fails with %s is explained in one sentence with what to do',
  (code, sentence) => {
    expect(explainError(systemError(code, '/srv/site'))).toContain(sentence);
  },
);

test('an unexpected error keeps its stack trace, and an expected one has none', () => {
  const unexpected = new Error('unexpected');
  expect(explainError(unexpected)).toBe(unexpected.stack);
  expect(explainError(new ExportError('Correct --api.'))).toBe('Correct --api.');
});
