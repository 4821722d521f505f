import { describe, expect, test } from 'vitest';
import { tokensJson } from './tokens-json.ts';
import { colors, durations, elevations, layers, radii, textSteps } from './tokens.ts';

const tokens = tokensJson();

type Found = { path: string; type: unknown; value: unknown };

/** Every token with its path; a group has no `$value`. */
function listTokens(node: object, path = ''): Found[] {
  if ('$value' in node) {
    return [{ path, type: '$type' in node ? node.$type : undefined, value: node.$value }];
  }
  return Object.entries(node).flatMap(([name, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null
      ? listTokens(child, path === '' ? name : `${path}.${name}`)
      : [{ path: `${path}.${name}`, type: undefined, value: child }],
  );
}

const list = listTokens(tokens);
const byPath = new Map(list.map((token) => [token.path, token]));

describe('the tokens as W3C Design Tokens JSON', () => {
  test('every token has a type of the format and a value', () => {
    const types = new Set([
      'color',
      'dimension',
      'duration',
      'cubicBezier',
      'fontFamily',
      'fontWeight',
      'number',
      'shadow',
    ]);
    expect(list.filter(({ type }) => !types.has(String(type)))).toEqual([]);
    expect(list.length).toBeGreaterThan(100);
  });

  test('no name contains a character that the format reserves', () => {
    const names = list.flatMap(({ path }) => path.split('.'));
    expect(names.filter((name) => /^\$|[{}.]/.test(name))).toEqual([]);
  });

  test('every token of each group is there, in both themes', () => {
    const groups = [
      ['color.light', colors.light],
      ['color.dark', colors.dark],
      ['elevation.dark', elevations],
      ['radius', radii],
      ['duration', durations],
      ['layer', layers],
    ] as const;
    for (const [path, values] of groups) {
      for (const name of Object.keys(values))
        expect(byPath.has(`${path}.${name}`), name).toBe(true);
    }
    for (const name of Object.keys(textSteps)) {
      expect(byPath.has(`text.${name}.mobile`), name).toBe(true);
    }
  });

  test('colours have components from 0 to 1, and translucent ones an alpha', () => {
    expect(byPath.get('color.light.onPrimary')?.value).toEqual({
      colorSpace: 'srgb',
      components: [1, 1, 1],
      alpha: 1,
      hex: '#ffffff',
    });
    expect(byPath.get('color.dark.shadow')?.value).toEqual({
      colorSpace: 'srgb',
      components: [0, 0, 0],
      alpha: 0.5,
    });
  });

  test('each alias refers to a token', () => {
    const aliases = [...JSON.stringify(tokens).matchAll(/"\{([^}]+)\}"/g)].map(([, path]) => path);
    expect(aliases.length).toBeGreaterThan(0);
    expect(aliases.filter((path = '') => !byPath.has(path))).toEqual([]);
  });

  test('durations are milliseconds, easing is a cubic Bézier curve, fonts are lists', () => {
    expect(byPath.get('duration.feedback')?.value).toEqual({
      value: durations.feedback,
      unit: 'ms',
    });
    expect(byPath.get('easing.standard')?.value).toEqual([0.22, 1, 0.36, 1]);
    expect(byPath.get('font.display')?.value).toContain('Newsreader');
  });
});
