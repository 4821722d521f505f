import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './color-dots.module.css';

export type ColorDotsProps = {
  /** `#RRGGBB` colours; other values have no dot. */
  colors: readonly string[];
  /** The names of the colours, for screen readers. */
  label: string;
};

const MAX_DOTS = 4;

/** The colours of a product as small dots, which cannot be selected. Of many, the first ones and a number. */
export function ColorDots({ colors, label }: ColorDotsProps) {
  const dots = [...new Set(colors)].filter((color) => /^#[\da-f]{6}$/i.test(color));
  const visible = dots.length > MAX_DOTS ? dots.slice(0, MAX_DOTS - 1) : dots;
  const more = dots.length - visible.length;
  return (
    <span className={styles.dots}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {visible.map((color) => (
        // An SVG, because a content security policy may forbid style attributes.
        <svg key={color} className={styles.dot} viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="5.5" fill={color} stroke="currentColor" />
        </svg>
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </span>
  );
}
