import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  /** The label. */
  label: string;
  /** A `#RRGGBB` colour to display beside the label; other values are ignored. */
  color?: string | undefined;
  /** How many results the choice has, at the end of the row. For screen readers, `title` names what is counted. */
  count?: number | undefined;
};

/** A checkbox with its label, as high as a touch target. */
export function Checkbox({ label, color, count, ...input }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input {...input} type="checkbox" className={styles.box} />
      {color !== undefined && /^#[\da-f]{6}$/i.test(color) && <Dot color={color} />}
      <span>{label}</span>
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </label>
  );
}

/** An SVG, because a content security policy may forbid style attributes. */
function Dot({ color }: { color: string }) {
  return (
    <svg className={styles.dot} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.5" fill={color} stroke="currentColor" />
    </svg>
  );
}
