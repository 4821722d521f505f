import type { RenderLink } from '../render-link.ts';
import styles from './breadcrumb.module.css';

export type BreadcrumbProps = {
  /** Names it for screen readers. */
  label: string;
  /** The pages above this one, the widest first. */
  trail: readonly { label: string; renderLink: RenderLink }[];
  /** This page. */
  current: string;
};

/** Where this page stands, with a way up. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {trail.map((step) => (
          <li key={step.label} className={styles.step}>
            {step.renderLink({ className: styles.link, children: step.label })}
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
