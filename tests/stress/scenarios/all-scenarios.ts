import type { Scenario } from '../scenario.ts';
import { ownerUnderAttack } from './a1-owner-under-attack.ts';
import { accessScenarios } from './access.ts';
import { fuzz } from './fuzz.ts';
import { uploadScenarios } from './hostile-uploads.ts';
import { searchScenario } from './i3-searches.ts';
import { alteredDatabaseScenario } from './m5-altered-database.ts';
import { headersScenario } from './b1-headers.ts';
import { largestImagesScenario } from './u1-largest-images.ts';
import { onePhoneNumberScenario } from './o15-one-phone-number.ts';
import { privateFilesScenario } from './p3-private-files.ts';
import { trailScenario } from './p4-trail.ts';
import { backups } from './k1-backups.ts';
import { carts } from './m3-carts.ts';
import { diskFullScenarios } from './o10-disk-full.ts';
import { postgresRestarted } from './o11-postgres-restarted.ts';
import { silentDatabase } from './o18-silent-database.ts';
import { queueKilled } from './o19-queue-killed.ts';
import { killed } from './o9-process-killed.ts';
import { concurrentOrderScenarios } from './concurrent-orders.ts';
import { uploadsKilled } from './u5-uploads-killed.ts';
import { soaked } from './soak.ts';
import { memoryScenario } from './memory.ts';
import { distinctReadsScenario } from './r1-distinct-reads.ts';
import { clockSetBack } from './t1-clock-set-back.ts';
import { rollingRestart } from './v1-rolling-restart.ts';
import { brokenHttp } from './v3-broken-http.ts';
import { overloadScenario } from './v4-overload.ts';
import { oneAddressScenario } from './v5-one-address.ts';
import { rejectedOrdersScenario } from './v6-rejected-orders.ts';
import { largeUploadsScenario } from './z2-large-uploads.ts';

/** Every scenario of the stress test, in the order of execution. */
export const allScenarios: readonly Scenario[] = [
  ...concurrentOrderScenarios,
  onePhoneNumberScenario,
  killed,
  queueKilled,
  ...diskFullScenarios,
  postgresRestarted,
  silentDatabase,
  clockSetBack,
  uploadsKilled,
  alteredDatabaseScenario,
  carts,
  searchScenario,
  fuzz,
  ...uploadScenarios,
  largestImagesScenario,
  largeUploadsScenario,
  headersScenario,
  privateFilesScenario,
  trailScenario,
  ...accessScenarios,
  ownerUnderAttack,
  backups,
  rollingRestart,
  brokenHttp,
  overloadScenario,
  oneAddressScenario,
  rejectedOrdersScenario,
  distinctReadsScenario,
  memoryScenario,
  soaked,
];
