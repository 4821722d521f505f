import { GENDERS, SEASONS } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { paths } from '../platform/paths.ts';
import type { ShopClient } from '../platform/shop-client.ts';

/** More addresses than this no sitemap may hold (sitemaps.org). */
const MOST_ADDRESSES = 50_000;
/** How many products one answer holds, of a host that pages: a long list whole is too long an answer. */
const AT_ONCE = 500;

/**
 * Writes the sitemap (sitemaps.org): the pages that stay, each part of the shop, and every product.
 * Rejects when the host's list cannot be read.
 */
export async function listPages(api: ShopClient | undefined, origin: string): Promise<string> {
  const products = api ? await everyProduct(api) : [];
  const parts = GENDERS.flatMap((gender) => [
    paths.shop({ gender }),
    ...SEASONS.map((season) => paths.shop({ gender, season })),
  ]);
  const pages = [paths.home, paths.shop(), ...parts, paths.about, paths.contact];
  const addresses = [...pages, ...products.map(paths.product)].slice(0, MOST_ADDRESSES);
  const urls = addresses.map((address) => `<url><loc>${escapeXml(origin + address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

async function everyProduct(api: ShopClient): Promise<Product[]> {
  const products: Product[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const { items, total } = await api.listProducts({ limit: AT_ONCE, offset });
    products.push(...items);
    const most = Math.min(total ?? 0, MOST_ADDRESSES);
    if (offset + AT_ONCE >= most) return products;
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
