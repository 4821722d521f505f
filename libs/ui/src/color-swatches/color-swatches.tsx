import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './color-swatches.module.css';

export type ColorSwatchesProps = {
  /** Names the choice: "Colour". */
  label: string;
  /** Each colour's value, such as `#17457F`, its name in words, and whether none of it is left. */
  options: readonly { value: string; name: string; soldOut?: boolean }[];
  /** The chosen one’s value; undefined before any is. */
  selected: string | undefined;
  /** Told the value of the one that is chosen. */
  onSelect: (value: string) => void;
  /** Read out after a colour of which nothing is left; needed for `soldOut` only. */
  soldOutText?: string;
};

/**
 * A product's colours, one of which is chosen; the chosen one's name stands beside the label. A
 * sold-out colour is crossed through yet can be chosen.
 */
export function ColorSwatches({
  label,
  options,
  selected,
  onSelect,
  soldOutText = '',
}: ColorSwatchesProps) {
  const group = useId();
  const chosen = options.find(({ value }) => value === selected);
  return (
    <fieldset className={styles.swatches}>
      <legend className={styles.legend}>
        {label} {chosen !== undefined && <span className={styles.chosen}>{chosen.name}</span>}
      </legend>
      <div className={styles.row}>
        {options.map(({ value, name, soldOut = false }) => (
          <label key={value} className={styles.option} title={name}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              value={value}
              checked={value === selected}
              onChange={() => onSelect(value)}
            />
            <Dot color={value} crossed={soldOut} />
            <VisuallyHidden>{soldOut ? `${name}, ${soldOutText}` : name}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A drawing, since a page's content policy may refuse a style written into the page. */
function Dot({ color, crossed }: { color: string; crossed: boolean }) {
  return (
    <svg className={styles.dot} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="15.5" fill={color} stroke="currentColor" />
      {crossed && (
        <>
          <path className={styles.halo} d="M4 28 28 4" />
          <path className={styles.cross} d="M4 28 28 4" />
        </>
      )}
    </svg>
  );
}
