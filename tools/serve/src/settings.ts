import { z } from 'zod';
import { brandSchema, demoBrand } from './brand.ts';

const apiUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be an http or https address, as http://localhost:8000',
  })
  .transform((text) => new URL(text))
  .refine(
    (url) => url.username + url.password + url.search + url.hash === '',
    'must be an address without user, query or fragment',
  );

const brandText = z
  .string()
  .transform((text, context) => {
    try {
      const value: unknown = JSON.parse(text);
      return value;
    } catch {
      context.addIssue('must be JSON');
      return z.NEVER;
    }
  })
  .pipe(brandSchema);

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535')
    .transform(Number)
    .refine((port) => port < 65_536, 'must be a port number, 0 to 65535')
    .default(3000),
  HOST: z.string().min(1, 'must be an address to listen on').default('127.0.0.1'),
  SHOP_API_URL: apiUrl.default(new URL('http://localhost:8000')),
  SHOP_BRAND: brandText.default(demoBrand),
  /** Where shoppers reach the storefront, for its absolute addresses; else where each request came to. */
  SHOP_STOREFRONT_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
    .transform((text) => new URL(text).origin)
    .optional(),
  /** How long a visitor waits for a page's first view before it is sent without. */
  SHOP_FIRST_VIEW_MS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a time in milliseconds, 0 to 99999')
    .transform(Number)
    .default(300),
});

/** Where the pages are served, and what is written into them. */
export type Settings = z.infer<typeof environment>;

/** A variable of the environment that cannot be used; its message is one sentence for the person who set it. */
class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

/**
 * Reads the settings of host.md ("Configuration") that concern the pages. An empty variable counts
 * as not set. Throws `WrongSetting`, naming the first variable that is wrong.
 */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const given = Object.entries(variables).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const settings = environment.safeParse(Object.fromEntries(given));
  if (settings.success) return settings.data;
  const [issue] = settings.error.issues;
  throw new WrongSetting(`${issue?.path.join('.')} ${issue?.message}.`);
}
