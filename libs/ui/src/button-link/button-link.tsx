import type { ReactNode } from 'react';
import type { ButtonVariant } from '../button/button.tsx';
import styles from '../button/button.module.css';
import type { RenderLink } from '../render-link.ts';

export type ButtonLinkProps = {
  /** The visual emphasis, as a Button's. */
  variant?: ButtonVariant;
  /** The text of the link. */
  children: ReactNode;
  /** Renders the link. */
  renderLink: RenderLink;
};

/** A link with the appearance of a button. */
export function ButtonLink({ variant = 'primary', children, renderLink }: ButtonLinkProps) {
  return renderLink({
    className: styles.button,
    'data-variant': variant,
    children,
  });
}
