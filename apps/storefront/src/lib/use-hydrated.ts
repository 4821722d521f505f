import { createContext, useContext } from 'react';

/**
 * Whether the rendered page is hydrated, with its early clicks answered. React would render a component that is
 * added earlier first, and wait for its chunk, because a page is hydrated with the lowest priority.
 */
export const HydratedContext = createContext(true);

/** Whether to render what the rendered page does not contain. Outside the layout nothing is hydrated. */
export function useHydrated(): boolean {
  return useContext(HydratedContext);
}
