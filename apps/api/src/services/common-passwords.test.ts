import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const NAMES = ['salma.trabelsi', 'Dar Yasmine'];

test.each([
  'password1234',
  'P4ssw0rd1234',
  '123456789012',
  'aaaaaaaaaaaa',
  'azertyuiop12',
  'motdepasse12',
  'Dar Yasmine 2026',
  'daryasmine2026',
  'yasmine-2026',
  'SalmaTrabelsi1',
  'boutique-sfax',
])('the password %j is easy to guess', async (password) => {
  expect(await isCommonPassword(password, NAMES)).toBe(true);
});

test.each([
  'olivier-de-mahdia-2027',
  'a password of some length',
  'eiph7ieShai6',
  'correct horse battery staple',
])('the password %j is accepted', async (password) => {
  expect(await isCommonPassword(password, NAMES)).toBe(false);
});

test('the longest password is judged before a caller gives up', async () => {
  const start = performance.now();
  await isCommonPassword('password1'.repeat(113), NAMES);
  expect(performance.now() - start).toBeLessThan(5_000);
});
