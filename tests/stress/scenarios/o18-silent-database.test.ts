import { describe, expect, inject, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { silenceDatabase } from './o18-silent-database.ts';

const SHORT = { silentMs: 6_000, maxRecoveryMs: 20_000, slowness: 3 };
const TITLE =
  'O18 orders, logins and reads on a silent database get 503 in time, and each order with its key is stored once';

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  test(TITLE, async () => {
    const { passed, result } = await runInEnvironment('PostgreSQL', (environment) =>
      silenceDatabase(environment, SHORT),
    );
    expect(passed, result).toBe(true);
  });
});

test(`${TITLE}, on SQLite`, async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    silenceDatabase(environment, SHORT),
  );
  expect(passed, result).toBe(true);
});
