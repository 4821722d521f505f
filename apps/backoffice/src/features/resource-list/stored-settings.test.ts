import { expect, test } from 'vitest';
import {
  fromSavedQuery,
  parseSavedFilters,
  toSavedQuery,
  withSavedFilter,
} from './saved-filter.ts';
import { parseTableSettings, withColumn } from './table-settings.ts';

const FRIDAY = Date.parse('2026-11-20T12:00:00Z');
const NEXT_FRIDAY = Date.parse('2026-11-27T12:00:00Z');

test('F5 a saved filter of the last 7 days moves with the date, one with other dates does not', () => {
  const week = toSavedQuery('status=new&from=2026-11-14&to=2026-11-20', FRIDAY);
  expect(fromSavedQuery(week, FRIDAY)).toBe('status=new&from=2026-11-14&to=2026-11-20');
  expect(fromSavedQuery(week, NEXT_FRIDAY)).toBe('status=new&from=2026-11-21&to=2026-11-27');
  expect(fromSavedQuery('last_days=1e15', FRIDAY)).toBe('');
  const november = toSavedQuery('from=2026-11-01&to=2026-11-20', FRIDAY);
  expect(fromSavedQuery(november, NEXT_FRIDAY)).toBe('from=2026-11-01&to=2026-11-20');
});

test('F5 saved filters that this version cannot read are left out', () => {
  expect(parseSavedFilters(undefined)).toEqual([]);
  expect(parseSavedFilters({ name: 'x' })).toEqual([]);
  expect(
    parseSavedFilters([{ name: '', query: 'a=1' }, null, { name: 'x', query: 'a=1' }]),
  ).toEqual([{ name: 'x', query: 'a=1' }]);
});

test('F5 filters that are saved with the same name replace the others', () => {
  const saved = [
    { name: 'Novembre', query: 'from=2026-11-01' },
    { name: 'Nouvelles', query: 'status=new' },
  ];
  expect(withSavedFilter(saved, { name: 'Novembre', query: 'from=2026-11-01&status=new' })).toEqual(
    [
      { name: 'Nouvelles', query: 'status=new' },
      { name: 'Novembre', query: 'from=2026-11-01&status=new' },
    ],
  );
});

test('P2 the search of saved filters, such as a phone number, is not stored', () => {
  expect(toSavedQuery('search=98765432&from=2026-11-01', FRIDAY)).toBe('from=2026-11-01');
  expect(toSavedQuery('search=Amira', FRIDAY)).toBe('');
  expect(
    parseSavedFilters([
      { name: 'Amira', query: 'search=Amira' },
      { name: 'Novembre', query: 'search=Amira&from=2026-11-01' },
    ]),
  ).toEqual([{ name: 'Novembre', query: 'from=2026-11-01' }]);
});

test('F5 table settings that this version cannot read are the default', () => {
  for (const stored of [undefined, null, 'compact', [], { isCompact: 'yes', hidden: 'all' }]) {
    expect(parseTableSettings(stored)).toEqual({ hidden: [] });
  }
  expect(parseTableSettings({ isCompact: false, hidden: ['total', 7] })).toEqual({
    isCompact: false,
    hidden: ['total'],
  });
});

test('F5 a hidden column can be shown again', () => {
  const hidden = withColumn({ isCompact: true, hidden: ['items'] }, 'total', false);
  expect(hidden).toEqual({ isCompact: true, hidden: ['items', 'total'] });
  expect(withColumn(hidden, 'items', true).hidden).toEqual(['total']);
});
