import type { RenderLink } from '../render-link.ts';
import styles from './breadcrumb.module.css';

export type BreadcrumbProps = {
  /** Names it for screen readers. */
  label: string;
  /** The pages above this one, the widest first. */
  trail: readonly { label: string; renderLink: RenderLink }[];
  /** This page. */
  current: string;
  /** The language of `current`, where it is another than the page's. */
  currentLang?: string;
};

/** Where this page stands, with a way up. */
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
          {current}
        </li>
      </ol>
    </nav>
  );
}
