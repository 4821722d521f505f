import type { Trial } from '../trial.ts';
import { accessTrials } from './access.ts';
import { fuzz } from './fuzz.ts';
import { uploadTrials } from './hostile-uploads.ts';
import { searchTrial } from './i3-searches.ts';
import { backups } from './k1-backups.ts';
import { carts } from './m3-carts.ts';
import { diskFullTrials } from './o10-disk-full.ts';
import { postgresRestarted } from './o11-postgres-restarted.ts';
import { killed } from './o9-killed.ts';
import { stormTrials } from './order-storms.ts';
import { uploadsKilled } from './u5-uploads-killed.ts';
import { soaked } from './soak.ts';
import { rollingRestart } from './v1-sigterm.ts';
import { brokenHttp } from './v3-broken-http.ts';
import { fiveTimes } from './v4-five-times.ts';
import { oneAddressTrial } from './v5-one-address.ts';

/** Every trial of the torture, in the order they run. */
export const allTrials: readonly Trial[] = [
  ...stormTrials,
  killed,
  ...diskFullTrials,
  postgresRestarted,
  uploadsKilled,
  carts,
  searchTrial,
  fuzz,
  ...uploadTrials,
  ...accessTrials,
  backups,
  rollingRestart,
  brokenHttp,
  fiveTimes,
  oneAddressTrial,
  soaked,
];
