import { ApiError } from '@shop/api-client';
import { expect, test } from 'vitest';
import { explainError } from './explain-error.ts';

const API = 'https://api.example.tn/shop';
const TO_DO =
  'Check that --api is the address of the shop’s API server, and export again. The old folder has not changed.';

test.each([
  [new ApiError('http', 'listProducts', { status: 503 }), 'has a response with the status 503'],
  [new ApiError('network', 'listProducts'), 'has no response'],
  [
    new ApiError('malformed', 'listProducts', { cause: new Error('Veuillez patienter <html>') }),
    'has a response that is not the one of the shop’s API',
  ],
])('the failed request %s is explained with its URL and its status', (error, outcome) => {
  expect(explainError('The product list', error, API)).toBe(
    `The product list cannot be exported: GET ${API}/api/products/ ${outcome}. ${TO_DO}`,
  );
});

test('the failed request of a rendered page is found among the causes, also of another build’s class', () => {
  const cause = Object.assign(new Error('Indisponible'), {
    name: 'ApiError',
    kind: 'http',
    call: 'listBannerImages',
    status: 500,
  });
  const text = explainError('/', new Error('Veuillez réessayer', { cause }), API);
  expect(text).toContain(`GET ${API}/api/images/banner/ has a response with the status 500.`);
  expect(text).not.toMatch(/Veuillez|Indisponible/);
});

test('an error of the rendering itself is named', () => {
  expect(explainError('/about', new Error('no template'), API)).toBe(
    '/about cannot be rendered: no template. The old folder has not changed; try again.',
  );
});
