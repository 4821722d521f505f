import { describe, expect, inject, test } from 'vitest';
import { findAccountById } from '../db/accounts.ts';
import { changeAfterRead } from '../testing/change-after-read.ts';
import { createPostgresDatabase } from '../testing/each-database.ts';
import { useTestApi } from '../testing/test-api.ts';
import { authenticate } from './accounts.ts';
import { createStaff, deleteStaff, undoStaffChange, updateStaff } from './staff.ts';

/** The first statement that reads an account. */
const READ = { column: 'password_hash' };

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  const getApi = useTestApi(createPostgresDatabase);

  async function addStaff(username: string) {
    const { context, token } = getApi();
    const session = await authenticate(context, token);
    if (!session) throw new Error('The owner is not signed in');
    return { context, session, id: (await createStaff(context, { username })).id };
  }

  const readOutcome = (result: Promise<unknown>) =>
    result.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  test('ADR 0129: an account that becomes an owner’s at the same moment is not deleted', async () => {
    const { context, session, id } = await addStaff('Rim');
    const { database, outcome } = changeAfterRead(context.database, READ, () =>
      updateStaff(context, id, { role: 'owner' }, session),
    );
    const deleted = await readOutcome(deleteStaff({ ...context, database }, id));
    // The deletion was first: a deleted account becomes nobody's.
    expect([deleted, await outcome()]).toEqual(['done', 'not_found']);
  });

  test('of two deletions of an account at the same moment, the second one does not find it', async () => {
    const { context, id } = await addStaff('Leila');
    const { database, outcome } = changeAfterRead(context.database, READ, () =>
      deleteStaff(context, id),
    );
    const deleted = await readOutcome(deleteStaff({ ...context, database }, id));
    expect([deleted, await outcome()]).toEqual(['done', 'not_found']);
  });

  test('ADR 0121: an undo at the same moment as a later change does not undo that', async () => {
    const { context, session, id } = await addStaff('Nour');
    const disable = (disabled: boolean) => updateStaff(context, id, { disabled }, session);
    const { change_id: change = '' } = await disable(true);
    const { database, outcome } = changeAfterRead(
      context.database,
      { ...READ, nth: 2 },
      async () => {
        await disable(false);
        await disable(true);
      },
    );
    const by = { session, key: undefined };
    await undoStaffChange({ ...context, database }, id, { change }, by);
    expect(await outcome()).toBe('done');
    const left = await findAccountById(context.database.db, Number(id));
    expect(left?.isDisabled).toBe(true);
  });
});
