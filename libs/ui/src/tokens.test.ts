import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { customMediaCss, tokensCss } from './tokens-css.ts';
import { type ColorRole, colors, customMedia } from './tokens.ts';

const TEXT: [foreground: ColorRole, background: ColorRole][] = [
  ...(
    ['text', 'textMuted', 'primary', 'primaryHover', 'sale', 'danger', 'success'] as const
  ).flatMap((foreground): [ColorRole, ColorRole][] => [
    [foreground, 'background'],
    [foreground, 'surface'],
  ]),
  ['text', 'primaryTint'],
  ['primary', 'primaryTint'],
  ['text', 'placeholder'],
  ['textMuted', 'placeholder'],
  ['danger', 'dangerTint'],
  ['text', 'dangerTint'],
  ['success', 'successTint'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onSale', 'sale'],
  ['onAccent', 'accent'],
];

const CONTROLS: [line: ColorRole, background: ColorRole][] = [
  ['control', 'background'],
  ['control', 'surface'],
];

describe.each(['light', 'dark'] as const)('contrast, %s', (theme) => {
  test.each(TEXT)('%s on %s is legible as text (WCAG AA, 4.5:1)', (foreground, background) => {
    expect(contrast(colors[theme][foreground], colors[theme][background])).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test.each(CONTROLS)(
    '%s is visible as the border of a control on %s (3:1)',
    (line, background) => {
      expect(contrast(colors[theme][line], colors[theme][background])).toBeGreaterThanOrEqual(3);
    },
  );
});

test('contrast is the ratio that WCAG defines', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 2);
  expect(() => contrast('red', '#FFFFFF')).toThrow('red');
});

describe('tokens as custom properties', () => {
  test('both themes define every colour role', () => {
    expect(tokensCss()).toContain(`--color-primary: ${colors.light.primary};`);
    expect(tokensCss()).toContain(`--color-on-primary: ${colors.dark.onPrimary};`);
  });

  test('type sizes step by 1.2 on phones and by 1.25 on desktops', () => {
    expect(tokensCss()).toContain('--text-heading-small: 1.44rem;');
    expect(tokensCss()).toContain('--text-heading-small: 1.5625rem;');
  });

  test('every named width is a custom media rule', () => {
    for (const name of Object.keys(customMedia)) {
      expect(customMediaCss()).toContain(`@custom-media ${name} (width`);
    }
  });
});
