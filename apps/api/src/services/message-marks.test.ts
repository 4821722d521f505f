import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { useTestApi } from '../testing/test-api.ts';
import { markMessage, undoMessageMark } from './message-marks.ts';
import { createMessage } from './messages.ts';
import { erasePersonalData, findPersonalData } from './personal-data-erasure.ts';

const MESSAGE = {
  client_name: 'Amira Ben Salah',
  email: 'amira@exemple.tn',
  query_type: 'information',
  message: 'Livrez-vous à Djerba\u202F?',
  command_id: null,
} as const;

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('P2 the erasure of a person leaves no message in the stored response of an undo with a key', async () => {
    const { context } = getApi();
    const { id } = await createMessage(context, MESSAGE, { address: '192.0.2.1' });
    const { change_id: change = '' } = await markMessage(context, id, { answered: true });
    const undone = await undoMessageMark(context, id, { change }, 'a-key-of-the-owner');
    expect(undone).toMatchObject({ id, email: MESSAGE.email, answered: false });
    const person = { email: MESSAGE.email, phone: undefined };
    const found = await findPersonalData(context.database, person);
    await erasePersonalData(context, 'data_erased', found);
    const keys = await context.database.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(keys.map(({ response }) => response)).toEqual([JSON.stringify({ id })]);
  });
});
