import {
  captionSize,
  colors,
  customMedia,
  durations,
  ease,
  fonts,
  layers,
  layout,
  radii,
  spaceSteps,
  spaceUnit,
  standIns,
  textSteps,
  type Theme,
  typeScale,
  weights,
} from './tokens.ts';

type Properties = [name: string, value: string][];

/**
 * The tokens as CSS custom properties on `:root`: light and dark by the shopper's system choice, or
 * by `data-theme` where a page sets it; sizes by window width; times 0 under prefers-reduced-motion.
 * A page that says `data-faces='later'` is shown in the stand-ins, and fetches no face, until it does not.
 */
export function tokensCss(): string {
  const steady = [
    ...spaceSteps.map((step): [string, string] => [`space-${step}`, px(step * spaceUnit)]),
    ...entries('radius', radii, px),
    ...entries('weight', weights, String),
    ...entries('font', fonts, String),
    ...entries('layer', layers, String),
    ['line-height', String(typeScale.lineHeight)],
    ['content-width', px(layout.contentWidth)],
    ['header-height', px(layout.headerHeight)],
    ['target', px(layout.target)],
    ['drawer-width', layout.drawerWidth],
    ['ease', ease],
  ] satisfies Properties;
  return [
    block(':root', [...steady, ...times(1), ...sized('mobile'), ...themed('light')]),
    ':root { color-scheme: light dark; }',
    block(":root[data-faces='later']", entries('font', standIns, String)),
    `@media ${customMedia['--from-desktop']} { ${block(':root', sized('desktop'))} }`,
    `@media (prefers-color-scheme: dark) { ${block(':root', themed('dark'))} }`,
    ...(['light', 'dark'] as const).map((theme) =>
      block(`:root[data-theme='${theme}']`, [...themed(theme)], `color-scheme: ${theme};`),
    ),
    `@media (prefers-reduced-motion: reduce) { ${block(':root', times(0))} }`,
  ].join('\n');
}

/** The `@custom-media` lines that let a style sheet write `@media (--phone)`. */
export function customMediaCss(): string {
  return Object.entries(customMedia)
    .map(([name, condition]) => `@custom-media ${name} ${condition};`)
    .join(' ');
}

function block(selector: string, properties: Properties, more = ''): string {
  const lines = properties.map(([name, value]) => `--${name}: ${value};`);
  return `${selector} { ${[...lines, more].join(' ')} }`;
}

function themed(theme: Theme): Properties {
  return entries('color', colors[theme], String);
}

function sized(size: 'mobile' | 'desktop'): Properties {
  const ratio = size === 'mobile' ? typeScale.mobileRatio : typeScale.desktopRatio;
  return [
    ['text-caption', rem(captionSize)],
    ...entries('text', textSteps, (step) => rem(typeScale.base * ratio ** step)),
    ['space-section', px(layout.section[size])],
    ['space-gutter', px(layout.gutter[size])],
  ];
}

function times(factor: 0 | 1): Properties {
  return entries('time', durations, (time) => `${time * factor}ms`);
}

function entries<Value>(
  group: string,
  values: Record<string, Value>,
  write: (value: Value) => string,
): Properties {
  return Object.entries(values).map(([name, value]) => [`${group}-${kebab(name)}`, write(value)]);
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
