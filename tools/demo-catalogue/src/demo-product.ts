import type { ProductDrawing } from './drawings/draw-product.ts';

/** A size and its stock, as in the API. */
export interface DemoSize {
  readonly size: string;
  readonly quantity: number;
}

/** A colour of a product, as in the API: `color_name` is `#RRGGBB`. */
export interface DemoColour {
  readonly color_name: string;
  readonly sizes: readonly DemoSize[];
}

/** An image of a product: its file in `images` and its drawing. */
export interface DemoImage extends ProductDrawing {
  readonly file: string;
}

/**
 * A product of the demo catalogue: the fields of the API (specification, section 3; feature `product-care`) and its
 * images in order.
 */
export interface DemoProduct {
  readonly slug: string;
  readonly product_name: string;
  readonly description: string;
  readonly material: string;
  readonly care: string;
  /** TND, two decimals. */
  readonly price: string;
  /** Percent, two decimals; `0.00` when the badge is `No Badge`. */
  readonly promo_percentage: string;
  readonly badge: 'No Badge' | 'Promo';
  readonly gender: 'Men' | 'Women' | 'Accessoire';
  readonly season: 'New Arrivals' | 'Previous Collections';
  readonly is_popular: boolean;
  readonly colors: readonly DemoColour[];
  readonly images: readonly DemoImage[];
}

/** The source of a demo product: its file names and its badge are derived. */
export interface ProductEntry {
  readonly slug: string;
  readonly name: string;
  readonly text: string;
  readonly material: string;
  readonly care: string;
  readonly price: string;
  readonly promo?: string;
  readonly popular?: boolean;
  readonly drawing: ProductDrawing['drawing'];
  readonly background: ProductDrawing['background'];
  readonly colours: readonly DemoColour[];
  /** The view of each image; `front/1` is the front in the second colour. */
  readonly views: readonly string[];
}

const stockBySize =
  (names: readonly string[]) =>
  (quantities: readonly number[]): readonly DemoSize[] =>
    quantities.flatMap((quantity, index) => {
      const size = names[index];
      return size === undefined || quantity < 0 ? [] : [{ size, quantity }];
    });

/** Stock of XS to XXL, in that order; −1 omits a size. */
export const letterSizes = stockBySize(['XS', 'S', 'M', 'L', 'XL', 'XXL']);

/** Stock of 36 to 46 in steps of two (trousers, skirts); −1 omits a size. */
export const waistSizes = stockBySize(['36', '38', '40', '42', '44', '46']);

/** Stock of 36 to 46 in steps of one (shoes); −1 omits a size. */
export const shoeSizes = stockBySize([
  '36',
  '37',
  '38',
  '39',
  '40',
  '41',
  '42',
  '43',
  '44',
  '45',
  '46',
]);

/** Stock by belt length in centimetres. */
export const beltLengths = stockBySize(['85', '95', '105', '115']);

/** Stock of a product that has one size. */
export const oneSize = (quantity: number): readonly DemoSize[] => [
  { size: 'Taille unique', quantity },
];

/** One colour and its stock. */
export const colour = (color_name: string, sizes: readonly DemoSize[]): DemoColour => ({
  color_name,
  sizes,
});

const imageOf = (entry: ProductEntry, viewSpec: string, index: number): DemoImage => {
  const [view = 'front', colourIndex = '0'] = viewSpec.split('/');
  const hex = entry.colours[Number(colourIndex)]?.color_name;
  if (!hex) throw new Error(`${entry.slug} has no colour ${colourIndex}.`);
  return {
    file: `${entry.slug}-${index + 1}.webp`,
    drawing: entry.drawing,
    view,
    colour: hex,
    background: entry.background,
  };
};

/** The products of one gender and season. */
export const productsOf = (
  gender: DemoProduct['gender'],
  season: DemoProduct['season'],
  entries: readonly ProductEntry[],
): readonly DemoProduct[] =>
  entries.map((entry) => ({
    slug: entry.slug,
    product_name: entry.name,
    description: entry.text,
    material: entry.material,
    care: entry.care,
    price: entry.price,
    promo_percentage: entry.promo ?? '0.00',
    badge: entry.promo ? 'Promo' : 'No Badge',
    gender,
    season,
    is_popular: entry.popular ?? false,
    colors: entry.colours,
    images: entry.views.map((viewSpec, index) => imageOf(entry, viewSpec, index)),
  }));
