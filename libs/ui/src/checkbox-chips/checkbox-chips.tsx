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
      inputOf={({ value }) => ({
        type: 'checkbox',
        checked: selected.has(value),
        onChange: () => onToggle(value),
      })}
    />
  );
}
