/** The system's `prefers-reduced-motion`, or a simulated `reduce` or `no-preference`. */
export type MotionSetting = 'system' | 'reduced' | 'full';

const REDUCE = /\(prefers-reduced-motion:\s*reduce\)/;
const nativeMatchMedia = window.matchMedia.bind(window);

let current: MotionSetting = 'system';
/** The original condition of each media rule about motion. */
const conditions = new Map<CSSMediaRule, string>();

/**
 * Simulates `prefers-reduced-motion` in style sheets, including those added later, and in `matchMedia`. A
 * page has no API to change the system's setting.
 */
export function setMotion(motion: MotionSetting): void {
  current = motion;
  window.matchMedia = (query) => nativeMatchMedia(rewriteQuery(query));
  for (const sheet of document.styleSheets) rewriteSheet(sheet);
}

new MutationObserver(() => {
  if (current !== 'system') setMotion(current);
}).observe(document.head, { childList: true, subtree: true, characterData: true });

document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.sheet) rewriteSheet(target.sheet);
  },
  { capture: true },
);

/** Replaces the motion condition by a condition that is always or never true. */
function rewriteQuery(query: string): string {
  if (current === 'system') return query;
  return query.replace(REDUCE, current === 'reduced' ? '(min-width: 0)' : '(max-width: 0)');
}

function rewriteSheet(sheet: CSSStyleSheet): void {
  for (const rule of rulesOf(sheet)) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const original = conditions.get(rule) ?? rule.media.mediaText;
    if (!REDUCE.test(original)) continue;
    conditions.set(rule, original);
    rule.media.mediaText = rewriteQuery(original);
  }
}

/** Reading the rules of a style sheet that has not loaded throws. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
