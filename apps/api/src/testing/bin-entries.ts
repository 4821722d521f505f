import { binEntryId } from '@shop/contract/bin-entry-id';
import { binEntrySchema, type ApiBinEntry } from '@shop/contract/schemas';
import { call } from './requests.ts';
import type { TestApi } from './test-api.ts';

/** The entries of the bin, as the owner reads them. */
export async function listBin(
  api: Pick<TestApi, 'app'>,
  token: string,
  query = '',
): Promise<ApiBinEntry[]> {
  const response = await call(api, 'GET', `/api/bin/${query}`, { token });
  return binEntrySchema.array().parse(response.json());
}

/** Restores an entry of the bin. */
export async function sendRestore(api: Pick<TestApi, 'app'>, token: string, id: string) {
  return call(api, 'POST', `/api/bin/${id}/restore/`, { token });
}

/** Deletes a product, and then its entry of the bin. */
export async function deleteForGood(
  api: Pick<TestApi, 'app'>,
  token: string,
  product: string,
): Promise<void> {
  const id = binEntryId('product', product);
  for (const url of [`/api/products/${product}/`, `/api/bin/${id}/`]) {
    const { statusCode } = await call(api, 'DELETE', url, { token });
    if (statusCode !== 204) throw new Error(`DELETE ${url}: ${statusCode}`);
  }
}
