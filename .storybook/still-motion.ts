/** As the viewer's system says, as if it asked for less motion, or as if it did not. */
export type Motion = 'system' | 'reduced' | 'full';

const REDUCE = /\(prefers-reduced-motion:\s*reduce\)/;
const ask = window.matchMedia.bind(window);

let wanted: Motion = 'system';
/** Each rule that hangs on motion, with the condition its author wrote. */
const conditions = new Map<CSSMediaRule, string>();

/**
 * Has the page behave as under that answer to `prefers-reduced-motion`: its style sheets, those that
 * come later too, and what asks `matchMedia`. The system's own answer cannot be changed from inside.
 */
export function setMotion(motion: Motion): void {
  wanted = motion;
  window.matchMedia = (query) => ask(answered(query));
  for (const sheet of document.styleSheets) follow(sheet);
}

new MutationObserver(() => {
  if (wanted !== 'system') setMotion(wanted);
}).observe(document.head, { childList: true, subtree: true, characterData: true });

document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.sheet) follow(target.sheet);
  },
  { capture: true },
);

/** A query with the part on motion answered already. */
function answered(query: string): string {
  if (wanted === 'system') return query;
  return query.replace(REDUCE, wanted === 'reduced' ? '(min-width: 0)' : '(max-width: 0)');
}

function follow(sheet: CSSStyleSheet): void {
  for (const rule of rulesOf(sheet)) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const written = conditions.get(rule) ?? rule.media.mediaText;
    if (!REDUCE.test(written)) continue;
    conditions.set(rule, written);
    rule.media.mediaText = answered(written);
  }
}

/** None of a sheet whose link has not loaded. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
