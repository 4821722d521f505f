/**
 * The type of a property as it is written in TypeScript, for the table of properties: Storybook calls a `readonly`
 * list "unknown". Without named choices it has no control.
 */
export function typed(summary: string) {
  return { table: { type: { summary } }, control: false as const };
}
