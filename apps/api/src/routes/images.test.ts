import { binEntryId } from '@shop/contract/bin-entry-id';
import { siteImageSchema, type ApiSiteImage } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { createJpeg } from '../testing/products.ts';
import { useTestApi, type RunningTestApi } from '../testing/test-api.ts';

type Fields = Record<string, string>;

async function formOf(fields: Fields, shade?: number): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (shade !== undefined) form.append('image', await createJpeg(shade), 'image.jpg');
  return form;
}

async function add(api: RunningTestApi, fields: Fields, shade: number): Promise<ApiSiteImage> {
  const body = await formOf(fields, shade);
  const response = await call(api, 'POST', '/api/images/', { token: api.token, body });
  expect(response.statusCode).toBe(201);
  return siteImageSchema.strict().parse(response.json());
}

async function change(api: RunningTestApi, id: string, fields: Fields, shade?: number) {
  const body = await formOf(fields, shade);
  return call(api, 'PUT', `/api/images/${id}/`, { token: api.token, body });
}

/** Deletes a site image, and then its entry of the bin. */
async function deleteForGood(api: RunningTestApi, id: string) {
  await call(api, 'DELETE', `/api/images/${id}/`, { token: api.token });
  const url = `/api/bin/${binEntryId('site_image', id)}/`;
  expect((await call(api, 'DELETE', url, { token: api.token })).statusCode).toBe(204);
}

async function ids(api: RunningTestApi, url: string): Promise<string[]> {
  const response = await call(api, 'GET', url);
  return siteImageSchema
    .array()
    .parse(response.json())
    .map((image) => image.id);
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('ADM-10 images are added, listed by type in their order, changed and deleted', async () => {
    const api = getApi();
    const first = await add(api, { image_type: 'banner' }, 1);
    const second = await add(api, { image_type: 'banner' }, 2);
    const round = await add(api, { image_type: 'rounded' }, 3);
    const front = await add(api, { image_type: 'banner', position: '0' }, 4);
    expect(await ids(api, '/api/images/banner/')).toEqual([front.id, first.id, second.id]);
    expect(await ids(api, '/api/images/rounded/')).toEqual([round.id]);
    expect(await ids(api, '/api/images/')).toEqual([front.id, first.id, second.id, round.id]);

    await change(api, second.id, { position: '1' });
    expect(await ids(api, '/api/images/banner/')).toEqual([front.id, second.id, first.id]);
    const moved = await change(api, front.id, { image_type: 'rounded' });
    const change_id = expect.any(String);
    expect(moved.json()).toEqual({ ...front, image_type: 'rounded', change_id });
    expect(await ids(api, '/api/images/rounded/')).toEqual([round.id, front.id]);

    const replaced = await change(api, first.id, {}, 5);
    expect(replaced.json().image).not.toBe(first.image);
    expect((await call(api, 'GET', replaced.json().image)).statusCode).toBe(200);
    // The former file is kept for an undo.
    expect((await call(api, 'GET', first.image)).statusCode).toBe(200);

    const url = `/api/images/${round.id}/`;
    expect((await call(api, 'DELETE', url, { token: api.token })).statusCode).toBe(204);
    expect((await call(api, 'DELETE', url, { token: api.token })).statusCode).toBe(404);
    expect(await ids(api, '/api/images/rounded/')).toEqual([front.id]);
  });

  test('the file of two site images is deleted with the last of them', async () => {
    const api = getApi();
    const one = await add(api, { image_type: 'banner' }, 60);
    const two = await add(api, { image_type: 'rounded' }, 60);
    expect(two.image).toBe(one.image);
    await deleteForGood(api, one.id);
    expect((await call(api, 'GET', one.image)).statusCode).toBe(200);
    await deleteForGood(api, two.id);
    expect((await call(api, 'GET', one.image)).statusCode).toBe(404);
  });

  test('ADM-10 a file is required, and a change must contain a field', async () => {
    const api = getApi();
    const body = await formOf({ image_type: 'banner' });
    const response = await call(api, 'POST', '/api/images/', { token: api.token, body });
    expect([response.statusCode, response.json().fields]).toEqual([422, { image: 'required' }]);
    const image = await add(api, { image_type: 'banner' }, 70);
    const empty = await change(api, image.id, { image_type: '' });
    expect(empty.json().fields).toEqual({ image_type: 'not_a_choice' });
    const none = new FormData();
    none.append('image', new Blob([]), '');
    const url = `/api/images/${image.id}/`;
    const nothing = await call(api, 'PUT', url, { token: api.token, body: none });
    expect(nothing.json().fields).toEqual({ image: 'required' });
  });

  test.each(['0', 'x', '999999'])('an image with the id %s does not exist', async (id) => {
    const response = await change(getApi(), id, { image_type: 'banner' });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });
});
