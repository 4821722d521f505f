import { expect, test } from 'vitest';
import { startApiServer } from '../testing/scripted-api-server.ts';

test('API-2 site images are read by relative and absolute path, of the requested type', async () => {
  const { client, url } = await startApiServer(() => ({
    body: [
      { id: 1, image: 'media/one.webp' },
      { id: 2, image: 'https://cdn.example.tn/two.webp', image_type: 'rounded' },
      { id: 3, image: '' },
    ],
  }));
  const expected = [
    {
      id: '1',
      image: { path: 'media/one.webp', url: `${url}/media/one.webp` },
      image_type: 'banner',
    },
    {
      id: '2',
      image: { path: 'https://cdn.example.tn/two.webp', url: 'https://cdn.example.tn/two.webp' },
      image_type: 'rounded',
    },
  ];
  expect((await client.images.listBanner()).items).toEqual(expected);
  expect((await client.images.list()).items).toEqual(expected.slice(1));
});

test('API-4 an image’s position is sent when site-image-order is listed, and rejected otherwise', async () => {
  const { client, received } = await startApiServer(() => ({
    features: 'site-image-order',
    status: 200,
  }));
  await expect(client.images.update('1', { position: 0 })).rejects.toMatchObject({
    kind: 'unsupported',
    feature: 'site-image-order',
  });
  await client.images.delete('9');
  await client.images.update('1', { position: 0 });
  expect(received[1]?.body).toMatch(/name="position"\s+0\s/);
});
