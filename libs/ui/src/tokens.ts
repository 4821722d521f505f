/**
 * With `media.ts`, the only place of raw values: both apps' styles, the Material UI theme and Storybook use these. An
 * architecture test fails on a colour, font size or breakpoint anywhere else. Lengths are CSS pixels,
 * durations milliseconds.
 */

import {
  BELOW_DESKTOP_MEDIA,
  CAROUSEL_PAIR,
  CAROUSEL_PAIR_MEDIA,
  CAROUSEL_TRIO,
  CAROUSEL_TRIO_MEDIA,
  DESKTOP,
  NAVIGATION,
  PHONE_MEDIA,
} from './media.ts';

const light = {
  /** Page background. */
  background: '#FBF9F5',
  /** Cards, fields, dialogs. */
  surface: '#FFFFFF',
  /** Separates surfaces; never the border of a control. */
  border: '#E9E3D9',
  /** The border of a control: 3:1 on background and surface. */
  control: '#857C70',
  text: '#1D1B19',
  textMuted: '#5E5850',
  /** Links, primary buttons, focus ring, active navigation. */
  primary: '#17457F',
  primaryHover: '#0F325E',
  onPrimary: '#FFFFFF',
  primaryTint: '#E9EFF6',
  /** Promo price and badge. */
  sale: '#B3315F',
  onSale: '#FFFFFF',
  danger: '#B3261E',
  dangerTint: '#FBEDEB',
  /** Small accents only: the cart count. */
  accent: '#F3C969',
  onAccent: '#1D1B19',
  /** Success, in stock. */
  success: '#5B6B3A',
  successTint: '#EFF2E6',
  /** Skeletons and image placeholders. */
  placeholder: '#EFEAE1',
  /** Covers the page behind a drawer or dialog. */
  backdrop: 'rgb(29 27 25 / 0.48)',
  /** The only shadow: under floating elements. */
  shadow: 'rgb(29 27 25 / 0.14)',
} as const;

/** The role of a colour; every theme defines each role. */
export type ColorRole = keyof typeof light;

const dark: Record<ColorRole, string> = {
  background: '#15171B',
  surface: '#1D2025',
  border: '#32363D',
  control: '#8A857D',
  text: '#F3EFE8',
  textMuted: '#B9B2A7',
  primary: '#8DB4EA',
  primaryHover: '#B0CCF2',
  onPrimary: '#15171B',
  primaryTint: '#212D3D',
  sale: '#F08DB2',
  onSale: '#15171B',
  danger: '#FF8A80',
  dangerTint: '#382326',
  accent: '#F3C969',
  onAccent: '#15171B',
  success: '#A9BF7A',
  successTint: '#272D20',
  placeholder: '#282C32',
  backdrop: 'rgb(0 0 0 / 0.64)',
  shadow: 'rgb(0 0 0 / 0.5)',
};

/** Colours by theme and role. */
export const colors = { light, dark };

export type Theme = keyof typeof colors;

/** Window widths at which the layout changes, in pixels (specification, section 9 and section 2). */
export const breakpoints = {
  compact: 480,
  navigation: NAVIGATION,
  carouselPair: CAROUSEL_PAIR,
  desktop: DESKTOP,
  /** The back office's menu has labels beside its icons from here. */
  menuLabels: 1200,
  carouselTrio: CAROUSEL_TRIO,
  wide: 1280,
} as const;

/** Windows below this height have no room for more than a dialog's content and buttons, in pixels. */
const LOW_HEIGHT = 480;

/** The custom media of the style sheets: `@media (--phone)`. */
export const customMedia = {
  '--compact': `(width <= ${breakpoints.compact}px)`,
  '--phone': PHONE_MEDIA,
  '--from-tablet': `(width >= ${breakpoints.navigation}px)`,
  '--carousel-pair': CAROUSEL_PAIR_MEDIA,
  '--carousel-trio': CAROUSEL_TRIO_MEDIA,
  '--below-desktop': BELOW_DESKTOP_MEDIA,
  '--from-desktop': `(width >= ${breakpoints.desktop}px)`,
  '--wide': `(width >= ${breakpoints.wide}px)`,
  /** A phone on its side, or a page that is zoomed. */
  '--low': `(height < ${LOW_HEIGHT}px)`,
} as const;

/** System fonts with adjusted metrics, displayed until the web fonts have loaded. */
const fallbackFonts = {
  display: "'Newsreader Georgia', 'Newsreader Times', 'Newsreader Noto', Georgia, serif",
  text: "'Source Sans Arial', 'Source Sans Roboto', system-ui, sans-serif",
} as const;

/** The web fonts, then their fallback fonts. */
export const fonts = {
  display: `'Newsreader', ${fallbackFonts.display}`,
  text: `'Source Sans 3 Variable', ${fallbackFonts.text}`,
} as const;

/** Body text, and the ratio between font sizes: on phones, and from `breakpoints.desktop`. */
export const typeScale = {
  base: 16,
  lineHeight: 1.55,
  headingLineHeight: 1.15,
  mobileRatio: 1.2,
  desktopRatio: 1.25,
} as const;

/** The steps of each font size above body text; captions have a fixed, legible size. */
export const textSteps = {
  body: 0,
  lead: 1,
  headingSmall: 2,
  heading: 3,
  headingLarge: 4,
  display: 5,
} as const;

export const captionSize = 14;

export const weights = { regular: 400, medium: 500, semibold: 600 } as const;

/** One step of spacing; `--space-3` is three steps. */
export const spaceUnit = 4;

export const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const;

/** Space between sections and at the page's sides, on phones and from `breakpoints.desktop`. */
export const layout = {
  section: { mobile: 48, desktop: 80 },
  gutter: { mobile: 16, desktop: 32 },
  contentWidth: 1280,
  headerHeight: 80,
  /** The minimum size of a touch target. */
  target: 44,
  /** Relative to the window including its scrollbar. */
  drawerWidth: '80vw',
} as const;

/** `soft` for fields, buttons and cards; `round` for swatches, badges and the floating cart. */
export const radii = { soft: 2, round: 999 } as const;

/** The outline of the focused element, in the colour `primary`: its width, and the gap before it. */
export const focusRing = { width: 2, offset: 3 } as const;

/**
 * The shadows of elements above the page, from the lowest: distance down and blur, in the colour
 * `shadow`. What is part of the page has a border instead.
 */
export const elevations = {
  floating: { y: 6, blur: 20 },
  message: { y: 4, blur: 24 },
  popover: { y: 8, blur: 24 },
  dropdown: { y: 12, blur: 32 },
  dialog: { y: 24, blur: 64 },
} as const;

/** Milliseconds; all 0 under prefers-reduced-motion. */
export const durations = {
  feedback: 150,
  layout: 450,
  drawer: 500,
  /** The delay before a skeleton or placeholder is animated. */
  delay: 1_000,
} as const;

export const ease = 'cubic-bezier(0.22, 1, 0.36, 1)';

/** `z-index` values; dialogs and drawers are above them, in the browser's top layer. */
export const layers = { sticky: 10, floating: 20, dropdown: 30, toast: 40 } as const;
