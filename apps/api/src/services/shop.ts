import type { Feature } from '@shop/contract/features';
import type { Media } from '../media/media.ts';
import type { Database } from '../store/database.ts';
import type { Catalogue } from './catalogue.ts';

/** What the shop's services stand on; handed to each as its first argument. */
export type Shop = {
  database: Database;
  media: Media;
  /** The public reads. */
  catalogue: Catalogue;
  features: ReadonlySet<Feature>;
  /** Signs access tokens and derives refresh tokens; kept with the data. */
  secret: Uint8Array;
  /** Off for load tests only. */
  rateLimit: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
};
