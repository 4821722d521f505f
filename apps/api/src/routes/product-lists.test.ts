import { facetsSchema, productSchema } from '@shop/contract/schemas';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors } from '../testing/products.ts';
import { useTestApi, type RunningTestApi } from '../testing/test-api.ts';

const PRODUCTS = [
  { product_name: 'Écharpe en laine', price: '79.90', promo_percentage: '20.00' },
  {
    product_name: 'Chemise de l’atelier mi-longue',
    price: '120.00',
    gender: 'Men',
    promo_percentage: '0.00',
    badge: 'No Badge',
    is_popular: 'false',
    colors: colors({ M: 0, L: 4 }, '#FFFFFF'),
  },
  {
    product_name: 'Bœuf 100%_pur',
    price: '9.00',
    gender: 'Accessoire',
    season: 'Previous Collections',
    promo_percentage: '50.00',
    is_popular: 'false',
    colors: colors({ 'Taille unique': 1, 38: 2, 36: 0, XL: 1, S: 1 }, '#000000'),
  },
];

async function readList(api: RunningTestApi, url: string) {
  const response = await call(api, 'GET', `/api/products/${url}`);
  const products = productSchema.array().parse(response.json());
  return { names: products.map((product) => product.product_name), headers: response.headers };
}

const [scarf, shirt, beef] = [
  'Écharpe en laine',
  'Chemise de l’atelier mi-longue',
  'Bœuf 100%_pur',
];

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);
  beforeAll(async () => {
    for (const changes of PRODUCTS) await addProduct(getApi(), getApi().token, changes);
  });

  test.each([
    ['', [scarf, shirt, beef]],
    ['popular/', [scarf]],
    ['badge/Promo/', [scarf, beef]],
    ['gender/Men/', [shirt]],
    ['gender/Accessoire/season/Previous%20Collections/', [beef]],
    ['gender/Accessoire/season/New%20Arrivals/', []],
    ['gender/Men/?gender=Women', [shirt]],
    ['?search=ECHARPE', [scarf]],
    ['?search=%20boeuf', [beef]],
    ['?search=tiss', []],
    ["?search=l'atelier", [shirt]],
    ['?search=L%E2%80%99Atelier%20mi%20longue', [shirt]],
    ['?search=atelier-mi', [shirt]],
    ['?search=longue%20chemise', [shirt]],
    ['?search=wool%20scarf', [scarf]],
    ['gender/Men/?search=scarf', []],
    ['?search=100%25_', [beef]],
    ['?search=%25', [beef]],
    ['?search=_', [beef]],
    ['?color=%23fff', []],
    ['?color=%23ffffff', [shirt]],
    ['?color=%23FFFFFF,%23000000', [shirt, beef]],
    ['?size=m', [scarf, shirt]],
    ['?size=m&in_stock=true', [scarf]],
    ['?size=m&in_stock=false', [shirt]],
    ['?sold_out_variant=true', [shirt, beef]],
    ['?sold_out_variant=false', [scarf]],
    ['?size=taille%20UNIQUE,l', [scarf, shirt, beef]],
    ['?min_price=63.92&max_price=100', [scarf]],
    ['?gender=Women&season=New%20Arrivals&badge=Promo&popular=true', [scarf]],
    ['?sort=newest', [beef, shirt, scarf]],
    ['?sort=price', [beef, scarf, shirt]],
    ['?sort=-price', [shirt, scarf, beef]],
    ['?sort=discount', [beef, scarf, shirt]],
    ['?search=e', [scarf, beef, shirt]],
    ['?search=e&limit=2', [scarf, beef]],
    ['?search=e&max_price=130&limit=2&offset=1', [beef, shirt]],
    ['gender/Men/?search=e', [shirt]],
    ['?search=e&sort=newest', [beef, shirt, scarf]],
    ['?unknown=1', [scarf, shirt, beef]],
  ])('the list %s contains only the requested products', async (url, names) => {
    expect((await readList(getApi(), url)).names).toEqual(names);
  });

  test('a page of a list has the total count in a header', async () => {
    const second = await readList(getApi(), '?limit=1&offset=1&sort=newest');
    expect([second.names, second.headers['x-total-count']]).toEqual([[shirt], '3']);
    const beyond = await readList(getApi(), '?limit=6&offset=60');
    expect([beyond.names, beyond.headers['x-total-count']]).toEqual([[], '3']);
    const rest = await readList(getApi(), '?offset=2');
    expect([rest.names, rest.headers['x-total-count']]).toEqual([[beef], '3']);
    expect((await readList(getApi(), '')).headers['x-total-count']).toBe('3');
  });

  test.each([
    ['?limit=0', { limit: 'too_small' }],
    ['?limit=0x10', { limit: 'not_an_integer' }],
    ['?limit=', { limit: 'not_an_integer' }],
    ['?limit=1&limit=2', { limit: 'not_an_integer' }],
    ['?limit=1001', { limit: 'too_big' }],
    ['?offset=-1', { offset: 'not_an_integer' }],
    ['?sort=cheap', { sort: 'not_a_choice' }],
    ['?popular=yes', { popular: 'not_a_choice' }],
    ['?min_price=a', { min_price: 'not_a_number' }],
    ['?search=a%00b', { search: 'bad_format' }],
    ['?size=%00', { size: 'bad_format' }],
    [`?search=${'a'.repeat(201)}`, { search: 'too_long' }],
    ['gender/Kids/', { gender: 'not_a_choice' }],
    ['gender/Men/season/Summer/', { season: 'not_a_choice' }],
  ])('the list %s is refused with its invalid fields', async (url, fields) => {
    const response = await call(getApi(), 'GET', `/api/products/${url}`);
    expect([response.statusCode, response.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'invalid', fields }),
    ]);
  });

  test('the facets are the filter values of a list, with the sizes in their usual order', async () => {
    const facets = async (url: string) =>
      facetsSchema.parse((await call(getApi(), 'GET', `/api/products/facets/${url}`)).json());
    expect(await facets('')).toMatchObject({
      sizes: ['S', 'M', 'L', 'XL', '36', '38', 'Taille unique'],
      colors: ['#000000', '#17457F', '#FFFFFF'],
      min_price: '4.50',
      max_price: '120.00',
    });
    expect((await facets('?gender=Men')).colors).toEqual(['#FFFFFF']);
    expect(await facets('?gender=Men&season=Previous%20Collections')).toMatchObject({
      sizes: [],
      colors: [],
      min_price: '0.00',
      max_price: '0.00',
    });
  });

  test.each([
    ['', { m: 1, l: 2, tailleunique: 1, 38: 1, xl: 1, s: 1 }, { blue: 1, white: 1, black: 1 }],
    ['?color=%23ffffff', { l: 1 }, { blue: 1, white: 1, black: 1 }],
    [
      '?size=L,%20s',
      { m: 1, l: 2, tailleunique: 1, 38: 1, xl: 1, s: 1 },
      { blue: 1, white: 1, black: 1 },
    ],
    ['?size=M', { m: 1, l: 2, tailleunique: 1, 38: 1, xl: 1, s: 1 }, { blue: 1 }],
    ['?search=wool&max_price=70&size=L', { m: 1, l: 1 }, { blue: 1 }],
    ['?gender=Men&size=M', { l: 1 }, {}],
    ['?gender=Men&min_price=500', {}, {}],
  ])(
    'SHOP-3 the facets %s count products in stock, with the other filters',
    async (url, sizes, colorCounts) => {
      const response = await call(getApi(), 'GET', `/api/products/facets/${url}`);
      expect(facetsSchema.parse(response.json()).counts).toEqual({ sizes, colors: colorCounts });
    },
  );
});
