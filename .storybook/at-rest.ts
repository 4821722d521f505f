/**
 * React has drawn what was told it before, and nothing is on its way to another colour or place any
 * more: what turns for ever, such as a skeleton, is none.
 */
export async function atRest(): Promise<void> {
  await nextFrame();
  await nextFrame();
  const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
