import { QueryClient } from '@tanstack/react-query';
import type { Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { buildProduct } from '../testing/build-product.ts';
import { fakeApiServer } from '../testing/fake-api-server.ts';
import { findRoute } from './routes.ts';

async function dataOf(
  url: string,
  features: string,
  fields: Partial<Product> = { material: 'MATERIAL', care: 'CARE' },
): Promise<string> {
  const products = [buildProduct(fields)];
  const { client } = fakeApiServer(products, features);
  const [banners, images] = [fakeApiServer([], features).client.images, client.images];
  const api = { ...client, images: { ...images, listBanner: banners.listBanner } };
  const prefetched = await findRoute(url)?.prefetch(api, new QueryClient());
  return JSON.stringify(prefetched?.queries);
}

test.each(['/', '/shop'])(
  'ADR 0112: the dehydrated products of %s have no material and care, which only their own page displays',
  async (url) => {
    for (const features of ['', 'paging product-read product-care']) {
      const data = await dataOf(url, features);
      expect(data).toContain('Robe Jasmin');
      expect(data).not.toMatch(/MATERIAL|CARE/);
    }
  },
);

test('ADR 0081: the dehydrated images of home have no colours, which only a filter or the page of a product needs', async () => {
  const images = [{ path: '/media/1.jpg', url: '/media/1.jpg', color: '#17457F' }];
  const dehydrated = (url: string) => dataOf(url, 'product-read', { product_images: images });
  expect(await dehydrated('/')).not.toContain('#17457F');
  expect(await dehydrated('/shop')).toContain('"color":"#17457F"');
  expect(await dehydrated('/product/x?id=7')).toContain('"color":"#17457F"');
});

test('API-4 the dehydrated product of its own page has its material and care', async () => {
  const data = await dataOf('/product/x?id=7', 'product-read product-care');
  expect(data).toContain('"material":"MATERIAL","care":"CARE"');
});
