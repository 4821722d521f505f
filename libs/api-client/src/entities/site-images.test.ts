import { expect, test } from 'vitest';
import { startHost } from '../testing/scripted-host.ts';

test('API-2 site images are read by relative and absolute path, of the type that was asked for', async () => {
  const { client, url } = await startHost(() => ({
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
  expect((await client.listBannerImages()).items).toEqual(expected);
  expect((await client.listImages()).items).toEqual(expected.slice(1));
});

test('API-4 an image’s position is sent where image-order is named, and refused unsent where not', async () => {
  const { client, asked } = await startHost(() => ({ features: 'image-order', status: 200 }));
  await expect(client.updateImage('1', { position: 0 })).rejects.toMatchObject({
    kind: 'unsupported',
    feature: 'image-order',
  });
  await client.deleteImage('9');
  await client.updateImage('1', { position: 0 });
  expect(asked[1]?.body).toMatch(/name="position"\s+0\s/);
});
