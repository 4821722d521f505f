import {
  captionSize,
  colors,
  customMedia,
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
  type Theme,
  typeScale,
  weights,
} from './tokens.ts';

type Properties = [name: string, value: string][];

/**
 * The tokens as CSS custom properties on `:root`: light and dark by `prefers-color-scheme`, sizes by window
 * width, durations 0 under `prefers-reduced-motion`.
 */
export function tokensCss(): string {
  const constants = [
    ...spaceSteps.map((step): [string, string] => [`space-${step}`, px(step * spaceUnit)]),
    ...entries('radius', radii, px),
    ...entries('weight', weights, String),
    ...entries('font', fonts, String),
    ...entries('layer', layers, String),
    ...entries(
      'elevation',
      elevations,
      ({ y, blur }) => `0 ${px(y)} ${px(blur)} var(--color-shadow)`,
    ),
    ['focus-ring-width', px(focusRing.width)],
    ['focus-ring-offset', px(focusRing.offset)],
    ['line-height', String(typeScale.lineHeight)],
    ['line-height-heading', String(typeScale.headingLineHeight)],
    ['content-width', px(layout.contentWidth)],
    ['header-height', px(layout.headerHeight)],
    ['target', px(layout.target)],
    ['drawer-width', layout.drawerWidth],
    ['ease', ease],
  ] satisfies Properties;
  return [
    block(':root', [
      ...constants,
      ...durationTokens(1),
      ...sizeTokens('mobile'),
      ...colorTokens('light'),
    ]),
    ':root { color-scheme: light dark; }',
    `@media ${customMedia['--from-desktop']} { ${block(':root', sizeTokens('desktop'))} }`,
    `@media (prefers-color-scheme: dark) { ${block(':root', colorTokens('dark'))} }`,
    `@media (prefers-reduced-motion: reduce) { ${block(':root', durationTokens(0))} }`,
  ].join('\n');
}

/** The colours of the attribute `data-theme`, where the theme is chosen: in the back office and in Storybook. */
export function themesCss(): string {
  return (['light', 'dark'] as const)
    .map((theme) =>
      block(`:root[data-theme='${theme}']`, colorTokens(theme), `color-scheme: ${theme};`),
    )
    .join('\n');
}

/** The `@custom-media` rules, for `@media (--phone)`. */
export function customMediaCss(): string {
  return Object.entries(customMedia)
    .map(([name, condition]) => `@custom-media ${name} ${condition};`)
    .join(' ');
}

function block(selector: string, properties: Properties, more = ''): string {
  const lines = properties.map(([name, value]) => `--${name}: ${value};`);
  return `${selector} { ${[...lines, more].join(' ')} }`;
}

function colorTokens(theme: Theme): Properties {
  return entries('color', colors[theme], String);
}

function sizeTokens(size: 'mobile' | 'desktop'): Properties {
  const ratio = size === 'mobile' ? typeScale.mobileRatio : typeScale.desktopRatio;
  return [
    ['text-caption', rem(captionSize)],
    ...entries('text', textSteps, (step) => rem(typeScale.base * ratio ** step)),
    ['space-section', px(layout.section[size])],
    ['space-gutter', px(layout.gutter[size])],
  ];
}

function durationTokens(factor: 0 | 1): Properties {
  return entries('duration', durations, (time) => `${time * factor}ms`);
}

function entries<Value>(
  group: string,
  values: Record<string, Value>,
  format: (value: Value) => string,
): Properties {
  return Object.entries(values).map(([name, value]) => [`${group}-${kebab(name)}`, format(value)]);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function px(length: number): string {
  return `${length}px`;
}

function rem(length: number): string {
  return `${Number((length / typeScale.base).toFixed(4))}rem`;
}
