import { beforeEach, expect, test, vi } from 'vitest';
import type { ClientError } from '@shop/contract/schemas';
import { reportErrors } from './report-errors.ts';

const page = Object.assign(new EventTarget(), {
  location: { origin: 'https://shop.example', pathname: '/checkout' },
});

beforeEach(() => {
  vi.stubGlobal('window', page);
  return () => vi.unstubAllGlobals();
});

function createClient(create: (error: ClientError) => Promise<void>) {
  return { features: () => new Set(['client-errors'] as const), clientErrors: { create } };
}

function throwInPage(error: unknown): void {
  page.dispatchEvent(Object.assign(new Event('error'), { error }));
}

function createError(lines: readonly string[], message = 'Amira, 98765432'): Error {
  return Object.assign(new TypeError(message), {
    stack: [`TypeError: ${message}`, ...lines].join('\n'),
  });
}

test('an unhandled error is reported once, with its places in the code and without its message or a query', () => {
  const reports: ClientError[] = [];
  reportErrors(
    'storefront',
    createClient(async (report) => void reports.push(report)),
  );
  const chrome = createError([
    '    at submit (https://shop.example/assets/checkout-x1.js:1:2034)',
    '    at https://shop.example/assets/shop-x2.js?name=Amira:3:7',
    '    at https://extension.example/inject.js:1:1',
  ]);
  throwInPage(chrome);
  throwInPage(chrome);
  const firefox = createError(['submit@https://shop.example/assets/checkout-x1.js:1:2035']);
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: firefox }));
  throwInPage(null);
  const stack = '/assets/checkout-x1.js:1:2034\n/assets/shop-x2.js:3:7';
  expect(reports).toEqual([
    { app: 'storefront', path: '/checkout', name: 'TypeError', stack },
    {
      app: 'storefront',
      path: '/checkout',
      name: 'TypeError',
      stack: '/assets/checkout-x1.js:1:2035',
    },
  ]);
});

test('a page reports at most five errors, and one that cannot be sent is lost without another error', async () => {
  const send = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')));
  const report = reportErrors('storefront', createClient(send));
  for (let line = 1; line < 9; line += 1) {
    report(createError([`    at https://shop.example/assets/shop.js:${line}:1`]));
  }
  expect(send).toHaveBeenCalledTimes(5);
  await Promise.resolve();
});

test('nothing is reported to an API server without the feature `client-errors`', () => {
  const create = vi.fn<() => Promise<void>>(async () => undefined);
  reportErrors('storefront', { features: () => new Set(), clientErrors: { create } });
  throwInPage(createError([]));
  expect(create).not.toHaveBeenCalled();
});
