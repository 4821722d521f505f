import { describe, expect, test, vi } from 'vitest';
import { memoryTexts } from './storage.ts';
import { forgetReload, reloadOnce } from './reload-once.ts';

function tab() {
  const { read, write, remove } = memoryTexts();
  const marks = { getItem: read, setItem: write, removeItem: remove };
  const reload = vi.fn<() => void>();
  return { reload, marks: () => marks };
}

describe('F6 a missing part is reloaded for once', () => {
  test('and again only after it has come', () => {
    const { marks, reload } = tab();
    expect(reloadOnce('/shop', marks, reload)).toBe(true);
    expect(reloadOnce('/shop', marks, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    forgetReload('/shop', marks);
    expect(reloadOnce('/shop', marks, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('each part for itself: another that comes changes nothing', () => {
    const { marks, reload } = tab();
    reloadOnce('/shop', marks, reload);
    forgetReload('/', marks);
    expect(reloadOnce('/shop', marks, reload)).toBe(false);
    expect(reloadOnce('/cart', marks, reload)).toBe(true);
  });

  test('not at all where storage is forbidden, or keeps nothing', () => {
    const reload = vi.fn<() => void>();
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const forgetful = {
      getItem: () => null,
      setItem: () => undefined,
      removeItem: () => undefined,
    };
    expect(reloadOnce('/shop', forbidden, reload)).toBe(false);
    expect(reloadOnce('/shop', () => forgetful, reload)).toBe(false);
    expect(() => forgetReload('/shop', forbidden)).not.toThrow();
    expect(reload).not.toHaveBeenCalled();
  });
});
