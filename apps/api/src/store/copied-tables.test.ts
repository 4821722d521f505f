import { expect, test } from 'vitest';
import { eachDatabase, openPlace } from '../testing/each-database.ts';
import { COPIED_TABLES, UNCOPIED_TABLES } from './copied-tables.ts';

eachDatabase((makePlace) => {
  test('K2 every table there is has been thought of: copied or left out', async () => {
    const place = await makePlace();
    const { db, close } = await openPlace(place);
    const tables = await db.introspection.getTables();
    await close();
    await place.remove();
    const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'));
    const known = [...COPIED_TABLES.map(({ name }) => name), ...UNCOPIED_TABLES];
    expect(names.toSorted()).toEqual(known.toSorted());
  });
});
