import { ExportError } from './export-error.ts';

const TIMEOUT_MS = 15_000;

/**
 * Checks that an API server of the shop responds at this address: one list request, as the apps send it.
 * Returns a warning when it does not accept requests from pages of `origin`.
 * @throws ExportError when nothing or something else responds
 */
export async function checkApi(apiUrl: URL, origin: string): Promise<string | undefined> {
  const url = `${apiUrl.href.replace(/\/+$/, '')}/api/products/?limit=1`;
  const response = await fetch(url, {
    headers: { origin },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ExportError(`No API server responds at ${url}: start it, or correct --api.`, {
      cause,
    });
  });
  const list: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !Array.isArray(list) || !list.every(isProduct)) {
    throw new ExportError(
      `${url} responds with the status ${response.status}, but not as the shop's API server: correct --api.`,
    );
  }
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return undefined;
  return `Browsers cannot call the API server from ${origin} yet: set its SHOP_STOREFRONT_ORIGIN to this origin.`;
}

/** Whether an item of a list has what each product of the shop's API has. */
function isProduct(item: unknown): boolean {
  return (
    typeof item === 'object' && item !== null && 'product_Id' in item && 'product_name' in item
  );
}
