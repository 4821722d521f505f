import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { demoProducts } from './catalogue.ts';
import { orderedPictures } from './ordered-pictures.ts';
import { picturesFolder, readManifest, sha256Of } from './picture-manifest.ts';
import { demoSiteImages } from './site-images.ts';

const twoDecimals = /^\d+\.\d\d$/;
const sizesOf = demoProducts.flatMap((product) => product.colors.flatMap((colour) => colour.sizes));

test('issue 2, point 4: at least 48 products stand over the three genders and two seasons', () => {
  expect(demoProducts.length).toBeGreaterThanOrEqual(48);
  const shelves = new Map<string, number>();
  for (const { gender, season } of demoProducts) {
    const shelf = `${gender}, ${season}`;
    shelves.set(shelf, (shelves.get(shelf) ?? 0) + 1);
  }
  expect(shelves.size).toBe(6);
  expect(Math.min(...shelves.values())).toBeGreaterThanOrEqual(8);
});

test('issue 2, point 4: at least 12 are popular and 10 on promotion, and only those carry the badge', () => {
  expect(demoProducts.filter((product) => product.is_popular).length).toBeGreaterThanOrEqual(12);
  const promoted = demoProducts.filter((product) => product.badge === 'Promo');
  expect(promoted.length).toBeGreaterThanOrEqual(10);
  for (const product of demoProducts) {
    expect(product.promo_percentage).toMatch(twoDecimals);
    expect(product.promo_percentage === '0.00', product.slug).toBe(product.badge === 'No Badge');
    expect(Number(product.promo_percentage)).toBeLessThan(100);
  }
});

test('issue 2, point 4: prices run from 9 to 400 TND, written with two decimals', () => {
  const prices = demoProducts.map((product) => product.price);
  for (const price of prices) expect(price).toMatch(twoDecimals);
  expect(Math.min(...prices.map(Number))).toBe(9);
  expect(Math.max(...prices.map(Number))).toBe(400);
});

test('issue 2, point 4: each has 2 to 4 colours as #RRGGBB, each once, each with sizes', () => {
  for (const { slug, colors } of demoProducts) {
    const names = colors.map((colour) => colour.color_name);
    expect(colors.length, slug).toBeGreaterThanOrEqual(2);
    expect(colors.length, slug).toBeLessThanOrEqual(4);
    expect(new Set(names).size, slug).toBe(names.length);
    for (const { color_name, sizes } of colors) {
      expect(color_name).toMatch(/^#[0-9a-f]{6}$/);
      expect(sizes.length, slug).toBeGreaterThan(0);
      expect(new Set(sizes.map(({ size }) => size)).size, slug).toBe(sizes.length);
    }
  }
});

test('issue 2, point 4: sizes are letters, numbers and one size; some are sold out, some nearly', () => {
  const names = new Set(sizesOf.map(({ size }) => size));
  for (const size of ['XS', 'XXL', '36', '46', 'Taille unique']) expect(names).toContain(size);
  expect(sizesOf.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 0)).toBe(true);
  expect(sizesOf.filter(({ quantity }) => quantity === 0).length).toBeGreaterThan(20);
  expect(sizesOf.filter(({ quantity }) => quantity >= 1 && quantity <= 3).length).toBeGreaterThan(
    20,
  );
});

test('names, slugs and descriptions are each used once, in French with its accents', () => {
  for (const field of ['product_name', 'slug', 'description'] as const) {
    expect(new Set(demoProducts.map((product) => product[field])).size).toBe(demoProducts.length);
  }
  expect(
    demoProducts.filter((product) => /[éèêàâçôîûï]/i.test(product.product_name)).length,
  ).toBeGreaterThan(20);
});

test('each product has 2 to 4 pictures, the first in its first colour; 5 banners and 3 rounded', () => {
  for (const { slug, pictures, colors } of demoProducts) {
    expect(pictures.length, slug).toBeGreaterThanOrEqual(2);
    expect(pictures.length, slug).toBeLessThanOrEqual(4);
    expect(pictures[0]?.colour, slug).toBe(colors[0]?.color_name);
  }
  const types = demoSiteImages.map((image) => image.image_type);
  expect(types.filter((type) => type === 'banner')).toHaveLength(5);
  expect(types.filter((type) => type === 'rounded')).toHaveLength(3);
});

test('no two garments share a drawing, and no two pictures are the same', () => {
  const drawings = demoProducts.map(
    (product) => new Set(product.pictures.map((picture) => picture.drawing)),
  );
  expect(drawings.every((names) => names.size === 1)).toBe(true);
  expect(new Set(drawings.flatMap((names) => [...names])).size).toBe(demoProducts.length);
  const pictures = orderedPictures();
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
  expect(new Set(pictures.map(({ draw }) => draw().svg)).size).toBe(pictures.length);
});

test('every picture is committed as rendered from the present drawing; all stay within 14 MB', async () => {
  const manifest = await readManifest();
  const pictures = orderedPictures();
  expect([...manifest.keys()].toSorted()).toEqual(pictures.map(({ file }) => file).toSorted());
  let bytes = 0;
  for (const { file, draw } of pictures) {
    expect(manifest.get(file), file).toBe(sha256Of(draw().svg));
    bytes += (await stat(new URL(file, picturesFolder))).size;
  }
  expect(bytes).toBeLessThanOrEqual(14_000_000);
});
