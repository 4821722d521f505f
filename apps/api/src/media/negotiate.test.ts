import { expect, test } from 'vitest';
import { parseMasterName, type MasterName } from './names.ts';
import { rankVariants } from './negotiate.ts';

const HASH = 'ab'.repeat(16);
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

function master(extension: 'jpg' | 'png' = 'jpg'): MasterName {
  const name = parseMasterName(`${HASH}.${extension}`);
  if (!name) throw new Error('Not a name');
  return name;
}

function ranked(width: number, accept: string, of = master()): string[] {
  return rankVariants(of, width, accept).map(({ name }) => name.slice(HASH.length + 1));
}

test.each([
  [1, 320],
  [320, 320],
  [321, 640],
  [640, 640],
  [900, 960],
  [1440, 1440],
  [5000, 1440],
])('host.md ?w=%d is answered by the smallest width that is not below it: %d', (asked, width) => {
  expect(ranked(asked, CHROME)[0]).toBe(`${width}.avif`);
});

test.each([
  [CHROME, '640.avif'],
  ['image/webp,*/*', '640.webp'],
  ['IMAGE/AVIF ; q=0.5', '640.avif'],
  ['image/avif;q=0, image/webp', '640.webp'],
  ['*/*', '640.jpg'],
  ['image/*', '640.jpg'],
  ['', '640.jpg'],
])('host.md Accept %j is answered by %s', (accept, best) => {
  expect(ranked(640, accept)[0]).toBe(best);
});

test('host.md until a variant is made, the nearest existing one answers, the master last', () => {
  expect(ranked(320, 'image/webp')).toEqual([
    '320.webp',
    '320.jpg',
    '640.webp',
    '640.jpg',
    '960.webp',
    '960.jpg',
    '1440.webp',
    '1440.jpg',
    'jpg',
  ]);
});

test('host.md a transparent picture falls back to PNG, never to JPEG', () => {
  expect(ranked(640, 'image/webp', master('png')).filter((name) => name.endsWith('jpg'))).toEqual(
    [],
  );
  expect(ranked(640, '', master('png'))[0]).toBe('640.png');
});

test.each([
  '../../etc/passwd',
  `${HASH}.jpg/..`,
  `${HASH}.jpg\n`,
  `${HASH}.jpg%00`,
  `${HASH}.svg`,
  `${HASH}.640.webp`,
  `${HASH.toUpperCase()}.jpg`,
  `${HASH.slice(1)}.jpg`,
  `.${HASH}.jpg`,
  '',
])('U3 %j is not the name of a picture', (name) => {
  expect(parseMasterName(name)).toBeUndefined();
});
