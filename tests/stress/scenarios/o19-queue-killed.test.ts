import { describe, expect, inject, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { killAtQueue } from './o19-queue-killed.ts';

const SHORT = { orders: 120, kills: 4 };
const TITLE =
  'O19 two workers at one queue, whose processes are killed: each order is given to one of them and has one outcome';

test(`${TITLE}, on SQLite`, async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    killAtQueue(environment, SHORT),
  );
  expect(passed, result).toBe(true);
});

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  test(TITLE, async () => {
    const { passed, result } = await runInEnvironment('PostgreSQL', (environment) =>
      killAtQueue(environment, SHORT),
    );
    expect(passed, result).toBe(true);
  });
});
