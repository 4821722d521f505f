import { expect, test } from 'vitest';
import { parseMasterName, type MasterName } from './image-names.ts';
import { rankRenditions } from './negotiate.ts';

const HASH = 'ab'.repeat(16);
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

function master(extension: 'jpg' | 'png' = 'jpg'): MasterName {
  const name = parseMasterName(`${HASH}.${extension}`);
  if (!name) throw new Error('Not the name of a master');
  return name;
}

function rankNames(width: number, accept: string, of = master()): string[] {
  return rankRenditions(of, width, accept).map(({ name }) => name.slice(HASH.length + 1));
}

test.each([
  [1, 320],
  [320, 320],
  [321, 480],
  [480, 480],
  [481, 720],
  [720, 720],
  [900, 1080],
  [1440, 1440],
  [5000, 1440],
])('?w=%d selects the smallest width that is not below it: %d', (requested, width) => {
  expect(rankNames(requested, CHROME)[0]).toBe(`${width}.avif`);
});

test.each([
  [CHROME, '720.avif'],
  ['image/webp,*/*', '720.webp'],
  ['IMAGE/AVIF ; q=0.5', '720.avif'],
  ['image/avif;q=0, image/webp', '720.webp'],
  ['*/*', '720.jpg'],
  ['image/*', '720.jpg'],
  ['', '720.jpg'],
])('Accept %j selects %s', (accept, best) => {
  expect(rankNames(720, accept)[0]).toBe(best);
});

test('until a rendition is made, the nearest existing one is next, the master last', () => {
  expect(rankNames(320, 'image/webp')).toEqual([
    '320.webp',
    '320.jpg',
    '480.webp',
    '480.jpg',
    '720.webp',
    '720.jpg',
    '1080.webp',
    '1080.jpg',
    '1440.webp',
    '1440.jpg',
    'jpg',
  ]);
});

test('the fallback of a transparent image is PNG, never JPEG', () => {
  expect(
    rankNames(720, 'image/webp', master('png')).filter((name) => name.endsWith('jpg')),
  ).toEqual([]);
  expect(rankNames(720, '', master('png'))[0]).toBe('720.png');
});

test.each([
  '../../etc/passwd',
  `${HASH}.jpg/..`,
  `${HASH}.jpg\n`,
  `${HASH}.jpg%00`,
  `${HASH}.svg`,
  `${HASH}.720.webp`,
  `${HASH.toUpperCase()}.jpg`,
  `${HASH.slice(1)}.jpg`,
  `.${HASH}.jpg`,
  '',
])('U3 %j is not the name of an image', (name) => {
  expect(parseMasterName(name)).toBeUndefined();
});
