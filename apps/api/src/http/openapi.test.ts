import { CONTRACT_VERSION } from '@shop/contract/contract-version';
import { endpoints } from '@shop/contract/endpoints';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSqliteDatabase } from '../testing/each-database.ts';
import { call } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';
import { renderDocs } from './docs-page.ts';

const documentSchema = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ security: z.unknown().optional() })),
  ),
});

/** The roles that a bearer token needs are in the list (OpenAPI 3.1). */
const SECURITY = {
  public: undefined,
  admin: [{ bearer: [] }],
  owner: [{ bearer: ['owner'] }],
} as const;

const getApi = useTestApi(createSqliteDatabase);
const bare = useTestApi(createSqliteDatabase, { features: [] });

test('the committed openapi.json is what the API server responds with every feature enabled', async () => {
  const text = `${JSON.stringify(getApi().app.swagger(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../openapi.json');
});

test('ADR 0102 the document has the version of the contract, with and without features', async () => {
  for (const api of [getApi(), bare()]) {
    const document = await call(api, 'GET', '/openapi.json');
    expect(documentSchema.parse(document.json()).info.version).toBe(CONTRACT_VERSION);
  }
});

test('API-1 every endpoint of the contract is described, admin endpoints with their bearer token, and those of the owner with the role', async () => {
  const document = await call(getApi(), 'GET', '/openapi.json');
  const { paths } = documentSchema.parse(document.json());
  for (const { method, path, access } of Object.values(endpoints)) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation, `${method} ${path}`).toBeDefined();
    expect(operation?.security).toEqual(SECURITY[access]);
  }
  const count = Object.values(paths).flatMap((methods) => Object.keys(methods)).length;
  expect(count).toBe(Object.keys(endpoints).length);
});

test('API-4 the fields, headers and endpoints of a disabled feature are not described', async () => {
  const text = (await call(bare(), 'GET', '/openapi.json')).body;
  for (const trace of [
    'idempotency-key',
    'image_order',
    'base_colors',
    'base_fields',
    '"limit"',
    'facets',
  ]) {
    expect(text).not.toContain(trace);
  }
  expect(text).toContain('"/api/commands/"');
});

test('the page at /docs names every endpoint and runs no script', () => {
  const page = renderDocs(getApi().app.swagger());
  expect(page).toContain('<b>PATCH</b> <code>/api/commands/{id}/</code>');
  expect(page).toContain('<code>/api/products/{id}/</code><small>owner</small>');
  expect(page).toContain('<code>/api/commands/list/</code><small>admin</small>');
  expect(page).not.toContain('<script');
});
