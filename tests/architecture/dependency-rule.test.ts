import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './repository.ts';

const OXLINT = join(root, 'node_modules/oxlint/bin/oxlint');

type Case = [file: string, from: string];

const FORBIDDEN: Case[] = [
  ['apps/storefront/src/lib/paths.ts', '../features/cart/cart-line.ts'],
  ['apps/storefront/src/lib/paths.ts', '../pages/home/home-page.tsx'],
  ['apps/storefront/src/lib/paths.ts', '../app/store.ts'],
  ['apps/storefront/src/features/cart/cart.ts', '../../pages/home/home-page.tsx'],
  ['apps/backoffice/src/lib/paths.ts', '../components/notice.tsx'],
  ['apps/backoffice/src/components/notice.tsx', '../features/auth/session.ts'],
  ['apps/backoffice/src/components/notice.tsx', '../pages/orders/orders-page.tsx'],
  ['apps/backoffice/src/features/auth/guard.tsx', '../../app/routes.tsx'],
  ['apps/storefront/src/features/cart/cart.ts', '../search/search.ts'],
  ['apps/storefront/src/features/cart/lines/line.ts', '../../search/search.ts'],
  ['apps/storefront/src/pages/home/home-page.tsx', '../../app/store.ts'],
  ['apps/backoffice/src/pages/products/list.tsx', '../orders/list.tsx'],
  ['apps/backoffice/src/pages/products/api/list.ts', '../../orders/api/list.ts'],
  ['apps/api/src/db/orders.ts', '../services/orders.ts'],
  ['apps/api/src/db/orders.ts', '../routes/orders.ts'],
  ['apps/api/src/db/orders.ts', 'fastify'],
  ['apps/api/src/services/orders.ts', '../routes/orders.ts'],
  ['apps/api/src/services/orders.ts', '../http/route.ts'],
  ['apps/api/src/services/orders.ts', 'kysely'],
  ['apps/api/src/services/orders.ts', 'fastify'],
  ['apps/api/src/routes/orders.ts', '../db/orders.ts'],
  ['apps/api/src/routes/orders.ts', '../app.ts'],
  ['apps/api/src/routes/orders.ts', 'node:sqlite'],
  ['apps/api/src/http/auth-hook.ts', '../routes/orders.ts'],
  ['apps/api/src/media/media.ts', '../services/images.ts'],
  ['apps/api/src/media/media.ts', '../db/images.ts'],
  ['libs/contract/src/money.ts', '@shop/api-client'],
  ['libs/api-client/src/client.ts', 'react'],
  ['libs/api-client/src/client.ts', '@shop/contract/schemas'],
  ['libs/i18n/src/create.ts', '@shop/ui'],
  ['libs/ui/src/price/price.tsx', '@shop/contract/money'],
  ['libs/ui/src/price/price.tsx', 'react-router-dom'],
  ['libs/ui/src/price/price.tsx', '@mui/material'],
  ['apps/storefront/src/pages/home/home-page.tsx', '@shop/contract/schemas'],
  ['apps/storefront/src/lib/client.ts', '@shop/contract/endpoints'],
  ['apps/backoffice/src/app/routes.tsx', 'zod'],
];

const ALLOWED: Case[] = [
  ['apps/storefront/src/app/routes.tsx', '../pages/home/home-page.tsx'],
  ['apps/storefront/src/pages/home/home-page.tsx', '../../features/cart/cart.ts'],
  ['apps/storefront/src/pages/home/banner/slide.tsx', '../home-page.tsx'],
  ['apps/storefront/src/features/cart/cart.ts', './cart-line.ts'],
  ['apps/backoffice/src/components/notice.tsx', '../lib/paths.ts'],
  ['apps/backoffice/src/features/auth/login-form.tsx', '../../components/notice.tsx'],
  ['apps/backoffice/src/pages/orders/components/order-card.tsx', '../api/order-amounts.ts'],
  ['apps/storefront/src/features/cart/lines/line.ts', '../cart.ts'],
  ['apps/storefront/src/features/cart/lines/line.ts', '../../../lib/paths.ts'],
  ['apps/storefront/src/features/cart/cart.ts', '@shop/contract/money'],
  ['apps/api/src/routes/orders.ts', '../services/orders.ts'],
  ['apps/api/src/services/orders.ts', '../db/orders.ts'],
  ['libs/api-client/src/client.ts', '@shop/contract/endpoints'],
];

const TYPES_ONLY: Case = ['apps/storefront/src/pages/home/home-page.tsx', '@shop/contract/schemas'];

/** The cases that .oxlintrc.json forbids, as "FILE IMPORT". */
const rejected = new Set<string>();
let folder: string;

/** Writes each import to a file in the folder of its case, and lints all of them at once. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dependency-rule-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const written = new Map<string, string>();
  const write = (name: string, file: string, statement: string) => {
    const path = join(dirname(file), `${written.size}-${basename(file)}`);
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), `${statement}\nexport const used: It = It;\n`);
    written.set(path, name);
  };
  for (const [file, from] of [...FORBIDDEN, ...ALLOWED]) {
    write(`${file} ${from}`, file, `import { It } from '${from}';`);
  }
  const [file, from] = TYPES_ONLY;
  write('types only', file, `import type { It } from '${from}';`);
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  for (const { code, filename } of diagnostics) {
    if (code.includes('no-restricted-imports')) rejected.add(written.get(filename) ?? filename);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the dependency rule', () => {
  test.each(FORBIDDEN)('%s may not import %s', (file, from) => {
    expect(rejected).toContain(`${file} ${from}`);
  });

  test.each(ALLOWED)('%s may import %s', (file, from) => {
    expect(rejected).not.toContain(`${file} ${from}`);
  });

  test('the apps may import types of the schemas', () => {
    expect(rejected).not.toContain('types only');
  });
});
