/** What the page was told when it was served (host.md, Configuration). */
export type PageConfig = {
  /** The API host's address without its last slash; undefined when the page was told none, or nonsense. */
  apiUrl: string | undefined;
  /** The shop's name, over every page. */
  shopName: string;
};

/** Reads `SHOP_API_URL`: an absolute http or https address, or undefined. */
export function readApiUrl(text: string | null | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href.replace(/\/+$/, '') : undefined;
}

/** Reads the name in `SHOP_BRAND`'s JSON; empty when it is missing or broken. */
export function readShopName(json: string | null | undefined): string {
  try {
    const brand: unknown = JSON.parse(json ?? '');
    const named = typeof brand === 'object' && brand !== null && 'name' in brand;
    return named && typeof brand.name === 'string' ? brand.name : '';
  } catch {
    return '';
  }
}

/** Reads what index.html carries: `<meta name="shop-api">` and `<script id="shop-brand">`. */
export function readPageConfig(page: Document): PageConfig {
  const meta = page.querySelector('meta[name="shop-api"]');
  return {
    apiUrl: readApiUrl(meta?.getAttribute('content')),
    shopName: readShopName(page.getElementById('shop-brand')?.textContent),
  };
}
