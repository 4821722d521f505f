import { FEATURES_HEADER, TOTAL_COUNT_HEADER } from '@shop/contract/features';
import type { Product } from '@shop/contract/schemas';
import { createShopperClient, type ShopperClient } from '@shop/api-client';

/** An API server for unit tests: the requests it received, and a client that calls it. */
export type FakeApiServer = { requests: Request[]; client: ShopperClient };

/**
 * Creates an API server that replies to each GET with the products. It paginates, and returns single
 * products, only with the features `paging` and `product-read`.
 * @param features the value of the response header `Shop-Features`
 * @param write replies to all other requests
 */
export function fakeApiServer(
  products: readonly Product[],
  features = '',
  write: (request: Request) => Response | Promise<Response> = () =>
    new Response(null, { status: 201 }),
): FakeApiServer {
  const requests: Request[] = [];
  const client = createShopperClient({
    baseUrl: 'https://api.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      const response = request.method === 'GET' ? read(request) : await write(request);
      response.headers.set(FEATURES_HEADER, features);
      return response;
    },
  });
  return { requests, client };

  function read({ url }: Request): Response {
    const { pathname, searchParams } = new URL(url);
    const apiProducts = products.map((product) => ({
      ...product,
      product_images: product.product_images.map(({ path }) => path),
      image_colors: Object.fromEntries(
        product.product_images.flatMap(({ path, color }) => (color ? [[path, color]] : [])),
      ),
    }));
    const id = /^\/api\/products\/(\d+)\/$/.exec(pathname)?.[1];
    if (id !== undefined && features.includes('product-read')) {
      const found = apiProducts.find(({ product_Id }) => product_Id === id);
      return found
        ? Response.json(found)
        : Response.json({ error: 'none', code: 'not_found' }, { status: 404 });
    }
    if (!features.includes('paging')) return Response.json(apiProducts);
    const offset = Number(searchParams.get('offset') ?? 0);
    const limit = Number(searchParams.get('limit') ?? apiProducts.length);
    return Response.json(apiProducts.slice(offset, offset + limit), {
      headers: { [TOTAL_COUNT_HEADER]: String(apiProducts.length) },
    });
  }
}
