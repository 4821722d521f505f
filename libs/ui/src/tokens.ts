/**
 * The one place of raw values: both apps' styles, the Material UI theme and Storybook are made from
 * these, and a house rule fails on a colour, a font size or a breakpoint written anywhere else.
 * Lengths are CSS pixels, times milliseconds.
 */

const light = {
  /** Page ground. */
  wall: '#FBF9F5',
  /** Cards, fields, dialogs. */
  surface: '#FFFFFF',
  /** Parts surfaces; never bounds a control. */
  hairline: '#E9E3D9',
  /** Bounds a control: 3:1 on wall and surface. */
  outline: '#857C70',
  ink: '#1D1B19',
  inkSoft: '#5E5850',
  /** Links, primary buttons, focus ring, active navigation. */
  door: '#17457F',
  doorPressed: '#0F325E',
  onDoor: '#FFFFFF',
  doorTint: '#E9EFF6',
  /** Promo price and badge. */
  bougainvillea: '#B3315F',
  onBougainvillea: '#FFFFFF',
  error: '#B3261E',
  errorTint: '#FBEDEB',
  /** Small accents only: the cart count. */
  jasmine: '#F3C969',
  onJasmine: '#1D1B19',
  /** Success, in stock. */
  olive: '#5B6B3A',
  oliveTint: '#EFF2E6',
  /** What stands where something is still to come. */
  placeholder: '#EFEAE1',
  /** Laid over the page behind a drawer or dialog. */
  scrim: 'rgb(29 27 25 / 0.48)',
  /** The one soft shadow, under what floats above the page. */
  shade: 'rgb(29 27 25 / 0.14)',
} as const;

/** Names what a colour is for; every theme gives each role a value. */
export type ColorRole = keyof typeof light;

const dark: Record<ColorRole, string> = {
  wall: '#15171B',
  surface: '#1D2025',
  hairline: '#32363D',
  outline: '#8A857D',
  ink: '#F3EFE8',
  inkSoft: '#B9B2A7',
  door: '#8DB4EA',
  doorPressed: '#B0CCF2',
  onDoor: '#15171B',
  doorTint: '#212D3D',
  bougainvillea: '#F08DB2',
  onBougainvillea: '#15171B',
  error: '#FF8A80',
  errorTint: '#382326',
  jasmine: '#F3C969',
  onJasmine: '#15171B',
  olive: '#A9BF7A',
  oliveTint: '#272D20',
  placeholder: '#282C32',
  scrim: 'rgb(0 0 0 / 0.64)',
  shade: 'rgb(0 0 0 / 0.5)',
};

/** Every colour by theme, then role. */
export const colors = { light, dark };

export type Theme = keyof typeof colors;

/** Where the layout changes, in pixels of window width (specification §9 and §2). */
export const breakpoints = {
  compact: 480,
  /** Desktop navigation from here; drawer and collapsed admin menu below. */
  navigation: 667,
  /** Carousels show two slides up to here. */
  carouselPair: 769,
  /** Desktop type scale and the shop's sidebar from here. */
  desktop: 1024,
  /** Carousels show three slides up to here. */
  carouselTrio: 1025,
  wide: 1280,
} as const;

/** The only media conditions on width that a style sheet may name: `@media (--phone)`. */
export const customMedia = {
  '--compact': `(width <= ${breakpoints.compact}px)`,
  '--phone': `(width < ${breakpoints.navigation}px)`,
  '--from-tablet': `(width >= ${breakpoints.navigation}px)`,
  '--carousel-pair': `(width <= ${breakpoints.carouselPair}px)`,
  '--carousel-trio': `(width <= ${breakpoints.carouselTrio}px)`,
  '--below-desktop': `(width < ${breakpoints.desktop}px)`,
  '--from-desktop': `(width >= ${breakpoints.desktop}px)`,
  '--wide': `(width >= ${breakpoints.wide}px)`,
} as const;

/** The visitor's own faces, resized to the shop's metrics: they stand in until those have come. */
export const standIns = {
  display: "'Newsreader Georgia', 'Newsreader Times', 'Newsreader Noto', Georgia, serif",
  text: "'Source Sans Arial', 'Source Sans Roboto', system-ui, sans-serif",
} as const;

/** Font families: the shop's own variable faces, which are fetched, on their stand-ins. */
export const fonts = {
  display: `'Newsreader Variable', ${standIns.display}`,
  text: `'Source Sans 3 Variable', ${standIns.text}`,
} as const;

/** Body text and the ratio between one size and the next: on phones, and from `breakpoints.desktop`. */
export const typeScale = {
  base: 16,
  lineHeight: 1.55,
  mobileRatio: 1.2,
  desktopRatio: 1.25,
} as const;

/** Each text size's steps above body text; caption is set apart (14px) so that it stays legible. */
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

/** One step of space; `--space-3` is three steps. */
export const spaceUnit = 4;

export const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const;

/** Space between sections and at the page's sides, on phones and from `breakpoints.desktop`. */
export const layout = {
  section: { mobile: 48, desktop: 80 },
  gutter: { mobile: 16, desktop: 32 },
  contentWidth: 1280,
  headerHeight: 80,
  /** The smallest thing a finger is asked to hit. */
  target: 44,
  /** Of the window, its scrollbar included. */
  drawerWidth: '80vw',
} as const;

export const radii = { soft: 2, round: 999 } as const;

/** Milliseconds; every one of them is 0 under prefers-reduced-motion. */
export const durations = {
  press: 150,
  layout: 450,
  drawer: 500,
  /** An empty box stands still for this long, then shows that it waits. */
  patience: 1_000,
} as const;

export const ease = 'cubic-bezier(0.22, 1, 0.36, 1)';

/** What stands above what; dialogs and drawers stand above all of them, in the browser's top layer. */
export const layers = { sticky: 10, floating: 20, dropdown: 30, toast: 40 } as const;
