import { expect, test } from 'vitest';
import { runInEnvironment } from '../run-in-environment.ts';
import { onePhoneNumber } from './o15-one-phone-number.ts';

test('O15 O17 of many orders of one phone number at once, on two processes, as many as may be open are accepted', async () => {
  const { passed, result } = await runInEnvironment('SQLite', (environment) =>
    onePhoneNumber(environment, { ofOnePhone: 60, ofOthers: 20, ofPrograms: 10 }),
  );
  expect(passed, result).toBe(true);
});
