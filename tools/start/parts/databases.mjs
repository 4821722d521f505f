import { readText } from '../setup/repository.mjs';
import { api } from './parts.mjs';
import { reportPath } from './part.mjs';
import { countNamed } from './reports.mjs';

/**
 * The databases on which the API's suite proved nothing, read from its report: the names of its tests
 * carry the database they ran on.
 */
export function databasesWithoutTests() {
  const report = readText(reportPath(api.name));
  return ['SQLite', 'PostgreSQL'].filter(
    (database) => report === undefined || countNamed(report, database) === 0,
  );
}
