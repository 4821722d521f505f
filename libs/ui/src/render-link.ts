import type { ReactElement, ReactNode } from 'react';

/** The props a component passes to the link that its caller renders. */
export type LinkProps = {
  className: string | undefined;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
  'data-variant'?: string;
  /** These and the following props are for an option of a combobox. */
  role?: 'option';
  tabIndex?: number;
  onClick?: () => void;
};

/**
 * Renders a link with the caller's router, which the library does not depend on:
 * `(props) => <Link to="/shop" {...props} />`.
 */
export type RenderLink = (props: LinkProps) => ReactElement;
