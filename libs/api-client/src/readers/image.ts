import type { Image } from '@shop/contract/schemas';

/**
 * Reads an image's path exactly as the API server returned it, and its URL, resolved against the API's
 * (API-2). Undefined for a value that is not an HTTP URL.
 * @param base the API's URL, ending in a slash
 */
export function findImage(path: unknown, base: URL): Image | undefined {
  if (typeof path !== 'string' || path.trim() === '') return undefined;
  const url = URL.parse(path, base);
  return url && /^https?:$/.test(url.protocol) ? { path, url: url.href } : undefined;
}

/** Reads a list of image paths. Invalid ones are omitted. */
export function readImages(paths: readonly unknown[], base: URL): Image[] {
  return paths.flatMap((path) => findImage(path, base) ?? []);
}
