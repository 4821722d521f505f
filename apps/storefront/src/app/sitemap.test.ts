import { expect, test } from 'vitest';
import { hostOf } from '../testing/host-of.ts';
import { someProduct } from '../testing/some-product.ts';
import { listPages } from './sitemap.ts';

const products = Array.from({ length: 1_200 }, (_, index) =>
  someProduct({ product_Id: String(index + 1) }),
);

function idsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/\?id=(\d+)</g)].map(([, id = '']) => id);
}

test.each(['', 'paging'])(
  'the sitemap names every product of a long list, on a host that names %j',
  async (features) => {
    const { client, asked } = hostOf(products, features);
    const ids = idsIn(await listPages(client, 'https://shop.example'));
    expect(ids).toEqual(products.map(({ product_Id }) => product_Id));
    expect(asked).toHaveLength(features === '' ? 1 : 3);
  },
);

test('a sitemap holds no more addresses than sitemaps.org allows', async () => {
  const { client } = hostOf(
    Array.from({ length: 50_010 }, () => someProduct({})),
    'paging',
  );
  const sitemap = await listPages(client, 'https://shop.example');
  expect(sitemap.match(/<url>/g)).toHaveLength(50_000);
});

test('the sitemap is none when the host’s list cannot be read', async () => {
  const { client } = hostOf([]);
  const broken = { ...client, listProducts: () => Promise.reject(new Error('away')) };
  await expect(listPages(broken, 'https://shop.example')).rejects.toThrow('away');
});
