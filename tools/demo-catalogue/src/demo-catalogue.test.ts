import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { demoProducts } from './products.ts';
import { imagesToRender } from './images-to-render.ts';
import { imagesFolder, readManifest, sha256Of } from './image-manifest.ts';
import { demoSiteImages } from './site-images.ts';

const twoDecimals = /^\d+\.\d\d$/;
const sizesOf = demoProducts.flatMap((product) => product.colors.flatMap((colour) => colour.sizes));

test('the demo catalogue has at least 48 products in three genders and two seasons', () => {
  expect(demoProducts.length).toBeGreaterThanOrEqual(48);
  const counts = new Map<string, number>();
  for (const { gender, season } of demoProducts) {
    const key = `${gender}, ${season}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(8);
});

test('at least 12 demo products are popular and 10 on promotion, and only those have the badge', () => {
  expect(demoProducts.filter((product) => product.is_popular).length).toBeGreaterThanOrEqual(12);
  const promoted = demoProducts.filter((product) => product.badge === 'Promo');
  expect(promoted.length).toBeGreaterThanOrEqual(10);
  for (const product of demoProducts) {
    expect(product.promo_percentage).toMatch(twoDecimals);
    expect(product.promo_percentage === '0.00', product.slug).toBe(product.badge === 'No Badge');
    expect(Number(product.promo_percentage)).toBeLessThan(100);
  }
});

test('demo texts have a narrow non-breaking space before ; ! and ?, and a non-breaking one before : % and °C', () => {
  for (const { description, material, care, slug } of demoProducts) {
    for (const text of [description, material, care]) {
      expect(text, slug).not.toMatch(/[^\u202F][;!?]/);
      expect(text, slug).not.toMatch(/ (?:[:%]|°C)/);
    }
  }
});

test('each demo product has its own material in 300 characters and care in 1,000', () => {
  for (const { material, care, slug } of demoProducts) {
    expect(material.length, slug).toBeGreaterThan(0);
    expect(material.length, slug).toBeLessThanOrEqual(300);
    expect(care.length, slug).toBeGreaterThan(0);
    expect(care.length, slug).toBeLessThanOrEqual(1_000);
  }
});

test('ADR 0112: the description of a demo product does not repeat its care, which has a place of its own', () => {
  const care =
    /(?:^|[.!?] )(?:Lavage|Nettoyage|Brossage|Nourrir|Ne pas|Éviter|À (?:essuyer|garder)|Se (?:nettoie|brosse|nourrit))/;
  for (const { description, slug } of demoProducts) expect(description, slug).not.toMatch(care);
});

test('demo prices go from 9 to 400 TND, with two decimals', () => {
  const prices = demoProducts.map((product) => product.price);
  for (const price of prices) expect(price).toMatch(twoDecimals);
  expect(Math.min(...prices.map(Number))).toBe(9);
  expect(Math.max(...prices.map(Number))).toBe(400);
});

test('each demo product has 2 to 4 different colours as #RRGGBB, each with sizes', () => {
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

test('demo sizes are letters, numbers and one size; some are sold out, some have low stock', () => {
  const names = new Set(sizesOf.map(({ size }) => size));
  for (const size of ['XS', 'XXL', '36', '46', 'Taille unique']) expect(names).toContain(size);
  expect(sizesOf.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 0)).toBe(true);
  expect(sizesOf.filter(({ quantity }) => quantity === 0).length).toBeGreaterThan(20);
  expect(sizesOf.filter(({ quantity }) => quantity >= 1 && quantity <= 3).length).toBeGreaterThan(
    20,
  );
});

test('names, slugs and descriptions are unique and in French with accents', () => {
  for (const field of ['product_name', 'slug', 'description'] as const) {
    expect(new Set(demoProducts.map((product) => product[field])).size).toBe(demoProducts.length);
  }
  expect(
    demoProducts.filter((product) => /[éèêàâçôîûï]/i.test(product.product_name)).length,
  ).toBeGreaterThan(20);
});

test('each demo product has 2 to 4 images, the first in its first colour; there are 5 banners and 3 rounded images', () => {
  for (const { slug, images, colors } of demoProducts) {
    expect(images.length, slug).toBeGreaterThanOrEqual(2);
    expect(images.length, slug).toBeLessThanOrEqual(4);
    expect(images[0]?.colour, slug).toBe(colors[0]?.color_name);
  }
  const types = demoSiteImages.map((image) => image.image_type);
  expect(types.filter((type) => type === 'banner')).toHaveLength(5);
  expect(types.filter((type) => type === 'rounded')).toHaveLength(3);
});

test('each demo product has its own drawing, and no two images are equal', () => {
  const drawings = demoProducts.map(
    (product) => new Set(product.images.map((image) => image.drawing)),
  );
  expect(drawings.every((names) => names.size === 1)).toBe(true);
  expect(new Set(drawings.flatMap((names) => [...names])).size).toBe(demoProducts.length);
  const images = imagesToRender();
  expect(new Set(images.map(({ file }) => file)).size).toBe(images.length);
  expect(new Set(images.map(({ draw }) => draw().svg)).size).toBe(images.length);
});

test('every image in the repository is rendered from its current drawing; all are within 14 MB', async () => {
  const manifest = await readManifest();
  const images = imagesToRender();
  expect([...manifest.keys()].toSorted()).toEqual(images.map(({ file }) => file).toSorted());
  let bytes = 0;
  for (const { file, draw } of images) {
    expect(manifest.get(file), file).toBe(sha256Of(draw().svg));
    bytes += (await stat(new URL(file, imagesFolder))).size;
  }
  expect(bytes).toBeLessThanOrEqual(14_000_000);
});
