import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './choice-chips.module.css';

/** One short value to choose. */
type Chip = {
  /** Tells it from the others. */
  value: string;
  /** What is shown of it. */
  name: string;
  /** The language of its name, where it is not the page's. */
  lang?: string | undefined;
  /** Read out after a value of which none is left, and marked; there is none for all others. */
  soldOutText?: string | undefined;
};

type Props = {
  label: string;
  chips: readonly Chip[];
  /** A finger's width more, where one is chosen for good. */
  isWide?: boolean;
  inputOf: (chip: Chip) => ComponentProps<'input'>;
};

/** Short values in a row under a legend, each of them a check box or radio button. */
export function ChoiceChips({ label, chips, isWide = false, inputOf }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row} data-wide={isWide}>
        {chips.map((chip) => (
          <label key={chip.value} className={styles.option}>
            <input className={styles.input} {...inputOf(chip)} />
            <span className={styles.chip} data-sold-out={chip.soldOutText !== undefined}>
              <span lang={chip.lang}>{chip.name}</span>
              {chip.soldOutText !== undefined && (
                <VisuallyHidden> {chip.soldOutText}</VisuallyHidden>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
