import { ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';

/**
 * Refuses a part of a request that is for the owner only, such as a reduction. The contract declares which endpoints
 * are for the owner only.
 * @throws ShopError `forbidden` unless the session is an owner's
 */
export function requireOwner({ role }: Session): void {
  if (role !== 'owner') throw new ShopError('forbidden');
}
