import { readText } from '../setup/repository.mjs';
import { reportPath } from './part.mjs';
import { api, journeys } from './parts.mjs';
import { countInFolder, countNamed } from './reports.mjs';

/** The API's suite runs on each of these; its tests carry the database in their names. */
const DATABASES = ['SQLite', 'PostgreSQL'];

/**
 * What has to have run and of which the reports count no passed test: a database of the API's suite,
 * or the journeys. By name.
 */
export function withoutTests() {
  const apiReport = readText(reportPath(api.name)) ?? '{}';
  const journeysReport = readText(reportPath(journeys.name)) ?? '{}';
  return [
    ...DATABASES.filter((database) => countNamed(apiReport, database) === 0),
    ...(countInFolder(journeysReport, 'journeys') === 0 ? ['Journeys'] : []),
  ];
}
