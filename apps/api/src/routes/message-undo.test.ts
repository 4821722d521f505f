import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import { FEATURES } from '@shop/contract/features';
import {
  markedMessageSchema,
  messageHistoryEntrySchema,
  messageSchema,
  placedMessageSchema,
} from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import { call, logIn } from '../testing/requests.ts';
import { signStaffIn } from '../testing/sign-staff-in.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';

const MESSAGE = {
  client_name: 'Amira',
  email: 'amira@exemple.tn',
  query_type: 'information',
  message: 'Quelle taille choisir ?',
  command_id: null,
};

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);
  const token = () => getApi().token;

  async function addMessage(): Promise<string> {
    const response = await call(getApi(), 'POST', '/api/queries/', { body: MESSAGE });
    return placedMessageSchema.parse(response.json()).id;
  }

  async function mark(id: string, answered: boolean, api: Pick<TestApi, 'app'> = getApi()) {
    const url = `/api/queries/${id}/`;
    const response = await call(api, 'PATCH', url, { token: token(), body: { answered } });
    expect(response.statusCode).toBe(200);
    return markedMessageSchema.strict().parse(response.json());
  }

  async function undo(id: string, change: string | undefined, options: object = {}) {
    const url = `/api/queries/${id}/undo/`;
    return call(getApi(), 'POST', url, { token: token(), body: { change }, ...options });
  }

  async function readHistory(id: string) {
    const response = await call(getApi(), 'GET', `/api/queries/${id}/history/`, { token: token() });
    return messageHistoryEntrySchema.array().parse(response.json());
  }

  test('a mark of a message is undone once, and the history has who marked it', async () => {
    const id = await addMessage();
    const { change_id: change, answered } = await mark(id, true);
    expect(answered).toBe(true);
    expect(await readHistory(id)).toMatchObject([
      { id: change, type: 'message_answered', by: OWNER.username, undo_until: expect.any(String) },
    ]);
    const headers = { 'idempotency-key': 'undo-of-a-mark' };
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const response = await undo(id, change, { headers });
      expect(response.statusCode).toBe(200);
      expect(messageSchema.parse(response.json()).answered).toBe(false);
    }
    expect((await undo(id, change)).json().code).toBe('bad_transition');
    const history = await readHistory(id);
    expect(history.map(({ type }) => type)).toEqual(['message_reopened', 'message_answered']);
    expect(history.every((entry) => entry.undo_until === undefined)).toBe(true);
  });

  test('a mark that changes nothing, or was followed by another one, is not undone', async () => {
    const id = await addMessage();
    expect((await mark(id, false)).change_id).toBeUndefined();
    const { change_id: first } = await mark(id, true);
    const { change_id: second } = await mark(id, false);
    const refused = await undo(id, first);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'bad_transition', current: { answered: 'false' } },
    ]);
    expect((await undo(id, second)).statusCode).toBe(200);
    expect((await undo(id, first)).json().answered).toBe(false);
  });

  test('the staff undo a mark too; after ten minutes nobody does', async () => {
    const id = await addMessage();
    const staff = await signStaffIn(getApi());
    const { change_id: change } = await mark(id, true);
    expect((await undo(id, change, { token: staff })).statusCode).toBe(200);
    const { change_id: late } = await mark(id, true);
    getApi().advanceClock(UNDO_WINDOW_MS + 1);
    getApi().token = (await logIn(getApi())).access;
    expect((await undo(id, late)).json().code).toBe('bad_transition');
    expect((await readHistory(id))[0]?.undo_until).toBeUndefined();
  });

  test('an unknown message is 404; without the feature a mark has nothing to undo', async () => {
    for (const id of ['999999', 'x']) {
      expect((await undo(id, '1')).statusCode).toBe(404);
      const history = await call(getApi(), 'GET', `/api/queries/${id}/history/`, {
        token: token(),
      });
      expect(history.statusCode).toBe(404);
    }
    const id = await addMessage();
    const plain = await createTestApi(getApi().testDatabase, {
      features: FEATURES.filter((feature) => feature !== 'undo'),
    });
    expect((await mark(id, true, plain)).change_id).toBeUndefined();
    await plain.close();
  });
});
