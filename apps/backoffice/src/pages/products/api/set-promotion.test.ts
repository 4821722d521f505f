import { expect, test } from 'vitest';
import { startProductServer } from '../testing/product-server.ts';
import { product } from '../testing/sample-product.ts';
import { promotionOf, setPromotion } from './set-promotion.ts';

const FEATURES = 'product-read stock-merge product-conflict undo';

test('F2 the undo of a promotion that is repeated after a lost response restores the discount before it', async () => {
  const { client, loseResponse } = await startProductServer([product], FEATURES);
  const promotion = promotionOf('50.00');
  loseResponse({ ...product, ...promotion });
  await expect(setPromotion(client, product, promotion)).rejects.toMatchObject({ kind: 'network' });
  const { before } = await setPromotion(client, product, promotion);
  expect(before).toEqual({ promo_percentage: '20.00', badge: 'Promo' });
});

test('F2 a repeat with another discount is undone at once, too', async () => {
  const { client, loseResponse } = await startProductServer([product], FEATURES);
  const lost = promotionOf('50.00');
  loseResponse({ ...product, ...lost });
  await expect(setPromotion(client, product, lost)).rejects.toMatchObject({ kind: 'network' });
  loseResponse({ ...product, ...lost });
  await expect(setPromotion(client, product, promotionOf('60.00'))).rejects.toThrow();
  expect(await setPromotion(client, product, promotionOf('70.00'))).toEqual({
    before: { promo_percentage: '20.00', badge: 'Promo' },
    change: undefined,
  });
});

test('F2 a discount that somebody else set after a lost response is what the undo restores', async () => {
  const { client, loseResponse } = await startProductServer([product], FEATURES);
  const promotion = promotionOf('50.00');
  loseResponse({ ...product, ...promotionOf('10.00') });
  await expect(setPromotion(client, product, promotion)).rejects.toMatchObject({ kind: 'network' });
  const { before } = await setPromotion(client, product, promotion);
  expect(before).toEqual(promotionOf('10.00'));
});
