import { describe, expect, inject, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { killAtQueue } from './o19-queue-killed.ts';

const SHORT = { orders: 120, kills: 4 };

test('O19 two workers at one queue on SQLite, whose processes are killed: each order is given to one of them and has one outcome', async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    killAtQueue(environment, SHORT),
  );
  expect(passed, result).toBe(true);
});

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  test('O19 two workers at one queue on PostgreSQL, whose processes are killed: each order is given to one of them and has one outcome', async () => {
    const { passed, result } = await runInEnvironment('PostgreSQL', (environment) =>
      killAtQueue(environment, SHORT),
    );
    expect(passed, result).toBe(true);
  });
});
