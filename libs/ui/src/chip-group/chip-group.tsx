import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './chip-group.module.css';

/** An option. */
type Chip = {
  /** Unique within the group. */
  value: string;
  /** The displayed text. */
  name: string;
  /** The language of the name when it differs from the page's. */
  lang?: string | undefined;
  /** Present for a sold-out value, which is marked; screen readers read this text after its name. */
  soldOutText?: string | undefined;
  /** Chips with the same group are one row. */
  group?: string | undefined;
  /** A number beside the name. */
  count?: number | undefined;
  /** What the number is. */
  description?: string | undefined;
};

type Props = {
  label: string;
  chips: readonly Chip[];
  /** Wider chips. */
  isWide?: boolean;
  /** The id of the text that explains what is wrong with the choice; it marks the group. */
  errorId?: string | undefined;
  inputOf: (chip: Chip) => ComponentProps<'input'>;
};

/** Short values in a row under a legend, each a checkbox or radio button. */
export function ChipGroup({ label, chips, isWide = false, errorId, inputOf }: Props) {
  return (
    <fieldset
      className={styles.group}
      aria-describedby={errorId}
      data-invalid={errorId !== undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {rowsOf(chips).map(([group, row]) => (
        <div
          key={group ?? ''}
          className={styles.row}
          data-wide={isWide}
          {...(group !== undefined && { role: 'group', 'aria-label': group })}
        >
          {row.map((chip) => (
            <label key={chip.value} className={styles.option}>
              <input className={styles.input} {...inputOf(chip)} />
              <span className={styles.chip} data-sold-out={chip.soldOutText !== undefined}>
                <span lang={chip.lang}>{chip.name}</span>
                {chip.count !== undefined && (
                  <span className={styles.count} aria-hidden="true">
                    {chip.count}
                  </span>
                )}
                {chip.soldOutText !== undefined && (
                  <VisuallyHidden> {chip.soldOutText}</VisuallyHidden>
                )}
              </span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

/** The rows: the chips by group, in their order. */
function rowsOf(chips: readonly Chip[]): [group: string | undefined, row: Chip[]][] {
  const rows = new Map<string | undefined, Chip[]>();
  for (const chip of chips) {
    const row = rows.get(chip.group);
    if (row) row.push(chip);
    else rows.set(chip.group, [chip]);
  }
  return [...rows];
}
