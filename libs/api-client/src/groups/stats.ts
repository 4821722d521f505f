import type { Dashboard, Stats, StatsQuery } from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import type { CallOptions } from '../options.ts';
import { readDashboard } from '../readers/dashboard.ts';
import { readStats } from '../readers/stats.ts';

/** The owner's statistics. */
export function adminStats({ get }: HttpClient) {
  return {
    /** Feature `stats`. */
    get: (query: StatsQuery, { signal }: CallOptions = {}): Promise<Stats> =>
      get('readStats', readStats, { query, signal }),
    /** Feature `dashboard`: what to do now, and the figures of a range of days. */
    getDashboard: (query: StatsQuery, { signal }: CallOptions = {}): Promise<Dashboard> =>
      get('readDashboard', readDashboard, { query, signal }),
  };
}
