import { parseCommandId } from '@shop/contract/command-id';
import { expect, test } from 'vitest';
import { newCommandId } from './new-command-id.ts';

test('Z4 command ids are formatted, unique, and have every character at every position', () => {
  const ids = Array.from({ length: 3_000 }, newCommandId);
  for (const id of ids) expect(parseCommandId(id)).toBe(id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const position of [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]) {
    expect(new Set(ids.map((id) => id[position])).size).toBe(32);
  }
});
