import type { ApiProduct, SecurityEventChange } from '@shop/contract/schemas';
import type { PlacedSiteImage } from '../db/site-images.ts';

type Texts = Readonly<Record<string, string>>;
type Changes = Record<string, SecurityEventChange>;

/** Long texts are cut: the trail shows what changed, it is no copy of the data. */
const MAX_TEXT_LENGTH = 200;
/** A product has up to 2,400 variants. */
const MAX_FIELDS = 60;
const IMAGE_NAME_LENGTH = 8;

/** The fields of a product in the trail: those of its form, and the stock of each variant. */
function textsOf(product: ApiProduct | undefined): Texts {
  if (!product) return {};
  const { product_images: images, colors, image_colors: _shown, ...fields } = product;
  const stock = colors.flatMap(({ color_name: color, sizes }) =>
    sizes.map(({ size, quantity }) => [`stock ${color} ${size}`, String(quantity)] as const),
  );
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)] as const);
  const names = images.map((path) => path.replace(/^.*\//, '').slice(0, IMAGE_NAME_LENGTH));
  return Object.fromEntries([...texts, ['product_images', names.join(' ')], ...stock]);
}

/**
 * The file without its name, the type and the place from 1 of a site image, as far as they differ.
 * @param before undefined for a new or restored image
 * @param after undefined for a deleted image
 */
export function describeSiteImageChanges(
  before: PlacedSiteImage | undefined,
  after: PlacedSiteImage | undefined,
): Changes {
  const changes = describeChanges(siteImageTexts(before), siteImageTexts(after));
  const hasOtherFile = before && after && before.image !== after.image;
  return { ...changes, ...(hasOtherFile && { image: {} }) };
}

function siteImageTexts(placed: PlacedSiteImage | undefined): Texts {
  return placed ? { image_type: placed.image_type, position: String(placed.position + 1) } : {};
}

/**
 * The fields of a product that differ, each with its text before and after; without texts where only an order, a
 * spelling or the colours of images changed.
 * @param before undefined for a new product
 * @param after undefined for a deleted product
 */
export function describeProductChanges(
  before: ApiProduct | undefined,
  after: ApiProduct | undefined,
): Changes {
  const changes = describeChanges(textsOf(before), textsOf(after));
  if (!before || !after) return changes;
  const hasStock = Object.keys(changes).some((field) => field.startsWith('stock '));
  return {
    ...changes,
    ...(!hasStock && layoutOf(before) !== layoutOf(after) && { colors: {} }),
    ...(!changes['product_images'] &&
      imageColorsOf(before) !== imageColorsOf(after) && { image_colors: {} }),
  };
}

/** The colours and sizes in their order and spelling. */
function layoutOf({ colors }: ApiProduct): string {
  return JSON.stringify(
    colors.map(({ color_name, sizes }) => [color_name, sizes.map(({ size }) => size)]),
  );
}

/** The colours of the images, in the order of the images. */
function imageColorsOf({ product_images: paths, image_colors: colors }: ApiProduct): string {
  return JSON.stringify(paths.map((path) => colors?.[path] ?? null));
}

/** The texts that differ. Beyond a number of fields, only their number. */
export function describeChanges(before: Texts, after: Texts): Changes {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fields.filter((field) => before[field] !== after[field]);
  const shown = changed.slice(0, MAX_FIELDS).map((field) => [
    field,
    {
      ...(before[field] !== undefined && { before: cutText(before[field]) }),
      ...(after[field] !== undefined && { after: cutText(after[field]) }),
    },
  ]);
  const more = changed.length - shown.length;
  return Object.fromEntries(more > 0 ? [...shown, ['more', { after: String(more) }]] : shown);
}

/** The beginning of a long text, for the trail. */
export function cutText(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).toWellFormed()}…` : text;
}
