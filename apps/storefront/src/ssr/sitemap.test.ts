import { expect, test } from 'vitest';
import { fakeApiServer } from '../testing/fake-api-server.ts';
import { buildProduct } from '../testing/build-product.ts';
import { renderSitemap } from './sitemap.ts';

const products = Array.from({ length: 1_200 }, (_, index) =>
  buildProduct({ product_Id: String(index + 1) }),
);

function idsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>https:\/\/shop\.example\/product\/[^<]*\?id=(\d+)</g)].map(
    ([, id = '']) => id,
  );
}

test.each(['', 'paging'])(
  'the sitemap has every product of a long list, on an API server with features %j',
  async (features) => {
    const { client, requests } = fakeApiServer(products, features);
    const ids = idsIn(await renderSitemap(client, 'https://shop.example'));
    expect(ids).toEqual(products.map(({ product_Id }) => product_Id));
    expect(requests).toHaveLength(features === '' ? 1 : 3);
  },
);

test('the sitemap has each page in both languages, with its URL in the other', async () => {
  const { client } = fakeApiServer([]);
  const sitemap = await renderSitemap(client, 'https://shop.example');
  const alternates =
    '<xhtml:link rel="alternate" hreflang="fr" href="https://shop.example/about"/>' +
    '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/en/about"/>';
  for (const url of ['https://shop.example/about', 'https://shop.example/en/about']) {
    expect(sitemap).toContain(`<url><loc>${url}</loc>${alternates}</url>`);
  }
});

test('a sitemap has no more URLs than sitemaps.org allows', async () => {
  const { client } = fakeApiServer(
    Array.from({ length: 50_010 }, () => buildProduct({})),
    'paging',
  );
  const sitemap = await renderSitemap(client, 'https://shop.example');
  expect(sitemap.match(/<url>/g)).toHaveLength(50_000);
});

test('the sitemap is rejected when the product list cannot be read', async () => {
  const { client } = fakeApiServer([]);
  const failing = { ...client.products, list: () => Promise.reject(new Error('offline')) };
  const broken = { ...client, products: failing };
  await expect(renderSitemap(broken, 'https://shop.example')).rejects.toThrow('offline');
});
