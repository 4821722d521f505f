import { metaPolicy, type InlineSources, type RuntimeConfig } from '@shop/static-server';

/** The charset of a page: the policy follows it, before everything that the policy is about. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/;

/** Completes a template of the build for a static host: `config.js` has its configuration. */
export function exportedTemplate(html: string, { brand }: RuntimeConfig): string {
  return html
    .replaceAll('%SHOP_API%', '')
    .replaceAll('%SHOP_BRAND%', '{}')
    .replaceAll('%SHOP_PHONE%', brand.phone);
}

/**
 * Completes a page whose template is exported: `config.js`, and its content security policy in a `meta` element. Throws
 * when the page has no charset.
 * @param inline the hashes of the page's inline style and scripts
 */
export function exportedPage(html: string, config: RuntimeConfig, inline?: InlineSources): string {
  if (!CHARSET.test(html)) throw new Error('The page has no <meta charset="utf-8">.');
  const policy = metaPolicy(config, inline).replaceAll('"', '&quot;');
  const head = `<meta http-equiv="content-security-policy" content="${policy}"><script src="/config.js" defer></script>`;
  return html.replace(CHARSET, (charset) => charset + head);
}

/** The configuration of an exported app, which `readPageConfig` of `@shop/app-kit` reads. */
export function configScript({ apiUrl, brand }: RuntimeConfig): string {
  const config = { api: apiUrl.href.replace(/\/+$/, ''), brand };
  return `// The configuration of this site. A change is in effect as soon as this file is uploaded.
globalThis.shopConfig = ${JSON.stringify(config, undefined, 2)};
`;
}
