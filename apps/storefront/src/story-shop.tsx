import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Feature } from '@shop/contract/features';
import type { Product, ApiProduct } from '@shop/contract/schemas';
import { parseLanguage } from '@shop/i18n';
import { catalogue } from '@shop/i18n/storefront';
import { storyApiServer, type ApiServerMode } from '../../../.storybook/story-api-server.ts';
import { pseudoLocaliseI18n } from '../../../.storybook/pseudo-localisation.ts';
import {
  applyToolbarSettings,
  useToolbarSettings,
  type ToolbarSettings,
} from '../../../.storybook/toolbar-settings.ts';
import { setStoryLocale } from '../../../.storybook/story-locale.ts';
import { App } from './app/app.tsx';
import { createApp, type ShopApp } from './app/create-app.ts';
import type { CartLine } from './features/cart/cart-line.ts';
import { persistCart } from './features/cart/persist-cart.ts';
import { memoryStorage, type SafeStorage } from '@shop/app-kit';
import type { Brand } from '@shop/contract/brand';
import { addId } from './lib/stored-ids.ts';
import { TabStorageContext } from './lib/tab-storage.ts';

export type StoryShopProps = {
  /** The path and query, such as `/shop?gender=Men`. */
  path: string;
  /** How the API server replies to reads. */
  apiServer?: ApiServerMode;
  /** How the API server replies to an order or a message; by default as to reads. */
  postResponse?: ApiServerMode | Response;
  /** The products that the API server lists for every product request. */
  products?: readonly (Product | ApiProduct)[];
  /** The cart's lines. */
  cart?: readonly CartLine[];
  /** The ids of the favourites of the device. */
  favourites?: readonly string[];
  /** The ids of the products that were seen on the device. */
  viewed?: readonly string[];
  /** The API URL of the page configuration. */
  apiUrl?: string;
  /** The features of the API server beyond section 7. */
  features?: readonly Feature[];
  /** Replaces parts of the brand. */
  brand?: Partial<Brand>;
};

/** The whole storefront at one URL, with its real store and routes and an API server in the browser. */
export function StoryShop(props: StoryShopProps) {
  const { i18n } = useTranslation();
  const settings = useToolbarSettings();
  const [tabStorage] = useState(() => memoryStorage());
  const [app] = useState(() => createStoryApp(props, i18n.language, settings));
  return (
    <Suspense>
      <TabStorageContext value={tabStorage}>
        <MemoryRouter initialEntries={[props.path]}>
          <Shop app={app} />
        </MemoryRouter>
      </TabStorageContext>
    </Suspense>
  );
}

function Shop({ app }: { app: Promise<ShopApp> }) {
  return <App app={use(app)} />;
}

async function createStoryApp(
  props: StoryShopProps,
  language: string,
  settings: ToolbarSettings,
): Promise<ShopApp> {
  const {
    apiServer = 'full',
    postResponse = apiServer,
    cart = [],
    favourites = [],
    viewed = [],
    products,
    apiUrl = 'http://shop.test',
    features = [],
    brand,
  } = props;
  // Each story is a first visit: the language of another story is removed.
  document.cookie = 'lang=; Path=/; Max-Age=0';
  const storage = memoryStorage();
  for (const id of favourites) addId(storage, 'favourites', id);
  for (const id of viewed) addId(storage, 'viewed', id);
  const app = await createApp({
    config: { apiUrl: apiUrl || undefined, brand: { ...BRAND, ...brand } },
    language: parseLanguage(language),
    storage,
    log: () => undefined,
    ssrState: { origin: 'http://shop.test', features: [] },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const isProducts = new URL(request.url).pathname.startsWith('/api/products/');
      if (products && isProducts && settings.apiServer === 'story')
        return Response.json(products.map(toApiProduct));
      if (request.method === 'GET')
        return storyApiServer(applyToolbarSettings({ mode: apiServer, features }, settings))(
          request,
        );
      if (postResponse instanceof Response) return postResponse.clone();
      return storyApiServer(applyToolbarSettings({ mode: postResponse, features }, settings))(
        request,
      );
    },
  });
  if (settings.texts === 'pseudo') pseudoLocaliseI18n(app.i18n);
  setStoryLocale({ i18n: app.i18n, catalogue });
  for (const line of cart) app.store.dispatch({ type: 'cart/add', line });
  await restoreCart(app.store, storage);
  return app;
}

/** Persists the cart as the app does, and resolves when it is restored. */
async function restoreCart(store: ShopApp['store'], storage: SafeStorage): Promise<void> {
  const persistor = persistCart(store, storage, new EventTarget());
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = persistor.subscribe(() => {
    if (persistor.getState().bootstrapped) resolve();
  });
  await promise;
  unsubscribe();
}

/** Converts a product to the JSON format of the API, with images as paths. */
function toApiProduct(
  product: Product | ApiProduct,
): Omit<Product, 'product_images'> & { product_images: string[] } {
  const images = product.product_images;
  return {
    ...product,
    product_images: images.map((image) => (typeof image === 'string' ? image : image.path)),
  };
}

const BRAND = {
  name: 'Dar Yasmine',
  phone: '70000000',
  instagram: 'https://www.instagram.com/daryasmine.demo',
  facebook: 'https://www.facebook.com/daryasmine.demo',
};
