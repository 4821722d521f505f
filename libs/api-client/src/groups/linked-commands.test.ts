import { expect, test } from 'vitest';
import { createLinkedOrderClient, createShopperClient } from '../index.ts';
import { API_PRODUCT } from '../testing/samples.ts';
import { startApiServer, type Reply } from '../testing/scripted-api-server.ts';

const TOKEN = 'k7q29fxm3t-tbq0zk-0123456789abcdef0123456789abcdef';
const { product_Id, product_name, product_images, discounted_price } = API_PRODUCT;
const LINKED_ORDER = {
  command_id: 'K7Q29-FXM3T',
  status: 'new',
  client_name: 'Amira',
  city: 'Tunis',
  street: '1, rue du Jasmin',
  total_amount: '128.00',
  shipping_charge: '8.00',
  command_products: [
    {
      product: { product_Id, product_name, product_images, discounted_price },
      color: '#17457F',
      size: 'M',
      quantity: 1,
      sizes: ['M', 38],
    },
  ],
};

async function startLink(reply: (count: number) => Reply) {
  const { url, received } = await startApiServer((_received, count) => ({
    features: 'confirmation-link image-widths',
    ...reply(count),
  }));
  const client = createLinkedOrderClient(createShopperClient({ baseUrl: url }));
  return { client, received, url };
}

test('the first call of a link is sent before any response listed the feature, with the token in the body and in no URL or header', async () => {
  const { client, received, url } = await startLink(() => ({ body: LINKED_ORDER }));
  const order = await client.commands.getLinked(TOKEN);
  expect(order).toEqual({
    ...LINKED_ORDER,
    command_products: [
      {
        ...LINKED_ORDER.command_products[0],
        product: {
          ...LINKED_ORDER.command_products[0]?.product,
          product_images: [{ path: '/media/robe.webp', url: `${url}/media/robe.webp` }],
        },
        sizes: ['M', '38'],
      },
    ],
  });
  const [request] = received;
  expect([request?.method, request?.path, request?.body]).toEqual([
    'POST',
    '/api/confirmation-link/',
    JSON.stringify({ token: TOKEN }),
  ]);
  expect(JSON.stringify(request?.headers)).not.toContain(TOKEN);
  expect(client.features().has('image-widths')).toBe(true);
});

test('a change is sent with what changes and nothing else, and resolves to the present state', async () => {
  const { client, received } = await startLink((count) => ({
    body: { ...LINKED_ORDER, status: count === 1 ? 'new' : 'cancelled' },
  }));
  await client.commands.updateLinked(TOKEN, { city: 'Sfax', sizes: ['L'] });
  const order = await client.commands.updateLinked(TOKEN, { status: 'confirmed' });
  expect(order.status).toBe('cancelled');
  expect(received.map(({ method, body }) => [method, JSON.parse(body)])).toEqual([
    ['PATCH', { token: TOKEN, city: 'Sfax', sizes: ['L'] }],
    ['PATCH', { token: TOKEN, status: 'confirmed' }],
  ]);
});

test('a refused link, a sold size and an unreadable order reject', async () => {
  const lines = [{ product: '12', color: '#17457F', size: 'L', requested: 1, available: 0 }];
  const { client } = await startLink((count) => {
    if (count === 1) return { status: 404, body: { error: 'x', code: 'link_refused' } };
    if (count === 2) return { status: 409, body: { error: 'x', code: 'out_of_stock', lines } };
    return { body: { ...LINKED_ORDER, status: 'lost' } };
  });
  await expect(client.commands.getLinked(TOKEN)).rejects.toMatchObject({ code: 'link_refused' });
  await expect(client.commands.updateLinked(TOKEN, { sizes: ['L'] })).rejects.toMatchObject({
    code: 'out_of_stock',
    lines,
  });
  await expect(client.commands.getLinked(TOKEN)).rejects.toMatchObject({ kind: 'malformed' });
});
