import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const APPS = resolve(import.meta.dirname, '../../../apps');

for (const app of ['storefront', 'backoffice']) {
  test(`the ${app} contains no schema library: it imports only types from the schemas of the contract`, () => {
    const scripts = globSync(`${app}/dist/assets/*.js`, { cwd: APPS });
    const code = scripts.map((script) => readFileSync(resolve(APPS, script), 'utf8')).join('\n');
    expect(code).toContain('/api/commands/');
    expect(code).not.toMatch(/ZodError|ZodType/);
  });
}
