import type { InlineSources } from './inline-sources.ts';
import type { RuntimeConfig } from './page-template.ts';

/** The hash of an empty style element. Emotion inserts one and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The policies of Trusted Types, both of the storefront. `json-ld` alone makes HTML of text: the description of a
 * product for search engines (`apps/storefront/src/pages/product/json-ld.tsx`). `service-worker` has the URL of that
 * one script.
 */
const TRUSTED_TYPES = 'json-ld service-worker';

/** For a year, browsers use TLS alone for this host and its subdomains. */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** What no page needs, and which other origins may show a file: the back office shows the storefront's logo. */
export const PLAIN_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * The policy of a script, a style sheet or a font: as a page of its own it may load nothing. It is short, because a
 * page has many files.
 */
export const ASSET_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The content security policy of an exported page, for a `meta` element: one that forbids framing works only as
 * a header. Requests and images may use every https origin, because `config.js` may name another API server.
 */
export function metaPolicy(config: RuntimeConfig, inline?: InlineSources): string {
  return contentPolicy(config, `https: ${config.apiUrl.origin}`, inline).join('; ');
}

/**
 * The security headers of every response (reliability.md B1–B3): no inline script or style but those of the build, by
 * their hashes, no HTML made of text, no other origin but the API server and the brand's logo, no framing.
 */
export function securityHeaders(
  config: RuntimeConfig,
  inline?: InlineSources,
): Record<string, string> {
  const policy = [...contentPolicy(config, config.apiUrl.origin, inline), "frame-ancestors 'none'"];
  return { ...PLAIN_HEADERS, 'content-security-policy': policy.join('; ') };
}

/** @param apiSources the origins of requests and of the images of products */
function contentPolicy(
  { brand }: RuntimeConfig,
  apiSources: string,
  inline: InlineSources | undefined,
): string[] {
  const logos = [brand.logo, brand.logoLight]
    .filter((logo) => logo?.startsWith('https:') === true)
    .map((logo) => ` ${new URL(logo ?? '').origin}`);
  return [
    "default-src 'none'",
    ["script-src 'self'", inline?.script].filter(Boolean).join(' '),
    `style-src 'self' ${inline?.style ?? EMPTY_STYLE}`,
    "font-src 'self'",
    `img-src 'self' data: blob: ${apiSources}${logos.join('')}`,
    `connect-src 'self' ${apiSources}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  ];
}

/** The header that is added when the request came by TLS. */
export function transportHeaders(isTls: boolean): Record<string, string> {
  return isTls ? { 'strict-transport-security': STRICT_TRANSPORT } : {};
}
