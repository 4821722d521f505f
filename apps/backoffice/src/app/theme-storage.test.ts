import { memoryStorage } from '@shop/app-kit';
import { expect, test } from 'vitest';
import { THEME_KEY, themeStorage } from './theme-storage.ts';

test('the chosen theme is stored, and the device’s setting leaves nothing in the storage', () => {
  const storage = memoryStorage();
  const mode = themeStorage(storage)({ key: THEME_KEY });
  expect(mode.get('system')).toBe('system');
  mode.set('dark');
  expect(storage.read(THEME_KEY)).toBe('dark');
  expect(mode.get('system')).toBe('dark');
  mode.set('system');
  expect(storage.read(THEME_KEY)).toBeNull();
});

test('only the choice between light and dark is stored', () => {
  const storage = memoryStorage();
  themeStorage(storage)({ key: 'mui-color-scheme-dark' }).set('dark');
  expect(storage.read('mui-color-scheme-dark')).toBeNull();
});
