import { brandSchema, demoBrand } from '@shop/contract/brand';
import { z } from 'zod';

const URL_ERROR = 'must be an http or https address, as http://localhost:8000';
const PORT_ERROR = 'must be a port number, 0 to 65535';

const apiUrl = z
  .url({ protocol: /^https?$/, error: URL_ERROR })
  .transform((text) => new URL(text))
  .refine(
    (url) => url.username + url.password + url.search + url.hash === '',
    'must be an address without user, query or fragment',
  );

const brandJson = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('must be JSON');
      return z.NEVER;
    }
  })
  .pipe(brandSchema);

const ADDRESS = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'must be off, or IP addresses such as 10.0.0.1 or 10.0.0.0/8',
});

const proxies = z
  .string()
  .default('off')
  .transform((text) => (text === 'off' ? [] : text.split(/[\s,]+/).filter(Boolean)))
  .pipe(z.array(ADDRESS));

/** The environment variables of every server that serves one of the apps. */
export const serverVariables = {
  PORT: z
    .string()
    .refine((port) => /^\d{1,5}$/.test(port) && Number(port) < 65_536, PORT_ERROR)
    .transform(Number)
    .default(3000),
  HOST: z.string().min(1, 'must be an address to listen on').default('127.0.0.1'),
  SHOP_API_URL: apiUrl.default(new URL('http://localhost:8000')),
  SHOP_BRAND: brandJson.default(demoBrand),
  SHOP_TRUST_PROXY: proxies,
  SHOP_STOREFRONT_ORIGIN: apiUrl.transform(({ origin }) => origin).optional(),
};

/**
 * Reads variables from the environment. An empty variable counts as not set. Throws an error whose
 * message names the first invalid variable.
 */
export function readConfig<Shape extends z.ZodRawShape>(
  variables: Shape,
  environment: Record<string, string | undefined>,
): z.infer<z.ZodObject<Shape>> {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const config = z.object(variables).safeParse(Object.fromEntries(set));
  if (config.success) return config.data;
  const [issue] = config.error.issues;
  const path = issue?.path.filter((key) => typeof key === 'string').join('.');
  throw new Error(`${path} ${issue?.message}.`);
}
