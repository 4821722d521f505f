import type { Picture } from '@shop/contract/schemas';

/**
 * Reads a picture's path: kept exactly as the host gave it, its address resolved against the API
 * host (API-2). Undefined for what is no web address.
 * @param base the API's address, ending in a slash
 */
export function findPicture(path: unknown, base: URL): Picture | undefined {
  if (typeof path !== 'string' || path.trim() === '') return undefined;
  const url = URL.parse(path, base);
  return url && /^https?:$/.test(url.protocol) ? { path, url: url.href } : undefined;
}

/** Reads a list of picture paths, leaving out what is none. */
export function readPictures(paths: readonly unknown[], base: URL): Picture[] {
  return paths.flatMap((path) => findPicture(path, base) ?? []);
}
