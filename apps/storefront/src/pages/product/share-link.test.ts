import { expect, test } from 'vitest';
import { shareLink, type Sharing } from './share-link.ts';

const link = { title: 'Robe Jasmin', url: 'https://shop.example/product/robejasmin?id=7' };

function refuse(name: string) {
  return () => Promise.reject(new DOMException('no', name));
}

function clipboardInto(written: string[]) {
  return {
    writeText: (text: string) => {
      written.push(text);
      return Promise.resolve();
    },
  };
}

test('a link is shared with the system’s share sheet', async () => {
  const shared: unknown[] = [];
  const share: Sharing['share'] = (data) => {
    shared.push(data);
    return Promise.resolve();
  };
  const written: string[] = [];
  expect(await shareLink({ share, clipboard: clipboardInto(written) }, link)).toBe('shared');
  expect([shared, written]).toEqual([[link], []]);
});

test('nothing is copied after the shopper closes the share sheet', async () => {
  const written: string[] = [];
  const browser = { share: refuse('AbortError'), clipboard: clipboardInto(written) };
  expect(await shareLink(browser, link)).toBe('shared');
  expect(written).toEqual([]);
});

test.each([
  ['there is no share sheet', undefined],
  ['the share sheet is not allowed', refuse('NotAllowedError')],
])('a link is copied when %s', async (_case, share) => {
  const written: string[] = [];
  const browser = { clipboard: clipboardInto(written), ...(share && { share }) };
  expect(await shareLink(browser, link)).toBe('copied');
  expect(written).toEqual([link.url]);
});

test('a link that can neither be shared nor copied is displayed', async () => {
  expect(await shareLink({}, link)).toBe('shown');
  const browser = { clipboard: { writeText: refuse('NotAllowedError') } };
  expect(await shareLink(browser, link)).toBe('shown');
});
