import { GENDERS, SEASONS } from '@shop/contract/constants';
import { discountedMillimes, formatMoney } from '@shop/contract/money';
import type { WireProduct, WireSiteImage } from '@shop/contract/schemas';
import { storyProducts } from '@shop/ui/story-products';

const COLORS = ['#17457F', '#F1E6CE', '#B3315F', '#1A1A1A'];
const SIZES = ['S', 'M', 'L', 'XL'];
const FIRST_PRICE = 39_900;
const PROMO_HUNDREDTHS = 20_00;

/** The drawings' addresses, absolute as a host of section 7 may give them. */
const pictures = storyProducts.map(({ picture }) => new URL(picture, document.baseURI).href);

/**
 * 48 products, two seasons of eight for each gender: every third on promotion, every fourth popular,
 * the second size of each colour sold out, one name as long as names get.
 */
export const fakeProducts: WireProduct[] = GENDERS.flatMap((gender, shelf) =>
  SEASONS.flatMap((season, rail) =>
    storyProducts.map(({ name }, index): WireProduct => {
      const place = shelf * 16 + rail * 8 + index;
      const price = FIRST_PRICE + place * 4_300;
      const promo = place % 3 === 0 ? PROMO_HUNDREDTHS : 0;
      return {
        product_Id: String(place + 1),
        product_name: rail === 0 ? name : `${name} ${place + 1}`,
        description: 'Coupe droite, matière douce et tenue ; lavage à trente degrés.',
        price: formatMoney(price),
        promo_percentage: promo === 0 ? '0.00' : '20.00',
        discounted_price: formatMoney(discountedMillimes(price, promo)),
        badge: promo === 0 ? 'No Badge' : 'Promo',
        gender,
        season,
        is_popular: place % 4 === 0,
        product_images: [0, 1, 2].flatMap((view) => pictures[(index + view) % 8] ?? []),
        colors: COLORS.slice(0, 2 + (place % 3)).map((color_name) => ({
          color_name,
          sizes: SIZES.map((size, step) => ({ size, quantity: step === 1 ? 0 : 5 })),
        })),
      };
    }),
  ),
);

/** Five banners and three rounded pictures. */
export const fakeSiteImages: WireSiteImage[] = pictures.map((image, index) => ({
  id: String(index + 1),
  image,
  image_type: index < 5 ? 'banner' : 'rounded',
}));
