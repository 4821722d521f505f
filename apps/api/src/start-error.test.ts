import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { describeStartError } from './start-error.ts';

const onSqlite = loadConfig({ SHOP_DATA_DIR: '/data', DATABASE_URL: '' });
const onPostgres = loadConfig({
  SHOP_DATA_DIR: '/data',
  DATABASE_URL: 'postgres://shop:hush@127.0.0.1:1/shop',
});

const systemError = (message: string, details: object) =>
  Object.assign(new Error(message), details);

test('a folder without permission: the sentence names the folder and what to do', () => {
  const error = systemError("EACCES: permission denied, mkdir '/data'", {
    code: 'EACCES',
    syscall: 'mkdir',
    path: '/data',
  });
  expect(describeStartError(error, onSqlite)).toBe(
    "The folder /data cannot be written (EACCES: permission denied, mkdir '/data'): let the user of this process write it, or set SHOP_DATA_DIR.",
  );
});

test.each([
  systemError('database or disk is full', { code: 'ERR_SQLITE_ERROR' }),
  systemError("ENOSPC: no space left on device, open '/data/x'", { code: 'ENOSPC', path: '/data' }),
])('a full disk ($message): the sentence advises to free some space', (error) => {
  expect(describeStartError(error, onSqlite)).toBe(
    `The folder /data cannot be written (${error.message}): free some space on its disk.`,
  );
});

test('a silent database: the sentence advises to start it, without its password', () => {
  const sentence = describeStartError(systemError('x', { code: 'ECONNREFUSED' }), onPostgres);
  expect(sentence).toBe(
    'The database of DATABASE_URL does not respond (ECONNREFUSED): start it, or correct DATABASE_URL.',
  );
});

test.each([
  ['42501', 'permission denied for schema public', 'give its user the right to create tables'],
  ['53100', 'could not extend file', 'free some space on its disk'],
  ['28P01', 'password authentication failed', 'correct DATABASE_URL'],
])(
  'a database that responds with %s: the sentence contains what to do',
  (code, message, advice) => {
    const error = systemError(message, { code, severity: 'ERROR' });
    expect(describeStartError(error, onPostgres)).toBe(
      `The database of DATABASE_URL refuses the start (${message}): ${
        advice === 'correct DATABASE_URL' ? `${advice}, or the settings of the database` : advice
      }.`,
    );
  },
);
