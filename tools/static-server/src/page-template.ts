import type { Brand } from '@shop/contract/brand';

/** The values that are written into a page when it is served, not when it is built. */
export type RuntimeConfig = { apiUrl: URL; brand: Brand };

/**
 * Replaces `%SHOP_API%` with the API server's URL, `%SHOP_BRAND%` with the brand as JSON and `%SHOP_PHONE%`
 * with its phone number, which has digits only. The others are escaped for their place: an attribute value,
 * where a URL has only `&` to escape, and a data block, which no text of the JSON can end.
 */
export function fillTemplate(template: string, { apiUrl, brand }: RuntimeConfig): string {
  const url = apiUrl.href.replace(/\/+$/, '').replaceAll('&', '&amp;');
  const json = JSON.stringify(brand).replaceAll('<', String.raw`\u003c`);
  return template
    .replaceAll('%SHOP_API%', () => url)
    .replaceAll('%SHOP_PHONE%', brand.phone)
    .replaceAll('%SHOP_BRAND%', () => json);
}

/**
 * Replaces the first of each placeholder by its content, which is not searched for placeholders; throws when the
 * template lacks one.
 */
export function fillPlaceholders(
  template: string,
  contents: Readonly<Record<string, string>>,
): string {
  const places = Object.entries(contents).map(([placeholder, content]) => {
    const start = template.indexOf(placeholder);
    if (start < 0) throw new Error(`The template has no ${placeholder}.`);
    return { start, end: start + placeholder.length, content };
  });
  let end = 0;
  const parts = places
    .toSorted((one, other) => one.start - other.start)
    .flatMap((place) => {
      const before = template.slice(end, place.start);
      ({ end } = place);
      return [before, place.content];
    });
  return [...parts, template.slice(end)].join('');
}

/** JSON in a page, by its id; no text in it can end the block. */
export function dataBlock(id: string, json: string): string {
  const escaped = json.replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${escaped}</script>`;
}
