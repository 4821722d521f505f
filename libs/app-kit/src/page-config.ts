import type { Brand } from '@shop/contract/brand';
import { parseJson } from '@shop/contract/parse-json';

declare global {
  /** The configuration that `config.js` of an exported app sets: `{ api, brand }`. */
  var shopConfig: unknown;
}

/** The configuration of a deployment. */
export type PageConfig = {
  /** The API server's URL without a trailing slash; undefined when it is missing or not valid. */
  apiUrl: string | undefined;
  brand: Brand;
};

/**
 * Reads the configuration from `config.js` of an exported app, otherwise from `<meta name="shop-api">` and
 * `<script id="shop-brand">` of the page. A text of the brand that is missing or not valid is empty.
 * @param defaultName the name of a shop whose brand has none
 */
export function readPageConfig(page: Document, defaultName = ''): PageConfig {
  const config = toObject(globalThis.shopConfig);
  const api = config['api'] ?? page.querySelector('meta[name="shop-api"]')?.getAttribute('content');
  const brand = readBrand(
    config['brand'] ?? parseJson(page.getElementById('shop-brand')?.textContent),
  );
  return { apiUrl: readApiUrl(api), brand: { ...brand, name: brand.name || defaultName } };
}

/** Reads `SHOP_API_URL`: an absolute http or https URL, or undefined. */
export function readApiUrl(text: unknown): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href.replace(/\/+$/, '') : undefined;
}

/** Reads `SHOP_BRAND`, an object. */
export function readBrand(brand: unknown): Brand {
  const fields = toObject(brand);
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const logo = text('logo');
  const logoLight = text('logoLight');
  const url = text('url');
  return {
    name: text('name'),
    phone: text('phone'),
    instagram: text('instagram'),
    facebook: text('facebook'),
    ...(logo && { logo }),
    ...(logoLight && { logoLight }),
    ...(/^https?:/.test(url) && { url }),
  };
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
