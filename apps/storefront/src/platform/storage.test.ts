import { expect, test } from 'vitest';
import { browserTexts } from './storage.ts';

function storage(change: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    ...change,
  };
}

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

test('F3 texts are kept in the browser’s storage', () => {
  const browser = storage();
  const texts = browserTexts(() => browser);
  texts.write('lang', 'en');
  expect(browser.getItem('lang')).toBe('en');
  texts.remove('lang');
  expect(texts.read('lang')).toBeNull();
});

test('F3 without storage, or with a full one, what was written is still read', () => {
  const forbidden = browserTexts(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const browser = storage({ setItem: full });
  const crammed = browserTexts(() => browser);
  for (const texts of [forbidden, crammed]) {
    expect(texts.read('lang')).toBeNull();
    texts.write('lang', 'en');
    expect(texts.read('lang')).toBe('en');
    texts.remove('lang');
    expect(texts.read('lang')).toBeNull();
  }
});
