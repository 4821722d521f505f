import { paths } from '../src/lib/paths.ts';

/** A file name in bytes; a longer one is refused by most file systems. */
const MAX_NAME_BYTES = 200;

/**
 * The file of a page of an exported site, without the folder of its language: `index.html`, `about.html`,
 * `shop-Women-New.html`, `product/robe.html`. Undefined for a product whose name is no file name.
 * @param path the path and query of the page
 */
export function pageFile(path: string): string | undefined {
  if (path === paths.home) return 'index.html';
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  // The rules of the hosts name these files after the query; the first word of a season is enough.
  const scope = [query.get('gender'), query.get('season')?.split(' ')[0]]
    .filter((value) => typeof value === 'string')
    .map((value) => `-${value}`);
  // A name with a slash is a folder with a file: hosts decode the path before they look for the file.
  const segments = decodeURIComponent(pathname).slice(1).split('/');
  if (!segments.every(isFileName)) return undefined;
  return `${segments.join('/')}${scope.join('')}.html`;
}

/**
 * The file of a product whose name is no file name, or is also another product's: the rules of the hosts choose it by
 * the query parameter `id`. Undefined for an id with other characters than letters, digits, `_` and `-`.
 */
export function productIdFile(id: string): string | undefined {
  return /^[\w-]{1,100}$/.test(id) ? `product-id/${id}.html` : undefined;
}

function isFileName(name: string): boolean {
  // `?` and `#` end the path of a URL: some hosts refuse a whole site with such a file. Apache decodes `%` twice. A
  // backslash is a separator on Windows.
  return (
    name !== '' &&
    !name.startsWith('.') &&
    !/[\p{Cc}\\?#%]/u.test(name) &&
    !(process.platform === 'win32' && /[:*"<>|]/.test(name)) &&
    Buffer.byteLength(name) <= MAX_NAME_BYTES
  );
}
