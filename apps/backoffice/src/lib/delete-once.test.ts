import { ApiError } from '@shop/api-client';
import { expect, test, vi } from 'vitest';
import { deleteOnce } from './delete-once.ts';

const LOST = new ApiError('network', 'deleteOrder');
const MISSING = new ApiError('http', 'deleteOrder', { status: 404 });

test('F2: deletes once more after a lost response, and what is not found any more was deleted', async () => {
  const deleteItem = vi.fn().mockRejectedValueOnce(LOST).mockRejectedValueOnce(MISSING);
  await deleteOnce(deleteItem);
  expect(deleteItem).toHaveBeenCalledTimes(2);
});

test('F2: an item that was never there is not found', async () => {
  const deleteItem = vi.fn().mockRejectedValue(MISSING);
  await expect(deleteOnce(deleteItem)).rejects.toBe(MISSING);
  expect(deleteItem).toHaveBeenCalledOnce();
});

test('F2: the next deletion after two lost responses is a repeat, too', async () => {
  const deleteItem = vi.fn().mockRejectedValueOnce(LOST).mockRejectedValueOnce(LOST);
  await expect(deleteOnce(deleteItem)).rejects.toBe(LOST);
  deleteItem.mockRejectedValueOnce(MISSING);
  await deleteOnce(deleteItem, true);
  expect(deleteItem).toHaveBeenCalledTimes(3);
});
