import type { Brand } from '@shop/contract/brand';

/** The configuration of a deployment, as the page contains it. */
export type PageConfig = {
  /** The API server's URL without a trailing slash; undefined when it is missing or not valid. */
  apiUrl: string | undefined;
  brand: Brand;
};

/**
 * Reads the configuration from `<meta name="shop-api">` and `<script id="shop-brand">`. A text of the
 * brand that is missing or not valid is empty.
 * @param defaultName the name of a shop whose brand has none
 */
export function readPageConfig(page: Document, defaultName = ''): PageConfig {
  const meta = page.querySelector('meta[name="shop-api"]');
  const brand = readBrand(page.getElementById('shop-brand')?.textContent);
  return {
    apiUrl: readApiUrl(meta?.getAttribute('content')),
    brand: { ...brand, name: brand.name || defaultName },
  };
}

/** Reads `SHOP_API_URL`: an absolute http or https URL, or undefined. */
export function readApiUrl(text: string | null | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href.replace(/\/+$/, '') : undefined;
}

/** Reads `SHOP_BRAND`, a JSON object. */
export function readBrand(json: string | null | undefined): Brand {
  const fields = parseObject(json ?? '');
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

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
