import { expect, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { setClockBack } from './t1-clock-set-back.ts';

test('T1 a clock that is set back under load locks nobody out and loses no order', async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    setClockBack(environment, { seconds: 3 }),
  );
  expect(passed, result).toBe(true);
});
