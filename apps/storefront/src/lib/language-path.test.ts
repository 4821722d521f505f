import { expect, test } from 'vitest';
import { languagePath, parseLanguagePath } from './language-path.ts';

test.each([
  ['/', 'en', '/en/'],
  ['/shop?gender=Men', 'en', '/en/shop?gender=Men'],
  ['/shop?gender=Men', 'fr', '/shop?gender=Men'],
] as const)('the public URL of %s in %s is %s', (path, language, url) => {
  expect(languagePath(path, language)).toBe(url);
});

test.each([
  ['/en/', 'en', '/'],
  ['/en', 'en', '/'],
  ['/en?utm_source=x', 'en', '/?utm_source=x'],
  ['/en/product/robe?id=1', 'en', '/product/robe?id=1'],
  ['/product/en?id=1', undefined, '/product/en?id=1'],
  ['/english', undefined, '/english'],
  ['/', undefined, '/'],
])('%s is the language %s and the path %s', (url, language, path) => {
  expect(parseLanguagePath(url)).toEqual({ language, path });
});
