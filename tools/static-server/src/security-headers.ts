import type { RuntimeConfig } from './page-template.ts';

/** The hash of an empty style element. Emotion inserts one and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The hashes of a page's inline elements, as sources of the content security policy. */
export type InlineSources = { style: string; script: string };

/**
 * The security headers of every response (reliability.md B1–B3): no inline script or style but those of
 * the build, by their hashes, no other origin but the API server and the brand's logo, no framing.
 */
export function securityHeaders(
  { apiUrl, brand }: RuntimeConfig,
  inline?: InlineSources,
): Record<string, string> {
  const logos = [brand.logo, brand.logoLight]
    .filter((logo) => logo?.startsWith('https:') === true)
    .map((logo) => ` ${new URL(logo ?? '').origin}`);
  const policy = [
    "default-src 'none'",
    inline ? `script-src 'self' ${inline.script}` : "script-src 'self'",
    `style-src 'self' ${inline?.style ?? EMPTY_STYLE}`,
    "font-src 'self'",
    `img-src 'self' data: blob: ${apiUrl.origin}${logos.join('')}`,
    `connect-src 'self' ${apiUrl.origin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  };
}
