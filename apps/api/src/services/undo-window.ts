import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import { CLOCK_TOLERANCE_MS } from '../db/clock.ts';
import type { AppContext } from './app-context.ts';

/**
 * Whether a change can be undone at this moment of the database's clock.
 * @param at when it was made
 */
export function isUndoInTime({ now }: Pick<AppContext, 'now'>, at: number): boolean {
  const age = now() - at;
  return age <= UNDO_WINDOW_MS && age >= -CLOCK_TOLERANCE_MS;
}
