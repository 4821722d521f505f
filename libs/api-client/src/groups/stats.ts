import type { Stats, StatsQuery } from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import type { CallOptions } from '../options.ts';
import { readStats } from '../readers/stats.ts';

/** The owner's statistics. */
export function adminStats({ get }: HttpClient) {
  return {
    /** Feature `stats`. */
    get: (query: StatsQuery, { signal }: CallOptions = {}): Promise<Stats> =>
      get('readStats', readStats, { query, signal }),
  };
}
