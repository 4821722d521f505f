import { endpoints } from '@shop/contract/endpoints';
import { FEATURES } from '@shop/contract/features';
import { expect, test } from 'vitest';
import { drawDocs } from './docs-page.ts';
import { describeApi } from './openapi.ts';

test('host.md the committed openapi.json is what the host answers with every feature on', async () => {
  const text = `${JSON.stringify(describeApi(new Set(FEATURES)), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../openapi.json');
});

test('API-1 every call of the contract is described, admin calls with their bearer', () => {
  const { paths } = describeApi(new Set(FEATURES));
  for (const { method, path, access } of Object.values(endpoints)) {
    const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(described, `${method} ${path}`).toBeDefined();
    expect(described?.security).toEqual(access === 'admin' ? [{ bearer: [] }] : undefined);
  }
});

test('API-4 what belongs to a feature that is off is not described', () => {
  const text = JSON.stringify(describeApi(new Set()));
  for (const trace of ['Idempotency-Key', 'image_order', 'base_colors', '"limit"', 'facets']) {
    expect(text).not.toContain(trace);
  }
  expect(text).toContain('"/api/commands/"');
});

test('host.md the page at /docs names every call and runs no script', () => {
  const page = drawDocs(describeApi(new Set(FEATURES)));
  expect(page).toContain('<b>PATCH</b> <code>/api/commands/{id}/</code>');
  expect(page).not.toContain('<script');
});
