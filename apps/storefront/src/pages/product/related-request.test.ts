import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hostOf } from '../../testing/host-of.ts';
import { someProduct } from '../../testing/some-product.ts';
import { relatedRequest } from './related-request.ts';

const soldOut = [{ color_name: 'bleu', sizes: [{ size: 'S', quantity: 0 }] }];

function shelf(count: number) {
  return Array.from({ length: count }, (_, index) =>
    someProduct({ product_Id: String(index), ...(index === 1 && { colors: soldOut }) }),
  );
}

async function relatedOn(host: ReturnType<typeof hostOf>) {
  const found = await new QueryClient().fetchQuery(
    relatedRequest(host.client, someProduct({ product_Id: '0' })),
  );
  return found.map(({ product_Id }) => product_Id);
}

test.each([
  ['', '23456789'],
  ['paging', '23456781'],
])(
  'related products are others of the gender and season, those in stock first, on a host that names %j',
  async (features, expected) => {
    const host = hostOf(shelf(30), features);
    expect(await relatedOn(host)).toEqual(expected.split(''));
    const [asked, ...more] = host.asked.map(({ url }) => new URL(url));
    expect(asked?.pathname).toBe('/api/products/gender/Women/season/New%20Arrivals/');
    expect(asked?.searchParams.get('limit')).toBe('9');
    expect(more).toEqual([]);
  },
);

test('a season with too few is made up from the whole gender, each product once', async () => {
  const host = hostOf(shelf(3));
  expect(await relatedOn(host)).toEqual(['2', '1']);
  expect(host.asked.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/products/gender/Women/season/New%20Arrivals/',
    '/api/products/gender/Women/',
  ]);
});
