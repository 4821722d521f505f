import { useKeptTexts } from '../../platform/texts-context.ts';
import { isSameLine, type LineKey } from './cart-line.ts';
import { awaitedLines } from './order-intent.ts';
import { newsOf, repairLine, type LineNews, type Today } from './todays-lines.ts';
import { useCart } from './use-cart.ts';
import { useChangeCart } from './use-change-cart.ts';

/** What has changed about the cart since it was filled, and how to take it over. */
export type Repairs = {
  news: readonly LineNews[];
  repair: (line: LineKey) => void;
  /** @param latest what was asked of the host since, where it was */
  repairAll: (latest?: Today) => void;
};

/**
 * Compares the cart with today's products; what cannot be had any more leaves it when repaired. Of
 * lines whose order was sent and not answered there is no news: that order may be what took the stock.
 */
export function useRepairs(today: Today): Repairs {
  const { lines } = useCart();
  const changeCart = useChangeCart();
  const awaited = awaitedLines(useKeptTexts());
  const isAwaited = (line: LineKey) => awaited.some((each) => isSameLine(each, line));
  return {
    news: lines.flatMap((line) => (isAwaited(line) ? [] : (newsOf(line, today) ?? []))),
    repair: (key) =>
      changeCart((now) =>
        now.flatMap((line) => (isSameLine(line, key) ? repairLine(line, today) : [line])),
      ),
    repairAll: (latest = today) =>
      changeCart((now) => now.flatMap((line) => repairLine(line, latest))),
  };
}
