import { describe, expect, test } from 'vitest';
import { filterApiLog } from './log-filter.ts';

describe('the terminal shows from the API’s output', () => {
  test('the owner of a first start, with the password', () => {
    const line = JSON.stringify({ owner: { username: 'owner', password: 'k7-QX' } });
    expect(filterApiLog(line)).toContain('signs in as owner, password k7-QX\n');
  });

  test('plain text unchanged, broken JSON included', () => {
    expect(filterApiLog('Demo catalogue: 12 of 48')).toBe('Demo catalogue: 12 of 48');
    expect(filterApiLog('{"level":')).toBe('{"level":');
  });

  test('errors of the log, and no other entry', () => {
    expect(filterApiLog('{"level":50,"msg":"Disk full"}')).toBe('API error: Disk full');
    expect(filterApiLog('{"level":30,"msg":"request completed"}')).toBeUndefined();
  });
});
