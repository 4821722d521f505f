import { z } from 'zod';
import { readConfig, serverVariables } from '@shop/static-server';

const variables = {
  ...serverVariables,
  /** The origin of the storefront, for absolute URLs; without it `http://localhost` and the port. */
  SHOP_STOREFRONT_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as https://shop.example' })
    .transform((text) => new URL(text).origin)
    .optional(),
  /** The time limit for rendering a page, in milliseconds. After it, the page is sent unrendered. */
  SHOP_SSR_TIMEOUT_MS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a time in milliseconds, 0 to 99999')
    .transform(Number)
    .default(300),
  SHOP_FIRST_VIEW_MS: z.undefined({ error: 'is now SHOP_SSR_TIMEOUT_MS: rename it' }).optional(),
};

/** Reads the variables of the storefront's server. Throws an error that names the first invalid one. */
export function readStorefrontConfig(environment: Record<string, string | undefined>) {
  return readConfig(variables, environment);
}
