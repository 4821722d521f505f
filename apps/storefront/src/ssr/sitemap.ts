import { GENDERS, SEASONS } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { paths } from '../lib/paths.ts';
import type { ShopperClient } from '@shop/api-client';

/** The maximum number of URLs in a sitemap (sitemaps.org). */
const MAX_URLS = 50_000;
/** The page size for an API server with paging. One response with the whole list may be too long. */
const LIST_PAGE_SIZE = 500;

/**
 * Renders the sitemap (sitemaps.org): the static pages, each section of the shop, and every product. Rejects
 * when the product list cannot be read.
 */
export async function renderSitemap(
  api: ShopperClient | undefined,
  origin: string,
): Promise<string> {
  const products = api ? await listAllProducts(api) : [];
  const shopPaths = GENDERS.flatMap((gender) => [
    paths.shop({ gender }),
    ...SEASONS.map((season) => paths.shop({ gender, season })),
  ]);
  const pages = [paths.home, paths.shop(), ...shopPaths, paths.about, paths.contact];
  const allPaths = [...pages, ...products.map((product) => paths.product(product))].slice(
    0,
    MAX_URLS,
  );
  const urls = allPaths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

async function listAllProducts(api: ShopperClient): Promise<Product[]> {
  const products: Product[] = [];
  for (let offset = 0; ; offset += LIST_PAGE_SIZE) {
    const { items, total } = await api.products.list({ limit: LIST_PAGE_SIZE, offset });
    products.push(...items);
    const count = Math.min(total ?? 0, MAX_URLS);
    if (offset + LIST_PAGE_SIZE >= count) return products;
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
