import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createShopperClient } from '@shop/api-client';
import { GENDERS, SEASONS } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { LANGUAGES, type Language } from '@shop/i18n';
import {
  ExportError,
  exportedPage,
  exportedTemplate,
  type ExportOptions,
  type OutputFolder,
} from '@shop/static-export';
import { readBuild } from '../server/build-manifest.ts';
import { injectHtml } from '../server/inject-html.ts';
import { loadServerBuild } from '../server/load-server-build.ts';
import { languagePath } from '../src/lib/language-path.ts';
import { paths } from '../src/lib/paths.ts';
import { explainError } from './explain-error.ts';
import { pageFile, productIdFile } from './page-file.ts';
import { readVersion, TEMPLATE, type Builds } from './version.ts';

const LIST_PAGE_SIZE = 500;
/** How many pages are rendered and compressed at once. */
const CONCURRENCY = 16;
/** How many products a warning names. */
const MAX_NAMES = 5;
/** The list of the product pages of the last export, by file: the path and query of each. */
const PRODUCT_PAGES = '.product-pages.json';

/** A page to write: its path and query, and what it is made of beside the build, when that is known. */
type PageToRender = { path: string; file: string; input?: string };

/**
 * Renders home, each section of the shop, every product, About and Contact in both languages, with
 * `sitemap.xml`. A product page is rendered only when its product, the build or an option has changed since the
 * last export. The page of a product that the API server no longer has stays, with a not-found notice.
 * @throws ExportError when a page cannot be rendered
 */
export async function prerender(
  { client, server }: Builds,
  output: OutputFolder,
  { config, origin, out }: ExportOptions,
): Promise<void> {
  const build = await readBuild(client);
  const template = exportedTemplate(await readFile(join(client, TEMPLATE), 'utf8'), config);
  const apiUrl = config.apiUrl.href.replace(/\/+$/, '');
  const explain = (what: string) => (cause: unknown) => {
    throw new ExportError(explainError(what, cause, apiUrl), { cause });
  };
  const { createRenderer } = await loadServerBuild(server);
  const renderer = createRenderer({ apiUrl, brand: config.brand });
  const version = await readVersion({ client, server }, { config, origin });

  async function writePage({ path, file, input }: PageToRender, language: Language) {
    const target = languagePath(`/${file}`, language).slice(1);
    const madeOf = input === undefined ? undefined : JSON.stringify([version, language, input]);
    if (madeOf !== undefined && output.keep(target, madeOf)) return;
    const request = renderer.parseRequest(languagePath(path, language), language);
    const page = request && (await renderer.render(request, origin, true).catch(explain(path)));
    if (page === undefined) throw new ExportError(`${path} has no page to export.`);
    const { html, inline } = injectHtml(template, page, build);
    const exported = exportedPage(html, config, inline);
    await output.write(target, exported, madeOf);
  }

  async function writePages(pages: readonly PageToRender[]) {
    const wanted = pages.flatMap((page) => LANGUAGES.map((language) => ({ page, language })));
    for (let first = 0; first < wanted.length; first += CONCURRENCY) {
      const batch = wanted.slice(first, first + CONCURRENCY);
      await Promise.all(batch.map(({ page, language }) => writePage(page, language)));
    }
  }

  await writePages(fixedPages());
  const products = await listProducts(apiUrl).catch(explain('The product list'));
  const pages = productPages(products);
  const former = formerPages(await readProductPages(out), pages, products);
  await writePages([...pages, ...former]);
  warnOfHostsThatIgnoreTheQuery(products, pages);
  const list = [...pages, ...former].map(({ path, file }) => [file, path]);
  await output.write(PRODUCT_PAGES, JSON.stringify(Object.fromEntries(list)));
  const sitemap = await renderer.renderSitemap(origin).catch(explain('The sitemap'));
  await output.write('sitemap.xml', sitemap);
}

function fixedPages(): PageToRender[] {
  const sections = GENDERS.flatMap((gender) => [
    paths.shop({ gender }),
    ...SEASONS.map((season) => paths.shop({ gender, season })),
  ]);
  return [paths.home, paths.shop(), ...sections, paths.about, paths.contact].flatMap((path) => {
    const file = pageFile(path);
    return file === undefined ? [] : [{ path, file }];
  });
}

/** Products of one name have one path without the query: each has the file of its id. */
function productPages(products: readonly Product[]): PageToRender[] {
  const nameFile = (product: Product) => pageFile(paths.product(product));
  const byFile = Map.groupBy(products, (product) => nameFile(product)?.normalize());
  return products.flatMap((product) => {
    const ofName = nameFile(product);
    const isOwn = byFile.get(ofName?.normalize())?.length === 1;
    const file = isOwn && ofName !== undefined ? ofName : productIdFile(product.product_Id);
    if (file === undefined) return [];
    return [{ path: paths.product(product), file, input: JSON.stringify(product) }];
  });
}

/** Names the products without a file of their name: on a host that ignores the query, links to them have no preview. */
function warnOfHostsThatIgnoreTheQuery(
  products: readonly Product[],
  pages: readonly PageToRender[],
): void {
  const named = new Set(pages.filter(hasFileOfName).map(({ path }) => path));
  const others = products.filter((product) => !named.has(paths.product(product)));
  if (others.length === 0) return;
  const names = others.slice(0, MAX_NAMES).map(({ product_name: name }) => `"${name}"`);
  const rest = others.length > MAX_NAMES ? ', …' : '';
  console.warn(
    `Only nginx, Apache and Caddy serve the rendered page of ${names.join(', ')}${rest}. For other hosts, give each a name of its own, without # ? % and \\.`,
  );
}

function hasFileOfName({ path, file }: PageToRender): boolean {
  return file === pageFile(path);
}

/**
 * The pages of the last export whose product is deleted, or has another name. The page of a name that two products
 * have now is left out: without an id, the name shows a choice.
 */
function formerPages(
  last: Readonly<Record<string, string>>,
  pages: readonly PageToRender[],
  products: readonly Product[],
): PageToRender[] {
  const byId = new Map(products.map((product) => [product.product_Id, product]));
  const files = new Set(pages.map(({ file }) => file.normalize()));
  const shared = new Set(
    pages.filter((page) => !hasFileOfName(page)).map(({ path }) => path.split('?')[0]),
  );
  return Object.entries(last).flatMap(([file, path]) => {
    const [pathname, query] = path.split('?');
    if (files.has(file.normalize())) return [];
    if (hasFileOfName({ path, file }) && shared.has(pathname)) return [];
    const id = new URLSearchParams(query).get('id') ?? '';
    return [{ file, path, input: JSON.stringify(byId.get(id) ?? 'deleted') }];
  });
}

async function readProductPages(out: string): Promise<Record<string, string>> {
  const text = await readFile(join(out, PRODUCT_PAGES), 'utf8').catch(() => '{}');
  const pages: Record<string, string> = JSON.parse(text);
  return pages;
}

async function listProducts(baseUrl: string): Promise<Product[]> {
  const api = createShopperClient({ baseUrl });
  const products: Product[] = [];
  for (let offset = 0; ; offset += LIST_PAGE_SIZE) {
    const { items, total } = await api.products.list({ limit: LIST_PAGE_SIZE, offset });
    products.push(...items);
    if (offset + LIST_PAGE_SIZE >= (total ?? 0)) return products;
  }
}
