import type { RenderLink } from '../render-link.ts';
import styles from './breadcrumb.module.css';

export type BreadcrumbProps = {
  /** The accessible name. */
  label: string;
  /** The parent pages, from the top. */
  trail: readonly { label: string; renderLink: RenderLink }[];
  /** The current page. */
  current: string;
  /** The language of `current` when it differs from the page's. */
  currentLang?: string;
};

/** The path to the current page, with links to its parents. */
export function Breadcrumb({ label, trail, current, currentLang }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {trail.map((step) => (
          <li key={step.label} className={styles.step}>
            {step.renderLink({ className: styles.link, children: step.label })}
          </li>
        ))}
        <li className={styles.step} aria-current="page" lang={currentLang}>
          <bdi>{current}</bdi>
        </li>
      </ol>
    </nav>
  );
}
