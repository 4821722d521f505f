import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  /** What is chosen by it. */
  label: string;
  /** A `#RRGGBB` value to show beside the label; anything else is not drawn. */
  color?: string | undefined;
};

/** One thing that may be wanted or not, in a row as tall as a finger. */
export function Checkbox({ label, color, ...input }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input {...input} type="checkbox" className={styles.box} />
      {color !== undefined && /^#[\da-f]{6}$/i.test(color) && <Dot color={color} />}
      <span>{label}</span>
    </label>
  );
}

/** A drawing, since a page's content policy may refuse a style written into the page. */
function Dot({ color }: { color: string }) {
  return (
    <svg className={styles.dot} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="9.5" fill={color} stroke="currentColor" />
    </svg>
  );
}
