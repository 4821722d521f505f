import { expect } from 'storybook/test';

/** Expects a placeholder's animation to start after one second and to end within a minute. */
export async function expectDelay(box: Element): Promise<void> {
  const [animation] = box.getAnimations({ subtree: true });
  animation?.pause();
  const progressAt = (time: number) => {
    if (animation) animation.currentTime = time;
    return animation?.effect?.getComputedTiming().progress ?? 0;
  };
  await expect(progressAt(999)).toBe(0);
  await expect(progressAt(1_100)).toBeGreaterThan(0);
  await expect(animation?.effect?.getComputedTiming().endTime).toBeLessThan(60_000);
}
