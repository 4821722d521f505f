/** The program and the system of a session, as far as its `User-Agent` names them. */
export type Device = { browser: string | undefined; system: string | undefined; isMobile: boolean };

type Pattern = readonly [pattern: RegExp, name: string];

/** The order matters: most browsers also claim to be Chrome or Safari. */
const BROWSERS: readonly Pattern[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

const SYSTEMS: readonly Pattern[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

/** Recognises the common browsers and systems in a `User-Agent`. */
export function parseDevice(userAgent: string): Device {
  const find = (patterns: readonly Pattern[]) =>
    patterns.find(([pattern]) => pattern.test(userAgent))?.[1];
  return {
    browser: find(BROWSERS),
    system: find(SYSTEMS),
    isMobile: /Mobi|Android|iPhone|iPad/.test(userAgent),
  };
}
