import type { ReactElement, ReactNode } from 'react';

/** What a component puts on the link that its caller renders. */
export type LinkParts = {
  className: string | undefined;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
  'data-look'?: string;
};

/**
 * Renders a link with the caller's router, since the library knows none:
 * `(parts) => <Link to="/shop" {...parts} />`.
 */
export type RenderLink = (parts: LinkParts) => ReactElement;
