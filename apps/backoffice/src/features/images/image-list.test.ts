import { expect, test } from 'vitest';
import {
  addFiles,
  coverKey,
  moveImage,
  imageDraft,
  allowedPositions,
  removeImage,
  restoreImage,
  initialImages,
  setImageColor,
  type FormImage,
} from './image-list.ts';

const existing = (path: string) => ({ path, url: `http://api.test${path}` });
const file = (name: string) => ({ file: new File(['x'], name, { type: 'image/jpeg' }) });
const PLAIN = { canReorder: false, colors: undefined };

/** Two existing images, a and b, and two new ones, c and d. */
function images(): FormImage[] {
  return addFiles(initialImages([existing('/a'), existing('/b')], []), [file('c'), file('d')]);
}

function names(list: readonly FormImage[]): string {
  return list.map((image) => (image.kind === 'new' ? image.file.name : image.image.path)).join(' ');
}

function keyOf(list: readonly FormImage[], index: number): string {
  return list[index]?.key ?? '';
}

test('ADM-6 a removed existing image can be restored until the form is saved; a removed new image is gone', () => {
  const all = images();
  const without = removeImage(removeImage(all, keyOf(all, 0)), keyOf(all, 2));
  expect(imageDraft(without, PLAIN)).toEqual({
    product_images: [expect.objectContaining({ name: 'd' })],
    removedImages: ['/a'],
  });
  expect(coverKey(without)).toBe(keyOf(all, 1));
  expect(imageDraft(restoreImage(without, keyOf(all, 0)), PLAIN).removedImages).toEqual([]);
});

test('product-image-order: any image moves to any position, the first is the cover, and the order is sent', () => {
  const all = images();
  const moved = moveImage(all, keyOf(all, 3), 0, true);
  expect(names(moved)).toBe('d /a /b c');
  expect(coverKey(moved)).toBe(keyOf(all, 3));
  expect(imageDraft(removeImage(moved, keyOf(all, 1)), { ...PLAIN, canReorder: true })).toEqual({
    product_images: [
      expect.objectContaining({ name: 'd' }),
      expect.objectContaining({ name: 'c' }),
    ],
    removedImages: ['/b'],
    image_order: ['new:0', '/a', 'new:1'],
  });
});

test('API-4 without product-image-order only new images move, among themselves, and no order is sent', () => {
  const all = images();
  expect(allowedPositions(all, keyOf(all, 0), false)).toEqual({ index: 0, first: 0, last: 0 });
  expect(allowedPositions(all, keyOf(all, 3), false)).toEqual({ index: 3, first: 2, last: 3 });
  expect(names(moveImage(all, keyOf(all, 3), 0, false))).toBe('/a /b d c');
  expect(names(moveImage(all, keyOf(all, 0), 3, false))).toBe('/a /b c d');
  expect(imageDraft(all, PLAIN)).not.toHaveProperty('image_order');
});

test('a position beyond the list is the nearest end', () => {
  const all = images();
  expect(names(moveImage(all, keyOf(all, 1), -4, true))).toBe('/b /a c d');
  expect(names(moveImage(all, keyOf(all, 1), 9, true))).toBe('/a c d /b');
});

test('product-image-order: an order that the owner did not change is not sent, so that another person’s order stays', () => {
  const sent = (list: readonly FormImage[]) =>
    imageDraft(list, { ...PLAIN, canReorder: true }).image_order;
  const all = images();
  expect(sent(all)).toBeUndefined();
  expect(sent(removeImage(all, keyOf(all, 0)))).toBeUndefined();
  const moved = moveImage(all, keyOf(all, 0), 1, true);
  expect(sent(moved)).toEqual(['/b', '/a', 'new:0', 'new:1']);
  expect(sent(moveImage(moved, keyOf(all, 0), 0, true))).toBeUndefined();
  // A removed image has no place.
  expect(sent(removeImage(moved, keyOf(all, 0)))).toBeUndefined();
  expect(sent(moveImage(all, keyOf(all, 2), 1, true))).toEqual(['/a', 'new:0', '/b', 'new:1']);
});

test('PROD-5 image-colors: colours that the owner did not change are not sent, so that another person’s stay', () => {
  const all = initialImages([{ ...existing('/a'), color: 'red' }, existing('/b')], [file('c')]);
  const sent = (list: readonly FormImage[], colors = ['red', 'blue']) =>
    imageDraft(list, { ...PLAIN, colors }).image_colors;
  expect(sent(all)).toBeUndefined();
  expect(sent(removeImage(all, keyOf(all, 0)))).toBeUndefined();
  // The API server forgets colours that the product no longer has.
  expect(sent(all, ['blue'])).toBeUndefined();
  expect(sent(setImageColor(all, keyOf(all, 0), ''))).toEqual({});
  expect(sent(setImageColor(all, keyOf(all, 2), 'blue'))).toEqual({ '/a': 'red', 'new:0': 'blue' });
});

test('PROD-5 image-colors: the colours of the images are sent, except those that the product no longer has', () => {
  const all = initialImages([{ ...existing('/a'), color: 'red' }, existing('/b')], [file('c')]);
  const draft = (list: FormImage[], colors?: string[]) =>
    imageDraft(list, { ...PLAIN, colors }).image_colors;
  const changed = setImageColor(all, keyOf(all, 2), 'blue');
  expect(draft(changed, ['red', 'blue'])).toEqual({ '/a': 'red', 'new:0': 'blue' });
  expect(draft(changed, ['blue'])).toEqual({ 'new:0': 'blue' });
  expect(draft(setImageColor(changed, keyOf(all, 0), ''), ['red', 'blue'])).toEqual({
    'new:0': 'blue',
  });
  expect(draft(removeImage(changed, keyOf(all, 0)), ['red', 'blue'])).toEqual({ 'new:0': 'blue' });
  expect(draft(changed)).toBeUndefined();
});
