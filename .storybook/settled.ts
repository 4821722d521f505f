/**
 * Resolves when React has rendered earlier updates and every CSS transition has ended. Animations
 * that repeat, such as a skeleton's, are ignored.
 */
export async function settled(): Promise<void> {
  await nextFrame();
  await nextFrame();
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
