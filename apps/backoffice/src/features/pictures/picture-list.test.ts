import { expect, test } from 'vitest';
import {
  addFiles,
  coverKey,
  moveSlot,
  pictureDraft,
  placesOf,
  removeSlot,
  restoreSlot,
  startSlots,
  type PictureSlot,
} from './picture-list.ts';

const picture = (path: string) => ({ path, url: `http://host${path}` });
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** Two pictures the product has, a and b, and two to come, c and d. */
function slots(): PictureSlot[] {
  return addFiles(startSlots([picture('/a'), picture('/b')], []), [file('c'), file('d')]);
}

function names(list: readonly PictureSlot[]): string {
  return list.map((slot) => (slot.kind === 'new' ? slot.file.name : slot.picture.path)).join(' ');
}

function keyOf(list: readonly PictureSlot[], place: number): string {
  return list[place]?.key ?? '';
}

test('ADM-6 a picture the product has can be put back until it is saved, a new one leaves', () => {
  const all = slots();
  const without = removeSlot(removeSlot(all, keyOf(all, 0)), keyOf(all, 2));
  expect(pictureDraft(without, false)).toEqual({
    product_images: [expect.objectContaining({ name: 'd' })],
    removedImages: ['/a'],
  });
  expect(coverKey(without)).toBe(keyOf(all, 1));
  expect(pictureDraft(restoreSlot(without, keyOf(all, 0)), false).removedImages).toEqual([]);
});

test('picture-order: any picture goes to any place, the first is the cover, and the order is sent', () => {
  const all = slots();
  const moved = moveSlot(all, keyOf(all, 3), 0, true);
  expect(names(moved)).toBe('d /a /b c');
  expect(coverKey(moved)).toBe(keyOf(all, 3));
  expect(pictureDraft(removeSlot(moved, keyOf(all, 1)), true)).toEqual({
    product_images: [
      expect.objectContaining({ name: 'd' }),
      expect.objectContaining({ name: 'c' }),
    ],
    removedImages: ['/b'],
    image_order: ['new:0', '/a', 'new:1'],
  });
});

test('API-4 without picture-order only new pictures move, among themselves, and no order is sent', () => {
  const all = slots();
  expect(placesOf(all, keyOf(all, 0), false)).toEqual({ place: 0, first: 0, last: 0 });
  expect(placesOf(all, keyOf(all, 3), false)).toEqual({ place: 3, first: 2, last: 3 });
  expect(names(moveSlot(all, keyOf(all, 3), 0, false))).toBe('/a /b d c');
  expect(names(moveSlot(all, keyOf(all, 0), 3, false))).toBe('/a /b c d');
  expect(pictureDraft(all, false)).not.toHaveProperty('image_order');
});

test('a place past either end is the end', () => {
  const all = slots();
  expect(names(moveSlot(all, keyOf(all, 1), -4, true))).toBe('/b /a c d');
  expect(names(moveSlot(all, keyOf(all, 1), 9, true))).toBe('/a c d /b');
});
