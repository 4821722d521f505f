import { ChipGroup } from '../chip-group/chip-group.tsx';

export type CheckboxChipsProps = {
  /** The legend: "Size". */
  label: string;
  /** `lang`: the language of the name when it differs from the page's. */
  options: readonly {
    value: string;
    name: string;
    lang?: string | undefined;
    isSelected: boolean;
    /** Options with the same group are one row: "Letters", "Numbers". */
    group?: string | undefined;
    /** How many results the choice has, beside its name. */
    count?: number | undefined;
    /** What is counted, as the tooltip and for screen readers: "12 products". */
    description?: string | undefined;
  }[];
  /** Called with the value that was checked or unchecked. */
  onToggle: (value: string) => void;
};

/** Short values in a row; any number of them may be selected. */
export function CheckboxChips({ label, options, onToggle }: CheckboxChipsProps) {
  const selected = new Set(options.flatMap(({ value, isSelected }) => (isSelected ? [value] : [])));
  return (
    <ChipGroup
      label={label}
      chips={options}
      inputOf={({ value, description }) => ({
        type: 'checkbox',
        title: description,
        checked: selected.has(value),
        onChange: () => onToggle(value),
      })}
    />
  );
}
