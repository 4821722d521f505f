import { expect, test } from 'vitest';
import { isGuardedPath, orderPath } from './paths.ts';

test('login redirects only to pages of the back office', () => {
  expect(isGuardedPath('/admin')).toBe(true);
  expect(isGuardedPath('/admin/products?page=2')).toBe(true);
  for (const path of [null, '', '/', '/administrator', '//evil.example/admin', '/admin/login']) {
    expect(isGuardedPath(path), String(path)).toBe(false);
  }
});

test('an order’s URL encodes its number', () => {
  expect(orderPath('K7Q29-FXM3T')).toBe('/admin/commands?open=K7Q29-FXM3T');
  expect(orderPath('a&b')).toBe('/admin/commands?open=a%26b');
});
