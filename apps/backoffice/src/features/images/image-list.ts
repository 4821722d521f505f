import type { Image } from '@shop/contract/schemas';

/** An image in a form that is not saved yet: one that the product has, with its index there, or a new file. */
export type FormImage =
  | { kind: 'existing'; key: string; image: Image; index: number; color: string; removed: boolean }
  | { kind: 'new'; key: string; file: File; color: string };

/** A new file, with the colour of the product that it shows; none when it is empty or missing. */
export type ImageFile = { file: File; color?: string | undefined };

/** The images of a form when it opens. */
export function initialImages(
  existing: readonly Image[],
  files: readonly ImageFile[],
): FormImage[] {
  const images = existing.map((image, index): FormImage => ({
    kind: 'existing',
    key: `${index} ${image.path}`,
    image,
    index,
    color: image.color ?? '',
    removed: false,
  }));
  return addFiles(images, files);
}

/** Adds files at the end. */
export function addFiles(images: readonly FormImage[], files: readonly ImageFile[]): FormImage[] {
  const added = files.map(({ file, color = '' }): FormImage => ({
    kind: 'new',
    key: crypto.randomUUID(),
    file,
    color,
  }));
  return [...images, ...added];
}

/** Removes a new image; an existing one is only marked, and can be restored until the form is saved. */
export function removeImage(images: readonly FormImage[], key: string): FormImage[] {
  return images.flatMap((image) => {
    if (image.key !== key) return [image];
    return image.kind === 'existing' ? [{ ...image, removed: true }] : [];
  });
}

/** Restores a removed image at its position. */
export function restoreImage(images: readonly FormImage[], key: string): FormImage[] {
  return images.map((image) =>
    image.kind === 'existing' && image.key === key ? { ...image, removed: false } : image,
  );
}

/** Gives an image a colour of the product, or none. */
export function setImageColor(
  images: readonly FormImage[],
  key: string,
  color: string,
): FormImage[] {
  return images.map((image) => (image.key === key ? { ...image, color } : image));
}

/** Where an image is in the list, and the first and the last position it can move to. */
export type Positions = { index: number; first: number; last: number };

/**
 * The positions an image can move to. Without the feature `product-image-order` the API server puts
 * new images after the existing ones, so only new images can move, among themselves.
 */
export function allowedPositions(
  images: readonly FormImage[],
  key: string,
  canReorder: boolean,
): Positions {
  const index = images.findIndex((image) => image.key === key);
  const last = images.length - 1;
  if (canReorder) return { index, first: 0, last };
  const firstNew = images.filter(({ kind }) => kind === 'existing').length;
  return index < firstNew ? { index, first: index, last: index } : { index, first: firstNew, last };
}

/** Moves an image to a position, or to the nearest one that is allowed. */
export function moveImage(
  images: readonly FormImage[],
  key: string,
  to: number,
  canReorder: boolean,
): FormImage[] {
  const { index, first, last } = allowedPositions(images, key, canReorder);
  const moved = images[index];
  if (!moved) return [...images];
  return images.toSpliced(index, 1).toSpliced(Math.min(Math.max(to, first), last), 0, moved);
}

/** The key of the product's cover: the first image that is not removed. */
export function coverKey(images: readonly FormImage[]): string | undefined {
  return images.find((image) => image.kind === 'new' || !image.removed)?.key;
}

/** What the API server can store of the images: their order, and the colours of the product that they can have. */
export type ImageFeatures = { canReorder: boolean; colors: readonly string[] | undefined };

/**
 * The images in a save request (ADM-7); `image_order` only with the feature `product-image-order`, `image_colors`
 * only with `image-colors`. What the owner did not change is absent: the API server then keeps what it has, also
 * when another person changed it meanwhile.
 */
export type ImageDraft = {
  product_images: File[];
  removedImages: string[];
  image_order?: string[];
  image_colors?: Record<string, string>;
};

/** The form's images in the contract's format. */
export function imageDraft(
  images: readonly FormImage[],
  { canReorder, colors }: ImageFeatures,
): ImageDraft {
  const product_images: File[] = [];
  const removedImages: string[] = [];
  const image_order: string[] = [];
  const image_colors: [string, string][] = [];
  for (const image of images) {
    if (image.kind === 'existing' && image.removed) {
      removedImages.push(image.image.path);
      continue;
    }
    const name = image.kind === 'new' ? `new:${product_images.length}` : image.image.path;
    if (image.kind === 'new') product_images.push(image.file);
    image_order.push(name);
    if (colors?.includes(image.color)) image_colors.push([name, image.color]);
  }
  return {
    product_images,
    removedImages,
    ...(canReorder && isReordered(images) && { image_order }),
    ...(colors &&
      isRecolored(images, colors) && { image_colors: Object.fromEntries(image_colors) }),
  };
}

/** Whether the images are not in the order of the API server: the kept ones as they were, then the new ones. */
function isReordered(images: readonly FormImage[]): boolean {
  const places = images
    .filter((image) => image.kind === 'new' || !image.removed)
    .map((image) => (image.kind === 'existing' ? image.index : Number.POSITIVE_INFINITY));
  return places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0));
}

/** Whether a kept image has another colour than before, or a new one has a colour of the product. */
function isRecolored(images: readonly FormImage[], colors: readonly string[]): boolean {
  return images.some((image) => {
    if (image.kind === 'new') return colors.includes(image.color);
    return !image.removed && image.color !== (image.image.color ?? '');
  });
}
