import type { Picture } from '@shop/contract/schemas';

/** A picture of a form until it is saved: one the product has, perhaps to be removed, or a file to come. */
export type PictureSlot =
  | { kind: 'kept'; key: string; picture: Picture; removed: boolean }
  | { kind: 'new'; key: string; file: File };

/** The slots of what is there when a form opens. */
export function startSlots(pictures: readonly Picture[], files: readonly File[]): PictureSlot[] {
  const kept = pictures.map((picture, index): PictureSlot => ({
    kind: 'kept',
    key: `${index} ${picture.path}`,
    picture,
    removed: false,
  }));
  return addFiles(kept, files);
}

/** The same slots with files after them. */
export function addFiles(slots: readonly PictureSlot[], files: readonly File[]): PictureSlot[] {
  const added = files.map((file): PictureSlot => ({ kind: 'new', key: crypto.randomUUID(), file }));
  return [...slots, ...added];
}

/** Takes a picture out: one the product has can be put back until the form is saved. */
export function removeSlot(slots: readonly PictureSlot[], key: string): PictureSlot[] {
  return slots.flatMap((slot) => {
    if (slot.key !== key) return [slot];
    return slot.kind === 'kept' ? [{ ...slot, removed: true }] : [];
  });
}

/** Puts a removed picture back where it was. */
export function restoreSlot(slots: readonly PictureSlot[], key: string): PictureSlot[] {
  return slots.map((slot) =>
    slot.kind === 'kept' && slot.key === key ? { ...slot, removed: false } : slot,
  );
}

/**
 * The places a slot may be moved to. A host without `picture-order` puts new pictures behind those
 * it has, in the order they are sent: there only new ones can be moved, among themselves.
 */
export function placesOf(
  slots: readonly PictureSlot[],
  key: string,
  anyOrder: boolean,
): { place: number; first: number; last: number } {
  const place = slots.findIndex((slot) => slot.key === key);
  const last = slots.length - 1;
  if (anyOrder) return { place, first: 0, last };
  const firstNew = slots.filter(({ kind }) => kind === 'kept').length;
  return place < firstNew ? { place, first: place, last: place } : { place, first: firstNew, last };
}

/** Moves a slot to a place, or as near to it as it may go. */
export function moveSlot(
  slots: readonly PictureSlot[],
  key: string,
  to: number,
  anyOrder: boolean,
): PictureSlot[] {
  const { place, first, last } = placesOf(slots, key, anyOrder);
  const moved = slots[place];
  if (!moved) return [...slots];
  const others = slots.toSpliced(place, 1);
  return others.toSpliced(Math.min(Math.max(to, first), last), 0, moved);
}

/** The first picture that stays: the product's cover. */
export function coverKey(slots: readonly PictureSlot[]): string | undefined {
  return slots.find((slot) => slot.kind === 'new' || !slot.removed)?.key;
}

/** What a save sends of the pictures (ADM-7); their order only to a host with `picture-order`. */
export type PictureDraft = {
  product_images: File[];
  removedImages: string[];
  image_order?: string[];
};

/** The slots as the contract writes them. */
export function pictureDraft(slots: readonly PictureSlot[], anyOrder: boolean): PictureDraft {
  const product_images: File[] = [];
  const removedImages: string[] = [];
  const image_order: string[] = [];
  for (const slot of slots) {
    if (slot.kind === 'new') {
      image_order.push(`new:${product_images.length}`);
      product_images.push(slot.file);
    } else if (slot.removed) removedImages.push(slot.picture.path);
    else image_order.push(slot.picture.path);
  }
  return { product_images, removedImages, ...(anyOrder && { image_order }) };
}
