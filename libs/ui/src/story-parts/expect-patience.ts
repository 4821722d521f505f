import { expect } from 'storybook/test';

/** Expects that an empty box stands still for its first second, moves after it, and comes to rest again. */
export async function expectPatience(box: Element): Promise<void> {
  const [movement] = box.getAnimations({ subtree: true });
  movement?.pause();
  const progressAt = (time: number) => {
    if (movement) movement.currentTime = time;
    return movement?.effect?.getComputedTiming().progress ?? 0;
  };
  await expect(progressAt(999)).toBe(0);
  await expect(progressAt(1_100)).toBeGreaterThan(0);
  await expect(movement?.effect?.getComputedTiming().endTime).toBeLessThan(60_000);
}
