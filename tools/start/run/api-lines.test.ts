import { describe, expect, test } from 'vitest';
import { tellApiLine } from './api-lines.mjs';

describe('of what the API writes, a person is shown', () => {
  test('the owner it made at the first start', () => {
    const line = JSON.stringify({ owner: { username: 'owner', password: 'k7-QX' } });
    expect(tellApiLine(line)).toContain('signs in as owner, password k7-QX\n');
  });

  test('plain words as they are, broken JSON included', () => {
    expect(tellApiLine('Demo catalogue: 12 of 48')).toBe('Demo catalogue: 12 of 48');
    expect(tellApiLine('{"level":')).toBe('{"level":');
  });

  test('errors of the log, and nothing else of it', () => {
    expect(tellApiLine('{"level":50,"msg":"Disk full"}')).toBe('API error: Disk full');
    expect(tellApiLine('{"level":30,"msg":"answered"}')).toBeUndefined();
  });
});
