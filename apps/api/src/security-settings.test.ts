import { expect, test } from 'vitest';
import { ENVIRONMENT_VARIABLES, loadConfig } from './config.ts';
import { securitySettings, UNRECORDED_VARIABLES } from './security-settings.ts';

test('ADR 0069 the changes of every variable are recorded, or named as not recorded', () => {
  const recorded = Object.keys(securitySettings(loadConfig({})));
  expect([...recorded, ...UNRECORDED_VARIABLES].toSorted()).toEqual(
    ENVIRONMENT_VARIABLES.toSorted(),
  );
});

test('ADR 0069 another signing key is a change, and no setting has a secret', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)].map((SHOP_JWT_SECRET) =>
    securitySettings(loadConfig({ SHOP_JWT_SECRET, SHOP_ADMIN_PASSWORD: 'corail-medina-7421' })),
  );
  expect(one?.SHOP_JWT_SECRET).not.toBe(other?.SHOP_JWT_SECRET);
  expect(JSON.stringify([one, other])).not.toMatch(/a{32}|b{32}|corail/);
});
