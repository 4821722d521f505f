import type { Feature } from '@shop/contract/features';
import type { Media } from '../media/media.ts';
import type { Database } from '../db/database.ts';
import type { Catalogue } from './catalogue.ts';
import type { CountedEvents } from './counted-events.ts';
import type { OrderSettings } from './order-settings.ts';
import type { SigningKeys } from './signing-keys.ts';

/** How long a session lasts, in milliseconds: after its login, and without use. */
export type SessionLife = { absoluteMs: number; idleMs: number };

/** The dependencies of the services; the first argument of each. */
export type AppContext = {
  database: Database;
  media: Media;
  /** The public reads. */
  catalogue: Catalogue;
  features: ReadonlySet<Feature>;
  /** They sign access tokens and derive refresh tokens. */
  signingKeys: SigningKeys;
  sessionLife: SessionLife;
  /** The key of the hashes of known devices and addresses, and of the addresses in the trail; in no backup. */
  sourceKey: string;
  /** Its words are refused in passwords. */
  shopName: string;
  dataDir: string;
  /** The name of the account whose password is in the configuration, which every start sets again. */
  configuredAccount: string | undefined;
  /** False only in load tests. */
  rateLimit: boolean;
  orderSettings: OrderSettings;
  countedEvents: CountedEvents;
  /** The retention of security events, in days. */
  eventDays: number;
  /** Milliseconds since 1970, the same in all processes of the database. */
  now: () => number;
};
