import { GENDERS, SEASONS } from '@shop/contract/constants';
import { paths } from '../platform/paths.ts';
import type { ShopClient } from '../platform/shop-client.ts';

/**
 * Writes the sitemap (sitemaps.org): the pages that stay, each part of the shop, and every product.
 * Rejects when the host's list cannot be read.
 */
export async function listPages(api: ShopClient | undefined, origin: string): Promise<string> {
  const products = (await api?.listProducts())?.items ?? [];
  const parts = GENDERS.flatMap((gender) => [
    paths.shop({ gender }),
    ...SEASONS.map((season) => paths.shop({ gender, season })),
  ]);
  const pages = [paths.home, paths.shop(), ...parts, paths.about, paths.contact];
  const urls = [...pages, ...products.map(paths.product)].map(
    (address) => `<url><loc>${escapeXml(origin + address)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
