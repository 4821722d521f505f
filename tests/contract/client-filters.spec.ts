import { facetsSchema, productSchema } from '@shop/contract/schemas';
import {
  countFacets,
  facetsOf,
  selectPage,
} from '../../apps/storefront/src/pages/shop/filter-products.ts';
import { readShopView } from '../../apps/storefront/src/pages/shop/shop-view.ts';
import { expect, test } from '../fixtures/test.ts';

/** Lists to which no test adds products. */
const LISTS = ['gender/Men/', 'gender/Accessoire/', 'gender/Men/season/New%20Arrivals/'];

async function read(url: string): Promise<{ body: unknown; total: number }> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return { body: await response.json(), total: Number(response.headers.get('x-total-count')) };
}

for (const path of LISTS) {
  test(`SHOP-3 the client filters, sorts and counts ${path} as the API server does`, async ({
    shop,
  }) => {
    const list = `${shop.api}/api/products/${path}`;
    const apiProducts = productSchema.array().parse((await read(list)).body);
    const products = apiProducts.map((product) => ({ ...product, product_images: [] }));
    const facets = facetsOf(products);
    const [, gender = ''] = /gender\/(\w+)/.exec(path) ?? [];
    const season = path.includes('season') ? '&season=New+Arrivals' : '';
    const response = await read(`${shop.api}/api/products/facets/?gender=${gender}${season}`);
    const { counts, ...values } = facetsSchema.parse(response.body);
    expect(facets).toEqual(values);
    expect(countFacets(products, readShopView(new URLSearchParams()).filters)).toEqual(counts);

    for (const query of queriesOver(facets)) {
      const view = readShopView(new URLSearchParams(query));
      const fromClient = selectPage(products, view);
      const params = new URLSearchParams(listParams(query));
      const { body, total } = await read(`${list}?${params}`);
      const fromServer = productSchema.array().parse(body);
      const ids = (page: readonly { product_Id: string }[]) => page.map((each) => each.product_Id);
      expect([fromClient.total, ids(fromClient.products)], query).toEqual([total, ids(fromServer)]);
    }
  });
}

/** Every size, every colour, pairs of both, price ranges and stock, each with a sort order. */
function queriesOver(facets: { sizes: string[]; colors: string[]; max_price: string }): string[] {
  const { sizes, colors, max_price } = facets;
  const sorts = ['newest', 'price', '-price', 'discount'];
  const filters = [
    {},
    { in_stock: 'true' },
    { max_price: String(Math.round(Number(max_price) / 2)) },
    { min_price: max_price },
    { search: 'cuir ceinture' },
    { search: 'wool' },
    ...sizes.map((size) => ({ size })),
    ...colors.map((color) => ({ color })),
    ...sizes.flatMap((size, index) => {
      const color = colors[index % colors.length];
      return color === undefined ? [] : [{ size: size.toLowerCase(), color, in_stock: 'true' }];
    }),
  ];
  return filters.map((filter, index) => {
    const sort = sorts[index % sorts.length] ?? '';
    return new URLSearchParams({ ...filter, sort }).toString();
  });
}

function listParams(query: string): Record<string, string> {
  const params = Object.fromEntries(new URLSearchParams(query));
  // A size and a colour are found only in stock.
  const inStock = 'size' in params || 'color' in params ? { in_stock: 'true' } : {};
  return { ...params, ...inStock, limit: '6', offset: '0' };
}
