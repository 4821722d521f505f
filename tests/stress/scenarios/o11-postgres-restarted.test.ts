import { describe, expect, inject, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { interruptPostgres } from './o11-postgres-restarted.ts';

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  test('O11 sessions ended and a server restarted under load: no error except 503, nothing lost, orders work again', async () => {
    const interruptions = ['sessions ended', 'sessions ended', 'restarted'] as const;
    const { passed, result } = await runInEnvironment('PostgreSQL', (environment) =>
      interruptPostgres(environment, { interruptions, maxRecoveryMs: 50_000 }),
    );
    expect(passed, result).toBe(true);
  });
});
