import { expect } from 'storybook/test';

/** Expects that an empty box stands still for its first second, and moves after it. */
export async function expectPatience(box: Element): Promise<void> {
  const [movement] = box.getAnimations({ subtree: true });
  movement?.pause();
  const progressAt = (time: number) => {
    if (movement) movement.currentTime = time;
    return movement?.effect?.getComputedTiming().progress ?? 0;
  };
  await expect(progressAt(999)).toBe(0);
  await expect(progressAt(1_100)).toBeGreaterThan(0);
}
