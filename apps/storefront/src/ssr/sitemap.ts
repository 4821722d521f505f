import { GENDERS, SEASONS } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { LANGUAGES, type Language } from '@shop/i18n';
import { languagePath } from '../lib/language-path.ts';
import { paths } from '../lib/paths.ts';
import type { ShopperClient } from '@shop/api-client';

/** The maximum number of URLs in a sitemap (sitemaps.org). */
const MAX_URLS = 50_000;
/** The page size for an API server with paging. One response with the whole list may be too long. */
const LIST_PAGE_SIZE = 500;

/**
 * Renders the sitemap (sitemaps.org): the static pages, each section of the shop, and every product, each in both
 * languages. Rejects when the product list cannot be read.
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
    MAX_URLS / LANGUAGES.length,
  );
  const urls = allPaths.flatMap((path) => renderUrls(origin, path));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** The page in each language, and each time its URLs in the others (hreflang). */
function renderUrls(origin: string, path: string): string[] {
  const url = (language: Language) => escapeXml(origin + languagePath(path, language));
  const links = LANGUAGES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url(language)}"/>`,
  ).join('');
  return LANGUAGES.map((language) => `<url><loc>${url(language)}</loc>${links}</url>`);
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
