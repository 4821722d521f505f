import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './color-swatches.module.css';

export type ColorSwatchesProps = {
  /** The legend: "Colour". */
  label: string;
  /** Each colour's value, such as `#17457F`, its name, and whether it is sold out. */
  options: readonly { value: string; name: string; soldOut?: boolean }[];
  /** The selected value; undefined before a selection. */
  selected: string | undefined;
  /** Called with the selected value. */
  onSelect: (value: string) => void;
  /** Read by screen readers after a sold-out colour's name. */
  soldOutText?: string;
};

/**
 * A product's colours as radio buttons; the selected one's name is beside the legend. A sold-out
 * colour is crossed out but can be selected.
 */
export function ColorSwatches({
  label,
  options,
  selected,
  onSelect,
  soldOutText = '',
}: ColorSwatchesProps) {
  const group = useId();
  const current = options.find(({ value }) => value === selected);
  return (
    <fieldset className={styles.swatches}>
      <legend className={styles.legend}>
        {label} {current !== undefined && <span className={styles.name}>{current.name}</span>}
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

/** An SVG, because a content security policy may forbid style attributes. */
function Dot({ color, crossed }: { color: string; crossed: boolean }) {
  return (
    <svg className={styles.dot} viewBox="0 0 32 32" aria-hidden="true">
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
