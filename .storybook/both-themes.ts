/**
 * Has the story now shown drawn in the other theme, as it stands, and lets `look` at it; ends in the
 * theme it began in. Rejects, naming the theme, with what `look` found.
 */
export async function inOtherTheme(look: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  const first = dataset.theme;
  const other = first === 'dark' ? 'light' : 'dark';
  dataset.theme = other;
  await recolored();
  await look().catch((error: unknown) => {
    throw new Error(`In the ${other} theme: ${String(error)}`, { cause: error });
  });
  dataset.theme = first;
  await recolored();
}

/** No colour is on its way to another any more: what turns for ever, such as a skeleton, is none. */
async function recolored(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
