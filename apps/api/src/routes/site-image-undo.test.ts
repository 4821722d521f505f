import { binEntryId } from '@shop/contract/bin-entry-id';
import { BIN_LIFE_MS, UNDO_WINDOW_MS } from '@shop/contract/constants';
import { FEATURES } from '@shop/contract/features';
import {
  savedSiteImageSchema,
  siteImageHistoryEntrySchema,
  siteImageSchema,
  type ApiSiteImage,
} from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { cleanUpImages } from '../services/images.ts';
import { cleanUp } from '../services/scheduled-cleanup.ts';
import { listBin, sendRestore } from '../testing/bin-entries.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import { createJpeg } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);
  const token = () => getApi().token;
  let shade = 0;

  async function add(api: TestApi = getApi(), by = token()): Promise<ApiSiteImage> {
    shade += 1;
    const body = new FormData();
    body.append('image_type', 'rounded');
    body.append('image', await createJpeg(shade), 'image.jpg');
    const response = await call(api, 'POST', '/api/images/', { token: by, body });
    return siteImageSchema.strict().parse(response.json());
  }

  async function remove(id: string, api: TestApi = getApi(), by = token()): Promise<string> {
    const response = await call(api, 'DELETE', `/api/images/${id}/`, { token: by });
    expect(response.statusCode).toBe(204);
    return binEntryId('site_image', id);
  }

  async function restore(entry: string) {
    return sendRestore(getApi(), token(), entry);
  }

  async function ids(): Promise<string[]> {
    const response = await call(getApi(), 'GET', '/api/images/rounded/');
    return siteImageSchema
      .array()
      .parse(response.json())
      .map(({ id }) => id);
  }

  async function move(id: string, position: number) {
    const body = new FormData();
    body.append('position', String(position));
    return call(getApi(), 'PUT', `/api/images/${id}/`, { token: token(), body });
  }

  async function statusOf(path: string, api: TestApi = getApi()): Promise<number> {
    return (await call(api, 'GET', path)).statusCode;
  }

  async function change(id: string, fields: Record<string, string>, hasFile = false) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    shade += 1;
    if (hasFile) body.append('image', await createJpeg(shade), 'image.jpg');
    const response = await call(getApi(), 'PUT', `/api/images/${id}/`, { token: token(), body });
    expect(response.statusCode).toBe(200);
    return savedSiteImageSchema.strict().parse(response.json());
  }

  async function undo(id: string, body: { change: string | undefined }, options: object = {}) {
    const url = `/api/images/${id}/undo/`;
    return call(getApi(), 'POST', url, { token: token(), body, ...options });
  }

  async function history(id: string) {
    const response = await call(getApi(), 'GET', `/api/images/${id}/history/`, { token: token() });
    return siteImageHistoryEntrySchema.array().parse(response.json());
  }

  async function expectCleanAudit() {
    expect((await audit(getApi().context)).findings).toEqual([]);
  }

  test('ADR 0113: a deleted site image is in the bin with its file, and is restored at its place', async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    const order = await ids();
    const entry = await remove(second.id);
    expect(await ids()).toEqual(order.filter((id) => id !== second.id));
    await cleanUpImages({ ...getApi().context, now: () => Date.now() + 86_400_000 });
    expect(await statusOf(second.image)).toBe(200);
    const [latest] = await listBin(getApi(), token(), '?kind=site_image');
    expect(latest).toMatchObject({
      id: entry,
      object: second.id,
      image: second.image,
      image_type: 'rounded',
      deleted_by: OWNER.username,
    });
    await expectCleanAudit();
    expect((await restore(entry)).statusCode).toBe(200);
    expect(await ids()).toEqual(order);
    expect((await restore(entry)).statusCode).toBe(404);
    expect(order.slice(-3)).toEqual([first.id, second.id, third.id]);
    await expectCleanAudit();
  });

  test('ADR 0113: site images that were deleted one after the other have their places again, in any order of their restoration, also after a move', async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    const order = await ids();
    const entries = [await remove(first.id), await remove(second.id)];
    for (const entry of entries.toReversed()) await restore(entry);
    expect(await ids()).toEqual(order);
    const again = await remove(second.id);
    await move(third.id, 0);
    await restore(again);
    const place = order.indexOf(second.id);
    expect((await ids()).indexOf(second.id)).toBe(place);
  });

  test('ADR 0113: of eight restorations at once, on two processes, one restores the image', async () => {
    const other = await createTestApi(getApi().testDatabase);
    const { id } = await add();
    const entry = await remove(id);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        sendRestore(number % 2 === 0 ? getApi() : other, token(), entry),
      ),
    );
    await other.close();
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
    expect((await ids()).filter((each) => each === id)).toEqual([id]);
    await expectCleanAudit();
  });

  test('ADR 0113: the staff delete no site image, and restore one; only an owner deletes it for good, with its file', async () => {
    const staff = await signStaffIn(getApi());
    const image = await add();
    const url = `/api/images/${image.id}/`;
    expect((await call(getApi(), 'DELETE', url, { token: staff })).statusCode).toBe(403);
    const entry = await remove(image.id);
    expect((await sendRestore(getApi(), staff, entry)).statusCode).toBe(200);
    await remove(image.id);
    const entryUrl = `/api/bin/${entry}/`;
    expect((await call(getApi(), 'DELETE', entryUrl, { token: staff })).statusCode).toBe(403);
    expect((await call(getApi(), 'DELETE', entryUrl, { token: token() })).statusCode).toBe(204);
    expect(await statusOf(image.image)).toBe(404);
    await expectCleanAudit();
  });

  test('ADR 0113: the trail has the type and the place of a deleted and of a restored site image', async () => {
    const image = await add();
    await restore(await remove(image.id));
    const place = { after: String((await ids()).length) };
    const response = await call(getApi(), 'GET', '/accounts/security-events/?limit=2', {
      token: token(),
    });
    expect(response.json()).toMatchObject([
      { type: 'site_image_restored', object: image.id, changes: { position: place } },
      { type: 'site_image_deleted', changes: { image_type: { before: 'rounded' } } },
    ]);
  });

  test('ADR 0113: after 30 days the cleanup deletes a site image of the bin with its file', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase);
    const { access: by } = await logIn(api);
    const image = await add(api, by);
    const entry = await remove(image.id, api, by);
    api.advanceClock(BIN_LIFE_MS + 1);
    expect((await sendRestore(api, (await logIn(api)).access, entry)).statusCode).toBe(404);
    await cleanUp(api.context);
    await cleanUpImages(api.context);
    expect(await statusOf(image.image, api)).toBe(404);
    await api.close();
    await testDatabase.remove();
  });

  test('ADR 0113: a replaced file and another type are undone, with the file and the place as they were', async () => {
    const image = await add();
    await add();
    const order = await ids();
    const saved = await change(image.id, { image_type: 'banner' }, true);
    expect(saved.image).not.toBe(image.image);
    await cleanUpImages(getApi().context);
    await expectCleanAudit();
    const response = await undo(image.id, { change: saved.change_id });
    expect([response.statusCode, response.json()]).toEqual([200, image]);
    expect(await ids()).toEqual(order);
    expect([await statusOf(image.image), await statusOf(saved.image)]).toEqual([200, 404]);
    expect(await history(image.id)).toMatchObject([
      {
        type: 'site_image_change_undone',
        changes: { image: {}, image_type: { after: 'rounded' } },
      },
      { type: 'site_image_changed', by: OWNER.username },
      { type: 'site_image_created' },
    ]);
    await expectCleanAudit();
  });

  test('ADR 0113: the undo of a move leaves a file that was replaced since, and the place of others that were moved since', async () => {
    const [one, two] = [await add(), await add()];
    const order = await ids();
    const moved = await change(two.id, { position: '0' });
    const replaced = await change(two.id, {}, true);
    await change(one.id, { position: '0' });
    const response = await undo(two.id, { change: moved.change_id });
    expect(response.json()).toMatchObject({ image: replaced.image });
    expect((await ids()).indexOf(two.id)).toBe(order.indexOf(two.id));
    expect((await undo(two.id, { change: replaced.change_id })).json()).toEqual(two);
  });

  test('ADR 0113: the undo of what was changed since is 409 with the state of now, and changes nothing; the later change is undone first', async () => {
    const image = await add();
    const first = await change(image.id, {}, true);
    const second = await change(image.id, {}, true);
    const refused = await undo(image.id, { change: first.change_id });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'bad_transition', current: { image: second.image } },
    ]);
    const [latest, earlier] = await history(image.id);
    expect([latest?.undo_until !== undefined, earlier?.undo_until]).toEqual([true, undefined]);
    expect((await undo(image.id, { change: second.change_id })).statusCode).toBe(200);
    expect((await undo(image.id, { change: first.change_id })).json()).toEqual(image);
    expect((await undo(image.id, { change: first.change_id })).json().code).toBe('bad_transition');
  });

  test('ADR 0113: of eight undos at once one undoes the change; a repeat with its key has the first response', async () => {
    const other = await createTestApi(getApi().testDatabase);
    const image = await add();
    const { change_id: change_ } = await change(image.id, {}, true);
    const url = `/api/images/${image.id}/undo/`;
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        call(number % 2 === 0 ? getApi() : other, 'POST', url, {
          token: token(),
          body: { change: change_ },
        }),
      ),
    );
    await other.close();
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const again = await change(image.id, {}, true);
    const headers = { 'idempotency-key': `undo-${image.id}` };
    const once = await undo(image.id, { change: again.change_id }, { headers });
    const repeat = await undo(image.id, { change: again.change_id }, { headers });
    expect([repeat.statusCode, repeat.json()]).toEqual([200, once.json()]);
  });

  test('ADR 0113: the staff undo a change; after ten minutes, and on another image, nobody does, and the replaced file is deleted', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase);
    const { access: by } = await logIn(api);
    const staff = await signStaffIn({ ...api, token: by });
    const [image, other] = [await add(api, by), await add(api, by)];
    const url = `/api/images/${image.id}/`;
    const body = new FormData();
    body.append('image_type', 'banner');
    body.append('image', await createJpeg(250), 'image.jpg');
    const saved = (await call(api, 'PUT', url, { token: staff, body })).json();
    const send = async (id: string) => {
      const options = { token: staff, body: { change: saved.change_id } };
      return (await call(api, 'POST', `/api/images/${id}/undo/`, options)).statusCode;
    };
    expect(await send(other.id)).toBe(409);
    expect(await send('999999')).toBe(404);
    // The undo outlives the process.
    await api.close();
    const next = await createTestApi(testDatabase);
    next.advanceClock(UNDO_WINDOW_MS + 1);
    const late = await call(next, 'POST', `${url}undo/`, {
      token: (await logIn(next)).access,
      body: { change: saved.change_id },
    });
    expect([late.statusCode, late.json().current]).toEqual([409, undefined]);
    await cleanUp(next.context);
    await cleanUpImages(next.context);
    expect(await statusOf(image.image, next)).toBe(404);
    await next.close();
    await testDatabase.remove();
  });

  test('API-1 without the feature a site image and its file are deleted for good, with the same responses', async () => {
    const testDatabase = await createTestDatabase();
    const features = FEATURES.filter((feature) => feature !== 'undo');
    const api = await createTestApi(testDatabase, { features });
    const { access: by } = await logIn(api);
    const image = await add(api, by);
    const url = `/api/images/${image.id}/`;
    const body = new FormData();
    body.append('image_type', 'banner');
    const saved = (await call(api, 'PUT', url, { token: by, body })).json();
    expect(saved).toEqual({ ...image, image_type: 'banner' });
    expect((await call(api, 'GET', `${url}history/`, { token: by })).statusCode).toBe(404);
    await remove(image.id, api, by);
    expect(await statusOf(image.image, api)).toBe(404);
    expect(await api.context.database.db.selectFrom('bin').selectAll().execute()).toEqual([]);
    await api.close();
    await testDatabase.remove();
  });
});
