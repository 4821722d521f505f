import { describe, expect, test } from 'vitest';
import { browserStorage, memoryStorage } from '@shop/app-kit';
import { addId, MAX_FAVOURITES, readIds, removeIds } from './stored-ids.ts';

const stored = (value: unknown) => memoryStorage({ 'shop:viewed': JSON.stringify(value) });

test('the latest id is first, and each id is stored once', () => {
  const storage = memoryStorage();
  for (const id of ['1', '2', '1', '3']) addId(storage, 'favourites', id);
  expect(readIds(storage, 'favourites')).toEqual(['3', '1', '2']);
  expect(readIds(storage, 'viewed')).toEqual([]);
});

test('the entry holds a version and ids, nothing else', () => {
  const storage = memoryStorage();
  addId(storage, 'viewed', '7');
  expect(JSON.parse(storage.read('shop:viewed') ?? '')).toEqual({ version: 1, ids: ['7'] });
});

test('of the viewed products, the twelve latest are stored', () => {
  const storage = memoryStorage();
  for (let id = 1; id <= 17; id += 1) expect(addId(storage, 'viewed', String(id))).toBe(true);
  expect(readIds(storage, 'viewed')).toHaveLength(12);
  expect(readIds(storage, 'viewed')[0]).toBe('17');
});

test('no favourite is removed for another one: a full list refuses it', () => {
  const storage = memoryStorage();
  for (let id = 1; id <= MAX_FAVOURITES; id += 1) {
    expect(addId(storage, 'favourites', String(id))).toBe(true);
  }
  const full = readIds(storage, 'favourites');
  expect(addId(storage, 'favourites', 'one more')).toBe(false);
  expect(readIds(storage, 'favourites')).toEqual(full);
  expect(addId(storage, 'favourites', '1')).toBe(true);
  expect(readIds(storage, 'favourites')[0]).toBe('1');
  removeIds(storage, 'favourites', ['2']);
  expect(addId(storage, 'favourites', 'one more')).toBe(true);
});

test('ids are removed together, and unknown ids are ignored', () => {
  const storage = stored({ version: 1, ids: ['1', '2', '3'] });
  removeIds(storage, 'viewed', ['1', '3', '9']);
  expect(readIds(storage, 'viewed')).toEqual(['2']);
});

describe('F3 any stored value is accepted', () => {
  test.each(['{"ids":', '', 'null', '7', '[]', '"1"', '{"ids":{}}', '{"version":1}'])(
    '%j is an empty, usable list',
    (text) => {
      const storage = memoryStorage({ 'shop:viewed': text });
      expect(readIds(storage, 'viewed')).toEqual([]);
      addId(storage, 'viewed', '1');
      expect(readIds(storage, 'viewed')).toEqual(['1']);
    },
  );

  test('valid ids are read without the invalid ones, and at most the maximum', () => {
    const ids = [null, 7, '', {}, 'x'.repeat(65), '1', '1', '2'];
    expect(readIds(stored({ version: 1, ids }), 'viewed')).toEqual(['1', '2']);
    const many = Array.from({ length: 1_000 }, (_, id) => String(id));
    expect(readIds(stored({ version: 1, ids: many }), 'viewed')).toHaveLength(12);
  });

  test.each([0, 2, 'x', undefined])('a list of version %j is written as version 1', (version) => {
    const storage = stored({ version, ids: ['1'], more: true });
    addId(storage, 'viewed', '2');
    const written = JSON.parse(storage.read('shop:viewed') ?? '');
    expect(written).toEqual({ version: 1, ids: ['2', '1'] });
  });

  test('a refused storage keeps the list until the page is closed', () => {
    const storage = browserStorage(() => {
      throw new Error('refused');
    });
    addId(storage, 'favourites', '1');
    expect(readIds(storage, 'favourites')).toEqual(['1']);
  });
});
