import { FEATURES_HEADER, TOTAL_COUNT_HEADER } from '@shop/contract/features';
import type { Product } from '@shop/contract/schemas';
import { createShopClient, type ShopClient } from '../platform/shop-client.ts';

/** A host for tests: what it was asked, and a client of it. */
export type TestHost = { asked: Request[]; client: ShopClient };

/**
 * A host that lists the products for every read, and pages and reads single ones when it names
 * those features; every other call is answered by `write`.
 */
export function hostOf(
  products: readonly Product[],
  features = '',
  write: (request: Request) => Response | Promise<Response> = () =>
    new Response(null, { status: 201 }),
): TestHost {
  const asked: Request[] = [];
  const client = createShopClient({
    baseUrl: 'https://api.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(request);
      const response = request.method === 'GET' ? read(request) : await write(request);
      response.headers.set(FEATURES_HEADER, features);
      return response;
    },
  });
  return { asked, client };

  function read({ url }: Request): Response {
    const { pathname, searchParams } = new URL(url);
    const wire = products.map((product) => ({
      ...product,
      product_images: product.product_images.map(({ path }) => path),
    }));
    const id = /^\/api\/products\/(\d+)\/$/.exec(pathname)?.[1];
    if (id !== undefined && features.includes('product-read')) {
      const found = wire.find(({ product_Id }) => product_Id === id);
      return found
        ? Response.json(found)
        : Response.json({ error: 'none', code: 'not_found' }, { status: 404 });
    }
    if (!features.includes('paging')) return Response.json(wire);
    const offset = Number(searchParams.get('offset') ?? 0);
    const limit = Number(searchParams.get('limit') ?? wire.length);
    return Response.json(wire.slice(offset, offset + limit), {
      headers: { [TOTAL_COUNT_HEADER]: String(wire.length) },
    });
  }
}
