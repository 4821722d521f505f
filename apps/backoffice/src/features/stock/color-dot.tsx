import styles from './color-dot.module.css';

/** A dot of a product's colour; its name always stands beside it. A value that is no colour shows an empty ring. */
export function ColorDot({ value }: { value: string }) {
  return (
    <svg className={styles.dot} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={CSS.supports('color', value) ? value : 'none'} />
    </svg>
  );
}
