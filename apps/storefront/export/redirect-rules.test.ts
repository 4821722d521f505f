import { expect, test } from 'vitest';
import { redirectRules } from './redirect-rules.ts';

const rulesFor = (files: readonly string[]) =>
  redirectRules((path) => files.includes(path))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

test('without rendered pages, every page of the app has a rule in both languages', () => {
  const rules = rulesFor([]);
  for (const path of ['/about', '/shop', '/cart', '/Command', '/product/*']) {
    expect(rules).toContain(`${path} /app 200`);
    expect(rules).toContain(`/en${path} /app 200`);
  }
  expect(rules).toContain('/en /app 200');
});

test('a rendered page has no rule, because Cloudflare Pages would not serve its file', () => {
  const rules = rulesFor(['index.html', 'about.html', 'shop.html', 'en/index.html']);
  expect(rules).toContain('/cart /app 200');
  expect(rules).toContain('/en/about /app 200');
  for (const path of ['/about', '/shop', '/product/*', '/en/product/*', '/en']) {
    expect(rules).not.toContain(`${path} /app 200`);
  }
});
