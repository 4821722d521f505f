import { settled } from './settled.ts';

/**
 * Runs `check` with the current story in the other theme, then restores the theme. Rejects with
 * the theme's name and the error of `check`.
 */
export async function inOtherTheme(check: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  const initial = dataset.theme;
  const other = initial === 'dark' ? 'light' : 'dark';
  dataset.theme = other;
  await settled();
  await check().catch((error: unknown) => {
    throw new Error(`In the ${other} theme: ${String(error)}`, { cause: error });
  });
  dataset.theme = initial;
  await settled();
}
