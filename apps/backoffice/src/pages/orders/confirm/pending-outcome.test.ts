import { expect, test } from 'vitest';
import { formatPendingOutcome, parsePendingOutcome } from './pending-outcome.ts';

const SUBMISSION = {
  id: 'K7Q29-FXM3T',
  request: { outcome: 'no_answer', note: 'Rappeler le soir' },
  key: 'key-1',
} as const;

test('a stored outcome is read by its own account only', () => {
  const text = formatPendingOutcome('owner', SUBMISSION);
  expect(parsePendingOutcome(text, 'owner')).toEqual(SUBMISSION);
  expect(parsePendingOutcome(text, 'staff')).toBeUndefined();
});

test.each([
  null,
  '',
  '{',
  '[]',
  '{"account":"owner"}',
  '{"account":"owner","request":{"outcome":"?"}}',
])('what is no outcome is ignored: %j', (text) => {
  expect(parsePendingOutcome(text, 'owner')).toBeUndefined();
});
