import { expect, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { onePhoneNumber } from './o15-one-phone-number.ts';

test('O15 O17 two processes accept only as many orders of one phone number as may be open', async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    onePhoneNumber(environment, { ofOnePhone: 60, ofOthers: 20, ofPrograms: 10 }),
  );
  expect(passed, result).toBe(true);
});
