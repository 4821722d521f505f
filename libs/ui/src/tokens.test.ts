import { describe, expect, test } from 'vitest';
import { controlPairs, textPairs } from './color-pairs.ts';
import { contrast } from './contrast.ts';
import { customMediaCss, tokensCss } from './tokens-css.ts';
import { colors, customMedia, elevations, focusRing } from './tokens.ts';

describe.each(['light', 'dark'] as const)('contrast, %s', (theme) => {
  test.each(textPairs)('%s on %s is legible as text (WCAG AA, 4.5:1)', (foreground, background) => {
    expect(contrast(colors[theme][foreground], colors[theme][background])).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test.each(controlPairs)(
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

  test('each elevation is a shadow, and the focus ring has a width and an offset', () => {
    const { y, blur } = elevations.dialog;
    expect(tokensCss()).toContain(`--elevation-dialog: 0 ${y}px ${blur}px var(--color-shadow);`);
    expect(tokensCss()).toContain(`--focus-ring-offset: ${focusRing.offset}px;`);
  });

  test('every named width is a custom media rule', () => {
    for (const name of Object.keys(customMedia)) {
      expect(customMediaCss()).toMatch(new RegExp(`@custom-media ${name} \\((width|height)`));
    }
  });
});
