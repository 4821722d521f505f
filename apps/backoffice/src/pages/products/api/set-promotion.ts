import { isResponseLost, type ApiClient } from '@shop/api-client';
import type { Product, ProductFields } from '@shop/contract/schemas';
import { priceConfirmation } from '../form/price-question.ts';
import { mapByClient } from './map-by-client.ts';
import { baseOf, createProductUpdater, requireCurrent } from './update-product.ts';

/** The fields of a product that a promotion changes. */
export type Promotion = Pick<ProductFields, 'promo_percentage' | 'badge'>;

/**
 * A discount with the badge that belongs to it: Promo from more than 0, and none at 0.
 * @param percent in the contract's format, such as `20.00`
 */
export function promotionOf(percent: string): Promotion {
  return { promo_percentage: percent, badge: Number(percent) > 0 ? 'Promo' : 'No Badge' };
}

/** The promotion before updates whose response was lost, and the promotions that they sent. */
type LostPromotion = { before: Promotion; sent: readonly Promotion[] };

/** The lost updates of promotions, by product, until the next successful one. */
const lostPromotionsOf = mapByClient<LostPromotion>();

/**
 * Changes the promotion of a product and nothing else: all other fields are sent as they are at the moment,
 * because section 7 has no other way. The owner confirmed a steep discount before.
 * @returns the promotion before, also before updates that were applied although their response was lost; and the id of
 *   the change where the API server can undo it alone
 * @throws ApiError `not_found` when the product was deleted, `product_conflict` or `stock_moved`
 */
export async function setPromotion(
  client: ApiClient,
  { product_Id }: Pick<Product, 'product_Id'>,
  promotion: Promotion,
): Promise<{ before: Promotion; change: string | undefined }> {
  const product = await requireCurrent(client, product_Id);
  const base = baseOf(product);
  const update = createProductUpdater(client, product_Id);
  const lost = lostPromotionsOf(client);
  const earlier = lost.get(product_Id);
  const { promo_percentage, badge } = base.fields;
  const isApplied = earlier?.sent.some((sent) => isSamePromotion(sent, base.fields));
  const before = earlier && isApplied ? earlier.before : { promo_percentage, badge };
  try {
    const { change } = await update(
      {
        ...base.fields,
        ...promotion,
        ...priceConfirmation(client, { ...base.fields, ...promotion }),
        colors: product.colors,
        product_images: [],
        removedImages: [],
      },
      base,
    );
    lost.delete(product_Id);
    return { before, change: isApplied ? undefined : change };
  } catch (error) {
    if (isResponseLost(error)) {
      lost.set(product_Id, { before, sent: [...(earlier?.sent ?? []), promotion] });
    }
    throw error;
  }
}

function isSamePromotion(one: Promotion, other: Promotion): boolean {
  return (
    Number(one.promo_percentage) === Number(other.promo_percentage) && one.badge === other.badge
  );
}
