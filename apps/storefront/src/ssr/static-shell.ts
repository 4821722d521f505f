import type { PrefetchedCall, PrefetchedImage, ShellView } from './static-shell-views.ts';

/**
 * The script of a static host's page, which runs before `loader.ts`. Such a host sends one page for every
 * path: the script shows the path's shell and requests its data and first image before the app is loaded.
 */
declare global {
  /** For `loader.ts`: the page's scripts, and whether the shell is shown. */
  var staticShell: { scripts: readonly string[]; isShown: Promise<boolean> } | undefined;
}

/** A view as `html-pages.ts` writes it into the page: its modules as files. */
type BuiltView = Pick<ShellView, 'query' | 'calls' | 'image'> & {
  scripts: readonly string[];
  styles: readonly string[];
};

const { pathname, search } = location;
const id = new URLSearchParams(search).get('id');
const views = Object.entries<BuiltView>(readJson('shell-views'));
const [path = '', view] =
  views.find(([start]) =>
    start.endsWith('/') && start !== '/' ? pathname.startsWith(start) : pathname === start,
  ) ?? [];
const apiUrl = `${document.querySelector<HTMLMetaElement>('meta[name="shop-api"]')?.content}/`;
const responses = new Map<string, Promise<Response>>();
const hasQuery = view && { any: true, none: search === '', id: id !== null }[view.query];

globalThis.prefetchedResponses = responses;
globalThis.staticShell = {
  scripts: view?.scripts ?? [],
  // When this fails, the app reads the same data again and reports the error.
  isShown: view && hasQuery ? showView(view).catch(() => false) : Promise.resolve(false),
};

async function showView({ calls = [], image, styles }: BuiltView): Promise<boolean> {
  const showing = showShell(styles).catch(() => undefined);
  const firstImage = await prefetch(calls, image);
  const shell = await showing;
  if (firstImage && image) shell?.querySelector(image.box)?.append(firstImage);
  return shell !== undefined;
}

/** Sends the calls; returns the image of the last response, where the API server offers its widths. */
async function prefetch(
  calls: readonly PrefetchedCall[],
  image: PrefetchedImage | undefined,
): Promise<HTMLImageElement | undefined> {
  let response: Response | undefined;
  for (const { call, feature } of calls) {
    if (feature && !hasFeature(response, feature)) return undefined;
    const url = new URL(call.replace('{id}', encodeURIComponent(id ?? '')).slice(1), apiUrl).href;
    const request = fetch(url);
    responses.set(url, request);
    response = await request;
  }
  if (!image || !response?.ok || !hasFeature(response, 'image-widths')) return undefined;
  const [first]: Record<string, unknown>[] = [await response.clone().json()].flat();
  const [source] = [first?.[image.field]].flat();
  if (typeof source !== 'string') return undefined;
  const { origin, href } = new URL(source, apiUrl);
  if (origin !== new URL(apiUrl).origin) return undefined;
  const srcset = image.widths.map((width) => `${href}?w=${width} ${width}w`).join(', ');
  const element = Object.assign(new Image(), { alt: '', decoding: 'sync', fetchPriority: 'high' });
  return Object.assign(element, { sizes: image.sizes, srcset });
}

function hasFeature(response: Response | undefined, feature: string): boolean {
  return response?.headers.get('Shop-Features')?.split(' ').includes(feature) === true;
}

/**
 * Displays the shell in the shopper's language. Undefined without a shell, or when the app was rendered
 * first.
 */
async function showShell(styles: readonly string[]): Promise<Element | undefined> {
  await Promise.all(styles.map(addStylesheet));
  const root = document.querySelector('#root');
  const template = findTemplate();
  if (!root || !template || root.hasChildNodes()) return undefined;
  const shell = document.importNode(template.content, true);
  fillBrand(shell);
  document.documentElement.lang = template.lang;
  root.append(shell);
  return root.firstElementChild ?? undefined;
}

function addStylesheet(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    // The failed link is removed, so that the app requests the style sheet again.
    link.addEventListener('error', () => reject(link.remove()));
    document.head.append(link);
  });
}

function findTemplate(): HTMLTemplateElement | undefined {
  const cookie = /(?:^|;)\s*lang=([^;]*)/.exec(document.cookie)?.[1];
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-shell]')];
  return [cookie, storedLanguage(), document.documentElement.lang]
    .map((lang) =>
      templates.find((template) => template.lang === lang && template.dataset.shell === path),
    )
    .find((template) => template !== undefined);
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem('lang');
  } catch {
    return null;
  }
}

function fillBrand(shell: ParentNode): void {
  const { name, logo }: { name: string; logo?: string } = readJson('shop-brand');
  for (const element of shell.querySelectorAll('[data-brand]')) {
    element.replaceChildren(logo ? Object.assign(new Image(), { src: logo, alt: '' }) : name);
  }
}

function readJson(blockId: string) {
  return JSON.parse(document.getElementById(blockId)?.textContent ?? '{}');
}
