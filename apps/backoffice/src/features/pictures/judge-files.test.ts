import { expect, test } from 'vitest';
import { judgeFiles } from './judge-files.ts';

const picture = (name: string) => ({ name, type: 'image/jpeg', size: 1 });

test('ADM-6 each file that cannot be taken is told with its reason, the others are kept', () => {
  const text = { name: 'note.pdf', type: 'application/pdf', size: 1 };
  const { taken, refused } = judgeFiles([picture('a'), text, picture('b'), picture('c')], 2);
  expect(taken.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(refused).toEqual([
    { name: 'note.pdf', fault: 'not_an_image' },
    { name: 'c', fault: 'too_numerous' },
  ]);
});
