import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filterApiLog } from './log-filter.ts';

describe('the terminal shows from the API’s output', () => {
  test('the owner of a first start, with the password on a terminal and its file elsewhere', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-log-'));
    const passwordFile = join(folder, 'first-password.txt');
    writeFileSync(passwordFile, 'owner\nk7-QX\n');
    const line = JSON.stringify({ owner: { username: 'owner', passwordFile } });
    expect(filterApiLog(line, true)).toContain('signs in as owner, password k7-QX\n');
    expect(filterApiLog(line, false)).toBe(
      `The owner signs in as owner, password in ${passwordFile}`,
    );
    rmSync(folder, { recursive: true });
  });

  test('plain text unchanged, broken JSON included', () => {
    expect(filterApiLog('Demo catalogue: 12 of 48', false)).toBe('Demo catalogue: 12 of 48');
    expect(filterApiLog('{"level":', false)).toBe('{"level":');
  });

  test('errors of the log, and no other entry', () => {
    expect(filterApiLog('{"level":50,"msg":"Disk full"}', false)).toBe('API error: Disk full');
    expect(filterApiLog('{"level":50,"msg":"Request failed","reqId":"5d-8"}', false)).toBe(
      'API error: Request failed (request 5d-8)',
    );
    expect(filterApiLog('{"level":30,"msg":"request completed"}', false)).toBeUndefined();
  });
});
