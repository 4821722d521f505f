import { siteImageSchema, type WireSiteImage } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { makePicture } from '../testing/goods.ts';
import { useHost, type RunningHost } from '../testing/host.ts';

type Fields = Record<string, string>;

async function formOf(fields: Fields, shade?: number): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (shade !== undefined) form.append('image', await makePicture(shade), 'image.jpg');
  return form;
}

async function add(host: RunningHost, fields: Fields, shade: number): Promise<WireSiteImage> {
  const body = await formOf(fields, shade);
  const answer = await call(host, 'POST', '/api/images/', { token: host.token, body });
  expect(answer.statusCode).toBe(201);
  return siteImageSchema.strict().parse(answer.json());
}

async function change(host: RunningHost, id: string, fields: Fields, shade?: number) {
  const body = await formOf(fields, shade);
  return call(host, 'PUT', `/api/images/${id}/`, { token: host.token, body });
}

async function ids(host: RunningHost, url: string): Promise<string[]> {
  const answer = await call(host, 'GET', url);
  return siteImageSchema
    .array()
    .parse(answer.json())
    .map((image) => image.id);
}

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('ADM-10 images are added, listed by type in their order, changed and deleted', async () => {
    const host = running();
    const first = await add(host, { image_type: 'banner' }, 1);
    const second = await add(host, { image_type: 'banner' }, 2);
    const round = await add(host, { image_type: 'rounded' }, 3);
    const front = await add(host, { image_type: 'banner', position: '0' }, 4);
    expect(await ids(host, '/api/images/banner/')).toEqual([front.id, first.id, second.id]);
    expect(await ids(host, '/api/images/rounded/')).toEqual([round.id]);
    expect(await ids(host, '/api/images/')).toEqual([front.id, first.id, second.id, round.id]);

    await change(host, second.id, { position: '1' });
    expect(await ids(host, '/api/images/banner/')).toEqual([front.id, second.id, first.id]);
    const moved = await change(host, front.id, { image_type: 'rounded' });
    expect(moved.json()).toEqual({ ...front, image_type: 'rounded' });
    expect(await ids(host, '/api/images/rounded/')).toEqual([round.id, front.id]);

    const replaced = await change(host, first.id, {}, 5);
    expect(replaced.json().image).not.toBe(first.image);
    expect((await call(host, 'GET', replaced.json().image)).statusCode).toBe(200);
    expect((await call(host, 'GET', first.image)).statusCode).toBe(404);

    const url = `/api/images/${round.id}/`;
    expect((await call(host, 'DELETE', url, { token: host.token })).statusCode).toBe(204);
    expect((await call(host, 'DELETE', url, { token: host.token })).statusCode).toBe(404);
    expect((await call(host, 'GET', round.image)).statusCode).toBe(404);
  });

  test('host.md one picture shown twice stays until the last that shows it goes', async () => {
    const host = running();
    const one = await add(host, { image_type: 'banner' }, 60);
    const two = await add(host, { image_type: 'rounded' }, 60);
    expect(two.image).toBe(one.image);
    await call(host, 'DELETE', `/api/images/${one.id}/`, { token: host.token });
    expect((await call(host, 'GET', one.image)).statusCode).toBe(200);
    await call(host, 'DELETE', `/api/images/${two.id}/`, { token: host.token });
    expect((await call(host, 'GET', one.image)).statusCode).toBe(404);
  });

  test('section 5 the upload is required, and a change must change something', async () => {
    const host = running();
    const body = await formOf({ image_type: 'banner' });
    const answer = await call(host, 'POST', '/api/images/', { token: host.token, body });
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { image: 'required' }]);
    const image = await add(host, { image_type: 'banner' }, 70);
    const empty = await change(host, image.id, { image_type: '' });
    expect(empty.json().fields).toEqual({ image_type: 'not_a_choice' });
    const none = new FormData();
    none.append('image', new Blob([]), '');
    const url = `/api/images/${image.id}/`;
    const nothing = await call(host, 'PUT', url, { token: host.token, body: none });
    expect(nothing.json().fields).toEqual({ image: 'required' });
  });

  test.each(['0', 'x', '999999'])('there is no image named %s', async (id) => {
    const answer = await change(running(), id, { image_type: 'banner' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });
});
