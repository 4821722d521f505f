import { useId } from 'react';
import { ChoiceChips } from '../choice-chips/choice-chips.tsx';

export type SizeSelectorProps = {
  /** Names the choice: "Size". */
  label: string;
  /** `lang`: the language of the name, where it is not the page's. */
  options: readonly { value: string; name: string; lang?: string | undefined; soldOut: boolean }[];
  /** The chosen one’s value; undefined before any is. */
  selected: string | undefined;
  /** Told the value of the one that is chosen. */
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
    <ChoiceChips
      label={label}
      isWide
      chips={options.map(({ value, name, lang, soldOut }) => ({
        value,
        name,
        lang,
        ...(soldOut && { soldOutText }),
      }))}
      inputOf={({ value }) => ({
        type: 'radio',
        name: group,
        value,
        checked: value === selected,
        onChange: () => onSelect(value),
      })}
    />
  );
}
