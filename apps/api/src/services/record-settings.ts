import { z } from 'zod';
import { readSetting, writeSetting } from '../db/settings.ts';
import type { AppContext } from './app-context.ts';
import { describeChanges } from './describe-changes.ts';
import { recordEvent } from './record-event.ts';

/** The settings of the latest start. */
const RECORDED = 'recorded_settings';
const textsSchema = z.record(z.string(), z.string());

/**
 * Records the settings that differ from those of the start before. The first start only stores them.
 * @param settings by the name of their variable
 */
export async function recordSettings(
  context: Pick<AppContext, 'database' | 'now'>,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await context.database.transact(async (db) => {
    const stored = await readSetting(db, RECORDED);
    const former = stored === undefined ? {} : textsSchema.parse(JSON.parse(stored));
    // A setting that the version before did not record is no change.
    const changes = describeChanges({ ...settings, ...former }, settings);
    if (stored === JSON.stringify(settings)) return;
    await writeSetting(db, RECORDED, JSON.stringify(settings));
    if (Object.keys(changes).length > 0)
      await recordEvent(context, db, 'settings_changed', { changes });
  });
}
