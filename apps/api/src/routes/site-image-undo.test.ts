import { binEntryId } from '@shop/contract/bin-entry-id';
import { BIN_LIFE_MS } from '@shop/contract/constants';
import { FEATURES } from '@shop/contract/features';
import { siteImageSchema, type ApiSiteImage } from '@shop/contract/schemas';
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

  test('API-1 without the feature a site image and its file are deleted for good, with the same responses', async () => {
    const testDatabase = await createTestDatabase();
    const features = FEATURES.filter((feature) => feature !== 'undo');
    const api = await createTestApi(testDatabase, { features });
    const { access: by } = await logIn(api);
    const image = await add(api, by);
    await remove(image.id, api, by);
    expect(await statusOf(image.image, api)).toBe(404);
    expect(await api.context.database.db.selectFrom('bin').selectAll().execute()).toEqual([]);
    await api.close();
    await testDatabase.remove();
  });
});
