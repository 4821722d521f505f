import { expect, test } from 'vitest';
import { keepTexts } from './kept-texts.ts';

function storageThat(fails: { onRead?: boolean; onWrite?: boolean }): Storage {
  const texts = new Map<string, string>();
  return {
    length: 0,
    clear: () => texts.clear(),
    key: () => null,
    removeItem: (name) => void texts.delete(name),
    getItem(name) {
      if (fails.onRead) throw new Error('SecurityError');
      return texts.get(name) ?? null;
    },
    setItem(name, text) {
      if (fails.onWrite) throw new Error('QuotaExceededError');
      texts.set(name, text);
    },
  };
}

test('F3 what is written is read again, and forgotten when asked', () => {
  const storage = storageThat({});
  const kept = keepTexts(() => storage);
  kept.write('lang', 'en');
  expect(kept.read('lang')).toBe('en');
  expect(storage.getItem('lang')).toBe('en');
  kept.write('lang', null);
  expect(kept.read('lang')).toBeNull();
});

test('F3 a full storage keeps the text as long as the page lives', () => {
  const kept = keepTexts(() => storageThat({ onWrite: true }));
  kept.write('access', 'a');
  expect(kept.read('access')).toBe('a');
  kept.write('access', null);
  expect(kept.read('access')).toBeNull();
});

test('F3 a forbidden storage never throws', () => {
  const kept = keepTexts(() => {
    throw new Error('SecurityError');
  });
  expect(kept.read('access')).toBeNull();
  kept.write('access', 'a');
  expect(kept.read('access')).toBe('a');
});
