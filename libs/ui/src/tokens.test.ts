import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { customMediaCss, tokensCss } from './tokens-css.ts';
import { type ColorRole, colors, customMedia } from './tokens.ts';

const TEXT: [ink: ColorRole, ground: ColorRole][] = [
  ...(
    ['ink', 'inkSoft', 'door', 'doorPressed', 'bougainvillea', 'error', 'olive'] as const
  ).flatMap((ink): [ColorRole, ColorRole][] => [
    [ink, 'wall'],
    [ink, 'surface'],
  ]),
  ['ink', 'doorTint'],
  ['door', 'doorTint'],
  ['ink', 'placeholder'],
  ['inkSoft', 'placeholder'],
  ['error', 'errorTint'],
  ['ink', 'errorTint'],
  ['olive', 'oliveTint'],
  ['onDoor', 'door'],
  ['onDoor', 'doorPressed'],
  ['onBougainvillea', 'bougainvillea'],
  ['onJasmine', 'jasmine'],
];

const CONTROLS: [line: ColorRole, ground: ColorRole][] = [
  ['outline', 'wall'],
  ['outline', 'surface'],
];

describe.each(['light', 'dark'] as const)('visual.md contrast, %s', (theme) => {
  test.each(TEXT)('%s on %s reads as text (WCAG AA, 4.5:1)', (ink, ground) => {
    expect(contrast(colors[theme][ink], colors[theme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROLS)('%s bounds a control on %s (3:1)', (line, ground) => {
    expect(contrast(colors[theme][line], colors[theme][ground])).toBeGreaterThanOrEqual(3);
  });
});

test('contrast is the ratio WCAG defines', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 2);
  expect(() => contrast('red', '#FFFFFF')).toThrow('red');
});

describe('tokens as custom properties', () => {
  test('every colour role is written for both themes', () => {
    expect(tokensCss()).toContain(`--color-door: ${colors.light.door};`);
    expect(tokensCss()).toContain(`--color-on-door: ${colors.dark.onDoor};`);
  });

  test('visual.md type: sizes step by 1.2 on phones and by 1.25 on desktops', () => {
    expect(tokensCss()).toContain('--text-heading-small: 1.44rem;');
    expect(tokensCss()).toContain('--text-heading-small: 1.5625rem;');
  });

  test('every named width is there for the style sheets', () => {
    for (const name of Object.keys(customMedia)) {
      expect(customMediaCss()).toContain(`@custom-media ${name} (width`);
    }
  });
});
