import { expect, test } from 'vitest';
import { fileFault } from './file-fault.ts';

test('ADM-6 ADM-10 uploads are images only, of at most 10 MB', () => {
  expect(fileFault({ type: 'image/jpeg', size: 10 * 1024 * 1024 })).toBeUndefined();
  expect(fileFault({ type: 'image/jpeg', size: 10 * 1024 * 1024 + 1 })).toBe('too_big');
  for (const type of ['application/pdf', 'image/svg+xml', '']) {
    expect(fileFault({ type, size: 1 }), type).toBe('not_an_image');
  }
});
