import { Suspense, use, useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { MemoryRouter } from 'react-router-dom';
import type { Product, WireProduct } from '@shop/contract/schemas';
import { parseLanguage } from '@shop/i18n';
import { catalogue } from '@shop/i18n/storefront';
import { fakeHost, type HostMood } from '../../../.storybook/fake-host.ts';
import { longerI18n } from '../../../.storybook/longer-texts.ts';
import {
  hostAsSet,
  useStorySetting,
  type StorySetting,
} from '../../../.storybook/story-setting.ts';
import { setVoice } from '../../../.storybook/story-voice.ts';
import { App } from './app/app.tsx';
import { createApp, type ShopApp } from './app/create-app.ts';
import type { CartLine } from './features/cart/cart-line.ts';
import { memoryTexts } from './platform/storage.ts';

export type StoryShopProps = {
  /** The address, such as `/shop?gender=Men`. */
  path: string;
  /** How the host answers what is read from it. */
  mood?: HostMood;
  /** How the host answers an order or a message; by default as it answers the rest. */
  answer?: HostMood | Response;
  /** What the story's own host lists, whichever products it is asked for. */
  listed?: readonly (Product | WireProduct)[];
  /** What the cart holds. */
  cart?: readonly CartLine[];
  /** The API's address as the page was told it. */
  apiUrl?: string;
};

/** The whole storefront at one address, on its real store and routes, against a host inside the page. */
export function StoryShop(props: StoryShopProps) {
  const { i18n } = useTranslation();
  const setting = useStorySetting();
  const [app] = useState(() => makeApp(props, i18n.language, setting));
  return (
    <Suspense>
      <MemoryRouter initialEntries={[props.path]}>
        <Shop app={app} />
      </MemoryRouter>
    </Suspense>
  );
}

function Shop({ app }: { app: Promise<ShopApp> }) {
  return <App app={use(app)} />;
}

async function makeApp(
  props: StoryShopProps,
  language: string,
  setting: StorySetting,
): Promise<ShopApp> {
  const { mood = 'full', answer = mood, cart = [], listed, apiUrl = 'http://shop.test' } = props;
  // Each story is a first visit: what another one chose decides nothing here.
  document.cookie = 'lang=; Path=/; Max-Age=0';
  const made = await createApp({
    config: { apiUrl: apiUrl || undefined, brand: BRAND },
    language: parseLanguage(language),
    texts: memoryTexts(),
    log: () => undefined,
    travelled: { origin: 'http://shop.test', features: [], answers: [] },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const isProducts = new URL(request.url).pathname.startsWith('/api/products/');
      if (listed && isProducts && setting.host === 'story')
        return Response.json(listed.map(asSent));
      if (request.method === 'GET') return fakeHost(hostAsSet({ mood }, setting))(request);
      if (answer instanceof Response) return answer.clone();
      return fakeHost(hostAsSet({ mood: answer }, setting))(request);
    },
  });
  const app = setting.isLong ? { ...made, i18n: longerI18n(made.i18n) } : made;
  setVoice({ i18n: app.i18n, loader: catalogue });
  for (const line of cart) app.store.dispatch({ type: 'cart/add', line });
  app.store.dispatch({ type: 'cart/keep-in-memory' });
  return app;
}

/** A product as a host sends it: its pictures by their paths. */
function asSent(product: Product | WireProduct): WireProduct {
  const pictures = product.product_images;
  return {
    ...product,
    product_images: pictures.map((picture) =>
      typeof picture === 'string' ? picture : picture.path,
    ),
  };
}

const BRAND = {
  name: 'Dar Yasmine',
  phone: '70000000',
  instagram: 'https://www.instagram.com/daryasmine.demo',
  facebook: 'https://www.facebook.com/daryasmine.demo',
};
