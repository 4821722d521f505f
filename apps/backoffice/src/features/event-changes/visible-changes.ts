import type { SecurityEvent } from '@shop/contract/schemas';

type Changes = SecurityEvent['changes'];
type Change = Changes[string];

/** What the form of a new product has before anything is typed. */
const DEFAULTS = new Map([
  ['promo_percentage', '0.00'],
  ['badge', 'No Badge'],
  ['is_popular', 'false'],
]);

/** What a person sees of the changes of an event. */
export type VisibleChanges = {
  /** The name of a product that was added or deleted; a renamed one has both its names among the fields. */
  productName: string | undefined;
  fields: { field: string; change: Change }[];
};

/** The changes of an event without default values, and without what is shown beside them. */
export function visibleChanges(changes: Changes): VisibleChanges {
  const productName = nameOfProduct(changes);
  const fields = Object.entries(changes)
    .map(([field, change]) => ({ field, change }))
    .filter(({ field, change }) => !isDefault(field, change) && !isRepeated(field, changes))
    .filter(({ field }) => productName === undefined || field !== 'product_name');
  return { productName, fields };
}

function nameOfProduct({ product_name: name }: Changes): string | undefined {
  if (name?.before !== undefined && name.after !== undefined) return undefined;
  return name?.before || name?.after || undefined;
}

/** Whether it is a default value of a product that was added or deleted, which a person cannot interpret. */
function isDefault(field: string, { before, after }: Change): boolean {
  if (before !== undefined && after !== undefined) return false;
  const value = before ?? after;
  return value === '' || (value !== undefined && DEFAULTS.get(field) === value);
}

/**
 * Whether it repeats what is beside it: the number of the product, which the event names, or the price after
 * promotion of a product that has none.
 */
function isRepeated(field: string, { price, discounted_price: discounted }: Changes): boolean {
  if (field === 'product_Id') return true;
  if (field !== 'discounted_price') return false;
  return discounted?.before === price?.before && discounted?.after === price?.after;
}
