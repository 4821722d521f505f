import type { Image } from '@shop/contract/schemas';

/** An image in a form that is not saved yet: one that the product has, or a new file. */
export type FormImage =
  | { kind: 'existing'; key: string; image: Image; removed: boolean }
  | { kind: 'new'; key: string; file: File };

/** The images of a form when it opens. */
export function initialImages(existing: readonly Image[], files: readonly File[]): FormImage[] {
  const images = existing.map((image, index): FormImage => ({
    kind: 'existing',
    key: `${index} ${image.path}`,
    image,
    removed: false,
  }));
  return addFiles(images, files);
}

/** Adds files at the end. */
export function addFiles(images: readonly FormImage[], files: readonly File[]): FormImage[] {
  const added = files.map((file): FormImage => ({ kind: 'new', key: crypto.randomUUID(), file }));
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

/** The images in a save request (ADM-7); `image_order` only with the feature `product-image-order`. */
export type ImageDraft = {
  product_images: File[];
  removedImages: string[];
  image_order?: string[];
};

/** The form's images in the contract's format. */
export function imageDraft(images: readonly FormImage[], canReorder: boolean): ImageDraft {
  const product_images: File[] = [];
  const removedImages: string[] = [];
  const image_order: string[] = [];
  for (const image of images) {
    if (image.kind === 'new') {
      image_order.push(`new:${product_images.length}`);
      product_images.push(image.file);
    } else if (image.removed) removedImages.push(image.image.path);
    else image_order.push(image.image.path);
  }
  return { product_images, removedImages, ...(canReorder && { image_order }) };
}
