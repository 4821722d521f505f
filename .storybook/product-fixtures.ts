import { GENDERS, SEASONS } from '@shop/contract/constants';
import { discountedMillimes, formatMoney } from '@shop/contract/money';
import type { ApiProduct, ApiSiteImage } from '@shop/contract/schemas';
import { productFixtures } from '@shop/ui/product-fixtures';

const COLORS = ['#17457F', '#F1E6CE', '#B3315F', '#1A1A1A'];
const SIZES = ['S', 'M', 'L', 'XL'];
const FIRST_PRICE = 39_900;
const PROMO_HUNDREDTHS = 20_00;

/** Absolute URLs: section 7 allows them. */
const imageUrls = productFixtures.map(({ image }) => new URL(image, document.baseURI).href);

/**
 * 48 products, two seasons of eight for each gender: every third on promotion, every fourth popular,
 * the second size of each colour sold out.
 */
export const fixtureProducts: ApiProduct[] = GENDERS.flatMap((gender, genderIndex) =>
  SEASONS.flatMap((season, seasonIndex) =>
    productFixtures.map(({ name }, index): ApiProduct => {
      const position = genderIndex * 16 + seasonIndex * 8 + index;
      const price = FIRST_PRICE + position * 4_300;
      const promo = position % 3 === 0 ? PROMO_HUNDREDTHS : 0;
      return {
        product_Id: String(position + 1),
        product_name: seasonIndex === 0 ? name : `${name} ${position + 1}`,
        description: 'Coupe droite, matière douce et tenue ; lavage à trente degrés.',
        price: formatMoney(price),
        promo_percentage: promo === 0 ? '0.00' : '20.00',
        discounted_price: formatMoney(discountedMillimes(price, promo)),
        badge: promo === 0 ? 'No Badge' : 'Promo',
        gender,
        season,
        is_popular: position % 4 === 0,
        product_images: [0, 1, 2].flatMap((view) => imageUrls[(index + view) % 8] ?? []),
        colors: COLORS.slice(0, 2 + (position % 3)).map((color_name) => ({
          color_name,
          sizes: SIZES.map((size, step) => ({ size, quantity: step === 1 ? 0 : 5 })),
        })),
      };
    }),
  ),
);

/** Five banners and three rounded images. */
export const fixtureSiteImages: ApiSiteImage[] = imageUrls.map((image, index) => ({
  id: String(index + 1),
  image,
  image_type: index < 5 ? 'banner' : 'rounded',
}));
