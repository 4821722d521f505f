import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from './repository.ts';

const OXLINT = join(root, 'node_modules/oxlint/bin/oxlint');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arrow-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Whether the repository's own rules refuse, in this file, an import (of a type, or to be run). */
function refuses(file: string, from: string, kind: 'import' | 'import type' = 'import'): boolean {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${kind} { It } from '${from}';\nexport const kept: It = It;\n`);
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics }: { diagnostics: { code: string }[] } = JSON.parse(stdout);
  return diagnostics.some(({ code }) => code.includes('no-restricted-imports'));
}

describe('the arrow is refused the other way round', () => {
  test.each([
    ['apps/storefront/src/platform/paths.ts', '../features/cart/cart-line.ts'],
    ['apps/storefront/src/platform/paths.ts', '../pages/home/home-page.tsx'],
    ['apps/storefront/src/platform/paths.ts', '../app/store.ts'],
    ['apps/storefront/src/features/cart/cart.ts', '../../pages/home/home-page.tsx'],
    ['apps/backoffice/src/features/session/guard.tsx', '../../app/routes.tsx'],
    ['apps/storefront/src/features/cart/cart.ts', '../search/search.ts'],
    ['apps/storefront/src/features/cart/lines/line.ts', '../../search/search.ts'],
    ['apps/storefront/src/pages/home/home-page.tsx', '../../app/store.ts'],
    ['apps/backoffice/src/pages/products/list.tsx', '../commands/list.tsx'],
    ['apps/api/src/store/orders.ts', '../services/orders.ts'],
    ['apps/api/src/store/orders.ts', '../routes/orders.ts'],
    ['apps/api/src/store/orders.ts', 'fastify'],
    ['apps/api/src/services/orders.ts', '../routes/orders.ts'],
    ['apps/api/src/services/orders.ts', '../http/route.ts'],
    ['apps/api/src/services/orders.ts', 'kysely'],
    ['apps/api/src/services/orders.ts', 'fastify'],
    ['apps/api/src/routes/orders.ts', '../store/orders.ts'],
    ['apps/api/src/routes/orders.ts', '../app.ts'],
    ['apps/api/src/routes/orders.ts', 'node:sqlite'],
    ['apps/api/src/http/guard.ts', '../routes/orders.ts'],
    ['apps/api/src/media/media.ts', '../services/pictures.ts'],
    ['apps/api/src/media/media.ts', '../store/pictures.ts'],
    ['libs/contract/src/money.ts', '@shop/api-client'],
    ['libs/api-client/src/client.ts', 'react'],
    ['libs/api-client/src/client.ts', '@shop/contract/schemas'],
    ['libs/i18n/src/create.ts', '@shop/ui'],
    ['libs/ui/src/price/price.tsx', '@shop/contract/money'],
    ['libs/ui/src/price/price.tsx', 'react-router-dom'],
    ['libs/ui/src/price/price.tsx', '@mui/material'],
    ['apps/storefront/src/pages/home/home-page.tsx', '@shop/contract/schemas'],
    ['apps/storefront/src/platform/client.ts', '@shop/contract/endpoints'],
    ['apps/backoffice/src/app/routes.tsx', 'zod'],
  ])('%s may not import %s', (file, from) => {
    expect(refuses(file, from)).toBe(true);
  });
});

describe('the arrow is let through its own way', () => {
  test.each([
    ['apps/storefront/src/app/routes.tsx', '../pages/home/home-page.tsx'],
    ['apps/storefront/src/pages/home/home-page.tsx', '../../features/cart/cart.ts'],
    ['apps/storefront/src/pages/home/banner/slide.tsx', '../home-page.tsx'],
    ['apps/storefront/src/features/cart/cart.ts', './cart-line.ts'],
    ['apps/storefront/src/features/cart/lines/line.ts', '../cart.ts'],
    ['apps/storefront/src/features/cart/lines/line.ts', '../../../platform/paths.ts'],
    ['apps/storefront/src/features/cart/cart.ts', '@shop/contract/money'],
    ['apps/api/src/routes/orders.ts', '../services/orders.ts'],
    ['apps/api/src/services/orders.ts', '../store/orders.ts'],
    ['libs/api-client/src/client.ts', '@shop/contract/endpoints'],
  ])('%s may import %s', (file, from) => {
    expect(refuses(file, from)).toBe(false);
  });

  test('the SPAs take the schemas’ types, which cost nothing', () => {
    const file = 'apps/storefront/src/pages/home/home-page.tsx';
    expect(refuses(file, '@shop/contract/schemas', 'import type')).toBe(false);
  });
});
