import { expect, test } from 'vitest';
import { undoOf } from './undo-of.ts';

const until = '2026-11-27T10:10:00.000Z';
const confirmed = {
  at: '2026-11-27T10:00:00.000Z',
  by: 'owner',
  status: 'confirmed',
  undo_until: until,
} as const;
const note = { at: '2026-11-27T10:01:00.000Z', by: 'owner', note: 'Le soir' };

test('a change is undone by the version that it resulted in', () => {
  expect(undoOf({ version: '2' }, confirmed)).toEqual({ request: { version: '2' }, until });
});

test('a note is undone by its id, and not the change before it', () => {
  const entry = { ...note, undo: { change: '7', until } };
  expect(undoOf({ version: '2' }, entry)).toEqual({ request: { change: '7' }, until });
});

test('API-4 a note that cannot be undone has nothing to undo: it would undo the change before', () => {
  expect(undoOf({ version: '2' }, note)).toBeUndefined();
});

test('API-4 without a version a change of the status has nothing to undo', () => {
  expect(undoOf({}, confirmed)).toBeUndefined();
});
