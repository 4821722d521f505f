import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandSchema, demoBrand, type Brand } from '@shop/contract/brand';
import { serverVariables, type RuntimeConfig } from '@shop/static-server';
import { ExportError } from './export-error.ts';

/** The options of an export, as the command line has them. */
export type ExportOptions = {
  config: RuntimeConfig;
  /** The origin of the storefront. */
  origin: string;
  /** The folder to write, as an absolute path. */
  out: string;
  /** Whether the pages are rendered. */
  prerender: boolean;
};

const USAGE =
  'npm run export -- storefront|backoffice --api URL --origin URL [--brand FILE] --out DIR [--prerender]';

/**
 * Reads the options of an export. `--origin` is the public URL of the storefront, also for the back office,
 * which links to it. Without `--brand`, a JSON file, the brand is the demo shop's.
 * @param folder relative paths start here
 * @throws ExportError that names the first missing or invalid option
 */
export async function readExportOptions(
  args: readonly string[],
  folder: string,
): Promise<ExportOptions> {
  const values = parse(args);
  const apiUrl = readUrl('--api', values.api, 'https://api.example.tn');
  const origin = readOrigin(values.origin);
  rejectMixedContent(apiUrl, origin);
  if (values.out === undefined) throw new ExportError(`--out is missing. ${USAGE}`);
  const brand =
    values.brand === undefined ? demoBrand : await readBrand(resolve(folder, values.brand));
  return {
    config: { apiUrl, brand: { url: origin, ...brand } },
    origin,
    out: resolve(folder, values.out),
    prerender: values.prerender ?? false,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { api: text, origin: text, brand: text, out: text, prerender: { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new ExportError(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`);
  }
}

function readUrl(option: string, text: string | undefined, example: string): URL {
  if (text === undefined) throw new ExportError(`${option} is missing, such as ${example}.`);
  const url = serverVariables.SHOP_API_URL.safeParse(text);
  if (url.success) return url.data;
  throw new ExportError(`${option} ${text} ${url.error.issues[0]?.message}.`);
}

/** The files of an app are at the root of its host. */
function readOrigin(text: string | undefined): string {
  const url = readUrl('--origin', text, 'https://example.tn');
  if (url.pathname === '/') return url.origin;
  throw new ExportError(
    `--origin ${text} has a path, but the storefront needs a host of its own: use ${url.origin}.`,
  );
}

/** Browsers block requests of a page with TLS to a server without TLS, unless it is on the same machine. */
function rejectMixedContent(apiUrl: URL, origin: string): void {
  const isLocal = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/.test(apiUrl.hostname);
  if (apiUrl.protocol === 'https:' || !origin.startsWith('https:') || isLocal) return;
  throw new ExportError(
    `--api ${apiUrl.href} has no TLS: browsers cannot call it from the pages of ${origin}, use https.`,
  );
}

async function readBrand(path: string): Promise<Brand> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ExportError(`--brand ${path} cannot be read.`, { cause });
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new ExportError(`--brand ${path} is not JSON.`, { cause });
  }
  const brand = brandSchema.safeParse(json);
  if (brand.success) return brand.data;
  const [issue] = brand.error.issues;
  throw new ExportError(`--brand ${path}: ${issue?.path.join('.')} ${issue?.message}.`);
}
