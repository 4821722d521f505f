import { atRest } from './at-rest.ts';

/**
 * Has the story now shown drawn in the other theme, as it stands, and lets `look` at it; ends in the
 * theme it began in. Rejects, naming the theme, with what `look` found.
 */
export async function inOtherTheme(look: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  const first = dataset.theme;
  const other = first === 'dark' ? 'light' : 'dark';
  dataset.theme = other;
  await atRest();
  await look().catch((error: unknown) => {
    throw new Error(`In the ${other} theme: ${String(error)}`, { cause: error });
  });
  dataset.theme = first;
  await atRest();
}
