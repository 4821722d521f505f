import { ChoiceChips } from '../choice-chips/choice-chips.tsx';

export type CheckChipsProps = {
  /** Names the choice: "Size". */
  label: string;
  /** `lang`: the language of the name, where it is not the page's. */
  options: readonly { value: string; name: string; lang?: string | undefined; isChosen: boolean }[];
  /** Asked with the value whose choice is to change. */
  onToggle: (value: string) => void;
};

/** Short values in a row, any of which may be chosen. */
export function CheckChips({ label, options, onToggle }: CheckChipsProps) {
  const chosen = new Set(options.flatMap(({ value, isChosen }) => (isChosen ? [value] : [])));
  return (
    <ChoiceChips
      label={label}
      chips={options}
      inputOf={({ value }) => ({
        type: 'checkbox',
        checked: chosen.has(value),
        onChange: () => onToggle(value),
      })}
    />
  );
}
