import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findImages } from '../store/images.ts';
import { listProductNames } from '../store/products.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { makePicture } from '../testing/goods.ts';
import { makeHost } from '../testing/host.ts';
import { removeImage } from './images.ts';
import { removeProduct } from './products.ts';
import { seedDemo, type DemoCatalogue, type SeedProduct } from './seed-demo.ts';
import type { Shop } from './shop.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-demo-'));
  for (const number of [1, 2, 3]) {
    const picture = await makePicture(number);
    await writeFile(join(folder, `${number}.webp`), Buffer.from(await picture.arrayBuffer()));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function demoProduct(place: number): SeedProduct {
  return {
    product_name: `Robe ${place}`,
    description: '',
    price: '90.00',
    promo_percentage: '0.00',
    badge: 'No Badge',
    gender: 'Women',
    season: 'New Arrivals',
    is_popular: place === 9,
    colors: [{ color_name: '#AA3344', sizes: [{ size: 'M', quantity: 3 }] }],
    pictures: [{ file: `${1 + (place % 3)}.webp` }],
  };
}

function catalogue(): DemoCatalogue {
  return {
    images: [
      { image_type: 'banner', file: '1.webp' },
      { image_type: 'banner', file: '2.webp' },
      { image_type: 'rounded', file: '3.webp' },
    ],
    products: Array.from({ length: 10 }, (_, place) => demoProduct(place)),
    pictures: pathToFileURL(`${folder}/`),
  };
}

async function seed(shop: Shop, stopAfter = Number.POSITIVE_INFINITY): Promise<string[]> {
  const said: string[] = [];
  const stopping = new AbortController();
  let steps = 0;
  const counted: Shop = {
    ...shop,
    media: {
      ...shop.media,
      encode: (file) => {
        steps += 1;
        if (steps > stopAfter) stopping.abort();
        return shop.media.encode(file);
      },
    },
  };
  await seedDemo(counted, catalogue(), { say: (line) => said.push(line), signal: stopping.signal });
  return said;
}

async function names(shop: Shop): Promise<string[]> {
  return listProductNames(shop.database.db);
}

eachDatabase((makePlace) => {
  test('issue 2, point 4: an empty shop is filled, what the home page shows first, and once', async () => {
    const place = await makePlace();
    const { shop, close } = await makeHost(place);
    const said = await seed(shop);
    expect(said.at(-1)).toBe('Demo catalogue: 13 of 13');
    expect((await names(shop)).slice(0, 2)).toEqual(['Robe 9', 'Robe 0']);
    const images = await findImages(shop.database.db);
    expect(images.map((image) => image.image_type)).toEqual(['banner', 'banner', 'rounded']);
    const before = await names(shop);
    await removeProduct(shop, '1');
    await removeImage(shop, images[0]?.id ?? '');
    expect(await seed(shop)).toEqual([]);
    expect(await names(shop)).toEqual(before.slice(1));
    await close();
    await place.remove();
  });

  test('issue 2, point 4: a seeding that was cut off goes on where it stopped, with nothing twice', async () => {
    const place = await makePlace();
    const { shop, close } = await makeHost(place);
    await seed(shop, 5);
    expect((await names(shop)).length).toBeLessThan(10);
    await Promise.all([seed(shop), seed(shop)]);
    expect((await names(shop)).toSorted()).toEqual(
      catalogue().products.map((product) => product.product_name),
    );
    expect(await findImages(shop.database.db)).toHaveLength(3);
    await close();
    await place.remove();
  });

  test('host.md a shop that holds anything is not seeded', async () => {
    const place = await makePlace();
    const { shop, close } = await makeHost(place);
    await seed(shop);
    await shop.database.db.deleteFrom('settings').where('name', '=', 'demo_catalogue').execute();
    expect(await seed(shop)).toEqual([]);
    await close();
    await place.remove();
  });
});
