import { textSize } from './text-size.ts';
import {
  breakpoints,
  captionSize,
  colors,
  durations,
  ease,
  elevations,
  focusRing,
  fonts,
  layers,
  layout,
  radii,
  spaceSteps,
  spaceUnit,
  textSteps,
  type ColorRole,
  type Theme,
  typeScale,
  weights,
} from './tokens.ts';

type Token = { $type: string; $value: unknown; $description?: string };
type TokenGroup = { [name: string]: Token | TokenGroup };

/**
 * The tokens in the format of the W3C Design Tokens Community Group (2025.10), for design tools. The
 * colours and shadows of the two themes are groups of their own.
 */
export function tokensJson(): TokenGroup {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (ease.match(/-?[\d.]+/g) ?? []).map(Number);
  return {
    color: { light: colorTokens('light'), dark: colorTokens('dark') },
    elevation: { light: shadowTokens('light'), dark: shadowTokens('dark') },
    space: {
      ...Object.fromEntries(spaceSteps.map((step) => [step, px(step * spaceUnit)])),
      section: { mobile: px(layout.section.mobile), desktop: px(layout.section.desktop) },
      gutter: { mobile: px(layout.gutter.mobile), desktop: px(layout.gutter.desktop) },
    },
    size: {
      content: px(layout.contentWidth),
      header: px(layout.headerHeight),
      target: { ...px(layout.target), $description: 'The minimum size of a touch target.' },
    },
    radius: group(radii, px),
    breakpoint: group(breakpoints, px),
    focusRing: group(focusRing, px),
    duration: group(durations, (value) => ({ $type: 'duration', $value: { value, unit: 'ms' } })),
    easing: { standard: { $type: 'cubicBezier', $value: [x1, y1, x2, y2] } },
    layer: group(layers, number),
    font: group(fonts, (families) => ({ $type: 'fontFamily', $value: familiesOf(families) })),
    weight: group(weights, (value) => ({ $type: 'fontWeight', $value: value })),
    lineHeight: {
      text: number(typeScale.lineHeight),
      heading: number(typeScale.headingLineHeight),
    },
    text: {
      caption: px(captionSize),
      ...group(textSteps, (step) => ({
        mobile: px(textSize(step, 'mobile')),
        desktop: px(textSize(step, 'desktop')),
      })),
    },
  };
}

function group<Value>(
  values: Readonly<Record<string, Value>>,
  toToken: (value: Value) => Token | TokenGroup,
): TokenGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value)]));
}

function px(value: number): Token {
  return { $type: 'dimension', $value: { value, unit: 'px' } };
}

function number(value: number): Token {
  return { $type: 'number', $value: value };
}

function colorTokens(theme: Theme): TokenGroup {
  const palette: Record<ColorRole, string> = colors[theme];
  return group(palette, (value) => ({ $type: 'color', $value: colorValue(value) }));
}

function shadowTokens(theme: Theme): TokenGroup {
  return group(elevations, ({ y, blur }) => ({
    $type: 'shadow',
    $value: {
      color: `{color.${theme}.shadow}`,
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: y, unit: 'px' },
      blur: { value: blur, unit: 'px' },
      spread: { value: 0, unit: 'px' },
    },
  }));
}

/** A `#RRGGBB` colour, or `rgb(R G B / A)`, as components from 0 to 1. */
function colorValue(color: string) {
  const isHex = color.startsWith('#');
  const channels = isHex
    ? [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);
  const components = channels.slice(0, 3).map((channel) => Number((channel / 255).toFixed(4)));
  return {
    colorSpace: 'srgb',
    components,
    alpha: channels[3] ?? 1,
    ...(isHex && { hex: color.toLowerCase() }),
  };
}

function familiesOf(families: string): string[] {
  return families.split(',').map((family) => family.trim().replaceAll("'", ''));
}
