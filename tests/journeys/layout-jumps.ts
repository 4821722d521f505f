import type { Page } from '@playwright/test';

/** A jump of parts of a page: when, in milliseconds; how far, as Layout Instability counts it; and which. */
export type Jump = { at: number; by: number; moved: string[] };

/** https://wicg.github.io/layout-instability/, which TypeScript's own types leave out. */
declare const LayoutShift: {
  new (): PerformanceEntry & {
    readonly value: number;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  };
};

/** Makes each document of a page note its jumps from its start on, for `jumpsOf`. */
export async function noteJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const placeOf = (box: DOMRectReadOnly) =>
      [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node.outerHTML : String(node?.textContent)).slice(0, 200);
    const seen = new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        if (!(shift instanceof LayoutShift)) continue;
        const moved = shift.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`,
        );
        performance.mark('jump', { detail: { at: shift.startTime, by: shift.value, moved } });
      }
    });
    seen.observe({ type: 'layout-shift', buffered: true });
  });
}

/** The jumps that the page has noted so far. */
export function jumpsOf(page: Page): Promise<Jump[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByName('jump')
      .flatMap((mark) => (mark instanceof PerformanceMark ? mark.detail : [])),
  );
}
