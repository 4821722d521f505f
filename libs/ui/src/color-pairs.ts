import type { ColorRole } from './tokens.ts';

/** A foreground colour and a background on which it may be used. */
export type ColorPair = readonly [foreground: ColorRole, background: ColorRole];

const ON_PAGE = [
  'text',
  'textMuted',
  'primary',
  'primaryHover',
  'sale',
  'danger',
  'success',
] as const;

/** The allowed pairs for text, with a contrast of at least 4.5 : 1 in both themes (WCAG AA). */
export const textPairs: readonly ColorPair[] = [
  ...ON_PAGE.flatMap((foreground): ColorPair[] => [
    [foreground, 'background'],
    [foreground, 'surface'],
  ]),
  ['text', 'primaryTint'],
  ['textMuted', 'primaryTint'],
  ['primary', 'primaryTint'],
  ['sale', 'primaryTint'],
  ['danger', 'primaryTint'],
  ['text', 'placeholder'],
  ['textMuted', 'placeholder'],
  ['danger', 'dangerTint'],
  ['text', 'dangerTint'],
  ['success', 'successTint'],
  ['text', 'successTint'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onSale', 'sale'],
  ['onAccent', 'accent'],
  ['background', 'danger'],
  ['background', 'text'],
];

/** The allowed pairs for borders of controls, bars and icons, with at least 3 : 1 in both themes. */
export const controlPairs: readonly ColorPair[] = [
  ['control', 'background'],
  ['control', 'surface'],
  ['control', 'primaryTint'],
  ['text', 'surface'],
  ['primary', 'background'],
  ['primary', 'surface'],
  ['primary', 'primaryTint'],
  ['danger', 'background'],
  ['danger', 'surface'],
  ['success', 'surface'],
];
