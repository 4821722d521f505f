import type { Feature } from '@shop/contract/features';
import type { Media } from '../media/media.ts';
import type { Database } from '../db/database.ts';
import type { Catalogue } from './catalogue.ts';

/** The dependencies of the services; the first argument of each. */
export type AppContext = {
  database: Database;
  media: Media;
  /** The public reads. */
  catalogue: Catalogue;
  features: ReadonlySet<Feature>;
  /** Signs access tokens and derives refresh tokens; stored in the database unless it is configured. */
  secret: Uint8Array;
  /** The name of the account whose password is in the configuration, which every start sets again. */
  configuredAccount: string | undefined;
  /** False only in load tests. */
  rateLimit: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
};
