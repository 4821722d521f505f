import { expect, test } from 'vitest';
import { browserStorage, memoryStorage } from './safe-storage.ts';

function fakeStorage(change: Partial<Storage> = {}): Storage {
  const entries = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => entries.clear(),
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, text) => void entries.set(name, text),
    removeItem: (name) => void entries.delete(name),
    ...change,
  };
}

test('F3 a text is stored in the browser and removed again', () => {
  const localStorage = fakeStorage();
  const storage = browserStorage(() => localStorage);
  storage.write('lang', 'en');
  expect(localStorage.getItem('lang')).toBe('en');
  expect(storage.read('lang')).toBe('en');
  storage.remove('lang');
  expect(localStorage.getItem('lang')).toBeNull();
  expect(storage.read('lang')).toBeNull();
});

test.each<[string, () => Storage]>([
  [
    'a forbidden storage',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'a full storage',
    () =>
      fakeStorage({
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
  ],
])('F3 %s never throws, and a written text can be read until the page is closed', (_name, open) => {
  const storage = browserStorage(open);
  expect(storage.read('lang')).toBeNull();
  storage.write('lang', 'en');
  expect(storage.read('lang')).toBe('en');
  storage.remove('lang');
  expect(storage.read('lang')).toBeNull();
});

test('F3 a text that could not be replaced is read from memory, not from the full storage', () => {
  const localStorage = fakeStorage();
  localStorage.setItem('lang', 'fr');
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = browserStorage(() => localStorage);
  storage.write('lang', 'en');
  expect(storage.read('lang')).toBe('en');
});

test('a memory storage contains its initial texts', () => {
  const storage = memoryStorage({ lang: 'en' });
  expect(storage.read('lang')).toBe('en');
  storage.remove('lang');
  expect(storage.read('lang')).toBeNull();
});
