import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './size-selector.module.css';

export type SizeSelectorProps = {
  /** Names the choice: "Size". */
  label: string;
  options: readonly { value: string; soldOut: boolean }[];
  selected: string | undefined;
  onSelect: (value: string) => void;
  /** Read out after a size of which none is left. */
  soldOutText: string;
};

/**
 * The sizes of a colour, one of which is chosen. A sold-out size is marked (PROD-4) yet can be
 * reached and chosen, so that the page can say so (PROD-5).
 */
export function SizeSelector({
  label,
  options,
  selected,
  onSelect,
  soldOutText,
}: SizeSelectorProps) {
  const group = useId();
  return (
    <fieldset className={styles.sizes}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {options.map(({ value, soldOut }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              value={value}
              checked={value === selected}
              onChange={() => onSelect(value)}
            />
            <span className={styles.size} data-sold-out={soldOut}>
              {value}
              {soldOut && <VisuallyHidden> {soldOutText}</VisuallyHidden>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
