const LINES = 4;
const STEPS = [1, 2, 2.5, 5, 10];

/** The amounts beside the lines of a chart, from 0 to the first one that is not below the greatest amount. */
export function amountTicks(greatest: number): number[] {
  const shown = Math.max(greatest, LINES);
  const least = shown / LINES;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = magnitude * (STEPS.find((each) => each * magnitude >= least) ?? 10);
  const count = Math.ceil(shown / step);
  return Array.from({ length: count + 1 }, (_, line) => line * step);
}
