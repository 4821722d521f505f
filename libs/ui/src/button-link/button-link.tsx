import type { ReactNode } from 'react';
import type { ButtonLook } from '../button/button.tsx';
import styles from '../button/button.module.css';
import type { RenderLink } from '../render-link.ts';

export type ButtonLinkProps = {
  /** How loud it is, as a button’s. */
  look?: ButtonLook;
  /** Says where it leads. */
  children: ReactNode;
  /** Renders the link that leads there. */
  renderLink: RenderLink;
};

/** A link that looks like a button: it leads somewhere and acts on nothing. */
export function ButtonLink({ look = 'primary', children, renderLink }: ButtonLinkProps) {
  return renderLink({
    className: styles.button,
    'data-look': look,
    children,
  });
}
