import type { PageFacts } from './page.ts';

/** The empty style: emotion puts one into the page and fills it through the CSSOM, which CSP allows. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The headers of every answer (reliability.md B1–B3): nothing inline runs or styles, nothing comes
 * from a foreign origin but the API's data and pictures and the brand's logo, nobody frames a page.
 * @param styleSource names the one style that stands in the page itself
 */
export function securityHeaders(
  { apiUrl, brand }: PageFacts,
  styleSource = EMPTY_STYLE,
): Record<string, string> {
  const pictures = ["'self'", 'data:', 'blob:', apiUrl.origin];
  if (brand.logo?.startsWith('https:') === true) pictures.push(new URL(brand.logo).origin);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", styleSource],
    'font-src': ["'self'"],
    'img-src': pictures,
    'connect-src': ["'self'", apiUrl.origin],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  };
}
