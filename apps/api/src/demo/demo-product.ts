import type { PictureOrder } from './drawings/draw-picture.ts';

/** One size on the shelf, as on the wire. */
export interface DemoSize {
  readonly size: string;
  readonly quantity: number;
}

/** One colour of a product, as on the wire: `color_name` is `#RRGGBB`. */
export interface DemoColour {
  readonly color_name: string;
  readonly sizes: readonly DemoSize[];
}

/** One picture of a product: its file in `demo-pictures`, and what it is drawn from. */
export interface DemoPicture extends PictureOrder {
  readonly file: string;
}

/** A product of the demo catalogue: the wire's fields (specification section 3), and its pictures in their order. */
export interface DemoProduct {
  readonly slug: string;
  readonly product_name: string;
  readonly description: string;
  /** TND, two decimals. */
  readonly price: string;
  /** Percent, two decimals; `0.00` when the badge is `No Badge`. */
  readonly promo_percentage: string;
  readonly badge: 'No Badge' | 'Promo';
  readonly gender: 'Men' | 'Women' | 'Accessoire';
  readonly season: 'New Arrivals' | 'Previous Collections';
  readonly is_popular: boolean;
  readonly colors: readonly DemoColour[];
  readonly pictures: readonly DemoPicture[];
}

/** A product as written down in the catalogue, before its files are named and its badge follows from its promotion. */
export interface ProductEntry {
  readonly slug: string;
  readonly name: string;
  readonly text: string;
  readonly price: string;
  readonly promo?: string;
  readonly popular?: boolean;
  readonly drawing: PictureOrder['drawing'];
  readonly ground: PictureOrder['ground'];
  readonly colours: readonly DemoColour[];
  /** Each picture's view; a colour other than the first is named by its place: `front/1`. */
  readonly views: readonly string[];
}

const named =
  (names: readonly string[]) =>
  (quantities: readonly number[]): readonly DemoSize[] =>
    quantities.flatMap((quantity, index) => {
      const size = names[index];
      return size === undefined || quantity < 0 ? [] : [{ size, quantity }];
    });

/** Stock from XS to XXL, in that order; a size that is not made is −1. */
export const letters = named(['XS', 'S', 'M', 'L', 'XL', 'XXL']);

/** Stock from 36 to 46 by twos: trousers and skirts; a size that is not made is −1. */
export const waists = named(['36', '38', '40', '42', '44', '46']);

/** Stock from 36 to 46 by ones: shoes; a size that is not made is −1. */
export const feet = named(['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46']);

/** Stock by belt length in centimetres. */
export const lengths = named(['85', '95', '105', '115']);

/** Stock of what comes in one size. */
export const oneSize = (quantity: number): readonly DemoSize[] => [
  { size: 'Taille unique', quantity },
];

/** One colour and its stock. */
export const dye = (color_name: string, sizes: readonly DemoSize[]): DemoColour => ({
  color_name,
  sizes,
});

const pictureOf = (entry: ProductEntry, shot: string, index: number): DemoPicture => {
  const [view = 'front', place = '0'] = shot.split('/');
  const colour = entry.colours[Number(place)]?.color_name;
  if (!colour) throw new Error(`${entry.slug} has no colour ${place}.`);
  return {
    file: `${entry.slug}-${index + 1}.webp`,
    drawing: entry.drawing,
    view,
    colour,
    ground: entry.ground,
  };
};

/** A shelf of the catalogue: its entries as products of one gender and season. */
export const shelf = (
  gender: DemoProduct['gender'],
  season: DemoProduct['season'],
  entries: readonly ProductEntry[],
): readonly DemoProduct[] =>
  entries.map((entry) => ({
    slug: entry.slug,
    product_name: entry.name,
    description: entry.text,
    price: entry.price,
    promo_percentage: entry.promo ?? '0.00',
    badge: entry.promo ? 'Promo' : 'No Badge',
    gender,
    season,
    is_popular: entry.popular ?? false,
    colors: entry.colours,
    pictures: entry.views.map((shot, index) => pictureOf(entry, shot, index)),
  }));
