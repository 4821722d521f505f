import styles from './check-chips.module.css';

export type CheckChipsProps = {
  /** Names the choice: "Size". */
  label: string;
  options: readonly { value: string; name: string; isChosen: boolean }[];
  /** The language of the names, where it is not the page's. */
  lang?: string;
  /** Asked with the value whose choice is to change. */
  onToggle: (value: string) => void;
};

/** Short values in a row, any of which may be chosen. */
export function CheckChips({ label, options, lang, onToggle }: CheckChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {options.map(({ value, name, isChosen }) => (
          <label key={value} className={styles.option}>
            <input
              type="checkbox"
              className={styles.check}
              checked={isChosen}
              onChange={() => onToggle(value)}
            />
            <span className={styles.chip} lang={lang}>
              {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
