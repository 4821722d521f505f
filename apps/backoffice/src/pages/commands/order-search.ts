import { fold } from '@shop/contract/fold';
import { parseCommandId } from '@shop/contract/command-id';
import type { Order } from '@shop/contract/schemas';
import { internationalDigits } from '@shop/i18n';

const LOCAL_PHONE = /^216(\d{8})$/;
/** Digits and whatever people put between them; at least three digits, so that "21" is no phone yet. */
const PHONE_LIKE = /^\+?(?:[\s().\-/]*\d){3,}[\s().\-/]*$/;

/** A phone's digits as a search finds them however the number was written: no prefix of Tunisia's. */
export function searchableDigits(phone: string): string {
  const digits = internationalDigits(phone);
  return LOCAL_PHONE.exec(digits)?.[1] ?? digits;
}

/**
 * A folded search as the host finds it: an order's number as it is shown, a phone's digits whatever
 * stood between them; anything else as it is.
 */
export function hostSearch(search: string): string {
  const id = parseCommandId(search);
  if (id !== undefined) return fold(id);
  return PHONE_LIKE.test(search) ? searchableDigits(search) : search;
}

/** Whether an order answers a folded search: its number, its client's name, or the digits of its phone. */
export function orderMatches(order: Order, search: string): boolean {
  const bare = (text: string) => fold(text).replace(/[\s-]/g, '');
  return (
    fold(order.client_name).includes(search) ||
    bare(order.command_id).includes(bare(search)) ||
    fold(order.command_id) === hostSearch(search) ||
    (PHONE_LIKE.test(search) && order.number.replace(/\D/g, '').includes(searchableDigits(search)))
  );
}

/** Whether two orders were placed with the same phone, however it was written. */
export function hasSamePhone(one: Order, other: Order): boolean {
  const digits = internationalDigits(one.number);
  return digits !== '' && digits === internationalDigits(other.number);
}
