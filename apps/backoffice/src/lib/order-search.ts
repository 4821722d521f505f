import { normalizeForSearch, searchWords } from '@shop/contract/normalize-for-search';
import { parseCommandId } from '@shop/contract/command-id';
import type { Order } from '@shop/contract/schemas';
import { internationalDigits } from '@shop/i18n';

const LOCAL_PHONE = /^216(\d{8})$/;
/** A phone number as people write it, with at least three digits: "21" is no phone number yet. */
const PHONE_LIKE = /^\+?(?:[\s().\-/]*\d){3,}[\s().\-/]*$/;
/** A whole phone number among other words. */
const PHONE_INSIDE = /(?<!\S)\+?\d(?:[\s().\-/]*\d){7,}(?:[\s,;]+|$)/g;

/** What the shop's own texts write before the number of an order: "Order #". */
const HASH = /(?<!\S)(?:(?:order|commande)\s+)?#\s*(?=\w)/gi;
/** The same as "Commande n°" or "order no."; only before a whole number, because "no" also begins names. */
const NUMBER_SIGN = /^(?:(?:order|commande)\s+)?n(?:[°º]\s*|o(?:\.\s*|\s+))(?=\w{5}[\s-]?\w{5}$)/i;

/** A phone number's digits without the prefix of Tunisia, for searches. */
export function searchableDigits(phone: string): string {
  const digits = internationalDigits(phone);
  return LOCAL_PHONE.exec(digits)?.[1] ?? digits;
}

/**
 * A search in the API's format: each phone number as its digits, the number of an order without the "#" of a copied
 * "Order #", any other text unchanged. A phone number inside a longer text has eight digits at least, so that "12 rue"
 * stays a street.
 */
export function normalizeOrderSearch(typed: string): string {
  const search = withoutNumberSign(typed);
  return PHONE_LIKE.test(search)
    ? searchableDigits(search)
    : search.replace(PHONE_INSIDE, (phone) => `${searchableDigits(phone)} `).trim();
}

function withoutNumberSign(search: string): string {
  return search.replace(HASH, '').replace(NUMBER_SIGN, '');
}

type SearchableOrder = { text: string; digits: string };

/** A list of 10,000 orders is searched at each input; most of the time is the normalization. */
const searchable = new WeakMap<Order, SearchableOrder>();

function toSearchable(order: Order): SearchableOrder {
  const { command_id: id, client_name, email, street, city } = order;
  const texts = [id, id.replace('-', ''), client_name, email, street, city];
  return {
    text: normalizeForSearch(texts.join(' ')),
    digits: searchableDigits(order.number),
  };
}

/**
 * Whether an order matches a normalised search: every word, in any order, is in its number, name,
 * e-mail, phone, street or city.
 */
export function matchesOrder(order: Order, search: string): boolean {
  const { text, digits } = searchable.get(order) ?? toSearchable(order);
  searchable.set(order, { text, digits });
  const isFound = (word: string) =>
    text.includes(word) || (PHONE_LIKE.test(word) && digits.includes(searchableDigits(word)));
  return (
    order.command_id === parseCommandId(withoutNumberSign(search)) ||
    searchWords(normalizeOrderSearch(search)).every(isFound)
  );
}

/** Whether two orders have the same phone number, in any notation. */
export function hasSamePhone(one: Order, other: Order): boolean {
  const digits = internationalDigits(one.number);
  return digits !== '' && digits === internationalDigits(other.number);
}
