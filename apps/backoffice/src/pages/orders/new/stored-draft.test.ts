import { expect, test } from 'vitest';
import { emptyDraft } from './draft-values.ts';
import { formatDraft, isEmptyDraft, parseDraft } from './stored-draft.ts';

const line = {
  product: '1',
  product_name: 'Caftan',
  image: { path: '/media/a.webp', url: 'http://shop.test/media/a.webp' },
  color: '#17457F',
  size: 'M',
  quantity: '2',
  isRemoved: false,
};

test('a draft is read as it was stored, without the images and the removed lines', () => {
  const values = {
    ...emptyDraft(),
    client_name: 'أمينة',
    source: 'instagram' as const,
    isConfirmed: false,
    lines: [line, { ...line, size: 'L', isRemoved: true }],
  };
  expect(parseDraft(formatDraft({ account: 'owner', key: 'k1', values }))).toEqual({
    account: 'owner',
    key: 'k1',
    values: { ...values, lines: [{ ...line, image: undefined }] },
  });
});

test.each([
  ['nothing', null],
  ['a text that is no JSON', '{'],
  ['another value', '[1]'],
  ['a draft without a key', '{"account":"owner","values":{}}'],
  ['a draft without an account', '{"key":"k","values":{}}'],
])('%s is no draft', (_name, text) => {
  expect(parseDraft(text)).toBeUndefined();
});

test('what another version stored and this one cannot read is empty', () => {
  const text = JSON.stringify({
    account: 'owner',
    key: 'k',
    values: { client_name: 7, city: 'Sfax', source: 'fax', lines: [{ product: '1' }, null] },
  });
  expect(parseDraft(text)?.values).toEqual({ ...emptyDraft(), city: 'Sfax' });
});

test('a draft is empty until something is typed; the choices alone are nothing', () => {
  expect(isEmptyDraft({ ...emptyDraft(), source: 'whatsapp', isConfirmed: false })).toBe(true);
  expect(isEmptyDraft({ ...emptyDraft(), note: 'x' })).toBe(false);
  expect(isEmptyDraft({ ...emptyDraft(), lines: [line] })).toBe(false);
});
