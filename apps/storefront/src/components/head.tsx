import { createContext, use, type ReactNode } from 'react';

/** On the server: receives the elements of the head, which the server puts into the template's head. */
export const HeadContext = createContext<((elements: ReactNode) => void) | undefined>(undefined);

/**
 * Host elements of the document's head, such as `<title>` and `<meta>`. In the browser React itself
 * moves them there, and hydrates those that the server sent.
 */
export function Head({ children }: { children: ReactNode }) {
  const collect = use(HeadContext);
  if (!collect) return children;
  collect(children);
  return null;
}
