import { facetsSchema, productSchema } from '@shop/contract/schemas';
import { facetsOf, pageOf } from '../../apps/storefront/src/pages/shop/filter-products.ts';
import { readShopView } from '../../apps/storefront/src/pages/shop/shop-view.ts';
import { expect, test } from '../system/test.ts';

/** Parts of the collection that no journey stocks. */
const PARTS = ['gender/Men/', 'gender/Accessoire/', 'gender/Men/season/New%20Arrivals/'];

async function read(url: string): Promise<{ body: unknown; total: number }> {
  const answer = await fetch(url);
  expect(answer.status, url).toBe(200);
  return { body: await answer.json(), total: Number(answer.headers.get('x-total-count')) };
}

for (const part of PARTS) {
  test(`SHOP-3 the client filters, sorts and counts ${part} just as the host does`, async ({
    shop,
  }) => {
    const list = `${shop.api}/api/products/${part}`;
    const wire = productSchema.array().parse((await read(list)).body);
    const products = wire.map((product) => ({ ...product, product_images: [] }));
    const facets = facetsOf(products);
    const [, gender = ''] = /gender\/(\w+)/.exec(part) ?? [];
    const season = part.includes('season') ? '&season=New+Arrivals' : '';
    const answer = await read(`${shop.api}/api/products/facets/?gender=${gender}${season}`);
    expect(facets).toEqual(facetsSchema.parse(answer.body));

    for (const query of queriesOver(facets)) {
      const view = readShopView(new URLSearchParams(query));
      const here = pageOf(products, view);
      const params = new URLSearchParams(askOf(query));
      const { body, total } = await read(`${list}?${params}`);
      const there = productSchema.array().parse(body);
      const ids = (page: readonly { product_Id: string }[]) => page.map((each) => each.product_Id);
      expect([here.total, ids(here.products)], query).toEqual([total, ids(there)]);
    }
  });
}

/** Every size, every colour, pairs of both, price ranges, stock, each in some order. */
function queriesOver(facets: { sizes: string[]; colors: string[]; max_price: string }): string[] {
  const { sizes, colors, max_price } = facets;
  const sorts = ['newest', 'price', '-price', 'discount'];
  const filters = [
    {},
    { in_stock: 'true' },
    { max_price: String(Math.round(Number(max_price) / 2)) },
    { min_price: max_price },
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

function askOf(query: string): Record<string, string> {
  return { ...Object.fromEntries(new URLSearchParams(query)), limit: '6', offset: '0' };
}
