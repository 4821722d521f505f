import { expect, test } from 'vitest';
import { validateFile, validateFiles } from './validate-files.ts';

const image = (name: string) => ({ name, type: 'image/jpeg', size: 1 });

test('ADM-6 ADM-10 uploads are images only, of at most 10 MB', () => {
  expect(validateFile({ type: 'image/jpeg', size: 10 * 1024 * 1024 })).toBeUndefined();
  expect(validateFile({ type: 'image/jpeg', size: 10 * 1024 * 1024 + 1 })).toBe('too_big');
  for (const type of ['application/pdf', 'image/svg+xml', '']) {
    expect(validateFile({ type, size: 1 }), type).toBe('not_an_image');
  }
});

test('ADM-6 each rejected file has its reason, and the others are accepted', () => {
  const text = { name: 'note.pdf', type: 'application/pdf', size: 1 };
  const { accepted, rejected } = validateFiles([image('a'), text, image('b'), image('c')], 2);
  expect(accepted.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(rejected).toEqual([
    { name: 'note.pdf', error: 'not_an_image' },
    { name: 'c', error: 'too_numerous' },
  ]);
});
