import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ApiError } from '@shop/api-client';
import { createI18n } from '@shop/i18n';
import { catalogue } from '@shop/i18n/storefront';
import { expect, test } from 'vitest';
import { RequestReference } from './request-reference.tsx';

async function render(error: unknown, language: 'fr' | 'en' = 'fr'): Promise<string> {
  return renderToStaticMarkup(
    <I18nextProvider i18n={await createI18n(catalogue, language)}>
      <RequestReference error={error} />
    </I18nextProvider>,
  );
}

const failed = new ApiError('http', 'listProducts', { status: 500, requestId: '5f0c81d2a9b4-118' });

test('HOME-7 an error of the API server shows the id of its request, in both languages', async () => {
  expect(await render(failed)).toContain(
    '>Référence à nous donner\u00A0: 5f0c81d2a9b4-118</small>',
  );
  expect(await render(failed, 'en')).toContain('>Reference to give us: 5f0c81d2a9b4-118</small>');
});

test.each([
  ['a lost connection', new ApiError('network', 'listProducts')],
  ['an API server without ids', new ApiError('http', 'listProducts', { status: 500 })],
  ['another error', new TypeError('x')],
  ['no error', null],
])('HOME-7 %s shows no id', async (_name, error) => {
  expect(await render(error)).toBe('');
});
