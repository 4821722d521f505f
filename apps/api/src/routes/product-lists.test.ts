import { facetsSchema, productSchema } from '@shop/contract/schemas';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors } from '../testing/goods.ts';
import { useHost, type RunningHost } from '../testing/host.ts';

const GOODS = [
  { product_name: 'Écharpe en laine', price: '79.90', promo_percentage: '20.00' },
  {
    product_name: 'Chemise en lin',
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

async function found(host: RunningHost, url: string) {
  const answer = await call(host, 'GET', `/api/products/${url}`);
  const products = productSchema.array().parse(answer.json());
  return { names: products.map((product) => product.product_name), headers: answer.headers };
}

const [scarf, shirt, beef] = ['Écharpe en laine', 'Chemise en lin', 'Bœuf 100%_pur'];

eachDatabase((makePlace) => {
  const running = useHost(makePlace);
  beforeAll(async () => {
    for (const changes of GOODS) await addProduct(running(), running().token, changes);
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
    ['?search=100%25_', [beef]],
    ['?search=%25', [beef]],
    ['?search=_', [beef]],
    ['?color=%23fff', []],
    ['?color=%23ffffff', [shirt]],
    ['?color=%23FFFFFF,%23000000', [shirt, beef]],
    ['?size=m', [scarf, shirt]],
    ['?size=m&in_stock=true', [scarf]],
    ['?size=m&in_stock=false', [shirt]],
    ['?size=taille%20UNIQUE,l', [scarf, shirt, beef]],
    ['?min_price=63.92&max_price=100', [scarf]],
    ['?gender=Women&season=New%20Arrivals&badge=Promo&popular=true', [scarf]],
    ['?sort=newest', [beef, shirt, scarf]],
    ['?sort=price', [beef, scarf, shirt]],
    ['?sort=-price', [shirt, scarf, beef]],
    ['?sort=discount', [beef, scarf, shirt]],
    ['?unknown=1', [scarf, shirt, beef]],
  ])('host.md the list %s holds just what it asks for', async (url, names) => {
    expect((await found(running(), url)).names).toEqual(names);
  });

  test('host.md a list pages, and counts all it has in a header', async () => {
    const second = await found(running(), '?limit=1&offset=1&sort=newest');
    expect([second.names, second.headers['x-total-count']]).toEqual([[shirt], '3']);
    const beyond = await found(running(), '?limit=6&offset=60');
    expect([beyond.names, beyond.headers['x-total-count']]).toEqual([[], '3']);
    const rest = await found(running(), '?offset=2');
    expect([rest.names, rest.headers['x-total-count']]).toEqual([[beef], '3']);
    expect((await found(running(), '')).headers['x-total-count']).toBe('3');
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
  ])('the list %s is refused by field', async (url, fields) => {
    const answer = await call(running(), 'GET', `/api/products/${url}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'invalid', fields }),
    ]);
  });

  test('host.md the facets are what a list can be filtered by, sizes as people order them', async () => {
    const facets = async (url: string) =>
      facetsSchema.parse((await call(running(), 'GET', `/api/products/facets/${url}`)).json());
    expect(await facets('')).toEqual({
      sizes: ['S', 'M', 'L', 'XL', '36', '38', 'Taille unique'],
      colors: ['#000000', '#17457F', '#FFFFFF'],
      min_price: '4.50',
      max_price: '120.00',
    });
    expect((await facets('?gender=Men')).colors).toEqual(['#FFFFFF']);
    expect(await facets('?gender=Men&season=Previous%20Collections')).toEqual({
      sizes: [],
      colors: [],
      min_price: '0.00',
      max_price: '0.00',
    });
  });
});
