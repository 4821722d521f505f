/** What makes this shop this shop: written into the page by whoever serves it (`SHOP_BRAND`). */
export type Brand = {
  name: string;
  /** Eight digits, without +216. */
  phone: string;
  instagram: string;
  facebook: string;
  logo?: string | undefined;
};

/** What the page was told when it was served. */
export type PageConfig = {
  /** The API host's address without a trailing slash; undefined when the page was told none, or nonsense. */
  apiUrl: string | undefined;
  brand: Brand;
};

const NO_BRAND: Brand = { name: 'Boutique', phone: '', instagram: '', facebook: '' };

/** Reads the API's address: absolute http(s), or undefined. */
export function readApiUrl(text: string | null | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href.replace(/\/+$/, '') : undefined;
}

/** Reads the brand's JSON; what is missing or not a text is left empty, and its link is not shown. */
export function readBrand(json: string | null | undefined): Brand {
  const facts = parseObject(json ?? '');
  const text = (name: string) => {
    const value = facts[name];
    return typeof value === 'string' ? value : '';
  };
  const logo = text('logo');
  return {
    name: text('name') || NO_BRAND.name,
    phone: text('phone'),
    instagram: text('instagram'),
    facebook: text('facebook'),
    ...(logo && { logo }),
  };
}

/** Reads what index.html carries: `<meta name="shop-api">` and `<script id="shop-brand">`. */
export function readPageConfig(page: Document): PageConfig {
  const meta = page.querySelector('meta[name="shop-api"]');
  return {
    apiUrl: readApiUrl(meta?.getAttribute('content')),
    brand: readBrand(page.getElementById('shop-brand')?.textContent),
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
